"""What a player meets only now and then: notices, questions, waits, the expert's studies.

Walked through like the screens of ``screens.py``, in one language at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from game.app.bundle import print_bundle
from game.app.kept import print_kept
from game.app.lesson_script import SCRIPTS
from game.app.model import VIEWER, Plan
from game.app.saved import print_save
from game.engine.match import Match
from game.engine.moves import DRAW, PASS, Move, Place, Play, parse_move
from game.engine.tile import Tile
from tests.browser.boards import board_plan, space_at, stone_at
from tests.browser.conftest import OpenGame, Watch, answer_with, wait_until_ready
from tests.browser.screens import (
    KEPT,
    at_ply,
    block_seed,
    choose,
    finish,
    furnish,
    go,
    hand_of,
    middle_of,
    press,
    set_pace,
    take,
    unfold,
)
from tests.browser.support import (
    SAVED,
    address,
    ahead,
    block_plan,
    fives_plan,
    noise,
    own_move,
    prepare,
)
from tests.core.kept_matches import kept, trust_in


def walk(open_game: OpenGame, watch: Watch, lang: str, folder: Path) -> Iterator[tuple[str, Page]]:
    """The name of every such screen, while the page shows it. ``folder``: for files."""
    page = open_game(
        address(block_plan(2), lang),
        prepare=lambda page: furnish(page, middle_of(hand_of(block_plan(2)))),
        reduced_motion="reduce",
    )
    for part in (studies, questions, forced, looking_on, in_lessons, dressed):
        for name in part(page):
            yield name, page
    for name in files(page, folder):
        yield name, page
    yield from in_the_check(open_game, lang)
    yield from with_notices(open_game, lang)
    yield from loading(open_game, watch, lang)


def studies(page: Page) -> Iterator[str]:
    """Replays with what the expert thinks of the hand and of the match, and with their deals."""
    go(page, "history")
    press(page, f"replay:{KEPT[0].key}")
    press(page, "chances:on")
    expect(page.locator(".replay progress")).to_have_count(1)
    unfold(page)
    yield "replay, the expert reckons"
    press(page, "chances:off")
    go(page, "history")
    press(page, f"replay:{KEPT[3].key}")
    press(page, "opinions:on")
    press(page, "chances:on")
    expect(page.locator(".replay progress")).to_have_count(0)
    for at in range(1, 9):
        press(page, f"jump:0:{at}")
        if page.locator(".replay-opinion").count():
            break
    unfold(page)
    yield "replay, opinions and win chances"


def questions(page: Page) -> Iterator[str]:
    """At the table of Block: a pause, giving up, another tab, a drag that missed, a hint."""
    go(page, "")
    set_pace(page, "slow")
    page.evaluate("window.holdTimers = true")
    match = turn_where(block_plan(2), lambda match: bool(fitting_twice(match)))
    take(page, match)
    twice = fitting_twice(match)[0]
    drag(page, f'[data-spot="tile-{twice}"]', ".chain", up=True)
    expect(page.locator(".line.refused")).to_have_count(1)
    yield "Block, dropped between two ends"
    drag(page, f'[data-spot="tile-{twice}"]', ".own >> nth=-1", up=False)
    yield "Block, a tile is dragged within the hand"
    page.keyboard.press("Escape")
    page.mouse.up()
    press(page, "pause")
    yield "Block, paused"
    press(page, "pause")
    press(page, "ask-give-up")
    yield "Block, giving up at the table"
    press(page, "play-on")
    page.evaluate(
        """() => dispatchEvent(new StorageEvent("storage", {
          key: "tiles.1.claim", newValue: "other", storageArea: localStorage }))"""
    )
    page.wait_for_selector('[data-do="take-over"]')
    yield "Block, the match is in another tab"
    press(page, "take-over")
    page.evaluate("window.holdTimers = false")
    set_pace(page, "instant")


def fitting_twice(match: Match) -> list[Tile]:
    """The tiles that fit more than one end."""
    tiles = [one.tile for one in match.rules.legal(match.state) if isinstance(one, Play)]
    return [tile for tile in tiles if tiles.count(tile) > 1]


def turn_where(plan: Plan, wanted: Callable[[Match], bool]) -> Match:
    """A turn of the viewer in some first hand of the plan."""
    for seed in count(1):
        ended = ahead(plan, seed, hands=1)
        for ply in range(len(ended.hands[0].moves)):
            match = at_ply(ended, ply)
            if match.state.mover == VIEWER and wanted(match):
                return match
    raise AssertionError


def drag(page: Page, start: str, to: str, *, up: bool) -> None:
    """Take an element and pull it towards the edge of another."""
    page.locator(start).scroll_into_view_if_needed()
    here, there = (page.locator(one).first.bounding_box() for one in (start, to))
    assert here is not None and there is not None
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] - 6, there["y"] + 6, steps=5)
    expect(page.locator("[data-dragged]")).to_have_count(1)
    if up:
        page.mouse.up()


def forced(page: Page) -> Iterator[str]:
    """Turns without a choice: a draw, a pass; and the lot, and the end of a match."""
    for plan, wanted, do in (
        (fives_plan(2), DRAW, "draw"),
        (block_plan(3), PASS, "pass"),
    ):
        take(page, turn_where(plan, partial(is_forced, wanted)))
        page.wait_for_selector(f'[data-do="{do}"]')
        yield f"{plan.game}, a {do} is forced"
    ended = ahead(fives_plan(2, target=61), block_seed(), hands=1)
    finish(page, ended)
    yield "All Fives, settlement"


def is_forced(move: Move, match: Match) -> bool:
    """Whether there is only this move."""
    return bool(match.rules.legal(match.state) == (move,))


def looking_on(page: Page) -> Iterator[str]:
    """The computers play: with closed and with open hands, in both kinds of games; the lot."""
    for game in ("block", "blockers"):
        go(page, "")
        set_pace(page, "slow")
        page.locator(f'[data-change="game"][value="{game}"]').check()
        unfold(page)
        for seat in page.locator('select[data-change^="human:"]').all():
            seat.select_option("computer")
        page.evaluate("window.holdTimers = true")
        press(page, "new")
        page.wait_for_selector('[data-do="open-hands:on"]')
        yield f"{game}, the computers play"
        press(page, "open-hands:on")
        page.wait_for_selector(".watched-hand")
        yield f"{game}, all hands are shown"
        page.evaluate("window.holdTimers = false")
    go(page, "")
    unfold(page)
    page.locator('select[data-change="human:0"]').select_option("person")
    page.locator('[data-change="practice"]').check()
    yield "start, practice is planned"
    page.locator('[data-change="practice"]').uncheck()
    set_pace(page, "instant")


def in_lessons(page: Page) -> Iterator[str]:
    """A try that the step does not ask for."""
    go(page, "")
    page.locator('[data-change="game"][value="block"]').check()
    press(page, "lesson:start")
    asked = next(part.do for part in SCRIPTS["block"].parts if part.do)
    wanted = parse_move(asked)
    assert isinstance(wanted, Play)
    while not page.locator(".own.fits").count():
        press(page, "lesson:next")
    other = page.locator(f'.own.fits:not([data-spot="tile-{wanted.tile}"])').first
    other.click()
    other.click()
    expect(page.locator(".lesson-wrong")).not_to_be_empty()
    yield "lesson, another move than the one that is asked for"


def dressed(page: Page) -> Iterator[str]:
    """More contrast, dark tiles: a table of each kind with a chosen tile."""
    go(page, "settings")
    page.locator('[data-change="tileset"][value="dark"]').check()
    page.locator('[data-change="contrast"]').select_option("more")
    yield "settings, more contrast"
    match = middle_of(hand_of(block_plan(2)))
    take(page, match)
    move = own_move(match)
    assert isinstance(move, Play)
    choose(page, move)
    yield "Block, more contrast and dark tiles"
    board = middle_of(hand_of(board_plan(3)))
    take(page, board)
    placed = hand_of(board_plan(3)).hands[0].moves[len(board.state.moves)]
    assert isinstance(placed, Place)
    page.locator(stone_at(placed.stone)).click()
    page.locator(space_at(placed.space)).hover()
    yield "Blockers!, more contrast"
    go(page, "settings")
    page.locator('[data-change="tileset"][value="classic"]').check()
    page.locator('[data-change="contrast"]').select_option("system")


def files(page: Page, folder: Path) -> Iterator[str]:
    """A file that is none, and one that brings matches in; a copy that the browser refuses."""
    go(page, "history")
    good = print_bundle([print_kept(kept(at)) for at in (20, 21)], None, None)
    for text, name in (("hello", "history, no file of ours"), (good, "history, matches came")):
        file = folder / "file.txt"
        file.write_text(text)
        with page.expect_file_chooser() as chooser:
            press(page, "import")
        chooser.value.set_files(file)
        page.wait_for_selector('[data-do="close-report"]')
        yield name
        press(page, "close-report")
    go(page, "share")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(Error('no')); }")
    press(page, "share:text")
    page.wait_for_selector(".share-text")
    yield "share, to be copied by hand"


def in_the_check(open_game: OpenGame, lang: str) -> Iterator[tuple[str, Page]]:
    """The check of a match that is over: every step, and how the secret was mixed."""
    plan = block_plan(2, target=10)
    trust = trust_in(noise(1), "petits pois")
    over = ahead(plan, 1)
    assert over.result is not None
    text = print_save(over, replace(trust, shown=((0, "0" * 64),)))
    page = open_with(open_game, f"{address(plan, lang)}#check", text)
    unfold(page)
    yield "check, of a match that is over", page


def open_with(open_game: OpenGame, path: str, match: str) -> Page:
    """The page on a device that keeps this text of a match."""

    def keep(page: Page) -> None:
        prepare(page)
        page.add_init_script(f"localStorage.setItem({SAVED!r}, {match!r})")

    return open_game(path, prepare=keep, reduced_motion="reduce")


def with_notices(open_game: OpenGame, lang: str) -> Iterator[tuple[str, Page]]:
    """All that the start screen can have to say at once."""
    page = open_with(open_game, f"?lang={lang}&game=chess&lesson=chess", "no match")
    expect(page.locator(".notice")).to_have_count(3)
    yield "start, three notices", page


def loading(open_game: OpenGame, watch: Watch, lang: str) -> Iterator[tuple[str, Page]]:
    """The page while it loads, and where a file is missing."""
    held: list[Route] = []
    page = open_game(
        f"?lang={lang}",
        ready=False,
        prepare=lambda page: page.route("**/library.txt", lambda route: held.append(route)),
    )
    page.wait_for_selector("progress, [role=progressbar]")
    yield "loading", page
    for route in held:
        route.continue_()
    wait_until_ready(page)
    assert watch.problems() == []
    watch.expect(".*")
    page = open_game(
        f"?lang={lang}",
        ready=False,
        prepare=lambda page: page.route("**/library.txt", answer_with(404)),
    )
    page.wait_for_selector("#boot-again")
    yield "loading, a file is missing", page
