"""What the page asks of the browser besides pictures: its address, chance, time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import js
from pyodide.ffi import create_proxy


def query() -> str:
    """The address after the question mark."""
    return str(js.location.search).removeprefix("?")


def fragment() -> str:
    """The address after the number sign."""
    return str(js.location.hash).removeprefix("#")


def address() -> str:
    """Where links lead: the site, or the page without what stands after its address."""
    site = alone()
    return site or str(js.location.href).partition("#")[0].partition("?")[0]


def alone() -> str | None:
    """The address of the site whose page in one file this is, if it is one; empty for none."""
    found = js.document.documentElement.getAttribute("data-alone")
    return found if isinstance(found, str) else None


def top() -> str:
    """The whole address of the site, from any of its pages."""
    way = js.document.documentElement.getAttribute("data-top") or "./"
    return str(js.URL.new(way, js.location.href).href)


def language() -> str:
    """The language that the document says it is in."""
    return str(js.document.documentElement.lang)


def is_dark() -> bool:
    """Whether the page has dark colours now."""
    theme = str(js.document.documentElement.dataset.theme)
    if theme in ("light", "dark"):
        return theme == "dark"
    return bool(js.window.matchMedia("(prefers-color-scheme: dark)").matches)


def languages() -> tuple[str, ...]:
    """The languages the reader prefers, the best first."""
    return tuple(map(str, js.navigator.languages or ()))


def random_bytes(number: int) -> bytes:
    """Random bytes from the browser's source for secrets."""
    return bytes(js.crypto.getRandomValues(js.Uint8Array.new(number)).to_bytes())


def moment() -> str:
    """The date and the minute here and now: ``2026-11-30T18:05``."""
    here = js.Date.now() - js.Date.new().getTimezoneOffset() * 60_000
    return str(js.Date.new(here).toISOString())[:16]


def later(milliseconds: int, act: Callable[[], None]) -> None:
    """Call ``act`` once, after a while."""
    asyncio.get_event_loop().call_later(milliseconds / 1000, act)


def on_back_or_forward(act: Callable[[], None]) -> None:
    """Call ``act`` whenever the reader has gone through the history; for the page's lifetime."""
    js.window.addEventListener("popstate", create_proxy(lambda _: act()))


def on_hiding(act: Callable[[bool], None]) -> None:
    """Call ``act(hidden)`` whenever the page goes to the background or comes back."""
    hides = create_proxy(lambda _: act(js.document.visibilityState == "hidden"))
    js.document.addEventListener("visibilitychange", hides)


def on_site_kept(act: Callable[[], None]) -> None:
    """Call ``act`` whenever everything is kept on the device; for the page's lifetime."""
    js.document.addEventListener("tiles:offline", create_proxy(lambda _: act()))


def tell_ready() -> None:
    """The page stands: the loading texts may go."""
    js.document.dispatchEvent(js.CustomEvent.new("tiles:ready"))
    mark("tiles:ready")


def mark(name: str) -> None:
    """Note this moment in the timeline of the page."""
    js.performance.mark(name)
