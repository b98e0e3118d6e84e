"""What the expert tells a person: a hint for this turn, and the review of a hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.engine.match import Match
from game.engine.moves import Move
from game.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class After:
    """What a placement leads to, open to all: the open ends, how many of the tiles left in the
    hand fit them, the points it makes; on the board the own groups.

    ``fitting``: None when no tile is left.
    """

    values: tuple[int, ...] = ()
    fitting: int | None = None
    points: int = 0
    groups: int | None = None


@dataclass(frozen=True, slots=True)
class Rated:
    """A legal move, how it ranks, and what it brings.

    ``worth`` orders the moves, the greater the better. ``points``: the expected points of the
    hand from here on, ``share``: the chance to win, between 0 and 1; None where the expert
    does not reckon them. ``after``: what the best move of a hint leads to.
    """

    move: Move
    worth: float
    points: float | None = None
    share: float | None = None
    after: After | None = None


Ratings = tuple[Rated, ...]
"""All legal moves of one position, the best first; empty while the expert thinks."""


def ranked(rated: Iterable[Rated]) -> Ratings:
    """The moves from the best to the worst; equals keep their order."""
    return tuple(sorted(rated, key=lambda one: -one.worth))


@dataclass(frozen=True, slots=True)
class OwnMove:
    """A move with a real choice that a seat made in a hand.

    ``at``: its number among all moves of the hand, from 0; ``known``: what the seat observed
    before it; ``made``: the move.
    """

    at: int
    known: Any
    made: Move


@dataclass(frozen=True, slots=True)
class Review:
    """The moves of ``seat`` in a hand and, as far as the expert has come, the ratings of each."""

    seat: Seat
    moves: tuple[OwnMove, ...]
    rated: tuple[Ratings, ...] = ()

    @property
    def done(self) -> bool:
        """Whether every move has been looked at."""
        return len(self.rated) == len(self.moves)


def own_moves(match: Match, seat: Seat) -> tuple[OwnMove, ...]:
    """The moves of ``seat`` in the last hand where it had more than one legal move.

    Each goes with what the seat could observe at that moment, and nothing else.
    """
    rules = match.rules
    state = rules.start(match.standing, match.setup).state
    found = []
    for at, made in enumerate(match.state.moves):
        if state.mover == seat:
            known = rules.observe(state, seat)
            if len(rules.choices(known)) > 1:
                found.append(OwnMove(at, known, made))
        state = rules.apply(state, made).state
    return tuple(found)


@dataclass(frozen=True, slots=True)
class AskHint:
    """The viewer wants to know what the expert would do; again: no more."""


@dataclass(frozen=True, slots=True)
class CloseHint:
    """The hint has been read."""


@dataclass(frozen=True, slots=True)
class AskReview:
    """A person wants the hand that is over looked through; None is the viewer."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Advised:
    """The expert has rated all moves, the best first, at the moment ``turn``.

    ``about`` as in ``AskAdvice``.
    """

    rated: Ratings
    turn: int
    about: tuple[Seat, int] | None = None
