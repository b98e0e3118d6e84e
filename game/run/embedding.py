"""The composition of an embedded board: a smaller page, which keeps nothing on the device."""

from __future__ import annotations

from game.app.embed_address import KNOWN
from game.app.embed_messages import HostMessage, failed, parse_said, print_told, ready, told_by
from game.app.embedding import change, link_to, open_board
from game.app.flow import computers_play
from game.app.messages import Resized
from game.app.model import Box
from game.app.playing import Hidden
from game.app.reading import parse_message
from game.browser import around, host
from game.browser.listen import Listener
from game.browser.page import Page
from game.browser.store import Memory
from game.run.app import ROOT
from game.run.errands import Errands
from game.view.embedded import embedded
from game.view.flights import flights
from game.view.moving import Motion
from game.view.page import look_of, title


class EmbeddedApp:
    """Holds the one board; everything that happens goes through :meth:`send`."""

    def __init__(self) -> None:
        self._page = Page(ROOT, self._resized)
        self._errands = Errands(self._page, Memory(), lambda: self._board.model, self.send)
        self._board, effects, odd = open_board(around.asked(), host.languages())
        around.complain([one for one in odd if not KNOWN.get(one.partition("=")[0], ("",))])
        self._errands.carry_out(effects)
        self._show()
        self._listener = Listener(self._page.root, self._said)
        host.on_hiding(lambda hidden: self.send(Hidden(hidden)))
        around.on_said(self._host_said)
        around.lead_to(lambda: link_to(self._board))
        host.tell_ready()
        around.tell(print_told(ready(self._board.model, self._board.embed.mode)))
        self._tell_fault(None)

    def send(self, message: HostMessage) -> None:
        """Let ``message`` change the board, then do what follows from it."""
        fault, before = self._board.fault, self._board.model
        self._board, effects = change(self._board, message)
        after = self._board.model
        self._tell_fault(fault)
        self._show(flights(before, after))
        for told in told_by(before, after):
            around.tell(print_told(told))
        self._errands.carry_out(effects)

    def _tell_fault(self, before: str | None) -> None:
        fault = self._board.fault
        if fault is not None and fault != before:
            around.tell(print_told(failed(fault)))

    def _said(self, text: str) -> None:
        message = parse_message(text)
        if message is not None:
            self.send(message)

    def _host_said(self, text: str) -> None:
        message = parse_said(text)
        if message is not None:
            self.send(message)

    def _show(self, moved: tuple[Motion, ...] = ()) -> None:
        model = self._board.model
        self._page.dress(model.prefs.lang, title(model), look_of(model.prefs))
        self._page.show(embedded(self._board), moved)
        if computers_play(model):
            self._errands.prepare_players()

    def _resized(self, width: int, height: int) -> None:
        if self._board.model.box != Box(width, height):
            self.send(Resized(width, height))
