"""The document around the pictures: title, language, theme, focus, size of the table, history."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from game.browser.motion import Mover
from game.browser.patch import Patcher
from game.view.moving import Motion
from game.view.nodes import Node


class Page:
    """Shows trees of nodes in the element ``root`` and keeps the focus from getting lost."""

    def __init__(self, root_id: str, resized: Callable[[int, int], None]) -> None:
        """``resized(width, height)``: the room of the element with ``data-measure``, in px."""
        self._document = js.document
        self.root = js.document.getElementById(root_id)
        self._resized = resized
        self._patcher = Patcher(js.document, self.root)
        self._mover = Mover(self.root)
        self._dressed: Mapping[str, str] = {}
        self._title = ""
        self._observed: Any = None
        self._observer = js.ResizeObserver.new(create_proxy(self._measure))

    def show(self, node: Node, moved: Sequence[Motion] = ()) -> None:
        """Show ``node``; focus that was inside and lost its element goes home.

        ``moved``: what travels from its place in the picture before.
        """
        focused = self._has_focus()
        # Moving the focus may show the page again before this is over.
        started = self._mover.take_off(moved)
        self._patcher.show(node)
        if focused and not self._has_focus():
            self._focus("[data-home]")
        self._keep_ends()
        self._observe()
        self._mover.land(started)

    def dress(self, lang: str, title: str, look: Mapping[str, str]) -> None:
        """Language and title of the document; ``look``: what its style sheets ask for, by name.

        What is so already stays untouched: styles of the whole document hang on it.
        """
        wanted = {"lang": lang, **{f"data-{name}": value for name, value in look.items()}}
        for name, value in wanted.items():
            if self._dressed.get(name) != value:
                self._document.documentElement.setAttribute(name, value)
        if self._title != title:
            self._document.title = title
        self._dressed, self._title = wanted, title

    def focus(self, spot: str) -> None:
        """Move the focus to the element with this ``data-spot``, if the page has the focus."""
        if self._document.hasFocus():
            self._focus(f'[data-spot="{spot}"]')

    def go_to(self, fragment: str) -> None:
        """A new step in the browser's history; a frame may forbid it, which does no harm."""
        try:
            path = js.window.location.pathname + js.window.location.search
            js.window.history.pushState(None, "", f"{path}#{fragment}" if fragment else path)
        except JsException:
            return

    def stay_at(self, fragment: str) -> None:
        """Another fragment in the address, without a new step of the history."""
        try:
            path = js.window.location.pathname + js.window.location.search
            js.window.history.replaceState(None, "", f"{path}#{fragment}" if fragment else path)
        except JsException:
            return

    def _has_focus(self) -> bool:
        active = self._document.activeElement
        return bool(active) and bool(self.root.contains(active))

    def _focus(self, selector: str) -> None:
        found = self.root.querySelector(selector)
        if found:
            found.focus()

    def _keep_ends(self) -> None:
        """Lists that grow at their end show it."""
        for element in self.root.querySelectorAll("[data-keep-end]"):
            element.scrollTop = element.scrollHeight

    def _observe(self) -> None:
        found = self.root.querySelector("[data-measure]")
        if not found or (self._observed is not None and found.isSameNode(self._observed)):
            return
        self._observer.disconnect()
        self._observed = found
        self._observer.observe(found)
        self._measure()

    def _measure(self, *_: Any) -> None:
        found = self._observed
        if found is not None and found.isConnected:
            self._resized(found.clientWidth, found.clientHeight)
