"""The page in three engines: starts, plays a hand by clicks, settles, speaks, remembers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from game.app.saved import parse_save
from tests.browser.support import SAVED, address, block_plan
from tools.engines.chromium import Chromium
from tools.engines.firefox import Firefox
from tools.engines.have import ENGINES, absent
from tools.engines.tab import Tab
from tools.engines.webkit import WebKit
from tools.serve import SiteServer

KEPT = f"localStorage.getItem('{SAVED}')"
TURN = "document.querySelector('.chip.you.turn, .settlement') !== null"
OVER = "document.querySelector('.settlement') !== null"
FITS = ".own.fits"
GHOST = "[data-ghost]"
PASS = '.button[data-do="pass"]'


@pytest.fixture(params=ENGINES)
def tab(request: pytest.FixtureRequest) -> Iterator[Tab]:
    """A page in each engine of this machine."""
    if reason := absent(request.param):
        pytest.skip(reason)
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
        before = tab.evaluate(KEPT)
        if there(tab, FITS):
            tab.click(FITS)
            tab.click(GHOST)
        else:
            tab.click(PASS)
        tab.wait(f"{KEPT} !== {before!r} && {TURN}")
        turns += 1
    return turns


def test_a_hand_in_each_engine(tab: Tab, site: SiteServer) -> None:
    tab.open(site.address + address(block_plan(2)))
    tab.wait_ready()
    tab.click('.button[data-do="new"]')
    assert play_hand(tab) >= 2
    settled = tab.evaluate(KEPT)
    match = parse_save(settled)[0].match
    assert match.state.outcome is not None

    tab.open(f"{site.address}#start")
    tab.wait_ready()
    assert tab.evaluate(KEPT) == settled, "the match survives the reload"
    tab.choose('[data-change="lang"]', "it")
    tab.wait("document.documentElement.lang === 'it'")
    tab.click('.button[data-do="open:table"]')
    assert tab.text('.button[data-do="next-hand"]') == "Prossima mano"
