"""Kept matches in the browser: played, listed, looked at, saved as a file and brought in."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game.app.bundle import open_bundle, print_bundle
from game.app.cupboard import put_away
from game.app.holdings import hands_of
from game.app.kept import Kept, print_kept, replayed
from game.app.replay import Place, moment, tape_of
from game.app.study import choices
from game.i18n import LANGUAGES
from tests.browser.conftest import OpenGame, wait_until_ready
from tests.browser.support import (
    FULL,
    Game,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    play_hand,
    prepare,
    start,
)
from tests.core.kept_matches import kept
from tests.core.test_history import Shelves

MATCHES = (kept(3, "block", 3), kept(4, "all-fives"), kept(6, "blockers", 3), kept(5, most=9))
PREFIX = "tiles.1."


def with_matches(*matches: Kept) -> Callable[[Page], None]:
    """A device that has kept these, before the page is loaded for the first time."""
    shelves = Shelves()
    for one in matches:
        put_away(shelves, one)
    texts = json.dumps({PREFIX + name: text for name, text in shelves.items()})

    def prepared(page: Page) -> None:
        page.add_init_script(
            f"""if (!sessionStorage.getItem("set")) {{
              sessionStorage.setItem("set", "1");
              for (const [name, text] of Object.entries({texts})) localStorage.setItem(name, text);
            }}"""
        )

    return prepared


def keys(page: Page) -> set[str]:
    """The names of the kept matches in the storage."""
    names: list[str] = page.evaluate("Object.keys(localStorage)")
    return {name for name in names if name.startswith(f"{PREFIX}kept.")}


def test_a_played_hand_is_kept_and_can_be_looked_at(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, lambda match: len(match.state.moves) >= 9))
    play_hand(hand)
    page.wait_for_function("Object.keys(localStorage).some(name => name.includes('.kept.'))")
    assert len(keys(page)) == 1
    match = hand.game.match()
    page.locator('[data-do="open:start"]').click()
    page.locator('[data-do="open:history"]').click()
    expect(page.locator("tbody tr")).to_have_count(1)
    page.locator('[data-do^="replay:"]').click()
    expect(page.locator(".replay h1")).to_be_visible()
    for ply in range(1, 4):
        page.locator('[data-do="go:forward"]').click()
        expect(page.locator(f'[data-do="jump:0:{ply}"]')).to_have_attribute("aria-current", "step")
    page.locator('[data-do="go:last"]').click()
    expect(page.locator(".replay .lies")).to_have_count(len(match.state.chain.tiles))
    page.go_back()
    expect(page.locator(".kept-matches")).to_be_visible()
    page.go_forward()
    expect(page.locator(".replay .lies")).to_have_count(len(match.state.chain.tiles))


def test_ways_about_a_replay(open_game: OpenGame) -> None:
    page = open_game("#history", prepare=with_matches(*MATCHES))
    one = MATCHES[0]
    tape = tape_of(one.key, replayed(one).match, one.humans)
    assert tape is not None
    page.locator(f'[data-do="replay:{one.key}"]').click()
    page.locator(".replay-slider input").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-do="jump:0:2"]')).to_have_attribute("aria-current", "step")
    page.locator('[data-do="jump:0:5"]').click()
    expect(page.locator(".replay-slider input")).to_have_value("5")
    held = hands_of(moment(tape, Place(0, 5)).match)[0]
    expect(page.locator(".replay-hands .small-tile")).to_have_count(len(held))
    page.locator('[data-change="show-hands"]').check()
    expect(page.locator(".replay-hands td", has_text="tiles")).to_have_count(0)
    page.locator('select[data-change="jump"]').select_option("1:0")
    expect(page.locator('[data-do="jump:1:0"]')).to_have_attribute("aria-current", "step")
    assert page.locator(".plot-picture").get_attribute("aria-label")


def test_the_expert_rates_a_hand_and_reckons_the_chances(open_game: OpenGame) -> None:
    one = MATCHES[-1]
    tape = tape_of(one.key, replayed(one).match, one.humans)
    assert tape is not None
    places = choices(tape, 0, tape.humans)
    page = open_game("#history", prepare=with_matches(*MATCHES))
    page.locator(f'[data-do="replay:{one.key}"]').click()
    page.locator('[data-do="opinions:on"]').click()
    expect(page.locator(".replay-study progress")).to_have_attribute("max", str(len(places)))
    expect(page.locator(".replay-thought")).to_have_count(len(places), timeout=30_000)
    expect(page.locator(".replay-study progress")).to_have_count(0)
    expect(page.locator(".study-sums li").first).to_contain_text("the expert")
    page.locator(f'[data-do="jump:0:{places[0].ply + 1}"]').click()
    expect(page.locator(".replay-opinion tbody tr").nth(1)).to_be_visible()
    page.locator('[data-do="chances:on"]').click()
    expect(page.locator(".replay-study .plot-picture")).to_be_visible()
    expect(page.locator('[data-do="chances:off"]')).to_be_focused()
    page.locator('[data-do="chances:off"]').click()
    expect(page.locator(".plot-picture")).to_have_count(1)


def test_everything_goes_into_a_file_and_comes_back(open_game: OpenGame, tmp_path: Path) -> None:
    page = open_game("#history", prepare=with_matches(*MATCHES))
    expect(page.locator("tbody tr")).to_have_count(len(MATCHES))
    with page.expect_download() as download:
        page.locator('[data-do="export"]').click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("tiles-20") and file.suffix == ".txt"
    assert sum(piece.kind == "match" for piece in open_bundle(file.read_text())) == len(MATCHES)
    other = open_game("#history")
    expect(other.locator(".kept-matches")).to_have_count(0)
    for outcome in (
        f"{len(MATCHES)} matches are new.",
        f"{len(MATCHES)} matches were here already.",
    ):
        with other.expect_file_chooser() as chooser:
            other.locator('[data-do="import"]').click()
        chooser.value.set_files(file)
        expect(other.get_by_text(outcome)).to_be_visible()
        expect(other.locator(".kept-matches tbody tr")).to_have_count(len(MATCHES))
    other.reload()
    wait_until_ready(other)
    expect(other.locator(".kept-matches tbody tr")).to_have_count(len(MATCHES))


def test_a_file_that_is_none_changes_nothing(open_game: OpenGame, tmp_path: Path) -> None:
    page = open_game("#history", prepare=with_matches(*MATCHES))
    before = keys(page)
    file = tmp_path / "x.txt"
    for text in ("hello", print_bundle(map(print_kept, MATCHES), None, None)[:-9]):
        file.write_text(text)
        with page.expect_file_chooser() as chooser:
            page.locator('[data-do="import"]').click()
        chooser.value.set_files(file)
        expect(page.locator(".archive-file .error")).to_contain_text("Nothing was changed.")
        page.locator('.archive-file [data-do="close-report"]').click()
    assert keys(page) == before and len(before) == len(MATCHES)


def test_deleting_asks_first(open_game: OpenGame) -> None:
    page = open_game("#history", prepare=with_matches(*MATCHES))
    key = MATCHES[0].key
    page.locator(f'[data-do="ask-forget:{key}"]').click()
    expect(page.locator('[data-do="keep-it"]')).to_be_focused()
    page.locator('[data-do="keep-it"]').click()
    expect(page.locator(f'[data-do="replay:{key}"]')).to_be_focused()
    page.locator(f'[data-do="ask-forget:{key}"]').click()
    page.locator(f'[data-do="forget:{key}"]').click()
    expect(page.locator("tbody tr")).to_have_count(len(MATCHES) - 1)
    assert f"{PREFIX}kept.{key}" not in keys(page)


@pytest.mark.parametrize("lang", LANGUAGES if FULL else LANGUAGES[-1:])
def test_nothing_reaches_over_the_edge(open_game: OpenGame, lang: str) -> None:
    page = open_game(f"?lang={lang}#history", prepare=with_matches(*MATCHES))
    page.set_viewport_size({"width": 320, "height": 640})
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0
    for one in MATCHES:
        page.locator(f'[data-do="replay:{one.key}"]').click()
        page.locator(".plot summary").first.click()
        assert page.evaluate(wide) == 0
        page.locator('[data-do="open:history"]').click()
    page.locator('[data-do="open:statistics"]').click()
    expect(page.locator(".stats").first).to_be_visible()
    assert page.evaluate(wide) == 0
