"""A match: hands of one game, one after the other, until the rules say it is over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.engine.events import Event, MatchEnded
from game.engine.moves import Move
from game.engine.outcome import MatchResult, Standing
from game.engine.rules import AnyRules, Step


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand of a record: its set-up and its moves."""

    setup: Any
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. ``earlier`` holds the finished hands, ``state`` the current one.

    ``start``: the standing it began with, None where that is the first one.
    """

    rules: AnyRules
    standing: Standing
    setup: Any
    state: Any
    earlier: tuple[PlayedHand, ...] = ()
    result: MatchResult | None = None
    start: Standing | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat, points made in play and the last settlement included."""
        outcome = self.state.outcome
        scores: tuple[int, ...] = self.state.scores if outcome is None else outcome.scores
        return scores

    @property
    def hands(self) -> tuple[PlayedHand, ...]:
        """All hands so far, the current one last."""
        return (*self.earlier, PlayedHand(self.setup, self.state.moves))


@dataclass(frozen=True, slots=True)
class MatchStep:
    """A match and what has just happened in it, as the whole table knows it."""

    match: Match
    events: tuple[Event, ...]


def first_standing(rules: AnyRules) -> Standing:
    """The standing before the first hand."""
    return Standing(0, (0,) * rules.seats)


def next_standing(match: Match) -> Standing:
    """The standing for the hand after the finished one; ``ValueError`` while it is running."""
    outcome = match.state.outcome
    if outcome is None or match.result is not None:
        raise ValueError("no further hand can be dealt now")
    return Standing(match.standing.hand + 1, outcome.scores, match.state.leader, outcome)


def begin(rules: AnyRules, setup: Any, start: Standing | None = None) -> MatchStep:
    """Start a match with the set-up of its first hand, or in the middle with that of a later one.

    ``start``: the standing before that hand, None for the first.
    """
    standing = start or first_standing(rules)
    step = rules.start(standing, setup)
    return _finish(Match(rules, standing, setup, step.state, start=start), step)


def deal_next(match: Match, setup: Any) -> MatchStep:
    """Go on with the next hand; ``ValueError`` when the running hand or the match says no."""
    standing = next_standing(match)
    step = match.rules.start(standing, setup)
    fresh = Match(match.rules, standing, setup, step.state, match.hands, start=match.start)
    return _finish(fresh, step)


def started_again(match: Match) -> MatchStep:
    """The running hand as it was dealt, with the events of its start."""
    step = match.rules.start(match.standing, match.setup)
    return _finish(replace(match, state=step.state, result=None), step)


def play(match: Match, move: Move) -> MatchStep:
    """Make a move of the running hand; raises ``IllegalMove``."""
    step = match.rules.apply(match.state, move)
    return _finish(replace(match, state=step.state), step)


def play_on(step: MatchStep, moves: Iterable[Move]) -> MatchStep:
    """The match after further moves, with the events before and after; raises ``IllegalMove``."""
    match, events = step.match, list(step.events)
    for move in moves:
        after = play(match, move)
        match = after.match
        events += after.events
    return MatchStep(match, tuple(events))


def _finish(match: Match, step: Step[Any]) -> MatchStep:
    """Match end is looked at only after a whole settlement."""
    outcome = match.state.outcome
    if outcome is None:
        return MatchStep(match, step.events)
    result = match.rules.result(outcome)
    if result is None:
        return MatchStep(match, step.events)
    return MatchStep(replace(match, result=result), (*step.events, MatchEnded(result)))
