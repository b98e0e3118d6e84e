"""Chromium, driven by Playwright."""

from __future__ import annotations

from playwright.sync_api import Browser, Frame
from playwright.sync_api import Error as PlaywrightError

from tools.engines.tab import PATIENCE, EngineError, Tab


class Chromium(Tab):
    """A page in a fresh context of `browser`, which goes on when the page is closed."""

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context()
        self._context.set_default_timeout(1000 * PATIENCE)
        self._page = self._context.new_page()
        self._here: Frame = self._page.main_frame

    def open(self, address: str) -> None:
        self._here = self._page.main_frame
        self._page.goto(address)

    def enter_frame(self) -> None:
        self._page.wait_for_selector("iframe")
        self._here = self._page.frames[1]

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self._page.screenshot()

    def run(self, expression: str) -> str:
        try:
            return str(self._here.evaluate(f"() => {expression}"))
        except PlaywrightError as error:
            raise EngineError(error.message) from error

    def press(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def close(self) -> None:
        self._context.close()
