"""Links, the share screen and the check of deals, as a reader uses them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from game.app.link import Moment, deal_of, match_of, print_link
from game.app.saved import parse_save
from game.i18n import Words
from tests.browser.conftest import OpenGame
from tests.browser.support import SAVED, ahead, block_plan

WORDS = Words("en")
PLAN = block_plan(2)


def kept(page: Page) -> str:
    """The save of the running match."""
    return str(page.evaluate("name => localStorage.getItem(name)", SAVED))


def press(page: Page, do: str) -> None:
    page.locator(f'[data-do="{do}"]').first.click()


def test_a_shared_deal_is_offered_and_played(open_game: OpenGame) -> None:
    match = ahead(PLAN, 1, hands=1)
    page = open_game(f"?lang=en&pace=instant#{print_link(deal_of(match, 0))}")
    expect(page.locator(".offer")).to_contain_text("Block")
    press(page, "take-offer")
    expect(page.locator(".table-screen")).to_be_visible()
    assert parse_save(kept(page))[0].match.setup == match.hands[0].setup
    assert page.url.endswith("#table")


def test_a_shared_match_opens_in_the_replay(open_game: OpenGame) -> None:
    link = print_link(match_of(ahead(PLAN, 1, hands=1), Moment(0, 2)))
    page = open_game(f"?lang=en#{link}")
    press(page, "take-offer")
    expect(page.locator(".replay")).to_be_visible()


def test_a_mangled_link_is_answered_by_a_sentence(open_game: OpenGame) -> None:
    page = open_game("?lang=en#t1.abcdefghij")
    expect(page.locator(".notice")).to_contain_text(WORDS("link.mangled"))
    expect(page.locator("main.start")).to_be_visible()
    press(page, "drop-offer")
    expect(page.locator(".notice")).to_have_count(0)


def test_a_link_followed_on_the_open_page_is_offered_too(page: Page) -> None:
    link = print_link(deal_of(ahead(PLAN, 1, hands=1), 0))
    page.evaluate("link => { location.hash = link; }", link)
    expect(page.locator(".offer")).to_be_visible()


def test_the_table_is_shared_and_its_link_opens_the_same_deal(open_game: OpenGame) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    page = open_game("?lang=en&pace=instant", permissions=allowed)
    press(page, "new")
    press(page, "open:share")
    press(page, "share:deal")
    expect(page.locator(".share-done")).to_have_text(WORDS("share.done.copied"))
    address = page.evaluate("navigator.clipboard.readText()")
    press(page, "share:text")
    expect(page.locator(".share-done")).to_have_text(WORDS("share.done.copied"))
    assert "Block · Hand 1" in page.evaluate("navigator.clipboard.readText()")
    other = open_game("?lang=en&pace=instant#" + address.partition("#")[2])
    press(other, "take-offer")
    expect(other.locator(".table-screen")).to_be_visible()
    here, there = (parse_save(kept(one))[0].match.setup for one in (page, other))
    assert here == there
    with page.expect_download() as waiting:
        press(page, "share:png")
    assert waiting.value.suggested_filename.endswith(".png")
    assert Path(waiting.value.path()).stat().st_size > 10_000


def test_the_fingerprint_is_shown_and_the_check_agrees(open_game: OpenGame) -> None:
    page = open_game("?lang=en&pace=instant")
    page.locator(".rules-fold > summary").click()
    page.locator('[data-change="own-text"]').fill("petits pois [")
    press(page, "new")
    page.locator(".check-shown > summary").click()
    shown = page.locator(".check-shown .check-value").inner_text()
    assert page.locator(".check-start").inner_text() == f"{shown[:8]}…"
    assert len(shown) == 64
    press(page, "open:check")
    expect(page.locator(".deal-check")).to_contain_text(WORDS("check.verdict.running"))
    expect(page.locator(".deal-check")).to_contain_text(shown)
    page.reload()
    expect(page.locator(".deal-check")).to_contain_text(shown)
