"""A tap changes only what it must, on a table of All Fives with 25 tiles."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from game.app.saved import print_save
from game.app.trust import Trust
from game.engine.deal import SECRET_BYTES
from tests.browser.conftest import OpenGame
from tests.browser.support import SAVED, address, fives_plan, prepare
from tools.bench.tapping import record

COUNT = """(() => {
  const places = {
    lying: ".lying", sheet: ".sheet", log: ".log", players: ".players", bar: ".bar",
    own: ".own", hand: ".hand", ghosts: ".ghosts", marks: ".marks", line: ".line",
    actions: ".actions", chain: ".chain", aside: ".panel", heard: ".heard", play: "main",
    screen: ".table-screen",
  };
  const place = node => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    if (!element) return "gone";
    for (const [name, selector] of Object.entries(places))
      if (element.closest(selector)) return name;
    return element.tagName;
  };
  window.changes = [];
  const observer = new MutationObserver(records => {
    for (const one of records)
      // The worker of the computer players may start at any moment.
      if (!["data-worker", "data-thinker"].includes(one.attributeName))
        window.changes.push(place(one.target));
  });
  const app = document.getElementById("app");
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  observer.observe(app, { subtree: true, childList: true, attributes: true, characterData: true });
})()"""
CHOSEN = {"own", "ghosts", "marks", "line", "actions", "chain", "heard"}
"""Where something changes when another tile is chosen, or none."""


@pytest.fixture
def table(open_game: OpenGame) -> Page:
    """The table, the viewer on turn."""
    save = json.dumps(print_save(record(), Trust(bytes(SECRET_BYTES)), (0,)))

    def furnish(page: Page) -> None:
        prepare(page)
        page.add_init_script(f"localStorage.setItem('{SAVED}', {save})")

    path = f"{address(fives_plan(2))}#table"
    page = open_game(path, prepare=furnish, reduced_motion="reduce")
    page.wait_for_selector(".own.fits")
    page.evaluate(COUNT)
    return page


def changes(page: Page, selector: str) -> list[str]:
    """Where a click changes something, a place for each mutation."""
    page.evaluate("window.changes.length = 0")
    page.locator(selector).click()
    found: list[str] = page.evaluate("window.changes")
    return found


def test_choosing_touches_neither_chain_nor_panel(table: Page) -> None:
    lay = table.locator(".lies").count()
    assert lay == 25
    one, other = (f'[data-spot="tile-{tile}"]' for tile in record().state.hands[0])
    for selector in (one, other, one, one):
        found = changes(table, selector)
        assert found and set(found) <= CHOSEN, (selector, found)
        assert len(found) < 40
    assert table.locator(".own[aria-pressed=true]").count() == 0


def test_help_touches_neither_table_nor_hand(table: Page) -> None:
    for do in ("aid:rules", "aid:words", "aid:words"):
        found = changes(table, f'.aid-buttons [data-do="{do}"]')
        assert "aside" in found and set(found) <= {"aside", "bar", "screen"}, found


def test_what_changes_nothing_touches_nothing(table: Page) -> None:
    table.locator(".own").first.focus()
    table.evaluate("window.changes.length = 0")
    table.keyboard.press("Escape")
    assert table.evaluate("window.changes") == []
