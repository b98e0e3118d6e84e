"""What random hands of All Fives look like: shares known from elsewhere, with wide bounds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.outcome import Ending
from game.games.all_fives import all_fives
from tests.core.fives import moments
from tests.core.support import FULL

HANDS = 10_000 if FULL else 300


@pytest.mark.parametrize(("seats", "blocked"), [(2, 0.11), (3, 0.07), (4, 0.03)])
def test_share_of_blocked_hands_and_greatest_score(seats: int, blocked: float) -> None:
    rules = all_fives(seats, {"target": "9999"})
    rng = Random(seats)
    endings: Counter[Ending] = Counter()
    scored: Counter[int] = Counter()
    for seed in range(HANDS):
        before = None
        for state in moments(rules, seed, rng):
            if before is not None and state.scores != before.scores:
                scored[sum(state.scores) - sum(before.scores)] += 1
            before = state
        endings[state.outcome.ending] += 1
    assert set(scored) <= {5, 10, 15, 20, 25, 30, 35}
    assert {5, 10, 15, 20} <= set(scored)
    assert endings[Ending.TARGET] == 0
    share = endings[Ending.BLOCKED] / HANDS
    spread = (blocked * (1 - blocked) / HANDS) ** 0.5
    assert abs(share - blocked) < 0.01 + 3 * spread
