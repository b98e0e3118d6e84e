"""Positions that an author lays tile by tile, in any order that the rules allow.

On the board tiles of one colour may be laid one after the other; the players' turns are worked
out afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.app.arranged import arranged, on_board, tables
from game.engine.deal import Shuffler
from game.engine.errors import IllegalMove, NotationError
from game.engine.match import Match, begin, first_standing
from game.engine.moves import Move, Place, Play
from game.engine.seats import Seat, Table
from game.engine.stone import LABELS, Stone
from game.engine.tile import Tile
from game.games.blockers_state import BlockersState, owners
from game.games.catalogue import entry, rules_for


@dataclass(frozen=True, slots=True)
class Composed:
    """Placements of ``game`` in the order laid."""

    game: str
    moves: tuple[Move, ...] = ()

    @property
    def stones(self) -> frozenset[Stone]:
        """The tiles of the board that have been laid, captured ones among them."""
        return frozenset(move.stone for move in self.moves if isinstance(move, Place))


def laid(composed: Composed, move: Move) -> Composed:
    """``composed`` with one more placement.

    Raises ``IllegalMove`` with the reason of the rules, and ``NotationError``: code ``used``
    for a tile laid before, ``position`` for more tiles than hands can hold.
    """
    after = replace(composed, moves=(*composed.moves, move))
    if _piece(move) in {_piece(one) for one in composed.moves}:
        raise NotationError("used", str(_piece(move)))
    if on_board(after.game):
        free_board(after)
    else:
        arranged(after.game, after.moves)
    return after


def _piece(move: Move) -> Tile | Stone | None:
    """The tile of a placement."""
    if isinstance(move, Play):
        return move.tile
    return move.stone if isinstance(move, Place) else None


@lru_cache(maxsize=32)
def free_board(composed: Composed) -> Match:
    """The board as if every tile had been held by whoever placed it, turns left aside.

    Raises ``IllegalMove``, and ``NotationError``, code ``position``, for a move of another game.
    """
    rules = rules_for(composed.game, max(entry(composed.game).seats), {})
    setup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
    match = begin(rules, setup).match
    state: BlockersState = match.state
    for move in composed.moves:
        if not isinstance(move, Place):
            raise NotationError("position", str(move))
        laid_before = {one.stone for one in state.moves if isinstance(one, Place)}
        racks = tuple(
            tuple(label for label in LABELS if Stone(colour, label) not in laid_before)
            for colour in range(len(state.racks))
        )
        turn = replace(state, racks=racks, mover=move.stone.colour)
        state = rules.apply(turn, move).state
    return replace(match, state=state)


@lru_cache(maxsize=32)
def played(composed: Composed, held: Stone | None = None) -> Match:
    """A match that leads to the position; ``held``: on the rack of whoever is on turn then.

    Raises ``NotationError``, code ``turns``, where the players' turns can't have come out so.
    """
    if not on_board(composed.game):
        return arranged(composed.game, composed.moves)
    cells = free_board(composed).state.cells
    for moves in _orders(composed, held):
        try:
            match = arranged(composed.game, moves, held=held)
        except (IllegalMove, NotationError):
            continue
        if match.state.cells == cells:
            return match
    raise NotationError("turns", str(held or ""))


def _orders(composed: Composed, held: Stone | None) -> Iterator[Sequence[Move]]:
    """The placements as they were laid, then by turns of every table that can have made them."""
    yield composed.moves
    places = [move for move in composed.moves if isinstance(move, Place)]
    for seats, starter in tables(composed.game):
        found = _by_turns(places, held, seats, starter)
        if found is not None:
            yield found


def _by_turns(
    places: Sequence[Place], held: Stone | None, seats: int, starter: Seat
) -> Sequence[Place] | None:
    """Each turn takes the first tile laid of a colour of its seat; None when one has none."""
    owner = dict(enumerate(owners(seats)))
    left = list(places)
    order: list[Place] = []
    seat = starter
    for _ in places:
        found = next((one for one in left if _owner(owner, one.stone) == seat), None)
        if found is None:
            return None
        left.remove(found)
        order.append(found)
        seat = Table(seats).next(seat)
    return order if held is None or _owner(owner, held) == seat else None


def _owner(owner: Mapping[int, Seat], stone: Stone) -> Seat | None:
    return owner.get(stone.colour)


def moves_laid(match: Match) -> tuple[Move, ...]:
    """The placements of the running hand."""
    moves: Sequence[Move] = match.state.moves
    return tuple(move for move in moves if isinstance(move, (Play, Place)))
