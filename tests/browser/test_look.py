"""Tile sets, motion and sounds on the real page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from game.app.look import TileSet
from game.app.model import VIEWER
from game.engine.match import Match
from game.engine.moves import Play
from tests.browser.axe import violations
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    Game,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    own_move,
    prepare,
    start,
)
from tests.tools.test_palette import NON_TEXT, contrast

PLAN = block_plan(2)
RUNNING = "document.getAnimations().filter(one => one.playState === 'running').length"
SLOWLY = """(() => {
  const animate = Element.prototype.animate;
  window.flown = [];
  Element.prototype.animate = function (frames, timing) {
    const found = animate.call(this, frames, timing);
    if (this.parentElement?.className === "flights") {
      window.flown.push(found);
      found.pause();
    }
    return found;
  };
})()"""
EARS = """(() => {
  window.tones = 0;
  window.contexts = [];
  window.AudioContext = class extends window.AudioContext {
    constructor() { super(); window.contexts.push(this); }
    createOscillator() { window.tones += 1; return super.createOscillator(); }
  };
})()"""


def viewer_leads(match: Match) -> bool:
    """Whether the viewer begins and plays again after the computer has."""
    return match.state.leader == VIEWER and all(
        isinstance(move, Play) for move in match.state.moves[:3]
    )


def led(page: Page) -> Mouse:
    """A hand in which the viewer has led and the computer waits for ever."""
    hand = Mouse(Game(page))
    page.evaluate("window.holdTimers = true")
    hand.game.seed(hand_seed_where(PLAN, viewer_leads))
    hand.press("new")
    lead(hand)
    return hand


def lead(hand: Mouse) -> None:
    move = own_move(hand.game.match())
    assert isinstance(move, Play)
    hand.play(move)


def slow(page: Page) -> None:
    """Hold every flight at its beginning."""
    prepare(page)
    page.add_init_script(SLOWLY)


def test_a_tap_on_the_table_ends_the_wait(open_game: OpenGame) -> None:
    page = open_game(address(PLAN, pace="slow"), prepare=prepare, reduced_motion="reduce")
    hand = led(page)
    expect(page.locator(".hand.waiting")).to_have_count(1)
    page.locator(".felt").click(position={"x": 200, "y": 200})
    expect(page.locator(".lying > [data-tile]")).to_have_count(2)
    hand.game.wait_for_viewer()
    lead(hand)
    page.keyboard.press("f")
    expect(page.locator(".lying > [data-tile]")).to_have_count(4)


def test_only_the_new_tile_moves(open_game: OpenGame) -> None:
    page = open_game(address(PLAN, pace="slow"), prepare=slow)
    hand = led(page)
    expect(page.locator(".flights > *")).to_have_count(1)
    page.evaluate("window.flown.forEach(one => one.finish())")
    expect(page.locator(".flights > *")).to_have_count(0)
    hand.game.keep("Laid")
    page.locator(".felt").click(position={"x": 200, "y": 200})
    expect(page.locator(".flights > *")).to_have_count(1)
    expect(page.locator(".lying > [data-tile]")).to_have_count(2)
    laid = hand.game.watched("laid")
    assert laid and not any(one["moved"] or one["replaced"] for one in laid)
    hand.game.wait_for_viewer()
    lead(hand)
    expect(page.locator(".flights > *")).to_have_count(2)
    assert page.locator(".lying > [data-tile]").count() == 3
    page.evaluate("window.flown.forEach(one => one.finish())")
    expect(page.locator(".flights > *")).to_have_count(0)


@pytest.mark.parametrize("how", ["reduced", "instant"])
def test_nothing_flies_where_it_is_not_wanted(open_game: OpenGame, how: str) -> None:
    reduced = "reduce" if how == "reduced" else "no-preference"
    pace = "fast" if how == "reduced" else "instant"
    page = open_game(address(PLAN, pace=pace), prepare=slow, reduced_motion=reduced)
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(PLAN, viewer_leads))
    lead(hand)
    hand.game.wait_for_viewer()
    lead(hand)
    assert page.evaluate("window.flown.length") == 0
    assert page.locator(".flights").count() == 0
    if how == "reduced":
        assert page.evaluate(RUNNING) == 0


def test_sounds_are_off_until_they_are_switched_on(open_game: OpenGame) -> None:
    def listen(page: Page) -> None:
        prepare(page)
        page.add_init_script(EARS)

    page = open_game(address(PLAN, pace="instant"), prepare=listen)
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(PLAN, viewer_leads))
    lead(hand)
    assert page.evaluate("window.contexts.length + window.tones") == 0
    hand.press("open:settings")
    page.locator('[data-change="sounds"]').check()
    assert page.evaluate("window.contexts.length") == 1
    hand.press("open:table")
    before = page.evaluate("window.tones")
    lead(hand)
    assert page.evaluate("window.tones") > before > 0
    assert page.evaluate("window.contexts.length") == 1
    page.wait_for_function("window.contexts[0].state === 'suspended'")


def test_tile_sets_change_the_same_tiles(open_game: OpenGame) -> None:
    page = open_game(address(PLAN), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(PLAN, viewer_leads))
    page.evaluate("window.first = document.querySelector('.own .tile')")
    looks = set()
    for tileset in TileSet:
        page.evaluate("set => { document.documentElement.dataset.tileset = set; }", tileset.value)
        shown = page.evaluate(
            """() => [".pip", ".digit", ".face"].map(name => {
              const style = getComputedStyle(document.querySelector(".own .tile " + name));
              return style.display + style.fill + style.stroke;
            }).join()"""
        )
        looks.add(shown)
        digits = tileset is TileSet.DIGITS
        expect(page.locator(".own .digit").first).to_be_visible(visible=digits)
        assert page.locator(".own .pip:visible").count() == 0 or not digits
    assert len(looks) == len(TileSet)
    assert page.evaluate("window.first.isConnected")


def test_pips_stand_out_in_forced_colours(open_game: OpenGame) -> None:
    """Of every tile set, in a light and in a dark system: on the table and in the hand."""
    page = open_game(address(PLAN), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(PLAN, viewer_leads))
    lead(hand)
    hand.game.wait_for_viewer()
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        for tileset in TileSet:
            page.evaluate("one => { document.documentElement.dataset.tileset = one; }", tileset)
            for where in (".own.fits", ".own", ".lies"):
                mark = ".digit" if tileset is TileSet.DIGITS else ".pip"
                ink, face = (
                    page.locator(f"{where} {part}").first.evaluate(
                        "(one, name) => getComputedStyle(one)[name]", name
                    )
                    for part, name in ((mark, "stroke"), (".face", "fill"))
                )
                found = contrast(hexadecimal(ink), hexadecimal(face))
                assert found >= NON_TEXT, (scheme, tileset, where, ink, face)


def hexadecimal(text: str) -> str:
    """The colour of a computed style, as style sheets write it."""
    return "#" + "".join(f"{int(one):02x}" for one in re.findall(r"\d+", text)[:3])


def test_settings_from_the_table_and_back(open_game: OpenGame) -> None:
    page = open_game(address(PLAN), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(PLAN, viewer_leads))
    page.locator('.panel [data-do="open:settings"]').click()
    page.locator('[data-change="tileset"][value="dark"]').check()
    page.locator('[data-change="felt"][value="blue"]').check()
    page.locator('[data-change="contrast"]').select_option("more")
    html = page.locator("html")
    for name, value in (("tileset", "dark"), ("felt", "blue"), ("contrast", "more")):
        expect(html).to_have_attribute(f"data-{name}", value)
    assert violations(page) == []
    hand.press("open:table")
    assert violations(page) == []
    page.reload()
    expect(html).to_have_attribute("data-tileset", "dark")
    assert hand.game.prefs()["felt"] == "blue"
