"""Opens the pages of the start in Chromium: with nothing kept, again, on a slow line."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Page, Playwright
from playwright.sync_api import Error as PlaywrightError

from tools.bench.memory import Peak
from tools.chromium import ARGUMENTS, find_chromium

PATIENCE = 120_000
"""How long a page may take, in ms."""
SETTLED = 5_000
"""When the worker stands and what the browser keeps for the next time is written, in ms."""
LINE = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
"""9 Mbit/s, 60 ms."""
TOOK = "html[data-booted]"


@dataclass(frozen=True, slots=True)
class Opened:
    """One opening: until the page could be played (or showed its word) and until its answer to
    the tap then, in ms; ``sizes``: bytes on the line until then, by path."""

    at: float
    answered: float
    sizes: Mapping[str, int]


def read_probe(found: Mapping[str, Any]) -> Opened:
    """What the probe in the page has noted."""
    sizes: dict[str, int] = {}
    for name, size in found["bytes"]:
        sizes[name] = max(size, sizes.get(name, 0))
    return Opened(float(found["at"]), float(found["answered"]), sizes)


T = TypeVar("T")


def _once_more(act: Callable[[], T]) -> T:
    """On a machine under load Chromium's renderer now and then dies while it compiles."""
    try:
        return act()
    except PlaywrightError as error:
        if "crashed" not in str(error):
            raise
        return act()


class Chromium:
    """Opens pages; every visit begins with a fresh profile."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright

    @contextmanager
    def visit(self) -> Iterator[BrowserContext]:
        """A browser that knows nothing yet."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            context = self._playwright.chromium.launch_persistent_context(
                profile,
                executable_path=find_chromium(),
                args=list(ARGUMENTS),
                viewport={"width": 1280, "height": 800},
                locale="en",
            )
            try:
                yield context
            finally:
                context.close()

    def cold_and_warm(self, address: str) -> tuple[Opened, Opened]:
        """The first opening, and the third of the same browser."""
        return _once_more(lambda: self._cold_and_warm(address))

    def throttled(self, address: str) -> Opened:
        """The first opening on a slow line."""
        return _once_more(lambda: self._throttled(address))

    def memory(self, address: str) -> float:
        """The most memory that the process of the page and its workers had, in MB."""
        return _once_more(lambda: self._memory(address))

    def _cold_and_warm(self, address: str) -> tuple[Opened, Opened]:
        with self.visit() as context:
            first = self._open(context, address)
            self._open(context, address)
            return first, self._open(context, address)

    def _throttled(self, address: str) -> Opened:
        with self.visit() as context:
            return self._open(context, address, slow=True)

    def _memory(self, address: str) -> float:
        with self.visit() as context, Peak() as peak:
            page = self._new(context)
            peak.clear()
            page.goto(address)
            page.wait_for_selector(TOOK, state="attached", timeout=PATIENCE)
            if page.evaluate("document.documentElement.dataset.boot ?? ''"):
                page.wait_for_selector("html[data-worker]", state="attached", timeout=PATIENCE)
            page.wait_for_timeout(SETTLED)
            return peak.megabytes

    def _new(self, context: BrowserContext) -> Page:
        page = context.new_page()
        for other in context.pages:
            if other is not page:
                other.close()
        return page

    def _open(self, context: BrowserContext, address: str, slow: bool = False) -> Opened:
        page = self._new(context)
        if slow:
            client = context.new_cdp_session(page)
            client.send("Network.enable")
            client.send("Network.emulateNetworkConditions", LINE)
        page.goto(address, timeout=PATIENCE)
        page.wait_for_selector(TOOK, state="attached", timeout=PATIENCE)
        found = read_probe(page.evaluate("window.booted"))
        page.wait_for_timeout(SETTLED)
        return found
