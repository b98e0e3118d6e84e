"""``cheater`` where there is no exact search for it: it sees all hands and tries its moves out.

It tells how far fair players may still be from what can be reached at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from game.engine.moves import Move
from game.engine.outcome import Outcome
from game.engine.rules import AnyRules
from game.engine.seats import Seat

T = TypeVar("T")
Legal = tuple[Move, ...]
Rule = Callable[[Any, Any, Legal, Random], Move]
"""Rules, what is seen, the legal moves, a source of chance: a move."""


class First(Random):
    """No chance: of equals the first."""

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        """The first of ``seq``."""
        return seq[0]


def worth(outcome: Outcome, seat: Seat) -> float:
    """What an ending is worth: the own score less the mean of the others'."""
    scores = outcome.scores
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


@dataclass(frozen=True, slots=True)
class Branching:
    """All own moves to the end of the hand; the others play by ``rule``, of equals the first."""

    rule: Rule

    def __call__(self, rules: AnyRules, state: Any, legal: Legal, rng: Random) -> Move:
        """The move with the best end, the first of equals."""
        seat = state.mover
        values = [self._value(rules, rules.apply(state, move).state, seat) for move in legal]
        return legal[values.index(max(values))]

    def _value(self, rules: AnyRules, state: Any, seat: Seat) -> float:
        while state.outcome is None:
            legal = rules.legal(state)
            move = legal[0]
            if len(legal) > 1:
                if state.mover == seat:
                    ends = (
                        self._value(rules, rules.apply(state, one).state, seat) for one in legal
                    )
                    return max(ends)
                move = self.rule(rules, rules.observe(state, state.mover), legal, First(0))
            state = rules.apply(state, move).state
        return worth(state.outcome, seat)


@dataclass(frozen=True, slots=True)
class Trying:
    """Every own move, then all play by ``rule``, ``times`` over."""

    rule: Rule
    times: int

    def __call__(self, rules: AnyRules, state: Any, legal: Legal, rng: Random) -> Move:
        """The move with the best mean end, the first of equals."""
        seat = state.mover
        values = []
        for move in legal:
            after = rules.apply(state, move).state
            values.append(sum(self._end(rules, after, seat, rng) for _ in range(self.times)))
        return legal[values.index(max(values))]

    def _end(self, rules: AnyRules, state: Any, seat: Seat, rng: Random) -> float:
        while state.outcome is None:
            legal = rules.legal(state)
            move = legal[0]
            if len(legal) > 1:
                move = self.rule(rules, rules.observe(state, state.mover), legal, rng)
            state = rules.apply(state, move).state
        return worth(state.outcome, seat)
