"""Blockers! on the page: whole games, refusals, dragging, what is hidden, layout."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from game.app.model import VIEWER, Refusal
from game.app.saved import parse_save
from game.engine.grid import SPACES
from game.engine.match import Match
from game.engine.moves import Place
from game.engine.outcome import BoardOutcome
from game.engine.record import print_match
from game.engine.rules import Reason
from game.engine.stone import Stone, print_label
from game.games.blockers_state import owners, unseen
from tests.browser.boards import (
    YOURS,
    GridKeys,
    board_plan,
    moments,
    open_at,
    place,
    sight_of,
    space_at,
    speech_of,
    stone_at,
    turns,
)
from tests.browser.conftest import OpenGame, wait_until_ready
from tests.browser.support import FULL, Game, Keys, Mouse, address, ahead, own_move, prepare

SEED = 7
SIZES = ((320, 568), (360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080))
TURNS = 24


def begun(
    open_game: OpenGame, seats: int, way: type[Mouse | Keys] = Mouse, lang: str = "en"
) -> Mouse | Keys:
    """The page with a new game at the viewer's first turn."""
    page = open_game(address(board_plan(seats), lang), prepare=prepare, reduced_motion="reduce")
    hand = way(Game(page))
    hand.game.seed(SEED)
    hand.press("new")
    page.wait_for_selector(YOURS)
    return hand


def check_end(game: Game, match: Match, lang: str) -> None:
    """The account names the winners, and its sums are those of the rules."""
    outcome = match.state.outcome
    assert isinstance(outcome, BoardOutcome)
    assert match.result is not None
    speech = speech_of(board_plan(match.rules.seats), lang)
    page = game.page
    expect(page.locator(".settle-result")).to_have_text(speech.result(match.result))
    expect(page.locator(".settle-total")).to_have_text([str(one) for one in outcome.scores])
    sums = [
        speech.arithmetic(groups, taken, groups + max(taken))
        for groups, taken in zip(outcome.groups, outcome.captures, strict=True)
    ]
    expect(page.locator(".settle-left")).to_have_text(sums)
    expect(page.locator(".winner th")).to_have_text(
        [speech.seat_name(seat) for seat in outcome.winners]
    )


GAMES: list[tuple[int, type[Mouse | GridKeys], str]] = [
    (2, Mouse, "en"),
    (3, GridKeys, "es"),
    (5, Mouse, "pt"),
]
"""Seats, input, language."""
if FULL:
    GAMES += [(3, Mouse, "it"), (4, Mouse, "it"), (4, GridKeys, "en")]


@pytest.mark.parametrize(("seats", "way", "lang"), GAMES)
def test_whole_game(
    open_game: OpenGame, seats: int, way: type[Mouse | GridKeys], lang: str
) -> None:
    hand = begun(open_game, seats, way, lang=lang)
    turns_each = TURNS * len(owners(seats)) // seats
    for turn in range(turns_each):
        assert len(hand.game.match().state.moves) // seats == turn
        move = own_move(hand.game.match())
        assert isinstance(move, Place)
        if isinstance(hand, GridKeys):
            hand.place(move)
        else:
            place(hand.game, move)
    match = hand.game.match()
    assert len(match.state.moves) == seats * turns_each
    assert print_match(match) == print_match(ahead(board_plan(seats), SEED))
    check_end(hand.game, match, lang)
    hand.press("new")
    hand.game.page.wait_for_selector(".own-stone.fits")
    assert len(hand.game.match().state.moves) < seats


def test_first_turns_by_keyboard(open_game: OpenGame) -> None:
    hand = begun(open_game, 2, GridKeys)
    assert isinstance(hand, GridKeys)
    colours = set()
    for _ in range(12):
        move = own_move(hand.game.match())
        assert isinstance(move, Place)
        colours.add(move.stone.colour)
        hand.place(move)
    assert colours == {0, 2}
    assert (
        hand.game.match().state.moves
        == ahead(board_plan(2), SEED).state.moves[: len(hand.game.match().state.moves)]
    )


