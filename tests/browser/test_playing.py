"""Taking back, pause, background, giving up, looking on, two tabs: on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game.app.model import VIEWER
from game.app.planning import with_human
from tests.browser.conftest import OpenGame, wait_until_ready
from tests.browser.support import (
    Game,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    on_table,
    play_hand,
    prepare,
    start,
)

PLAN = block_plan(2)
TOLD = ".line-now"


@pytest.fixture
def slow(open_game: OpenGame) -> Mouse:
    """A hand at the viewer's turn; the computer waits as long as the test wants."""
    page = open_game(address(PLAN) + "&pace=slow", prepare=prepare, reduced_motion="reduce")
    mouse = Mouse(Game(page))
    start(mouse, hand_seed_where(PLAN, lambda match: match.state.leader == VIEWER))
    page.evaluate("window.holdTimers = true")
    return mouse


def lead(mouse: Mouse) -> tuple[object, object]:
    """Place the first tile; what was kept before it and after it."""
    page, before = mouse.game.page, mouse.game.saved()
    tile = page.locator(".own.fits").first
    tile.click()
    tile.click()
    expect(page.locator(".lies")).to_have_count(1)
    return before, mouse.game.saved()


@pytest.mark.parametrize("way", ["u", "Control+z", "button"])
def test_the_last_move_is_taken_back(slow: Mouse, way: str) -> None:
    page = slow.game.page
    before, after = lead(slow)
    assert before != after
    if way == "button":
        page.locator("[data-do=undo]").click()
    else:
        page.locator(".own").first.focus()
        page.keyboard.press(way)
    expect(page.locator(".lies")).to_have_count(0)
    assert slow.game.saved() == before
    # The button stays in reach of keys and says why it can do nothing.
    page.locator("[data-do=undo]").click(force=True)
    expect(page.locator(TOLD)).to_have_text("There is no move of yours to take back.")


def test_pause_and_background_lose_nothing(slow: Mouse) -> None:
    page = slow.game.page
    _, after = lead(slow)
    page.locator(".tool[data-do=pause]").click()
    expect(page.locator(TOLD)).to_contain_text("Paused")
    page.evaluate("window.holdTimers = false")
    page.evaluate(
        """() => {
          window.hide = state => {
            const value = { value: state, configurable: true };
            Object.defineProperty(document, "visibilityState", value);
            document.dispatchEvent(new Event("visibilitychange"));
          };
          hide("hidden");
        }"""
    )
    page.locator(".button.main[data-do=pause]").click()
    assert slow.game.saved() == after, "nobody moves behind another tab"
    page.evaluate("hide('visible')")
    expect(page.locator(".lies")).to_have_count(2)
    assert slow.game.saved() != after


def test_giving_up_asks_first_and_keeps_the_match(slow: Mouse) -> None:
    page = slow.game.page
    page.evaluate("window.holdTimers = false")
    play_hand(slow, on_table(4))
    page.locator("[data-do=ask-give-up]").click()
    expect(page.locator("[data-do=play-on]")).to_be_focused()
    page.locator("[data-do=play-on]").click()
    expect(page.locator(".hand")).to_be_visible()
    page.locator("[data-do=ask-give-up]").click()
    page.locator("[data-do=give-up]").click()
    expect(page.locator(".start [role=status]")).to_contain_text("Your matches")
    page.locator("[data-do='open:history']").click()
    expect(page.locator(".kept-matches tbody tr")).to_have_count(1)
    page.reload()
    wait_until_ready(page)
    expect(page.locator("[data-do^='resume:']")).to_have_count(0)


def other_tab(page: Page) -> Page:
    """The same site once more."""
    other = page.context.new_page()
    other.goto(page.url)
    wait_until_ready(other)
    return other


def test_two_tabs_share_one_match(slow: Mouse) -> None:
    page = slow.game.page
    lead(slow)
    other = other_tab(page)
    expect(page.locator(TOLD)).to_have_text("This match goes on in another tab.")
    expect(page.locator("[data-do^='touch:'].fits")).to_have_count(0)
    expect(other.locator(".lies")).to_have_count(2)
    page.locator("[data-do=take-over]").click()
    expect(page.locator(".lies")).to_have_count(2)
    expect(other.locator(TOLD)).to_have_text("This match goes on in another tab.")
    expect(page.locator(TOLD)).not_to_have_text("This match goes on in another tab.")
    assert Game(other).saved() == slow.game.saved()


def test_storage_that_fills_in_the_middle_gives_one_notice(slow: Mouse) -> None:
    page = slow.game.page
    page.evaluate(
        """() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }"""
    )
    page.evaluate("window.holdTimers = false")
    lead(slow)
    expect(page.locator(".notice")).to_have_count(1)
    expect(page.locator(".lies")).to_have_count(2)
    expect(page.locator(".notice")).to_have_count(1)


def test_computers_play_while_somebody_looks_on(open_game: OpenGame) -> None:
    plan = with_human(PLAN, VIEWER, False)
    assert plan.humans == ()
    page = open_game(address(PLAN, pace="fast"), prepare=prepare, reduced_motion="reduce")
    page.locator(".people-fold summary").click()
    page.locator("[data-change='human:0']").select_option("computer")
    page.locator("[data-do=new]").click()
    expect(page.locator(".hand")).to_have_count(0)
    page.locator("[data-do='open-hands:on']").click()
    expect(page.locator(".watched-hand")).to_have_count(2)
    expect(page.locator(".settlement")).to_be_visible(timeout=60_000)
