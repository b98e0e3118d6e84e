"""What a position of Blockers! promises: groups that last, groups that can still be joined.

The unplayed tiles of a colour are known to all, rack and pile together: what has not been
seen. So every seat can tell where a colour can still grow. The weights are in groups, found by
trying round numbers in thousands of games against the reference players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from game.ai.blockers_position import ANYWHERE, Fits, Group, Position
from game.engine.grid import Spaces, beside
from game.engine.seats import Seat

HOMELESS = (0.25, 0.09, 0.03, 0.01)
"""What an unplayed tile costs with none, one, two or three empty spaces beside its groups."""
APART = 0.1
"""What every part costs that one tile can't join to the others."""
LOST = 0.15
"""What every part costs that all unplayed tiles together can't join to the others."""
ROOM = 0.1
"""What the empty spaces beside the groups are worth, by the logarithm of their number."""
WILD_KEPT = 0.4
"""What the wild tile is worth while it is unplayed."""
CAPTURED = 0.02
"""What every captured tile costs: ties are lost by it."""
RIVALS = 1.1
"""How much the rivals' mean cost counts against the own."""
SURE = (0.7, 1.0)
"""How far a lead of one group decides the game: at the start, and how much more at the end."""


def colour_cost(groups: Sequence[Group], tiles: Sequence[Fits], empty: Spaces) -> float:
    """The groups that a colour may be expected to end with, from those it has.

    ``tiles``: its unplayed ones, rack and pile.
    """
    once = twice = reach = 0
    for _, near in groups:
        twice |= once & near
        once |= near
    once &= empty
    cost = float(len(groups)) - ROOM * log(1 + once.bit_count())
    for tile in tiles:
        if tile == ANYWHERE:
            cost -= WILD_KEPT
            continue
        reach |= tile
        homes = (tile & once).bit_count()
        if homes < len(HOMELESS):
            cost += HOMELESS[homes]
    if len(groups) < 2:
        return cost + (APART + LOST) * len(groups)
    near_groups = [near for _, near in groups]
    reach &= empty
    return cost + APART * _joined(near_groups, twice & reach) + LOST * _parts(near_groups, reach)


def _joined(near_groups: Sequence[Spaces], bridges: Spaces) -> int:
    """How many groups there would be with a tile on every one of the spaces ``bridges``."""
    parts: list[Spaces] = []
    for near in near_groups:
        mine = near & bridges
        apart = []
        for other in parts:
            if other & mine:
                mine |= other
            else:
                apart.append(other)
        apart.append(mine)
        parts = apart
    return len(parts)


def _parts(near_groups: Sequence[Spaces], reach: Spaces) -> int:
    """How many groups there would be with a tile on every space of ``reach``."""
    rest = list(near_groups)
    number = 0
    while rest:
        number += 1
        found = edge = rest.pop() & reach
        while edge and rest:
            grown = beside(edge)
            for near in [one for one in rest if one & edge]:
                rest.remove(near)
                grown |= near
            edge = grown & reach & ~found
            found |= edge
    return number


def seat_cost(position: Position, seat: Seat) -> float:
    """The score that ``seat`` may be expected to end with; captures cost a little more."""
    taken = position.taken[seat]
    cost = CAPTURED * sum(taken) + (max(taken) if position.counted else 0)
    for colour in position.colours[seat]:
        tiles = position.racks[colour] + position.piles[colour]
        cost += colour_cost(position.groups[colour], tiles, position.empty)
    return cost


def move_cost(before: Position, after: Position) -> float:
    """What the mover of ``before`` may expect after its move, against the mean of its rivals."""
    costs = [seat_cost(after, one) for one in range(len(after.colours))]
    own = costs.pop(before.mover)
    return own - RIVALS * sum(costs) / len(costs)


def chance(position: Position, seat: Seat, turns: int) -> float:
    """The share of victory that ``seat`` may expect; at the end, what it has.

    ``turns``: those of a whole game.
    """
    if not position.left:
        return position.shares()[seat]
    sure = SURE[0] + SURE[1] * (1 - position.left / turns)
    costs = [seat_cost(position, one) for one in range(len(position.colours))]
    return 1 / sum(exp(sure * (costs[seat] - cost)) for cost in costs)
