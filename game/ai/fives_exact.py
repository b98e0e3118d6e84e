"""Exact play of All Fives for two seats, when no tile can be drawn and both hands are known.

The value of a position is the difference of the points of the rest of the hand, the mover's
less the other's, settlement included. A match that ends with it counts ``WIN`` more for its
winner, nothing more when it is shared.
"""

from __future__ import annotations

from game.ai.fives_playout import Terms
from game.ai.fives_table import Spot, Step
from game.ai.masks import EVERY, Mask, pips_of
from game.engine.outcome import highest_reaching
from game.games.all_fives import AllFives, rounded

WIN = 1000
"""More than the points of any hand can differ."""
MOST = 35
"""The most that one placement scores."""
TILES = 10
"""With so many tiles in the two hands a position is solved."""

Key = tuple[object, ...]
"""A position, with the scores where these matter."""


class Exact:
    """A solver for one decision. It remembers what it has solved; ``nodes`` counts positions."""

    def __init__(self, rules: AllFives) -> None:
        self._terms = Terms(rules)
        self._target = rules.target
        self._most_settled = rounded(pips_of(EVERY)) if rules.settlement == "winner" else 0
        self._known: dict[Key, tuple[int, int]] = {}
        self.nodes = 0

    def after(self, step: Step, mine: Mask, theirs: Mask, scores: tuple[int, int]) -> int:
        """The value for the mover of making ``step``; ``scores``: its own and the other's."""
        return self._after(step, mine, theirs, scores[0], scores[1], -2 * WIN, 2 * WIN)

    def value(
        self, spot: Spot, mine: Mask, theirs: Mask, passes: int, scores: tuple[int, int]
    ) -> int:
        """The value for the mover of the position; ``passes``: those in a row before it."""
        return self._value(spot, mine, theirs, passes, scores[0], scores[1], -2 * WIN, 2 * WIN)

    def _after(
        self, step: Step, mine: Mask, theirs: Mask, own: int, other: int, low: int, high: int
    ) -> int:
        bit, points, spot = step
        own += points
        mine &= ~bit
        if own >= self._terms.goal:
            return points + WIN
        if not mine:
            return points + self._settled(mine, theirs, own, other, out=0)
        rest = self._value(spot, theirs, mine, 0, other, own, points - high, points - low)
        return points - rest

    def _value(
        self,
        spot: Spot,
        mine: Mask,
        theirs: Mask,
        passes: int,
        own: int,
        other: int,
        low: int,
        high: int,
    ) -> int:
        """Between ``low`` and ``high`` the value, else a bound of it on that side."""
        key: Key = (spot, mine, theirs, passes)
        if self._near(own, mine) or self._near(other, theirs):
            key = (spot, mine, theirs, passes, own, other)
        least, most = self._known.get(key, (-2 * WIN, 2 * WIN))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.nodes += 1
        best = self._searched(
            spot, mine, theirs, passes, own, other, max(low, least), min(high, most)
        )
        if best >= high:
            least = max(least, best)
        elif best <= low:
            most = min(most, best)
        else:
            least = most = best
        self._known[key] = least, most
        return best

    def _searched(
        self,
        spot: Spot,
        mine: Mask,
        theirs: Mask,
        passes: int,
        own: int,
        other: int,
        low: int,
        high: int,
    ) -> int:
        if not mine & spot.fits:
            if passes:
                return self._settled(mine, theirs, own, other, out=None)
            return -self._value(spot, theirs, mine, 1, other, own, -high, -low)
        best = -2 * WIN
        for step in spot.steps():
            if mine & step[0]:
                found = self._after(step, mine, theirs, own, other, low, high)
                if found > best:
                    best = found
                    if best >= high:
                        break
                    low = max(low, best)
        return best

    def _near(self, score: int, hand: Mask) -> bool:
        """Whether a seat may yet reach the target in this hand."""
        return score + MOST * hand.bit_count() + self._most_settled >= self._target

    def _settled(self, mine: Mask, theirs: Mask, own: int, other: int, out: int | None) -> int:
        """What the settlement and the end of the match add, for the mover."""
        gained, lost = self._terms.gains([pips_of(mine), pips_of(theirs)], out)
        result = highest_reaching((own + gained, other + lost), self._target)
        if result is None or result.tied:
            return gained - lost
        return gained - lost + (WIN if result.winners == (0,) else -WIN)
