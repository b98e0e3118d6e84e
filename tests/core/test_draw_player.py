"""The player of Draw: playouts equal to the rules, clear positions, fairness, repeatability."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from game.ai.block_fast import EMPTY, GAINS
from game.ai.block_kinds import SMART
from game.ai.block_match import Worths
from game.ai.draw import DrawPlayer, Playout
from game.ai.draw_evidence import evidence
from game.ai.evidence import Evidence, choices_seen
from game.ai.masks import INDEX, mask_of, to_draw
from game.ai.player import Budget, Judged, Luck, Verdict, never
from game.engine.level import Level
from game.engine.moves import Play
from game.engine.tile import FULL_SET
from game.games.block import place
from game.games.deduction import drawn_deals
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from game.games.draw import DrawGame, draw
from tests.core.support import position, run, start

THINKING = (Level.HARD, Level.EXPERT)


def judge(
    rules: DrawGame,
    state: DominoState,
    level: Level = Level.EXPERT,
    worlds: int = 40,
    stop: Any = never,
) -> Verdict:
    known = rules.observe(state, state.mover)
    return DrawPlayer().judge(rules, known, level, Budget(worlds), Random(1), stop)


def by_kind(rules: DrawGame, state: DominoState) -> DominoState:
    """The hand played to its end through the rules, every placement by one kind of player."""
    while state.outcome is None:
        legal = rules.legal(state)
        move = legal[0]
        if isinstance(move, Play):
            ends = EMPTY if state.chain.lead is None else _ends(state)
            bit, after = SMART.reply(mask_of(state.hands[state.mover]), ends)
            move = next(
                one
                for one in legal
                if isinstance(one, Play)
                and 1 << INDEX[one.tile] == bit
                and _ends(rules.apply(state, one).state) == after
            )
        state = rules.apply(state, move).state
    return state


def _ends(state: DominoState) -> int:
    low, high = sorted(state.chain.values)
    return low * 7 + high


@pytest.mark.parametrize("score", ["net", "gross"])
@pytest.mark.parametrize("floor", ["0", "1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_is_the_hand_that_the_rules_play(seats: int, floor: str, score: str) -> None:
    rules = draw(seats, {"floor": floor, "block-score": score})
    for seed in range(25):
        state = start(rules, seed)
        playout = Playout(seats, state.mover, score == "gross")
        hands = [mask_of(hand) for hand in state.hands]
        boneyard = to_draw(state.undealt, rules.floor)
        code = playout.finish(hands, boneyard, state.mover, EMPTY)
        outcome = by_kind(rules, state).outcome
        assert outcome is not None
        winner, gained = code // GAINS - 1, code % GAINS
        points = tuple(gained if seat == winner else 0 for seat in range(seats))
        assert points == outcome.points
        assert winner == -1 if outcome.winner is None else winner == outcome.winner


@pytest.mark.parametrize("level", (Level.MEDIUM, *THINKING))
def test_going_out_is_seen(level: Level) -> None:
    """6-1 goes out on the six; nothing else is to be played."""
    rules = draw(2)
    state = position("6-1 1-0 | 5-5 2-2", "6-4 1-4>")
    verdict = judge(rules, state, level)
    assert {str(one.move) for one in verdict.judged} == set(map(str, rules.legal(state)))


def best_margin(rules: DrawGame, state: DominoState, seat: int) -> int:
    """Points of ``seat`` less the other's under best play by both, who see all tiles."""
    if state.outcome is not None:
        return 2 * state.outcome.points[seat] - sum(state.outcome.points)
    found = [best_margin(rules, rules.apply(state, one).state, seat) for one in rules.legal(state)]
    return max(found) if state.mover == seat else min(found)


def closed_moments(rules: DrawGame, number: int) -> Iterator[DominoState]:
    """Moments with a choice when all has been drawn and few tiles are left."""
    for seed in count():
        state, rng = start(rules, seed), Random(seed)
        while state.outcome is None:
            few = sum(map(len, state.hands)) <= 9
            if few and not state.undealt and len(rules.legal(state)) > 1:
                yield state
                number -= 1
            if not number:
                return
            state = rules.apply(state, rng.choice(rules.legal(state))).state


def test_once_all_is_drawn_the_end_is_exact() -> None:
    rules = draw(2)
    for state in closed_moments(rules, 40):
        seat = state.mover
        for one in judge(rules, state, Level.HARD, worlds=1).judged:
            after = rules.apply(state, one.move).state
            assert one.points == best_margin(rules, after, seat)