@pytest.mark.parametrize("seats", [4, 5])
def test_reload_keeps_the_game(open_game: OpenGame, seats: int) -> None:
    hand = begun(open_game, seats)
    page = hand.game.page
    for _ in range(10):
        place(hand.game, own_move(hand.game.match()))
    before = hand.game.saved()
    stones = page.locator(".grid .stone").count()
    page.reload()
    wait_until_ready(page)
    page.wait_for_selector(YOURS)
    assert hand.game.saved() == before
    assert page.locator(".grid .stone").count() == stones > 20
    place(hand.game, own_move(hand.game.match()))
    assert print_match(hand.game.match()) == print_match(
        moments(board_plan(seats), SEED)[len(hand.game.match().state.moves)]
    )


def test_capture_by_touch(open_game: OpenGame) -> None:
    plan = board_plan(3)
    match, move = next(
        (match, move) for match, move in turns(plan, SEED) if match.state.cells[move.space]
    )
    victim = match.state.cells[move.space]
    size = {"width": 360, "height": 740}
    game = open_at(open_game, plan, SEED, match, has_touch=True, viewport=size)
    assert "can be captured" not in game.page.locator(space_at(move.space)).aria_snapshot()
    place(game, move, touch=True)
    assert game.match().state.captured[VIEWER][-1] == victim
    assert victim is not None
    told = f"You capture {speech_of(plan).stone(victim)}."
    assert any(told in one for one in game.log())
    game.page.locator('[data-do="drawer"]').tap()
    assert speech_of(plan).stone(victim) in game.page.locator(".sheet").inner_text()


def refused(reason: Reason) -> tuple[Match, Stone, int]:
    """A turn of the viewer, a tile and a space that is refused to it so."""
    for match, _ in turns(board_plan(3), SEED):
        for label in match.state.racks[VIEWER]:
            for space in range(SPACES):
                move = Place(Stone(VIEWER, label), space)
                if match.rules.why_not(match.state, move) is reason:
                    return match, move.stone, space
    raise AssertionError(f"never {reason}")


@pytest.mark.parametrize("reason", [Reason.WRONG_SPACE, Reason.OWN_TILE, Reason.PROTECTED])
def test_refusal_says_why(open_game: OpenGame, reason: Reason) -> None:
    match, stone, space = refused(reason)
    game = open_at(open_game, board_plan(3), SEED, match)
    status = game.page.locator("p[role=status]")
    before = game.saved()
    game.page.locator(space_at(space)).click()
    expect(status).to_have_text("Choose a tile of your rack first.")
    game.page.locator(stone_at(stone)).click()
    game.page.locator(space_at(space)).click()
    why = speech_of(board_plan(3)).refusal(
        sight_of(match), Refusal(reason, stone=stone, space=space)
    )
    expect(status).to_have_text(why)
    expect(game.page.locator(".line.refused .line-now")).to_have_text(why)
    assert game.saved() == before
    assert game.page.locator(stone_at(stone)).get_attribute("aria-pressed") == "true"


def drag(game: Game, stone: Stone, space: int) -> None:
    """Drag a tile of the rack to the middle of a space and let it go."""
    mouse = game.page.mouse
    for selector, let_go in ((stone_at(stone), False), (space_at(space), True)):
        box = game.page.locator(selector).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        if let_go:
            mouse.up()
        else:
            mouse.down()
    expect(game.page.locator("[data-dragged]")).to_have_count(0)


def test_drag_to_a_space(open_game: OpenGame) -> None:
    match, move = next(turns(board_plan(3), SEED))
    game = open_at(open_game, board_plan(3), SEED, match)
    drag(game, move.stone, move.space)
    game.page.wait_for_selector(YOURS)
    assert game.match().state.moves[len(match.state.moves)] == move


