"""The player of Block: guesses that fit, verdicts on every move, under every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from game.ai import block_worlds
from game.ai.block import BlockPlayer
from game.ai.block_fast import FITS, ends_of
from game.ai.block_worlds import Guesses
from game.ai.masks import INDEX, Mask, mask_of
from game.ai.player import Budget, Verdict, never
from game.engine.level import Level
from game.engine.moves import PASS
from game.engine.tile import Tile
from game.games.block import TILES_EACH, Block, block
from game.games.deduction import Group, Reading
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from tests.core.support import FULL, first_deal, match_steps, position, start

PLAYER = BlockPlayer()
THINKING = (Level.HARD, Level.EXPERT)
LEVELS = (Level.MEDIUM, *THINKING)
SMALL = Budget(worlds=6)
every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def judge(
    rules: Block,
    state: DominoState,
    level: Level = Level.EXPERT,
    budget: Budget | None = None,
    seed: int = 1,
) -> Verdict:
    known = rules.observe(state, state.mover)
    work = PLAYER.budget(rules, level) if budget is None else budget
    return PLAYER.judge(rules, known, level, work, Random(seed), never)


def best(verdict: Verdict) -> str:
    return str(verdict.best().move)


def states(rules: Block, seed: int) -> Iterator[Any]:
    """The states of a random hand in which there is a move."""
    secret = seed.to_bytes(16, "big")
    for step in match_steps(rules, secret, Random(seed)):
        if step.match.state.outcome is not None:
            return
        yield step.match.state


# --- Lawful, repeatable, blind ----------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@every_number
def test_every_legal_move_is_judged_under_every_option(seats: int, level: Level) -> None:
    openers, scores, targets = ("rotate", "highest-double", "winner"), ("net", "gross"), ("1", "75")
    for number, (opener, score, target) in enumerate(product(openers, scores, targets)):
        rules = block(seats, {"opener": opener, "block-score": score, "target": target})
        for at, state in enumerate(states(rules, number)):
            if at % 3 == number % 3 or at == 0:
                verdict = judge(rules, state, level, SMALL, at)
                assert tuple(one.move for one in verdict.judged) == rules.legal(state)
                assert not verdict.cut
                shares = [one.share for one in verdict.judged if one.share is not None]
                assert all(0 <= one <= 1 for one in shares)


@every_number
def test_the_same_seed_gives_the_same_verdict(seats: int) -> None:
    rules = block(seats)
    state = start(rules, 5)
    for level in LEVELS:
        assert judge(rules, state, level, SMALL, 3) == judge(rules, state, level, SMALL, 3)
    different = {str(judge(rules, state, Level.EXPERT, SMALL, seed)) for seed in range(5)}
    assert len(different) > 1


@every_number
def test_unseen_tiles_change_nothing(seats: int) -> None:
    rules = block(seats)
    moved = 0
    for at, state in enumerate(states(rules, 11)):
        other = rules.guess(rules.observe(state, state.mover), Random(at))
        moved += other.hands != state.hands
        for level in LEVELS:
            assert judge(rules, state, level, SMALL, at) == judge(rules, other, level, SMALL, at)
    assert moved


def test_who_is_not_on_turn_is_not_asked() -> None:
    rules = block(2)
    state = start(rules, 1)
    for level in LEVELS:
        with pytest.raises(ValueError, match="turn"):
            PLAYER.judge(rules, rules.observe(state, 1), level, SMALL, Random(1), never)


def test_budgets_grow_with_the_level() -> None:
    for seats in (2, 3, 4):
        medium, hard, expert = (PLAYER.budget(block(seats), level) for level in LEVELS)
        assert medium == Budget()
        assert 1 < hard.worlds < expert.worlds


@pytest.mark.parametrize("level", THINKING)
@every_number
def test_time_cuts_between_worlds(seats: int, level: Level) -> None:
    rules = block(seats)
    state = start(rules, 3)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 2

    known = rules.observe(state, state.mover)
    verdict = PLAYER.judge(rules, known, level, Budget(worlds=30), Random(1), stop)
    assert verdict.cut
    assert len(asked) == 3
    assert tuple(one.move for one in verdict.judged) == rules.legal(state)
    assert all(one.points is not None for one in verdict.judged)
    at_once = PLAYER.judge(rules, known, level, Budget(worlds=30), Random(1), lambda: True)
    assert at_once.cut
    assert len(at_once.judged) == len(rules.legal(state))


# --- One move ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_move_needs_no_thought(level: Level) -> None:
    passing = position("5-3 1-1 | 6-6", "6-4 6-2<")
    assert [one.move for one in judge(block(2), passing, level).judged] == [PASS]
    demanded = position("6-5 1-1 | 0-0", must_lead=parse_tiles("1-1")[0])
    rules = block(2, {"opener": "highest-double"})
    assert best(judge(rules, demanded, level)) == "1-1"


# --- The middle level -------------------------------------------------------------------


def middle(hands: str, plays: str = "") -> set[str]:
    """The moves of greatest worth."""
    state = position(hands, plays)
    judged = judge(block(len(state.hands)), state, Level.MEDIUM).judged
    most = max(one.worth for one in judged)
    return {str(one.move) for one in judged if one.worth == most}


def test_the_middle_level_sheds_its_heaviest_tile() -> None:
    # Ends 2 and 4; the 6-6 and 5-5 fit nowhere.
    assert middle("6-6 5-5 5-4 4-3 2-1 | 3-3", "6-4 6-2<") == {"5-4>"}
    assert middle("6-6 5-5 4-3 2-1 | 3-3", "6-4 6-2<") == {"4-3>"}
    assert middle("6-5 5-5 6-3 | 4-4") == {"6-5"}


def test_of_equal_tiles_the_one_that_more_can_follow() -> None:
    # Ends 6 and 5: 6-1 and 5-2 are worth 7 each; after 6-1 the ends are 1 and 5.
    assert middle("6-1 5-2 1-0 1-1 | 3-3", "6-5") == {"6-1<"}
    assert middle("6-1 5-2 2-0 2-2 | 3-3", "6-5") == {"5-2>"}
    # The 4-2 fits both ends: on the 4 it leaves 2 and 2, on the 2 it leaves 4 and 4.
    assert middle("4-2 2-0 2-1 4-0 | 5-5", "6-4 6-2<") == {"4-2>"}
    assert middle("4-2 4-0 4-1 2-0 | 5-5", "6-4 6-2<") == {"4-2<"}
    # Ends 3 and 5: a double is worth two more.
    assert middle("5-1 3-3 1-0 | 4-4", "5-4 4-3>") == {"3-3>"}


# --- Guesses ----------------------------------------------------------------------------


def drawn(rules: Block, state: DominoState, weigh: bool, number: int) -> list[tuple[Any, float]]:
    guesses = Guesses(rules.observe(state, state.mover), weigh)
    rng = Random(2)
    worlds = [guesses.draw(rng) for _ in range(number)]
    return [(world.hands, world.weight) for world in worlds]


@every_number
def test_guesses_agree_with_what_was_seen(seats: int) -> None:
    rules = block(seats)
    banned: dict[int, Mask] = dict.fromkeys(range(seats), 0)
    passes = 0
    before: Any = None
    for at, state in enumerate(states(rules, 21)):
        if before is not None and state.moves[-1] == PASS:
            banned[before.mover] |= FITS[ends_of(*state.chain.values)]
            passes += 1
        before = state
        known = rules.observe(state, state.mover)
        gone = mask_of(state.chain.tiles)
        for hands, weight in drawn(rules, state, at % 2 == 0, 10):
            assert weight > 0
            assert hands[state.mover] == mask_of(known.tiles)
            assert [hand.bit_count() for hand in hands] == list(known.counts)
            assert sum(hands) & gone == 0
            assert sum(hand.bit_count() for hand in hands) == sum(hands).bit_count()
            others = (seat for seat in range(seats) if seat != state.mover)
            assert all(not hands[seat] & banned[seat] for seat in others)
    assert passes


class Counting(Random):
    """Chance that counts how often it is asked."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


