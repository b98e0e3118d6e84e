"""The one entrance to the computer players: from an observation, as text, to a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.ai import blockers, easy, fives
from game.ai.block import BlockPlayer
from game.ai.draw import DrawPlayer
from game.ai.player import Budget, Player, Stop, Verdict, never
from game.engine.level import Level
from game.games.catalogue import parse_knowledge

PLAYERS: Mapping[str, Player] = {
    "block": BlockPlayer(),
    "all-fives": fives.Fives(),
    "blockers": blockers.Searching(),
    "draw": DrawPlayer(),
}
"""The player of every game of the catalogue."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move in notation, and whether the time cut the thinking short."""

    move: str
    cut: bool


def choose(
    observation: str, level: Level, seed: int, stop: Stop = never, budget: Budget | None = None
) -> Choice:
    """The move of the seat that made ``observation``, as ``level`` plays.

    ``observation`` is what ``catalogue.print_knowledge`` wrote. While ``stop`` stays false
    the same text, level, seed and budget give the same move; without ``budget`` it is the
    level's own. Raises ``NotationError`` for other text and ``ValueError`` when it is not
    this seat's turn.
    """
    verdict = judge(observation, level, seed, stop, budget)
    picked = easy.pick(verdict, Random(seed)) if level is Level.EASY else verdict.best()
    return Choice(str(picked.move), verdict.cut)


def judge(
    observation: str, level: Level, seed: int, stop: Stop = never, budget: Budget | None = None
) -> Verdict:
    """All legal moves with what ``level`` thinks of them; arguments and errors as in ``choose``.

    The easy level sees what the hard one sees, and makes little of it.
    """
    rules, known = parse_knowledge(observation)
    player = PLAYERS[rules.game]
    seeing = Level.HARD if level is Level.EASY else level
    work = player.budget(rules, seeing) if budget is None else budget
    return player.judge(rules, known, seeing, work, Random(seed), stop)
