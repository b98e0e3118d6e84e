"""Where things lie in the real page: the chain, its ghosts, and texts that must not be cut."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.app.link import Moment, position_of, print_link
from game.app.model import VIEWER
from game.app.saved import parse_save
from game.engine.chain import Chain
from game.engine.match import Match, play, started_again
from game.engine.record import parse_match
from game.games.catalogue import rules_for
from game.i18n import LANGUAGES
from game.view.layout import lay_out
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    FULL,
    Game,
    Mouse,
    address,
    block_plan,
    fives_plan,
    hand_seed_where,
    inside,
    on_table,
    overlap,
    play_hand,
    play_turn,
    prepare,
    start,
    viewer_passes,
)
from tools.bench.tapping import RECORD

SIZES = ((320, 568), (360, 740), (740, 360), (768, 1024), (1280, 800), (2560, 1440))
SEATS = (2, 3, 4)


@pytest.mark.parametrize("viewport", SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS if FULL else (4,))
def test_chain_lies_well(open_game: OpenGame, viewport: tuple[int, int], seats: int) -> None:
    plan = block_plan(seats)
    long = {2: 11, 3: 11, 4: 16}[seats]
    seed = hand_seed_where(plan, lambda match: len(match.state.chain.tiles) >= long, viewport[0])
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    hand.game.keep("Laid")
    start(hand, seed)
    play_hand(hand)
    laid = hand.game.watched("laid")
    last = len(laid[-1]["tiles"])
    assert last >= long
    assert {len(one["tiles"]) for one in laid} >= set(range(1, last + 1))
    for one in laid:
        check_chain(one)
    for before, after in pairwise(laid):
        check_step(before, after)


def chain_of(laid: dict[str, Any]) -> Chain:
    """The chain that the page had to show."""
    chain: Chain = parse_save(laid["save"])[0].match.state.chain
    return chain


def check_chain(laid: dict[str, Any]) -> None:
    """Every tile inside, none on another, ghosts too, nothing sticks out sideways."""
    tiles = laid["tiles"]
    assert list(tiles) == [str(tile) for tile in chain_of(laid).tiles]
    assert laid["sideways"] <= 0
    for box in (*tiles.values(), *laid["ghosts"]):
        assert inside(box, laid["felt"])
        assert inside(box, laid["chain"])
    for (name, one), (other, two) in combinations(tiles.items(), 2):
        assert not overlap(one, two), (name, other)
    for ghost in laid["ghosts"]:
        assert not any(overlap(ghost, box) for box in tiles.values())
    for one, two in combinations(laid["ghosts"], 2):
        assert not overlap(one, two)


def check_step(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Only the new tile is added; the others stay unless the whole chain is fitted anew."""
    assert after["replaced"] == []
    new = [name for name in after["tiles"] if name not in before["tiles"]]
    added = [change for change in after["changes"] if change.startswith("+")]
    assert added == [f"+{name}" for name in new]
    assert len(new) <= 1
    if refitted(before, after):
        return
    assert after["moved"] == []
    rings = {f"{name} class" for name in before["tiles"]}
    assert set(after["changes"]) - set(added) <= rings | {"list aria-label"}


