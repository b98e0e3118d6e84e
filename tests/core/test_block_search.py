"""Search of Block in one world beside a slow reading through the rules, and the match's worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.ai.block_exact import Exact
from game.ai.block_fast import EMPTY, GAINS, Ends, ends_of
from game.ai.block_kinds import HEAVIEST, SMART, Kind, pips_values, smart_values
from game.ai.block_match import SHAPE, UNIT, Worths, chance, margins
from game.ai.block_search import Search
from game.ai.draw import Playout
from game.ai.masks import INDEX, mask_of
from game.engine.moves import Move, Play
from game.engine.seats import Seat
from game.engine.tile import FULL_SET
from game.games.block import TILES_EACH, Block, block, place
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from tests.core.support import position, start

Value = Callable[[DominoState], float]


def points(state: DominoState, seat: Seat) -> float:
    """Of an ended hand: own points less the mean of the others'."""
    assert state.outcome is not None
    made = state.outcome.points
    return made[seat] - (sum(made) - made[seat]) / (len(made) - 1)


def bit_of(state: DominoState, move: Play) -> tuple[int, Ends]:
    return 1 << INDEX[move.tile], ends_of(*place(state.chain, move).values)


def middle(rules: Block, seed: int, tiles: int) -> DominoState | None:
    """A state of a random hand with a choice, once so few tiles are left in the hands."""
    rng = Random(seed)
    state = start(rules, seed, seed % rules.seats)
    while state.outcome is None:
        held = sum(map(len, state.hands))
        if held <= tiles and len(rules.legal(state)) > 1:
            found: DominoState = state
            return found
        state = rules.apply(state, rng.choice(rules.legal(state))).state
    return None


def best_for(rules: Block, state: DominoState, seat: Seat) -> float:
    """The value for ``seat`` when both see everything: plain minimax through the rules."""
    if state.outcome is not None:
        return points(state, seat)
    values = [best_for(rules, rules.apply(state, move).state, seat) for move in rules.legal(state)]
    return max(values) if state.mover == seat else min(values)


@pytest.mark.parametrize("score", ["net", "gross"])
def test_two_seats_exactly(score: str) -> None:
    rules = block(2, {"block-score": score})
    compared = 0
    for seed in range(40):
        state = middle(rules, seed, 8)
        if state is None:
            continue
        seat = state.mover
        worth = margins(2, seat)
        search = Exact(seat, worth, score == "gross")
        search.enter((SMART, SMART))
        hands = [mask_of(hand) for hand in state.hands]
        for move in rules.legal(state):
            assert isinstance(move, Play)
            code = search.after(hands, *bit_of(state, move))
            assert worth[code] == best_for(rules, rules.apply(state, move).state, seat)
            compared += 1
    assert compared > 40


def reply_of(rules: Block, state: DominoState, kind: Kind) -> Move:
    """What a kind plays, through the rules."""
    legal = rules.legal(state)
    plays = {bit_of(state, move): move for move in legal if isinstance(move, Play)}
    if not plays:
        return legal[0]
    ends = ends_of(*state.chain.values) if state.chain.lead else EMPTY
    return plays[kind.reply(mask_of(state.hands[state.mover]), ends)]


