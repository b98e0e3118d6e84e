"""The page for site owners: alike in four languages, with snippets that are whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.app.embed_address import PARAMETERS, parse_embed
from game.app.embed_messages import IN, OUT
from game.app.link import Kind, parse_link
from game.i18n import LANGUAGES
from game.i18n.building import BUILDING
from tests.tools.html_tree import Element, tree
from tools.project import ToolError
from tools.rules.markup import Block, read
from tools.rules.owners import FREE, owners_page, path_of
from tools.rules.reference import reference
from tools.rules.samples import ELSEWHERE, RECIPES, SAMPLES, snippet
from tools.rules.texts import TEXTS

python_markdown: Any = pytest.importorskip("markdown")
"""As in MkDocs."""
markdown_it: Any = pytest.importorskip("markdown_it")
"""CommonMark, as in Hugo with its setting."""
BASE = "https://example.org/games/"


@pytest.fixture(scope="module")
def pages() -> dict[str, Element]:
    """The page by language, without an address of the site."""
    return {language: tree(owners_page(language)) for language in LANGUAGES}


def boxes(page: Element) -> dict[str, Element]:
    """The boxes to copy from, by what stands in them."""
    found = [one for one in page.all("div") if one.attrs.get("class") == "box"]
    return {next(one.all("code")).text: one for one in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_structure(pages: dict[str, Element], language: str) -> None:
    page = pages[language]
    (html,) = page.all("html")
    assert html.attrs["lang"] == language
    levels = [int(one.tag[1]) for one in page.all("h1", "h2", "h3")]
    assert levels[0] == 1 and levels.count(1) == 1
    names = [one.attrs["id"] for one in page.all() if "id" in one.attrs]
    assert len(names) == len(set(names))
    inner = [one.attrs["href"][1:] for one in page.all("a") if one.attrs["href"].startswith("#")]
    assert set(inner) <= set(names) and len(inner) == levels.count(2) + 1
    (title,) = page.all("title")
    assert 20 < len(title.text) < 90
    (told,) = (one for one in page.all("meta") if one.attrs.get("name") == "description")
    assert 80 < len(told.attrs["content"]) < 220


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_comes_from_elsewhere(pages: dict[str, Element], language: str) -> None:
    page = pages[language]
    for one in page.all("script", "img", "iframe", "link"):
        address = one.attrs.get("src") or one.attrs.get("href") or ""
        assert address.startswith("../"), one
    for one in page.all("a"):
        assert one.attrs["href"].startswith(("#", "../")), one.attrs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_live_boards_are_figures_first(pages: dict[str, Element], language: str) -> None:
    boards = list(pages[language].all("tile-game"))
    assert [one.attrs["game"] for one in boards] == [one.game for one in SAMPLES.values()]
    for one in boards:
        (svg,) = (each for each in one.all("svg") if each.attrs.get("role") == "img")
        assert len(svg.attrs["aria-label"]) > 60
        assert one.attrs["lang"] == language and set(one.attrs) <= set(PARAMETERS)
        code = one.attrs.get("position") or one.attrs["record"]
        assert parse_link(code).kind in (Kind.POSITION, Kind.MATCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_is_the_same_in_all_languages_but_for_its_words(
    pages: dict[str, Element], language: str
) -> None:
    wanted = [line for line in _kinds("en") if line[0] in "=@%"]
    assert [line for line in _kinds(language) if line[0] in "=@%"] == wanted
    assert len(boxes(pages[language])) == sum(line[0] == "=" for line in wanted)


def _kinds(language: str) -> list[str]:
    """The kind and the name of every line that has one."""
    text = (TEXTS / language / "for-sites.md").read_text("utf-8")
    return re.findall(r"^[#=@%] ?[\w-]*(?= |$)", re.sub(r"(?m)^# .*|^#+ .*", "#", text), re.M)


def test_every_recipe_is_shown() -> None:
    text = (TEXTS / "en" / "for-sites.md").read_text("utf-8")
    for path in RECIPES.iterdir():
        assert f"= {path.stem} |" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_made_here_is_free_to_use(pages: dict[str, Element], language: str) -> None:
    free = {snippet(name, language, "") for name in FREE}
    for text, box in boxes(pages[language]).items():
        assert (BUILDING[language]["free"] in box.text) == (text in free)
        assert box.attrs["data-copy"] == BUILDING[language]["copy"]


def test_snippets_hold_the_address_of_the_site() -> None:
    for name in FREE:
        assert BASE in snippet(name, "it", BASE) and ELSEWHERE in snippet(name, "it", "")
    assert snippet("csp", "it", BASE) == (
        "script-src https://example.org; frame-src https://example.org"
    )
    frame = ElementTree.fromstring(snippet("frame", "it", BASE))
    embed, odd = parse_embed(frame.get("src") or "")
    assert odd == () and embed.lang == "it" and embed.source is not None
    whole = tree(owners_page("it", BASE, "rules/block.png"))
    links = [one.attrs for one in whole.all("link")]
    assert {"rel": "canonical", "href": BASE + path_of("it")} in links


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_list_what_the_code_knows(pages: dict[str, Element], language: str) -> None:
    rows = [
        one.text
        for table in pages[language].all("table")
        if table.attrs.get("class") == "reference"
        for one in table.all("th")
        if one.attrs["scope"] == "row"
    ]
    assert rows == [*PARAMETERS, *OUT, *IN]


def test_a_table_that_has_drifted_is_refused() -> None:
    with pytest.raises(ToolError, match="must have the rows goto, load, theme, lang"):
        reference(["% in | a | b | c", "% goto | x"])
    with pytest.raises(ToolError, match="none is no table"):
        reference(["% none | a | b | c"])


@pytest.mark.parametrize(
    ("line", "said"),
    [("= none | x", "which is no box"), ("@ none | x", "no live board"), ("! open | x", "figures")],
)
def test_a_text_with_an_unknown_name_is_refused(
    line: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    text = f"title: T\ndescription: D\n---\n# T\n\n{line}\n"
    (tmp_path / "en/for-sites.md").write_text(text)
    common = (TEXTS / "en/common.md").read_text()
    (tmp_path / "en/common.md").write_text(common)
    monkeypatch.setattr("tools.rules.owners.TEXTS", tmp_path)
    with pytest.raises(ToolError, match=said):
        owners_page("en")


def test_code_in_a_line_stays_as_it_is() -> None:
    (block,) = read("a: b\n---\nUse `<b>` and `x`.", {}).blocks
    assert block == Block("", ("Use `<b>` and `x`.",))


def rendered(text: str) -> list[str]:
    """Markdown as two renderers make HTML of it."""
    return [python_markdown.markdown(text), markdown_it.MarkdownIt("commonmark").render(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["element", "frame", "static"])
def test_markdown_leaves_a_snippet_whole(name: str, language: str) -> None:
    text = snippet(name, language, BASE)
    for html in rendered(f"Before *it*.\n\n{text}\n\nAfter it."):
        assert text in html and "<em>it</em>" in html and "<p>After it.</p>" in html
    assert "{{" not in text and "{%" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_in_markdown_keeps_its_words_and_its_link(language: str) -> None:
    (image,) = (
        one for one in tree(snippet("static", language, BASE)).all("svg") if one.attrs.get("role")
    )
    for html in rendered(snippet("markdown", language, BASE)):
        (link,) = tree(html.replace(" />", ">")).all("a")
        (picture,) = link.all("img")
        assert picture.attrs == {"alt": image.attrs["aria-label"], "src": "block.svg"}
        assert link.attrs["href"] == snippet("link", language, BASE)