def test_drag_never_plays_on_a_neighbour(open_game: OpenGame) -> None:
    match, stone, space = refused(Reason.PROTECTED)
    game = open_at(open_game, board_plan(3), SEED, match)
    before = game.saved()
    drag(game, stone, space)
    expect(game.page.locator(".line.refused")).to_have_count(1)
    assert game.saved() == before


def test_no_other_rack_in_the_document(open_game: OpenGame) -> None:
    hand = begun(open_game, 4)
    hand.game.keep("Pages")
    speech = speech_of(board_plan(4))
    for _ in range(8):
        place(hand.game, own_move(hand.game.match()))
        known = sight_of(hand.game.match()).known
        shown = hand.game.page.locator(".to-come")
        for colour in range(4):
            told = shown.nth(colour).locator(".heard").all_text_contents()
            assert told == [speech.label(label) for label in unseen(known, colour)]
    pages = [one for one in hand.game.watched("pages") if one["save"]]
    assert len({one["save"] for one in pages}) >= 8 * 4
    for one in pages:
        check_fair(one["html"], one["save"])


def check_fair(document: str, save: str) -> None:
    """Only the own tiles can be picked, only an own rack is named, nobody else's draw is told."""
    step, secret = parse_save(save)
    assert secret.hex() not in document
    own = {f"1:{print_label(one)}" for one in step.match.state.racks[VIEWER]}
    for word in ("pick", "hold"):
        assert set(re.findall(rf'"{word}:([^"]+)"', document)) <= own
    assert set(re.findall(r'data-spot="stone-([^"]+)"', document)) <= own
    assert set(re.findall(r"Your rack, (\w+)", document)) <= {"amber"}
    assert len(re.findall(r'class="own-stone', document)) in (0, len(own))
    assert not re.search(r"(?:West|North|East) draws", document)


def test_block_symbols_stay_in_sight_on_a_full_board(open_game: OpenGame) -> None:
    """Each in its corner of the tile that covers the space, with nothing above it."""
    plan = board_plan(5)
    match, _ = list(turns(plan, SEED))[-1]
    page = open_at(open_game, plan, SEED, match).page
    page.set_viewport_size({"width": 360, "height": 740})
    found = page.evaluate(
        """() => [...document.querySelectorAll(".cell:has(.stone)")].map(cell => {
          const box = cell.querySelector(".printed").getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const top = document.elementFromPoint(x, y);
          return [box.width, !!top && cell.contains(top) && !!top.closest(".printed")];
        })"""
    )
    assert len(found) > 60
    assert all(wide >= 7 and seen for wide, seen in found)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_layout(open_game: OpenGame, seats: int) -> None:
    plan = board_plan(seats)
    match, move = list(turns(plan, SEED))[-6 * (1 + (seats == 2))]
    game = open_at(open_game, plan, SEED, match, lang="pt")
    page = game.page
    page.locator(stone_at(move.stone)).click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(
            """() => {
              const box = one => {
                const { left, top, right, bottom } = one.getBoundingClientRect();
                return [left, top, right, bottom];
              };
              const root = document.documentElement;
              return {
                felt: box(document.querySelector(".grid-felt")),
                rack: box(document.querySelector(".racks")),
                cells: [...document.querySelectorAll(".cell")].map(box),
                sideways: root.scrollWidth - root.clientWidth,
                down: root.scrollHeight - root.clientHeight,
              };
            }"""
        )
        cells = found["cells"]
        wide = [right - left for left, _, right, _ in cells]
        high = [bottom - top for _, top, _, bottom in cells]
        assert len(cells) == SPACES
        assert max(wide + high) - min(wide + high) <= 1.5, (width, height)
        assert min(wide + high) >= (24 if seats == 2 else 27), (width, height)
        assert found["felt"][0] >= 0 and found["felt"][2] <= width, (width, height)
        assert (found["sideways"], found["down"]) == (0, 0), (width, height)
        assert found["rack"][3] <= height, (width, height)
