"""The drawing of Blockers! tiles and of the symbols of the nine blocks.

Plain shapes of our own in a box of 24 by 24. Colours and patterns are the style sheet's
(``assets/board.css``), by the class ``colour-1`` to ``colour-5``.
"""

from __future__ import annotations

from functools import lru_cache

from game.engine.grid import SIZE
from game.engine.stone import SYMBOLS, WILD, WILD_SYMBOL, Label, Stone, print_label
from game.view.nodes import Node, h

SHAPES: dict[str, str] = {
    "circle": "M12 4a8 8 0 1 0 .01 0z",
    "square": "M5 5h14v14H5z",
    "triangle": "M12 3.5L21 20H3z",
    "diamond": "M12 2.5L21.5 12L12 21.5L2.5 12z",
    "cross": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "ring": "M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 1-.01 0z",
    "bars": "M4 4h4v16H4zM10 4h4v16h-4zM16 4h4v16h-4z",
    "arch": "M3 20V12a9 9 0 0 1 18 0v8h-5.5v-8a3.5 3.5 0 0 0-7 0v8z",
    "hexagon": "M7 3.5h10L22 12l-5 8.5H7L2 12z",
    "star": "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z",
}
"""By name of a shape: its outline. Holes are cut by the even-odd rule."""


@lru_cache(maxsize=16)
def symbol(name: str) -> Node:
    """The drawing of one shape; hidden from screen readers."""
    attrs: dict[str, str | int | float | bool | None] = {
        "class": "symbol",
        "viewBox": "0 0 24 24",
        "aria-hidden": "true",
        "focusable": "false",
    }
    return h("svg", attrs, h("path", {"d": SHAPES[name], "fill-rule": "evenodd"}))


def shape_of(label: Label) -> str | None:
    """The name of the shape on a tile; None for numbers and letters."""
    if label == WILD:
        return WILD_SYMBOL
    return SYMBOLS[label - 2 * SIZE] if label >= 2 * SIZE else None


def label_face(label: Label) -> Node:
    """What a tile shows: its number, letter, symbol or star."""
    shape = shape_of(label)
    if shape is not None:
        return symbol(shape)
    return h("span", {"class": "label", "aria-hidden": "true"}, print_label(label))


def stone_face(stone: Stone) -> Node:
    """A tile in its colour, with its label and the mark of its colour."""
    return h(
        "span",
        {"class": f"stone colour-{stone.colour + 1}"},
        label_face(stone.label),
        key=f"stone-{stone}",
    )
