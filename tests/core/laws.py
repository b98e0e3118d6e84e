"""The laws that every game keeps: each raises AssertionError where one is broken.

Nothing here names a game. The tests look at the first hands of chosen matches; `make bench
NAME=laws` looks at whole ones, far more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from game.engine.chain import Arm
from game.engine.errors import IllegalMove
from game.engine.events import BoardEnded, Dealt, HandEnded, LastRound, LotDrawn, MatchEnded
from game.engine.grid import SPACES
from game.engine.match import Match, MatchStep
from game.engine.moves import DRAW, PASS, SKIP, Move, Pass, Place, Play
from game.engine.options import Choice, Option
from game.engine.outcome import BoardOutcome, MatchResult, Outcome
from game.engine.record import parse_match, print_match
from game.engine.rules import AnyRules, Reason
from game.engine.seats import Seat, Table
from game.engine.stone import LABELS, Stone
from game.engine.tile import FULL_SET
from game.games.catalogue import CATALOGUE, Entry, parse_knowledge, print_knowledge, rules_for
from tests.core.support import (
    heaps_of,
    hidden_heaps,
    material,
    may_be_exchanged,
    own_tiles,
    tiles_named,
    told_by,
    whole_set,
    with_heaps,
)

COLOURS = 5
REFUSED = 150
"""How many moves that are not legal are tried in one state."""
FOR_ALL = HandEnded | MatchEnded | LastRound | BoardEnded
"""Events that are of no seat."""


@dataclass(frozen=True)
class Seating:
    """A game with a number of seats, and every way to take at most one option off its default."""

    entry: Entry
    seats: int

    @property
    def options(self) -> list[dict[str, str]]:
        """No option first, then each value that is no default."""
        found: list[dict[str, str]] = [{}]
        for option in self.entry.options:
            for value in values_of(option):
                if value != option.default(self.seats):
                    found.append({option.name: value})
        return found

    def rules(self, which: int) -> AnyRules:
        """The rules with one of the :attr:`options`."""
        options = self.options
        return rules_for(self.entry.game, self.seats, options[which % len(options)])

    def __str__(self) -> str:
        return f"{self.entry.game}-{self.seats}"


def values_of(option: Option) -> list[str]:
    """Every value of a choice; of a number its bounds and one between."""
    if isinstance(option, Choice):
        return list(option.values)
    return [str(option.lowest), str(option.lowest + 17), str(option.highest)]


SEATINGS = [Seating(entry, seats) for entry in CATALOGUE for seats in entry.seats]
"""Every game with every number of seats."""


def conceivable() -> tuple[Move, ...]:
    """Every move that can be written down."""
    plays = [Play(one, arm) for one in FULL_SET for arm in Arm]
    spaces = range(SPACES)
    places = [
        Place(Stone(colour, label), space)
        for colour in range(COLOURS)
        for label in LABELS
        for space in spaces
    ]
    return (*plays, *places, PASS, DRAW, SKIP)


ALL_MOVES = conceivable()
EVERY_MOVE = frozenset(ALL_MOVES)


def tiles_are_all_there(state: Any) -> None:
    """Every tile of the set lies somewhere, once."""
    assert material(state) == whole_set(state)


def legal_moves_are_moves(rules: AnyRules, state: Any) -> None:
    """Each is listed once; there is none exactly after the end."""
    legal = rules.legal(state)
    assert len(set(legal)) == len(legal)
    assert set(legal) <= EVERY_MOVE
    assert bool(legal) is (state.outcome is None)


def exactly_legal_moves_are_accepted(rules: AnyRules, state: Any, tried: Sequence[Move]) -> None:
    """Legal ones are carried out, those of ``tried`` that are not are refused with a reason."""
    legal = rules.legal(state)
    for move in (*legal, *tried):
        reason = rules.why_not(state, move)
        if move in legal:
            assert reason is None
            assert rules.apply(state, move).state.moves == (*state.moves, move)
            continue
        assert isinstance(reason, Reason)
        try:
            rules.apply(state, move)
        except IllegalMove as refused:
            assert refused.reason == reason
            assert refused.move == str(move)
        else:
            raise AssertionError(f"{move} is carried out though it is not legal")


def only_the_mover_acts(rules: AnyRules, before: MatchStep | None, step: MatchStep) -> None:
    """Events are of the seat that moved, and nobody else's own tiles change."""
    state = step.match.state
    assert state.mover in Table(rules.seats)
    if not state.moves or before is None:
        assert state.mover == state.leader
        return
    mover = before.match.state.mover
    for event in step.events:
        if not isinstance(event, FOR_ALL):
            assert event.seat == mover  # type: ignore[union-attr]
    if state.outcome is None:
        for seat in Table(rules.seats).others(mover):
            old = rules.observe(before.match.state, seat)
            assert own_tiles(rules.observe(state, seat)) == own_tiles(old)


def settles_once(step: MatchStep) -> None:
    """The end of a hand is told once, and its points are what is added to the scores."""
    match = step.match
    outcome = match.state.outcome
    ended = [event for event in step.events if isinstance(event, HandEnded | BoardEnded)]
    assert len(ended) == (outcome is not None)
    for event in ended:
        assert event.outcome == outcome
    if isinstance(outcome, BoardOutcome):
        assert match.result == MatchResult(outcome.winners, outcome.scores)
    elif isinstance(outcome, Outcome):
        assert match.scores == outcome.scores
        added = zip(match.state.scores, outcome.points, strict=True)
        assert tuple(earned + more for earned, more in added) == outcome.scores
    else:
        assert match.result is None


