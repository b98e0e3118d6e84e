"""What the tests of Blockers! in the browser share: games played ahead, and hands that play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from playwright.sync_api import Page

from game.app.board_sight import BoardSight, board_sight
from game.app.model import VIEWER, Model, Plan
from game.app.saved import print_save
from game.app.trust import Trust
from game.engine.deal import mix_secret
from game.engine.grid import SIZE, print_space
from game.engine.match import Match, begin, play
from game.engine.moves import Move, Place
from game.engine.stone import Stone
from game.i18n import Words
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from tests.browser.conftest import OpenGame
from tests.browser.support import SAVED, Game, Keys, address, ahead, noise, own_move, prepare

YOURS = ".own-stone.fits, .settlement"
"""What is there when the page waits for the viewer."""


def board_plan(seats: int) -> Plan:
    """Blockers! for so many seats."""
    return Plan("blockers", seats)


@lru_cache(maxsize=8)
def moments(plan: Plan, seed: int) -> tuple[Match, ...]:
    """The game that the page deals from ``seed``, before every move and at its end."""
    final = ahead(plan, seed)
    found = [begin(final.rules, final.setup).match]
    for move in final.state.moves:
        found.append(play(found[-1], move).match)
    return tuple(found)


def turns(plan: Plan, seed: int) -> Iterator[tuple[Match, Place]]:
    """The viewer's turns of that game, each with the move that the tests make."""
    for match in moments(plan, seed)[:-1]:
        if match.state.mover == VIEWER:
            move = own_move(match)
            assert isinstance(move, Place)
            yield match, move


def open_at(
    open_game: OpenGame, plan: Plan, seed: int, match: Match, lang: str = "en", **context: Any
) -> Game:
    """The page with a match of :func:`moments` going on."""
    save = json.dumps(print_save(match, Trust(mix_secret(noise(seed))), plan.humans))

    def keep(page: Page) -> None:
        prepare(page)
        page.add_init_script(f"localStorage[{SAVED!r}] ?? localStorage.setItem('{SAVED}', {save})")

    path = f"{address(plan, lang)}#table"
    page = open_game(path, prepare=keep, reduced_motion="reduce", **context)
    page.wait_for_selector(YOURS)
    return Game(page)


def speech_of(plan: Plan, lang: str = "en") -> GridSpeech:
    """Who speaks on the page."""
    words = Words(lang)
    return GridSpeech(words, Names(words, plan.seats, plan.humans))


def sight_of(match: Match) -> BoardSight:
    """What the viewer sees of a match."""
    return board_sight(match, Model(board_plan(match.rules.seats), match=match))


def stone_at(stone: Stone) -> str:
    """The selector of a tile of an own rack."""
    return f'[data-spot="stone-{stone}"]'


def space_at(space: int) -> str:
    """The selector of a space."""
    return f'[data-spot="space-{print_space(space)}"]'


def place(game: Game, move: Move, touch: bool = False, until: str = YOURS) -> None:
    """Place by clicks or taps, and wait for the next turn."""
    assert isinstance(move, Place)
    for selector in (stone_at(move.stone), space_at(move.space)):
        found = game.page.locator(selector)
        if touch:
            found.tap()
        else:
            found.click()
    game.page.wait_for_selector(until)


class GridKeys(Keys):
    """Plays by Tab, arrows, Home, End, Enter and Escape alone."""

    def place(self, move: Place) -> None:
        """Place a tile; every fifth time the choice is called off first."""
        stone, space = stone_at(move.stone), space_at(move.space)
        self._tab_to(f".rack:has({stone}) .own-stone")
        self._arrow_to(stone, "ArrowRight")
        self._key("Enter")
        self._turns += 1
        if self._turns % 5 == 1:
            self._key("Escape")
            assert self.game.page.locator(".own-stone[aria-pressed=true]").count() == 0
            assert self._at(stone)
            self._key("Enter")
            self._key("n")
            assert self._at(".can-place, .can-capture")
        self._tab_to(".cell")
        row, column = divmod(move.space, SIZE)
        if column in (0, SIZE - 1):
            self._key("Home" if column == 0 else "End")
        self._walk(row, column)
        assert self._at(space)
        self._key("Enter")
        self.game.page.wait_for_selector(f"{YOURS}, .settlement")

    def _walk(self, row: int, column: int) -> None:
        for _ in range(2 * SIZE):
            spot = self.game.page.evaluate("document.activeElement.dataset.spot")
            down, right = "ABCDEFGHI".index(spot[-2]), int(spot[-1]) - 1
            if right != column:
                self._key("ArrowRight" if right < column else "ArrowLeft")
            elif down != row:
                self._key("ArrowDown" if down < row else "ArrowUp")
            else:
                return
