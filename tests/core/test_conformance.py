"""Laws that every game of the catalogue keeps, with every number of seats and every option.

Nothing here names a game: a new entry of the catalogue is tested without new code. Only
:func:`conceivable` and the helpers of ``support`` know how moves and states are built.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chain import Arm
from game.engine.errors import IllegalMove
from game.engine.events import BoardEnded, Dealt, HandEnded, LastRound, LotDrawn, MatchEnded
from game.engine.grid import SPACES
from game.engine.match import Match, MatchStep, play
from game.engine.moves import DRAW, PASS, SKIP, Move, Pass, Place, Play
from game.engine.options import Choice, Option
from game.engine.outcome import BoardOutcome, MatchResult, Outcome
from game.engine.record import parse_match, print_match
from game.engine.rules import AnyRules, Reason
from game.engine.seats import Table
from game.engine.stone import LABELS, Stone
from game.engine.tile import FULL_SET
from game.games.catalogue import CATALOGUE, Entry, parse_knowledge, print_knowledge, rules_for
from tests.core.support import (
    chosen,
    first_deal,
    heaps_of,
    hidden_heaps,
    material,
    may_be_exchanged,
    next_deal,
    own_tiles,
    tiles_named,
    told_by,
    whole_set,
    with_heaps,
)


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
            for value in _values(option):
                if value != option.default(self.seats):
                    found.append({option.name: value})
        return found

    def rules(self, which: int) -> AnyRules:
        """The rules with one of the :attr:`options`."""
        options = self.options
        return rules_for(self.entry.game, self.seats, options[which % len(options)])

    def __str__(self) -> str:
        return f"{self.entry.game}-{self.seats}"


def _values(option: Option) -> list[str]:
    if isinstance(option, Choice):
        return list(option.values)
    return [str(option.lowest), str(option.lowest + 17), str(option.highest)]


SEATINGS = [Seating(entry, seats) for entry in CATALOGUE for seats in entry.seats]
every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)
every_option = pytest.mark.parametrize(
    ("seating", "which"),
    [
        pytest.param(one, which, id="-".join([str(one), *(*options, *options.values())]))
        for one in SEATINGS
        for which, options in enumerate(one.options)
    ],
)

whichever = st.integers(0, 63)
secrets = st.binary(min_size=16, max_size=16)
picks = st.lists(st.integers(0, 63), min_size=1, max_size=25)
seeds = st.integers(0, 2**32)


COLOURS = 5


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
REFUSED = 150
"""How many moves that are not legal are tried in one state."""
HANDS = 2
"""How many hands of a match a law looks at."""
FOR_ALL = HandEnded | MatchEnded | LastRound | BoardEnded
"""Events that are of no seat."""
LONGEST = 200
"""No hand of a game with 28 tiles takes as many moves."""


def walk(rules: AnyRules, secret: bytes, picks: list[int]) -> list[MatchStep]:
    """The first hands of a match, one step after the other; ``picks`` choose the moves in turn."""
    steps = [first_deal(rules, secret)]
    moves = 0
    hands = 1
    while True:
        match = steps[-1].match
        if match.result is not None:
            return steps
        if match.state.outcome is None:
            pick = picks[moves % len(picks)]
            moves += 1
            assert moves < LONGEST * HANDS, "the hand does not end"
            steps.append(play(match, chosen(rules, match.state, pick)))
        elif hands < HANDS:
            hands += 1
            steps.append(next_deal(match, secret))
        else:
            return steps


def some(steps: list[MatchStep], seed: int, most: int) -> list[MatchStep]:
    """A few of the steps."""
    return Random(seed).sample(steps, min(most, len(steps)))


def test_conceivable_knows_every_kind_of_move() -> None:
    assert {type(move) for move in ALL_MOVES} == set(get_args(Move))


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_every_tile_is_accounted_for_at_every_moment(
    seating: Seating, which: int, secret: bytes, picks: list[int]
) -> None:
    for step in walk(seating.rules(which), secret, picks):
        assert material(step.match.state) == whole_set(step.match.state)


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_exactly_the_legal_moves_are_accepted(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    for step in some(walk(rules, secret, picks), seed, 6):
        state = step.match.state
        legal = rules.legal(state)
        assert len(set(legal)) == len(legal)
        accepted = {move for move in ALL_MOVES if rules.why_not(state, move) is None}
        assert accepted == set(legal) <= EVERY_MOVE
        assert bool(legal) is (state.outcome is None)
        for move in (*legal, *Random(seed).sample(ALL_MOVES, REFUSED)):
            reason = rules.why_not(state, move)
            if move in accepted:
                assert reason is None
                after = rules.apply(state, move).state
                assert after.moves == (*state.moves, move)
            else:
                assert isinstance(reason, Reason)
                with pytest.raises(IllegalMove) as caught:
                    rules.apply(state, move)
                assert caught.value.reason == reason
                assert caught.value.move == str(move)


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_only_the_mover_acts(seating: Seating, which: int, secret: bytes, picks: list[int]) -> None:
    rules = seating.rules(which)
    before: MatchStep | None = None
    for step in walk(rules, secret, picks):
        state = step.match.state
        assert state.mover in Table(rules.seats)
        if state.moves and before is not None:
            mover = before.match.state.mover
            for event in step.events:
                if not isinstance(event, FOR_ALL):
                    assert event.seat == mover  # type: ignore[union-attr]
            for seat in Table(rules.seats).others(mover):
                if state.outcome is None:
                    old = rules.observe(before.match.state, seat)
                    assert own_tiles(rules.observe(state, seat)) == own_tiles(old)
        else:
            assert state.mover == state.leader
        before = step


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_hands_end_and_settle_once(
    seating: Seating, which: int, secret: bytes, picks: list[int]
) -> None:
    steps = walk(seating.rules(which), secret, picks)
    last = steps[-1].match
    assert last.state.outcome is not None
    for step in steps:
        ended = [event for event in step.events if isinstance(event, HandEnded | BoardEnded)]
        outcome = step.match.state.outcome
        assert len(ended) == (outcome is not None)
        for event in ended:
            assert event.outcome == outcome
        if isinstance(outcome, BoardOutcome):
            assert step.match.result == MatchResult(outcome.winners, outcome.scores)
        elif isinstance(outcome, Outcome):
            assert step.match.scores == outcome.scores
            earned = step.match.state.scores
            added = tuple(a + b for a, b in zip(earned, outcome.points, strict=True))
            assert added == outcome.scores
        else:
            assert step.match.result is None


@every_option
def test_every_option_value_is_played(seating: Seating, which: int) -> None:
    """The laws in short, so that no value of an option waits for a lucky draw."""
    rules = seating.rules(which)
    (changed,) = seating.options[which].items() or [("", "")]
    assert changed in dict(rules.options).items() or not which
    steps = walk(rules, b"an option, a try", [5, 2, 7, 1, 3])
    for step in steps:
        assert material(step.match.state) == whole_set(step.match.state)
    last = steps[-1].match
    assert parse_match(print_match(last), rules_for).match == last
    for step in steps[:: max(1, len(steps) // 3)]:
        for seat in Table(rules.seats):
            known = rules.observe(step.match.state, seat)
            assert parse_knowledge(print_knowledge(rules, known)) == (rules, known)
            assert rules.observe(rules.guess(known, Random(1)), seat) == known


@every_seating
@pytest.mark.parametrize("seed", [1, 2])
def test_every_match_ends_with_its_best_score(seating: Seating, seed: int) -> None:
    rules = seating.rules(0)
    rng = Random(seed)
    secret = rng.randbytes(16)
    step = first_deal(rules, secret)
    for _ in range(5000):
        if step.match.result is not None:
            break
        if step.match.state.outcome is not None:
            step = next_deal(step.match, secret)
        else:
            step = play(step.match, chosen(rules, step.match.state, rng.randrange(64)))
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


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_record_replays_to_the_same_events_and_match(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    steps = walk(seating.rules(which), secret, picks)
    told = [event for step in steps for event in step.events]
    for step in (steps[-1], *some(steps, seed, 2)):
        text = print_match(step.match)
        assert text.isascii()
        again = parse_match(text, rules_for)
        assert again.match == step.match
        assert print_match(again.match) == text
        assert list(again.events) == told[: len(again.events)]
    assert len(parse_match(print_match(steps[-1].match), rules_for).events) == len(told)


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_deals_depend_on_secret_and_hand_alone(
    seating: Seating, which: int, secret: bytes, picks: list[int]
) -> None:
    first, second = (walk(seating.rules(which), secret, picks) for _ in range(2))
    assert [one.match for one in first] == [one.match for one in second]
    other = first_deal(seating.rules(which), bytes(one ^ 1 for one in secret)).match
    assert other.setup != first[0].match.setup


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_values_are_pure_and_hashable(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    for step in some(walk(rules, secret, picks), seed, 5):
        state = step.match.state
        printed, known = repr(state), hash(state)
        for move in rules.legal(state):
            one, two = rules.apply(state, move), rules.apply(state, move)
            assert one == two
            assert hash(one.state) == hash(two.state)
            assert hash(one.events) == hash(two.events)
        for seat in Table(rules.seats):
            assert hash(rules.observe(state, seat)) == hash(rules.observe(state, seat))
        assert rules.legal(state) == rules.legal(state)
        assert (repr(state), hash(state)) == (printed, known)
        assert hash(step.match) == hash(replace(step.match))
        with pytest.raises(AttributeError):
            state.mover = 0


def _exchanges(state: Any, seat: int, rng: Random) -> list[Any]:
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


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_observation_is_blind_to_hidden_tiles(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    rng = Random(seed)
    for step in some(walk(rules, secret, picks), seed, 5):
        state = step.match.state
        if state.outcome is not None:
            continue
        for seat in Table(rules.seats):
            known = rules.observe(state, seat)
            for other in _exchanges(state, seat, rng):
                assert other != state
                assert rules.observe(other, seat) == known


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_observation_and_events_name_no_hidden_tile(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    steps = walk(rules, secret, picks)
    played: set[Any] = set()
    dealt: tuple[Any, ...] = ()
    for step in steps:
        state = step.match.state
        if not state.moves:
            played = set()
            dealt = tuple(own_tiles(rules.observe(state, seat)) for seat in Table(rules.seats))
        for move in state.moves[-1:]:
            if isinstance(move, Play | Place):
                played.add(move.tile if isinstance(move, Play) else move.stone)
        for seat in Table(rules.seats):
            own = () if state.outcome is not None else own_tiles(rules.observe(state, seat))
            may_know = played | {*dealt[seat], *own}
            if state.outcome is None:
                assert set(told_by(rules.observe(state, seat))) <= may_know
            for event in step.events:
                seen = event.seen_by(seat)
                assert type(seen) is type(event)
                assert seen.seen_by(seat) == seen
                if not isinstance(event, LotDrawn | HandEnded | MatchEnded):
                    assert tiles_named(seen) <= may_know
                if isinstance(event, Dealt):
                    assert seen == replace(
                        event,
                        hands=tuple(
                            hand if at == seat else None for at, hand in enumerate(event.hands)
                        ),
                    )


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_observation_crosses_as_text(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    for step in some(walk(rules, secret, picks), seed, 5):
        for seat in Table(rules.seats):
            known = rules.observe(step.match.state, seat)
            text = print_knowledge(rules, known)
            assert parse_knowledge(text) == (rules, known)


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_guess_agrees_with_all_that_a_seat_knows(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    rng = Random(seed)
    for step in some(walk(rules, secret, picks), seed, 3):
        match = step.match
        state = match.state
        for seat in Table(rules.seats):
            known = rules.observe(state, seat)
            guessed = rules.guess(known, rng)
            assert rules.observe(guessed, seat) == known
            assert material(guessed) == whole_set(state)
            if seat == state.mover:
                assert rules.guess(known, Random(seed)) == rules.guess(known, Random(seed))
            if all(isinstance(move, Play | Pass) for move in state.moves):
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
