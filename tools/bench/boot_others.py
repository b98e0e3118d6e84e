"""Opens the pages of the start in Firefox or WebKitGTK: with nothing kept, and again."""

from __future__ import annotations

import time

from tools.bench.boot_chromium import SETTLED, Opened, read_probe
from tools.engines.opening import opened
from tools.engines.tab import Tab

TOOK = "document.documentElement.dataset.booted === 'yes'"


class Other:
    """An engine beside Chromium; every visit begins with a fresh profile."""

    def __init__(self, engine: str) -> None:
        self._engine = engine

    def cold_and_warm(self, address: str) -> tuple[Opened, Opened]:
        """The first opening, and the third of the same browser."""
        with opened(self._engine) as tab:
            first = self._open(tab, address)
            self._open(tab, address)
            return first, self._open(tab, address)

    def _open(self, tab: Tab, address: str) -> Opened:
        tab.open("about:blank")
        tab.open(address)
        tab.wait(TOOK)
        found = read_probe(tab.evaluate("window.booted"))
        time.sleep(SETTLED / 1000)
        return found
