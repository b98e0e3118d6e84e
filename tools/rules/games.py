"""What the pages of text and the pictures show of each game, beside its texts and positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LINE = "6-6 6-4> 6-2< 4-1> 2-2< 5-2<"
"""The moves of a poster for any game of a line of tiles."""


@dataclass(frozen=True, slots=True)
class About:
    """``picture``: the position in the picture that messengers show beside a link.

    ``source``: where the rules are described, empty where the text names no place. ``poster``:
    what an embedded board shows where its address brings nothing, as moves or a drawn board.
    """

    picture: str
    source: str = ""
    poster: str = LINE


ABOUT: Mapping[str, About] = {
    "block": About("beyond-double", "https://www.pagat.com/domino/line/block.html"),
    "draw": About(
        "double", "https://www.pagat.com/domino/line/draw.html", "5-3 5-1< 3-3> 3-0> 1-4< 0-2>"
    ),
    "all-fives": About(
        "four-arms",
        "https://www.pagat.com/domino/cross/all_fives.html",
        "5-5 6-5< 5-0> 5-4^ 6-1<",
    ),
    "blockers": About(
        "row",
        poster="........./........./..OY...../..OXY..../...XOOX../..Y.XO.../....YX.../.....Y",
    ),
}
"""By game."""
