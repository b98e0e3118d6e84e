"""Who can have played each tile of a chain: the players' turns, and passes where nothing fitted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.seats import Seat, Table
from game.engine.tile import Tile
from game.games.dominoes import Hand

Values = frozenset[int]
NEVER = 99
"""When a tile is played that is kept."""


@dataclass(frozen=True, slots=True)
class Chained:
    """Tiles in the order played; ``ends``: the values that were open before each of them."""

    tiles: Hand
    ends: tuple[Values, ...]

    def fits(self, tile: Tile, at: int) -> bool:
        """Whether ``tile`` could have been the one played ``at``."""
        return tile.low in self.ends[at] or tile.high in self.ends[at]


@dataclass(frozen=True, slots=True)
class Shape:
    """A table: seats, tiles dealt to each, and how many tiles are never drawn."""

    seats: int
    each: int
    floor: int


@dataclass(frozen=True, slots=True)
class Turns:
    """Who played each tile, and who passed before which. Seats count from the leader.

    ``emptied``: before which play somebody took the last of the boneyard and passed.
    """

    owners: tuple[Seat, ...]
    passes: tuple[tuple[int, Seat], ...] = ()
    emptied: int = NEVER

    def passed(self, seat: Seat) -> list[int]:
        """When ``seat`` has passed."""
        return [at for at, who in self.passes if who == seat]


def regular(chained: Chained, seats: int) -> Iterator[Turns]:
    """The one order in which nobody has passed."""
    yield Turns(tuple(at % seats for at in range(len(chained.tiles))))


def with_passes(chained: Chained, seats: int) -> Iterator[Turns]:
    """All orders with passes that the later tiles allow, the first pass as late as can be."""
    (plain,) = regular(chained, seats)
    for first in range(len(chained.tiles) - 1, 0, -1):
        yield from _passing(chained, Table(seats), Turns(plain.owners[:first], (), first))


def _passing(chained: Chained, table: Table, turns: Turns) -> Iterator[Turns]:
    """The turns go on with every number of passes that the tiles played later allow."""
    at = len(turns.owners)
    if at == len(chained.tiles):
        yield turns
        return
    seat, passes = table.next(turns.owners[-1]), turns.passes
    for skipped in range(table.seats):
        if (skipped or at != turns.emptied) and not _held_back(chained, turns, seat):
            after = Turns((*turns.owners, seat), passes, turns.emptied)
            yield from _passing(chained, table, after)
        passes = (*passes, (at, seat))
        seat = table.next(seat)


def _held_back(chained: Chained, turns: Turns, seat: Seat) -> bool:
    """Whether ``seat`` has passed where its next tile fitted."""
    tile = chained.tiles[len(turns.owners)]
    return any(chained.fits(tile, at) for at in turns.passed(seat))
