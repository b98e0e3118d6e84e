"""Where the tiles of a chain lie in a box: places, ghosts and marks for the picture.

All lengths going in and out are CSS px, relative to the top left corner of the box.
The first plan is taken that holds the chain and every tile that could come next. A plan
that holds a chain holds every chain it grew from, in the same places; so a tile that is
added moves nothing until the plan is used up, and then only later plans come in question.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from game.engine.chain import CROSS, SIDES, Arm, Chain, Link
from game.engine.tile import Tile
from game.view.fit import Growth, fit, lead_spot
from game.view.paths import EAST, NORTH, SOUTH, WEST, Spot, advance
from game.view.plans import Plan, last_plans_at, plans_at, steps

_TURNS = {EAST: 0, SOUTH: 90, WEST: 180, NORTH: 270}
Step = tuple[int, int]


class Place(NamedTuple):
    """A tile on the table: its centre in px, and how it is turned.

    ``turn`` is clockwise, in degrees. At 0 the tile lies with its low half at the left;
    90 has the low half on top, 180 at the right, 270 at the bottom. Doubles use 0 and 90.
    """

    tile: Tile
    x: float
    y: float
    turn: int


class Mark(NamedTuple):
    """An open end: the middle, in px, of the square its next tile will cover first.

    ``dx``, ``dy`` is the direction from the open half to there.
    """

    arm: Arm
    value: int
    x: float
    y: float
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A chain in its box. ``scale`` is a tile's short side in px; its long side is twice that.

    ``places`` follow the order of ``chain.tiles``. ``step`` numbers the plan in use: as tiles
    are added it never falls, and while it stays no tile moves. ``marks`` follow ``chain.ends``.
    """

    scale: float
    places: tuple[Place, ...]
    marks: tuple[Mark, ...]
    step: Step
    _canvas: _Canvas = field(repr=False)
    _chain: Chain = field(repr=False)
    _arms: dict[Arm, Growth] = field(repr=False, hash=False)

    def ghost(self, tile: Tile, arm: Arm) -> Place:
        """Where ``tile`` will lie when it is played on ``arm``, unless a re-fit is needed then.

        Raises ``ValueError`` when the arm is not open or the tile does not fit it.
        """
        if arm is Arm.LEAD and self._chain.lead is None:
            return self._canvas.place(tile, lead_spot(tile), True)
        value = self._chain.value_at(arm)
        if value is None or not tile.has(value):
            raise ValueError(f"{tile} does not fit on {arm}")
        grown = self._arms[arm]
        spot, _ = advance(grown.track, grown.walker, tile.is_double)
        return self._canvas.place(tile, spot, tile.low == value)


class _Canvas(NamedTuple):
    """From units to px: the middle of the lead, the length of a unit, rows as columns or not."""

    x: float
    y: float
    unit: float
    flip: bool

    def point(self, x: int, y: int) -> tuple[float, float]:
        """A point in px."""
        if self.flip:
            x, y = y, x
        return self.x + x * self.unit, self.y + y * self.unit

    def place(self, tile: Tile, spot: Spot, low_first: bool) -> Place:
        """A tile on its spot; ``low_first`` when its direction leads from the low half."""
        sign = 1 if low_first or tile.is_double else -1
        way = (spot.dy, spot.dx) if self.flip else (spot.dx, spot.dy)
        x, y = self.point(spot.x, spot.y)
        return Place(tile, x, y, _TURNS[way[0] * sign, way[1] * sign])


def lay_out(chain: Chain, width: float, height: float) -> Layout:
    """The picture of ``chain`` in a box of ``width`` by ``height`` CSS px; never fails."""
    return _lay_out(chain, max(1.0, float(width)), max(1.0, float(height)))


