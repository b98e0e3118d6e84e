"""The composition root: the pure page, the browser and the computer players put together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from game.ai.post import Question, answer, on_page, parse_choice, parse_verdict, print_question
from game.app import clerk
from game.app.advice import Advised, Rated, ranked
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
from game.app.cupboard import INDEX
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
from game.app.flow import computers_play
from game.app.messages import (
    Answered,
    Arrived,
    Message,
    Resized,
    SecretMade,
    StorageFailed,
)
from game.app.model import Box, Screen
from game.app.opening import Opening, open_page
from game.app.playing import Elsewhere, Hidden, KeptChanged, TableRead
from game.app.proof import Origin
from game.app.reading import parse_message
from game.app.share_messages import (
    CopyTable,
    CopyText,
    Done,
    LinkFollowed,
    SavePicture,
    ShareEffect,
    ShareEnded,
)
from game.app.study import AskOpinion, OpinionFound
from game.app.update import update
from game.browser import clock, files, host, sharing
from game.browser.listen import Listener
from game.browser.page import Page
from game.browser.sound import Sounder
from game.browser.store import Store
from game.browser.thinking import Thinker
from game.engine.deal import SECRET_BYTES, mix_secret
from game.engine.level import Level
from game.view.flights import flights
from game.view.given import given_picture, given_text
from game.view.moving import Motion
from game.view.page import look_of, page, title
from game.view.sounds import sounds, tones

ROOT = "app"
"""The id of the element that holds the page."""
CLAIM = "claim"
"""The name of what says which tab has the table; it changes with every claim."""
PATIENCE = 2000
"""How long a question waits for a worker that is just starting, in ms.

