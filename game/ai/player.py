"""What every computer player is made of: levels, budgets of work, and what it thinks of moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Protocol

from game.engine.level import Level
from game.engine.moves import Move
from game.engine.rules import AnyRules

Stop = Callable[[], bool]
"""Whether the time is up; asked between worlds. The pure code has no clock of its own."""


def never() -> bool:
    """The budget of work alone decides."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """A count of work for one move; what a player doesn't use is 0.

    ``worlds``: guessed worlds looked at. ``nodes``: positions visited in exact search.
    ``playouts``: hands played to the end by simple players.
    """

    worlds: int = 0
    nodes: int = 0
    playouts: int = 0

    def least(self) -> Budget:
        """The same kinds of work, as little as there can be of each."""
        return Budget(min(self.worlds, 1), min(self.nodes, 1), min(self.playouts, 1))


@dataclass(frozen=True, slots=True)
class Judged:
    """What a legal move is worth to the seat that would make it.

    ``worth`` orders the moves, the greater the better, in a unit of the player's own.
    ``points``: the expected points of the hand, own less the mean of the others', from here
    on; None in games without points. ``share``: the chance to win the match (of Blockers!,
    the game), between 0 and 1; None where the player does not reckon it.
    """

    move: Move
    worth: float
    points: float | None = None
    share: float | None = None


class Luck(StrEnum):
    """How far a game carries a player who moves blindly."""

    NONE = "none"
    SOME = "some"
    MUCH = "much"
    MOST = "most"


@dataclass(frozen=True, slots=True)
class Verdict:
    """All legal moves judged, in the order of ``Rules.choices``, and the work it took.

    ``cut``: the time ended the work before the budget did. ``luck``: how far blind moves get
    in this game against a plain player.
    """

    judged: tuple[Judged, ...]
    budget: Budget
    cut: bool = False
    luck: Luck = Luck.SOME

    def best(self) -> Judged:
        """The move of greatest worth, the first of equals."""
        return max(self.judged, key=lambda one: one.worth)


class Player(Protocol):
    """The computer player of one game, at every level. It keeps nothing between moves."""

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """The work that ``level`` may spend on one move."""
        ...

    def judge(
        self, rules: Any, known: Any, level: Level, budget: Budget, rng: Random, stop: Stop
    ) -> Verdict:
        """All legal moves of the observing seat as ``level`` sees them.

        ``level`` is medium, hard or expert. The same arguments give the same verdict while
        ``stop`` stays false. Raises ``ValueError`` when it is not this seat's turn.
        """
        ...
