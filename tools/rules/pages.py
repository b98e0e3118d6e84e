"""The rules pages: for each game in each language a page that stands without scripts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.app.figures import BoardFigure, Colours
from game.games.catalogue import CATALOGUE
from game.i18n import LANGUAGES, Words
from game.i18n.figures import FIGURES
from game.view.figure_picture import drawn, style_of
from game.view.figure_text import told
from game.view.nodes import Node, h, to_html
from tools.project import ToolError
from tools.rules.markup import Block, Text, bullets, figure_of, inline, paragraph, read, table
from tools.rules.positions import POSITIONS, shown
from tools.rules.social import HEIGHT, SHOWN, WIDTH, social_picture
from tools.rules.worked import facts

TEXTS = Path(__file__).parent.parent / "texts"
GAMES = tuple(entry.game for entry in CATALOGUE)
NAMES: Mapping[str, str] = {"en": "English", "es": "Español", "it": "Italiano", "pt": "Português"}
"""Every language as it calls itself."""
LOCALES: Mapping[str, str] = {"en": "en_GB", "es": "es_ES", "it": "it_IT", "pt": "pt_BR"}
SOURCES: Mapping[str, str] = {
    "block": "https://www.pagat.com/domino/line/block.html",
    "all-fives": "https://www.pagat.com/domino/cross/all_fives.html",
}
"""By game: where its rules are described."""
Attributes = dict[str, str | int | float | bool | None]
ROOT = "../../"
"""From a rules page to the start page."""


def path_of(game: str, language: str) -> str:
    """Where a page lies in the site."""
    return f"rules/{language}/{game}.html"


@dataclass(slots=True)
class Page:
    """One page while it is made: its texts, and what its figures have asked for so far."""

    game: str
    words: Words
    text: Text
    common: Mapping[str, str]
    contents: list[tuple[str, str]] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    @property
    def language(self) -> str:
        """The code of its language."""
        return self.words.language


def page_of(game: str, language: str) -> Page:
    """A page with its texts read; raises ToolError when they can't be."""
    words = Words(language)
    gaps: dict[str, object] = {**facts(game, words), "game": words(f"game.{game}")}
    gaps["source"] = SOURCES.get(game, "")
    folder = TEXTS / language
    text = read((folder / f"{game}.md").read_text("utf-8"), gaps)
    return Page(game, words, text, common_of(language, words(f"game.{game}")))


def common_of(language: str, game: str = "") -> Mapping[str, str]:
    """The texts that all pages of a language share; ``game``: its name."""
    text = (TEXTS / language / "common.md").read_text("utf-8")
    return read(f"{text}\n---\n", {"game": game}).head


def render(page: Page, base: str = "", picture: str = "") -> str:
    """The page as HTML; ``base``: the address of the site, for what needs a whole address.

    ``picture``: the path of the one that messengers show.
    """
    body = [_block(page, block) for block in page.text.blocks]
    missing = POSITIONS[page.game].keys() - page.used
    if missing:
        raise ToolError(f"{page.language}/{page.game}.md shows no {', '.join(sorted(missing))}.")
    title, *rest = (node for several in body for node in several)
    main = h("main", {"id": "rules"}, title, _play(page), _contents(page), rest, _play(page))
    inner = "\n".join(map(to_html, (_header(page), main, _footer(page))))
    style = style_of(inner, ":root")
    head = "\n".join(map(to_html, _head(page, base, picture)))
    return (
        f'<!DOCTYPE html>\n<html lang="{page.language}">\n<head>\n{head}\n<style>{style}</style>\n'
        f"</head>\n<body>\n{inner}\n</body>\n</html>\n"
    )


def _head(page: Page, base: str, picture: str) -> Sequence[Node]:
    title, description = page.text.head["title"], page.text.head["description"]
    named = [
        h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        h("meta", {"name": "color-scheme", "content": "light dark"}),
        h("meta", {"name": "description", "content": description}),
        h("title", None, title),
        h("link", {"rel": "icon", "type": "image/svg+xml", "href": f"{ROOT}assets/icon.svg"}),
        h("link", {"rel": "stylesheet", "href": f"{ROOT}assets/theme.css"}),
        h("link", {"rel": "stylesheet", "href": f"{ROOT}assets/rules.css"}),
    ]
    whole = _addresses(page, base, picture) if base else ()
    return [h("meta", {"charset": "utf-8"}), *named, *whole]


def _addresses(page: Page, base: str, picture: str) -> Sequence[Node]:
    """What search engines and messengers read; every address is a whole one."""
    own = base + path_of(page.game, page.language)
    others = [
        h("link", {"rel": "alternate", "hreflang": one, "href": base + path_of(page.game, one)})
        for one in LANGUAGES
    ]
    fallback = {"rel": "alternate", "hreflang": "x-default"}
    properties = {
        "og:type": "article",
        "og:title": page.text.head["title"],
        "og:description": page.text.head["description"],
        "og:url": own,
        "og:locale": LOCALES[page.language],
        "og:image": base + picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": told(shown(POSITIONS[page.game][SHOWN[page.game]]).figure, page.words),
    }
    return [
        h("link", {"rel": "canonical", "href": own}),
        *others,
        h("link", {**fallback, "href": base + path_of(page.game, LANGUAGES[0])}),
        *(h("meta", {"property": name, "content": text}) for name, text in properties.items()),
        h("meta", {"name": "twitter:card", "content": "summary_large_image"}),
    ]