def best_score_wins(step: MatchStep) -> None:
    """The last step of a match: who wins it has the best score, and this is told last."""
    result = step.match.result
    assert result is not None
    assert step.events[-1] == MatchEnded(result)
    assert result.scores == step.match.scores
    outcome = step.match.state.outcome
    if isinstance(outcome, BoardOutcome):
        taken = map(sum, outcome.captures)
        worth = [(-score, -most) for score, most in zip(result.scores, taken, strict=True)]
    else:
        worth = [(score, 0) for score in result.scores]
    assert result.winners == tuple(s for s, one in enumerate(worth) if one == max(worth))


def record_replays(match: Match, told: Sequence[Any]) -> None:
    """The record leads to the same match and to the same events: ``told``, from its beginning."""
    text = print_match(match)
    assert text.isascii()
    again = parse_match(text, rules_for)
    assert again.match == match
    assert print_match(again.match) == text
    assert list(again.events) == list(told)


def observation_is_blind(rules: AnyRules, state: Any, rng: Random) -> None:
    """Tiles exchanged that a seat can't see change nothing of what it observes."""
    if state.outcome is not None:
        return
    for seat in Table(rules.seats):
        known = rules.observe(state, seat)
        for other in _exchanges(state, seat, rng):
            assert other != state
            assert rules.observe(other, seat) == known


def _exchanges(state: Any, seat: Seat, rng: Random) -> list[Any]:
    """The state with tiles exchanged that lie hidden from ``seat``, in every pair of places."""
    found = []
    for first, second in combinations(hidden_heaps(state, seat), 2):
        if not may_be_exchanged(state, first, second):
            continue
        heaps = {name: heaps_of(state, name) for name, _ in (first, second)}
        (one, at), (two, to) = first, second
        here, there = (rng.randrange(len(heap)) for heap in (heaps[one][at], heaps[two][to]))
        heaps[one][at][here], heaps[two][to][there] = heaps[two][to][there], heaps[one][at][here]
        found.append(with_heaps(state, heaps))
    return found


class Secrecy:
    """Follows the steps of a match: no observation and no event names a hidden tile."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._played: set[Any] = set()
        self._dealt: tuple[frozenset[Any], ...] = ()

    def follow(self, step: MatchStep) -> None:
        """What has become known to all with this step; every step must come by."""
        state, rules = step.match.state, self._rules
        if not state.moves:
            self._played = set()
            self._dealt = tuple(own_tiles(rules.observe(state, s)) for s in Table(rules.seats))
        for move in state.moves[-1:]:
            if isinstance(move, Play | Place):
                self._played.add(move.tile if isinstance(move, Play) else move.stone)

    def look(self, step: MatchStep) -> None:
        """The law itself, at the step that was followed last."""
        state, rules = step.match.state, self._rules
        for seat in Table(rules.seats):
            known = None if state.outcome is not None else rules.observe(state, seat)
            own = frozenset() if known is None else own_tiles(known)
            may_know = self._played | {*self._dealt[seat], *own}
            assert known is None or set(told_by(known)) <= may_know
            for event in step.events:
                seen = event.seen_by(seat)
                assert type(seen) is type(event)
                assert seen.seen_by(seat) == seen
                if not isinstance(event, LotDrawn | HandEnded | MatchEnded):
                    assert tiles_named(seen) <= may_know
                if isinstance(event, Dealt):
                    hands = tuple(h if at == seat else None for at, h in enumerate(event.hands))
                    assert seen == replace(event, hands=hands)


def observation_crosses_as_text(rules: AnyRules, state: Any) -> None:
    """What a seat knows is the same after it was text."""
    for seat in Table(rules.seats):
        known = rules.observe(state, seat)
        assert parse_knowledge(print_knowledge(rules, known)) == (rules, known)


def guess_agrees(match: Match, seat: Seat, seed: int) -> None:
    """A guessed world looks to the seat like the real one, and the same seed gives the same."""
    rules, state = match.rules, match.state
    known = rules.observe(state, seat)
    guessed = rules.guess(known, Random(seed))
    assert rules.observe(guessed, seat) == known
    assert material(guessed) == whole_set(state)
    if seat == state.mover:
        assert rules.guess(known, Random(seed)) == guessed
    if state.moves and all(isinstance(move, Play | Pass) for move in state.moves):
        # The guessed hands, dealt from the start, lead through the same moves.
        assert _replay(match, guessed) == state.moves


def _replay(match: Match, guessed: Any) -> tuple[Move, ...]:
    """The moves of a hand made again with the guessed hands, as far as they are legal."""
    rules, state = match.rules, match.state
    hands = [list(hand) for hand in guessed.hands]
    seat = state.leader
    for move in state.moves:
        if isinstance(move, Play):
            hands[seat].append(move.tile)
        seat = Table(rules.seats).next(seat)
    first = replace(
        guessed,
        chain=type(guessed.chain)(),
        hands=tuple(map(tuple, hands)),
        mover=state.leader,
        passes=0,
        moves=(),
        scores=match.standing.scores,
        outcome=None,
    )
    for move in state.moves:
        if rules.why_not(first, move) is not None:
            break
        if isinstance(move, Pass):
            assert rules.legal(first) == (move,)
        first = rules.apply(first, move).state
    moves: tuple[Move, ...] = first.moves
    return moves
