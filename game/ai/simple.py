"""A player that follows one plain rule and judges no further."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.ai.player import Budget, Judged, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import Move
from game.engine.rules import AnyRules


class Simple:
    """Every level plays what ``chosen`` chooses."""

    def __init__(self, chosen: Callable[[Any, Any, Random], Move]) -> None:
        self._chosen = chosen

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """It needs none."""
        return Budget()

    def judge(
        self, rules: Any, known: Any, level: Level, budget: Budget, rng: Random, stop: Stop
    ) -> Verdict:
        """The chosen move is worth 1, all others 0."""
        move = self._chosen(rules, known, rng)
        return Verdict(
            tuple(Judged(one, float(one == move)) for one in rules.choices(known)), budget
        )
