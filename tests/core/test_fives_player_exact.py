"""Exact play of All Fives beside a plain search through the public rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.ai.fives import BUDGETS, Fives
from game.ai.fives_exact import WIN, Exact
from game.ai.fives_table import spot_of
from game.ai.masks import mask_of
from game.ai.player import Budget, never
from game.engine.level import Level
from game.engine.seats import Table
from game.games.all_fives import AllFives, all_fives
from tests.core.fives import moments
from tests.core.support import FULL

PYODIDE = sys.platform == "emscripten"
OPTIONS: list[dict[str, str]] = [
    {},
    {"target": "60"},
    {"settlement": "winner", "target": "80"},
    {"finish": "after-hand", "target": "60"},
    {"finish": "after-hand", "settlement": "winner", "target": "50", "spinner": "none"},
    {"floor": "1", "deal": "7-5-5", "target": "120"},
    {"floor": "2", "spinner": "none"},
    {"deal": "5-5-5", "settlement": "winner"},
]
POSITIONS = 150 if PYODIDE and not FULL else 1000
LARGE = 40
"""One in so many positions may have up to ten tiles, the others up to six."""


def positions(
    number: int, options: list[dict[str, str]], least: int = 2
) -> Iterator[tuple[AllFives, Any]]:
    """Moments with nothing to draw and ``least`` tiles in the hands, one of a hand."""
    found = seed = 0
    while found < number:
        rules = all_fives(2, options[seed % len(options)])
        rng = Random(seed)
        most = 10 if found % LARGE == 0 else rng.randint(least, 6)
        for state in moments(rules, seed, rng):
            tiles = sum(map(len, state.hands))
            if (
                state.outcome is None
                and len(state.undealt) <= rules.floor
                and least <= tiles <= most
            ):
                found += 1
                yield rules, state
                break
        seed += 1


def ahead(scores: tuple[int, ...], seat: int) -> int:
    """The own score less the other's."""
    (other,) = Table(2).others(seat)
    return scores[seat] - scores[other]


def plain(rules: AllFives, state: Any, seat: int, known: dict[Any, int]) -> int:
    """The final lead of ``seat`` if both play best, with the match won or lost."""
    if state.outcome is not None:
        result = rules.result(state.outcome)
        won = 0
        if result is not None and not result.tied:
            won = WIN if result.winners == (seat,) else -WIN
        return ahead(state.outcome.scores, seat) + won
    key = replace(state, moves=())
    if key not in known:
        values = [
            plain(rules, rules.apply(state, move).state, seat, known) for move in rules.legal(state)
        ]
        known[key] = max(values) if state.mover == seat else min(values)
    return known[key]


def exact(rules: AllFives, state: Any) -> int:
    (other,) = Table(2).others(state.mover)
    return Exact(rules).value(
        spot_of(state.chain, rules.spinner),
        mask_of(state.hands[state.mover]),
        mask_of(state.hands[other]),
        state.passes,
        (state.scores[state.mover], state.scores[other]),
    )


def test_the_same_value_as_a_plain_search() -> None:
    sizes = set()
    decided = 0
    for rules, state in positions(POSITIONS, OPTIONS):
        seat = state.mover
        value = plain(rules, state, seat, {}) - ahead(state.scores, seat)
        assert exact(rules, state) == value, state
        sizes.add(sum(map(len, state.hands)))
        decided += abs(value) > WIN // 2
    assert max(sizes) == 10 and min(sizes) == 2
    assert decided > POSITIONS // 50


def test_the_player_plays_it() -> None:
    """With an empty boneyard it knows the other hand; every move has its exact worth."""
    player, several = Fives(), 0
    for rules, state in positions(40, OPTIONS[:5]):
        seat = state.mover
        legal = rules.legal(state)
        if len(legal) == 1:
            continue
        known = rules.observe(state, seat)
        budget = BUDGETS[Level.EXPERT]
        verdict = player.judge(rules, known, Level.EXPERT, budget, Random(1), never)
        for move, one in zip(legal, verdict.judged, strict=True):
            after = rules.apply(state, move).state
            value = plain(rules, after, seat, {}) - ahead(state.scores, seat)
            won = round(value / WIN)
            assert one.move == move and one.worth == value
            assert one.points == value - won * WIN
            assert one.share is not None and 0 <= one.share <= 1
            assert not won or one.share == (won + 1) / 2
        several += 1
    assert several > 10


@pytest.mark.parametrize("floor", ["1", "2"])
def test_hands_not_known_are_solved_one_by_one(floor: str) -> None:
    """Every world that agrees counts as often as the next."""
    options = {"floor": floor, "target": "9999", "deal": "7-5-5"}
    deep, several = Budget(worlds=800, nodes=10**9), 0
    for rules, state in positions(12, [options], 5):
        seat, legal = state.mover, rules.legal(state)
        known = rules.observe(state, seat)
        worlds = {rules.guess(known, Random(draw)).hands for draw in range(150)}
        if len(legal) == 1 or len(worlds) == 1:
            continue
        guessed = [replace(state, hands=hands) for hands in sorted(worlds)]
        verdict = Fives().judge(rules, known, Level.EXPERT, deep, Random(2), never)
        for one in verdict.judged:
            after = [rules.apply(world, one.move).state for world in guessed]
            values = [plain(rules, world, seat, {}) for world in after]
            mean = sum(values) / len(values) - ahead(state.scores, seat)
            assert abs(one.worth - mean) < 3
        several += 1
    assert several > 1
