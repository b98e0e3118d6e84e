"""The page in three engines: starts, plays a hand by clicks, settles, speaks, remembers."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.saved import parse_save
from game.i18n.boot import BOOT
from tests.browser.conftest import serve_in_thread
from tests.browser.engines import needs, play_hand
from tests.browser.support import SAVED, address, block_plan
from tools.engines.firefox import Firefox
from tools.engines.tab import Tab
from tools.serve import SiteServer

KEPT = f"localStorage.getItem('{SAVED}')"
DENIALS: dict[str, dict[str, bool | int | str]] = {
    "all storage": {"network.cookie.cookieBehavior": 2},
    "local storage": {"dom.storage.enabled": False},
    "databases": {"dom.indexedDB.enabled": False},
    "a trace": {"browser.privatebrowsing.autostart": True},
    "WebAssembly": {"javascript.options.wasm": False},
}
"""What Firefox can be told to deny."""


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


def play_from_start(tab: Tab) -> None:
    """A hand from the start screen to its settlement."""
    tab.wait_ready()
    tab.click('.button[data-do="new"]')
    assert play_hand(tab) >= 2


def test_a_sandboxed_frame_in_each_engine(tab: Tab, site: SiteServer, tmp_path: Path) -> None:
    frame = f'sandbox="allow-scripts" src="{site.address}{address(block_plan(2), "it")}"'
    style = "<style>body{margin:0}iframe{border:0;width:1200px;height:780px}</style>"
    (tmp_path / "index.html").write_text(f"<!DOCTYPE html>{style}<iframe {frame}></iframe>")
    host = serve_in_thread(SiteServer(tmp_path, 0))
    tab.open(host.address)
    tab.enter_frame()
    play_from_start(tab)
    host.shutdown()


@pytest.mark.parametrize("name", DENIALS)
def test_firefox_that_denies(site: SiteServer, name: str) -> None:
    needs("firefox")
    tab = Firefox(DENIALS[name])
    try:
        tab.resize(1280, 800)
        tab.open(site.address + address(block_plan(2), "es"))
        if name == "WebAssembly":
            assert tab.text("#boot-line[role=alert]") == BOOT["es"]["boot.wasm"]
            assert tab.text("#boot-again") == BOOT["es"]["boot.again"]
        else:
            play_from_start(tab)
    finally:
        tab.close()
