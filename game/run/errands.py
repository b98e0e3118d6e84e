"""What the page does outside the model: keep, copy, save, wait, ask."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from game.app import clerk
from game.app.archive_messages import (
    ArchiveEffect,
    CheckMore,
    ChooseFile,
    Continue,
    Download,
    FileRead,
    KeepMatch,
)
from game.app.bundle import LONGEST
from game.app.cupboard import Storage
from game.app.effects import (
    AskAdvice,
    AskPlayer,
    Claim,
    Clear,
    Effect,
    Focus,
    GoTo,
    Hurry,
    Later,
    MakeSecret,
    ReadTable,
    Save,
    SetAside,
    Shelf,
)
from game.app.messages import Message, SecretMade
from game.app.model import Model
from game.app.playing import TableRead
from game.app.proof import Origin
from game.app.share_messages import (
    CopyTable,
    CopyText,
    Done,
    SavePicture,
    ShareEffect,
    ShareEnded,
)
from game.app.study import AskOpinion
from game.browser import files, host, sharing
from game.browser.page import Page
from game.engine.deal import SECRET_BYTES
from game.run.consult import Asked, Consult, Found
from game.view.given import given_picture, given_text

CLAIM = "claim"
"""The name of what says which tab has the table; it changes with every claim."""
UNHURRIED = 50
"""How long what nobody waits for lets the page paint first, in ms."""


class Errands:
    """Carries out the effects that follow from a message."""

    def __init__(
        self,
        page: Page,
        store: Storage,
        model: Callable[[], Model],
        send: Callable[[Message], None],
    ) -> None:
        """``model``: the page at this moment; ``send``: where what comes of an effect goes."""
        self._page = page
        self._store = store
        self._model = model
        self._send = send
        self._consult = Consult(self._awaits)
        self._tasks: set[asyncio.Task[None]] = set()

    def prepare_players(self) -> None:
        """Let the computer players get ready, the first time that this is called."""
        self._consult.start()

    def carry_out(self, effects: tuple[Effect, ...]) -> None:
        """Do what ``effects`` say, in their order."""
        for effect in effects:
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        match effect:
            case MakeSecret(text, shared):
                origin = Origin(host.random_bytes(SECRET_BYTES), text)
                self._send(SecretMade(origin.secret, origin, shared))
            case AskPlayer():
                pause = self._consult.wait(effect)
                self._begin(self._report(self._consult.play(effect, pause)))
            case AskAdvice():
                self._begin(self._report(self._consult.advise(effect)))
            case Hurry():
                self._consult.hurry()
            case Later(wait, message):
                host.later(wait, lambda: self._send(message))
            case Save(shelf, text):
                self._store.put(shelf, text)
            case Clear(shelf):
                self._store.remove(shelf)
            case Claim():
                self._store.put(CLAIM, host.random_bytes(8).hex())
            case ReadTable():
                self._send(TableRead(self._store.get(Shelf.MATCH)))
            case SetAside(text):
                self._set_aside(text)
            case GoTo(screen):
                self._page.go_to(screen.value)
            case Focus(spot):
                self._page.focus(spot)
            case CopyText() | CopyTable() | SavePicture():
                self._begin(self._give(effect))
            case _:
                self._keep(effect)

    async def _give(self, effect: ShareEffect) -> None:
        """Copy or save; what the browser refuses is shown to be copied by hand."""
        if isinstance(effect, SavePicture):
            saved = await self._save(effect)
            self._send(ShareEnded(Done.SAVED if saved else Done.FAILED))
            return
        text = given_text(effect, self._model(), host.address())
        copied = await sharing.copy(text)
        self._send(ShareEnded(Done.COPIED) if copied else ShareEnded(Done.FAILED, text))

    async def _save(self, effect: SavePicture) -> bool:
        svg = given_picture(self._model(), host.is_dark())
        if effect.png:
            return await sharing.save_png(effect.name, svg)
        sharing.save_text(effect.name, svg, sharing.SVG)
        return True

    def _keep(self, effect: ArchiveEffect) -> None:
        """What the archive asks for."""
        match effect:
            case Download():
                found = clerk.export_file(self._store, self._model(), host.moment())
                sharing.save_text(*found)
            case ChooseFile():
                self._begin(self._read(files.choose_text(LONGEST + 1)))
            case Continue():
                host.later(0, lambda: self._send(CheckMore()))
            case AskOpinion():
                self._begin(self._report(self._consult.advise(effect)))
            case KeepMatch():
                host.later(UNHURRIED, lambda: self._ask_clerk(effect))
            case _:
                self._ask_clerk(effect)

    def _ask_clerk(self, effect: ArchiveEffect) -> None:
        found = clerk.carry_out(self._store, effect, self._model(), host.moment())
        if found is not None:
            self._send(found)

    async def _read(self, text: Awaitable[str | None]) -> None:
        found = await text
        if found is not None:
            self._send(FileRead(found))

    async def _report(self, asked: Awaitable[Found | None]) -> None:
        found = await asked
        if found is not None:
            self._send(found)

    def _awaits(self, asked: Asked) -> bool:
        """Whether the page still wants the answer."""
        if isinstance(asked, AskOpinion):
            return self._model().archive.study.run == asked.run
        return self._model().turn == asked.turn

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let ``work`` go on beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _set_aside(self, text: str) -> None:
        """Under the first free number, so that nothing kept is ever overwritten."""
        number = 1
        while self._store.get(f"aside.{number}") not in (None, text):
            number += 1
        self._store.put(f"aside.{number}", text)
