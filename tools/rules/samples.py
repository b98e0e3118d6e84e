"""The snippets that the page for site owners shows: made by the very code of the builder page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from game.app.builder import Builder, Style
from game.app.builder_messages import Box, Live
from game.app.composed import Composed
from game.app.drawn_board import moves_to
from game.engine.moves import parse_move
from game.engine.stone import parse_stone
from game.view.builder_boxes import box_text
from tools.rules.positions import POSITIONS

RECIPES = Path(__file__).parent.parent / "texts" / "recipes"
ELSEWHERE = "https://games.example.org/"
"""Stands for the address of the site where that is not known; a script puts the real one in."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of the rules pages, and what readers can do with it."""

    game: str
    position: str
    live: Live


SAMPLES: Mapping[str, Sample] = {
    "chain": Sample("block", "beyond-double", Live.PLAY),
    "spinner": Sample("all-fives", "four-arms", Live.REPLAY),
    "board": Sample("blockers", "row", Live.PLAY),
}
"""By name: the live boards of the page. Its boxes show the first."""


@cache
def built(name: str, language: str, site: str) -> Builder:
    """The builder page when an author has laid a sample; ``site``: where its snippets lead."""
    sample = SAMPLES[name]
    found = POSITIONS[sample.game][sample.position]
    stone = parse_stone(found.stone) if found.stone else None
    moves = (
        moves_to(found.drawing, stone) if found.drawing else map(parse_move, found.moves.split())
    )
    draft = Composed(sample.game, tuple(moves))
    return Builder(language, site, draft, stone=stone, style=Style(live=sample.live))


def live_board(name: str, language: str, site: str, caption: str) -> str:
    """A sample as the HTML of a live board."""
    model = built(name, language, site)
    style = Style(live=model.style.live, caption=caption)
    return box_text(
        Builder(language, site, model.draft, stone=model.stone, style=style), Box.ELEMENT
    )


def snippet(name: str, language: str, base: str) -> str:
    """The text of a box: one of the builder's, or a recipe; ``KeyError`` for an unknown name."""
    site = base or ELSEWHERE
    if name in list(Box):
        return box_text(built("chain", language, site), Box(name))
    if name == "wordpress":
        return f"<!-- wp:html -->\n{snippet(Box.FRAME, language, base)}\n<!-- /wp:html -->"
    if name == "csp":
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(site))
        return f"script-src {origin}; frame-src {origin}"
    files = {path.stem: path for path in RECIPES.iterdir()}
    return files[name].read_text("utf-8").strip()
