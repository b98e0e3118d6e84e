"""A position laid out, as a short text for the address of an embedded board.

``assets/laid.js`` draws it before any Python has been loaded, with the shapes of
:func:`shapes`. The text is part of version 1 of these addresses:

- ``1c`` and for every tile of a chain five signs: its low and its high value; its turn in
  quarters, and four more for a spinner whose short sides are closed, eight more for one
  where they are open; where its middle is, across and down, in halves of its short side. After
  ``~`` for every open end three signs: its value, and where the middle of the next half will be.
- ``1b`` and for every tile on the board of Blockers! four signs: row, column, colour, label.
"""

from __future__ import annotations

from game.engine.chain import Chain
from game.engine.digits import LETTERS
from game.engine.grid import print_space
from game.engine.stone import LABELS, SYMBOLS, Label, print_label
from game.engine.tile import HIGHEST_PIP
from game.view.layout import Layout, lay_out
from game.view.picture_board import PATTERNS, Cells
from game.view.stones import SHAPES, shape_of
from game.view.tiles import DIGITS, pips

ROOM = (640.0, 400.0)
"""The box in which a chain is laid out."""
_QUARTER = 90
_CLOSED, _OPEN = 4, 8


def print_laid(shown: Chain | Cells) -> str:
    """The picture of a chain or of a board; empty for a chain that is too wide for it."""
    if not isinstance(shown, Chain):
        return "1b" + "".join(
            f"{print_space(space)}{stone.colour}{LETTERS[stone.label]}"
            for space, stone in enumerate(shown)
            if stone is not None
        )
    layout = lay_out(shown, *ROOM)
    spots = _spots(layout)
    if any(not 0 <= side < len(LETTERS) for spot in spots for side in spot):
        return ""
    signs = ["".join(LETTERS[side] for side in spot) for spot in spots]
    tiles = [
        f"{one.tile.low}{one.tile.high}{one.turn // _QUARTER + _state(shown, one.tile):x}{at}"
        for one, at in zip(layout.places, signs, strict=False)
    ]
    marks = [
        f"{one.value}{at}"
        for one, at in zip(layout.marks, signs[len(layout.places) :], strict=True)
    ]
    return "1c" + "".join(tiles) + "~" * bool(marks) + "".join(marks)


def _state(chain: Chain, tile: object) -> int:
    if tile != chain.spinner:
        return 0
    return _OPEN if chain.spinner_closed else _CLOSED


def _spots(layout: Layout) -> list[tuple[int, int]]:
    """The middles of the tiles, then of the marks, in whole units from the top left corner."""
    unit = layout.scale / 2
    points = [(one.x, one.y) for one in layout.places]
    points += [(one.x, one.y) for one in layout.marks]
    if not points:
        return []
    left, top = (min(point[side] for point in points) for side in (0, 1))
    # Half a tile reaches two units beyond its middle.
    return [(round((x - left) / unit) + 2, round((y - top) / unit) + 2) for x, y in points]


def shapes() -> dict[str, list[str]]:
    """What the script draws with, mostly outlines.

    ``pips`` and ``numerals`` by value, around the middle of a half; ``labels`` of Blockers!, a
    text or an outline; the symbols of the ``blocks``; the ``patterns`` of the colours.
    """
    return {
        "pips": [pips(value) for value in range(HIGHEST_PIP + 1)],
        "numerals": list(DIGITS),
        "labels": [_label(label) for label in LABELS],
        "blocks": [SHAPES[name] for name in SYMBOLS],
        "patterns": list(PATTERNS),
    }


def _label(label: Label) -> str:
    shape = shape_of(label)
    return print_label(label) if shape is None else SHAPES[shape]
