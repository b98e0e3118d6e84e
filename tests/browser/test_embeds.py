"""Boards in frames on pages of another origin: what site owners complain of elsewhere."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Page, expect

from game.app.embed_address import Control, Fit, Mode, Start, print_embed
from game.games.catalogue import CATALOGUE
from game.i18n import LANGUAGES
from game.i18n.boot import BOOT
from game.i18n.embedding import EMBEDDING
from tests.browser.axe import violations
from tests.browser.conftest import OpenGame, Watch, answer_with, wait_until_ready
from tests.browser.hosts import (
    ASK,
    Host,
    board,
    embed,
    played,
    position,
    shown,
    to_play,
    wait_for_board,
)
from tests.core.support import DATA

GAMES = [entry.game for entry in CATALOGUE]
OF_RUNTIME = re.compile(r"/runtime-|/game-[0-9a-f]+\.|pyscript\.toml|\.py$")
FORBIDDEN = """(() => {
  window.touched = [];
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() {
      touched.push(name);
      throw new DOMException("denied", "SecurityError");
    } });
})()"""
OUTSIDE = """() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = [...document.querySelectorAll("button, a, input, select, .lies, .cell, .chip")]
    .filter(one => one.checkVisibility())
    .filter(one => {
      const { left, right } = one.getBoundingClientRect();
      return left < -0.5 || right > clientWidth + 0.5;
    });
  return [scrollWidth - clientWidth, found.map(one => one.outerHTML.slice(0, 80))];
}"""


# --- Before anybody asks ----------------------------------------------------------------


def test_nothing_of_the_runtime_is_loaded_before_somebody_asks(host: Host, visit: Any) -> None:
    found: list[str] = []
    three = [embed(played(game), drawn=True) for game in GAMES]
    body = "".join(host.frame("?" + print_embed(one)) for one in three)

    def listen(page: Page) -> None:
        page.on("request", lambda request: found.append(request.url))

    page = visit(body, prepare=listen)
    for at in range(len(three)):
        expect(board(page, at).locator(".laid")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len([url for url in found if "/embed/1/" in url]) == len(three)
    assert [url for url in found if OF_RUNTIME.search(url)] == []
    board(page).locator(ASK).click()
    wait_for_board(page)
    assert [url for url in found if "/runtime-" in url]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_first(open_game: OpenGame, language: str) -> None:
    """A drawn position in the reader's language; its tiles are named to those who can't see."""
    match = played("all-fives")
    page = open_game(
        f"embed/1/?{print_embed(embed(match, drawn=True, lang=language))}", ready=False
    )
    texts = EMBEDDING[language]
    chain = match.state.chain
    expect(page.locator(".laid .tile")).to_have_count(len(chain.tiles))
    named = page.locator(".laid").get_attribute("aria-label") or ""
    assert all(str(tile) in named for tile in chain.tiles)
    assert page.locator(".laid-value").all_text_contents() == list(map(str, chain.values))
    expect(page.locator(ASK)).to_have_text(texts["embed.play.on"])
    link = page.locator("#embed-full")
    expect(link).to_have_text(texts["embed.full"])
    assert (link.get_attribute("href") or "").endswith(f"#{position(match)}")
    assert link.get_attribute("target") == "_blank"
    assert page.locator("html").get_attribute("lang") == language
    assert violations(page) == []


def test_an_address_written_by_hand_has_a_poster(open_game: OpenGame) -> None:
    match = played("blockers", 3)
    asked = print_embed(embed(match, Mode.FIGURE))
    page = open_game(f"embed/1/#{asked}", ready=False, color_scheme="dark")
    expect(page.locator(".laid-stone").first).to_be_visible()
    assert page.locator(".laid").get_attribute("aria-hidden") == "true"
    expect(page.locator(ASK)).to_have_text(EMBEDDING["en"]["embed.show"])
    page.locator(ASK).click()
    wait_until_ready(page)
    expect(page.locator(".cell .stone")).to_have_count(
        sum(one is not None for one in match.state.cells)
    )
    assert page.locator("#app button").count() == 0
    assert violations(page) == []


def test_a_board_is_drawn_as_it_lies(open_game: OpenGame) -> None:
    match = played("blockers", 3, 12)
    page = open_game(f"embed/1/?mode=figure&{print_embed(embed(match, drawn=True))}", ready=False)
    lying = sum(one is not None for one in match.state.cells)
    expect(page.locator(".laid-stone")).to_have_count(lying)
    box = page.locator(".laid-space").last.bounding_box()
    assert box is not None
    assert abs(box["width"] - box["height"]) < 1 < box["width"]
    page = open_game(f"embed/1/?picture={shown(match)}&mode=figure&lang=en", ready=False)
    expect(page.locator(ASK)).to_have_text("Play")


def test_query_and_fragment_both_count_and_the_rest_is_listed(open_game: OpenGame) -> None:
    said: list[str] = []

    def listen(page: Page) -> None:
        page.on("console", lambda one: said.append(one.text) if one.type == "warning" else None)

    query = "?game=blockers&theme=pink&colour=red"
    page = open_game(f"embed/1/{query}#lang=it&players=9", ready=False, prepare=listen)
    expect(page.locator(ASK)).to_have_text("Gioca")
    expect(page.locator("#embed-title")).to_contain_text("Blockers!")
    page.locator(ASK).click()
    wait_until_ready(page)
    found = {one.removeprefix("embed: not understood: ") for one in said if "embed:" in one}
    assert found == {"theme=pink", "colour=red", "players=9"}


def test_old_addresses_work_for_ever(open_game: OpenGame) -> None:
    """What each draws before Python; how it opens, tests/core/test_embedding.py knows."""
    lines = (DATA / "embeds_1.txt").read_text().splitlines()
    frozen = [line for line in lines if line[0] in "?#" and not line.startswith("# ")]
    page = open_game("embed/1/", ready=False)
    start = page.url
    for address in frozen:
        page.goto("about:blank")
        page.goto(start + address)
        expect(page.locator(".laid")).to_be_visible()
        asked = dict(parse_qsl(address.replace("#", "&").lstrip("?&")))
        own = "picture" in asked
        assert page.locator("html").get_attribute("data-picture") == (
            "own" if own else "other" if {"position", "record", "deal"} & set(asked) else "poster"
        )
        if own:
            laid, at_once = asked["picture"].partition("~")[0][2:], ".laid .tile, .laid-stone"
            size = 5 if asked["picture"].startswith("1c") else 4
            expect(page.locator(at_once)).to_have_count(len(laid) // size)
        begun = "0" if asked.get("start") == "load" else "1"
        assert str(page.locator(ASK).count()) == begun


# --- When somebody asks -----------------------------------------------------------------


def test_progress_is_told_and_a_missing_file_named(open_game: OpenGame, watch: Watch) -> None:
    watch.expect(".*")
    page = open_game("embed/1/?lang=es", ready=False)
    page.route("**/pyodide.asm.wasm", answer_with(404))
    page.locator(ASK).click()
    expect(page.locator("#boot-line")).to_contain_text(BOOT["es"]["boot.missing"].split("{")[0])
    page.unroute("**/pyodide.asm.wasm")
    page.locator("#boot-again").click()
    expect(page.locator(ASK)).to_have_text("Jugar")


def test_a_reader_plays_where_storage_is_denied(host: Host, visit: Any) -> None:
    """In a frame of another site; the board does not even try to keep anything."""
    asked = print_embed(embed(to_play()))
    page = visit(host.frame("?" + asked), prepare=lambda page: page.add_init_script(FORBIDDEN))
    board(page).locator(ASK).press("Enter")
    live = wait_for_board(page)
    expect(live.locator("[data-home]")).to_be_focused()
    live.locator(".chip.you.turn").wait_for()
    before = live.locator(".lies").count()
    live.locator(".own.fits").first.click()
    live.locator(".own.chosen").press("Enter")
    expect(live.locator(".lies").nth(before)).to_be_attached()
    assert page.frames[1].evaluate("touched") == []
    expect(live.locator(".notice")).to_have_count(0)


def test_the_match_of_the_site_stays_as_it_is(open_game: OpenGame) -> None:
    page = open_game("?lang=en&game=block&pace=instant")
    page.evaluate("localStorage.setItem('match', 'of another game'), localStorage.tiles = 'too'")
    page.locator('.button[data-do="new"]').click()
    page.wait_for_function("localStorage.getItem('tiles.1.match')")
    others = "Object.keys(localStorage).filter(one => !one.startsWith('tiles.1.')).sort()"
    assert page.evaluate(others) == ["match", "tiles"]
    assert page.evaluate("localStorage.match + localStorage.tiles") == "of another gametoo"
    kept = "JSON.stringify(Object.entries(localStorage).sort())"
    page.goto(page.url.partition("?")[0] + "rules/en/block.html")
    before = page.evaluate(kept)
    asked = print_embed(replace(embed(to_play(), lang="pt"), start=Start.LOAD))
    page.goto(page.url.partition("rules/")[0] + f"embed/1/?theme=dark&{asked}")
    wait_until_ready(page)
    page.locator(".chip.you.turn").wait_for()
    page.locator(".own.fits").first.click()
    page.locator(".own.chosen").press("Enter")
    expect(page.locator(".chip.you.turn")).to_be_hidden()
    assert page.evaluate(kept) == before


@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-popups"])
def test_it_plays_in_a_sandbox(host: Host, visit: Any, sandbox: str) -> None:
    page = visit(host.frame("?lang=en", f'width="450" height="600" sandbox="{sandbox}"'))
    board(page).locator(ASK).click()
    live = wait_for_board(page)
    expect(live.locator(".hand .own").first).to_be_visible()


def test_without_scripts_there_are_words_and_a_link(host: Host, visit: Any, watch: Watch) -> None:
    watch.expect("Blocked script execution")
    page = visit(host.frame("?lang=en", 'width="450" height="400" sandbox'))
    still = board(page)
    expect(still.locator("noscript p[lang=en]")).to_be_visible()
    expect(still.locator("#embed-full")).to_be_visible()
    expect(still.locator(ASK)).to_be_hidden()
    expect(still.locator("#boot-picture")).to_be_hidden()


# --- On the page around -----------------------------------------------------------------


def test_focus_scroll_and_wheel_stay_with_the_page(host: Host, visit: Any) -> None:
    tall = '<p style="height:1500px">Words</p>'
    page = visit(tall + host.frame("?lang=en&start=load") + tall)
    wait_for_board(page)
    assert page.evaluate("[document.activeElement.tagName, scrollY]") == ["BODY", 0]
    page.locator("iframe").scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    box = page.locator("iframe").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.wheel(0, 120)
    page.wait_for_function(f"scrollY > {before}")
    assert page.evaluate("document.activeElement.tagName") == "BODY"


@pytest.mark.parametrize("width", [300, 360, 450, 700, 1200])
def test_nothing_is_cut_off_in_any_column(open_game: OpenGame, width: int) -> None:
    """Pictures of every game, then one board after the other in the same page."""
    page = open_game("embed/1/?lang=es&start=load&fit=content", ready=False)
    page.set_viewport_size({"width": width, "height": 640})
    wait_until_ready(page)
    sources = [embed(played(game, 2, 10)) for game in GAMES]
    for one in [*sources, embed(played("all-fives", 4, 14)), embed(played("blockers", 5, 14))]:
        assert one.source is not None
        said = {"tileGame": 1, "type": "load", "position": one.source.text}
        page.evaluate(
            "text => document.dispatchEvent(new CustomEvent('tiles:host', { detail: text }))",
            json.dumps(said),
        )
        kind = ".grid-felt" if one.game == "blockers" else ".felt"
        page.locator(f".players.of-{one.players} + {kind}").wait_for()
        assert page.evaluate(OUTSIDE) == [0, []], one.game


@pytest.mark.parametrize("width", [300, 700])
def test_a_replay_fits_its_column(open_game: OpenGame, width: int) -> None:
    one = replace(embed(played("all-fives", 2, 12), Mode.REPLAY), start=Start.LOAD, ply=9)
    one = replace(one, controls=tuple(Control), fit=Fit.CONTENT)
    page = open_game(f"embed/1/#{print_embed(one)}", ready=False)
    page.set_viewport_size({"width": width, "height": 640})
    wait_until_ready(page)
    expect(page.locator(".replay-place")).to_contain_text("9")
    assert page.evaluate(OUTSIDE) == [0, []]
    page.locator('[data-do="go:forward"]').click()
    expect(page.locator(".replay-place")).to_contain_text("10")
    assert violations(page) == []
