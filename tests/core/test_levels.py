"""Every level of every computer player: lawful to the end, blind to hidden tiles, repeatable."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.ai import easy
from game.ai.choose import PLAYERS, choose, judge
from game.ai.player import Budget, Judged, Luck, Verdict, never
from game.app.model import Plan
from game.engine.deal import Shuffler, hand_seed
from game.engine.level import Level
from game.engine.match import begin, deal_next, first_standing, next_standing, play
from game.engine.moves import PASS, parse_move
from game.engine.rules import AnyRules
from game.games.catalogue import print_knowledge, rules_for
from tests.core.page_driver import name_of, plans, secret_of
from tests.core.support import FULL, match_steps

PLANS = plans()
SIMPLE = [plan for plan in PLANS if not plan.options]
LEVELS = tuple(Level)
LEAST = Budget(1, 1, 1)
GAMES = 1000 if FULL else 2
every_plan = pytest.mark.parametrize("plan", PLANS, ids=name_of)
every_game = pytest.mark.parametrize("plan", SIMPLE, ids=name_of)
every_level = pytest.mark.parametrize("level", LEVELS)


def rules_of(plan: Plan) -> AnyRules:
    return rules_for(plan.game, plan.seats, dict(plan.options))


def least_work(rules: AnyRules, known: Any, level: Level, seed: int) -> str:
    """As ``choose`` does, without the way through text."""
    seeing = Level.HARD if level is Level.EASY else level
    player = PLAYERS[rules.game]
    verdict = player.judge(rules, known, seeing, LEAST, Random(seed), never)
    picked = easy.pick(verdict, Random(seed)) if level is Level.EASY else verdict.best()
    return str(picked.move)


@every_plan
def test_every_level_plays_lawfully_to_the_end(plan: Plan) -> None:
    """All levels sit at one table and change places from game to game."""
    rules = rules_of(plan)
    for number in range(GAMES):
        secret = secret_of(7000 + number)
        match = begin(rules, rules.set_up(first_standing(rules), Shuffler(hand_seed(secret, 0))))
        now = match.match
        while now.state.outcome is None:
            state = now.state
            level = LEVELS[(state.mover + number) % len(LEVELS)]
            known = rules.observe(state, state.mover)
            move = parse_move(least_work(rules, known, level, number))
            assert move in rules.legal(state), (number, state.moves, level)
            now = play(now, move).match


@every_game
def test_later_hands_and_scores_near_the_target(plan: Plan) -> None:
    """A second hand, when somebody may win the match with it."""
    rules = rules_of(plan)
    if rules.target is None:
        return
    near = rules_for(plan.game, plan.seats, {"target": "12"})
    for number in range(10 if FULL else 2):
        secret = secret_of(7100 + number)
        now = begin(near, near.set_up(first_standing(near), Shuffler(hand_seed(secret, 0)))).match
        while now.result is None and now.standing.hand < 4:
            if now.state.outcome is not None:
                standing = next_standing(now)
                seed = hand_seed(secret, standing.hand)
                now = deal_next(now, near.set_up(standing, Shuffler(seed))).match
                continue
            known = near.observe(now.state, now.state.mover)
            level = LEVELS[(now.state.mover + number) % len(LEVELS)]
            now = play(now, parse_move(least_work(near, known, level, number))).match


def moments(plan: Plan, number: int, every: int) -> list[Any]:
    """Some states of a random hand in which the mover has a choice."""
    rules = rules_of(plan)
    found = []
    for step in match_steps(rules, secret_of(number), Random(number)):
        state = step.match.state
        if step.match.standing.hand:
            break
        if state.outcome is None and len(rules.legal(state)) > 1:
            found.append(state)
    return found[::every]


@every_level
@every_game
def test_the_same_seed_gives_the_same_verdict(plan: Plan, level: Level) -> None:
    rules = rules_of(plan)
    for at, state in enumerate(moments(plan, 7200, 1 if FULL else 9)):
        text = print_knowledge(rules, rules.observe(state, state.mover))
        verdict = judge(text, level, at, budget=LEAST)
        assert verdict == judge(text, level, at, budget=LEAST)
        assert [one.move for one in verdict.judged] == list(rules.legal(state))
        assert not verdict.cut
        assert choose(text, level, at, budget=LEAST) == choose(text, level, at, budget=LEAST)


@every_level
@every_game
def test_hidden_tiles_change_no_verdict(plan: Plan, level: Level) -> None:
    """Exchange everything the seat can't know: for the same seed nothing changes."""
    rules = rules_of(plan)
    moved = 0
    for at, state in enumerate(moments(plan, 7300, 1 if FULL else 9)):
        known = rules.observe(state, state.mover)
        other = rules.guess(known, Random(at))
        moved += other != state
        mine = judge(print_knowledge(rules, known), level, at, budget=LEAST)
        theirs = print_knowledge(rules, rules.observe(other, state.mover))
        assert judge(theirs, level, at, budget=LEAST) == mine
    assert moved


