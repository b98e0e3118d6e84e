"""The rules pages in a browser: readable by everybody, without scripts, on paper, and playable."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.app.figures import BoardFigure
from game.games.catalogue import CATALOGUE
from game.i18n import LANGUAGES
from tests.browser.axe import violations
from tests.browser.conftest import OpenGame
from tools.rules.positions import POSITIONS, shown

GAMES = tuple(entry.game for entry in CATALOGUE)
SMALL_GAPS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def opened(open_game: OpenGame, path: str, **options: Any) -> Page:
    return open_game(f"rules/{path}.html", ready=False, **options)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(open_game: OpenGame, game: str) -> None:
    page = opened(open_game, f"en/{game}")
    for summary in page.locator("summary").all():
        summary.click()
    assert violations(page) == []


@pytest.mark.parametrize("viewport", [(320, 640)])
def test_nothing_sticks_out_on_a_small_phone(open_game: OpenGame) -> None:
    page = opened(open_game, "en/block")
    for language in LANGUAGES:
        for game in GAMES:
            page.goto(page.url.rpartition("rules/")[0] + f"rules/{language}/{game}.html")
            assert page.evaluate(SMALL_GAPS) == 0, (language, game)


def test_it_is_read_without_scripts_and_printed(open_game: OpenGame) -> None:
    page = opened(open_game, "pt/all-fives", java_script_enabled=False)
    expect(page.get_by_role("heading", level=1)).to_have_text("All Fives: as regras")
    assert page.locator("figure svg[role=img]").count() == page.locator("figure").count() == 10
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(page.locator("#four-arms svg").first).to_be_visible()
    felt = page.locator("#four-arms svg > rect").first
    expect(felt).to_have_css("fill", "rgb(255, 255, 255)")
    page.emulate_media(media="screen")
    expect(felt).not_to_have_css("fill", "rgb(255, 255, 255)")
    page.get_by_role("link", name="Italiano").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("All Fives: le regole")


def test_a_figure_is_played_on_from(open_game: OpenGame) -> None:
    page = opened(open_game, "en/block")
    page.locator("#beyond-double").get_by_role("link", name="Play from here").click()
    page.get_by_role("button", name="Play on from here").click()
    lying = page.locator(".lying [data-tile]")
    expect(lying).to_have_count(4)
    assert sorted(one.get_attribute("data-tile") or "" for one in lying.all()) == [
        "1-1",
        "4-1",
        "4-3",
        "4-4",
    ]
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_figures_of_every_game_can_be_played_on_from(open_game: OpenGame) -> None:
    """Every third; ``tests/tools/test_rules_pages.py`` opens all of them without a browser."""
    page = open_game("?lang=en&pace=instant")
    for game in GAMES:
        for name, position in list(POSITIONS[game].items())[::3]:
            found = shown(position)
            if found.link is None:
                continue
            page.evaluate("link => { location.hash = link; }", found.link)
            page.locator('[data-do="take-offer"]').click()
            figure = found.figure
            if isinstance(figure, BoardFigure):
                lying, number = ".grid .cell .stone", len(figure.placed)
            else:
                lying, number = ".lying [data-tile]", len(figure.told.tiles)
            expect(page.locator(".table-screen"), name).to_be_visible()
            expect(page.locator(lying), name).to_have_count(number)
