"""What the expert thinks of a kept match: the moves of a hand, the chances over the match.

Everything is asked move by move, on request alone, and from what the seat observed then.
Answers are remembered while the match is open; hand and match share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import accumulate

from game.app.advice import OwnMove, Ratings, Review
from game.app.replay import Place, Tape, moment, moments
from game.app.viewer import first_person
from game.engine.deal import player_seed
from game.engine.seats import Seat
from game.games.catalogue import print_knowledge

MOST_TURNS = 60
"""How many moments of a match are asked for its chances; they lie spread over all of it."""


@dataclass(frozen=True, slots=True)
class Study:
    """What the expert was asked about the open match, and what it has said.

    A place stands for the move that follows it. ``found``: all answers so far. ``hands``: the
    hands whose moves the reader wants rated, each with its places. ``turns``: the places whose
    chances are wanted; None: none are. ``awaited``: the place the expert is thinking of;
    ``run`` tells answers to an earlier request apart.
    """

    found: Mapping[Place, Ratings] = field(default_factory=dict)
    hands: Mapping[int, tuple[Place, ...]] = field(default_factory=dict)
    turns: tuple[Place, ...] | None = None
    awaited: Place | None = None
    run: int = 0


# --- Messages and effect ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShowOpinions:
    """Whether the moves of the shown hand are to be rated."""

    on: bool


@dataclass(frozen=True, slots=True)
class ShowChances:
    """Whether the chance to win is to be shown over the match."""

    on: bool


@dataclass(frozen=True, slots=True)
class OpinionFound:
    """The expert's answer to :class:`AskOpinion`: all moves rated, the best first."""

    rated: Ratings
    place: Place
    run: int


@dataclass(frozen=True, slots=True)
class AskOpinion:
    """Ask the expert about every move of an observation; answered by :class:`OpinionFound`."""

    observation: str
    seed: int
    place: Place
    run: int


StudyMessage = ShowOpinions | ShowChances | OpinionFound
Studied = tuple[Study, tuple[AskOpinion, ...]]


# --- Which moves ------------------------------------------------------------------------


def viewer_of(tape: Tape) -> Seat:
    """The first person, or the first seat where nobody plays."""
    return first_person(tape.humans)


def choices(tape: Tape, hand: int, seats: Iterable[Seat]) -> tuple[Place, ...]:
    """The places of a hand before a move of one of ``seats`` that had more than one."""
    looked_at = frozenset(seats)
    return tuple(
        one.place
        for one in moments(tape, hand)[:-1]
        if one.match.state.mover in looked_at and len(one.match.rules.legal(one.match.state)) > 1
    )


def _turns(tape: Tape) -> tuple[Place, ...]:
    """Where the viewer had a choice in the match, at most ``MOST_TURNS`` places."""
    seats = (viewer_of(tape),)
    found = [place for hand in range(len(tape.reels)) for place in choices(tape, hand, seats)]
    if len(found) <= MOST_TURNS:
        return tuple(found)
    return tuple(found[at * (len(found) - 1) // (MOST_TURNS - 1)] for at in range(MOST_TURNS))


# --- Asking -----------------------------------------------------------------------------


def change(study: Study, tape: Tape, hand: int, message: StudyMessage) -> Studied:
    """The study after ``message`` while ``hand`` is shown, and what is asked next. Pure."""
    match message:
        case OpinionFound(rated, place, run):
            if run != study.run or place != study.awaited:
                return study, ()
            study = replace(study, found={**study.found, place: rated}, awaited=None)
        case ShowOpinions(on):
            hands = {at: places for at, places in study.hands.items() if at != hand}
            if on:
                seats = tape.humans or range(tape.match.rules.seats)
                hands[hand] = choices(tape, hand, seats)
            study = replace(study, hands=hands)
        case ShowChances(on):
            study = replace(study, turns=_turns(tape) if on else None)
    return _ask_next(study, tape)


def left(study: Study) -> Study:
    """The study when the reader goes elsewhere: it stops, what was found stays."""
    if not study.hands and study.turns is None and study.awaited is None:
        return study
    return Study(study.found, run=study.run + 1)


def _ask_next(study: Study, tape: Tape) -> Studied:
    """One question at a time: the moves of hands first."""
    wanted = [place for places in study.hands.values() for place in places]
    wanted += study.turns or ()
    place = next((one for one in wanted if one not in study.found), None)
    if study.awaited is not None or place is None:
        return study, ()
    there = moment(tape, place).match
    known = there.rules.observe(there.state, there.state.mover)
    seed = player_seed(tape.key.encode(), place.hand, place.ply)
    asked = AskOpinion(print_knowledge(there.rules, known), seed, place, study.run)
    return replace(study, awaited=place), (asked,)


# --- What was found ---------------------------------------------------------------------


def progress(study: Study, places: tuple[Place, ...]) -> int:
    """How many of these places have been answered."""
    return sum(place in study.found for place in places)


def reviews(study: Study, tape: Tape, hand: int) -> tuple[Review, ...]:
    """The moves of a wanted hand by seat, with the ratings found so far; ``known`` is left out."""
    by_seat: dict[Seat, list[Place]] = {}
    at = moments(tape, hand)
    for place in study.hands.get(hand, ()):
        by_seat.setdefault(at[place.ply].match.state.mover, []).append(place)
    return tuple(_review(study, tape, seat, by_seat[seat]) for seat in sorted(by_seat))


def _review(study: Study, tape: Tape, seat: Seat, places: list[Place]) -> Review:
    answered = [place for place in places if place in study.found]
    answered += [place for place in places if place not in study.found]
    moves = [OwnMove(at.ply, None, tape.reels[at.hand].moves[at.ply]) for at in answered]
    rated = tuple(study.found[place] for place in answered if place in study.found)
    return Review(seat, tuple(moves), rated)


def chances(study: Study, tape: Tape) -> tuple[int | None, ...]:
    """The viewer's chance to win, in percent, by the number of moves made in the match.

    It is that of the best move there. Once all is answered, the end of a finished match has
    the result: 100 for the winner, shared where several win. Empty without any chance.
    """
    before = list(accumulate((len(reel.moves) for reel in tape.reels), initial=0))
    turns = study.turns or ()
    found = {
        before[place.hand] + place.ply: round(100 * share)
        for place in turns
        if place in study.found and (share := study.found[place][0].share) is not None
    }
    if not found:
        return ()
    result = moments(tape, len(tape.reels) - 1)[-1].match.result
    if result is not None and progress(study, turns) == len(turns):
        won = viewer_of(tape) in result.winners
        found[before[-1]] = 100 // len(result.winners) if won else 0
    return tuple(found.get(at) for at in range(before[-1] + 1))