def best_line(rules: Block, state: DominoState, seat: Seat, kinds: tuple[Kind, ...]) -> float:
    if state.outcome is not None:
        return points(state, seat)
    moves = rules.legal(state)
    if state.mover != seat:
        moves = (reply_of(rules, state, kinds[state.mover]),)
    return max(best_line(rules, rules.apply(state, move).state, seat, kinds) for move in moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_line_against_known_kinds(seats: int) -> None:
    rules = block(seats)
    compared = 0
    for seed in range(25):
        state = middle(rules, seed, 4 * seats - 2)
        if state is None:
            continue
        seat = state.mover
        kinds = tuple(Random(seed).choices((HEAVIEST, SMART), k=seats))
        worth = margins(seats, seat)
        search = Search(seats, seat, worth, False)
        search.enter(kinds)
        hands = [mask_of(hand) for hand in state.hands]
        for move in rules.legal(state):
            assert isinstance(move, Play)
            code = search.after(hands, *bit_of(state, move))
            after = rules.apply(state, move).state
            assert worth[code] == pytest.approx(best_line(rules, after, seat, kinds))
            compared += 1
    assert compared > 20


# --- Kinds ------------------------------------------------------------------------------


def test_values_by_hand() -> None:
    state = position("6-4 4-4 4-1 2-2 | 0-0", "6-6")
    hand = mask_of(state.hands[0])
    # After the 6-4 the ends are 4 and 6: 4-4 and 4-1 follow.
    bit = 1 << INDEX[parse_tiles("6-4")[0]]
    assert smart_values(hand, [(bit, ends_of(4, 6))]) == [5 + 2]
    assert pips_values(hand, [(bit, ends_of(4, 6))]) == [10]
    # Leading 2-2: nothing follows; a double counts two more.
    bit = 1 << INDEX[parse_tiles("2-2")[0]]
    assert smart_values(hand, [(bit, ends_of(2, 2))]) == [2 + 2]
    # Leading 4-4: two tiles follow, on each of two ends.
    bit = 1 << INDEX[parse_tiles("4-4")[0]]
    assert smart_values(hand, [(bit, ends_of(4, 4))]) == [4 + 2 + 2 + 2]


def test_likelihoods_sum_to_one_and_favour_the_better() -> None:
    hand = mask_of(parse_tiles("6-5 6-1 3-2"))
    made = [(1 << INDEX[parse_tiles(text)[0]], ends_of(int(text[2]), 6)) for text in ("6-5", "6-1")]
    for kind in (HEAVIEST, SMART):
        likely = [kind.likelihood(hand, ends_of(6, 6), one) for one in made]
        assert sum(likely) == pytest.approx(1)
        assert likely[0] > likely[1] > 0.04
    alone = mask_of(parse_tiles("6-5 3-2"))
    assert SMART.likelihood(alone, ends_of(6, 6), made[0]) == 1


# --- What the score is worth ------------------------------------------------------------


@pytest.mark.parametrize(("seats", "target"), [(2, 100), (3, 61), (4, 61), (2, 1), (3, 9999)])
def test_chances_sum_to_one_and_are_fair_among_equals(seats: int, target: int) -> None:
    level = [chance([0] * seats, target, seat) for seat in range(seats)]
    assert level == pytest.approx([1 / seats] * seats)
    scores = [(seat + 1) * target // (seats + 2) for seat in range(seats)]
    chances = [chance(scores, target, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances)


def test_a_decided_match() -> None:
    assert chance([61, 20, 70], 61, 2) == 1
    assert chance([61, 20, 70], 61, 0) == 0
    assert chance([70, 70, 0], 61, 1) == 0.5


def test_the_next_won_hand_decides_or_brings_the_other_nearer() -> None:
    """One needs five points, the other ten: who wins a hand has the match, but for a five."""
    five = SHAPE[2][1] / sum(SHAPE[2][1:])
    assert chance([95, 90], 100, 0) == pytest.approx(1 / 2 + five / 4)
    assert chance([95, 90], 100, 1) == pytest.approx(1 / 2 - five / 4)


def test_every_point_counts_but_not_alike() -> None:
    worth = Worths([90, 90], 100, 0)
    gains = [worth[GAINS + gained] for gained in range(40)]
    assert gains == sorted(gains)
    assert gains[10] == gains[39] == 1
    assert worth[0] == pytest.approx(0.5)
    assert worth[2 * GAINS + 10] == 0
    assert gains[9] - gains[4] < gains[10] - gains[9]


def measured_shape(seats: int, hands: int, rng: Random) -> list[float]:
    """The shape of so many hands dealt at random and played by the rule of the middle level."""
    each = TILES_EACH[seats]
    shape = [0.0] * (GAINS // UNIT + 2)
    for _ in range(hands):
        dealt = rng.sample(range(len(FULL_SET)), seats * each)
        held = [sum(1 << at for at in dealt[seat::seats]) for seat in range(seats)]
        code = Playout(seats, 0, gross=False).finish(held, [], 0, EMPTY)
        whole, rest = divmod(code % GAINS, UNIT)
        shape[whole] += (1 - rest / UNIT) / hands
        shape[whole + 1] += rest / UNIT / hands
    return shape


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shape_of_gains_is_as_measured(seats: int) -> None:
    number = 500
    assert sum(SHAPE[seats]) == pytest.approx(1, abs=0.002)
    for noted, found in zip(SHAPE[seats], measured_shape(seats, number, Random(8)), strict=False):
        assert found == pytest.approx(noted, abs=4 * (max(noted, 0.01) / number) ** 0.5)
