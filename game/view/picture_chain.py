"""A chain of dominoes for a picture: scores, felt, tiles where the page would lay them, hand."""

from __future__ import annotations

from typing import NamedTuple

from game.app.sight import Sight
from game.engine.chain import Chain
from game.engine.events import Played
from game.i18n import Words
from game.view.account import number, spelled_sum
from game.view.layout import Layout, Place, lay_out
from game.view.nodes import Node, h
from game.view.paint import MARGIN, SHADOW, WIDTH, Palette, rect, tile_at, words_at
from game.view.table_text import ends, neutral

_CHAIN = 440
_HAND = 186
_COLUMN = 146
_LONGEST_SIDE = 160.0
"""Of a tile on the table, so that a short chain is not overdone."""
_VIEWS = (1.0, 1.25, 1.5, 1.75, 2.0)


class _View(NamedTuple):
    """A layout, and how to show it: the point of it that is in the middle, and how large."""

    layout: Layout
    x: float
    y: float
    zoom: float


def chain_shapes(sight: Sight, words: Words, palette: Palette) -> tuple[list[Node], int]:
    """Players, felt with the chain, own hand; and how high all that is."""
    own = sight.known.tiles if sight.ended is None else ()
    room = 0 if sight.known.chain.lead is None else _CHAIN
    height = room + (_HAND if own else 0)
    shapes = [_scores(sight, words, palette)]
    shapes.append(rect(MARGIN, 0, WIDTH - 2 * MARGIN, height, 20, fill=palette.felt))
    if room:
        counted = sight.counted
        under = ends(sight, words) if counted is None else spelled_sum(counted)
        ink = palette.felt_ink_soft
        shapes.append(_chain(sight, _best_view(sight), palette))
        shapes.append(words_at(WIDTH / 2, room - 16, 22, under, ink, text_anchor="middle"))
    if own:
        hand = _hand(sight, words, palette)
        shapes.append(h("g", {"transform": f"translate(0 {room})"}, hand))
    return shapes, height


def _scores(sight: Sight, words: Words, palette: Palette) -> Node:
    """Names and scores at the top right, whoever is on turn underlined."""
    speech = neutral(sight, words)
    shapes = []
    left = WIDTH - MARGIN - len(sight.scores) * _COLUMN
    for seat, score in enumerate(sight.scores):
        x = left + (seat + 1) * _COLUMN
        on_turn = sight.ended is None and sight.known.mover == seat
        fill = palette.ink if on_turn else palette.ink_soft
        shapes.append(words_at(x, -68, 19, speech.name(seat), fill, text_anchor="end"))
        bold = {"text_anchor": "end", "font_weight": "700"}
        shapes.append(words_at(x, -30, 34, number(score), palette.ink, **bold))
        if on_turn:
            shapes.append(rect(x - 56, -20, 56, 5, 2.5, fill=palette.accent))
    return h("g", None, shapes)


def _best_view(sight: Sight) -> _View:
    """Of layouts for wider and narrower tables, the one that shows the largest tiles."""
    chain = sight.known.chain
    width, height = WIDTH - 4.0 * MARGIN, _CHAIN - 2.0 * MARGIN
    views = [_view(lay_out(chain, width / part, height / part), width, height) for part in _VIEWS]
    return max(views, key=lambda view: view.zoom * view.layout.scale)


def _view(layout: Layout, width: float, height: float) -> _View:
    """The chain in the middle, as large as the room allows."""
    reach = layout.scale * 0.6
    boxes = [(place.x, place.y, *size_of(place, layout.scale / 2)) for place in layout.places]
    boxes += [(mark.x, mark.y, reach, reach) for mark in layout.marks]
    left, right = min(x - dx for x, _, dx, _ in boxes), max(x + dx for x, _, dx, _ in boxes)
    top, bottom = min(y - dy for _, y, _, dy in boxes), max(y + dy for _, y, _, dy in boxes)
    zoom = min(width / (right - left), height / (bottom - top), _LONGEST_SIDE / 2 / layout.scale)
    return _View(layout, (left + right) / 2, (top + bottom) / 2, zoom)


