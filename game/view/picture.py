"""The table as a picture that stands alone: one SVG text, for a blog or a message.

Made from what the viewer sees, with the layout and the tiles of the page. It refers to
nothing outside, carries its colours itself, and tells in words what it shows.
"""

from __future__ import annotations

from textwrap import wrap

from game.app.board_sight import BoardSight
from game.app.look import Look
from game.app.sight import AnySight, Sight
from game.i18n import Words
from game.view.nodes import h, to_html
from game.view.paint import FONT, MARGIN, WIDTH, palette_of, rect, words_at
from game.view.picture_board import board_shapes
from game.view.picture_chain import chain_shapes
from game.view.speech import Speech
from game.view.table_text import (
    heading,
    latest,
    latest_on_board,
    neutral_grid,
    rack_line,
    score_line,
)

_HEAD = 116
_LINE = 34
_LETTERS = 84
"""In a line of the sentence below; narrow enough for wide fonts."""


def picture(sight: AnySight, words: Words, dark: bool = False, look: Look | None = None) -> str:
    """The SVG as text, :data:`WIDTH` units wide, with the felt and the tiles of ``look``."""
    palette = palette_of(dark, look or Look())
    if isinstance(sight, BoardSight):
        sentence = latest_on_board(sight, words)
        shapes, height = board_shapes(sight, words, palette)
        told = _told_board(sight, words)
    else:
        sentence = latest(sight, words)
        shapes, height = chain_shapes(sight, words, palette)
        told = _told(sight, words)
    lines = wrap(sentence, _LETTERS)
    game, *more = heading(sight, words).split(" · ", 1)
    top = _HEAD + height + 10
    foot = [
        words_at(MARGIN, top + (at + 1) * _LINE, 24, line, palette.ink)
        for at, line in enumerate(lines)
    ]
    bottom = top + len(lines) * _LINE + MARGIN - 18
    whole = h(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {bottom}",
            "width": WIDTH,
            "height": bottom,
            "role": "img",
            "font-family": FONT,
        },
        h("title", None, heading(sight, words)),
        h("desc", None, told),
        rect(0, 0, WIDTH, bottom, 0, fill=palette.page),
        words_at(MARGIN, 62, 36, game, palette.ink, font_weight="700"),
        [words_at(MARGIN, 94, 21, line, palette.ink_soft) for line in more],
        h("g", {"transform": f"translate(0 {_HEAD})"}, shapes),
        foot,
    )
    return to_html(whole)


def _told(sight: Sight, words: Words) -> str:
    """What the picture shows, tiles in words."""
    aloud = Speech(words, sight.seats, aloud=True, humans=tuple(range(sight.seats)))
    chain = sight.known.chain
    told = [score_line(sight, words) + "."]
    if chain.values:
        tiles = ", ".join(map(aloud.tile, chain.tiles))
        told.append(words("share.chain", ends=aloud.ends_are(chain.values), tiles=tiles))
    told.append(latest(sight, words))
    if sight.ended is None:
        own = ", ".join(map(aloud.tile, sight.known.tiles))
        told.append(words("share.holds", name=aloud.name(sight.viewer), tiles=own) + ".")
    return " ".join(filter(None, told))


def _told_board(sight: BoardSight, words: Words) -> str:
    speech = neutral_grid(sight, words)
    told = [f"{speech.seat_name(one.seat)}: {speech.standing(one)}." for one in sight.standings]
    lying = [
        speech.space(sight, space) for space, one in enumerate(sight.known.cells) if one is not None
    ]
    if lying:
        told.append("; ".join(lying) + ".")
    told.append(latest_on_board(sight, words))
    if sight.ended is None:
        told.append(rack_line(sight, words) + ".")
    return " ".join(filter(None, told))
