"""How one arm of the chain walks over the table, in whole units.

A unit is half a tile's short side, so a tile covers 4 by 2 units and every edge,
centre and joint falls on a whole number. An arm follows a :class:`Track`, a list
of legs. Where the next tile goes depends only on the tiles before it on the same
arm: a longer arm on the same track lies exactly where the shorter one lay.
"""

from __future__ import annotations

from typing import NamedTuple

Vector = tuple[int, int]

EAST: Vector = (1, 0)
WEST: Vector = (-1, 0)
SOUTH: Vector = (0, 1)
NORTH: Vector = (0, -1)


def opposite(way: Vector) -> Vector:
    """The direction that points back."""
    return -way[0], -way[1]


class Spot(NamedTuple):
    """Where a tile lies: its centre in units, and the direction from inner to outer half.

    A double has equal halves; its direction is east or south, along its length.
    """

    x: int
    y: int
    dx: int
    dy: int


class Leg(NamedTuple):
    """A straight piece of a track.

    A run goes on until ``reach``, the largest coordinate along ``way`` it should use.
    A step leads from one row to the next; ``reach`` is the least distance of the rows.
    """

    way: Vector
    reach: int
    is_step: bool = False


class Track(NamedTuple):
    """The legs of an arm: ``first`` once, then ``loop`` for ever."""

    first: tuple[Leg, ...]
    loop: tuple[Leg, ...]

    def leg(self, index: int) -> Leg:
        """Leg number ``index``, from 0."""
        beyond = index - len(self.first)
        return self.first[index] if beyond < 0 else self.loop[beyond % len(self.loop)]


class Walker(NamedTuple):
    """The end of an arm: the middle of its outer edge, in units, and the way it heads.

    ``leg`` numbers the leg of the track, ``row`` is where the row began from which a
    step leads away, ``after_double`` tells that the last tile lies crosswise.
    """

    x: int
    y: int
    way: Vector
    leg: int = 0
    row: int = 0
    after_double: bool = False


def advance(track: Track, at: Walker, double: bool) -> tuple[Spot, Walker]:
    """Lay the next tile of an arm: its spot, and the walker after it.

    When the leg is used up, the tile turns inside itself (its inner half still lies in the
    old line) or lies in the new line beside the last half. A double always lies crosswise
    to its line and so never turns inside itself.
    """
    x, y, (dx, dy), number, row, _ = at
    turn = _turn(track.leg(number), at, double)
    way = at.way
    if turn != _STRAIGHT:
        number += 1
        tx, ty = way = track.leg(number).way
        row = x * tx + y * ty
        if turn == _INSIDE:
            x, y = x + dx - tx, y + dy - ty
        else:
            x, y = x - dx + tx, y - dy + ty
        dx, dy = tx, ty
    if double:
        lies = EAST if dx == 0 else SOUTH
        return Spot(x + dx, y + dy, *lies), Walker(x + 2 * dx, y + 2 * dy, way, number, row, True)
    spot = Spot(x + 2 * dx, y + 2 * dy, dx, dy)
    return spot, Walker(x + 4 * dx, y + 4 * dy, way, number, row, False)


_STRAIGHT, _INSIDE, _BESIDE = range(3)


def _turn(leg: Leg, at: Walker, double: bool) -> int:
    along = at.x * leg.way[0] + at.y * leg.way[1]
    if leg.is_step:
        goal = at.row + leg.reach
        if along - 1 >= goal and not at.after_double:
            return _BESIDE
        return _INSIDE if along + 1 >= goal and not double else _STRAIGHT
    room = leg.reach - along
    if double:
        return _STRAIGHT if room >= 2 or at.after_double else _BESIDE
    if room >= 4:
        return _STRAIGHT
    return _INSIDE if room >= 2 or at.after_double else _BESIDE


def snake(way: Vector, side: Vector, far: int, near: int, pitch: int) -> Track:
    """Rows to and fro along ``way``, each one further to ``side`` by ``pitch`` units.

    ``far`` bounds the rows along ``way``, ``near`` against it (a coordinate along
    the opposite of ``way``).
    """
    step = Leg(side, pitch, True)
    out, back = Leg(way, far), Leg(opposite(way), near)
    return Track((out,), (step, back, step, out))


def hook(way: Vector, side: Vector, tip: int, far: int, near: int, pitch: int) -> Track:
    """A stem along ``way`` up to ``tip``, then rows across that come back towards its foot.

    The rows run to ``side`` up to ``far`` and back up to ``near`` (a coordinate along
    the opposite of ``side``), each one nearer to the foot by ``pitch`` units.
    """
    step = Leg(opposite(way), pitch, True)
    out, back = Leg(side, far), Leg(opposite(side), near)
    return Track((Leg(way, tip), out), (step, back, step, out))
