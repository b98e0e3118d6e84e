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

_ENOUGH = 240
"""No chain needs more units than these, however it lies."""

Eighths = tuple[int, ...]

READABLE = 24
"""The size that a line keeps even in the box of a small phone."""

_WHOLE_SET = 115
"""Length in units of all 28 tiles in a line, 98, and some for the turns."""


class Plan(NamedTuple):
    """One way to lay out a chain; lengths in units, the middle of the lead at 0, 0.

    ``unit`` is the length of a unit in CSS px. ``flip`` swaps x and y at the end, so
    that rows become columns. ``west`` to ``south`` bound the box (the largest coordinate
    that way), ``inset`` keeps the runs off these bounds. ``pitch`` is the least distance
    of rows. Arms turn clockwise or not. ``walled`` rows of the sides leave room for the stems
    of the spinner. ``tall`` stems turn at the bounds, others after
    one tile; ``folded`` stems run to and fro instead of sending rows across. ``only_line``
    plans are for chains without a spinner.
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
    walled: bool = False
    tall: bool = True
    folded: bool = False
    only_line: bool = False

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

    def track_of_side(self, way: Vector, wall: int) -> Track:
        """The track of the left (``WEST``) or right (``EAST``) arm.

        ``wall`` is the x of the spinner, for walled plans.
        """
        back = opposite(way)
        near = wall * back[0] - 3 if self.walled else self.bound(back, self.inset)
        return snake(way, self.side(way), self.bound(way, self.inset), near, self.pitch)

    def track_of_stem(self, x: int, y: int, way: Vector) -> Track:
        """The track of an arm that leaves the spinner, centred on ``x``, ``y``, along ``way``."""
        here = x * way[0] + y * way[1]
        tip = here + 6
        if self.tall:
            tip = max(tip, self.bound(way, self.inset))
        side = self.side(way)
        if self.folded:
            return snake(way, side, tip, -here - 3, self.pitch)
        near = -(x * side[0] + y * side[1]) - 3
        return hook(way, side, tip, self.bound(side, self.inset), near, self.pitch)


def steps(width: float, height: float) -> Iterator[float]:
    """The scales for a box in CSS px, largest first, without end."""
    largest = max(24.0, 16.0 + 0.06 * sqrt(width * height))
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
    across = width < 0.8 * height
    found = list(_calm(scale, across, width, height))
    full = _full(width, height)
    if found and scale <= 1.25 * full:
        found += _shifted(scale, across, width, height)
    if scale <= full:
        found += _crossed(scale, across, width, height)
    if scale <= min(34, full):
        for flip in (across, not across):
            found += _dense(scale, flip, width, height)
            found += _crossed(scale, flip, width, height)
        for flip in (across, not across):
            found += _layered(scale, flip, width, height)
            found += _uneven(scale, flip, width, height)
    if scale < SCALES[-1]:
        # Nobody can play in such a box: it is enough to find something soon.
        found = found[::7]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=16)
def last_plans_at(scale: float, width: float, height: float) -> tuple[Plan, ...]:
    """The lead at every point of a small box, before two arms shrink below a readable size."""
    if scale != READABLE:
        return ()
    found: list[Plan] = []
    across = width < 0.8 * height
    for flip in (across, not across):
        columns, rows = _room(scale, flip, width, height, 3)
        if columns * rows > 700:
            return ()
        for inset, north, west in product((1, 0, 2), range(2, rows - 1), range(2, columns - 1)):
            plan = Plan(scale / 2, flip, west, columns - west, north, rows - north, inset, 4)
            found.append(plan._replace(only_line=True))
    return tuple(found)


@lru_cache(maxsize=64)
def _full(width: float, height: float) -> float:
    """The largest scale at which a whole set in two equal arms fits without a shift."""
    for scale in steps(width, height):
        if scale <= READABLE:
            break
        columns, rows = _room(scale, width < 0.8 * height, width, height, max(6, scale * 0.4))
        if columns * _lanes(rows // 2, 4) >= _WHOLE_SET:
            return scale
    return READABLE


def _lanes(middle: int, pitch: int) -> int:
    """How many rows lie evenly around one that has ``middle`` units on either side."""
    return 2 * max(0, (middle - 2) // pitch) + 1


def _room(scale: float, flip: bool, width: float, height: float, margin: float) -> tuple[int, int]:
    """How many units lie across and down in a box with ``margin`` px left free on each side."""
    if flip:
        width, height = height, width
    margin = min(margin, width / 8, height / 8)
    columns, rows = (int((size - 2 * margin) / scale * 2) for size in (width, height))
    return min(columns, _ENOUGH), min(rows, _ENOUGH)


def _calm(scale: float, flip: bool, width: float, height: float) -> Iterator[Plan]:
    """The lead in the middle, rows with wide lanes, room at the edges."""
    columns, rows = _room(scale, flip, width, height, max(6, scale * 0.4))
    middle = rows // 2
    pitch = _pitch(scale, columns, middle)
    count = _lanes(middle, pitch)
    if count < 3 and scale > READABLE:
        return
    half = min(columns, max(36, 180 // count)) // 2
    plan = Plan(scale / 2, flip, half, half, middle, middle, 1, pitch)
    yield plan
    yield plan._replace(walled=True)
    yield plan._replace(walled=True, clockwise=False)


def _pitch(scale: float, columns: int, middle: int) -> int:
    """Wide lanes where they cost no row that is needed."""
    wide, narrow = _lanes(middle, 6), _lanes(middle, 4)
    if wide == narrow or wide * columns >= _WHOLE_SET:
        return 6
    return 6 if scale > 34 and narrow * columns < _WHOLE_SET else 4


def _shifted(scale: float, flip: bool, width: float, height: float) -> Iterator[Plan]:
    """The lead in another row, for arms of unequal length."""
    columns, rows = _room(scale, flip, width, height, max(6, scale * 0.4))
    for pitch in (6, 4) if scale > 28 else (4,):
        count = max(1, (rows - 4) // pitch + 1)
        top = (rows - (count - 1) * pitch) // 2
        west = columns // 2
        for row in (count // 2, (count - 1) // 4, count - 1 - (count - 1) // 4):
            north = top + row * pitch
            yield Plan(scale / 2, flip, west, columns - west, north, rows - north, 1, pitch)


def _dense(scale: float, flip: bool, width: float, height: float) -> Iterator[Plan]:
    """Narrow rows up to the edges, the lead in any row and near any side."""
    columns, rows = _room(scale, flip, width, height, 3)
    count = max(1, (rows - 4) // 4 + 1)
    top = (rows - (count - 1) * 4) // 2
    order = sorted(range(count), key=lambda row: (abs(2 * row - count + 1), row))
    for part, row, inset in product((4, 2, 6, 3, 5, 1, 7), order, (1, 2, 0, 3)):
        west, north = columns * part // 8, top + row * 4
        yield Plan(scale / 2, flip, west, columns - west, north, rows - north, inset, 4)


def _crossed(scale: float, flip: bool, width: float, height: float) -> Iterator[Plan]:
    """Four arms, a quarter of the box for each, the cross nearer to any side."""
    for plan in _spread(scale, flip, width, height, (4, 5, 3, 6, 2), (4, 3, 5, 2, 6, 1, 7)):
        yield plan._replace(walled=True)
        yield plan._replace(walled=True, clockwise=False)


def _layered(scale: float, flip: bool, width: float, height: float) -> Iterator[Plan]:
    """Lanes so wide that the arms of the spinner find room between rows."""
    for plan in _spread(scale, flip, width, height, (4, 6, 2, 7, 1), (4, 2, 6, 1, 7)):
        for clockwise, folded in product((True, False), (False, True)):
            yield plan._replace(pitch=10, clockwise=clockwise, folded=folded, tall=False)


def _uneven(scale: float, flip: bool, width: float, height: float) -> Iterator[Plan]:
    """What is left to try: rows at any height, and stems that run to and fro."""
    for plan in _spread(scale, flip, width, height, (4, 5, 3, 6, 2), (4, 3, 5, 2, 6)):
        yield plan
        yield plan._replace(clockwise=False)
        yield plan._replace(folded=True, walled=True)
        yield plan._replace(folded=True, walled=True, clockwise=False)


def _spread(
    scale: float, flip: bool, width: float, height: float, down: Eighths, across: Eighths
) -> Iterator[Plan]:
    """The lead at points of the box, given in eighths of its height and width."""
    columns, rows = _room(scale, flip, width, height, 3)
    for y, x in product(down, across):
        west, north = columns * x // 8, rows * y // 8
        yield Plan(scale / 2, flip, west, columns - west, north, rows - north, 1, 4)
