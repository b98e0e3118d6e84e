"""The pegging board: two pegs for every player, holes up to the target in rows of sixty.

The front peg stands at the score, the back peg where the score was before. A score below
zero stands at the start hole. The drawing is hidden from screen readers; the score sheet
above it holds the same numbers.
"""

from __future__ import annotations

from functools import lru_cache

from game.app.sight import Sight
from game.view.account import number
from game.view.nodes import Node, h
from game.view.speech import Speech

ROW = 60
"""Holes in a row."""
ROWS = 5
"""Rows of holes for each player at most; where the target is higher, a hole is more points."""
STEP, GAP, EDGE = 5.0, 2.5, 12.0
LINE, TRACK = 9.0, 14.0


def points_per_hole(target: int) -> int:
    """How many points a hole stands for: one, unless the holes would need too many rows."""
    return -(-target // (ROW * ROWS))


def board(sight: Sight, speech: Speech) -> Node:
    """The board with one track for each seat, and a note where a hole is several points."""
    each = points_per_hole(sight.target)
    holes = -(-sight.target // each)
    rows = -(-holes // ROW)
    width = _x(ROW) + EDGE
    tracks = [_track(sight, seat, holes, rows, each, speech) for seat in range(sight.seats)]
    height = TRACK + sum(track for _, track in tracks)
    top = TRACK
    placed = []
    for node, track in tracks:
        placed.append(h("g", {"transform": f"translate(0 {top:g})"}, node))
        top += track
    drawing = h(
        "svg",
        {"class": "pegs", "viewBox": f"0 0 {width:g} {height:g}", "aria-hidden": "true"},
        placed,
    )
    note = None
    if each > 1:
        note = h("p", {"class": "sheet-target"}, speech.words("sheet.pegs", n=each))
    return h("div", {"class": "pegging"}, drawing, note, key="pegs")


def _track(
    sight: Sight, seat: int, holes: int, rows: int, each: int, speech: Speech
) -> tuple[Node, float]:
    """One player: name, holes in groups of five, pegs; and the height it takes."""
    back, front = sight.pegs[seat]
    label = speech.name(seat) + (f" {number(front)}" if front < 0 else "")
    lines = [_holes(row, min(ROW, holes - row * ROW)) for row in range(rows)]
    node = h(
        "g",
        {"class": f"track seat-{seat}"},
        h("text", {"x": 0, "y": 3, "class": "peg-name"}, label),
        h("path", {"class": "holes", "d": "".join((f"M{EDGE / 2:g} {LINE:g}h.01", *lines))}),
        _peg("peg-back", _hole(back, sight.target, holes, each)),
        _peg("peg", _hole(front, sight.target, holes, each)),
    )
    return node, LINE * (rows + 1) + TRACK


@lru_cache(maxsize=64)
def _holes(row: int, count: int) -> str:
    """The holes of a row; drawn once, for the board is shown again after every move."""
    return "".join(f"M{_x(hole):g} {_y(row):g}h.01" for hole in range(1, count + 1))


def _hole(score: int, target: int, holes: int, each: int) -> int:
    """The hole for a score, 0 at the start; the last one for the target and more."""
    return holes if score >= target else max(score, 0) // each


def _peg(kind: str, hole: int) -> Node:
    if hole == 0:
        x, y = EDGE / 2, LINE
    else:
        x, y = _x((hole - 1) % ROW + 1), _y((hole - 1) // ROW)
    return h("circle", {"class": kind, "cx": f"{x:g}", "cy": f"{y:g}", "r": 4})


def _x(hole: int) -> float:
    """The middle of a hole, 1 to 60, with a gap after every fifth."""
    return EDGE + (hole - 1) * STEP + (hole - 1) // 5 * GAP


def _y(row: int) -> float:
    return LINE * (row + 1)
