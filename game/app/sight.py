"""What the viewer may see of a running match: the only thing that pictures are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from game.app.advice import Ratings, Review
from game.app.aids import Aid
from game.app.asking import can_ask
from game.app.board_sight import BoardSight, board_sight
from game.app.conduct import Conduct, conduct_of
from game.app.flow import on_turn
from game.app.holdings import sorted_hand, this_hand
from game.app.model import Box, Model, Refusal
from game.app.update import arms_for
from game.engine.chain import Arm
from game.engine.events import Counted, Event, HandEnded, LotDrawn, Passed, Played
from game.engine.level import Level
from game.engine.match import Match
from game.engine.moves import DRAW, PASS, Move, Play
from game.engine.options import Chosen
from game.engine.outcome import MatchResult
from game.engine.seats import Seat
from game.engine.tile import Tile
from game.games.blockers_state import BlockersState
from game.games.domino_state import DominoObservation

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as the viewer sees it, all tuples by seat.

    ``promise``: the fingerprint of the hand, where it was dealt here. ``hand``: the own tiles
    in the order in which they lie. ``log``: events of this
    hand; ``settled``: the settlements of all hands so far.
    ``lot``: shown until the first tile lies. ``playable``: own tiles that fit;
    ``arms``: where the chosen tile fits, and ``makes``: how the ends would add up there, in
    games that count them. ``levels``: by seat, of the computers; ``can_ask``: for a hint.
    ``boneyard``: how many tiles lie there, None in games without one.
    ``pegs``: the score before the last change, and now. ``passed``: whose last turn was a
    pass.
    """

    promise: str | None
    game: str
    seats: int
    viewer: Seat
    humans: tuple[Seat, ...]
    target: int
    options: Chosen
    known: DominoObservation
    hand: tuple[Tile, ...]
    scores: tuple[int, ...]
    log: tuple[Event, ...]
    settled: tuple[HandEnded, ...]
    pegs: tuple[tuple[int, int], ...]
    boneyard: int | None
    lot: LotDrawn | None
    ended: HandEnded | None
    result: MatchResult | None
    playable: tuple[Tile, ...]
    must_pass: bool
    must_draw: bool
    chosen: Tile | None
    arms: tuple[Arm, ...]
    makes: Mapping[Arm, Counted]
    at: Tile | None
    passed: frozenset[Seat]
    refusal: Refusal | None
    levels: tuple[Level, ...]
    can_ask: bool
    hint: Ratings | None
    review: Review | None
    counting: bool
    aid: Aid | None
    box: Box
    conduct: Conduct

    @property
    def your_turn(self) -> bool:
        """Whether the page waits for the viewer."""
        on_turn = self.known.mover == self.viewer and self.viewer in self.humans
        return self.ended is None and on_turn and not self.conduct.elsewhere

    @property
    def advised(self) -> Move | None:
        """The move that the shown hint would choose."""
        return self.hint[0].move if self.hint else None

    @property
    def counted(self) -> Counted | None:
        """How the open ends add up now; None in games that don't count them."""
        return next((e for e in reversed(self.log) if isinstance(e, Counted)), None)

    @property
    def hand_number(self) -> int:
        """The running hand, counted from 1."""
        return self.known.hand + 1


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a running match is, as everybody may know: for the start screen.

    ``turn`` counts placements, in games that are played in one go; else None.
    """

    game: str
    seats: int
    humans: tuple[Seat, ...]
    hand: int
    scores: tuple[int, ...]
    turn: int | None


def progress_of(model: Model) -> Progress | None:
    """The progress of the match; None when none is running."""
    match = model.match
    if match is None or match.result is not None:
        return None
    rules = match.rules
    turn = len(match.state.moves) + 1 if rules.target is None else None
    hand = match.standing.hand + 1
    return Progress(rules.game, rules.seats, model.humans, hand, match.scores, turn)


AnySight = Sight | BoardSight


def sight_of(model: Model) -> AnySight | None:
    """The viewer's sight of the table; None without a match or while the table is covered."""
    match = model.match
    if match is None or model.covered:
        return None
    if isinstance(match.state, BlockersState):
        return board_sight(match, model)
    return _domino_sight(match, model)


def _domino_sight(match: Match, model: Model) -> Sight:
    rules, seen, log = match.rules, model.seen, this_hand(model.seen)
    known: DominoObservation = rules.observe(match.state, model.viewer)
    legal = rules.legal(match.state) if on_turn(model) else ()
    arms = () if model.chosen is None else arms_for(model, model.chosen)
    return Sight(
        promise=model.promise,
        game=rules.game,
        seats=rules.seats,
        viewer=model.viewer,
        humans=model.humans,
        target=rules.target or 0,
        options=rules.options,
        known=known,
        hand=sorted_hand(known.tiles, model.prefs.sorting, log, model.viewer, model.order),
        scores=match.scores,
        log=log,
        settled=tuple(event for event in seen if isinstance(event, HandEnded)),
        pegs=peg_positions(seen, rules.seats),
        boneyard=known.undealt if rules.boneyard else None,
        lot=_first(log, LotDrawn) if known.chain.lead is None else None,
        ended=_first(log, HandEnded),
        result=match.result,
        playable=_playable(legal),
        must_pass=legal == (PASS,),
        must_draw=legal == (DRAW,),
        chosen=model.chosen,
        arms=arms,
        makes=_makes(match, model.chosen, arms),
        at=model.at,
        passed=_passed(log, rules.seats),
        refusal=model.refusal,
        levels=tuple(map(model.level_at, range(rules.seats))),
        can_ask=can_ask(model),
        hint=model.hint,
        review=model.review,
        counting=model.prefs.counting,
        aid=model.aid,
        box=model.box,
        conduct=conduct_of(match, model),
    )


def _playable(legal: tuple[Move, ...]) -> tuple[Tile, ...]:
    return tuple(dict.fromkeys(move.tile for move in legal if isinstance(move, Play)))


def _first(log: tuple[Event, ...], kind: type[T]) -> T | None:
    return next((event for event in log if isinstance(event, kind)), None)


def _makes(match: Match, tile: Tile | None, arms: tuple[Arm, ...]) -> Mapping[Arm, Counted]:
    """How the ends add up after each placement of ``tile``, as the rules themselves count."""
    found: dict[Arm, Counted] = {}
    if tile is None:
        return found
    for arm in arms:
        for event in match.rules.apply(match.state, Play(tile, arm)).events:
            if isinstance(event, Counted):
                found[arm] = event
    return found


def peg_positions(log: tuple[Event, ...], seats: int) -> tuple[tuple[int, int], ...]:
    """By seat: the score before the last change and the score now, as two pegs show them."""
    pegs = [(0, 0)] * seats
    for event in log:
        if isinstance(event, Counted) and event.points:
            now = pegs[event.seat][1]
            pegs[event.seat] = (now, now + event.points)
        elif isinstance(event, HandEnded):
            for seat, score in enumerate(event.outcome.scores):
                if score != pegs[seat][1]:
                    pegs[seat] = (pegs[seat][1], score)
    return tuple(pegs)


def _passed(log: tuple[Event, ...], seats: int) -> frozenset[Seat]:
    """The seats whose last turn was a pass."""
    turns = [event for event in log if isinstance(event, (Played, Passed))]
    others = seats - 1
    return frozenset(event.seat for event in turns[-others:] if isinstance(event, Passed))
