"""The composition of the page that builds figures: its model, the browser, the address."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from urllib.parse import parse_qs

from game.app.builder import Builder, update
from game.app.builder_messages import (
    AskCopy,
    BuilderEffect,
    BuilderMessage,
    CopyBox,
    Ended,
    Followed,
    HasEnded,
    SaveFigure,
    ShowAddress,
    parse_builder_message,
)
from game.browser import host, sharing
from game.browser.listen import Listener
from game.browser.page import Page
from game.i18n.languages import LANGUAGES, best_language
from game.view.builder import builder_page, builder_title
from game.view.builder_boxes import box_text, picture_file

ROOT = "app"
"""The id of the element that holds the page."""


class BuilderApp:
    """Holds the one model; everything that happens goes through :meth:`send`."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._page = Page(ROOT, lambda width, height: None)
        self._model = Builder(_language(), host.top())
        self._model, _ = update(self._model, Followed(host.fragment()))
        self._show()
        self._listener = Listener(self._page.root, self._said)
        host.on_back_or_forward(lambda: self.send(Followed(host.fragment())))
        host.tell_ready()

    def send(self, message: BuilderMessage) -> None:
        """Let ``message`` change the page, then do what follows from it."""
        before = self._model
        self._model, effects = update(before, message)
        if self._model is not before:
            self._show()
        for effect in effects:
            self._carry_out(effect)

    def _said(self, text: str) -> None:
        message = parse_builder_message(text)
        if message is not None:
            self.send(message)

    def _show(self) -> None:
        self._page.dress(self._model.lang, builder_title(self._model), {})
        self._page.show(builder_page(self._model))

    def _carry_out(self, effect: BuilderEffect) -> None:
        match effect:
            case CopyBox(box):
                self._begin(self._copy(AskCopy(box)))
            case SaveFigure():
                self._begin(self._save(effect))
            case ShowAddress(fragment):
                self._page.stay_at(fragment)

    async def _copy(self, asked: AskCopy) -> None:
        copied = await sharing.copy(box_text(self._model, asked.box))
        self.send(HasEnded(asked.box, Ended.COPIED if copied else Ended.FAILED))

    async def _save(self, wanted: SaveFigure) -> None:
        svg = picture_file(self._model, painted=wanted.png)
        done = True
        if wanted.png:
            done = await sharing.save_png(wanted.name, svg)
        else:
            sharing.save_text(wanted.name, svg, sharing.SVG)
        ending = wanted.name.rpartition(".")[2]
        self.send(HasEnded(ending, Ended.SAVED if done else Ended.FAILED))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _language() -> str:
    """The one in the address, else what the document shows already."""
    asked = parse_qs(host.query()).get("lang", [""])[0]
    return asked if asked in LANGUAGES else best_language((host.language(), *host.languages()))
