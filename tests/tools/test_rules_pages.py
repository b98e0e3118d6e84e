"""The rules pages: whole, linked, in four languages, with the numbers of the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.app.figures import BoardFigure, ChainFigure
from game.app.link import Kind, parse_link
from game.app.messages import SecretMade
from game.app.model import Screen
from game.app.opening import Opening, open_page
from game.app.proof import Origin
from game.app.share_messages import TakeOffer
from game.app.update import update
from game.engine.grid import print_space
from game.engine.tile import parse_tile
from game.games.catalogue import CATALOGUE
from game.i18n import LANGUAGES, Words
from game.view.speech import Speech
from tests.core.support import DATA
from tests.tools.html_tree import Element, tree
from tools.build import build_site
from tools.page import whole_addresses
from tools.project import HERE, Project, ToolError
from tools.rules import folders, owners, social
from tools.rules.markup import read
from tools.rules.pages import GAMES, page_of, path_of, render
from tools.rules.positions import POSITIONS, shown
from tools.rules.site import text_files
from tools.rules.social import social_picture, social_svg
from tools.rules_site import base_address, rules_site
from tools.runtime import ensure_runtime

BASE = "https://example.org/games/"
EACH = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site built without an address."""
    folder = tmp_path_factory.mktemp("site")
    build_site(HERE, folder, ensure_runtime(HERE))
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Element]:
    """Every rules page by its path."""
    paths = [path_of(game, language) for game, language in EACH]
    return {path: tree((site / path).read_text("utf-8")) for path in paths}


def test_every_game_has_a_page_in_every_language(site: Path) -> None:
    found = {str(path.relative_to(site)) for path in (site / "rules").rglob("*.html")}
    games = {path_of(entry.game, language) for entry in CATALOGUE for language in LANGUAGES}
    assert found == games | {*map(folders.path_of, LANGUAGES), "rules/index.html"}


@pytest.mark.parametrize("folder", folders.CHOICES)
def test_a_folder_leads_to_its_page_in_every_language(site: Path, folder: str) -> None:
    page = tree((site / folder / "index.html").read_text("utf-8"))
    scripts = [one.attrs["src"].partition("?")[0] for one in page.all("script")]
    assert scripts == ["../assets/early.js", "../assets/tongue.js"]
    links = {one.attrs["hreflang"]: one.attrs["href"] for one in page.all("a")}
    for language in LANGUAGES:
        led = tree((site / folder / links[language]).resolve().read_text("utf-8"))
        assert next(led.all("html")).attrs["lang"] == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_all_games_are_one_link_away(site: Path, language: str) -> None:
    path = site / folders.path_of(language)
    page = tree(path.read_text("utf-8"))
    found = [one.attrs["href"] for one in page.all("a") if one.attrs["href"].endswith(".html")]
    assert {f"{entry.game}.html" for entry in CATALOGUE} <= set(found)
    assert all((path.parent / one).resolve().is_file() for one in found)
    assert not list(page.all("script"))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_structure(pages: dict[str, Element], game: str, language: str) -> None:
    page = pages[path_of(game, language)]
    (html,) = page.all("html")
    assert html.attrs["lang"] == language
    levels = [int(one.tag[1]) for one in page.all("h1", "h2", "h3")]
    assert levels[0] == 1 and levels.count(1) == 1 and len(levels) > 6
    assert all(after <= before + 1 for before, after in pairwise(levels))
    names = [one.attrs["id"] for one in page.all() if "id" in one.attrs]
    assert len(names) == len(set(names))
    (title,) = page.all("title")
    assert 20 < len(title.text) < 90
    described = [one for one in page.all("meta") if one.attrs.get("name") == "description"]
    assert len(described) == 1 and 80 < len(described[0].attrs["content"]) < 220
    for table in page.all("table"):
        rows = [len([c for c in row.children if isinstance(c, Element)]) for row in table.all("tr")]
        assert len(set(rows)) == 1 and len(rows) > 3


@pytest.mark.parametrize(("game", "language"), EACH)
def test_nothing_is_fetched_and_no_script_runs(
    pages: dict[str, Element], game: str, language: str
) -> None:
    page = pages[path_of(game, language)]
    assert not list(page.all("script", "iframe", "img", "object"))
    for one in page.all():
        assert not any(name.startswith("on") or name == "src" for name in one.attrs)
        if one.tag == "link":
            assert one.attrs["href"].startswith("../../assets/")
        assert "url(" not in "".join(one.attrs.values())


