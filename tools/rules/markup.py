"""The plain markup of the rules texts, turned into the blocks of a page.

Lines before ``---`` are ``name: value``. Then ``#``, ``##`` and ``###`` begin headings, ``-``
items of a list, ``|`` rows of a table (the first is its head, the first cell of a row names
it), ``!`` a figure: its position's name, a bar, its caption. ``@`` a live board and ``=`` a box
to copy from, likewise; ``%`` a table of :mod:`tools.rules.reference`. Other lines that follow
each other are one paragraph. ``**`` encloses what is stressed, a backtick what is code,
``[text](address)`` is a link.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from game.view.nodes import Node, h
from tools.project import ToolError

KINDS = ("#", "-", "|", "!", "@", "=", "%")
"""The first signs of lines that are not part of a paragraph."""


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of one kind that follow each other: one of :data:`KINDS`, or nothing."""

    kind: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A text: what its head says, and its blocks."""

    head: Mapping[str, str]
    blocks: tuple[Block, ...]


def read(text: str, gaps: Mapping[str, object]) -> Text:
    """Read a text and fill its gaps; raises ToolError for a gap that has nothing in it."""
    try:
        filled = text.format_map(dict(gaps))
    except (KeyError, ValueError, IndexError) as error:
        raise ToolError(f"A text of the rules has a gap that can't be filled: {error}.") from error
    head, _, body = filled.partition("\n---\n")
    pairs = (line.partition(": ") for line in head.splitlines() if line.strip())
    return Text({name: value for name, _, value in pairs}, tuple(_blocks(body)))


def _blocks(body: str) -> Iterator[Block]:
    for part in re.split(r"\n\s*\n", body.strip()):
        for kind, lines in groupby(part.splitlines(), _kind):
            yield Block(kind, tuple(lines))


def _kind(line: str) -> str:
    return line[0] if line[:1] in KINDS else ""


def inline(text: str) -> list[Node | str]:
    """The pieces of a line; a tile in notation never breaks at its hyphen."""
    found: list[Node | str] = []
    for piece in re.split(r"(`[^`]+`|\*\*.+?\*\*|\[.+?\]\(.+?\)|\b[0-6]-[0-6]\b)", text):
        link = re.fullmatch(r"\[(.+)\]\((.+)\)", piece)
        if link:
            found.append(h("a", {"href": link[2]}, link[1]))
        elif piece.startswith("`"):
            found.append(h("code", None, piece[1:-1]))
        elif piece.startswith("**"):
            found.append(h("strong", None, piece[2:-2]))
        elif re.fullmatch("[0-6]-[0-6]", piece):
            found.append(h("span", {"class": "name"}, piece))
        elif piece:
            found.append(piece)
    return found


def paragraph(lines: tuple[str, ...]) -> Node:
    """Lines as one paragraph."""
    return h("p", None, inline(" ".join(lines)))


def bullets(lines: tuple[str, ...]) -> Node:
    """A list, an item a line."""
    return h("ul", None, [h("li", None, inline(line[1:].strip())) for line in lines])


def table(lines: tuple[str, ...]) -> Node:
    """A table; its first row is the head."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head = [h("th", {"scope": "col"}, inline(cell)) for cell in rows[0]]
    body = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, inline(first)),
            [h("td", None, inline(cell)) for cell in others],
        )
        for first, *others in rows[1:]
    ]
    return h("table", None, h("thead", None, h("tr", None, head)), h("tbody", None, body))


def named(line: str) -> tuple[str, str]:
    """The name that a line gives, of a position or of a box, and the words beside it."""
    name, _, caption = line[1:].partition("|")
    return name.strip(), caption.strip()
