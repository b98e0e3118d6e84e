"""The integer table of All Fives plays, scores, ends and settles as the rules do."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from game.ai.fives import guesses, step_of
from game.ai.fives_playout import Hands, Terms
from game.ai.fives_table import Spot, spot_of
from game.ai.masks import bit_of, mask_of, pips_of, to_draw
from game.engine.chain import Arm, Chain
from game.engine.events import Counted
from game.engine.moves import DRAW, PASS, Play
from game.engine.tile import FULL_SET, pips
from game.games.all_fives import AllFives, all_fives
from tests.core.fives import dealt
from tests.core.support import FULL

HANDS = 100 if sys.platform == "emscripten" and not FULL else 500
OPTIONS: list[dict[str, str]] = [
    {"target": "9999"},
    {"target": "40"},
    {"settlement": "winner", "floor": "1", "deal": "7-5-5"},
    {"spinner": "none", "floor": "2", "deal": "5-5-5"},
    {"finish": "after-hand", "target": "30", "settlement": "winner", "spinner": "none"},
    {"opener": "highest-double", "finish": "after-hand"},
]


def hands_of(rules: AllFives, state: Any) -> Hands:
    """The same moment as integers."""
    boneyard = to_draw(state.undealt, rules.floor)
    return Hands(
        spot_of(state.chain, rules.spinner),
        [mask_of(hand) for hand in state.hands],
        boneyard,
        state.mover,
        state.passes,
        list(state.scores),
    )


def agree(rules: AllFives, state: Any, fast: Hands) -> None:
    """Everything that both know is the same."""
    assert fast.hands == [mask_of(hand) for hand in state.hands]
    assert fast.over == (state.outcome is not None)
    if fast.over:
        assert tuple(fast.scores) == state.outcome.scores
        return
    same = hands_of(rules, state)
    assert fast.spot is same.spot and fast.boneyard == same.boneyard
    assert (fast.mover, fast.passes, fast.scores) == (same.mover, same.passes, same.scores)


@pytest.mark.parametrize("spinner", ["first", "none"])
def test_a_lead_opens_the_table_that_the_rules_open(spinner: str) -> None:
    rules = all_fives(2, {"spinner": spinner})
    steps = Spot((), rules.spinner).steps()
    assert {bit for bit, _, _ in steps} == set(map(bit_of, FULL_SET))
    for bit, _, after in steps:
        (tile,) = (one for one in FULL_SET if bit_of(one) == bit)
        assert after is spot_of(rules.place(Chain(), Play(tile, Arm.LEAD)), rules.spinner)


def placements(rules: AllFives, state: Any) -> dict[tuple[int, int], int]:
    """By tile and table after it, the points that the rules give for each legal placement."""
    found = {}
    for move in rules.legal(state):
        assert isinstance(move, Play)
        events = rules.apply(state, move).events
        (counted,) = (event for event in events if isinstance(event, Counted))
        bit, points, after = step_of(rules, state.chain, move)
        assert points == counted.points
        found[bit, id(after)] = points
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: " ".join(one.values()))
def test_random_hands_side_by_side(seats: int, options: dict[str, str]) -> None:
    """Before every turn the same placements with the same points, and the same end."""
    rules = all_fives(seats, options)
    terms = Terms(rules)
    every = 1 if FULL else 4
    for number in range(HANDS // len(OPTIONS)):
        rng = Random(number)
        state = dealt(rules, number)
        fast = hands_of(rules, state)
        while state.outcome is None:
            agree(rules, state, fast)
            if rules.legal(state)[0] in (DRAW, PASS):
                mover = state.mover
                while state.outcome is None and rules.legal(state)[0] == DRAW:
                    state = rules.apply(state, DRAW).state
                legal = rules.legal(state)
                if legal == (PASS,):
                    terms.turn(fast)
                    state = rules.apply(state, PASS).state
                    continue
                drawn = len(state.hands[mover]) - fast.hands[mover].bit_count()
                for _ in range(drawn):
                    fast.hands[mover] |= fast.boneyard.pop()
            hand = fast.hands[fast.mover]
            steps = [step for step in fast.spot.steps() if hand & step[0]]
            if state.must_lead is None and number % every == 0:
                mine = {(step[0], id(step[2])): step[1] for step in steps}
                assert mine == placements(rules, state)
            move = rng.choice(rules.legal(state))
            assert isinstance(move, Play)
            terms.place(fast, next(s for s in steps if s == step_of(rules, state.chain, move)))
            state = rules.apply(state, move).state
        agree(rules, state, fast)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: " ".join(one.values()))
def test_a_playout_takes_the_most_points_and_the_heaviest_tile(
    seats: int, options: dict[str, str]
) -> None:
    """The same hand by the rules, with every draw and pass, ends the same."""
    rules = all_fives(seats, options)
    for number in range(HANDS // len(OPTIONS)):
        state = dealt(rules, number)
        if state.must_lead is not None:
            state = rules.apply(state, rules.legal(state)[0]).state
        fast = hands_of(rules, state)
        terms = Terms(rules)
        while not fast.over:
            before = fast.spot
            mover = fast.mover
            terms.turn(fast)
            while rules.legal(state) == (DRAW,):
                state = rules.apply(state, DRAW).state
            plays = [move for move in rules.legal(state) if isinstance(move, Play)]
            if not plays:
                assert fast.spot is before
                state = rules.apply(state, PASS).state
                continue
            assert state.mover == mover
            steps = [step_of(rules, state.chain, move) for move in plays]
            ranks = [(step[1], move.tile.pips) for step, move in zip(steps, plays, strict=True)]
            made = next(
                at
                for at, step in enumerate(steps)
                if step[2] is fast.spot and not step[0] & fast.hands[mover]
            )
            assert ranks[made] == max(ranks)
            state = rules.apply(state, plays[made]).state
        agree(rules, state, fast)


def test_pips_by_table() -> None:
    rng = Random(1)
    for _ in range(300):
        hand = tuple(rng.sample(FULL_SET, rng.randint(0, 28)))
        assert pips_of(mask_of(hand)) == pips(hand)


def test_guessed_moments_agree_with_the_state() -> None:
    """The own hand, all numbers, nothing that lies on the table."""
    rules = all_fives(3, {"floor": "1"})
    state = dealt(rules, 3)
    for _ in range(6):
        state = rules.apply(state, rules.legal(state)[0]).state
    guess = guesses(rules, rules.observe(state, state.mover), Random(1))
    for _ in range(20):
        moment = guess()
        assert moment.hands[state.mover] == mask_of(state.hands[state.mover])
        assert [hand.bit_count() for hand in moment.hands] == [len(hand) for hand in state.hands]
        assert len(moment.boneyard) == len(state.undealt) - 1
        assert not sum(moment.hands) & mask_of(state.chain.tiles)