def test_a_hand_that_passes_have_told_is_dealt_first_so_no_guess_is_in_vain() -> None:
    """Only five tiles are left that seat 1 can hold; seat 2 could hold any of them too."""
    plays = "6-5 pass pass 6-4< pass pass 5-3> pass 3-2>"
    state = position("4-2 3-3 2-2 | 0-0 1-0 1-1 2-0 2-1 | 3-0 3-1", plays)
    guesses = Guesses(block(3).observe(state, 0), False)
    for seed in range(20):
        rng = Counting(seed)
        assert guesses.draw(rng).hands[1] == mask_of(state.hands[1])
        # One number for each of the seven tiles, one for the kind of each player.
        assert rng.asked == 7 + 3


def test_of_several_such_hands_the_one_with_least_to_spare_is_dealt_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seat 1 holds all six tiles of 0 to 2, so of 2-2, 3-2 and 3-3 seat 2 can't hold the first."""
    groups = [
        Group(1, 6, banned=frozenset({3, 4, 5, 6})),
        Group(2, 1, banned=frozenset({0, 1, 4, 5, 6})),
    ]
    monkeypatch.setattr(block_worlds, "read_moves", lambda known, lay: Reading(groups))
    guesses = Guesses(block(3).observe(position("6-6 | 5-5 | 4-4"), 0), False)
    for seed in range(20):
        rng = Counting(seed)
        guesses.draw(rng)
        assert rng.asked == 7 + 3


def share_with(found: list[tuple[Any, float]], seat: int, tile: Tile) -> float:
    """The part of the weight on worlds in which ``seat`` holds ``tile``."""
    bit = 1 << INDEX[tile]
    return sum(weight for hands, weight in found if hands[seat] & bit) / sum(w for _, w in found)