Not at the medium level, which the page itself can answer in no time.
"""
UNHURRIED = 50
"""How long what nobody waits for lets the page paint first, in ms."""


class App:
    """Holds the one model; everything that happens goes through :meth:`send`."""

    def __init__(self) -> None:
        self._store = Store(lambda full: self.send(StorageFailed(full)))
        self._thinker = Thinker(lambda question: answer(question, clock.after))
        self._tasks: set[asyncio.Task[None]] = set()
        self._pause: asyncio.Future[None] | None = None
        self._sounder = Sounder()
        self._page = Page(ROOT, self._resized)
        self._model, effects = open_page(self._opening())
        self._show()
        self._listener = Listener(self._page.root, self._said)
        host.on_back_or_forward(self._arrived)
        host.on_hiding(lambda hidden: self.send(Hidden(hidden)))
        self._store.on_change(self._changed_elsewhere)
        host.tell_ready()
        self._carry_out(effects)

    def send(self, message: Message) -> None:
        """Let ``message`` change the page, then do what follows from it."""
        before = self._model
        self._model, effects = update(before, message)
        if self._model is not before:
            self._show(flights(before, self._model))
            self._sounder.play(tones(sounds(before, self._model)))
        self._carry_out(effects)

    def _said(self, text: str) -> None:
        message = parse_message(text)
        if message is not None:
            self.send(message)

    def _show(self, moved: tuple[Motion, ...] = ()) -> None:
        prefs = self._model.prefs
        self._page.dress(prefs.lang, title(self._model), look_of(prefs))
        self._page.show(page(self._model), moved)
        if computers_play(self._model):
            self._thinker.start()

    def _resized(self, width: int, height: int) -> None:
        if self._model.box != Box(width, height):
            self.send(Resized(width, height))

    def _opening(self) -> Opening:
        return Opening(
            query=host.query(),
            screen=host.fragment(),
            languages=host.languages(),
            prefs=self._store.get(Shelf.PREFS),
            match=self._store.get(Shelf.MATCH),
            storage=self._store.available,
        )

    def _changed_elsewhere(self, name: str, text: str | None) -> None:
        """Another tab of this site has kept something."""
        if name in (Shelf.MATCH, CLAIM):
            self.send(Elsewhere(text if name == Shelf.MATCH else None))
        elif name == INDEX:
            self.send(KeptChanged())

    def _arrived(self) -> None:
        fragment = host.fragment()
        self.send(LinkFollowed(fragment))
        self.send(Arrived(Screen(fragment) if fragment in list(Screen) else Screen.START))

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        match effect:
            case MakeSecret(text, shared):
                origin = Origin(host.random_bytes(SECRET_BYTES), text)
                secret = mix_secret(origin.noise, origin.text)
                self.send(SecretMade(secret, origin, shared))
            case AskPlayer():
                # Here and not in the task, which begins later: the very next key may hurry it.
                self._pause = asyncio.ensure_future(asyncio.sleep(effect.wait / 1000))
                self._begin(self._play(effect, self._pause))
            case AskAdvice():
                self._begin(self._advise(effect))
            case Hurry():
                if self._pause is not None:
                    self._pause.cancel()
            case Later(wait, message):
                host.later(wait, lambda: self.send(message))
            case Save(shelf, text):
                self._store.put(shelf, text)
            case Clear(shelf):
                self._store.remove(shelf)
            case Claim():
                self._store.put(CLAIM, host.random_bytes(8).hex())
            case ReadTable():
                self.send(TableRead(self._store.get(Shelf.MATCH)))
            case SetAside(text):
                self._set_aside(text)
            case GoTo(screen):
                self._page.go_to("" if screen is Screen.START else screen.value)
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
            self.send(ShareEnded(Done.SAVED if saved else Done.FAILED))
            return
        text = given_text(effect, self._model, host.address())
        copied = await sharing.copy(text)
        self.send(ShareEnded(Done.COPIED) if copied else ShareEnded(Done.FAILED, text))

    async def _save(self, effect: SavePicture) -> bool:
        svg = given_picture(self._model, host.is_dark())
        if effect.png:
            return await sharing.save_png(effect.name, svg)
        sharing.save_text(effect.name, svg, sharing.SVG)
        return True

    def _keep(self, effect: ArchiveEffect) -> None:
        """What the archive asks for."""
        match effect:
            case Download():
                sharing.save_text(*clerk.export_file(self._store, self._model, host.moment()))
            case ChooseFile():
                self._begin(self._read(files.choose_text(LONGEST + 1)))
            case Continue():
                host.later(0, lambda: self.send(CheckMore()))
            case AskOpinion():
                self._begin(self._advise(effect))
            case KeepMatch():
                host.later(UNHURRIED, lambda: self._ask_clerk(effect))
            case _:
                self._ask_clerk(effect)

    def _ask_clerk(self, effect: ArchiveEffect) -> None:
        found = clerk.carry_out(self._store, effect, self._model, host.moment())
        if found is not None:
            self.send(found)

    async def _read(self, text: Awaitable[str | None]) -> None:
        found = await text
        if found is not None:
            self.send(FileRead(found))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let ``work`` go on beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, asked: AskPlayer, pause: asyncio.Future[None]) -> None:
        """A computer's move: it thinks during the ``pause`` before it."""
        question = Question(asked.observation, asked.level, asked.seed)
        patience = asked.wait + (0 if asked.level is Level.MEDIUM else PATIENCE)
        found = await self._ask(question, patience, lambda: self._awaits(asked), pause)
        if found is not None:
            self.send(Answered(parse_choice(found).move, asked.turn))

    async def _advise(self, asked: AskAdvice | AskOpinion) -> None:
        """What the expert thinks of every move."""
        question = Question(asked.observation, Level.EXPERT, asked.seed, every=True)
        found = await self._ask(question, PATIENCE, lambda: self._awaits(asked))
        if found is None:
            return
        rated = ranked(
            Rated(one.move, one.worth, one.points, one.share) for one in parse_verdict(found).judged
        )
        if isinstance(asked, AskOpinion):
            self.send(OpinionFound(rated, asked.place, asked.run))
        else:
            self.send(Advised(rated, asked.turn, asked.about))

    def _awaits(self, asked: AskPlayer | AskAdvice | AskOpinion) -> bool:
        """Whether the page still wants the answer."""
        if isinstance(asked, AskOpinion):
            return self._model.archive.study.run == asked.run
        return self._model.turn == asked.turn

    async def _ask(
        self,
        question: Question,
        patience: int,
        wanted: Callable[[], bool],
        pause: asyncio.Future[None] | None = None,
    ) -> str | None:
        """The answer; None when it is not ``wanted`` any more."""
        return await self._thinker.ask(
            print_question(question),
            print_question(on_page(question)),
            question.limit,
            patience,
            wanted,
            pause,
        )

    def _set_aside(self, text: str) -> None:
        """Under the first free number, so that nothing kept is ever overwritten."""
        number = 1
        while self._store.get(f"aside.{number}") not in (None, text):
            number += 1
        self._store.put(f"aside.{number}", text)


APP = App()
