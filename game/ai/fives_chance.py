"""What a score of All Fives is worth: the chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.engine.outcome import highest_reaching

SPREAD = 3.5
"""How far a lead can still be lost: points for each root of the points missing to the target.

Fitted to 18,000 matches of players that take the most points, for 2, 3 and 4 seats."""
LEAST = 5
"""Points that count as missing at least: one placement."""


class Chances:
    """The chance of each seat between two hands; remembers what it has reckoned."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def of(self, scores: Sequence[int]) -> tuple[float, ...]:
        """The chances by seat, which sum to 1, when a hand has ended with ``scores``.

        Who shares the highest score at or above the target shares the match.
        """
        key = tuple(scores)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckon(key)
        return found

    def _reckon(self, scores: tuple[int, ...]) -> tuple[float, ...]:
        result = highest_reaching(scores, self._target)
        if result is not None:
            part = 1 / len(result.winners)
            return tuple(part if seat in result.winners else 0.0 for seat in range(len(scores)))
        best = max(scores)
        spread = SPREAD * sqrt(self._target - best + LEAST)
        weights = [exp((score - best) / spread) for score in scores]
        total = sum(weights)
        return tuple(weight / total for weight in weights)
