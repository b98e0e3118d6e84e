"""Laws that every game of the catalogue keeps, with every number of seats and every option.

Nothing here names a game: a new entry of the catalogue is tested without new code. Only
:func:`conceivable` and the fields in ``REPEATED`` know how moves and states are built.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chain import Arm
from game.engine.errors import IllegalMove
from game.engine.events import Dealt, HandEnded, LotDrawn, MatchEnded
from game.engine.match import MatchStep, play
from game.engine.moves import DRAW, PASS, Move, Pass, Play
from game.engine.options import Choice, Option
from game.engine.outcome import Outcome
from game.engine.record import parse_match, print_match
from game.engine.rules import AnyRules, Reason
from game.engine.seats import Table
from game.engine.tile import FULL_SET
from game.games.catalogue import CATALOGUE, parse_knowledge, print_knowledge, rules_for
from tests.core.support import chosen, first_deal, next_deal, tiles_in

REPEATED = frozenset({"moves", "must_lead", "spinner", "outcome"})
"""Fields of a state that name tiles which lie elsewhere in it."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and at most one option away from its default."""

    game: str
    seats: int
    option: str = ""
    value: str = ""

    @property
    def rules(self) -> AnyRules:
        """The rules of this case."""
        return rules_for(self.game, self.seats, {self.option: self.value} if self.option else {})

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.option}-{self.value}".rstrip("-")


def _values(option: Option, seats: int) -> list[str]:
    if isinstance(option, Choice):
        values = list(option.values)
    else:
        values = [str(option.lowest), str(option.lowest + 17), str(option.highest)]
    return [value for value in values if value != option.default(seats)]


def _cases() -> list[Case]:
    found = []
    for entry in CATALOGUE:
        for seats in entry.seats:
            found.append(Case(entry.game, seats))
            for option in entry.options:
                for value in _values(option, seats):
                    found.append(Case(entry.game, seats, option.name, value))
    return found


CASES = _cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)

secrets = st.binary(min_size=16, max_size=16)
picks = st.lists(st.integers(0, 63), min_size=1, max_size=25)
seeds = st.integers(0, 2**32)


def conceivable() -> tuple[Move, ...]:
    """Every move that can be written down."""
    plays = [Play(one, arm) for one in FULL_SET for arm in Arm]
    return (*plays, PASS, DRAW)


ALL_MOVES = conceivable()
HANDS = 2
"""How many hands of a match a law looks at."""
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


