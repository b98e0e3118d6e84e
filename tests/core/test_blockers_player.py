"""The searching player of Blockers!: legal, fair, repeatable, exact at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from game.ai import easy
from game.ai.blockers import Searching
from game.ai.blockers_end import TWO_TURNS, settled, turns_of
from game.ai.blockers_position import position
from game.ai.planning import plain_cost
from game.ai.player import Budget, Judged, Luck, Verdict, never
from game.engine.grid import count_groups
from game.engine.level import Level
from game.engine.moves import SKIP, Move, Place
from game.engine.stone import FITS
from game.games.blockers import Blockers, blockers
from game.games.blockers_state import BlockersState
from tests.core.boards import drawn, place
from tests.core.support import start

PLAYER = Searching()
SMALL = Budget(worlds=3, playouts=12, nodes=TWO_TURNS)
KINDS = [(seats, scoring) for seats in (2, 3, 4, 5) for scoring in ("blockers", "uptown")]


def kind(seats: int, scoring: str) -> Blockers:
    return blockers(seats, {"scoring": scoring})


def sensible(rules: Blockers, state: BlockersState, rng: Random) -> Move:
    """The cheapest of six random moves."""
    legal = rules.legal(state)
    some = [move for move in rng.sample(legal, min(6, len(legal))) if isinstance(move, Place)]
    known = rules.observe(state, state.mover)
    return min(some, key=lambda move: plain_cost(rules, known, move)) if some else SKIP


def late(rules: Blockers, left: int, seed: int) -> BlockersState:
    """A game played sensibly until so many turns are left."""
    state: BlockersState = start(rules, seed)
    rng = Random(seed)
    while rules.turns - len(state.moves) > left:
        state = rules.apply(state, sensible(rules, state, rng)).state
    return state


def judged(
    rules: Blockers,
    state: BlockersState,
    budget: Budget = SMALL,
    level: Level = Level.EXPERT,
    stop: Callable[[], bool] = never,
) -> Verdict:
    known = rules.observe(state, state.mover)
    return PLAYER.judge(rules, known, level, budget, Random(5), stop)


def share(rules: Blockers, state: BlockersState, seat: int) -> float:
    """By the rules alone: the share of victory when the last mover plays for its own."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return (seat in winners) / len(winners)
    mover = state.mover
    found: list[tuple[float, int, int, float]] = []
    for move in rules.legal(state):
        after = rules.apply(state, move).state
        assert after.outcome is not None
        captured = len(after.captured[mover])
        key = share(rules, after, mover), -after.outcome.scores[mover], -captured
        found.append((*key, share(rules, after, seat)))
    best = max(one[:3] for one in found)
    boards = {
        (move.stone.colour, move.space): one[3]
        for move, one in zip(rules.legal(state), found, strict=True)
        if one[:3] == best and isinstance(move, Place)
    }
    return sum(boards.values()) / len(boards)


@pytest.mark.parametrize(("seats", "scoring"), KINDS)
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_two_turns_are_exact(seats: int, scoring: str, left: int) -> None:
    rules = kind(seats, scoring)
    for seed in (1, 2):
        state = late(rules, left, seed)
        verdict = judged(rules, state)
        assert [one.move for one in verdict.judged] == list(rules.legal(state))
        for one in verdict.judged:
            wanted = share(rules, rules.apply(state, one.move).state, state.mover)
            assert one.share == pytest.approx(wanted)
        assert verdict.best().share == max(one.share or 0.0 for one in verdict.judged)


def test_the_last_mover_takes_the_victory() -> None:
    """O joins its two groups and wins; any other move leaves it behind or level with X."""
    rules = blockers(3)
    state = late(rules, 1, 4)
    shape = drawn(rules, "O.O....../........./XX......./........./YY.....Y.", rack="2 9 I H s9")
    state = replace(
        state,
        cells=shape.cells,
        boards=shape.boards,
        racks=shape.racks,
        piles=((), (), ()),
        captured=((), (), ()),
        mover=0,
    )
    verdict = judged(rules, state)
    assert verdict.best().move == place("1:2 A2")
    assert verdict.best().share == pytest.approx(0.5)
    assert sum(1 for one in verdict.judged if one.share) == 1


def test_three_turns_are_solved_when_the_budget_goes_so_far() -> None:
    rules = blockers(3)
    state = late(rules, 3, 7)
    verdict = judged(rules, state, Budget(worlds=1, playouts=1, nodes=10**6))
    world = position(rules, state)
    some = verdict.judged[0]
    after = position(rules, rules.apply(state, some.move).state)
    assert some.share == pytest.approx(settled(after)[world.mover])
    assert all(one.share is not None for one in verdict.judged)


@pytest.mark.parametrize(("seats", "scoring"), KINDS)
def test_the_cheapest_budget_plays_legally_to_the_end(seats: int, scoring: str) -> None:
    rules = kind(seats, scoring)
    state, rng = start(rules, seats), Random(1)
    levels = (Level.HARD, Level.EXPERT, Level.MEDIUM)
    while state.outcome is None:
        at = len(state.moves)
        if at % 4:
            move = sensible(rules, state, rng)
        else:
            level = levels[at // 4 % 3]
            least = PLAYER.budget(rules, level).least()
            verdict = judged(rules, state, least, level)
            assert [one.move for one in verdict.judged] == list(rules.legal(state))
            assert not verdict.cut
            move = verdict.best().move
        state = rules.apply(state, move).state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.EXPERT])
