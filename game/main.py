"""The composition root: the pure page, the browser and the computer players put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import js
from pyodide.ffi import create_proxy

from game.ai.choose import choose
from game.app.effects import (
    AskPlayer,
    Effect,
    Focus,
    GoTo,
    Later,
    MakeSecret,
    Save,
    SetAside,
    Shelf,
)
from game.app.messages import (
    Answered,
    Arrived,
    Message,
    Resized,
    SecretMade,
    StorageFailed,
    parse_message,
)
from game.app.model import Box, Model, Screen
from game.app.opening import Opening, open_page
from game.app.update import update
from game.browser.listen import Listener
from game.browser.page import Page
from game.browser.store import Store
from game.engine.deal import SECRET_BYTES, mix_secret
from game.view.page import page, title


class App:
    """Holds the one model; everything that happens goes through :meth:`send`."""

    def __init__(self) -> None:
        root = js.document.getElementById("app")
        self._loop = asyncio.get_event_loop()
        self._store = Store(js.window, lambda full: self.send(StorageFailed(full)))
        self._page = Page(js.window, root, self._resized)
        self._model, effects = open_page(self._opening())
        self._show()
        self._listener = Listener(root, self._said)
        js.window.addEventListener("popstate", create_proxy(lambda _: self._arrived()))
        js.document.dispatchEvent(js.CustomEvent.new("tiles:ready"))
        js.performance.mark("tiles:ready")
        self._carry_out(effects)

    def send(self, message: Message) -> None:
        """Let ``message`` change the page, then do what follows from it."""
        before = self._model
        self._model, effects = update(before, message)
        if self._model is not before:
            self._show()
        self._carry_out(effects)

    def _said(self, text: str) -> None:
        message = parse_message(text)
        if message is not None:
            self.send(message)

    def _show(self) -> None:
        prefs = self._model.prefs
        self._page.dress(prefs.lang, prefs.theme.value, title(self._model))
        self._page.show(page(self._model))

    def _resized(self, width: int, height: int) -> None:
        if self._model.box != Box(width, height):
            self.send(Resized(width, height))

    def _opening(self) -> Opening:
        languages = js.navigator.languages
        return Opening(
            query=js.location.search.removeprefix("?"),
            screen=js.location.hash.removeprefix("#"),
            languages=tuple(languages) if languages else (),
            prefs=self._store.get(Shelf.PREFS),
            match=self._store.get(Shelf.MATCH),
            storage=self._store.available,
        )

    def _arrived(self) -> None:
        fragment = js.location.hash.removeprefix("#")
        self.send(Arrived(Screen(fragment) if fragment in list(Screen) else Screen.START))

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            self._do(effect)

    def _do(self, effect: Effect) -> None:
        match effect:
            case MakeSecret():
                noise = js.crypto.getRandomValues(js.Uint8Array.new(SECRET_BYTES))
                self.send(SecretMade(mix_secret(noise.to_bytes())))
            case AskPlayer(observation, seed, wait, turn):
                self._after(wait, lambda: self.send(Answered(choose(observation, seed), turn)))
            case Later(wait, message):
                self._after(wait, lambda: self.send(message))
            case Save(shelf, text):
                self._store.put(shelf, text)
            case SetAside(text):
                self._set_aside(text)
            case GoTo(screen):
                self._page.go_to("" if screen is Screen.START else screen.value)
            case Focus(spot):
                self._page.focus(spot)

    def _after(self, wait: int, act: Callable[[], None]) -> None:
        self._loop.call_later(wait / 1000, act)

    def _set_aside(self, text: str) -> None:
        """Under the first free number, so that nothing kept is ever overwritten."""
        number = 1
        while self._store.get(f"aside.{number}") not in (None, text):
            number += 1
        self._store.put(f"aside.{number}", text)


APP = App()
