"""The link to the worker that thinks for the computer players; without it the page does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException

NAME = "players"
SOURCE = "game/worker.py"
CONFIG = "./pyscript.toml"
PAINTED = 0.1
"""When the page has surely been painted after it was shown, in seconds."""
STARTING = 30.0
"""After so many seconds a worker that has not come is given up."""
SPARE = 4.0
"""How much longer than it may think a worker can take to answer, in seconds."""
STRIKES = 2
"""After so many questions in a row without an answer no worker is asked any more."""


class Thinker:
    """Asks the worker; a question that it doesn't answer goes to ``on_page``."""

    def __init__(self, on_page: Callable[[str], str]) -> None:
        self._on_page = on_page
        self._worker: Any = None
        self._starting: asyncio.Task[None] | None = None
        self._strikes = 0
        self._patient = True

    def start(self) -> None:
        """Start the worker, the first time that this is called."""
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._start())

    async def _start(self) -> None:
        await asyncio.sleep(PAINTED)
        try:
            self._worker = await asyncio.wait_for(_players(), STARTING)
        except (JsException, TimeoutError):
            self._strikes = STRIKES
        _mark("worker", "missing" if self._worker is None else "ready")

    async def ask(
        self,
        question: str,
        smaller: str,
        limit: int,
        patience: int,
        wanted: Callable[[], bool],
        pause: asyncio.Future[None] | None = None,
    ) -> str | None:
        """The answer to ``question``; on the page, which stands still, to ``smaller``.

        ``limit``: how long the worker may think, ``patience``: how long to wait for one that
        is just starting, both in ms. The page thinks only after ``pause``, so that nothing
        that moves meanwhile is held up. None when the answer is not ``wanted`` any more.
        """
        found = await self._from_worker(question, limit, patience)
        by = "worker"
        if pause is not None:
            # One that was ended early is done like one that has passed.
            await asyncio.wait((pause,))
        if found is None and wanted():
            found, by = self._on_page(smaller), "page"
        if found is None or not wanted():
            return None
        _mark("thinker", by)
        return found

    async def _from_worker(self, question: str, limit: int, patience: int) -> str | None:
        self.start()
        assert self._starting is not None
        if self._patient:
            _, late = await asyncio.wait((self._starting,), timeout=patience / 1000)
            # One long wait for a worker is enough; it is asked as soon as it is there.
            self._patient = not late or not patience
        if self._worker is None or self._strikes >= STRIKES:
            return None
        try:
            found = await asyncio.wait_for(self._call(question), limit / 1000 + SPARE)
        except (JsException, TimeoutError):
            self._strikes += 1
            return None
        self._strikes = 0
        return found

    async def _call(self, question: str) -> str:
        return str(await self._worker.think(question))


async def _players() -> Any:
    """The worker. A page that holds everything starts one by itself, elsewhere PyScript does."""
    if hasattr(js, "startPlayers"):
        return await js.startPlayers()
    # Only here: a page that holds everything has no PyScript.
    from pyscript import create_named_worker

    top = js.document.documentElement.getAttribute("data-top") or "./"
    return await create_named_worker(f"{top}{SOURCE}", NAME, CONFIG)


def _mark(name: str, value: str) -> None:
    """Let the document say what has happened: ``html[data-NAME]``."""
    js.document.documentElement.setAttribute(f"data-{name}", value)
