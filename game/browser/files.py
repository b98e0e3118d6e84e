"""Files that the reader gives to the page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import js
from pyodide.ffi import create_proxy


def choose_text(longest: int) -> Awaitable[str | None]:
    """Let the reader choose a file at once; the text of at most ``longest`` bytes of it.

    None when nothing was chosen. To be called while a click is being handled: later no
    browser opens its window.
    """
    field = js.document.createElement("input")
    field.type = "file"
    field.accept = ".txt,text/plain"
    chosen: asyncio.Future[None] = asyncio.get_event_loop().create_future()

    def answered(_event: Any) -> None:
        if not chosen.done():
            chosen.set_result(None)

    proxy = create_proxy(answered)
    field.addEventListener("change", proxy)
    field.addEventListener("cancel", proxy)
    # Some browsers give up a chooser that is nowhere in the page.
    field.hidden = True
    js.document.body.append(field)
    field.click()
    return _text(field, chosen, longest)


async def _text(field: Any, chosen: asyncio.Future[None], longest: int) -> str | None:
    await chosen
    field.remove()
    file = field.files.item(0)
    if not file:
        return None
    return str(await file.slice(0, longest).text())
