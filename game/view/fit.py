"""Whether a chain lies well under a plan: inside the box, nothing on top of another.

Works in whole units. A set of squares is one integer, a bit for each square unit of
the box, so that a test for overlap is one ``&``.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.chain import CROSS, SIDES, Arm, Chain, Link
from game.engine.tile import Tile
from game.view.paths import EAST, SOUTH, WEST, Spot, Track, Walker, advance, opposite
from game.view.plans import Plan

TILE_LONG, TILE_SHORT = 4, 2
"""The sides of a tile in units."""


def _rows(wide: int, high: int, columns: int) -> int:
    """The squares of a tile in the first corner of a box with so many columns."""
    return sum(((1 << wide) - 1) << row * columns for row in range(high))


class Growth(NamedTuple):
    """An arm in units: its track, its spots from the inside out, and where it goes on."""

    track: Track
    spots: tuple[Spot, ...]
    walker: Walker


class Board:
    """The box of a plan as a grid of square units."""

    def __init__(self, plan: Plan) -> None:
        self._west, self._north = plan.west, plan.north
        self._columns = columns = plan.west + plan.east
        self._rows = plan.north + plan.south
        self._flat = _rows(TILE_LONG, TILE_SHORT, columns)
        self._upright = _rows(TILE_SHORT, TILE_LONG, columns)

    def squares(self, spot: Spot) -> int:
        """The squares under a tile; 0 where it does not lie inside the box."""
        flat = spot.dx != 0
        wide, high = (TILE_LONG, TILE_SHORT) if flat else (TILE_SHORT, TILE_LONG)
        left = spot.x - wide // 2 + self._west
        top = spot.y - high // 2 + self._north
        if left < 0 or top < 0 or left + wide > self._columns or top + high > self._rows:
            return 0
        return (self._flat if flat else self._upright) << top * self._columns + left


class _Laid(NamedTuple):
    """An arm, the squares of its tiles, and of all tiles that could have lain there instead."""

    growth: Growth
    tiles: int
    others: int


def lead_spot(lead: Tile) -> Spot:
    """The lead at 0, 0: its high half to the west; a double lies crosswise."""
    return Spot(0, 0, *(SOUTH if lead.is_double else WEST))


def fit(plan: Plan, chain: Chain) -> dict[Arm, Growth] | None:
    """The arms of a chain that has a lead; None where the plan does not hold it.

    Held means that each tile, and each other kind of tile (double or not) that might
    have been played in its turn or might come next, lies inside and clear of the rest.
    """
    if plan.only_line and chain.spinner is not None:
        return None
    board = Board(plan)
    lead = chain.lead
    assert lead is not None
    squares = board.squares(lead_spot(lead))
    if not squares:
        return None
    wall = _wall(chain) if plan.walled else 0
    if wall is None:
        return None
    reach = 1 if lead.is_double else 2
    laid: dict[Arm, _Laid] = {}
    for arm, way, value in ((Arm.LEFT, WEST, lead.high), (Arm.RIGHT, EAST, lead.low)):
        start = Walker(reach * way[0], 0, way, after_double=lead.is_double)
        one = _lay(board, plan.track_of_side(way, wall), start, chain.links(arm), value, squares)
        if one is None:
            return None
        laid[arm] = one
    spinner = _spinner_spot(chain, laid)
    if plan.walled and (spinner is None or (spinner.x, spinner.y) != (wall, 0)):
        return None
    if chain.spinner is not None and spinner is not None and chain.spinner_closed:
        line = squares | laid[Arm.LEFT].tiles | laid[Arm.RIGHT].tiles
        stems = _stems(board, plan, chain, spinner, line)
        if stems is None:
            return None
        laid |= stems
    if not _apart(tuple(laid.values())):
        return None
    return {arm: one.growth for arm, one in laid.items()}


def _stems(
    board: Board, plan: Plan, chain: Chain, spinner: Spot, line: int
) -> dict[Arm, _Laid] | None:
    """The arms from the short sides of the spinner; ``line`` are the squares of all the rest."""
    assert chain.spinner is not None
    down = spinner.dx, spinner.dy
    laid = {}
    for arm, way in zip(CROSS, (opposite(down), down), strict=True):
        track = plan.track_of_stem(spinner.x, spinner.y, way)
        start = Walker(spinner.x + 2 * way[0], spinner.y + 2 * way[1], way, after_double=True)
        one = _lay(board, track, start, chain.links(arm), chain.spinner.high, line)
        if one is None:
            return None
        laid[arm] = one
    return laid


def _lay(
    board: Board, track: Track, walker: Walker, links: tuple[Link, ...], value: int, taken: int
) -> _Laid | None:
    """One arm from ``walker`` on, where ``value`` is to be joined and ``taken`` is not free.

    A double is not asked for where the arm has shown that it already lies.
    """
    spots = []
    tiles = others = 0
    seen = 1 << value if walker.after_double else 0
    for link in links:
        double = link.tile.is_double
        if double or not seen >> value & 1:
            other = board.squares(advance(track, walker, not double)[0])
            if not other or other & taken:
                return None
            others |= other
        spot, walker = advance(track, walker, double)
        here = board.squares(spot)
        if not here or here & taken:
            return None
        spots.append(spot)
        tiles |= here
        taken |= here
        if double:
            seen |= 1 << value
        value = link.outer
    for double in (False,) if seen >> value & 1 else (False, True):
        other = board.squares(advance(track, walker, double)[0])
        if not other or other & taken:
            return None
        others |= other
    return _Laid(Growth(track, tuple(spots), walker), tiles, others)


def _apart(laid: tuple[_Laid, ...]) -> bool:
    """Whether no arm touches squares that another one uses or might have used."""
    for index, one in enumerate(laid):
        for two in laid[:index]:
            if one.tiles & (two.tiles | two.others) or one.others & (two.tiles | two.others):
                return False
    return True


def _spinner_spot(chain: Chain, laid: dict[Arm, _Laid]) -> Spot | None:
    if chain.spinner is None:
        return None
    for arm in SIDES:
        for link, spot in zip(chain.links(arm), laid[arm].growth.spots, strict=True):
            if link.tile == chain.spinner:
                return spot
    return lead_spot(chain.spinner)


def _wall(chain: Chain) -> int | None:
    """The x of the spinner if the line is straight as far as there; None without a spinner."""
    lead = chain.lead
    assert lead is not None
    if chain.spinner is None or chain.spinner == lead:
        return None if chain.spinner is None else 0
    for sign, line in ((-1, chain.left), (1, chain.right)):
        x = 1 if lead.is_double else 2
        for link in line:
            if link.tile == chain.spinner:
                return sign * (x + 1)
            x += 2 if link.tile.is_double else 4
    return None
