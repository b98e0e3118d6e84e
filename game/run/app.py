"""The one model, shown by the page and changed by messages."""

from __future__ import annotations

from game.app.cupboard import INDEX
from game.app.effects import Shelf
from game.app.flow import computers_play, on_turn
from game.app.messages import Arrived, Message, Resized
from game.app.model import Box, Screen
from game.app.opening import Opening, open_page
from game.app.place import SiteKept, StorageFailed
from game.app.playing import Elsewhere, Hidden, KeptChanged
from game.app.reading import parse_message
from game.app.share_messages import LinkFollowed
from game.app.update import update
from game.browser import host
from game.browser.listen import Listener
from game.browser.page import Page
from game.browser.sound import Sounder
from game.browser.store import Store
from game.engine.deal import SECRET_BYTES
from game.run.errands import CLAIM, Errands
from game.view.flights import flights
from game.view.moving import Motion
from game.view.page import look_of, page, title
from game.view.sounds import sounds, tones

ROOT = "app"
"""The id of the element that holds the page."""


class App:
    """Holds the one model; everything that happens goes through :meth:`send`."""

    def __init__(self) -> None:
        self._listener: Listener | None = None
        self._played = False
        self._store = Store(lambda full: self.send(StorageFailed(full)))
        self._sounder = Sounder()
        self._page = Page(ROOT, self._resized)
        self._errands = Errands(self._page, self._store, lambda: self._model, self.send)
        self._model, effects = open_page(self._opening())
        self._show()
        self._listener = Listener(self._page.root, self._said)
        host.on_back_or_forward(self._arrived)
        host.on_hiding(lambda hidden: self.send(Hidden(hidden)))
        self._store.on_change(self._changed_elsewhere)
        host.on_site_kept(lambda: self.send(SiteKept()))
        host.tell_ready()
        self._errands.carry_out(effects)
        self._tell_playable()

    def send(self, message: Message) -> None:
        """Let ``message`` change the page, then do what follows from it."""
        before = self._model
        self._model, effects = update(before, message)
        if self._model is not before:
            self._show(flights(before, self._model))
            self._sounder.play(tones(sounds(before, self._model)))
        self._errands.carry_out(effects)
        self._tell_playable()

    def _tell_playable(self) -> None:
        """Let the page's timeline say when the first tile could be played."""
        if self._played or self._listener is None:
            return
        if self._model.screen is Screen.TABLE and on_turn(self._model):
            self._played = True
            host.mark("tiles:playable")

    def _said(self, text: str) -> None:
        message = parse_message(text)
        if message is not None:
            self.send(message)

    def _show(self, moved: tuple[Motion, ...] = ()) -> None:
        prefs = self._model.prefs
        self._page.dress(prefs.lang, title(self._model), look_of(prefs))
        self._page.show(page(self._model), moved)
        if computers_play(self._model):
            self._errands.prepare_players()

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
            alone=host.alone(),
            noise=host.random_bytes(SECRET_BYTES),
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
        sharing = self._model.sharing
        brought = sharing.offer is not None or sharing.fault is not None
        there = Screen.START if brought or self._model.match is None else Screen.TABLE
        self.send(Arrived(Screen(fragment) if fragment in list(Screen) else there))
