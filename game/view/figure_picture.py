"""A figure as an SVG, drawn as the table is; every point where play can go on has a mark."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any

from game.app.figures import AnyFigure, BoardFigure, ChainFigure, Colours
from game.app.look import TileSet
from game.engine.chain import Chain
from game.engine.grid import SIZE, Space, spaces_of
from game.view.layout import Layout, lay_out
from game.view.nodes import Node, h, to_html
from game.view.paint import DARK, FONT, LIGHT, Palette, rect, tile_at, with_tiles, words_at
from game.view.picture_board import CELL, LEFT, TOP, square
from game.view.picture_chain import bars, size_of

_TABLE = (640.0, 400.0)
_SHORT = 44.0
"""The short side of a tile in a figure."""
_PAD = 14.0
_REACH = 0.44
"""From the middle of a mark to the edge of the felt that it needs, in short sides."""


def _of_page() -> Palette:
    names = [field.name for field in fields(Palette) if isinstance(getattr(LIGHT, field.name), str)]
    colours: dict[str, Any] = {
        name: f"var({_property(name)},{getattr(LIGHT, name)})" for name in names
    }
    return replace(LIGHT, **colours)


def _property(name: str) -> str:
    return f"--{name.replace('_', '-')}"


_PALETTES = {Colours.LIGHT: LIGHT, Colours.DARK: DARK, Colours.PAGE: _of_page()}


def style_of(svg: str, selector: str) -> str:
    """Rules that give the custom properties used in ``svg`` the light or the dark colours,
    as the reader's system wishes, for pages that don't have them."""
    names = [f.name for f in fields(Palette) if f"var({_property(f.name)}," in svg]
    light, dark = (
        "".join(f"{_property(name)}:{getattr(palette, name)};" for name in names)
        for palette in (LIGHT, DARK)
    )
    return f"{selector}{{{light}}}@media(prefers-color-scheme:dark){{{selector}{{{dark}}}}}"


def drawn(
    shown: AnyFigure, colours: Colours, told: str = "", tileset: TileSet = TileSet.CLASSIC
) -> Node:
    """The figure as an SVG element; ``told`` is its text alternative, without one it is hidden
    from screen readers. ``tileset``: what the tiles of a chain look like."""
    palette = with_tiles(_PALETTES[colours], tileset)
    if isinstance(shown, BoardFigure):
        box, shapes = _board(shown, palette)
    else:
        box, shapes = _chain(shown, palette)
    x, y, width, height = box
    spoken: dict[str, str | int | float | bool | None] = (
        {"role": "img", "aria-label": told} if told else {"aria-hidden": "true"}
    )
    size = {"width": f"{width:.0f}", "height": f"{height:.0f}", "font-family": FONT}
    view = f"{x:.4g} {y:.4g} {width:.4g} {height:.4g}"
    kind = "figure board-figure" if isinstance(shown, BoardFigure) else "figure chain-figure"
    xmlns = "http://www.w3.org/2000/svg"
    attrs = {"xmlns": xmlns, "class": kind, "viewBox": view, **size, **spoken}
    return h("svg", attrs, shapes)


def standing_alone(
    shown: AnyFigure,
    colours: Colours,
    told: str,
    title: str = "",
    tileset: TileSet = TileSet.CLASSIC,
) -> str:
    """The figure as the text of an SVG file, with ``title`` and text alternative inside."""
    node = drawn(shown, colours, told, tileset)
    text = to_html(Node(node.tag, node.attrs, (*_words(title, told), *node.children)))
    if colours is Colours.PAGE:
        style = h("style", None, style_of(text, "svg.figure"))
        text = text.replace("><", f">{to_html(style)}<", 1)
    return re.sub(r' class="figure[^"]*"', ' class="figure"', text, count=1)


def _words(title: str, told: str) -> list[Node]:
    named = [h("title", None, title)] if title else []
    return [*named, h("desc", None, told)]


Box = tuple[float, float, float, float]


def _chain(shown: ChainFigure, palette: Palette) -> tuple[Box, list[Node]]:
    chain = shown.chain
    layout = lay_out(chain, *_TABLE)
    zoom = _SHORT / layout.scale
    left, top, right, bottom = (side * zoom for side in _bounds(layout))
    box = (left - _PAD, top - _PAD, right - left + 2 * _PAD, bottom - top + 2 * _PAD)
    shapes = [rect(*box, 14, fill=palette.felt)]
    tiles = h("g", {"transform": f"scale({zoom:.4g})"}, _tiles(chain, layout, palette))
    return box, [*shapes, tiles]


def _bounds(layout: Layout) -> Box:
    reach = layout.scale * _REACH
    boxes = [(place.x, place.y, *size_of(place, layout.scale / 2)) for place in layout.places]
    boxes += [(mark.x, mark.y, reach, reach) for mark in layout.marks]
    boxes = boxes or [(_TABLE[0] / 2, _TABLE[1] / 2, 2 * layout.scale, layout.scale)]
    return (
        min(x - dx for x, _, dx, _ in boxes),
        min(y - dy for _, y, _, dy in boxes),
        max(x + dx for x, _, dx, _ in boxes),
        max(y + dy for _, y, _, dy in boxes),
    )


def _tiles(chain: Chain, layout: Layout, palette: Palette) -> list[Node]:
    unit = layout.scale
    shapes: list[Node] = []
    for place in layout.places:
        spinner = place.tile == chain.spinner
        shapes.append(tile_at(place.tile, place.turn, place.x, place.y, unit, palette, spinner))
        if spinner:
            shapes += bars(place, chain, unit, palette)
    for mark in layout.marks:
        ring = {"fill": "none", "stroke": palette.felt_accent, "stroke-width": f"{unit * 0.07:g}"}
        shapes.append(
            h(
                "g",
                {"class": "open", "data-arm": mark.arm.value, "data-value": mark.value},
                _circle(mark.x, mark.y, unit * 0.36, ring),
                words_at(
                    mark.x,
                    mark.y + unit * 0.15,
                    unit * 0.42,
                    str(mark.value),
                    palette.felt_ink,
                    text_anchor="middle",
                    font_weight="700",
                ),
            )
        )
    return shapes


def _circle(x: float, y: float, radius: float, paint: dict[str, str]) -> Node:
    return h("circle", {"cx": f"{x:g}", "cy": f"{y:g}", "r": f"{radius:g}", **paint})


def _board(shown: BoardFigure, palette: Palette) -> tuple[Box, list[Node]]:
    side = SIZE * CELL
    box = (48.0, 0.0, LEFT + side - 24.0, TOP + side + 24.0)
    shapes = square(shown.cells, palette)
    if shown.stone is None:
        for several in shown.groups:
            for number, group in enumerate(several, 1):
                shapes += [_badge(space, _number(number, palette)) for space in spaces_of(group)]
        return box, shapes
    shapes += [_free(space, palette) for space in spaces_of(shown.free)]
    shapes += [_badge(space, _line(_TICK, palette)) for space in spaces_of(shown.takes)]
    shapes += [_badge(space, _line(_CROSS, palette)) for space in spaces_of(shown.held)]
    return box, shapes


_TICK = "M-8 1L-2 7L8 -6"
_CROSS = "M-6 -6L6 6M6 -6L-6 6"


def _corner(space: Space) -> tuple[int, int]:
    row, column = divmod(space, SIZE)
    return LEFT + column * CELL, TOP + row * CELL


def _free(space: Space, palette: Palette) -> Node:
    """A ring in an empty space."""
    x, y = _corner(space)
    ring = {"fill": "none", "stroke": palette.accent, "stroke-width": "6"}
    return h("g", {"class": "free"}, _circle(x + CELL / 2, y + CELL / 2, CELL * 0.36, ring))


def _badge(space: Space, sign: Node) -> Node:
    """A white disc with a sign at the corner of a tile."""
    x, y = _corner(space)
    paint = {"fill": "#ffffff", "stroke": "#17202a", "stroke-width": "2.5"}
    place = f"translate({x + CELL - 18} {y + 18})"
    return h("g", {"class": "badge", "transform": place}, _circle(0, 0, 15, paint), sign)


def _line(path: str, palette: Palette) -> Node:
    paint = {"fill": "none", "stroke": palette.stone_ink, "stroke-width": "4"}
    return h("path", {"d": path, "stroke-linecap": "round", **paint})


def _number(number: int, palette: Palette) -> Node:
    bold = {"text_anchor": "middle", "font_weight": "700"}
    return words_at(0, 7, 20, str(number), palette.stone_ink, **bold)