@pytest.mark.parametrize(("game", "language"), EACH)
def test_links_lead_somewhere(
    pages: dict[str, Element], site: Path, game: str, language: str
) -> None:
    path = path_of(game, language)
    page = pages[path]
    names = {one.attrs["id"] for one in page.all() if "id" in one.attrs}
    for one in page.all("a", "link"):
        href = one.attrs["href"]
        if href.startswith("https://www.pagat.com/"):
            continue
        file, _, fragment = href.partition("#")
        file = file.partition("?")[0]
        if not file:
            assert fragment in names
            continue
        target = (site / path).parent / file
        assert (target / "index.html" if file.endswith("/") else target).is_file(), href
        assert target.resolve().is_relative_to(site.resolve())
        if fragment:
            assert parse_link(fragment).kind is Kind.POSITION


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_figure_is_told_and_can_be_played(
    pages: dict[str, Element], game: str, language: str
) -> None:
    page = pages[path_of(game, language)]
    figures = {one.attrs["id"]: one for one in page.all("figure")}
    assert set(figures) == set(POSITIONS[game])
    speech = Speech(Words(language), 2, aloud=True)
    for name, element in figures.items():
        (svg,) = [one for one in element.all("svg") if one.attrs.get("role") == "img"]
        words, found = svg.attrs["aria-label"], shown(POSITIONS[game][name])
        (details,) = element.all("details")
        assert words in details.text
        (caption,) = element.all("figcaption")
        assert len(caption.text) > 10
        figure = found.figure
        if isinstance(figure, ChainFigure):
            assert ", ".join(map(speech.tile, figure.told.tiles)) + "." in words
            marks = [one for one in svg.all("g") if one.attrs.get("class") == "open"]
            assert [one.text for one in marks] == [str(one.value) for one in figure.told.open]
        else:
            assert isinstance(figure, BoardFigure)
            places = [words.index(f" {print_space(space)}") for _, space in figure.placed]
            assert places == sorted(places)
        links = [one for one in element.all("a") if "#" in one.attrs["href"]]
        over = found.match.state.outcome is not None
        assert len(links) == (0 if over else 1)
        for link in links:
            fragment = link.attrs["href"].partition("#")[2]
            assert parse_link(fragment).match.state == found.match.state


@pytest.mark.parametrize(("game", "language"), EACH)
def test_the_line_about_the_marks(pages: dict[str, Element], game: str, language: str) -> None:
    page = pages[path_of(game, language)]
    notes = [one.text for one in page.all("p") if one.attrs.get("class") == "marks"]
    groups = [one for one in page.all("div") if one.attrs.get("class", "").startswith("figures")]
    assert len(notes) >= len(groups) > 0
    common = page_of(game, language).common
    assert common["marks.board" if game == "blockers" else "marks"] in notes
    printed = [one.text for one in page.all("p") if one.attrs.get("class") == "marks printed"]
    assert printed == [common["marks.printed"]] * (3 if game == "blockers" else 0)


def test_the_figures_of_block_are_those_of_its_rules() -> None:
    wanted: list[dict[str, Any]] = json.loads((DATA / "block_figures.json").read_text())["figures"]
    assert {one["id"] for one in wanted} == set(POSITIONS["block"])
    for one in wanted:
        figure = shown(POSITIONS["block"][one["id"]]).figure
        assert isinstance(figure, ChainFigure)
        assert figure.told.tiles == tuple(map(parse_tile, one["tiles"]))
        points = {(str(p.spot.tile), str(p.spot.point), p.value) for p in figure.told.open}
        assert points == {(str(parse_tile(t)), at, value) for t, at, value in one["open"]}