def _header(page: Page) -> Node:
    common = page.common
    games = [
        h(
            "a",
            {
                "href": f"{game}.html",
                "aria-current": "page" if game == page.game else None,
            },
            page.words(f"game.{game}"),
        )
        for game in GAMES
    ]
    languages = [
        h(
            "a",
            {
                "href": f"../{one}/{page.game}.html",
                "lang": one,
                "hreflang": one,
                "aria-current": "page" if one == page.language else None,
            },
            NAMES[one],
        )
        for one in LANGUAGES
    ]
    return h(
        "header",
        None,
        h("a", {"class": "skip", "href": "#rules"}, common["skip"]),
        h("nav", {"aria-label": common["games"]}, games),
        h("nav", {"aria-label": common["languages"]}, languages),
    )


def _play(page: Page) -> Node:
    href = f"{ROOT}?game={page.game}&lang={page.language}"
    return h("p", {"class": "play"}, h("a", {"href": href}, page.common["play"]))


def _contents(page: Page) -> Node:
    items = [h("li", None, h("a", {"href": f"#{name}"}, text)) for name, text in page.contents]
    label = page.common["contents"]
    return h("nav", {"class": "contents", "aria-label": label}, h("p", None, label), _ol(items))


def _ol(items: Sequence[Node]) -> Node:
    return h("ol", None, items)


def _footer(page: Page) -> Node:
    return h(
        "footer",
        None,
        h("p", None, h("a", {"href": f"{ROOT}?lang={page.language}"}, page.common["start"])),
    )


def _block(page: Page, block: Block) -> Sequence[Node]:
    match block.kind:
        case "#":
            return [_heading(page, line) for line in block.lines]
        case "-":
            return [bullets(block.lines)]
        case "|":
            return [table(block.lines)]
        case "!":
            return _figures(page, block.lines)
    return [paragraph(block.lines)]


def _heading(page: Page, line: str) -> Node:
    marks, _, text = line.partition(" ")
    name = f"s{len(page.contents) + 1}" if marks == "##" else None
    if name is not None:
        page.contents.append((name, text))
    return h(f"h{len(marks)}", {"id": name}, text)


def _figures(page: Page, lines: Sequence[str]) -> Sequence[Node]:
    """Figures side by side, and the line that says what their marks mean."""
    names = [figure_of(line) for line in lines]
    notes = dict.fromkeys(_note(page, name) for name, _ in names)
    drawings = [_figure(page, name, caption) for name, caption in names]
    kind = "figures lone" if len(lines) == 1 else "figures"
    return [
        h("div", {"class": kind}, drawings),
        *(h("p", {"class": "marks"}, page.common[note]) for note in notes),
    ]


def _note(page: Page, name: str) -> str:
    if name not in POSITIONS[page.game]:
        raise ToolError(f"{page.language}/{page.game}.md names {name}, which is no position.")
    figure = shown(POSITIONS[page.game][name]).figure
    if not isinstance(figure, BoardFigure):
        return "marks"
    return "marks.groups" if figure.stone is None else "marks.board"


def _figure(page: Page, name: str, caption: str) -> Node:
    if name in page.used:
        raise ToolError(f"{page.language}/{page.game}.md shows {name} twice.")
    page.used.add(name)
    found = shown(POSITIONS[page.game][name])
    words = told(found.figure, page.words)
    go_on = None
    if found.link is not None:
        label: Attributes = {"href": f"{ROOT}?lang={page.language}#{found.link}"}
        go_on = h("p", {"class": "go-on"}, h("a", label, FIGURES[page.language]["go-on"]))
    return h(
        "figure",
        {"id": name},
        h("div", {"class": "drawing"}, drawn(found.figure, Colours.PAGE, words)),
        h("figcaption", None, inline(caption)),
        h("details", None, h("summary", None, page.common["in-words"]), h("p", None, words)),
        go_on,
    )


def site_map(base: str) -> str:
    """All pages with their languages, as search engines read it."""
    addresses = ["", *(path_of(game, one) for game in GAMES for one in LANGUAGES)]
    lines = [f"<url><loc>{base}{path}</loc>{_alternates(base, path)}</url>" for path in addresses]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' + "\n".join(lines) + "\n</urlset>\n"
    )


def _alternates(base: str, path: str) -> str:
    found = re.fullmatch(r"rules/\w+/(.+)\.html", path)
    if not found:
        return ""
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{one}" href="{base}{path_of(found[1], one)}"/>'
        for one in LANGUAGES
    )


def rules_files(base: str = "") -> dict[str, bytes]:
    """All pages by their path in the site; with a base address what is found by it, too."""
    files: dict[str, bytes] = {}
    for game in GAMES:
        picture = ""
        if base:
            ending, painted = social_picture(game)
            picture = f"rules/{game}.{ending}"
            files[picture] = painted
        for language in LANGUAGES:
            page = render(page_of(game, language), base, picture)
            files[path_of(game, language)] = page.encode()
    if base:
        files["sitemap.xml"] = site_map(base).encode()
        files["robots.txt"] = f"User-agent: *\nAllow: /\n\nSitemap: {base}sitemap.xml\n".encode()
    return files
