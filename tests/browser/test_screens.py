"""Every screen: nothing that axe finds, and what a screen reader is told, as read by a person.

The trees that assistive technology gets are kept in ``data/``. After a change that is meant,
``python -m tools screens`` writes them anew; read what has changed before you commit it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from textwrap import indent

import pytest
from playwright.sync_api import Page

from game.i18n import LANGUAGES
from tests.browser import screens_aside
from tests.browser.axe import COMBINATIONS, LOOKS, SIZES, violations
from tests.browser.conftest import OpenGame, Watch
from tests.browser.screens import walk
from tests.browser.support import FULL

TREES = Path(__file__).parent / "data"
RENEW = os.environ.get("TILES_RENEW") == "1"
READ = ("en", "es")
"""The languages in which the trees are kept."""
OTHER_CELLS = re.compile(r"^ *- '?(?:gridcell|cell|button|img) \"[B-I][1-9][,:].*\n", re.MULTILINE)
"""Spaces of a board below the first row; the names of the rows hold them too."""
OWN = ((0, 1), (2, 3), (4,), (5,))
"""By language: which combinations of size and look fall to it, counted on from screen to screen."""


@pytest.mark.parametrize("lang", READ if RENEW else LANGUAGES)
def test_every_screen(open_game: OpenGame, lang: str) -> None:
    found = []
    trees = []
    for number, (name, page) in enumerate(walk(open_game, lang)):
        if lang in READ:
            trees.append(f"{name}:\n{indent(tree_of(page), '  ')}\n")
        if not RENEW:
            found += [f"{name}: {one}" for one in violations(page, combinations(lang, number))]
    assert found == []
    if lang in READ:
        check_trees(TREES / f"screens.{lang}.yml", "\n".join(trees))


@pytest.mark.parametrize("lang", LANGUAGES if FULL else ("pt",))
def test_every_screen_that_is_met_now_and_then(
    open_game: OpenGame, watch: Watch, tmp_path: Path, lang: str
) -> None:
    found = []
    for number, (name, page) in enumerate(screens_aside.walk(open_game, watch, lang, tmp_path)):
        sizes = [(number + look) % len(SIZES) for look in range(len(LOOKS))]
        some = [size * len(LOOKS) + look for look, size in enumerate(sizes)]
        every = range(len(COMBINATIONS))
        found += [f"{name}: {one}" for one in violations(page, every if FULL else some)]
    assert found == []


def tree_of(page: Page) -> str:
    """What assistive technology gets.

    Of a board the first row stands for all. Without what the expert found in a review: a busy
    machine cuts its thinking short.
    """
    page.evaluate("for (const one of document.querySelectorAll('.review tbody')) one.hidden = true")
    tree = re.sub(OTHER_CELLS, "", page.locator("body").aria_snapshot())
    if page.locator(".review").count():
        tree = re.sub(r"\d+[.,]\d+", "0", tree)
    return tree


def combinations(lang: str, number: int) -> tuple[int, ...]:
    """In which looks and sizes a screen is checked: by all languages together, in all of them."""
    every = range(len(COMBINATIONS))
    if FULL:
        return tuple(every)
    own = OWN[LANGUAGES.index(lang)]
    return tuple((one + number) % len(every) for one in own)


def check_trees(kept: Path, found: str) -> None:
    """The trees are as they were read; or they are written for the next reader."""
    if RENEW:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(found)
    assert kept.read_text() == found
