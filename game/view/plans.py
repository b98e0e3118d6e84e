"""Ways to spread a chain over a box, best first, as parameters of whole units.

A :class:`Plan` fixes everything about a picture but the tiles. The list for a box
depends on the box alone, so the first plan that holds a chain is a pure choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import sqrt
from typing import NamedTuple

from game.view.paths import EAST, NORTH, WEST, Track, Vector, hook, opposite, snake

SCALES = (64, 52, 42, 34, 28, 24, 20, 16)
"""Steps of size: CSS px across a tile."""


class Plan(NamedTuple):
    """One way to lay out a chain; lengths in units, the middle of the lead at 0, 0.

    ``unit`` is the length of a unit in CSS px. ``flip`` swaps x and y at the end, so
    that rows become columns. ``west`` to ``south`` bound the box (the largest coordinate
    that way), ``inset`` keeps the runs off these bounds. ``pitch`` is the least distance
    of rows. Arms turn clockwise or not. ``wall`` is the x of a spinner for which the rows
    of the sides leave room, None for no such room. ``tall`` stems turn at the bounds, others after
    one tile; ``folded`` stems run to and fro instead of sending rows across.
    """

    unit: float
    flip: bool
    west: int
    east: int
    north: int
    south: int
    inset: int
    pitch: int
    clockwise: bool = True
    wall: int | None = None
    tall: bool = True
    folded: bool = False

    def bound(self, way: Vector, inset: int = 0) -> int:
        """The largest coordinate along ``way``, kept ``inset`` units inside the box."""
        if way == WEST:
            return self.west - inset
        if way == EAST:
            return self.east - inset
        return (self.north if way == NORTH else self.south) - inset

    def side(self, way: Vector) -> Vector:
        """Where an arm that heads ``way`` turns."""
        return (-way[1], way[0]) if self.clockwise else (way[1], -way[0])

    def track_of_side(self, way: Vector) -> Track:
        """The track of the left (``WEST``) or right (``EAST``) arm."""
        back = opposite(way)
        near = self.bound(back, self.inset)
        if self.wall is not None:
            near = self.wall * back[0] - 3
        return snake(way, self.side(way), self.bound(way, self.inset), near, self.pitch)

    def track_of_stem(self, x: int, y: int, way: Vector) -> Track:
        """The track of an arm that leaves the spinner, centred on ``x``, ``y``, along ``way``."""
        here = x * way[0] + y * way[1]
        tip = self.bound(way, self.inset) if self.tall else here + 6
        side = self.side(way)
        if self.folded:
            return snake(way, side, tip, -here - 3, self.pitch)
        near = -(x * side[0] + y * side[1]) - 3
        return hook(way, side, tip, self.bound(side, self.inset), near, self.pitch)


def steps(width: float, height: float) -> Iterator[float]:
    """The scales for a box in CSS px, largest first, without end."""
    largest = max(24.0, 15.0 + 0.06 * sqrt(width * height))
    last = 0.0
    for last in SCALES:
        if last <= largest:
            yield last
    while True:
        last *= 0.85
        yield last


@lru_cache(maxsize=256)
def plans_at(scale: float, width: float, height: float) -> tuple[Plan, ...]:
    """All plans for a box in CSS px at one scale, best first."""
    flat = width >= 0.8 * height
    found: list[Plan] = []
    for tight in (False, True):
        for flip in (not flat, flat) if tight else (not flat,):
            across, along = (height, width) if flip else (width, height)
            found += _spread(scale, flip, across, along, tight)
    return tuple(dict.fromkeys(found))


def _spread(scale: float, flip: bool, width: float, height: float, tight: bool) -> Iterator[Plan]:
    unit = scale / 2
    margin = 4 if min(width, height) > 64 else 0
    columns, rows = (int((size - 2 * margin) / unit) for size in (width, height))
    inset = 0 if tight else 2
    half, middle = columns // 2, rows // 2
    for pitch in (4,) if tight else (6, 4):
        yield Plan(unit, flip, half, half, middle, middle, inset, pitch)
        count = max(1, (rows - 4) // pitch + 1)
        top = (rows - (count - 1) * pitch) // 2
        order = sorted(range(count), key=lambda row: (abs(2 * row - count + 1), row))
        for row, part in product(order, (2, 3, 1)):
            north = top + row * pitch
            west = columns * part // 4
            yield Plan(unit, flip, west, columns - west, north, rows - north, inset, pitch)
