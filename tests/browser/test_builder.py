"""The page that builds figures and the page for site owners, as an author uses them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.app.link import parse_link
from game.i18n import LANGUAGES
from game.i18n.building import BUILDING
from tests.browser.axe import violations
from tests.browser.conftest import OpenGame
from tests.core.support import DATA

BLOCK = ("touch:4-1", "touch:4-1", "touch:1-1", "touch:1-1", "touch:4-4", "put:left")
TEXTS = BUILDING["en"]
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def opened(open_game: OpenGame, path: str = "figures/?lang=en", **options: Any) -> Page:
    return open_game(path, **options)


def press(page: Page, *does: str) -> None:
    for do in does:
        page.locator(f'button[data-do="{do}"]').click()


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()


def laid(page: Page) -> list[str | None]:
    return [one.get_attribute("data-tile") for one in page.locator(".stage svg [data-tile]").all()]


def address(page: Page) -> str:
    return str(page.evaluate("location.href"))


def moves(address: str) -> str:
    return " ".join(map(str, parse_link(address).match.state.moves))


def test_a_position_is_clicked_together_copied_and_saved(open_game: OpenGame) -> None:
    page = opened(open_game, permissions=["clipboard-read", "clipboard-write"])
    press(page, *BLOCK)
    assert sorted(map(str, laid(page))) == ["1-1", "4-1", "4-4"]
    # The ring of an open end takes the chosen tile, too.
    press(page, "touch:6-1")
    page.locator('.stage [data-do="put:right"]').click()
    assert moves(address(page)) == "4-1 1-1> 4-4< 6-1>"
    press(page, "touch:3-3", "put:left")
    expect(page.locator(".builder-line")).to_contain_text("it fits no open end")
    press(page, "copy:link")
    expect(page.get_by_text(TEXTS["copied"], exact=True)).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    site = page.url.partition("figures/")[0]
    assert link.startswith(f"{site}?lang=en#") and moves(link) == moves(address(page))
    for ending, least in (("svg", 2000), ("png", 5000)):
        with page.expect_download() as waiting:
            press(page, f"save:{ending}")
        assert waiting.value.suggested_filename == f"block.{ending}"
        assert Path(waiting.value.path()).stat().st_size > least
    page.reload()
    expect(page.locator(".stage svg [data-tile]")).to_have_count(4)
    press(page, "back")
    expect(page.locator(".stage svg [data-tile]")).to_have_count(3)


def test_the_whole_of_it_by_keyboard(open_game: OpenGame) -> None:
    page = opened(open_game)
    page.locator('[name="game"]:checked').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[name="game"]:checked')).to_have_value("blockers")
    page.locator('.set [tabindex="0"]').focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".set .chosen")).to_have_attribute("data-do", "label:B")
    page.locator('.over-board [tabindex="0"]').focus()
    for key in ("Control+Home", "ArrowDown", "End", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('[data-do="place:B9"]')).to_be_focused()
    expect(page.locator('[data-do="place:B9"]')).to_have_attribute("aria-label", "B9: amber B")
    assert moves(address(page)) == "1:B@B9"
    page.locator('[data-do="back"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="back"]')).to_be_focused()
    assert moves(address(page)) == ""


def test_a_record_is_pasted_and_shown_at_a_move(open_game: OpenGame) -> None:
    page = opened(open_game)
    page.locator(".builder-paste summary").click()
    page.locator('[data-change="written"]').fill("what?")
    press(page, "read")
    expect(page.locator(".builder-line")).to_contain_text("what? is no move")
    page.locator('[data-change="written"]').fill((DATA / "golden_all-fives_2.txt").read_text())
    press(page, "read")
    page.locator('[data-change="hand"]').fill("1")
    page.locator('[data-change="ply"]').fill("1")
    page.locator('[data-change="ply"]').press("Enter")
    expect(page.locator(".stage svg [data-tile]")).to_have_count(1)
    expect(page.locator('[data-change="written"]')).to_have_value("")


def test_languages_and_looks_change_what_is_copied(open_game: OpenGame) -> None:
    page = opened(open_game, "figures/?lang=pt")
    expect(page.locator("h1")).to_have_text(BUILDING["pt"]["title"])
    press(page, *BLOCK[:2])
    page.locator('[data-change="lang"]').select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.locator('[data-change="figure-lang"]').select_option("es")
    page.locator('[data-change="colours"]').select_option("dark")
    page.locator('[data-change="tileset"]').select_option("digits")
    page.locator('[data-change="caption"]').fill("Un comienzo")
    page.locator('[data-change="caption"]').press("Enter")
    text = page.locator('[data-spot="text-element"]')
    for piece in ('lang="es"', 'theme="dark"', 'tileset="digits"', "Un comienzo", "Fichas en el"):
        expect(text).to_have_value(re.compile(re.escape(piece)))


@pytest.mark.parametrize("state", ["chain", "board", "record"])
def test_axe_finds_nothing_and_nothing_sticks_out(open_game: OpenGame, state: str) -> None:
    language = {"chain": "en", "board": "pt", "record": "es"}[state]
    page = opened(open_game, f"figures/?lang={language}")
    if state == "chain":
        press(page, *BLOCK, "touch:4-3")
    elif state == "board":
        choose(page, "game", "blockers")
        press(page, "label:5", "place:C5", "label:6")
    else:
        page.locator(".builder-paste summary").click()
        page.locator('[data-change="written"]').fill((DATA / "golden_block_2.txt").read_text())
        press(page, "read")
    for summary in page.locator("summary").all():
        summary.click()
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(SIDEWAYS) == 0


def test_the_page_for_site_owners_is_for_everybody(open_game: OpenGame) -> None:
    page = open_game("for-sites/en.html", ready=False)
    expect(page.locator(".box button")).to_have_count(page.locator(".box").count())
    assert violations(page) == []
    for language in LANGUAGES:
        page.goto(f"{page.url.rpartition('/')[0]}/{language}.html")
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate(SIDEWAYS) == 0, language


def test_its_boxes_hold_the_real_address_and_can_be_copied(open_game: OpenGame) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    page = open_game("for-sites/it.html", ready=False, permissions=allowed)
    site = page.url.partition("for-sites/")[0]
    box = page.locator(".box").first
    box.get_by_role("button").click()
    expect(box.get_by_role("status")).to_have_text(BUILDING["it"]["copied"])
    assert f'src="{site}embed/1/tile-game.js"' in page.evaluate("navigator.clipboard.readText()")
    expect(page.locator(".box code").filter(has_text="games.example.org")).to_have_count(1)


def test_without_scripts_the_page_for_site_owners_is_whole(open_game: OpenGame) -> None:
    page = open_game("for-sites/es.html", ready=False, java_script_enabled=False)
    expect(page.locator("tile-game svg[role=img]")).to_have_count(3)
    expect(page.locator(".box pre").first).to_be_visible()
