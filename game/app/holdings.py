"""What the seats hold, and in which order a hand lies."""

from __future__ import annotations

from game.app.playing import Sorting
from game.engine.events import Dealt, Drew, Event, LotDrawn
from game.engine.match import Match
from game.engine.seats import Seat
from game.engine.stone import Stone
from game.engine.tile import Tile
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersState
from game.games.domino_state import DominoState

Held = tuple[Tile, ...] | tuple[Stone, ...]
"""What a seat holds."""


def hands_of(match: Match) -> tuple[Held, ...]:
    """What every seat holds, by seat."""
    rules, state = match.rules, match.state
    if isinstance(state, DominoState):
        return state.hands
    assert isinstance(rules, Blockers) and isinstance(state, BlockersState)
    return tuple(
        tuple(
            Stone(colour, label)
            for colour in sorted(rules.colours_of(seat))
            for label in sorted(state.racks[colour])
        )
        for seat in range(rules.seats)
    )


def this_hand(log: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events from the last deal on, the lot before it included."""
    for at in range(len(log) - 1, -1, -1):
        if isinstance(log[at], Dealt):
            start = at - 1 if at and isinstance(log[at - 1], LotDrawn) else at
            return log[start:]
    return log


def sorted_hand(
    tiles: tuple[Tile, ...],
    sorting: Sorting,
    log: tuple[Event, ...],
    seat: Seat,
    put: tuple[Tile, ...] = (),
) -> tuple[Tile, ...]:
    """The tiles of ``seat`` in an order that placing one doesn't change.

    ``tiles`` lie by their numbers, the highest first. ``log``: of this hand as the seat knows
    it; what was drawn lies last, in the order in which it came. ``put``: as they were put by
    hand; what was not lies behind them.
    """
    if sorting is Sorting.WEIGHT:
        return tuple(sorted(tiles, key=lambda tile: -tile.pips))
    if sorting is Sorting.NUMBER:
        return tiles
    drawn = [event.tile for event in log if isinstance(event, Drew) and event.seat == seat]
    order = {tile: at for at, tile in enumerate(drawn) if tile is not None}
    if sorting is Sorting.PUT:
        order |= {tile: at - len(put) - 1 for at, tile in enumerate(put)}
    return tuple(sorted(tiles, key=lambda tile: order.get(tile, -1)))