def _chain(sight: Sight, view: _View, palette: Palette) -> Node:
    """The tiles where the layout puts them, the last one framed, ends with their worth."""
    chain, layout = sight.known.chain, view.layout
    last = next((e.tile for e in reversed(sight.log) if isinstance(e, Played)), None)
    shapes: list[Node] = []
    for place in layout.places:
        spinner = place.tile == chain.spinner
        shapes.append(
            tile_at(place.tile, place.turn, place.x, place.y, layout.scale, palette, spinner)
        )
        if spinner:
            shapes += bars(place, chain, layout.scale, palette)
    shapes += [_frame(one, layout.scale, palette) for one in layout.places if one.tile == last]
    shapes += _marks(sight, layout, palette)
    middle = f"translate({WIDTH / 2:g} {(_CHAIN - MARGIN / 2) / 2:g})"
    moved = f"{middle} scale({view.zoom:.4g}) translate({-view.x:g} {-view.y:g})"
    return h("g", {"transform": moved}, shapes)


def size_of(place: Place, scale: float) -> tuple[float, float]:
    """Width and height of a tile whose short side is ``scale``."""
    return (scale, 2 * scale) if place.turn in (90, 270) else (2 * scale, scale)


def _frame(place: Place, scale: float, palette: Palette) -> Node:
    width, height = size_of(place, scale)
    box = (place.x - width / 2, place.y - height / 2, width, height, scale * 0.16)
    return rect(*box, fill="none", stroke=palette.felt_accent, stroke_width=f"{scale * 0.09:g}")


def bars(place: Place, chain: Chain, scale: float, palette: Palette) -> list[Node]:
    """Bars at the short sides of the spinner while they are closed."""
    if chain.spinner_closed:
        return []
    long, thick, away = scale * 0.56, scale * 0.08, scale * 1.12
    if place.turn in (90, 270):
        spots = [(place.x - long / 2, place.y + sign * away - thick / 2) for sign in (-1, 1)]
        return [rect(x, y, long, thick, thick / 2, fill=palette.felt_ink) for x, y in spots]
    spots = [(place.x + sign * away - thick / 2, place.y - long / 2) for sign in (-1, 1)]
    return [rect(x, y, thick, long, thick / 2, fill=palette.felt_ink) for x, y in spots]


def _marks(sight: Sight, layout: Layout, palette: Palette) -> list[Node]:
    """What each open end counts, in games that count them."""
    if sight.counted is None:
        return []
    worth = {term.arm: term.worth for term in sight.counted.terms}
    unit = layout.scale
    bold = {"text_anchor": "middle", "font_weight": "700"}
    shapes = []
    for mark in layout.marks:
        if mark.arm in worth:
            place = (mark.x - unit * 0.44, mark.y - unit * 0.34, unit * 0.88, unit * 0.68)
            shapes.append(rect(*place, unit * 0.34, fill=SHADOW, fill_opacity="0.32"))
            text = str(worth[mark.arm])
            line = mark.y + unit * 0.17
            shapes.append(words_at(mark.x, line, unit * 0.48, text, palette.felt_ink, **bold))
    return shapes


def _hand(sight: Sight, words: Words, palette: Palette) -> Node:
    """The viewer's tiles on a darker strip below the chain."""
    tiles = sight.known.tiles
    short = min(60.0, (WIDTH - 4 * MARGIN) / len(tiles) - 8)
    step = short + 8
    first = WIDTH / 2 - step * (len(tiles) - 1) / 2
    name = neutral(sight, words).name(sight.viewer)
    return h(
        "g",
        None,
        rect(MARGIN, 0, WIDTH - 2 * MARGIN, _HAND, 20, fill=palette.felt_edge),
        words_at(MARGIN * 1.6, 36, 20, name, palette.felt_ink_soft),
        [
            tile_at(tile, 90, first + at * step, _HAND / 2 + 12, short, palette)
            for at, tile in enumerate(tiles)
        ],
    )
