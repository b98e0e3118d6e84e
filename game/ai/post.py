"""Questions to the computer players and their answers as text, between page and worker."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from game.ai.choose import Choice, choose, judge
from game.ai.player import Budget, Judged, Luck, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import parse_move

Clock = Callable[[int], Stop]
"""Makes a ``Stop`` that becomes true after so many milliseconds."""
LIMIT, LIMIT_ON_PAGE = 1100, 250
"""How long the worker may think about one question, and the page without it, in ms."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat asks: a move, or (``every``) a verdict on each of its moves.

    ``observation``, ``level`` and ``seed`` as in ``choose``; ``limit``: milliseconds after
    which the thinking is cut short.
    """

    observation: str
    level: Level
    seed: int
    limit: int = LIMIT
    every: bool = False


def on_page(question: Question) -> Question:
    """The same to be answered by the page itself, which stands still meanwhile.

    The medium level's budget is so small that the time need not cut it.
    """
    if question.level is Level.MEDIUM:
        return question
    return replace(question, limit=LIMIT_ON_PAGE)


def print_question(question: Question) -> str:
    """The question as text."""
    return json.dumps(asdict(question))


def parse_question(text: str) -> Question:
    """What :func:`print_question` wrote; raises ``ValueError`` for anything else."""
    try:
        found = json.loads(text)
        return Question(**{**found, "level": Level(found["level"])})
    except (KeyError, TypeError) as error:
        raise ValueError("no question") from error


def answer(text: str, clock: Clock) -> str:
    """The answer to a question, both as text.

    Raises ``ValueError`` for text that is no question, and what ``choose`` raises.
    """
    asked = parse_question(text)
    stop = clock(asked.limit)
    if asked.every:
        return print_verdict(judge(asked.observation, asked.level, asked.seed, stop))
    choice = choose(asked.observation, asked.level, asked.seed, stop)
    return json.dumps({"move": choice.move, "cut": choice.cut})


def parse_choice(text: str) -> Choice:
    """The answer to a question for a move."""
    return Choice(**json.loads(text))


def print_verdict(verdict: Verdict) -> str:
    """A verdict as text."""
    judged = [
        {"move": str(one.move), "worth": one.worth, "points": one.points, "share": one.share}
        for one in verdict.judged
    ]
    return json.dumps({**asdict(replace(verdict, judged=())), "judged": judged})


def parse_verdict(text: str) -> Verdict:
    """The answer to a question for every move."""
    found = json.loads(text)
    judged = tuple(
        Judged(parse_move(one["move"]), one["worth"], one["points"], one["share"])
        for one in found["judged"]
    )
    read = {"judged": judged, "budget": Budget(**found["budget"]), "luck": Luck(found["luck"])}
    return Verdict(**{**found, **read})
