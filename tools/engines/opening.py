"""A page in an engine by its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from tools.chromium import ARGUMENTS, find_chromium
from tools.engines.chromium import Chromium
from tools.engines.firefox import Firefox
from tools.engines.tab import Tab
from tools.engines.webkit import WebKit


@contextmanager
def opened(engine: str) -> Iterator[Tab]:
    """A page with a fresh profile in `engine`, a name of ENGINES; it ends with the block."""
    if engine == "chromium":
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=find_chromium(), args=list(ARGUMENTS)
            )
            yield Chromium(browser)
            browser.close()
        return
    tab = Firefox() if engine == "firefox" else WebKit()
    try:
        yield tab
    finally:
        tab.close()
