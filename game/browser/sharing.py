"""What leaves the page when the reader asks for it: the clipboard, and files."""

from __future__ import annotations

import asyncio

import js
from pyodide.ffi import JsException, create_once_callable, to_js

SVG = "image/svg+xml"
PNG = "image/png"
TEXT = "text/plain"


async def copy(text: str) -> bool:
    """Put ``text`` on the clipboard; whether the browser allowed it."""
    try:
        await js.navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return False
    return True


def save_text(name: str, text: str, kind: str = TEXT) -> None:
    """Offer ``text`` as a file to save; ``kind`` is its media type."""
    _save(name, _blob(text, kind))


async def save_png(name: str, svg: str, scale: float = 2) -> bool:
    """Offer the picture as a PNG, ``scale`` times its own size; whether it could be drawn."""
    image = js.Image.new()
    address = js.URL.createObjectURL(_blob(svg, SVG))
    image.src = address
    try:
        await image.decode()
        canvas = js.document.createElement("canvas")
        canvas.width = image.naturalWidth * scale
        canvas.height = image.naturalHeight * scale
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
        drawn: asyncio.Future[object] = asyncio.get_event_loop().create_future()
        canvas.toBlob(create_once_callable(drawn.set_result), PNG)
        blob = await drawn
    except JsException:
        return False
    finally:
        js.URL.revokeObjectURL(address)
    if not blob:
        return False
    _save(name, blob)
    return True


def _blob(text: str, kind: str) -> object:
    return js.Blob.new(to_js([text]), to_js({"type": kind}, dict_converter=js.Object.fromEntries))


def _save(name: str, blob: object) -> None:
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(blob)
    link.download = name
    link.click()
    # The browser has taken the file by then; the address is needed no more.
    asyncio.get_event_loop().call_later(60, js.URL.revokeObjectURL, link.href)
