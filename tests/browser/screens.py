"""Every screen of the page, one after the other, for what must hold on all of them.

One page with fixed chance is walked through: by buttons, and by links that hold a position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page, expect

from game.app.cupboard import put_away
from game.app.link import Moment, deal_of, position_of, print_link
from game.app.model import VIEWER, Plan
from game.app.saved import print_save
from game.app.trust import Trust
from game.engine.deal import mix_secret
from game.engine.match import Match, begin, play
from game.engine.moves import Place, Play
from game.engine.record import parse_match
from game.games.catalogue import rules_for
from tests.browser.boards import board_plan, space_at, stone_at
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    SAVED,
    address,
    ahead,
    block_plan,
    hand_seed_where,
    noise,
    own_move,
    prepare,
)
from tests.core.kept_matches import kept
from tests.core.test_history import Shelves
from tools.bench.tapping import RECORD

BOARD_SEED = 7
KEPT = (kept(3, "block", 3), kept(4, "all-fives"), kept(6, "blockers", 3), kept(5, most=9))
"""What the device has kept."""


def walk(open_game: OpenGame, lang: str) -> Iterator[tuple[str, Page]]:
    """The name of every screen, while the page shows it."""
    running = middle_of(hand_of(block_plan(2)))
    page = open_game(
        address(block_plan(2), lang),
        prepare=lambda page: furnish(page, running),
        reduced_motion="reduce",
    )
    for name in walked(page):
        yield name, page


def walked(page: Page) -> Iterator[str]:
    """The parts of the walk, in an order that leaves nothing behind for the next one."""
    yield from around(page)
    yield from looking_back(page)
    yield from block(page)
    yield from all_fives(page)
    yield from blockers(page)
    yield from from_elsewhere(page)
    yield from waiting(page)
    yield from several(page)
    yield from lessons(page)


def furnish(page: Page, running: Match) -> None:
    """A device with kept matches and one that is going on."""
    prepare(page)
    shelves = Shelves()
    for one in KEPT:
        put_away(shelves, one)
    texts = {f"tiles.1.{name}": text for name, text in shelves.items()}
    texts[SAVED] = print_save(running, Trust(mix_secret(noise(block_seed()))), (VIEWER,))
    page.add_init_script(
        f"for (const [name, text] of Object.entries({json.dumps(texts)}))"
        " localStorage.setItem(name, text);"
    )


# Positions


@cache
def block_seed() -> int:
    """Gives a hand that the viewer ends with the last tile."""
    return hand_seed_where(
        block_plan(2), lambda match: turns_of_viewer(match)[-1].state.hands[VIEWER][1:] == ()
    )


@cache
def hand_of(plan: Plan) -> Match:
    """The first hand of the match that the tests play, to its end."""
    return ahead(plan, BOARD_SEED if plan.game == "blockers" else block_seed(), hands=1)


def at_ply(ended: Match, ply: int) -> Match:
    """The same hand after so many moves."""
    match = begin(ended.rules, ended.hands[0].setup).match
    for move in ended.hands[0].moves[:ply]:
        match = play(match, move).match
    return match


def turns_of_viewer(ended: Match) -> list[Match]:
    """Where the viewer has placed a tile, first to last."""
    moves = ended.hands[0].moves
    places = [ply for ply, move in enumerate(moves) if isinstance(move, (Play, Place))]
    found = (at_ply(ended, ply) for ply in places)
    return [one for one in found if one.state.mover == VIEWER]


def middle_of(ended: Match) -> Match:
    """A turn of the viewer in the middle of the hand."""
    turns = turns_of_viewer(ended)
    return turns[len(turns) // 2]


def closed_rack() -> Match:
    """Two players of Blockers!: a turn of the viewer with one of the own racks closed."""
    turns = turns_of_viewer(hand_of(board_plan(2)))
    return next(one for one in turns if any(len(one.state.racks[colour]) == 4 for colour in (0, 2)))


# Ways about the page


def press(page: Page, do: str) -> None:
    """The first button that means this."""
    page.locator(f'[data-do="{do}"]').first.click()


def go(page: Page, screen: str) -> None:
    """To a screen, by the address."""
    page.evaluate("screen => { location.hash = screen; }", screen or "start")
    page.wait_for_selector(f".at-{screen or 'start'}")


def unfold(page: Page) -> None:
    """Open everything that is folded."""
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def take(page: Page, match: Match) -> None:
    """Go on from a position, as a link brings it."""
    at = Moment(len(match.hands) - 1, len(match.state.moves))
    page.evaluate("link => { location.hash = link; }", print_link(position_of(match, at)))
    press(page, "take-offer")
    page.wait_for_selector(".at-table")


def choose(page: Page, move: Play) -> None:
    """Choose a tile and wait until it lies at the ends where it fits."""
    page.locator(f'[data-spot="tile-{move.tile}"]').click()
    page.wait_for_selector("[data-ghost]")


def finish(page: Page, ended: Match) -> None:
    """From the viewer's last placement to the settlement."""
    last = turns_of_viewer(ended)[-1]
    take(page, last)
    move = ended.hands[0].moves[len(last.state.moves)]
    if isinstance(move, Play):
        choose(page, move)
        page.locator(f'[data-ghost="{move.arm}"]').click()
    else:
        assert isinstance(move, Place)
        page.locator(stone_at(move.stone)).click()
        page.locator(space_at(move.space)).click()
    page.wait_for_selector(".settlement")


# The parts of the walk


