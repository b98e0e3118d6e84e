"""The rules pages: for each game in each language a page that stands without scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.app.figures import BoardFigure, Colours
from game.games.catalogue import CATALOGUE
from game.i18n import Words
from game.i18n.figures import FIGURES
from game.view.figure_picture import drawn
from game.view.figure_text import told
from game.view.nodes import Node, h
from tools.project import ToolError
from tools.rules.frame import Frame, Shared, contents, document, languages
from tools.rules.games import ABOUT
from tools.rules.markup import Block, Text, bullets, inline, named, paragraph, read, table
from tools.rules.positions import POSITIONS, shown
from tools.rules.texts import TEXTS, common_of
from tools.rules.worked import facts

GAMES = tuple(entry.game for entry in CATALOGUE)
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
    gaps["source"] = ABOUT[game].source
    folder = TEXTS / language
    text = read((folder / f"{game}.md").read_text("utf-8"), gaps)
    return Page(game, words, text, common_of(language, words(f"game.{game}")))


def render(page: Page, base: str = "", picture: str = "") -> str:
    """The page as HTML; ``base``: the address of the site, for what needs a whole address.

    ``picture``: the path of the one that messengers show.
    """
    body = [_block(page, block) for block in page.text.blocks]
    missing = POSITIONS[page.game].keys() - page.used
    if missing:
        raise ToolError(f"{page.language}/{page.game}.md shows no {', '.join(sorted(missing))}.")
    title, *rest = (node for several in body for node in several)
    toc = contents(page.common["contents"], page.contents)
    main = h("main", {"id": "rules"}, title, _play(page), toc, rest, _play(page))
    own = frame_of(page)
    shared = None
    if base:
        figure = shown(POSITIONS[page.game][ABOUT[page.game].picture]).figure
        shared = Shared(base, picture, told(figure, page.words))
    return document(own, (_header(page), main, _footer(page)), shared)


def frame_of(page: Page) -> Frame:
    """The page as it is in every language."""
    head = page.text.head
    return Frame(partial(path_of, page.game), page.language, head["title"], head["description"])


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
    return h(
        "header",
        None,
        h("a", {"class": "skip", "href": "#rules"}, common["skip"]),
        h("nav", {"aria-label": common["games"]}, games),
        languages(frame_of(page), common["languages"]),
    )


def _play(page: Page) -> Node:
    href = f"{ROOT}?game={page.game}&lang={page.language}"
    return h("p", {"class": "play"}, h("a", {"href": href}, page.common["play"]))


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
    names = [named(line) for line in lines]
    notes = dict.fromkeys(_note(page, name) for name, _ in names)
    drawings = [_figure(page, name, caption) for name, caption in names]
    kind = "figures lone" if len(lines) == 1 else "figures"
    patterns = h("p", {"class": "marks printed"}, page.common["marks.printed"])
    return [
        h("div", {"class": kind}, drawings),
        *(h("p", {"class": "marks"}, page.common[note]) for note in notes),
        *([patterns] if any(_coloured(page, name) for name, _ in names) else []),
    ]


def _coloured(page: Page, name: str) -> bool:
    """Whether tiles lie in a figure that only their colours tell apart."""
    figure = shown(POSITIONS[page.game][name]).figure
    return isinstance(figure, BoardFigure) and bool(figure.placed)


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
