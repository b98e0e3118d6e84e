"""The built site, served on loopback to a Chromium of its own, for the benches of the page."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, sync_playwright

from tools.build import build_site
from tools.chromium import ARGUMENTS, find_chromium
from tools.project import HERE
from tools.runtime import ensure_runtime
from tools.serve import SiteServer


@contextmanager
def served() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of the site; both end with the block."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_site(HERE, Path(folder), ensure_runtime(HERE))
        server = SiteServer(Path(folder), 0)
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        try:
            yield browser, server.address
        finally:
            browser.close()
            server.shutdown()