def rows(page: Element, table: int) -> list[list[str]]:
    """The cells of a table's body."""
    found = list(page.all("table"))[table]
    return [[cell.text for cell in row.all("th", "td")] for row in list(found.all("tr"))[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_numbers(pages: dict[str, Element], language: str) -> None:
    page = pages[path_of("block", language)]
    assert rows(page, 0) == [
        ["2", "7", "14", "100"],
        ["3", "5", "13", "61"],
        ["4", "5", "8", "61"],
    ]
    results = [cells[1] for cells in rows(page, 1)]
    wanted = ("0 + 8 = 8", "5 + 5 = 10", "0", "7 + 8 − 3 = 12", "0")
    for told, gained in zip(results, wanted, strict=True):
        assert re.search(rf"(^|\s){re.escape(gained)}\.?$", told), told
    page = pages[path_of("all-fives", language)]
    assert [cells[1:] for cells in rows(page, 0)] == [
        ["9", "10", "250"],
        ["7", "7", "200"],
        ["5", "8", "200"],
    ]
    assert [int(cells[2]) for cells in rows(page, 1)] == [10, 10, 5, 0, 5, 5, 0, 10, 0, 10]
    assert rows(page, 2) == [[a, b] for a, b in ("20", "35", "75")] + [
        ["8", "10"],
        ["12", "10"],
        ["13", "15"],
    ]
    page = pages[path_of("blockers", language)]
    assert [int(cells[2]) for cells in rows(page, 0)] == [5, 4, 2, 4, 3]
    text = page.text
    for number in ("28", "24", "72", "96", "120"):
        assert re.search(rf"\b{number}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_where_its_rules_come_from(
    pages: dict[str, Element], language: str
) -> None:
    for game in ("block", "all-fives"):
        (link,) = [
            one
            for one in pages[path_of(game, language)].all("a")
            if "pagat.com" in one.attrs["href"]
        ]
        assert link.text == "Pagat"
    assert "Kory Heath" in pages[path_of("blockers", language)].text


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_alike_in_all_languages(game: str) -> None:
    """The same blocks in the same order, and every option under its name."""
    pages = {language: page_of(game, language) for language in LANGUAGES}
    shapes = {
        language: [(block.kind, len(block.lines)) for block in page.text.blocks if block.kind]
        for language, page in pages.items()
    }
    assert all(shape == shapes["en"] for shape in shapes.values())
    options = next(entry.options for entry in CATALOGUE if entry.game == game)
    for language, page in pages.items():
        html = render(page)
        assert all(Words(language)(f"option.{one.name}") in html for one in options)
        assert set(page.common) == set(pages["en"].common)


def test_a_text_that_is_not_right_is_refused(copy: Project) -> None:
    with pytest.raises(ToolError, match="gap that can't be filled: 'none'"):
        read("title: x\n---\n{none}", {})
    text = copy.root / "tools/texts/it/block.md"
    text.write_text(text.read_text("utf-8").replace("! open |", "! opens |"), "utf-8")
    with pytest.raises(ToolError, match=r"it/block\.md names opens, which is no position"):
        rules_site(copy, {})


# --- With an address ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def addressed() -> Iterator[dict[str, bytes]]:
    """All files with an address, the pictures as SVG."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(social, "find_chromium", lambda: None)
        yield text_files(BASE)


def test_without_an_address_none_is_written(site: Path) -> None:
    for path in (site / "rules").rglob("*.html"):
        text = path.read_text("utf-8")
        for sign in ("canonical", "og:", "alternate", BASE):
            assert sign not in text
    assert not (site / "sitemap.xml").exists() and not (site / "robots.txt").exists()


@pytest.mark.parametrize(("game", "language"), EACH)
def test_addresses(addressed: dict[str, bytes], game: str, language: str) -> None:
    path = path_of(game, language)
    page = tree(addressed[path].decode())
    links = [one.attrs for one in page.all("link")]
    (canonical,) = [one["href"] for one in links if one["rel"] == "canonical"]
    assert canonical == BASE + path
    others = {one["hreflang"]: one["href"] for one in links if one["rel"] == "alternate"}
    assert others == {
        **{one: BASE + path_of(game, one) for one in LANGUAGES},
        "x-default": BASE + path_of(game, "en"),
    }
    graph = {
        one.attrs["property"]: one.attrs["content"]
        for one in page.all("meta")
        if "property" in one.attrs
    }
    assert graph["og:url"] == canonical
    assert graph["og:image"].removeprefix(BASE) in addressed
    assert graph["og:title"] == next(page.all("title")).text


def test_the_start_page_has_addresses_too() -> None:
    template = (HERE.root / "index.html").read_text("utf-8")
    page = tree(whole_addresses(template, BASE, "rules/block.png"))
    (canonical,) = page.all("link")
    assert canonical.attrs == {"rel": "canonical", "href": BASE}
    graph = {one.attrs["property"]: one.attrs["content"] for one in page.all("meta")}
    assert graph["og:title"] == "Tile games" and "dominoes" in graph["og:description"]
    assert graph["og:image"] == f"{BASE}rules/block.png" and graph["og:url"] == BASE
    inner = tree(whole_addresses(template, BASE, "rules/block.png", "figures/"))
    assert next(inner.all("link")).attrs["href"] == f"{BASE}figures/"


def test_site_map_and_robots(addressed: dict[str, bytes]) -> None:
    root = ElementTree.fromstring(addressed["sitemap.xml"])
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    found = [one.text for one in root.iter(f"{space}loc")]
    rules = [path_of(game, one) for game in GAMES for one in LANGUAGES]
    alike = [where(one) for where in (folders.path_of, owners.path_of) for one in LANGUAGES]
    paths = ["", "figures/", *rules, *alike]
    assert found == [BASE + path for path in paths]
    assert f"Sitemap: {BASE}sitemap.xml" in addressed["robots.txt"].decode()


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_link(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    root = ElementTree.fromstring(social_svg(game))
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert "var(" not in social_svg(game)
    monkeypatch.setattr(social, "find_chromium", lambda: None)
    assert social_picture(game) == ("svg", social_svg(game).encode())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ""),
        ("https://example.org", "https://example.org/"),
        ("http://example.org/a/b/", "http://example.org/a/b/"),
    ],
)
def test_base_address(text: str, found: str) -> None:
    assert base_address(text) == found


@pytest.mark.parametrize("text", ["example.org", "ftp://example.org", 'https://a"b', "https://a b"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ToolError, match="BASE must be an address"):
        base_address(text)


@pytest.mark.parametrize("game", GAMES)
def test_play_from_here_puts_the_reader_on_turn_in_that_very_position(game: str) -> None:
    for name, position in POSITIONS[game].items():
        found = shown(position)
        if found.link is None:
            assert found.match.state.outcome is not None, name
            continue
        model, _ = open_page(Opening(query="lang=es", screen=found.link))
        model, _ = update(model, TakeOffer())
        model, _ = update(model, SecretMade(bytes(16), Origin(bytes(16)), shared=True))
        assert model.screen is Screen.TABLE and model.match is not None, name
        assert model.match.state == found.match.state, name
        assert model.match.state.mover in model.humans and model.prefs.lang == "es", name
