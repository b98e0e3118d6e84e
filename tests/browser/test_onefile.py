"""The whole game as one file, opened from disk: in three engines, in every language, alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from game.games.catalogue import CATALOGUE
from game.i18n import LANGUAGES, Words
from tests.browser.conftest import wait_until_ready
from tests.browser.engines import play_hand
from tests.browser.support import address, block_plan
from tools.build import site_files
from tools.engines.tab import Tab
from tools.onefile import ONEFILE, onefile
from tools.project import HERE
from tools.runtime import ensure_runtime


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file as `make onefile` makes it, with nothing beside it."""
    node = ensure_runtime(HERE)
    found = tmp_path_factory.mktemp("alone") / ONEFILE
    found.write_bytes(onefile(HERE, node, site_files(HERE, node)))
    return found


def test_a_hand_from_disk_in_each_engine(tab: Tab, alone: Path) -> None:
    tab.open(f"{alone.as_uri()}{address(block_plan(2), 'pt')}")
    tab.wait_ready()
    tab.click('.button[data-do="new"]')
    assert play_hand(tab) >= 2
    assert tab.text('.button[data-do="next-hand"]') == "Próxima rodada"


def test_every_game_in_every_language_without_a_network(browser: Browser, alone: Path) -> None:
    context = browser.new_context(offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for entry, lang in zip(CATALOGUE, LANGUAGES, strict=True):
        page.goto(f"{alone.as_uri()}?lang={lang}&game={entry.game}&pace=instant")
        wait_until_ready(page)
        page.locator('.button[data-do="new"]').click()
        page.locator(".felt, .grid").first.wait_for()
        assert Words(lang)(f"game.{entry.game}") in page.title()
    context.close()
    assert {url.partition(":")[0] for url in asked} <= {"file", "blob", "data"}
    assert {url.partition("?")[0] for url in asked if url.startswith("file:")} == {alone.as_uri()}
