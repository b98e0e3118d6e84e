"""The drawing of a tile: one small SVG for a face or a back.

The drawing fills its box to the edges, 2:1 or 1:2; gaps between tiles, shadow and colours
are the style sheet's (``assets/tiles.css``). Only the pips turn with the tile: the
thick lower edge, where no light falls, stays below. The name of a tile is for the element
around the drawing to say; a back holds nothing that tells tiles apart.
"""

from __future__ import annotations

from functools import lru_cache

from game.engine.tile import Tile
from game.view.nodes import Node, h

TURNS = (0, 90, 180, 270)
"""Degrees clockwise; at 0 a tile lies with its low half at the left."""

_LONG, _SHORT = 200, 100
_LIFT = 1.5
"""How far pips and divider move up, to the middle of the face above the lower edge."""

DIGITS = (
    "M0 -27C11 -27 17 -15 17 0S11 27 0 27S-17 15 -17 0S-11 -27 0 -27z",
    "M-11 -17L4 -27V27",
    "M-16 -14C-16 -22 -9 -27 0 -27S16 -21 16 -12C16 -3 -4 11 -16 27H17",
    "M-15 -27H15L-2 -7C10 -7 17 1 17 10S9 27 -1 27C-9 27 -15 23 -17 17",
    "M9 27V-27L-18 11H18",
    "M14 -27H-11L-14 -3C-10 -7 -5 -8 0 -8C10 -8 17 -1 17 9S9 27 -1 27C-9 27 -15 23 -17 17",
    "M11 -27C-4 -20 -17 -4 -17 10C-17 20 -9 27 0 27S17 20 17 10S9 -7 0 -7S-16 0 -17 10",
)
"""By value: the strokes of a numeral around its middle, alike on every device.

No digit stands right before a minus, so that no path reads like the name of a tile: 3-4.
"""

_GRID = 25
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
}
"""Steps from the middle of a half, along and across the tile: the threes of a six run along."""


def pips(value: int) -> str:
    """The pips of a half of a flat tile, as dots of one path around its middle."""
    return "".join(f"M{_GRID * along} {_GRID * across}h.01" for along, across in _PIPS[value])


@lru_cache(maxsize=128)
def tile_face(tile: Tile, turn: int = 90) -> Node:
    """The face of ``tile``, turned clockwise by ``turn``, one of :data:`TURNS`, in degrees.

    90 shows it upright with the low half on top. Upright drawings are 1:2, flat ones 2:1.
    """
    if turn not in TURNS:
        raise ValueError(f"no such turn: {turn}")
    upright = turn in (90, 270)
    return _svg(
        upright,
        _box("face", upright, 1.6, 5),
        h("path", {"class": "divider", "d": _line((0, -30), (0, 30), turn)}),
        _half(tile.low, -_SHORT // 2, turn),
        _half(tile.high, _SHORT // 2, turn),
        _digit(tile.low, -_SHORT // 2, turn),
        _digit(tile.high, _SHORT // 2, turn),
    )


@lru_cache(maxsize=2)
def tile_back(upright: bool = True) -> Node:
    """The back of any tile."""
    return _svg(
        upright,
        _box("back", upright, 1.6, 5),
        _box("back-line", upright, 16, 19),
    )


def _svg(upright: bool, *shapes: Node | None) -> Node:
    width, height = (_SHORT, _LONG) if upright else (_LONG, _SHORT)
    attrs: dict[str, str | int | float | bool | None] = {
        "class": "tile tile-upright" if upright else "tile tile-flat",
        "viewBox": f"0 0 {width} {height}",
        # A box that a gap has made a pixel too slim still fills to its crisp edges.
        "preserveAspectRatio": "none",
        "aria-hidden": "true",
        "focusable": "false",
    }
    return h("svg", attrs, _box("edge", upright, 0, 0), *shapes)


def _box(name: str, upright: bool, inset: float, below: float) -> Node:
    """A rounded rectangle, ``inset`` from three sides and ``below`` from the lower one."""
    width, height = (_SHORT, _LONG) if upright else (_LONG, _SHORT)
    attrs: dict[str, str | int | float | bool | None] = {
        "class": name,
        "x": f"{inset:g}",
        "y": f"{inset:g}",
        "width": f"{width - 2 * inset:g}",
        "height": f"{height - inset - below:g}",
        "rx": f"{max(15 - inset, 5):g}",
    }
    return h("rect", attrs)


def _half(value: int, middle: int, turn: int) -> Node | None:
    """The pips of one half as dots of one path: round ends of lines without length."""
    if value == 0:
        return None
    dots = (_at(middle + _GRID * along, _GRID * across, turn) for along, across in _PIPS[value])
    # Some engines draw no end at all on a line that has no length.
    return h("path", {"class": f"pip pip-{value}", "d": "".join(f"M{dot}h.01" for dot in dots)})


def _digit(value: int, middle: int, turn: int) -> Node:
    """The value of one half as a numeral, upright on every tile; the tile set shows it or not."""
    place = f"translate({_at(middle, 0, turn)})"
    return h("path", {"class": "digit", "transform": place, "d": DIGITS[value]})


def _line(start: tuple[int, int], end: tuple[int, int], turn: int) -> str:
    return f"M{_at(*start, turn)}L{_at(*end, turn)}"


def _at(along: int, across: int, turn: int) -> str:
    """A point given from the middle of the tile, in the drawing of the turned tile."""
    if turn == 0:
        x, y = along, across
    elif turn == 90:
        x, y = -across, along
    elif turn == 180:
        x, y = -along, -across
    else:
        x, y = across, -along
    upright = turn in (90, 270)
    middle = (_SHORT, _LONG) if upright else (_LONG, _SHORT)
    return f"{x + middle[0] // 2} {y + middle[1] / 2 - _LIFT:g}"
