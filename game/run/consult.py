"""Questions to the computer players, and the messages that their answers become."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from game.ai.post import Question, answer, on_page, parse_choice, parse_verdict, print_question
from game.app.advice import Advised, Rated, ranked
from game.app.effects import AskAdvice, AskPlayer
from game.app.messages import Answered
from game.app.study import AskOpinion, OpinionFound
from game.browser import clock
from game.browser.thinking import Thinker
from game.engine.level import Level

PATIENCE = 2000
"""How long a question waits for a worker that is just starting, in ms.

Not at the medium level, which the page itself can answer in no time.
"""

Asked = AskPlayer | AskAdvice | AskOpinion
Found = Answered | Advised | OpinionFound


class Consult:
    """Asks the worker, or the page where there is none."""

    def __init__(self, awaits: Callable[[Asked], bool]) -> None:
        """``awaits``: whether the page still wants the answer to a question."""
        self._awaits = awaits
        self._thinker = Thinker(lambda question: answer(question, clock.after))
        self._pause: asyncio.Future[None] | None = None

    def start(self) -> None:
        """Start the worker, the first time that this is called."""
        self._thinker.start()

    def wait(self, asked: AskPlayer) -> asyncio.Future[None]:
        """Begin the pause before a computer's move.

        Not in the task that asks, which begins later: the very next key may hurry it.
        """
        self._pause = asyncio.ensure_future(asyncio.sleep(asked.wait / 1000))
        return self._pause

    def hurry(self) -> None:
        """End the pause before a computer's move, when there is one."""
        if self._pause is not None:
            self._pause.cancel()

    async def play(self, asked: AskPlayer, pause: asyncio.Future[None]) -> Found | None:
        """A computer's move, thought out during the ``pause``; None when it is late."""
        question = Question(asked.observation, asked.level, asked.seed)
        patience = asked.wait + (0 if asked.level is Level.MEDIUM else PATIENCE)
        found = await self._ask(question, patience, asked, pause)
        return None if found is None else Answered(parse_choice(found).move, asked.turn)

    async def advise(self, asked: AskAdvice | AskOpinion) -> Found | None:
        """What the expert thinks of every move; None when it is late."""
        question = Question(asked.observation, Level.EXPERT, asked.seed, every=True)
        found = await self._ask(question, PATIENCE, asked)
        if found is None:
            return None
        rated = ranked(
            Rated(one.move, one.worth, one.points, one.share) for one in parse_verdict(found).judged
        )
        if isinstance(asked, AskOpinion):
            return OpinionFound(rated, asked.place, asked.run)
        return Advised(rated, asked.turn, asked.about)

    async def _ask(
        self,
        question: Question,
        patience: int,
        asked: Asked,
        pause: asyncio.Future[None] | None = None,
    ) -> str | None:
        return await self._thinker.ask(
            print_question(question),
            print_question(on_page(question)),
            question.limit,
            patience,
            lambda: self._awaits(asked),
            pause,
        )
