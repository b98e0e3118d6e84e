"""No screen breaks a rule that can be checked by a machine: axe-core, WCAG 2.2 A and AA."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from game.app.model import VIEWER
from game.engine.match import Match
from game.engine.moves import Play
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    Game,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    own_move,
    play_hand,
    prepare,
    start,
)
from tools.project import HERE

AXE = HERE.node_modules / "axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
LOOKS = (
    {"color_scheme": "light", "forced_colors": "none"},
    {"color_scheme": "dark", "forced_colors": "none"},
    {"color_scheme": "light", "forced_colors": "active"},
)
SIZES = ((360, 740), (1280, 800))


def violations(page: Page) -> list[str]:
    """What axe finds, in every look and size: rule, elements, reason."""
    page.evaluate("script => { if (!window.axe) (0, eval)(script); }", AXE.read_text())
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for look in LOOKS:
            page.emulate_media(**look)  # type: ignore[arg-type]
            result: list[dict[str, Any]] = page.evaluate(
                """async tags => (await axe.run(document, {
                  runOnly: { type: "tag", values: tags }, resultTypes: ["violations"],
                })).violations""",
                TAGS,
            )
            for one in result:
                nodes = [f"{node['html'][:120]} {node['failureSummary']}" for node in one["nodes"]]
                found.append(f"{width} {look}: {one['id']}: {nodes[:3]}")
    return found


def test_axe_finds_what_is_wrong(page: Page) -> None:
    page.evaluate("document.querySelector('h1').style.color = '#ddd'")
    assert any("color-contrast" in one for one in violations(page))


def test_start_and_about(open_game: OpenGame) -> None:
    page = open_game(address(block_plan(2)), prepare=prepare, reduced_motion="reduce")
    for fold in page.locator(".fold > summary").all():
        fold.click()
    page.locator('[data-change="option:target"]').fill("0")
    page.keyboard.press("Tab")
    assert violations(page) == []
    page.locator('[data-do="open:about"]').click()
    assert violations(page) == []


def chooses_second(match: Match) -> bool:
    """Whether the viewer's first turn comes second and is no pass."""
    return match.state.leader != VIEWER and isinstance(match.state.moves[1], Play)


def test_table(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, chooses_second))
    assert violations(page) == []
    move = own_move(hand.game.match())
    assert isinstance(move, Play)
    page.locator(hand.game.tile(move.tile)).click()
    assert violations(page) == []
    hand.press("hint")
    page.locator(".hint-card:not(.thinking)").wait_for()
    assert violations(page) == []


def test_waiting(open_game: OpenGame) -> None:
    plan = block_plan(4)
    page = open_game(address(plan, pace="slow"), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    page.evaluate("window.holdTimers = true")
    hand.game.seed(hand_seed_where(plan, lambda match: match.state.leader == VIEWER))
    hand.press("new")
    move = own_move(hand.game.match())
    assert isinstance(move, Play)
    hand.play(move)
    assert page.locator(".hand.waiting").count() == 1
    assert violations(page) == []


def test_settlement_and_end(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, 3)
    play_hand(hand)
    hand.press("review")
    page.locator(".review").wait_for()
    page.locator(".review progress").wait_for(state="detached")
    assert violations(page) == []
    plan = block_plan(3, target=1)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, lambda match: match.result is not None))
    play_hand(hand)
    assert page.locator(".settle-result").count() == 1
    assert violations(page) == []
