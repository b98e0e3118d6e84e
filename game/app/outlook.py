"""What a move leads to, as everybody at the table will see it: the why of a hint."""

from __future__ import annotations

from game.app.advice import After
from game.engine.events import Counted
from game.engine.grid import count_groups
from game.engine.match import Match
from game.engine.moves import Move, Place, Play
from game.engine.seats import Seat
from game.games.blockers_state import BlockersState, colours_of
from game.games.domino_state import DominoState, can_play


def outlook(match: Match, seat: Seat, move: Move) -> After | None:
    """What ``move`` of ``seat``, who is on turn, leads to; None where nothing is placed.

    It tells nothing that the seat can't know before it moves.
    """
    if isinstance(match.state, DominoState) and isinstance(move, Play):
        return _after_tile(match, seat, move)
    if isinstance(match.state, BlockersState) and isinstance(move, Place):
        boards = match.rules.apply(match.state, move).state.boards
        own = colours_of(match.rules.seats, seat)
        return After(groups=sum(count_groups(boards[colour]) for colour in own))
    return None


def _after_tile(match: Match, seat: Seat, move: Play) -> After:
    step = match.rules.apply(match.state, move)
    chain = step.state.chain
    rest = [one for one in match.state.hands[seat] if one != move.tile]
    points = sum(event.points for event in step.events if isinstance(event, Counted))
    fitting = sum(1 for one in rest if can_play(chain, (one,)))
    return After(chain.values, fitting if rest else None, points)