def around(page: Page) -> Iterator[str]:
    """The start screen with a match that goes on, the settings, about."""
    yield "start, a match goes on"
    press(page, "ask-give-up")
    yield "start, giving up"
    press(page, "play-on")
    unfold(page)
    page.locator('[data-change="option:target"]').fill("0")
    page.keyboard.press("Tab")
    expect(page.locator(".field .error")).to_be_visible()
    yield "start, all folds open"
    for screen in ("settings", "about"):
        go(page, screen)
        yield screen


def looking_back(page: Page) -> Iterator[str]:
    """Kept matches, their statistics, two replays."""
    go(page, "history")
    yield "history"
    press(page, f"ask-forget:{KEPT[1].key}")
    yield "history, deleting"
    press(page, "keep-it")
    for one, game in ((KEPT[1], "All Fives"), (KEPT[2], "Blockers!")):
        press(page, f"replay:{one.key}")
        press(page, "jump:0:7")
        page.locator('[data-change="show-hands"]').check()
        page.locator(".plot summary").first.click()
        yield f"replay, {game}"
        go(page, "history")
    go(page, "statistics")
    yield "statistics"


def block(page: Page) -> Iterator[str]:
    """A hand of Block with all that can be opened beside it, its end and its review."""
    go(page, "table")
    page.wait_for_selector(".own.fits")
    yield "Block"
    for screen in ("share", "check"):
        go(page, screen)
        yield screen
    go(page, "table")
    press(page, "aid:rules")
    yield "Block, rules"
    press(page, "aid:rules")
    ended = hand_of(block_plan(2))
    finish(page, ended)
    yield "Block, settlement"
    press(page, "review")
    page.wait_for_selector(".review")
    expect(page.locator(".review progress")).to_have_count(0)
    yield "Block, review"
    finish(page, hand_of(block_plan(2, target=1)))
    yield "Block, the match is over"


def all_fives(page: Page) -> Iterator[str]:
    """A long chain of All Fives: the chosen tile, the hint, the table in words, what is known."""
    match = parse_match(RECORD.read_text(), rules_for).match
    take(page, match)
    move = own_move(match)
    assert isinstance(move, Play)
    choose(page, move)
    yield "All Fives, a tile is chosen"
    page.keyboard.press("Escape")
    press(page, "hint")
    page.wait_for_selector(".hint-card:not(.thinking)")
    yield "All Fives, hint"
    press(page, "hint-close")
    press(page, "counting:on")
    press(page, "aid:words")
    yield "All Fives, counting help and the table in words"
    press(page, "aid:words")
    press(page, "counting:off")


def blockers(page: Page) -> Iterator[str]:
    """A game of Blockers!, a tile that is refused, the table in words, the end."""
    ended = hand_of(board_plan(3))
    match = middle_of(ended)
    take(page, match)
    move = ended.hands[0].moves[len(match.state.moves)]
    assert isinstance(move, Place)
    page.locator(stone_at(move.stone)).click()
    yield "Blockers!, a tile is chosen"
    refused = next(
        at for at in range(81) if match.rules.why_not(match.state, Place(move.stone, at))
    )
    page.locator(space_at(refused)).click()
    expect(page.locator(".line.refused")).to_have_count(1)
    yield "Blockers!, a space is refused"
    press(page, "aid:words")
    yield "Blockers!, the table in words"
    finish(page, ended)
    yield "Blockers!, settlement"
    take(page, closed_rack())
    page.wait_for_selector(".rack.closed")
    yield "Blockers!, two players, a rack is closed"


def from_elsewhere(page: Page) -> Iterator[str]:
    """What a link brings, and one that is damaged."""
    link = print_link(deal_of(hand_of(block_plan(2)), 0))
    page.evaluate("link => { location.hash = link; }", link)
    page.wait_for_selector(".offer")
    yield "start, a link has brought a deal"
    press(page, "drop-offer")
    page.evaluate("link => { location.hash = link; }", "t1.abcdefghij")
    page.wait_for_selector(".notice")
    yield "start, a damaged link"
    press(page, "drop-offer")


def waiting(page: Page) -> Iterator[str]:
    """A table of four while the others play, slowly."""
    set_pace(page, "slow")
    match = turns_of_viewer(ahead(block_plan(4), 1, hands=1))[0]
    take(page, match)
    move = own_move(match)
    assert isinstance(move, Play)
    page.evaluate("window.holdTimers = true")
    choose(page, move)
    page.locator(f'[data-ghost="{move.arm}"]').click()
    page.wait_for_selector(".hand.waiting")
    yield "Block, four players, the others play"
    set_pace(page, "instant")
    page.evaluate("window.holdTimers = false")


def set_pace(page: Page, pace: str) -> None:
    """How long the computers wait."""
    go(page, "settings")
    page.locator('select[data-change="pace"]').select_option(pace)
    go(page, "")


def several(page: Page) -> Iterator[str]:
    """Two people at one device, while it changes hands."""
    go(page, "")
    page.locator('[data-change="game"][value="block"]').check()
    page.locator('[data-change="seats"][value="2"]').check()
    unfold(page)
    page.locator('[data-change="human:1"]').select_option("person")
    page.evaluate("seedNoise(3)")
    press(page, "new")
    page.wait_for_selector(".cover, .own.fits")
    if not page.locator(".cover").count():
        page.locator(".own.fits").first.click()
        page.locator("[data-ghost]").first.click()
    page.wait_for_selector(".cover")
    yield "cover"


def lessons(page: Page) -> Iterator[str]:
    """The second step of every lesson."""
    for game in ("block", "draw", "all-fives", "blockers"):
        go(page, "")
        page.locator(f'[data-change="game"][value="{game}"]').check()
        press(page, "lesson:start")
        press(page, "lesson:next")
        expect(page.locator(".lesson-step")).to_contain_text("2")
        yield f"lesson, {game}"
