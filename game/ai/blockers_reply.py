"""The plain player of Blockers! that finishes the guessed games, fast.

It follows the rule of thumb: join groups, else grow one, else start a new one; capture only
where that is cheaper, and keep the wild tile for joining.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.blockers_position import ANYWHERE, Fits, Position
from game.engine.grid import EVERYWHERE, SPACES, Spaces
from game.engine.stone import Colour
from game.games.blockers import CLOSED

Draw = Callable[[], float]
"""A number from 0 up to 1, 1 not among them."""
Found = tuple[float, Colour, Fits, Spaces]
"""What a turn costs in score, the colour, the tile, and where it may go: any of these spaces."""

WILD_COST = 0.4
"""What spending the wild tile costs, in groups."""
CAPTURE_COST = 0.05
"""What a capture costs that does not count."""


def finish(position: Position, turns: int, draw: Draw) -> None:
    """Plays so many turns."""
    for _ in range(turns):
        reply(position, draw)


def reply(position: Position, draw: Draw) -> None:
    """One turn of the mover; which of equal spaces is left to ``draw``."""
    found: Found | None = None
    for colour in position.colours[position.mover]:
        if len(position.racks[colour]) <= CLOSED:
            continue
        one = _cheapest(position, colour, draw)
        if one is not None and (found is None or one[0] < found[0]):
            found = one
    if found is None:
        position.skip()
    else:
        position.place(found[1], found[2], found[3])


def _cheapest(position: Position, colour: Colour, draw: Draw) -> Found | None:
    """The cheapest move of a colour, None when it has no move."""
    once = twice = thrice = fits = 0
    for _, near in position.groups[colour]:
        thrice |= twice & near
        twice |= once & near
        once |= near
    rack = position.racks[colour]
    wild = False
    for tile in rack:
        if tile == ANYWHERE:
            wild = True
        else:
            fits |= tile
    empty = position.empty
    for cost, spaces in ((-2.0, thrice & empty), (-1.0, twice & empty)):
        if spaces & fits:
            return _put(cost, colour, rack, spaces & fits, draw)
    taken = _capture(position, colour, twice & fits, 0)
    if taken:
        return _put(CAPTURE_COST - 1, colour, rack, taken, draw)
    if wild and twice & empty:
        return WILD_COST - 1, colour, ANYWHERE, _any(thrice & empty or twice & empty, draw)
    if once & empty & fits:
        return _put(0.0, colour, rack, once & empty & fits, draw)
    return _costly(position, colour, (once, twice), (fits, wild), draw)


def _costly(
    position: Position,
    colour: Colour,
    near: tuple[Spaces, Spaces],
    held: tuple[Spaces, bool],
    draw: Draw,
) -> Found | None:
    """The cheapest move where no tile joins or grows a group on an empty space."""
    (once, twice), (fits, wild) = near, held
    rack, empty = position.racks[colour], position.empty
    for cost, spaces, price in ((0.0, once, 0), (0.0, twice, 1)):
        taken = _capture(position, colour, spaces & fits, price)
        if taken:
            return _put(cost + CAPTURE_COST, colour, rack, taken, draw)
    if wild and once & empty:
        return WILD_COST, colour, ANYWHERE, _any(once & empty, draw)
    if empty & fits:
        return _put(1.0, colour, rack, empty & fits, draw)
    for cost, spaces, price in ((1.0, once, 1), (1.0, EVERYWHERE, 0), (2.0, EVERYWHERE, 1)):
        taken = _capture(position, colour, spaces & (ANYWHERE if wild else fits), price)
        if taken:
            return _put(cost + CAPTURE_COST, colour, rack, taken, draw)
    if wild and empty:
        return 1 + WILD_COST, colour, ANYWHERE, _any(empty, draw)
    return None


def _capture(position: Position, colour: Colour, among: Spaces, price: int) -> Spaces:
    """The rivals' tiles on the spaces ``among`` that may be captured for ``price``."""
    among &= ~position.empty & ~position.boards[colour]
    if not among:
        return 0
    taken, own = position.taken[position.mover], position.colours[position.mover]
    most = max(taken)
    found = 0
    for rival, board in enumerate(position.boards):
        if board & among and rival not in own:
            costs = 1 if position.counted and taken[rival] == most else 0
            if costs == price:
                found |= position.takeable(rival, among)
    return found


def _put(cost: float, colour: Colour, rack: list[Fits], spaces: Spaces, draw: Draw) -> Found:
    """One of the spaces, with the first tile that fits there; the wild one last."""
    bit = _any(spaces, draw)
    tile = ANYWHERE
    for one in rack:
        if one & bit and one != ANYWHERE:
            tile = one
            break
    return cost, colour, tile, bit


def _any(spaces: Spaces, draw: Draw) -> Spaces:
    """One of ``spaces``, as a bit: the next one from a random place on."""
    shift = int(draw() * SPACES)
    above = spaces >> shift << shift or spaces
    return above & -above
