"""Options and settings: what is chosen is played, kept and shown, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from game.app.model import VIEWER
from game.i18n import CATALOGUES, LANGUAGES, Words
from tests.browser.conftest import OpenGame, wait_until_ready
from tests.browser.support import (
    FULL,
    Game,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    on_table,
    play_hand,
    play_turn,
    prepare,
    shown_words,
    start,
    viewer_passes,
)


def test_options_are_played(open_game: OpenGame) -> None:
    page = open_game("?lang=en&pace=instant", prepare=prepare)
    game = Game(page)
    page.locator('[data-change="seats"][value="3"]').check()
    page.locator(".rules-fold > summary").click()
    page.locator('[data-change="option:target"]').fill("45")
    page.keyboard.press("Tab")
    page.locator('[data-change="option:opener"]').select_option("highest-double")
    page.locator('[data-change="option:block-score"]').select_option("gross")
    expect(page.locator(".start-plan")).to_have_text("Block, 3 players, to 45 points")
    kept = game.prefs()
    assert kept["seats"] == 3
    assert kept["options"] == {
        "block-score": "gross",
        "opener": "highest-double",
        "target": "45",
    }
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".start-plan")).to_have_text("Block, 3 players, to 45 points")

    start(Mouse(game), 3)
    rules = game.match().rules
    assert (rules.seats, rules.target) == (3, 45)
    assert dict(rules.options)["opener"] == "highest-double"
    assert dict(rules.options)["block-score"] == "gross"
    assert page.locator(".lot").count() == 0


def test_bad_target_is_told(open_game: OpenGame) -> None:
    page = open_game(address(block_plan(2)), prepare=prepare)
    page.locator(".rules-fold > summary").click()
    field = page.locator('[data-change="option:target"]')
    for good, bad in (("70", "0"), ("71", "10000"), ("72", "2.5"), ("73", "-3")):
        field.fill(good)
        field.press("Tab")
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(field).not_to_have_attribute("aria-invalid", "true")
        field.fill(bad)
        field.press("Tab")
        expect(page.get_by_role("alert")).to_have_text(Words("en")("option.target.bad"))
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(page.locator(".start-plan")).to_contain_text(good)
        assert Game(page).prefs()["options"] == {"target": good}


TO_PLAY = """() => document.querySelector(".settlement") ||
  document.querySelector(".chip.you.turn") && !document.querySelector("[data-do=pass]")"""


def test_pass_for_me(open_game: OpenGame) -> None:
    plan = block_plan(2)
    seed = hand_seed_where(plan, viewer_passes)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    hand.press("open:settings")
    page.locator('[data-change="pass-alone"]').check()
    hand.press("open:start")
    hand.game.seed(seed)
    hand.press("new")
    while True:
        page.wait_for_function(TO_PLAY)
        if hand.game.over():
            break
        play_turn(hand)
    assert viewer_passes(hand.game.match())


def words_of(lang: str) -> set[str]:
    """All words of a catalogue, in small letters."""
    texts = CATALOGUES[lang].values()
    forms = [
        form for text in texts for form in (text.values() if isinstance(text, dict) else [text])
    ]
    return {word for form in forms for word in words_in(re.sub(r"\{.*?\}", " ", form))}


def words_in(text: str) -> set[str]:
    """The words of a text, in small letters."""
    return set(re.findall(r"[^\W\d_]+", text.casefold()))


PAIRS = [("en", lang) for lang in LANGUAGES if lang != "en"] + [("pt", "en")]


@pytest.mark.parametrize(("old", "new"), PAIRS if FULL else [("en", "pt")])
def test_language_in_mid_hand(open_game: OpenGame, old: str, new: str) -> None:
    plan = block_plan(4)
    query = address(plan, old).replace("lang=", "x=").replace("options=", "options=target%3Anone")
    seed = hand_seed_where(plan, lambda match: len(match.state.chain.tiles) >= 14)
    page = open_game(query, prepare=prepare, reduced_motion="reduce", locale=old)
    page.locator('[data-change="seats"][value="4"]').check()
    expect(page.locator(".notice p")).to_have_text(Words(old)("trouble.bad-address"))
    hand = Mouse(Game(page))
    start(hand, seed)
    play_hand(hand, on_table(10))
    game = hand.game
    assert not game.over()
    before = (game.saved(), game.own(), game.lying())

    hand.press("open:start")
    page.locator('[data-change="lang"]').select_option(new)
    expect(page.locator("html")).to_have_attribute("lang", new)
    expect(page.locator(".notice p")).to_have_text(Words(new)("trouble.bad-address"))
    check_words(page, old, new)
    hand.press("open:table")
    check_words(page, old, new)
    assert (game.saved(), game.own(), game.lying()) == before
    refused = next(one for one in game.own() if not fits(page, one))
    page.locator(game.tile(refused)).click(force=True)
    check_words(page, old, new)
    play_hand(hand)
    check_words(page, old, new)
    assert game.prefs()["lang"] == new


def fits(page: Page, tile: str) -> bool:
    """Whether an own tile fits now."""
    return page.locator(f"{Game(page).tile(tile)}.fits").count() == 1


def check_words(page: Page, old: str, new: str) -> None:
    """Whether no word of the old catalogue is left that the new one does not have."""
    left = words_in(shown_words(page)) & (words_of(old) - words_of(new))
    assert left == set()


def background(page: Page) -> str:
    """The colour behind everything."""
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def test_theme_in_mid_hand(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare, color_scheme="light")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, lambda match: match.state.leader == VIEWER))
    play_turn(hand)
    light, record = background(page), hand.game.saved()
    hand.press("open:settings")
    page.locator('[data-change="theme"]').select_option("dark")
    hand.press("open:table")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = background(page)
    assert dark != light
    assert hand.game.saved() == record
    page.reload()
    wait_until_ready(page)
    assert background(page) == dark
    hand.press("open:settings")
    page.locator('[data-change="theme"]').select_option("system")
    assert background(page) == light
    page.emulate_media(color_scheme="dark")
    assert background(page) == dark


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_theme_and_language_of_the_address(open_game: OpenGame, theme: str) -> None:
    page = open_game(f"?lang=pt-BR&theme={theme}", prepare=prepare, color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(page.locator('[data-spot="go"]')).to_have_text(Words("pt")("start.play"))
    page.locator('[data-do="open:settings"]').click()
    assert page.locator('[data-change="theme"]').input_value() == theme
    assert page.evaluate("localStorage.getItem('tiles.1.prefs')") is None
