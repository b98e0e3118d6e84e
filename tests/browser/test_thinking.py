"""The worker that thinks, the page without it, hint and review as the reader sees them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game.app.model import VIEWER, Plan
from game.i18n import Words
from tests.browser.conftest import OpenGame, Watch
from tests.browser.support import (
    Game,
    Mouse,
    address,
    ahead,
    block_plan,
    fives_plan,
    hand_seed_where,
    play_hand,
    play_turn,
    prepare,
    start,
)

READY = 'html[data-worker="ready"]'
BY_WORKER = 'html[data-thinker="worker"]'
BY_PAGE = 'html[data-thinker="page"]'
CARD = ".hint-card:not(.thinking)"
TICKS = """() => {
  window.ticks = 0;
  const tick = () => {
    if (document.querySelector(".hint-card.thinking")) ticks++;
    setTimeout(tick);
  };
  tick();
}"""
"""Counts how often the page gets to do something else while the expert thinks."""


def leads(plan: Plan) -> int:
    """A seed from which the viewer leads the first hand."""
    return hand_seed_where(plan, lambda match: match.state.leader == VIEWER)


def test_the_worker_answers_and_the_page_stays_free(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan, level="expert"), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, leads(plan))
    page.wait_for_selector(READY, state="attached")
    page.evaluate(TICKS)
    page.locator(".button[data-do=hint]").click()
    page.wait_for_selector(CARD)
    assert page.evaluate("ticks") > 1
    assert page.locator(BY_WORKER).count() == 1
    play_turn(hand)
    assert page.locator(BY_WORKER).count() == 1


def test_nothing_starts_before_a_computer_can_come_to_turn(page: Page) -> None:
    assert page.locator("script[worker]").count() == 0
    page.locator('.button[data-do="new"]').click()
    expect(page.locator("script[worker]")).to_have_count(1)


def block_worker(page: Page) -> None:
    """The script of the worker can't be had."""
    prepare(page)
    page.route("**/game/worker.py", lambda route: route.abort())


@pytest.mark.parametrize("level", ["medium", "expert"])
def test_without_the_worker_the_page_thinks(open_game: OpenGame, watch: Watch, level: str) -> None:
    watch.expect(".*")
    plan = block_plan(2)
    page = open_game(address(plan, level=level), prepare=block_worker, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, leads(plan))
    for _ in range(2):
        if not hand.game.over():
            play_turn(hand)
    page.wait_for_selector(BY_PAGE, state="attached")
    if not hand.game.over() and page.locator(".button[data-do=hint]").count():
        page.locator(".button[data-do=hint]").click()
        page.wait_for_selector(CARD)


def test_a_worker_that_dies_is_not_waited_for(open_game: OpenGame) -> None:
    """The question that it was asked goes to the page."""

    def keep_workers(page: Page) -> None:
        prepare(page)
        page.add_init_script("""window.made = [];
          window.Worker = class extends Worker {
            constructor(...all) { super(...all); made.push(this); }
          };""")

    plan = block_plan(2)
    page = open_game(address(plan), prepare=keep_workers, reduced_motion="reduce")
    start(Mouse(Game(page)), leads(plan))
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("made.map(one => one.terminate()).length") > 0
    page.locator(".button[data-do=hint]").click()
    page.wait_for_selector(CARD)
    assert page.locator(BY_PAGE).count() == 1


@pytest.mark.parametrize("plan", [block_plan(2), fives_plan(3)], ids=lambda plan: str(plan.game))
def test_a_hint_marks_a_legal_move(open_game: OpenGame, plan: Plan) -> None:
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    game = Game(page)
    start(Mouse(game), leads(plan))
    page.locator(".own").first.focus()
    page.keyboard.press("h")
    page.wait_for_selector(CARD)
    tile = page.locator(".own.advised")
    assert "fits" in (tile.get_attribute("class") or "")
    assert page.locator("[data-advised]").count() == 1
    says = page.locator(".hint-says").inner_text()
    expect(page.locator("#app p[role=status]")).to_contain_text("The expert would choose")
    assert says.startswith("The expert would choose ")
    page.keyboard.press("h")
    expect(page.locator(".hint-card, .advised")).to_have_count(0)


def test_a_hint_on_the_board(open_game: OpenGame) -> None:
    plan = Plan("blockers", 3)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    page.evaluate("seed => seedNoise(seed)", 3)
    page.locator('.button[data-do="new"]').click()
    page.locator(".own-stone.fits").first.wait_for()
    page.locator(".button[data-do=hint]").click()
    page.wait_for_selector(CARD)
    page.locator(".own-stone.advised").click()
    space = page.locator(".cell.advised")
    assert "can-" in (space.get_attribute("class") or "")
    moves = len(Game(page).match().state.moves)
    space.click()
    expect(page.locator(".hint-card, .advised")).to_have_count(0)
    assert len(Game(page).match().state.moves) > moves


def test_a_late_hint_is_ignored(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, leads(plan))
    page.evaluate("""() => {
      document.querySelector(".button[data-do=hint]").click();
      const tile = document.querySelector(".own.fits");
      tile.click();
      document.querySelector("[data-ghost]").click();
    }""")
    hand.game.wait_for_viewer()
    answers = page.locator(".hint-card, .advised")
    expect(answers).to_have_count(0)
    play_hand(hand)
    expect(answers).to_have_count(0)


def test_a_review_after_the_hand(open_game: OpenGame) -> None:
    plan = block_plan(2)
    seed = hand_seed_where(plan, lambda match: len(match.state.moves) < 14)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, seed)
    play_hand(hand)
    page.locator(".ask-review").focus()
    page.keyboard.press("Enter")
    page.locator(".review").wait_for()
    expect(page.locator(".review progress")).to_have_count(0)
    match = ahead(plan, seed, hands=1)
    rows = page.locator(".review-moves tbody tr")
    assert 1 <= rows.count() <= len(match.state.moves)
    expect(page.locator(".review-fair")).to_have_text(Words("en")("review.fair"))
    assert page.evaluate("document.activeElement.matches('.ask-review')")
    hand.press("next-hand")
    expect(page.locator(".review")).to_have_count(0)


def test_the_level_of_the_address_is_played_and_shown(open_game: OpenGame) -> None:
    page = open_game(address(block_plan(3), level="easy"), prepare=prepare)
    assert page.locator('[data-change="level"]:checked').input_value() == "easy"
    page.locator(".people-fold > summary").click()
    page.locator('[data-change="human:1"]').select_option("hard")
    page.locator('.button[data-do="new"]').click()
    names = page.locator(".chip-name")
    expect(names.nth(1)).to_have_attribute("title", "Computer, hard")
    expect(names.nth(2)).to_have_attribute("title", "Computer, easy")