@every_game
def test_easy_never_picks_what_hard_rates_worst(plan: Plan) -> None:
    rules = rules_of(plan)
    tried = 0
    for at, state in enumerate(moments(plan, 7400, 1 if FULL else 6)):
        text = print_knowledge(rules, rules.observe(state, state.mover))
        hard = judge(text, Level.HARD, at, budget=LEAST)
        if len(hard.judged) < 3:
            continue
        worst = min(hard.judged, key=lambda one: one.worth)
        tried += 1
        assert choose(text, Level.EASY, at, budget=LEAST).move != str(worst.move)
    assert tried


def verdict_of(*worths: float) -> Verdict:
    return Verdict(tuple(Judged(PASS, worth) for worth in worths), LEAST)


@pytest.mark.parametrize(
    ("worths", "picked"),
    [
        ((3.0,), {3.0}),
        ((3.0, 1.0), {3.0, 1.0}),
        ((3.0, 1.0, 2.0), {3.0, 2.0}),
        ((3.0, 1.0, 1.0), {3.0}),
        ((1.0, 1.0, 1.0), {1.0}),
        ((0.5, -2.0, 4.0, 1.0), {0.5, 4.0, 1.0}),
    ],
)
def test_easy_picks_any_but_the_worst(worths: tuple[float, ...], picked: set[float]) -> None:
    verdict = verdict_of(*worths)
    assert {easy.pick(verdict, Random(seed)).worth for seed in range(60)} == picked


@pytest.mark.parametrize(
    ("worths", "picked"),
    [
        ((3.0,), {3.0}),
        ((3.0, 1.0), {1.0}),
        ((3.0, 1.0, 2.0), {2.0}),
        ((3.0, 1.0, 1.0), {3.0}),
        ((1.0, 1.0, 1.0), {1.0}),
        ((0.5, -2.0, 4.0, 1.0), {0.5, 1.0}),
    ],
)
def test_in_a_game_of_much_luck_easy_leaves_out_the_best_too(
    worths: tuple[float, ...], picked: set[float]
) -> None:
    verdict = replace(verdict_of(*worths), luck=Luck.MUCH)
    assert {easy.pick(verdict, Random(seed)).worth for seed in range(60)} == picked


@every_game
def test_stronger_levels_may_work_more(plan: Plan) -> None:
    rules = rules_of(plan)
    work = [PLAYERS[plan.game].budget(rules, level) for level in LEVELS[1:]]
    for weaker, stronger in pairwise(work):
        pairs = (
            (weaker.worlds, stronger.worlds),
            (weaker.nodes, stronger.nodes),
            (weaker.playouts, stronger.playouts),
        )
        assert all(less <= more for less, more in pairs)
        assert any(less < more for less, more in pairs)


@every_level
@every_game
def test_time_that_is_up_still_gives_a_lawful_move(plan: Plan, level: Level) -> None:
    rules = rules_of(plan)
    for state in moments(plan, 7500, 40):
        text = print_knowledge(rules, rules.observe(state, state.mover))
        verdict = judge(text, level, 1, stop=lambda: True)
        assert [one.move for one in verdict.judged] == list(rules.legal(state))
