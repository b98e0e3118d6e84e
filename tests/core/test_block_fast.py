"""Block on integers beside the rules: legal moves, turns, endings and settlements agree."""

from __future__ import annotations

import sys
from contextlib import suppress
from random import Random

import pytest

from game.ai.block_fast import (
    EMPTY,
    END_BITS,
    FITS,
    GAINS,
    NOBODY,
    PLACEMENTS,
    blocked,
    domino,
    ends_of,
    random_hand,
    values_of,
)
from game.ai.masks import INDEX, mask_of
from game.engine.moves import PASS, Play
from game.engine.outcome import Ending, Outcome
from game.engine.seats import Table
from game.engine.tile import FULL_SET, parse_tile
from game.games.block import TILES_EACH, Block, block, place
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from tests.core.support import plausible, start

PYODIDE = sys.platform == "emscripten"
HANDS = 600 if PYODIDE else 10_000
"""Hands compared move by move, over all numbers of seats and both ways to score a block."""


def legal_bits(rules: Block, state: DominoState) -> set[tuple[int, int]]:
    """The legal placements as the fast path names them: the bit, the ends after it."""
    return {
        (1 << INDEX[move.tile], ends_of(*place(state.chain, move).values))
        for move in rules.legal(state)
        if isinstance(move, Play)
    }


def code_of(outcome: Outcome) -> int:
    winner = NOBODY if outcome.winner is None else outcome.winner
    gained = 0 if winner == NOBODY else outcome.points[winner]
    return (winner + 1) * GAINS + gained


def compare(rules: Block, state: DominoState, rng: Random) -> Ending:
    """Play a random hand both ways at once."""
    table = Table(rules.seats)
    hands = [mask_of(hand) for hand in state.hands]
    ends, seat, passes, code = EMPTY, state.leader, 0, None
    while state.outcome is None:
        assert seat == state.mover
        found = PLACEMENTS[(hands[seat] & FITS[ends]) << END_BITS | ends]
        assert len(found) == len(set(found))
        assert set(found) == legal_bits(rules, state)
        move = rng.choice(rules.legal(state))
        if isinstance(move, Play):
            passes = 0
            bit, ends = 1 << INDEX[move.tile], ends_of(*place(state.chain, move).values)
            assert (bit, ends) in found
            hands[seat] ^= bit
            code = None if hands[seat] else domino(hands, seat)
        else:
            assert move == PASS and not found
            passes += 1
            code = blocked(hands, rules.block_score == "gross") if passes == rules.seats else None
        seat = table.next(seat)
        state = rules.apply(state, move).state
        assert (state.outcome is None) == (code is None)
    assert code == code_of(state.outcome)
    return state.outcome.ending


@pytest.mark.parametrize("score", ["net", "gross"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_agree_with_the_rules(seats: int, score: str) -> None:
    rules = block(seats, {"block-score": score})
    rng = Random(seats)
    ends = [
        compare(rules, start(rules, number, number % seats), rng)
        for number in range(HANDS // 6 + 1)
    ]
    assert set(ends) == {Ending.DOMINO, Ending.BLOCKED}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_hands_end_like_hands_of_the_rules(seats: int) -> None:
    """Dealt and played at random, both ways: who wins, and in which way it ends."""
    rules, rng, number = block(seats), Random(7), 100 if PYODIDE else 500
    counts = {True: [0] * (seats + 1), False: [0] * (seats + 1)}
    for at in range(number):
        state = start(rules, at)
        code = random_hand([mask_of(hand) for hand in state.hands], 0, rng)
        counts[True][code // GAINS] += 1
        while state.outcome is None:
            state = rules.apply(state, rng.choice(rules.legal(state))).state
        counts[False][code_of(state.outcome) // GAINS] += 1
    fast, slow = counts[True], counts[False]
    assert sum(fast) == sum(slow) == number
    mean = [(one + other) / 2 + 0.5 for one, other in zip(fast, slow, strict=True)]
    assert plausible(fast, mean) and plausible(slow, mean)


def test_any_tile_may_be_led_in_a_random_hand() -> None:
    """0-0 blocks the hand at 11 pips to 6; after 6-5 seat 1 goes out, and 0-0 is left."""
    deal = [mask_of(parse_tiles("0-0 6-5")), mask_of(parse_tiles("5-1"))]
    codes = {random_hand(deal.copy(), 0, Random(seed)) for seed in range(20)}
    assert codes == {2 * GAINS + 5, 2 * GAINS}


def test_a_blocked_random_hand_counts_gross_when_asked() -> None:
    each, blocks = TILES_EACH[4], 0
    deal = [mask_of(FULL_SET[seat * each : (seat + 1) * each]) for seat in range(4)]
    for seed in range(40):
        left = deal.copy()
        code = random_hand(left, 0, Random(seed), gross=True)
        if all(left):
            assert code == blocked(left, True)
            blocks += code != blocked(left, False)
    assert blocks


def test_a_random_hand_is_the_same_for_the_same_seed() -> None:
    each = TILES_EACH[4]
    deal = [mask_of(FULL_SET[seat * each : (seat + 1) * each]) for seat in range(4)]
    codes = [random_hand(deal.copy(), 1, Random(seed)) for seed in range(20)]
    assert codes == [random_hand(deal.copy(), 1, Random(seed)) for seed in range(20)]
    assert len(set(codes)) > 1


class Drawn(Random):
    """Gives these numbers, then stops the hand."""

    def __init__(self, *numbers: float) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def random(self) -> float:
        """The next number; ``IndexError`` after the last."""
        return self.numbers.pop(0)


@pytest.mark.parametrize(
    ("led", "held", "placements"),
    [
        ("6-5", "6-4 5-3 6-6 2-1 5-5", ["6-4", "6-6", "5-3", "5-5"]),
        ("6-6", "6-4 6-1 3-3", ["6-4", "6-1"]),
        ("4-0", "5-5 4-4 0-0", ["4-4", "0-0"]),
    ],
)
def test_every_placement_of_a_random_hand_has_its_number(
    led: str, held: str, placements: list[str]
) -> None:
    spare, (lead,) = parse_tile("3-2"), parse_tiles(led)
    second, ways = mask_of(parse_tiles(held)), len(placements)
    gone = []
    for number in range(ways):
        hands = [mask_of((spare, lead)), second]
        draws = Drawn(0.25 if INDEX[lead] < INDEX[spare] else 0.75, (number + 0.5) / ways)
        with suppress(IndexError):
            random_hand(hands, 0, draws)
        assert hands[0] == mask_of((spare,)) and not draws.numbers
        gone.append(second ^ hands[1])
    assert sorted(gone) == sorted(mask_of(parse_tiles(one)) for one in placements)


def test_ends_forget_their_sides() -> None:
    assert ends_of(5, 2) == ends_of(2, 5)
    assert values_of(ends_of(5, 2)) == (2, 5)
    assert len({ends_of(one, other) for one in range(7) for other in range(7)}) == 28
    assert EMPTY not in {ends_of(one, other) for one in range(7) for other in range(7)}


def test_settlements_by_hand() -> None:
    hands = [mask_of(parse_tiles(text)) for text in ("6-6", "1-0", "5-5 2-1")]
    assert blocked(hands, gross=False) == 2 * GAINS + 12 + 13 - 1
    assert blocked(hands, gross=True) == 2 * GAINS + 12 + 13
    assert domino([hands[0], 0, hands[2]], 1) == 2 * GAINS + 25
    assert blocked([hands[1], hands[1], hands[0]], gross=False) == 0
