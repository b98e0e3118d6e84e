"""Dragging own tiles to the table, by mouse and by finger; swipes that only scroll."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import pytest
from playwright.sync_api import CDPSession, Page, expect

from game.app.model import VIEWER
from game.engine.match import Match
from game.engine.moves import PASS, Play
from game.engine.record import print_match
from game.engine.tile import Tile
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    Game,
    Mouse,
    address,
    ahead,
    block_plan,
    hand_seed_where,
    own_move,
    prepare,
    start,
)

PLAN = block_plan(2)
LOW = {"width": 360, "height": 460}
"""A window that the page is taller than."""


class Pointer(Protocol):
    """Presses, moves and releases at points of the window."""

    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self) -> None: ...


class MousePointer:
    """The left button of the mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y, steps=5)

    def up(self) -> None:
        self._mouse.up()


class FingerPointer:
    """One finger, as the browser gets it from the screen."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._at = x, y
        self._send("touchStart", self._at)

    def move(self, x: float, y: float) -> None:
        from_x, from_y = self._at
        for step in range(1, 9):
            self._at = from_x + (x - from_x) * step / 8, from_y + (y - from_y) * step / 8
            self._send("touchMove", self._at)

    def up(self) -> None:
        self._send("touchEnd")


POINTERS: dict[str, type[MousePointer] | type[FingerPointer]] = {
    "mouse": MousePointer,
    "touch": FingerPointer,
}


@pytest.fixture(params=POINTERS)
def way(request: pytest.FixtureRequest) -> str:
    """By what tiles are dragged."""
    return str(request.param)


@pytest.fixture
def hand(open_game: OpenGame, way: str) -> Mouse:
    """The page with a hand in which the viewer plays first."""
    touch = way == "touch"
    size = LOW if touch else {"width": 1280, "height": 800}
    page = open_game(
        address(PLAN), prepare=prepare, reduced_motion="reduce", has_touch=touch, viewport=size
    )
    mouse = Mouse(Game(page))
    start(mouse, hand_seed_where(PLAN, leads_and_plays_on))
    return mouse


def leads_and_plays_on(match: Match) -> bool:
    """Whether the viewer leads and the first turn after that is no pass."""
    return (
        match.state.leader == VIEWER
        and len(match.state.moves) > 8
        and PASS not in match.state.moves[:4]
    )


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of an element in the window."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_until_at(page: Page, selector: str, x: float, y: float) -> None:
    """Until the middle of an element is there, give or take what a chosen tile stands higher."""
    page.wait_for_function(
        """([selector, x, y]) => {
          const box = document.querySelector(selector).getBoundingClientRect();
          return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 8;
        }""",
        arg=[selector, x, y],
    )


def scrolled(page: Page) -> float:
    """How far the page is scrolled."""
    found = page.evaluate("scrollY")
    return float(found)


@contextmanager
def lifted(page: Page, pointer: Pointer, tile: Tile) -> Iterator[None]:
    """Press on an own tile and pull it up until it is a drag; release at the end."""
    page.locator(Game(page).tile(tile)).scroll_into_view_if_needed()
    x, y = middle(page, Game(page).tile(tile))
    pointer.down(x, y)
    pointer.move(x, y - 30)
    expect(page.locator(".own[data-dragged]")).to_have_count(1)
    try:
        yield
    finally:
        pointer.up()
    expect(page.locator(".own[data-dragged]")).to_have_count(0)


def drag_onto_end(page: Page, pointer: Pointer, move: Play) -> None:
    """Drag an own tile close to an end, not quite onto it."""
    with lifted(page, pointer, move.tile):
        x, y = middle(page, Game(page).ghost(move.arm))
        pointer.move(x + 6, y + 5)


def test_hand_by_dragging(hand: Mouse, way: str) -> None:
    game = hand.game
    pointer = POINTERS[way](game.page)
    seed = hand_seed_where(PLAN, leads_and_plays_on)
    while not game.over():
        move = own_move(game.match())
        if isinstance(move, Play):
            drag_onto_end(game.page, pointer, move)
        else:
            hand.press("pass")
        game.wait_for_viewer()
    assert print_match(game.match()) == print_match(ahead(PLAN, seed, hands=1))


def test_tile_follows_and_goes_home(hand: Mouse, way: str) -> None:
    game, page = hand.game, hand.game.page
    pointer = POINTERS[way](page)
    move = own_move(game.match())
    assert isinstance(move, Play)
    tile = page.locator(game.tile(move.tile))
    tile.scroll_into_view_if_needed()
    before, record, at = scrolled(page), game.saved(), middle(page, game.tile(move.tile))
    with lifted(page, pointer, move.tile):
        pointer.move(at[0] + 20, at[1] - 150)
        wait_until_at(page, game.tile(move.tile), at[0] + 20, at[1] - 150)
        pointer.move(at[0] + 20, at[1] + 40)
    assert scrolled(page) == before
    assert game.saved() == record
    assert tile.evaluate("one => one.style.translate") == ""
    expect(page.locator(".own.chosen")).to_have_count(0)
    wait_until_at(page, game.tile(move.tile), *at)


def own_order(page: Page) -> list[str]:
    """The tiles of the own hand as they lie."""
    return [one.removeprefix("tile-") for one in page.locator(".own").evaluate_all(SPOTS)]


SPOTS = "all => all.map(one => one.dataset.spot)"


def wait_for_order(page: Page, order: list[str]) -> None:
    """Until the own hand lies so."""
    page.wait_for_function(
        "order => [...document.querySelectorAll('.own')].map(one => one.dataset.spot).join()"
        " === order",
        arg=",".join(f"tile-{one}" for one in order),
    )


def test_a_tile_is_dragged_to_another_place_in_the_hand(hand: Mouse, way: str) -> None:
    game, page = hand.game, hand.game.page
    pointer = POINTERS[way](page)
    record, before = game.saved(), own_order(page)
    tile, last = before[0], before[-1]
    page.locator(f'[data-spot="tile-{last}"]').scroll_into_view_if_needed()
    x, y = middle(page, f'[data-spot="tile-{tile}"]')
    pointer.down(x, y)
    there = middle(page, f'[data-spot="tile-{last}"]')
    pointer.move(there[0] + 6, there[1])
    expect(page.locator('[data-gap="after"]')).to_have_attribute("data-spot", f"tile-{last}")
    pointer.up()
    after = [*before[1:], tile]
    wait_for_order(page, after)
    expect(page.locator("[data-gap]")).to_have_count(0)
    expect(page.locator(".own.chosen")).to_have_count(0)
    assert moves_of(game.saved()) == moves_of(record)
    page.reload()
    page.wait_for_selector('html[data-boot="ready"]')
    wait_for_order(page, after)


def moves_of(saved: str) -> str:
    """The record in what is kept of a match."""
    return str(json.loads(saved)["record"])


@pytest.mark.parametrize("way", ["mouse"])
def test_tiles_go_along_the_hand_by_keys(hand: Mouse) -> None:
    page = hand.game.page
    order = own_order(page)
    tile = order[1]
    page.locator(f'[data-spot="tile-{tile}"]').focus()
    for key, there in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        page.keyboard.press(f"Shift+{key}")
        order.remove(tile)
        order.insert(there, tile)
        wait_for_order(page, order)
        assert page.evaluate("document.activeElement.dataset.spot") == f"tile-{tile}"
        expect(page.locator('[role="log"] p').last).to_contain_text(f"place {there + 1} of 7")
    for _ in range(4):
        page.keyboard.press("Shift+ArrowLeft")
    order.remove(tile)
    wait_for_order(page, [tile, *order])


@pytest.mark.parametrize("way", ["mouse"])
def test_a_tile_that_does_not_fit_is_refused_at_the_table(hand: Mouse) -> None:
    game, page = hand.game, hand.game.page
    pointer = MousePointer(page)
    move = own_move(game.match())
    assert isinstance(move, Play)
    drag_onto_end(page, pointer, move)
    game.wait_for_viewer()
    unfit = page.locator('.own[aria-disabled="true"]').first
    x, y = middle(page, f'[data-spot="{unfit.get_attribute("data-spot")}"]')
    record = game.saved()
    pointer.down(x, y)
    pointer.move(*middle(page, ".felt"))
    pointer.up()
    expect(page.locator(".line.refused")).to_contain_text("You can’t play")
    assert game.saved() == record


@pytest.mark.parametrize("way", ["mouse"])
def test_escape_ends_the_drag_and_nothing_else(hand: Mouse) -> None:
    page = hand.game.page
    pointer = MousePointer(page)
    fits = page.locator(".own.fits")
    first, second = (fits.nth(at).get_attribute("data-spot") or "" for at in (0, 1))
    page.locator(f'[data-spot="{first}"]').click()
    expect(page.locator(".own.chosen")).to_have_attribute("data-spot", first)
    pointer.down(*middle(page, f'[data-spot="{second}"]'))
    pointer.move(*middle(page, ".felt"))
    expect(page.locator(".own.chosen")).to_have_attribute("data-spot", second)
    page.keyboard.press("Escape")
    expect(page.locator(".own.chosen")).to_have_attribute("data-spot", first)
    pointer.up()
    expect(page.locator(".own.chosen")).to_have_attribute("data-spot", first)


def test_resize_calls_a_drag_off(hand: Mouse, way: str) -> None:
    game, page = hand.game, hand.game.page
    pointer = POINTERS[way](page)
    move = own_move(game.match())
    assert isinstance(move, Play)
    record = game.saved()
    with lifted(page, pointer, move.tile):
        pointer.move(*middle(page, ".chain"))
        page.set_viewport_size({"width": 740, "height": 360})
        expect(page.locator(".own[data-dragged]")).to_have_count(0)
        pointer.move(*middle(page, ".chain"))
    assert game.saved() == record
    expect(page.locator(".own.chosen")).to_have_count(0)
    assert page.locator(game.tile(move.tile)).evaluate("one => one.style.translate") == ""


@pytest.mark.parametrize("way", ["touch"])
def test_drag_never_scrolls_and_swipe_does(hand: Mouse, way: str) -> None:
    page = hand.game.page
    pointer = POINTERS[way](page)
    assert page.evaluate("document.documentElement.scrollHeight") > LOW["height"] + 60
    move = own_move(hand.game.match())
    assert isinstance(move, Play)
    with lifted(page, pointer, move.tile):
        before = scrolled(page)
        x, y = middle(page, hand.game.tile(move.tile))
        pointer.move(x, y - 120)
        pointer.move(x, y + 20)
    assert scrolled(page) == before

    page.keyboard.press("Escape")
    page.evaluate("scrollTo(0, 0)")
    x, y = middle(page, ".felt")
    pointer.down(x, y + 60)
    pointer.move(x, y - 60)
    pointer.up()
    page.wait_for_function("scrollY > 20")


def test_double_tap_does_not_zoom(page: Page) -> None:
    assert page.evaluate("getComputedStyle(document.documentElement).touchAction") == "manipulation"
    content = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in content
    assert "maximum-scale" not in content
