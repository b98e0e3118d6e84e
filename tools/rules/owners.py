"""The page for site owners in each language: live samples, boxes to copy from, reference."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.i18n.building import BUILDING
from game.view.nodes import Node, h
from tools.project import ToolError
from tools.rules.frame import Frame, Shared, contents, document, languages
from tools.rules.markup import Block, Text, bullets, named, paragraph, read, table
from tools.rules.reference import reference
from tools.rules.samples import SAMPLES, live_board, snippet
from tools.rules.texts import TEXTS, common_of

FREE = frozenset({"element", "frame", "static", "wordpress", "markdown", "forum", "link"})
"""Boxes with what the site has made, which is free to use."""


def path_of(language: str) -> str:
    """Where the page lies in the site."""
    return f"for-sites/{language}.html"


@dataclass(slots=True)
class OwnersPage:
    """The page while it is made; ``base``: the address of the site, if that is known."""

    language: str
    base: str
    text: Text
    common: Mapping[str, str]
    contents: list[tuple[str, str]] = field(default_factory=list)
    raw: dict[str, str] = field(default_factory=dict)

    @property
    def frame(self) -> Frame:
        """The page as it is in every language."""
        return Frame(path_of, self.language, self.text.head["title"], self.text.head["description"])


def owners_page(language: str, base: str = "", picture: str = "") -> str:
    """The page as HTML; raises ToolError when its text is not right."""
    text = read((TEXTS / language / "for-sites.md").read_text("utf-8"), {})
    page = OwnersPage(language, base, text, common_of(language))
    title, *rest = (node for block in text.blocks for node in _block(page, block))
    frame, common = page.frame, page.common
    toc = contents(common["contents"], page.contents)
    main = h("main", {"id": "rules"}, title, toc, rest)
    script = h("script", {"src": f"{frame.root}assets/boxes.js", "defer": True})
    shared = Shared(base, picture, text.head["description"]) if base else None
    whole = document(frame, (_header(page), main, _footer(page)), shared, script)
    for name, html in page.raw.items():
        whole = whole.replace(f'<div id="{name}"></div>', html)
    return whole


def _header(page: OwnersPage) -> Node:
    common, root = page.common, page.frame.root
    links = [
        h("a", {"href": f"{root}?lang={page.language}"}, common["start"]),
        h("a", {"href": f"{root}figures/?lang={page.language}"}, BUILDING[page.language]["title"]),
    ]
    return h(
        "header",
        None,
        h("a", {"class": "skip", "href": "#rules"}, common["skip"]),
        h("nav", {"aria-label": common["site"]}, links),
        languages(page.frame, common["languages"]),
    )


def _footer(page: OwnersPage) -> Node:
    link = h("a", {"href": f"{page.frame.root}?lang={page.language}"}, page.common["start"])
    return h("footer", None, h("p", None, link))


def _block(page: OwnersPage, block: Block) -> list[Node]:
    match block.kind:
        case "#":
            return [_heading(page, line) for line in block.lines]
        case "-":
            return [bullets(block.lines)]
        case "|":
            return [_wide(table(block.lines))]
        case "%":
            return [_wide(reference(block.lines))]
        case "=":
            return [_box(page, line) for line in block.lines]
        case "@":
            return [_sample(page, line) for line in block.lines]
        case "!":
            raise ToolError("The page for site owners has live boards, no figures.")
    return [paragraph(block.lines)]


def _wide(node: Node) -> Node:
    """A table that scrolls by itself where it is too wide."""
    return h("div", {"class": "wide", "tabindex": 0, "role": "group"}, node)


def _heading(page: OwnersPage, line: str) -> Node:
    marks, _, text = line.partition(" ")
    name = re.sub(r"\W+", "-", text.lower()).strip("-") if len(marks) == 2 else None
    if name is not None:
        page.contents.append((name, text))
    return h(f"h{len(marks)}", {"id": name}, text)


def _box(page: OwnersPage, line: str) -> Node:
    name, label = named(line)
    try:
        text = snippet(name, page.language, page.base)
    except KeyError:
        raise ToolError(f"{page.language}/for-sites.md names {name}, which is no box.") from None
    texts = BUILDING[page.language]
    free = h("p", {"class": "free"}, texts["free"]) if name in FREE else None
    attrs = {"class": "box", "data-copy": texts["copy"], "data-copied": texts["copied"]}
    shown = h("pre", {"tabindex": 0, "role": "group", "aria-label": label}, h("code", None, text))
    return h("div", dict(attrs), h("p", {"class": "label"}, label), shown, free)


def _sample(page: OwnersPage, line: str) -> Node:
    """A place for the HTML of a live board, which is no tree of nodes."""
    name, caption = named(line)
    if name not in SAMPLES:
        raise ToolError(f"{page.language}/for-sites.md names {name}, which is no live board.")
    place = f"sample-{name}"
    page.raw[place] = live_board(name, page.language, page.frame.root, caption)
    return h("div", {"id": place})
