"""A kept match in a few numbers, so that lists and statistics replay nothing.

Numbers are those of the first person's seat. ``marks`` tell how a hand went: the points it
brought, or the final score where a match is a single game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.app.viewer import VIEWER
from game.engine.events import BoardEnded, HandEnded
from game.engine.match import MatchStep
from game.engine.options import Chosen, parse_options
from game.games.catalogue import rules_for

LARGEST = 1_000_000
"""No score or count of ours comes near it."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and statistics need of a match.

    ``scores``: by seat, as the record ends. ``winners``: all who share the match, none while
    it has not ended. ``marks``: by finished hand, see above. ``won``: how many of these hands
    the first person won, alone or shared. ``single``: a match of one game, where the lowest
    score wins.
    """

    game: str
    seats: int
    options: Chosen
    single: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    marks: tuple[int, ...]
    won: int

    @property
    def hands(self) -> int:
        """The number of finished hands."""
        return len(self.marks)


def summarise(step: MatchStep) -> Summary:
    """The summary of a match that was replayed; ``step.events`` are all its events."""
    match = step.match
    rules = match.rules
    marks: list[int] = []
    before = 0 if match.start is None else match.start.scores[VIEWER]
    won = 0
    for event in step.events:
        if isinstance(event, HandEnded):
            score = event.outcome.scores[VIEWER]
            marks.append(score - before)
            won += event.outcome.winner == VIEWER
            before = score
        elif isinstance(event, BoardEnded):
            marks.append(event.outcome.scores[VIEWER])
            won += VIEWER in event.outcome.winners
    return Summary(
        game=rules.game,
        seats=rules.seats,
        options=rules.options,
        single=rules.target is None,
        scores=match.scores,
        winners=() if match.result is None else match.result.winners,
        marks=tuple(marks),
        won=won,
    )


def summary_fields(summary: Summary) -> dict[str, Any]:
    """The summary as plain values for JSON."""
    return {
        "game": summary.game,
        "seats": summary.seats,
        "options": " ".join(f"{name}={value}" for name, value in summary.options),
        "scores": summary.scores,
        "winners": summary.winners,
        "marks": summary.marks,
        "won": summary.won,
    }


def read_summary(found: dict[str, Any]) -> Summary:
    """What :func:`summary_fields` wrote.

    Raises ``ValueError``, ``KeyError`` or ``TypeError`` for anything else.
    """
    game, seats = found["game"], found["seats"]
    options = found["options"]
    if not isinstance(game, str) or type(seats) is not int or not isinstance(options, str):
        raise ValueError("game")
    rules = rules_for(game, seats, parse_options(options))
    scores, winners, marks = (_numbers(found[name]) for name in ("scores", "winners", "marks"))
    won = found["won"]
    if type(won) is not int or not 0 <= won <= len(marks):
        raise ValueError("won")
    if len(scores) != seats or not set(winners) <= set(range(seats)):
        raise ValueError("scores")
    return Summary(game, seats, rules.options, rules.target is None, scores, winners, marks, won)


def _numbers(found: object) -> tuple[int, ...]:
    if not isinstance(found, list) or not all(type(one) is int for one in found):
        raise ValueError("numbers")
    if any(abs(one) > LARGEST for one in found):
        raise ValueError("numbers")
    return tuple(found)