@pytest.mark.parametrize("level", THINKING)
def test_what_the_seat_cannot_know_changes_nothing(level: Level) -> None:
    rules = draw(2)
    state = position("6-2 4-1 3-0 | 5-5 2-2 3-3", "6-4")
    hidden = [*state.hands[1], *state.undealt]
    for seed in range(5):
        order = hidden.copy()
        Random(seed).shuffle(order)
        other = replace(state, hands=(state.hands[0], tuple(order[:3])), undealt=tuple(order[3:]))
        assert judge(rules, other, level) == judge(rules, state, level)


def test_time_cuts_the_worlds_but_never_to_none() -> None:
    verdict = judge(draw(2), position("6-2 4-1 | 5-5 2-2", "6-4"), stop=lambda: True)
    assert verdict.cut and len(verdict.judged) == 2


def test_choices_from_which_nothing_follows_are_left_out() -> None:
    """Seat 1 led freely, then drew: its lead tells nothing of the hand it holds now."""
    rules = draw(2)
    state = replace(
        position("6-5 3-3 | 6-4 6-6 2-2", leader=1, mover=1), undealt=parse_tiles("0-0 5-4 1-0")
    )
    state, _ = run(rules, state, "6-4 6-5< ")
    seen = choices_seen(rules.observe(state, 0), place)
    assert [one.seat for one in seen] == [1]
    drawn = replace(state, hands=(state.hands[0], parse_tiles("2-2 1-1")))
    drawn, _ = run(rules, drawn, "draw draw 5-4<")
    assert choices_seen(rules.observe(drawn, 0), place) == []


def test_a_world_counts_less_in_which_a_better_choice_was_left() -> None:
    rules = draw(2)
    state, _ = run(rules, position("6-5 3-3 | 2-1 1-0", leader=1, mover=1), "2-1")
    known = rules.observe(state, 0)
    heavy, light = parse_tiles("6-6"), parse_tiles("0-0")
    seen = evidence(known)
    own = mask_of(state.hands[0])
    assert seen.weight([own, mask_of(heavy)]) < seen.weight([own, mask_of(light)])
    assert Evidence().weight([own, mask_of(FULL_SET)]) == 1.0


@pytest.mark.parametrize("score", ["net", "gross"])
@pytest.mark.parametrize("level", THINKING)
def test_a_verdict_is_the_mean_of_the_worlds_weighed_by_what_was_seen(
    level: Level, score: str
) -> None:
    rules = draw(2, {"target": "60", "block-score": score})
    state = position("6-2 4-1 3-0 | 5-5 2-2 3-3", "6-4 6-5< 5-1<", mover=0, leader=0)
    state = replace(state, scores=(40, 35))
    known = rules.observe(state, 0)
    drawn, rng = drawn_deals(known, place), Random(1)
    seen = evidence(known) if level is Level.EXPERT else Evidence()
    sums = [[0.0, 0.0] for _ in rules.choices(known)]
    total = 0.0
    for _ in range(12):
        hands, undealt = drawn(rng)
        masks = [mask_of(hand) for hand in hands]
        weight = seen.weight(masks)
        total += weight
        for found, move in zip(sums, rules.choices(known), strict=True):
            world = replace(state, hands=hands, undealt=undealt, must_lead=None)
            outcome = by_kind(rules, rules.apply(world, move).state).outcome
            assert outcome is not None
            own, other = outcome.points
            winner = outcome.winner if outcome.winner is not None else -1
            found[0] += (own - other) * weight
            found[1] += Worths((40, 35), 60, 0)[(winner + 1) * GAINS + own + other] * weight
    verdict = judge(rules, state, level, worlds=12)
    assert (verdict.cut, verdict.budget, verdict.luck) == (False, Budget(12), Luck.MOST)
    for one, (points, share) in zip(verdict.judged, sums, strict=True):
        assert one.points == pytest.approx(points / total)
        assert one.share == pytest.approx(share / total)
        assert one.worth == (one.share if level is Level.EXPERT else one.points)


@pytest.mark.parametrize("level", (Level.MEDIUM, *THINKING))
def test_a_forced_move_is_judged_without_a_look(level: Level) -> None:
    rules = draw(2)
    state = position("6-2 1-0 | 5-5", "6-4")
    (only,) = rules.legal(state)
    assert judge(rules, state, level, worlds=3) == Verdict((Judged(only, 0.0),), Budget(3))
