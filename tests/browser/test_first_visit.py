"""The first visit: a dealt table at once, the start screen one step away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from game.i18n.boot import BOOT
from tests.browser.conftest import OpenGame, wait_until_ready
from tests.browser.support import LEADING, PREPARED

SHIFTS = """(() => {
  window.shifts = [];
  const told = one => [one.value, ...one.sources.map(({ node }) => node?.outerHTML)];
  new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(told)))
    .observe({ type: "layout-shift", buffered: true });
})()"""
"""Notes what moves by itself while the page is loaded."""


PLACES = """root => [".bar", ".players", ".felt", ".actions", ".panel", ".sheet"].map(one => {
  const { x, y, width, height } = root.querySelector(one).getBoundingClientRect();
  return [one, x, y, width, height];
})"""
"""Where the parts of a table lie."""


def test_a_visitor_plays_at_once_and_comes_back_to_the_same_table(open_game: OpenGame) -> None:
    def prepare(page: Page) -> None:
        page.add_init_script(f"{PREPARED};{LEADING};{SHIFTS}")
        page.route("**/main.py", lambda _: None)

    page = open_game("?lang=en", bare=True, ready=False, prepare=prepare)
    expect(page.locator("#boot-line")).to_have_text(BOOT["en"]["boot.tiles"])
    expect(page.locator(".boot-table:visible")).to_have_attribute("lang", "en")
    before = page.locator(".boot-table:visible").evaluate(PLACES)
    page.unroute("**/main.py")  # which lets go of what is held
    wait_until_ready(page)
    assert page.locator("#app").evaluate(PLACES) == before
    assert page.evaluate('performance.getEntriesByName("tiles:playable").length') == 1
    assert page.evaluate("window.shifts") == []
    page.locator(".own.fits").first.click()
    expect(page.locator(".own.chosen")).to_have_count(1)
    tiles = page.locator(".own").evaluate_all("all => all.map(one => one.dataset.spot)")

    page.reload()
    wait_until_ready(page)
    assert page.locator(".own").evaluate_all("all => all.map(one => one.dataset.spot)") == tiles
    page.locator('[data-do="open:start"]').first.click()
    expect(page).to_have_url(re.compile("#start$"))
    expect(page.locator('[data-spot="go"]')).to_be_visible()
    page.go_back()
    expect(page.locator(".own")).to_have_count(len(tiles))
