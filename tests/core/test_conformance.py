"""Laws that every game of the catalogue keeps, with every number of seats and every option.

Nothing here names a game: a new entry of the catalogue is tested without new code.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import MatchStep, play
from game.engine.moves import Move
from game.engine.rules import AnyRules
from game.engine.seats import Table
from tests.core.laws import (
    ALL_MOVES,
    REFUSED,
    SEATINGS,
    Seating,
    Secrecy,
    best_score_wins,
    exactly_legal_moves_are_accepted,
    guess_agrees,
    legal_moves_are_moves,
    observation_crosses_as_text,
    observation_is_blind,
    only_the_mover_acts,
    record_replays,
    settles_once,
    tiles_are_all_there,
)
from tests.core.support import chosen, first_deal, match_steps, next_deal

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


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_every_tile_is_accounted_for_at_every_moment(
    seating: Seating, which: int, secret: bytes, picks: list[int]
) -> None:
    for step in walk(seating.rules(which), secret, picks):
        tiles_are_all_there(step.match.state)


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_exactly_the_legal_moves_are_accepted(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    for step in some(walk(rules, secret, picks), seed, 6):
        state = step.match.state
        legal_moves_are_moves(rules, state)
        accepted = {move for move in ALL_MOVES if rules.why_not(state, move) is None}
        assert accepted == set(rules.legal(state))
        tried = Random(seed).sample(ALL_MOVES, REFUSED)
        exactly_legal_moves_are_accepted(rules, state, tried)


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_only_the_mover_acts(seating: Seating, which: int, secret: bytes, picks: list[int]) -> None:
    rules = seating.rules(which)
    before: MatchStep | None = None
    for step in walk(rules, secret, picks):
        only_the_mover_acts(rules, before, step)
        before = step


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_hands_end_and_settle_once(
    seating: Seating, which: int, secret: bytes, picks: list[int]
) -> None:
    steps = walk(seating.rules(which), secret, picks)
    assert steps[-1].match.state.outcome is not None
    for step in steps:
        settles_once(step)


@every_option
def test_every_option_value_is_played(seating: Seating, which: int) -> None:
    """The laws in short, so that no value of an option waits for a lucky draw."""
    rules = seating.rules(which)
    (changed,) = seating.options[which].items() or [("", "")]
    assert changed in dict(rules.options).items() or not which
    steps = walk(rules, b"an option, a try", [5, 2, 7, 1, 3])
    for step in steps:
        tiles_are_all_there(step.match.state)
    record_replays(steps[-1].match, [event for step in steps for event in step.events])
    for step in steps[:: max(1, len(steps) // 3)]:
        observation_crosses_as_text(rules, step.match.state)
        for seat in Table(rules.seats):
            guess_agrees(step.match, seat, 1)


@every_seating
@pytest.mark.parametrize("seed", [1, 2])
def test_every_match_ends_with_its_best_score(seating: Seating, seed: int) -> None:
    rng = Random(seed)
    steps = list(match_steps(seating.rules(0), rng.randbytes(16), rng))
    assert len(steps) < 5000
    best_score_wins(steps[-1])


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_record_replays_to_the_same_events_and_match(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    steps = walk(seating.rules(which), secret, picks)
    for last in {len(steps), *(Random(seed).randint(1, len(steps)) for _ in range(2))}:
        told = [event for step in steps[:last] for event in step.events]
        record_replays(steps[last - 1].match, told)


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


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_observation_is_blind_to_hidden_tiles(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    rng = Random(seed)
    for step in some(walk(rules, secret, picks), seed, 5):
        observation_is_blind(rules, step.match.state, rng)


@every_seating
@given(which=whichever, secret=secrets, picks=picks)
def test_observation_and_events_name_no_hidden_tile(
    seating: Seating, which: int, secret: bytes, picks: list[int]
) -> None:
    rules = seating.rules(which)
    secrecy = Secrecy(rules)
    for step in walk(rules, secret, picks):
        secrecy.follow(step)
        secrecy.look(step)


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_observation_crosses_as_text(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    for step in some(walk(rules, secret, picks), seed, 5):
        observation_crosses_as_text(rules, step.match.state)


@every_seating
@given(which=whichever, secret=secrets, picks=picks, seed=seeds)
def test_guess_agrees_with_all_that_a_seat_knows(
    seating: Seating, which: int, secret: bytes, picks: list[int], seed: int
) -> None:
    rules = seating.rules(which)
    for step in some(walk(rules, secret, picks), seed, 3):
        for seat in Table(rules.seats):
            guess_agrees(step.match, seat, seed)
