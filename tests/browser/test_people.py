"""Several people on one device: a cover between their turns, and nothing hidden on it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from game.app.model import NOBODY, Plan
from game.app.saved import parse_humans, parse_save
from game.engine.match import Match
from game.engine.moves import Play
from game.engine.stone import Stone
from game.i18n import Words
from game.view.cover import LAST
from game.view.speech import Speech
from tests.browser.boards import board_plan, place
from tests.browser.conftest import OpenGame, wait_until_ready
from tests.browser.support import Game, Mouse, address, block_plan, own_move, prepare
from tests.browser.test_fair import FACE, NOTED, spoken

WAITING = ".cover, .settlement, .own-stone.fits"
LOW = 12
"""A target that a match of Block reaches in a few hands."""


def open_for(open_game: OpenGame, plan: Plan, *seats: int, lang: str = "en") -> Mouse:
    """The start screen, with people chosen for more ``seats``."""
    page = open_game(address(plan, lang), prepare=prepare, reduced_motion="reduce")
    page.locator("details", has=page.locator('[data-change^="human:"]')).locator("summary").click()
    for seat in seats:
        page.locator(f'[data-change="human:{seat}"]').select_option("person")
    return Mouse(Game(page))


def begun(open_game: OpenGame, plan: Plan, *seats: int, lang: str = "en") -> Mouse:
    """A match with people on the first seat and on ``seats``; Player 1 looks at the table."""
    hand = open_for(open_game, plan, *seats, lang=lang)
    hand.game.seed(3)
    hand.press("new")
    hand.game.page.wait_for_selector(f"{WAITING}, .chip.you.turn")
    assert parse_humans(hand.game.saved(), plan.seats) == (0, *seats)
    return hand


def told_to_all(game: Game, lang: str) -> list[str]:
    """The latest sentences that everybody may hear."""
    step, _ = parse_save(game.saved())
    speech = Speech(Words(lang), step.match.rules.seats, aloud=True, humans=(0, 1))
    return [one for event in step.events for one in speech.event(event.seen_by(NOBODY))][-LAST:]


def check_cover(game: Game, lang: str = "en") -> None:
    """Whom it waits for, and that no tile stands on it outside what was said openly."""
    page, match = game.page, game.match()
    name = Words(lang)("seat.player", n=match.state.mover + 1)
    expect(page.locator(".cover h1")).to_have_text(Words(lang)("cover.title", name=name))
    expect(page.locator(".cover-log li")).to_have_text(told_to_all(game, lang))
    document = page.evaluate(
        """() => {
          const copy = document.querySelector("#app").cloneNode(true);
          copy.querySelector(".cover-log").remove();
          const values = [...document.querySelectorAll("input, select")].map(one => one.value);
          return [document.title, copy.innerHTML, ...values].join("\\n").toLowerCase();
        }"""
    )
    assert re.findall(rf"(?<!\d)(?:{NOTED}|{spoken(lang)})(?!\d)", document) == []
    assert not FACE.search(page.content())
    assert page.locator(".own, .lies, [data-tile], [data-spot^=tile-]").count() == 0


def uncover(hand: Mouse) -> None:
    """The next person takes the device: the table opens with the right hand."""
    hand.press("uncover")
    state = hand.game.match().state
    expect(hand.game.page.locator(".cover")).to_have_count(0)
    assert sorted(hand.game.own()) == sorted(map(str, state.hands[state.mover]))


def move_on(hand: Mouse) -> Match:
    """One turn of whoever is next, after the cover if there is one; the match afterwards."""
    page = hand.game.page
    if page.locator(".cover").count():
        uncover(hand)
    before = hand.game.match()
    move = own_move(before)
    if isinstance(move, Play):
        hand.play(move)
    else:
        hand.press(str(move))
    page.wait_for_selector(WAITING)
    after = hand.game.match()
    assert len(after.state.moves) == len(before.state.moves) + 1
    return after


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_match_of_two_people(open_game: OpenGame, lang: str) -> None:
    plan = block_plan(2, target=LOW)
    hand = begun(open_game, plan, 1, lang=lang)
    page = hand.game.page
    covers = 0
    while True:
        match = move_on(hand)
        if match.state.outcome is None:
            check_cover(hand.game, lang)
            covers += 1
        elif match.result is None:
            hand.press("next-hand")
            page.wait_for_selector(f"{WAITING}, .chip.turn")
        else:
            break
    assert covers > 10
    speech = Speech(Words(lang), 2, humans=(0, 1))
    assert match.result is not None
    expect(page.locator(".settle-result")).to_have_text(speech.result(match.result))
    expect(page.locator(".settle-total")).to_have_text([str(one) for one in match.scores])


def try_to_look(page: Page) -> None:
    """Keys and the browser's own buttons."""
    for key in ("Escape", "ArrowRight", "Tab", "ArrowLeft", "Escape"):
        page.keyboard.press(key)
    page.go_back()
    page.wait_for_selector(".start:not(.cover)")
    assert page.locator(".own, .lies").count() == 0
    page.go_forward()


def test_covered_stays_covered(open_game: OpenGame) -> None:
    hand = begun(open_game, block_plan(2), 1)
    page = hand.game.page
    move_on(hand)
    check_cover(hand.game)
    try_to_look(page)
    check_cover(hand.game)
    record = hand.game.saved()
    page.reload()
    wait_until_ready(page)
    check_cover(hand.game)
    assert hand.game.saved() == record
    uncover(hand)
    page.reload()
    wait_until_ready(page)
    check_cover(hand.game)
    move_on(hand)
    check_cover(hand.game)
    assert page.locator("[role=log] p").count() == 0


def test_person_computer_person(open_game: OpenGame) -> None:
    """Blockers! with a computer between two people: the cover is for people only."""
    plan = replace(board_plan(3), humans=(0, 2))
    hand = begun(open_game, board_plan(3), 2)
    page = hand.game.page
    for _ in range(7):
        if page.locator(".cover").count():
            assert page.locator(".stone, .own-stone, [data-do^=pick], .grid").count() == 0
            hand.press("uncover")
            page.wait_for_selector(".own-stone.fits")
        match = hand.game.match()
        mover = match.state.mover
        assert mover in plan.humans
        spots = page.locator(".own-stone").evaluate_all("all => all.map(one => one.dataset.spot)")
        rack = [Stone(mover, label) for label in sorted(match.state.racks[mover])]
        assert spots == [f"stone-{one}" for one in rack]
        place(hand.game, own_move(match), until=".cover")
        moves = hand.game.match().state.moves
        assert len(moves) == len(match.state.moves) + (2 if mover == 0 else 1)
