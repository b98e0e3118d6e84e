"""Nothing is lost: reload, back and forward, a closed tab, storage denied, full or damaged."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.i18n import Words
from tests.browser.conftest import OpenGame, Watch, wait_until_ready
from tests.browser.support import (
    PREFS,
    SAVED,
    Game,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    on_table,
    play_hand,
    play_turn,
    prepare,
    start,
)

PLAN = block_plan(3)
NOTICE = ".notice"


def shown(game: Game) -> tuple[object, ...]:
    """Everything that must survive."""
    return game.saved(), game.own(), game.lying(), game.log(), game.chips()


@pytest.fixture
def hand(open_game: OpenGame) -> Mouse:
    """The middle of a hand, at the viewer's turn."""
    page = open_game(address(PLAN), prepare=prepare, reduced_motion="reduce")
    mouse = Mouse(Game(page))
    start(mouse, hand_seed_where(PLAN, lambda match: len(match.state.chain.tiles) >= 11))
    play_hand(mouse, on_table(6))
    assert not mouse.game.over()
    return mouse


def test_reload_goes_on(hand: Mouse) -> None:
    before = shown(hand.game)
    hand.game.page.reload()
    wait_until_ready(hand.game.page)
    assert shown(hand.game) == before
    assert hand.game.watched("spoken") == []
    play_hand(hand)


def test_reload_at_the_settlement(hand: Mouse) -> None:
    play_hand(hand)
    words = hand.game.page.locator(".settlement").inner_text()
    hand.game.page.reload()
    wait_until_ready(hand.game.page)
    assert hand.game.page.locator(".settlement").inner_text() == words
    hand.press("next-hand")
    assert len(hand.game.match().hands) == 2


def test_back_and_forward(hand: Mouse) -> None:
    page, before = hand.game.page, shown(hand.game)
    for _ in range(2):
        page.go_back()
        expect(page.locator(".start")).to_be_visible()
        page.go_forward()
        expect(page.locator(".felt")).to_be_visible()
        assert shown(hand.game) == before
    play_turn(hand)
    page.go_back()
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".start")).to_be_visible()
    page.go_forward()
    expect(page.locator(".felt")).to_be_visible()
    play_hand(hand)


def test_computers_go_on_after_the_start_screen(open_game: OpenGame) -> None:
    page = open_game(address(PLAN, pace="slow"), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    page.evaluate("window.holdTimers = true")
    seed = hand_seed_where(PLAN, lambda match: match.state.leader != 0)
    hand.game.seed(seed)
    hand.press("new")
    hand.press("open:start")
    hand.press("open:settings")
    page.locator('[data-change="pace"]').select_option("instant")
    hand.press("open:table")
    hand.game.wait_for_viewer()
    play_turn(hand)


def test_closed_tab_offers_to_continue(hand: Mouse) -> None:
    page, before = hand.game.page, shown(hand.game)
    home = page.url.partition("#")[0] + "#start"
    page.close()
    page = page.context.new_page()
    page.goto(home)
    wait_until_ready(page)
    again = Mouse(Game(page))
    expect(page.locator('[data-spot="go"]')).to_have_text(Words("en")("start.continue"))
    again.press("open:table")
    assert shown(again.game) == before


def test_new_match_takes_the_place(hand: Mouse) -> None:
    hand.press("open:start")
    start(hand, 3)
    match = hand.game.match()
    assert (len(match.hands), set(match.scores)) == (1, {0})


def play_by_sight(page: Page) -> None:
    """To the end of the hand by what is shown alone."""
    game = Game(page)
    game.wait_for_viewer()
    while not game.over():
        if page.locator('[data-do="pass"]').count():
            page.locator('[data-do="pass"]').click()
        else:
            page.locator(".own.fits").first.click()
            page.locator("[data-ghost]").first.click()
        game.wait_for_viewer()


DENIED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); } })"""
BROKEN = """for (const name of ["getItem", "setItem", "removeItem"])
  Storage.prototype[name] = () => { throw new DOMException("denied", "SecurityError"); }"""
FULL_AFTER = """(() => { let left = COUNT; const put = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (left-- <= 0) throw new DOMException("full", "QuotaExceededError");
    put.call(this, name, text);
  }; })()"""


def with_script(script: str) -> Callable[[Page], None]:
    """What prepares a page whose storage behaves as `script` wants."""

    def added(page: Page) -> None:
        prepare(page)
        page.add_init_script(script)

    return added


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        (DENIED, "storage-denied"),
        (BROKEN, "storage-denied"),
        (FULL_AFTER.replace("COUNT", "0"), "storage-full"),
        (FULL_AFTER.replace("COUNT", "4"), "storage-full"),
    ],
    ids=["denied", "broken", "full", "full later"],
)
def test_plays_without_storage(open_game: OpenGame, script: str, trouble: str) -> None:
    page = open_game(address(PLAN, "es"), prepare=with_script(script), reduced_motion="reduce")
    hand = Mouse(Game(page))
    hand.press("open:settings")
    page.locator('[data-change="theme"]').select_option("dark")
    hand.press("open:start")
    start(hand, 4)
    play_by_sight(page)
    expect(page.locator(NOTICE)).to_have_count(1)
    expect(page.locator(f"{NOTICE} p")).to_have_text(Words("es")(f"trouble.{trouble}"))
    hand.press("next-hand")
    play_by_sight(page)
    page.locator(f"{NOTICE} button").click()
    expect(page.locator(NOTICE)).to_have_count(0)


CHOICES = json.dumps(
    {
        "lang": "it",
        "theme": "dark",
        "pace": "instant",
        "pass_alone": True,
        "game": "block",
        "seats": 3,
        "options": {"target": "40"},
    },
    separators=(",", ":"),
)


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", "save-unreadable"),
        ("no match at all", "save-unreadable"),
        ('{"tiles":1,"secret":"00","record":"tiles 1"}', "save-unreadable"),
        ('{"tiles":2,"something":"new"}', "save-newer"),
    ],
    ids=["empty", "no match", "cut off", "newer"],
)
def test_damaged_match_is_set_aside(
    open_game: OpenGame, watch: Watch, text: str, trouble: str
) -> None:
    saved = {SAVED: text, PREFS: CHOICES}
    keep = f"""if (!sessionStorage.begun) {{
      Object.assign(localStorage, {json.dumps(saved)}); sessionStorage.begun = 1; }}"""
    page = open_game("", prepare=with_script(keep))
    expect(page.locator(f"{NOTICE} p")).to_have_text(Words("it")(f"trouble.{trouble}"))
    expect(page.locator('[data-spot="go"]')).to_have_text(Words("it")("start.play"))
    assert page.evaluate("localStorage.getItem('tiles.1.aside.1')") == text
    assert page.evaluate(f"localStorage.getItem('{PREFS}')") == CHOICES

    hand = Mouse(Game(page))
    start(hand, 2)
    page.reload()
    wait_until_ready(page)
    expect(page.locator(NOTICE)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('tiles.1.aside.1')") == text
    assert hand.game.match().rules.seats == 3
