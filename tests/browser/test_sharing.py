"""What leaves the page: the clipboard, pictures as files, and what they look like."""

from __future__ import annotations

import struct
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import OpenGame, run_python

DRAW = """
from game.browser import sharing
from game.engine.deal import Shuffler
from game.engine.match import begin, first_standing
from game.app.model import Model, Plan
from game.app.sight import sight_of
from game.games.catalogue import rules_for
from game.i18n import Words
from game.view.picture import picture
rules = rules_for("blockers", 3, {})
step = begin(rules, rules.set_up(first_standing(rules), Shuffler(bytes(32))))
sight = sight_of(Model(Plan("blockers", 3), match=step.match, log=step.events))
svg = picture(sight, Words("en"))
"""


def saved(page: Page, code: str) -> tuple[str, bytes]:
    """The name and the content of the file that ``code`` offers."""
    with page.expect_download() as waiting:
        run_python(page, DRAW + code)
    return waiting.value.suggested_filename, Path(waiting.value.path()).read_bytes()


def test_a_picture_is_saved_as_svg(page: Page) -> None:
    name, content = saved(page, "sharing.save_text('a.svg', svg, sharing.SVG)\nresult = True")
    assert name == "a.svg"
    assert content.startswith(b"<svg") and content.endswith(b"</svg>")


def test_a_picture_is_saved_as_png_of_twice_its_size(page: Page) -> None:
    name, content = saved(page, "result = await sharing.save_png('a.png', svg)")
    assert name == "a.png"
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert width == 2400 and height > 1200
    assert len(content) > 20_000


def test_what_is_no_picture_is_not_saved(page: Page) -> None:
    code = "from game.browser import sharing\nresult = await sharing.save_png('a.png', '<svg')"
    assert run_python(page, code) is False


COPY = "from game.browser import sharing\nresult = await sharing.copy('🁫 t1.abc')"


def test_text_is_copied(open_game: OpenGame) -> None:
    page = open_game("?lang=en", permissions=["clipboard-read", "clipboard-write"])
    assert run_python(page, COPY) is True
    assert page.evaluate("navigator.clipboard.readText()") == "🁫 t1.abc"


def test_a_browser_that_does_not_allow_it_is_noticed(open_game: OpenGame) -> None:
    denied = """Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    })"""
    page = open_game("?lang=en", prepare=lambda page: page.add_init_script(denied))
    assert run_python(page, COPY) is False
    without = """Object.defineProperty(navigator, "clipboard", { value: undefined })"""
    page = open_game("?lang=en", prepare=lambda page: page.add_init_script(without))
    assert run_python(page, COPY) is False
