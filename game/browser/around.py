"""The page around an embedded board, reached through ``assets/port.js``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js


def asked() -> str:
    """What the address of the board asks for: query and fragment together."""
    return str(js.document.documentElement.getAttribute("data-asked") or "")


def lead_to(fragment: Callable[[], str]) -> None:
    """Whenever the reader is about to follow the link to the whole game, let it lead there."""
    link = js.document.getElementById("embed-full")

    def aim(_: Any) -> None:
        link.hash = fragment()

    for kind in ("pointerdown", "keydown"):
        link.addEventListener(kind, create_proxy(aim))


def complain(odd: Iterable[str]) -> None:
    """Tell whoever made the address what was not understood in it."""
    for one in odd:
        js.console.warn(f"embed: not understood: {one}")


def on_said(act: Callable[[str], None]) -> None:
    """Call ``act`` with every message of the page around, as JSON; for the board's lifetime."""
    js.document.addEventListener("tiles:host", create_proxy(lambda event: act(str(event.detail))))


def tell(text: str) -> None:
    """Send a message, as JSON, to the page around; nothing happens where there is none."""
    said = to_js({"detail": text}, dict_converter=js.Object.fromEntries)
    js.document.dispatchEvent(js.CustomEvent.new("tiles:tell", said))
