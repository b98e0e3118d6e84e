"""A first game, step by step, on a real position through the real rules.

A lesson is a game and the number of a step; everything else follows from its script. The
learner's moves are checked by the rules: a legal move that the step is not about, and an
illegal one, leave the lesson where it is and say so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from game.app.lesson_script import SCRIPTS, Part, Script
from game.engine.events import Event
from game.engine.match import Match, MatchStep, begin, first_standing, play_on
from game.engine.moves import Move, parse_move
from game.engine.rules import Reason
from game.games.catalogue import rules_for


class Turn(StrEnum):
    """What a learner can do with the lesson itself."""

    START = "start"
    NEXT = "next"
    BACK = "back"
    LEAVE = "leave"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Learn:
    """A button of the lesson was used; ``START`` opens the lesson of the planned game."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that a step points at.

    ``kind``: ``own`` and ``table`` a tile in the own hand or on the table, ``stone`` a tile of
    the own rack, ``space`` a space of the board, ``chip`` a player, ``boneyard``, or ``do``
    a button by its message. ``name``: which one, in notation.
    """

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Wrong:
    """A try that is not what the step asks for; ``reason``: None when the move is legal."""

    move: Move
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """Where a learner is: the game, the step from 0, and the last try if it was another move."""

    game: str
    at: int = 0
    wrong: Wrong | None = None

    @property
    def part(self) -> Part:
        """The running step."""
        return SCRIPTS[self.game].parts[self.at]

    @property
    def steps(self) -> int:
        """How many steps the lesson has."""
        return len(SCRIPTS[self.game].parts)

    @property
    def finished(self) -> bool:
        """Whether this is the last step."""
        return self.at == self.steps - 1

    @property
    def wanted(self) -> Move | None:
        """The move that the step asks for; None where there is only something to read."""
        return parse_move(self.part.do) if self.part.do else None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the step points at."""
        pairs = (word.partition(":") for word in self.part.at.split())
        return tuple(Mark(kind, name) for kind, _, name in pairs)


@dataclass(frozen=True, slots=True)
class Scene:
    """The match when a step begins, all that has happened in it, and since the step before."""

    match: Match
    log: tuple[Event, ...]
    fresh: tuple[Event, ...]


def forward(lesson: Lesson) -> Lesson:
    """On to the next step from one that is only read; else the lesson stays."""
    if lesson.finished or lesson.wanted is not None:
        return lesson
    return Lesson(lesson.game, lesson.at + 1)


def back(lesson: Lesson) -> Lesson:
    """To the step before, as it was then."""
    return Lesson(lesson.game, max(0, lesson.at - 1))


def attempt(lesson: Lesson, move: Move) -> Lesson:
    """The learner makes a move: the one that is asked for leads on, any other is noted."""
    if move == lesson.wanted:
        return Lesson(lesson.game, lesson.at + 1)
    match = scene(lesson).match
    return replace(lesson, wrong=Wrong(move, match.rules.why_not(match.state, move)))


def scene(lesson: Lesson) -> Scene:
    """The table as the running step finds it."""
    return _scene(lesson.game, lesson.at)


@lru_cache(maxsize=16)
def _scene(game: str, at: int) -> Scene:
    script = SCRIPTS[game]
    if at:
        part = script.parts[at - 1]
        return _played(_scene(game, at - 1), f"{part.do} {part.then}")
    return _played(_opened(game, script), script.before)


def _opened(game: str, script: Script) -> Scene:
    rules = rules_for(game, script.seats, dict(script.options))
    step = begin(rules, rules.parse_setup(first_standing(rules), script.deal))
    return Scene(step.match, step.events, ())


def _played(start: Scene, moves: str) -> Scene:
    """The scene after moves in notation; raises ``IllegalMove`` for one the rules refuse."""
    step = play_on(MatchStep(start.match, ()), map(parse_move, moves.split()))
    return Scene(step.match, (*start.log, *step.events), step.events)
