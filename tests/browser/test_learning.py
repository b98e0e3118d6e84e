"""Lessons and help in the browser: by click and key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game.app.lesson import Lesson, attempt, forward
from game.app.lesson_script import SCRIPTS
from game.app.model import Plan
from game.engine.moves import Move, Place, Play
from tests.browser.boards import space_at, stone_at
from tests.browser.conftest import OpenGame
from tests.browser.support import Game, Mouse, address, fives_plan, prepare, start

LOG = '[role="log"]'


def make(page: Page, move: Move) -> None:
    """The move by clicks, where it is one of the lesson."""
    if isinstance(move, Play):
        page.locator(f'[data-spot="tile-{move.tile}"]').click()
        page.locator(f'[data-do="put:{move.arm}"]').first.click()
    elif isinstance(move, Place):
        page.locator(stone_at(move.stone)).click()
        page.locator(space_at(move.space)).click()
    else:
        page.locator(f'.actions [data-do="{move}"]').click()


def at_step(page: Page, lesson: Lesson) -> None:
    """The page shows this step."""
    expect(page.locator(".lesson-step")).to_contain_text(str(lesson.at + 1))
    expect(page.locator(".pointed").first).to_be_visible()


@pytest.mark.parametrize("game", list(SCRIPTS))
def test_a_lesson_by_clicks(open_game: OpenGame, game: str) -> None:
    plan = Plan(game, SCRIPTS[game].seats)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    page.locator('[data-do="lesson:start"]').click()
    lesson = Lesson(game)
    while not lesson.finished:
        at_step(page, lesson)
        if lesson.wanted is None:
            expect(page.locator('[data-spot="lesson-next"]')).to_be_focused()
            page.keyboard.press("Enter")
            lesson = forward(lesson)
            continue
        make(page, lesson.wanted)
        lesson = attempt(lesson, lesson.wanted)
    at_step(page, lesson)
    page.go_back()
    expect(page.locator('[data-do="lesson:start"]')).to_be_visible()


def test_help_at_the_table(open_game: OpenGame) -> None:
    page = open_game(address(fives_plan(2)), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, 3)
    page.locator(".hand button").first.focus()
    page.keyboard.press("t")
    expect(page.locator(f"{LOG} p").last).to_contain_text("9 tiles: ")
    page.keyboard.press("S")
    expect(page.locator(f"{LOG} p").last).to_contain_text("First to 250.")
    page.keyboard.press("r")
    expect(page.locator(".rules")).to_be_visible()
    expect(page.locator('[data-spot="aid"]')).to_be_focused()
    page.keyboard.press("w")
    expect(page.locator(".text-view")).to_be_visible()
    page.locator('[data-do="counting:on"]').click()
    expect(page.locator(".counting")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".text-view")).to_have_count(0)
