"""One listener per kind of event, on the root; what is meant stands in data attributes.

``data-do``: the message of a click; ``data-tap``: of one beside all buttons.
``data-change``: the message of a changed field, its value is added. ``data-stand``: the
message when the focus arrives. ``data-roving``: arrow keys move the focus among the buttons
inside; its value is the columns of a grid. ``data-hand``: with Shift they move its tiles.
``data-keys``: messages of single keys while the focus is inside, as ``h=hint``; ``ctrl+`` is
the command key as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy

from game.browser.drag import Drag
from game.browser.gap import stepped
from game.browser.roving import walk

Send = Callable[[str], None]


class Listener:
    """Turns events on ``root`` into texts of messages."""

    def __init__(self, root: Any, send: Send) -> None:
        self._send = send
        self._drag = Drag(root, send)
        for kind, handler in (
            ("click", self._click),
            ("change", self._change),
            ("focusin", self._focus),
            ("keydown", self._key),
            ("pointerdown", self._drag.down),
            ("pointermove", self._drag.move),
            ("pointerup", self._drag.up),
            ("pointercancel", self._drag.cancel),
        ):
            root.addEventListener(kind, create_proxy(handler))
        window = root.ownerDocument.defaultView
        window.addEventListener("resize", create_proxy(lambda _: self._drag.call_off()))

    def _click(self, event: Any) -> None:
        if self._drag.swallows_click():
            return
        found = event.target.closest("[data-do]")
        if found:
            self._send(found.dataset.do)
            return
        found = event.target.closest("[data-tap]")
        if found:
            self._send(found.dataset.tap)

    def _change(self, event: Any) -> None:
        target = event.target
        do = target.dataset.change
        if do is None:
            return
        value = target.value
        if target.type == "checkbox":
            value = "on" if target.checked else "off"
        self._send(f"{do}:{value}")

    def _focus(self, event: Any) -> None:
        found = event.target.closest("[data-stand]")
        if found:
            self._send(found.dataset.stand)

    def _key(self, event: Any) -> None:
        if event.key == "Escape":
            if not self._drag.call_off():
                self._send("unchoose")
            return
        if event.altKey:
            return
        moved = stepped(event.target, event.key) if event.shiftKey else None
        if moved is not None:
            event.preventDefault()
            self._send(moved)
            return
        said = _shortcut(event)
        if said:
            event.preventDefault()
            self._send(said)
            return
        group = event.target.closest("[data-roving]")
        if not group or event.metaKey:
            return
        stops = list(group.querySelectorAll("button"))
        here = next((at for at, one in enumerate(stops) if one.contains(event.target)), 0)
        columns = int(group.dataset.roving or 0)
        there = walk(event.key, event.ctrlKey, here, len(stops), columns)
        if there is not None:
            event.preventDefault()
            stops[there].focus()


def _shortcut(event: Any) -> str | None:
    """What the pressed key means where the focus is; nothing while it is held down."""
    found = event.target.closest("[data-keys]")
    if not found or event.repeat:
        return None
    keys = dict(pair.split("=") for pair in found.getAttribute("data-keys").split())
    command = "ctrl+" if event.ctrlKey or event.metaKey else ""
    return keys.get(command + event.key.lower())