@lru_cache(maxsize=64)
def _lay_out(chain: Chain, width: float, height: float) -> Layout:
    if chain.lead is None:
        plan = next(
            plan for scale in steps(width, height) for plan in plans_at(scale, width, height)
        )
        canvas = _canvas(plan, width, height)
        return Layout(plan.unit * 2, (), (), (0, 0), canvas, chain, {})
    step, plan, arms = _first_fit(chain, width, height)
    canvas = _canvas(plan, width, height)
    places = tuple(_places(chain, canvas, arms))
    marks = tuple(_marks(chain, canvas, arms))
    return Layout(plan.unit * 2, places, marks, step, canvas, chain, arms)


def _canvas(plan: Plan, width: float, height: float) -> _Canvas:
    """The middle of the lead stands where the plan's bounds lie evenly in the box."""
    x, y = plan.west - plan.east, plan.north - plan.south
    if plan.flip:
        x, y = y, x
    half = plan.unit / 2
    return _Canvas(width / 2 + x * half, height / 2 + y * half, plan.unit, plan.flip)


def _places(chain: Chain, canvas: _Canvas, arms: dict[Arm, Growth]) -> Iterator[Place]:
    def along(arm: Arm) -> list[Place]:
        if arm not in arms:
            return []
        pairs = zip(chain.links(arm), arms[arm].spots, strict=True)
        return [canvas.place(one.tile, spot, one.tile.low == one.inner) for one, spot in pairs]

    lead = chain.lead
    assert lead is not None
    yield from reversed(along(Arm.LEFT))
    yield canvas.place(lead, lead_spot(lead), True)
    for arm in (Arm.RIGHT, *CROSS):
        yield from along(arm)


def _marks(chain: Chain, canvas: _Canvas, arms: dict[Arm, Growth]) -> Iterator[Mark]:
    for end in chain.ends:
        walker = arms[end.arm].walker
        spot, _ = advance(arms[end.arm].track, walker, False)
        inner = spot.x - spot.dx, spot.y - spot.dy
        # Straight on or turning inside, the next half still lies ahead of the last one.
        ahead = (inner[0] - walker.x, inner[1] - walker.y) == walker.way
        way = walker.way if ahead else (spot.dx, spot.dy)
        if canvas.flip:
            way = way[1], way[0]
        yield Mark(end.arm, end.value, *canvas.point(*inner), *way)


_known: dict[tuple[Chain, float, float], Step] = {}
"""Steps found before: only where a search may begin, never what it finds."""


def _first_fit(chain: Chain, width: float, height: float) -> tuple[Step, Plan, dict[Arm, Growth]]:
    first = _start(chain, width, height)
    for step, plan in _plans_from(first, width, height):
        arms = fit(plan, chain)
        if arms is not None:
            if len(_known) > 4096:
                _known.clear()
            _known[chain, width, height] = step
            return step, plan, arms
    raise AssertionError("steps never end")


def _plans_from(first: Step, width: float, height: float) -> Iterator[tuple[Step, Plan]]:
    """All plans for a box with their numbers, from number ``first`` on; without end."""
    for number, scale in enumerate(steps(width, height)):
        if number < first[0]:
            continue
        index = 0
        for plans in (plans_at, last_plans_at):
            for plan in plans(scale, width, height):
                if (number, index) >= first:
                    yield (number, index), plan
                index += 1


def _start(chain: Chain, width: float, height: float) -> Step:
    """The furthest step known for a chain that this one grew from."""
    best = (0, 0)
    for arm in (*SIDES, *CROSS):
        shorter = _without_last(chain, arm)
        if shorter is not None:
            best = max(best, _known.get((shorter, width, height), best))
    return max(best, _known.get((chain, width, height), best))


def _without_last(chain: Chain, arm: Arm) -> Chain | None:
    links: tuple[Link, ...] = chain.links(arm)
    if not links:
        return None
    left, right, up, down = (
        links[:-1] if one is arm else chain.links(one) for one in (*SIDES, *CROSS)
    )
    spinner = None if chain.spinner == links[-1].tile else chain.spinner
    return Chain(chain.lead, left, right, up, down, spinner)
