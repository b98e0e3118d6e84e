"""Who plays in a bench, by name: the reference players, and the computer players at a level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from random import Random
from time import perf_counter
from typing import Any, Protocol

from game.ai import easy
from game.ai.choose import PLAYERS
from game.ai.player import Budget, never
from game.engine.level import Level
from game.engine.moves import Move
from game.engine.rules import AnyRules
from tools.bench import board, cheating, dominoes, exact
from tools.project import ToolError

Legal = tuple[Move, ...]
Rule = Callable[[Any, Any, Legal, Random], Move]
"""Rules, what is seen, the legal moves, a source of chance: a move."""


def anything(rules: Any, known: Any, legal: Legal, rng: Random) -> Move:
    """``random``: any legal move, each equally likely."""
    return rng.choice(legal)


REFERENCES: Mapping[str, Mapping[str, Rule]] = {
    "block": {"random": anything, "greedy": dominoes.heaviest, "smart": dominoes.smart},
    "draw": {"random": anything, "greedy": dominoes.heaviest, "smart": dominoes.smart},
    "all-fives": {"random": anything, "greedy": dominoes.scorer},
    "blockers": {"random": anything, "greedy": board.greedy, "planning": board.planning},
}
"""By game and name: the reference players that look at their observation alone."""
CHEATERS: Mapping[str, Rule] = {
    "block": cheating.Branching(dominoes.smart),
    "draw": cheating.Trying(dominoes.smart, times=4),
    "all-fives": cheating.Trying(dominoes.scorer, times=4),
}
"""By game: who sees the state. Block with two seats is solved instead; in Blockers! trying moves
out with players like ``greedy`` is no upper bound: it loses to them."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move, and whether the time cut the thinking short."""

    move: Move
    cut: bool = False


class Competitor(Protocol):
    """A player at the table of a bench."""

    @property
    def sees_all(self) -> bool:
        """Whether it is given the state of the hand; all others get their observation."""
        ...

    @property
    def budget(self) -> Mapping[str, int]:
        """The work it may spend on a move, by kind; empty for none."""
        ...

    def choose(self, sight: Any, legal: Legal, seed: int) -> Chosen:
        """One of ``legal``, the same for the same arguments unless time cuts it short."""
        ...


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference player."""

    rules: AnyRules
    rule: Rule
    sees_all: bool = False
    worlds: int = 0

    @property
    def budget(self) -> Mapping[str, int]:
        """The worlds of ``pimc-N``."""
        return {"worlds": self.worlds} if self.worlds else {}

    def choose(self, sight: Any, legal: Legal, seed: int) -> Chosen:
        """What its rule says."""
        return Chosen(self.rule(self.rules, sight, legal, Random(seed)))


@dataclass(frozen=True, slots=True)
class Leveled:
    """The game's own computer player at a level, as ``game.ai.choose`` has it play.

    ``seconds``: the time for one move, None for no limit.
    """

    rules: AnyRules
    level: Level
    work: Budget
    seconds: float | None = None
    sees_all: bool = False

    @property
    def budget(self) -> Mapping[str, int]:
        """The work of the level, or what was given in its place."""
        return asdict(self.work)

    def choose(self, sight: Any, legal: Legal, seed: int) -> Chosen:
        """The same move that the page would get for this observation and seed."""
        player = PLAYERS[self.rules.game]
        seeing = _seeing(self.level)
        stop = never if self.seconds is None else _alarm(self.seconds)
        verdict = player.judge(self.rules, sight, seeing, self.work, Random(seed), stop)
        if self.level is Level.EASY:
            return Chosen(easy.pick(verdict, Random(seed)).move, verdict.cut)
        return Chosen(verdict.best().move, verdict.cut)


def _seeing(level: Level) -> Level:
    """The easy level sees what the hard one sees."""
    return Level.HARD if level is Level.EASY else level


def _alarm(seconds: float) -> Callable[[], bool]:
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end


def competitor(
    name: str,
    rules: AnyRules,
    work: Mapping[str, int] | None = None,
    seconds: float | None = None,
) -> Competitor:
    """The player called ``name``; ``work`` replaces parts of a level's budget.

    Raises ToolError for a name that this game or this number of seats does not know.
    """
    if name in list(Level):
        level = Level(name)
        full = PLAYERS[rules.game].budget(rules, _seeing(level))
        return Leveled(rules, level, replace(full, **(work or {})), seconds)
    rule = REFERENCES[rules.game].get(name)
    if rule is not None:
        return Reference(rules, rule)
    two = rules.game == "block" and rules.seats == 2
    if name == "cheater" and rules.game in CHEATERS:
        return Reference(rules, exact.cheat if two else CHEATERS[rules.game], sees_all=True)
    kind, _, number = name.partition("-")
    if kind != "pimc":
        known = ", ".join([*REFERENCES[rules.game], *_seeing_more(rules), *Level])
        raise ToolError(f"No player of {rules.game} is called {name}; there are: {known}.")
    if not two:
        raise ToolError(f"The player {name} is only there for block with 2 players.")
    if not (number.isascii() and number.isdecimal() and 0 < int(number) < 100_000):
        raise ToolError(f"How many worlds {name} looks at must be a number: pimc-40.")
    return Reference(rules, exact.Sampler(int(number)), worlds=int(number))


def _seeing_more(rules: AnyRules) -> list[str]:
    """The reference players that are there for some games only."""
    sampler = ["pimc-N"] if rules.game == "block" and rules.seats == 2 else []
    return [*sampler, *(["cheater"] if rules.game in CHEATERS else [])]
