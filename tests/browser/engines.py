"""What tests do in any of the engines: skip where one is missing, play a hand by clicks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tools.engines.chromium import Chromium
from tools.engines.firefox import Firefox
from tools.engines.have import ENGINES, absent
from tools.engines.tab import Tab
from tools.engines.webkit import WebKit

SHOWN = "String(document.querySelectorAll('.log-list li').length)"
"""How much has happened in the hand: storage may be denied."""
TURN = "document.querySelector('.chip.you.turn, .settlement') !== null"
OVER = "document.querySelector('.settlement') !== null"
FITS = ".own.fits"
GHOST = "[data-ghost]"
PASS = '.button[data-do="pass"]'


def needs(engine: str) -> None:
    """Skip the test where the machine lacks an engine, and say why."""
    if reason := absent(engine):
        pytest.skip(reason)


@pytest.fixture(params=ENGINES)
def tab(request: pytest.FixtureRequest) -> Iterator[Tab]:
    """A page in each engine of this machine."""
    needs(request.param)
    if request.param == "chromium":
        browser: Browser = request.getfixturevalue("browser")
        found: Tab = Chromium(browser)
    else:
        found = Firefox() if request.param == "firefox" else WebKit()
    found.resize(1280, 800)
    yield found
    found.close()


def there(tab: Tab, selector: str) -> bool:
    """Whether an element matches."""
    return bool(tab.evaluate(f"document.querySelector('{selector}') !== null"))


def play_hand(tab: Tab) -> int:
    """Play the viewer's turns by clicks until the settlement; how many there were."""
    turns = 0
    tab.wait(TURN)
    while not tab.evaluate(OVER):
        before = tab.evaluate(SHOWN)
        if there(tab, FITS):
            tab.click(FITS)
            tab.click(GHOST)
        else:
            tab.click(PASS)
        tab.wait(f"{SHOWN} !== {before!r} && {TURN}")
        turns += 1
    return turns
