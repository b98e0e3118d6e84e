"""Taking moves back: which one, why not, and the match without it.

A move can be taken back until the next seat has moved, unless it has shown a hidden tile. In
practice all can, to the first of the match. What is taken back is the last placement of a
person, with the forced draws and passes after it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from game.app.model import Model
from game.app.trust import Trust
from game.engine.events import (
    BoardOpened,
    Dealt,
    Drew,
    Event,
    Passed,
    Placed,
    Played,
    Refilled,
    Skipped,
)
from game.engine.match import Match, MatchStep, begin, deal_next, play_on, started_again
from game.engine.seats import Seat

_OF_MOVES = (Played, Placed, Passed, Drew, Skipped)
"""Each move has exactly one of these."""


class WhyNot(StrEnum):
    """Why nothing can be taken back; each has a sentence on the page."""

    NOTHING = "nothing"
    MOVED = "moved"
    SHOWN = "shown"
    OVER = "over"
    HANDED_ON = "handed-on"


@dataclass(frozen=True, slots=True)
class Way:
    """Back to the turn of ``seat``, when ``ply`` moves of the hand ``hand`` had been made."""

    hand: int
    ply: int
    seat: Seat


def way_back(model: Model) -> Way | WhyNot:
    """What would be taken back now, or why nothing is; worked out from the log."""
    match = model.match
    if match is None:
        return WhyNot.NOTHING
    found = _last_placement(model, match)
    if found is None:
        return WhyNot.NOTHING
    way, since = found
    if model.practice:
        return way
    if way.hand != len(match.earlier):
        return WhyNot.NOTHING if match.state.outcome is None else WhyNot.OVER
    if match.state.outcome is not None:
        return WhyNot.OVER
    if any(isinstance(event, _OF_MOVES) and event.seat != way.seat for event in since):
        return WhyNot.MOVED
    if way.seat != model.viewer and not model.covered:
        return WhyNot.HANDED_ON
    if any(isinstance(event, (Drew, Refilled)) for event in since):
        return WhyNot.SHOWN
    return way


def _last_placement(model: Model, match: Match) -> tuple[Way, tuple[Event, ...]] | None:
    """The last placement of a person, and all that has happened since its hand was at it."""
    hands = match.hands
    hand, after = len(hands) - 1, 0
    for at in range(len(model.log) - 1, -1, -1):
        event = model.log[at]
        if isinstance(event, (Dealt, BoardOpened)):
            hand, after = hand - 1, 0
        elif isinstance(event, _OF_MOVES):
            after += 1
            if isinstance(event, (Played, Placed)) and event.seat in model.humans:
                way = Way(hand, len(hands[hand].moves) - after, event.seat)
                return way, model.log[at:]
    return None


def undone(model: Model, way: Way) -> Model:
    """The table as it was there, for the person who moved; a shorter beginning of the record."""
    match = model.match
    assert match is not None
    step = _rewound(match, model.log, way)
    several = len(model.humans) > 1
    trust = None if model.trust is None else _unpromised(model.trust, way.hand)
    return replace(
        model.let_go(),
        match=step.match,
        trust=trust,
        order=model.order if way.hand == len(match.earlier) else (),
        log=step.events,
        heard=len(step.events),
        turn=model.turn + 1,
        began=model.turn + 1,
        viewer=way.seat,
        covered=several and (model.covered or way.seat != model.viewer),
        playing=replace(model.playing, paused=False, asking=False),
    )


def _unpromised(trust: Trust, hand: int) -> Trust:
    """Without the fingerprints of later hands, which may be dealt differently now."""
    return replace(trust, shown=tuple(one for one in trust.shown if one[0] <= hand))


def _rewound(match: Match, log: tuple[Event, ...], way: Way) -> MatchStep:
    """The match there, with all events up to then."""
    start, before = started_again(match), len(log)
    if way.hand == len(match.earlier):
        before -= len(play_on(start, match.state.moves).events)
        step = play_on(start, match.state.moves[: way.ply])
        return MatchStep(step.match, (*log[:before], *step.events))
    hands = match.hands
    step = begin(match.rules, hands[0].setup, match.start)
    for hand, following in pairwise(hands[: way.hand + 1]):
        over = play_on(step, hand.moves)
        dealt = deal_next(over.match, following.setup)
        step = MatchStep(dealt.match, (*over.events, *dealt.events))
    return play_on(step, hands[way.hand].moves[: way.ply])
