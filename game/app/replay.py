"""A match played again, moment by moment, for looking at; nothing here can change it.

A tape is the match cut into hands, made by playing the record through once. The moments of a
hand are played again when somebody looks at them, and the last few hands are remembered.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.engine.events import Event
from game.engine.match import Match, MatchStep, begin, deal_next, play, play_on
from game.engine.moves import Move
from game.engine.seats import Seat

REMEMBERED = 4
"""Hands whose moments are kept ready."""


@dataclass(frozen=True, slots=True)
class Reel:
    """One hand of a tape: how it starts, its moves, the scores after it (or up to now)."""

    start: MatchStep
    moves: tuple[Move, ...]
    scores: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Tape:
    """A match to be looked at.

    ``key``: the id of the kept match, if it is one. ``reels``: hands that may be seen. A
    running hand is among them only while a single person plays; with several nobody in
    particular would look.
    """

    key: str
    humans: tuple[Seat, ...]
    reels: tuple[Reel, ...]

    @property
    def match(self) -> Match:
        """The match as its first hand begins: rules, seats, options."""
        return self.reels[0].start.match


@dataclass(frozen=True, slots=True)
class Place:
    """A moment on a tape: the hand from 0, and how many of its moves have been made."""

    hand: int = 0
    ply: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """What is at a place: the match there, and what the last move has brought.

    ``log``: all events of the hand up to here.
    """

    place: Place
    match: Match
    events: tuple[Event, ...]
    log: tuple[Event, ...]


def tape_of(key: str, match: Match, humans: tuple[Seat, ...]) -> Tape | None:
    """The tape of a match, which may be running; None while there is nothing to be seen of it.

    ``key``: the id under which it is kept; empty for one that a link has brought.
    """
    reels: list[Reel] = []
    before: Match | None = None
    for hand in match.hands:
        start = (
            begin(match.rules, hand.setup, match.start)
            if before is None
            else deal_next(before, hand.setup)
        )
        after = play_on(start, hand.moves).match
        over = after.state.outcome is not None
        if over or len(humans) == 1:
            reels.append(Reel(start, hand.moves, after.scores, over))
        before = after
    return Tape(key, humans, tuple(reels)) if reels else None


@lru_cache(maxsize=REMEMBERED)
def _moments(start: MatchStep, moves: tuple[Move, ...], hand: int) -> tuple[Moment, ...]:
    found = [Moment(Place(hand), start.match, start.events, start.events)]
    for ply, move in enumerate(moves, 1):
        step = play(found[-1].match, move)
        log = (*found[-1].log, *step.events)
        found.append(Moment(Place(hand, ply), step.match, step.events, log))
    return tuple(found)


def moments(tape: Tape, hand: int) -> tuple[Moment, ...]:
    """All moments of a hand, the deal first."""
    reel = tape.reels[hand]
    return _moments(reel.start, reel.moves, hand)


def moment(tape: Tape, place: Place) -> Moment:
    """The moment at a place, the nearest one where there is none."""
    there = clamped(tape, place)
    return moments(tape, there.hand)[there.ply]


# --- Going about ------------------------------------------------------------------------


def clamped(tape: Tape, place: Place) -> Place:
    """The nearest place that exists."""
    hand = min(max(place.hand, 0), len(tape.reels) - 1)
    return Place(hand, min(max(place.ply, 0), len(tape.reels[hand].moves)))


def first(tape: Tape) -> Place:
    """The first deal."""
    return Place()


def last(tape: Tape) -> Place:
    """The last moment of the last hand."""
    return end_of(tape, len(tape.reels) - 1)


def end_of(tape: Tape, hand: int) -> Place:
    """The last moment of a hand."""
    return Place(hand, len(tape.reels[hand].moves))


def forward(tape: Tape, place: Place) -> Place:
    """One move on, from the end of a hand to the next deal; the end stays."""
    if place.ply < len(tape.reels[place.hand].moves):
        return Place(place.hand, place.ply + 1)
    return Place(place.hand + 1) if place.hand + 1 < len(tape.reels) else place


def back(tape: Tape, place: Place) -> Place:
    """One move back, from a deal to the end of the hand before; the start stays."""
    if place.ply > 0:
        return Place(place.hand, place.ply - 1)
    return end_of(tape, place.hand - 1) if place.hand > 0 else place


def next_hand(tape: Tape, place: Place) -> Place:
    """The deal of the next hand; in the last hand its end."""
    return Place(place.hand + 1) if place.hand + 1 < len(tape.reels) else last(tape)


def previous_hand(tape: Tape, place: Place) -> Place:
    """The deal of this hand; at a deal that of the hand before."""
    if place.ply > 0:
        return Place(place.hand)
    return Place(max(0, place.hand - 1))
