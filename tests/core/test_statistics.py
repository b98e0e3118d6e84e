"""What random hands of Block look like: shares known from elsewhere, with generous bounds."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.outcome import Ending
from game.games.block import block
from tests.core.support import FULL, play_out, start

HANDS = 10_000 if FULL else 1_000


@pytest.mark.parametrize(("seats", "blocked"), [(2, 0.70), (3, 0.46), (4, 0.29)])
def test_share_of_blocked_hands(seats: int, blocked: float) -> None:
    rules = block(seats)
    rng = Random(seats)
    ended = tied = 0
    for seed in range(HANDS):
        outcome = play_out(rules, start(rules, seed), rng).outcome
        ended += outcome.ending is Ending.BLOCKED
        tied += outcome.winner is None
    assert abs(ended / HANDS - blocked) < 0.05
    assert 0.008 < tied / HANDS < 0.045