@every_case
@given(secret=secrets, picks=picks)
def test_every_tile_is_accounted_for_at_every_moment(
    case: Case, secret: bytes, picks: list[int]
) -> None:
    for step in walk(case.rules, secret, picks):
        found = Counter(tiles_in(step.match.state, REPEATED))
        assert found == Counter(FULL_SET)


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_exactly_the_legal_moves_are_accepted(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = case.rules
    for step in some(walk(rules, secret, picks), seed, 6):
        state = step.match.state
        legal = rules.legal(state)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(ALL_MOVES)
        assert bool(legal) is (state.outcome is None)
        for move in ALL_MOVES:
            reason = rules.why_not(state, move)
            if move in legal:
                assert reason is None
                after = rules.apply(state, move).state
                assert after.moves == (*state.moves, move)
            else:
                assert isinstance(reason, Reason)
                with pytest.raises(IllegalMove) as caught:
                    rules.apply(state, move)
                assert caught.value.reason == reason
                assert caught.value.move == str(move)


@every_case
@given(secret=secrets, picks=picks)
def test_only_the_mover_acts(case: Case, secret: bytes, picks: list[int]) -> None:
    rules = case.rules
    before: MatchStep | None = None
    for step in walk(rules, secret, picks):
        state = step.match.state
        assert state.mover in Table(rules.seats)
        if state.moves and before is not None:
            mover = before.match.state.mover
            for event in step.events:
                if not isinstance(event, HandEnded | MatchEnded):
                    assert event.seat == mover  # type: ignore[union-attr]
            for seat in Table(rules.seats).others(mover):
                if state.outcome is None:
                    old = rules.observe(before.match.state, seat)
                    assert rules.observe(state, seat).tiles == old.tiles
        else:
            assert state.mover == state.leader
        before = step


@every_case
@given(secret=secrets, picks=picks)
def test_hands_end_and_settle_once(case: Case, secret: bytes, picks: list[int]) -> None:
    steps = walk(case.rules, secret, picks)
    last = steps[-1].match
    assert last.state.outcome is not None
    for step in steps:
        ended = [event for event in step.events if isinstance(event, HandEnded)]
        outcome = step.match.state.outcome
        assert len(ended) == (outcome is not None)
        if isinstance(outcome, Outcome):
            before = step.match.standing.scores
            assert ended[0].outcome == outcome
            assert step.match.scores == outcome.scores
            assert all(a <= b for a, b in zip(before, outcome.scores, strict=True))
            earned = step.match.state.scores
            added = tuple(a + b for a, b in zip(earned, outcome.points, strict=True))
            assert added == outcome.scores
        else:
            assert step.match.result is None


@pytest.mark.parametrize(
    ("game", "seats"), [(entry.game, seats) for entry in CATALOGUE for seats in entry.seats]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_match_ends_with_its_highest_score(game: str, seats: int, seed: int) -> None:
    rules = rules_for(game, seats, {})
    rng = Random(seed)
    secret = rng.randbytes(16)
    step = first_deal(rules, secret)
    for _ in range(5000):
        if step.match.result is not None:
            break
        if step.match.state.outcome is not None:
            assert max(step.match.scores) < rules.target
            step = next_deal(step.match, secret)
        else:
            step = play(step.match, chosen(rules, step.match.state, rng.randrange(64)))
    result = step.match.result
    assert result is not None
    assert step.events[-1] == MatchEnded(result)
    assert result.scores == step.match.scores
    best = max(result.scores)
    assert best >= rules.target
    assert result.winners == tuple(s for s, score in enumerate(result.scores) if score == best)


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_record_replays_to_the_same_events_and_match(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    steps = walk(case.rules, secret, picks)
    told = [event for step in steps for event in step.events]
    for step in (steps[-1], *some(steps, seed, 2)):
        text = print_match(step.match)
        assert text.isascii()
        again = parse_match(text, rules_for)
        assert again.match == step.match
        assert print_match(again.match) == text
        assert list(again.events) == told[: len(again.events)]
    assert len(parse_match(print_match(steps[-1].match), rules_for).events) == len(told)


@every_case
@given(secret=secrets, picks=picks)
def test_deals_depend_on_secret_and_hand_alone(case: Case, secret: bytes, picks: list[int]) -> None:
    first, second = (walk(case.rules, secret, picks) for _ in range(2))
    assert [one.match for one in first] == [one.match for one in second]
    other = first_deal(case.rules, bytes(one ^ 1 for one in secret)).match
    assert other.setup != first[0].match.setup


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_values_are_pure_and_hashable(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = case.rules
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
    piles = {name: list(getattr(state, name)) for name in ("undealt",) if hasattr(state, name)}
    hands = [list(hand) for hand in state.hands]
    hidden = [("hand", at) for at in range(len(hands)) if at != seat and hands[at]]
    hidden += [(name, 0) for name, pile in piles.items() if pile]
    found = []
    for first in hidden:
        for second in hidden:
            if first >= second:
                continue
            new_hands = [list(hand) for hand in hands]
            new_piles = {name: list(pile) for name, pile in piles.items()}
            places = [
                new_hands[at] if name == "hand" else new_piles[name] for name, at in (first, second)
            ]
            one, two = (rng.randrange(len(place)) for place in places)
            places[0][one], places[1][two] = places[1][two], places[0][one]
            changed = {name: tuple(pile) for name, pile in new_piles.items()}
            found.append(replace(state, hands=tuple(map(tuple, new_hands)), **changed))
    return found


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_observation_is_blind_to_hidden_tiles(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = case.rules
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


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_observation_and_events_name_no_hidden_tile(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = case.rules
    steps = walk(rules, secret, picks)
    played: set[Any] = set()
    dealt: tuple[Any, ...] = ()
    for step in steps:
        state = step.match.state
        if not state.moves:
            played = set()
            dealt = tuple(rules.observe(state, seat).tiles for seat in Table(rules.seats))
        for move in state.moves[-1:]:
            if isinstance(move, Play):
                played.add(move.tile)
        for seat in Table(rules.seats):
            own = () if state.outcome is not None else rules.observe(state, seat).tiles
            may_know = played | {*dealt[seat], *own}
            if state.outcome is None:
                assert set(tiles_in(rules.observe(state, seat))) <= may_know
            for event in step.events:
                seen = event.seen_by(seat)
                assert type(seen) is type(event)
                assert seen.seen_by(seat) == seen
                if not isinstance(event, LotDrawn | HandEnded | MatchEnded):
                    assert set(tiles_in(seen)) <= may_know
                if isinstance(event, Dealt):
                    assert seen == replace(
                        event,
                        hands=tuple(
                            hand if at == seat else None for at, hand in enumerate(event.hands)
                        ),
                    )


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_observation_crosses_as_text(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = case.rules
    for step in some(walk(rules, secret, picks), seed, 5):
        for seat in Table(rules.seats):
            known = rules.observe(step.match.state, seat)
            text = print_knowledge(rules, known)
            assert parse_knowledge(text) == (rules, known)


@every_case
@given(secret=secrets, picks=picks, seed=seeds)
def test_guess_agrees_with_all_that_a_seat_knows(
    case: Case, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = case.rules
    rng = Random(seed)
    for step in some(walk(rules, secret, picks), seed, 3):
        match = step.match
        state = match.state
        for seat in Table(rules.seats):
            known = rules.observe(state, seat)
            guessed = rules.guess(known, rng)
            assert rules.observe(guessed, seat) == known
            assert Counter(tiles_in(guessed, REPEATED)) == Counter(FULL_SET)
            if seat == state.mover:
                assert rules.guess(known, Random(seed)) == rules.guess(known, Random(seed))
            if all(isinstance(move, Play | Pass) for move in state.moves):
                # The guessed hands, dealt from the start, lead through the same moves.
                assert _replay(rules, state, guessed) == state.moves


def _replay(rules: AnyRules, state: Any, guessed: Any) -> tuple[Move, ...]:
    """The moves of ``state`` made again with the hands of ``guessed``, as far as they are legal."""
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
