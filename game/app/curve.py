"""How the scores went over a whole match."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.replay import Tape, moments
from game.engine.match import Match
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersState


@dataclass(frozen=True, slots=True)
class Curve:
    """How the scores went: by seat, a number for each step, the start included.

    ``turns``: the steps are turns of a single game, where low is good; else they are hands.
    """

    lines: tuple[tuple[int, ...], ...]
    turns: bool


def curve(tape: Tape) -> Curve:
    """The score of every seat after each finished hand; for a game on the board what it
    would score as it stands after each turn.
    """
    seats = range(tape.match.rules.seats)
    turns = tape.match.rules.target is None
    if turns:
        scores = [scores_at(one.match) for one in moments(tape, 0)]
    else:
        scores = [tape.match.standing.scores, *(reel.scores for reel in tape.reels if reel.over)]
    return Curve(tuple(tuple(found[seat] for found in scores) for seat in seats), turns)


def scores_at(match: Match) -> tuple[int, ...]:
    """The scores by seat; of a board game as they would be if it ended here."""
    if isinstance(match.rules, Blockers):
        assert isinstance(match.state, BlockersState)
        return match.rules.settle(match.state).scores
    return match.scores
