"""How hands and matches end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.engine.seats import Seat


class Ending(StrEnum):
    """Why a hand is over."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    TARGET = "target"


class Account(StrEnum):
    """How a hand was settled.

    ``OTHERS``: the winner scores the others' pips, of a blocked hand less the own.
    ``GROSS``: without taking off the own. ``ROUNDED``: as ``OTHERS``, rounded once to five.
    ``OWN``: everybody loses the own pips, rounded to five. ``NONE``: nothing was settled, the
    match ended in play.
    """

    OTHERS = "others"
    GROSS = "gross"
    ROUNDED = "rounded"
    OWN = "own"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished hand, all tuples by seat.

    ``winner``: who went out, or who alone has the lowest total of a blocked hand, or who
    reached the target; None when nobody wins the hand. ``pips``: left in each hand.
    ``points``: what the settlement adds, below zero where it takes. ``scores``: the match
    scores after it.
    """

    ending: Ending
    winner: Seat | None
    pips: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    account: Account = Account.OTHERS


@dataclass(frozen=True, slots=True)
class BoardOutcome:
    """A finished game of Blockers!, all tuples by seat.

    ``groups``: of the own colours. ``captures``: tiles captured of each colour. ``scores``:
    as the chosen scoring counts, the lowest wins. ``winners``: one, or all who share.
    """

    groups: tuple[int, ...]
    captures: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match: all who share the highest score, and the final scores by seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    @property
    def tied(self) -> bool:
        """Whether several seats share the highest score."""
        return len(self.winners) > 1


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands before a hand: all that the next hand may depend on.

    ``hand``: hands finished so far. ``leader``: who led the hand before, and
    ``last`` how it ended; both None before the first hand.
    """

    hand: int
    scores: tuple[int, ...]
    leader: Seat | None = None
    last: Outcome | None = None


def highest_reaching(scores: tuple[int, ...], target: int) -> MatchResult | None:
    """Match end: the highest score at or above ``target`` wins, a shared highest is a tie.

    Returns None while nobody has reached the target.
    """
    best = max(scores)
    if best < target:
        return None
    return MatchResult(tuple(s for s, score in enumerate(scores) if score == best), scores)