def test_unweighed_guesses_count_every_world_alike() -> None:
    """Seat 1 passed on 6 and 4, seat 2 did not: worlds count as often as there are of them."""
    rules = block(3)
    state = position("1-1 0-0 | 3-3 2-2 | 6-5 5-5", "6-4 pass", mover=2, leader=0)
    state = replace(state, mover=2)
    found = drawn(rules, state, False, 4000)
    one = parse_tiles("6-1")[0]
    assert share_with(found, 1, one) == 0
    # Among the 25 unseen tiles, 12 show neither 6 nor 4; two of those are in hand 1.
    assert share_with(found, 0, one) == pytest.approx(2 / 23, abs=0.02)


def test_a_choice_seen_speaks_against_better_ones() -> None:
    """Who answers 6-6 with 6-0 is less likely to hold 6-5; who plays 6-5 says less."""
    rules = block(2)
    tile = parse_tiles("6-5")[0]
    light = position("1-1 2-2 3-3 | 4-4 4-3 3-2", "6-6 6-0<", mover=0, leader=0)
    heavy = position("1-1 2-2 3-3 | 4-4 4-3 3-2", "6-6 6-4<", mover=0, leader=0)
    plain = share_with(drawn(rules, light, False, 1500), 1, tile)
    after_light = share_with(drawn(rules, light, True, 1500), 1, tile)
    after_heavy = share_with(drawn(rules, heavy, True, 1500), 1, tile)
    assert after_light < plain * 0.75
    assert after_light < after_heavy


def test_resampling_keeps_the_number() -> None:
    rules = block(2)
    state = start(rules, 9)
    guesses = Guesses(rules.observe(state, state.mover), True)
    found, weight = guesses.resampled(80, 10, Random(4))
    assert weight > 0
    assert sum(times for _, times in found) == 10


# --- Verdicts by hand -------------------------------------------------------------------


KNOWN_BY_PASSES = position(
    "2-0 1-0 3-1 | 0-0 1-1 2-1", "6-5 pass 6-4< pass 5-3> pass 4-2< 2-2<", mover=0
)
"""Seat 1 passed on all from 3 to 6; of the tiles without these only its own three are unseen."""


def best_for(rules: Block, state: Any, seat: int) -> float:
    """Plain minimax through the rules: own points less the other's."""
    if state.outcome is not None:
        made: tuple[int, ...] = state.outcome.points
        return 2 * made[seat] - sum(made)
    values = [best_for(rules, rules.apply(state, move).state, seat) for move in rules.legal(state)]
    return max(values) if state.mover == seat else min(values)


def test_hands_known_by_passes_are_solved_exactly() -> None:
    rules = block(2)
    state = KNOWN_BY_PASSES
    exact = [best_for(rules, rules.apply(state, move).state, 0) for move in rules.legal(state)]
    assert len(set(exact)) > 1
    hard = judge(rules, state, Level.HARD).judged
    assert [one.points for one in hard] == pytest.approx(exact)
    for one, least in zip(judge(rules, state, Level.EXPERT).judged, exact, strict=True):
        # Some of the players it thinks of reply worse than the best.
        assert one.points is not None and one.points >= least - 1e-9


def test_the_expert_plays_for_the_match() -> None:
    """The worth of a move is the chance to win the match; it grows with the lead."""
    shares = []
    for scores in ((0, 0), (90, 0), (90, 90)):
        state = replace(start(block(2), 4), scores=scores)
        judged = judge(block(2), state, Level.EXPERT, Budget(worlds=60)).judged
        by_worth = sorted(judged, key=lambda one: one.worth)
        assert by_worth == sorted(judged, key=lambda one: one.share or 0)
        shares.append(by_worth[-1].share or 0)
    assert shares[0] < shares[2] < shares[1]


@every_number
def test_going_out_ends_it(seats: int) -> None:
    """One point short of the target going out wins the match wherever the others' pips lie."""
    others = " | ".join(("5-5 4-4", "3-3 2-2", "5-4 1-1")[: seats - 1])
    state = position(f"6-2 | {others}", "6-1 1-2>", scores=(59,) + (0,) * (seats - 1))
    rules = block(seats, {"target": "60"})
    for level in THINKING:
        judged = judge(rules, state, level, SMALL).judged
        assert len(judged) == 2
        assert [one.share for one in judged] == pytest.approx([1, 1])


def test_the_first_lead_of_a_match() -> None:
    for number in range(3 if FULL else 1):
        for seats in (2, 3, 4):
            rules = block(seats)
            state = first_deal(rules, number.to_bytes(16, "big")).match.state
            verdict = judge(rules, state, Level.EXPERT, Budget(worlds=20))
            assert len(verdict.judged) == TILES_EACH[seats]
            assert len({one.worth for one in verdict.judged}) > 1