def refitted(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether the chain is laid by another plan than before."""
    if before["room"] != after["room"]:
        return True
    plans = [lay_out(chain_of(one), *one["room"]) for one in (before, after)]
    return bool(plans[0].places) and plans[0].step != plans[1].step


@pytest.mark.parametrize("viewport", [(360, 740)], ids=str)
def test_turning_the_device_keeps_the_hand(open_game: OpenGame, viewport: tuple[int, int]) -> None:
    plan = block_plan(4)
    seed = hand_seed_where(plan, lambda match: len(match.state.chain.tiles) >= 16)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    game = hand.game
    start(hand, seed)
    play_hand(hand, on_table(12))
    assert not game.over()
    before = (game.saved(), game.lying(), game.own(), game.chips(), game.log())
    for width, height in ((740, 360), (1280, 800), (320, 568), viewport):
        page.evaluate("() => { watched.laid = []; watched.keepLaid = true; }")
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("watched.laid.length > 0")
        check_chain(game.watched("laid")[-1])
        assert (game.saved(), game.lying(), game.own(), game.chips(), game.log()) == before
    play_turn(hand)


@pytest.mark.parametrize("viewport", [(360, 740)], ids=str)
def test_turning_the_device_with_twenty_tiles_on_the_table(
    open_game: OpenGame, viewport: tuple[int, int]
) -> None:
    """All Fives with all four arms open to it, and a tile chosen."""
    match = with_tiles(parse_match(RECORD.read_text(), rules_for).match, 20)
    at = Moment(len(match.hands) - 1, len(match.state.moves))
    link = print_link(position_of(match, at))
    page = open_game(f"?lang=en&pace=instant#{link}", prepare=prepare, reduced_motion="reduce")
    page.locator('[data-do="take-offer"]').click()
    game = Game(page)
    game.wait_for_viewer()
    before = game.saved()
    assert len(game.match().state.chain.tiles) >= 20
    page.locator(".own.fits").first.click()
    for width, height in ((740, 360), (1280, 800), viewport):
        page.evaluate("() => { watched.laid = []; watched.keepLaid = true; }")
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("watched.laid.length > 0")
        check_chain(game.watched("laid")[-1])
        expect(page.locator(".own.chosen")).to_have_count(1)
        assert game.saved() == before


def with_tiles(match: Match, least: int) -> Match:
    """The running hand when so many tiles lie and the viewer is to move."""
    step = started_again(match)
    for move in match.state.moves:
        found = step.match.state
        if len(found.chain.tiles) >= least and found.mover == VIEWER:
            break
        step = play(step.match, move)
    return step.match


@pytest.mark.parametrize("viewport", [(360, 740), (1280, 800)], ids=str)
def test_the_end_of_a_hand_covers_no_tile(open_game: OpenGame, viewport: tuple[int, int]) -> None:
    """The settlement stands below the table, its first button has the focus, and Tab goes on.

    At a desk the end of a match needs no scrolling; nowhere does it stick out sideways.
    """
    at_desk = viewport[0] > 1100
    plan = block_plan(4, target=1) if at_desk else fives_plan(4)
    page = open_game(address(plan, "es"), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, 3)
    play_hand(hand)
    expect(page.locator('[data-spot="next"]')).to_be_focused()
    below = page.locator(".settlement").bounding_box()
    felt = page.locator(".felt").bounding_box()
    assert below is not None and felt is not None
    assert felt["y"] + felt["height"] <= below["y"] + 0.5
    last = page.locator(".lies.last").bounding_box()
    assert last is not None and last["y"] >= 0
    assert last["y"] + last["height"] <= viewport[1]
    page.keyboard.press("Tab")
    expect(page.locator(".settlement :focus")).to_have_count(1)
    root = "document.documentElement"
    if at_desk:
        assert page.evaluate(f"{root}.scrollHeight") == viewport[1]
    for width, height in ((740, 360), (700, 900), (768, 1024), viewport):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(f"{root}.scrollWidth") == width, (width, height)


CUT = """() => {
  const found = [], wide = document.documentElement.clientWidth;
  for (const one of document.querySelectorAll("#app *")) {
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const folded = one.closest(".heard, details:not([open]) > :not(summary)");
    if (!own || folded || box.width <= 1 || style.clipPath !== "none") continue;
    const text = one.textContent.trim().slice(0, 40);
    if (box.left < -0.5 || box.right > wide + 0.5) found.push(`outside: ${text}`);
    if (style.textOverflow === "ellipsis") {
      const range = document.createRange();
      range.selectNodeContents(one);
      if (one.scrollWidth > one.clientWidth) found.push(`shortened: ${one.className}: ${text}`);
      continue;
    }
    const drawn = one instanceof SVGElement;
    if (!drawn && style.display !== "inline" && (one.scrollWidth > one.clientWidth + 1 ||
        one.scrollHeight > one.clientHeight + 2 && style.overflowY !== "visible"))
      found.push(`cut: ${one.tagName}.${one.className}: ${text}`);
    const button = one.closest(".bar, .chip, .actions, .choice");
    if (button) {
      const around = button.getBoundingClientRect();
      if (box.right > around.right + 0.5 || box.bottom > around.bottom + 0.5 ||
          box.left < around.left - 0.5 || box.top < around.top - 0.5)
        found.push(`sticks out: ${text}`);
    }
  }
  if (document.documentElement.scrollWidth > wide) found.push("a scroll bar across");
  return found;
}"""
NARROW = ((320, 568), (360, 740))
SHORTENED = (
    "shortened: bar-note",
    "shortened: chip-name",
    "shortened: chip-tiles",
    "shortened: chip-state",
)
"""Texts that may end in dots where there is no room."""


def cut(page: Page) -> list[str]:
    """Texts that can't be read in full on a phone, though they should."""
    found: list[str] = []
    for width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        texts = [one for one in page.evaluate(CUT) if not one.startswith(SHORTENED)]
        found.extend(f"{width}: {text}" for text in texts)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_cut(open_game: OpenGame, lang: str) -> None:
    plan = block_plan(4, target=1)
    seed = hand_seed_where(plan, lambda match: viewer_passes(match) and two_ends(match))
    page = open_game(address(plan, lang), prepare=prepare, reduced_motion="reduce")
    for fold in page.locator(".fold > summary").all():
        fold.click()
    found = {"start": cut(page)}
    page.locator('[data-do="open:about"]').click()
    found["about"] = cut(page)
    page.locator('[data-do="open:start"]').click()
    hand = Mouse(Game(page))
    start(hand, seed)
    while not hand.game.over():
        name = f"turn {len(hand.game.match().state.moves)}"
        found[name] = cut(page)
        for tile in hand.game.own():
            page.locator(hand.game.tile(tile)).click(force=True)
            found[f"{name}, {tile}"] = cut(page)
        page.keyboard.press("Escape")
        play_turn(hand)
    found["end"] = cut(page)
    page.locator('.bar [data-do="drawer"]').click()
    found["scores"] = cut(page)
    page.locator('[data-do="open:start"]').click()
    assert {name: texts for name, texts in found.items() if texts} == {}


def two_ends(match: Any) -> bool:
    """Whether the hand is a long one, in which tiles fit more than one end."""
    return len(match.state.moves) >= 12 and match.state.leader != VIEWER