def test_hidden_tiles_change_nothing_and_the_seed_decides(seats: int, level: Level) -> None:
    rules = blockers(seats)
    for left in (rules.turns - 7, 4 * seats + 1, 2):
        state = late(rules, left, seats)
        first = judged(rules, state, level=level)
        other = rules.guess(rules.observe(state, state.mover), Random(left))
        assert judged(rules, other, level=level) == first
        for one in first.judged:
            assert one.points is None
            assert one.share is None or 0 <= one.share <= 1


def test_time_cuts_short_and_all_moves_are_judged() -> None:
    rules = blockers(4)
    for left, answers in ((30, 2), (30, 0), (2, 3), (2, 0)):
        asked = iter([False] * answers)
        state = late(rules, left, 3)
        verdict = judged(rules, state, stop=lambda left=asked: next(left, True))  # type: ignore[misc]
        assert verdict.cut
        assert [one.move for one in verdict.judged] == list(rules.legal(state))
        assert all(one.share is not None for one in verdict.judged)


def test_moves_that_were_not_tried_come_below_those_that_were() -> None:
    rules = blockers(3)
    state = late(rules, 40, 3)
    verdict = judged(rules, state, Budget(worlds=2, playouts=6))
    worths = sorted((one.worth for one in verdict.judged), reverse=True)
    tried = [one for one in verdict.judged if one.worth == one.share]
    assert len(tried) == 3
    assert {one.worth for one in tried} == set(worths[:3])


def test_the_easy_level_picks_one_of_the_few_best() -> None:
    rules = blockers(3)
    verdict = judged(rules, late(rules, 40, 3), level=Level.HARD)
    best = sorted(verdict.judged, key=lambda one: one.worth)[-easy.FEW :]
    picked = {easy.pick(verdict, Random(seed)).move for seed in range(40)}
    assert picked == {one.move for one in best}


def test_the_easy_level_never_picks_the_worst() -> None:
    moves = [place("1:1 A1"), place("1:1 B1"), place("1:1 C1")]
    for worths, allowed in (((0, 1, 2), {1, 2}), ((0, 0, 2), {2}), ((1, 1, 1), {1, 2})):
        those = tuple(Judged(*one) for one in zip(moves, map(float, worths), strict=True))
        verdict = Verdict(those, Budget(), luck=Luck.NONE)
        picked = {easy.pick(verdict, Random(seed)).move for seed in range(40)}
        assert picked == {moves[at] for at in allowed}


def test_a_forced_skip_and_another_seats_turn() -> None:
    rules = blockers(3)
    state = drawn(rules, "XXXXXYYYY/XYYYXYOOY/XYOYXYOOY/XY.YXY..Y", rack="A B C s1 s2")
    assert [one.move for one in judged(rules, state).judged] == [SKIP]
    with pytest.raises(ValueError, match="turn"):
        PLAYER.judge(rules, rules.observe(state, 1), Level.HARD, SMALL, Random(1), never)


@pytest.mark.parametrize(("seats", "scoring"), KINDS)
def test_positions_follow_the_rules(seats: int, scoring: str) -> None:
    """Boards, groups, racks and captures stay the same as those of the state, and the scores."""
    rules = kind(seats, scoring)
    state, rng = start(rules, seats + 10), Random(seats)
    known = position(rules, state)
    while state.outcome is None:
        move = rng.choice(rules.legal(state))
        if isinstance(move, Place):
            now = position(rules, state)
            known.place(*_turn(move))
            now.place(*_turn(move))
            assert now.racks == known.racks
        else:
            known.skip()
        state = rules.apply(state, move).state
        fresh = position(rules, state)
        assert (known.boards, known.empty, known.taken) == (fresh.boards, fresh.empty, fresh.taken)
        assert [sorted(one) for one in known.groups] == [sorted(one) for one in fresh.groups]
        assert [len(one) for one in known.groups] == [count_groups(one) for one in known.boards]
        assert (known.mover, known.left) == (fresh.mover, fresh.left)
        assert known.piles == fresh.piles
    winners = state.outcome.winners
    assert known.shares() == [(one in winners) / len(winners) for one in range(seats)]


def _turn(move: Place) -> tuple[int, int, int]:
    return move.stone.colour, FITS[move.stone.label], 1 << move.space


@pytest.mark.parametrize("seats, scoring", KINDS[::2])
def test_the_turns_are_the_legal_moves_but_one_for_each_space(seats: int, scoring: str) -> None:
    rules = kind(seats, scoring)
    for left in (40, 12, 3):
        state = late(rules, left, seats)
        found = [(colour, bit) for colour, _, bit in turns_of(position(rules, state))]
        legal = {
            (move.stone.colour, 1 << move.space)
            for move in rules.legal(state)
            if isinstance(move, Place)
        }
        assert len(found) == len(set(found))
        assert set(found) == legal
