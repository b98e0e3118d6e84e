"""Colours and shapes of pictures that stand alone: nothing is left to a style sheet.

The colours are those of ``assets/theme.css``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.app.look import Felt, Look, TileSet
from game.engine.tile import Tile
from game.view.nodes import Child, Node, h
from game.view.tiles import tile_face


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme, named as in the style sheets.

    ``pips``: a colour for each value from one, where the tile set has them; ``digits``:
    whether the tiles show these instead.
    """

    page: str
    ink: str
    ink_soft: str
    felt: str
    felt_edge: str
    accent: str
    felt_accent: str
    tile: str
    tile_edge: str
    tile_divider: str
    board: str
    board_shade: str
    board_line: str
    printed: str
    pip: str = "#1f2a37"
    felt_ink: str = "#f3f7f4"
    felt_ink_soft: str = "#cfe0da"
    stone_ink: str = "#17202a"
    colour_1: str = "#e8a33d"
    colour_2: str = "#6db7e8"
    colour_3: str = "#3fae8a"
    colour_4: str = "#d98bb8"
    colour_5: str = "#c9c4b8"
    pips: tuple[str, ...] = ()
    digits: bool = False

    def colour(self, colour: int) -> str:
        """The colour of a player of Blockers!, 0 for the first."""
        five = (self.colour_1, self.colour_2, self.colour_3, self.colour_4, self.colour_5)
        return five[colour]


LIGHT = Palette(
    page="#f4efe6",
    ink="#1f2d2a",
    ink_soft="#56625f",
    felt="#2b6055",
    felt_edge="#234f46",
    accent="#c27412",
    felt_accent="#f7bd55",
    tile="#fdf7ea",
    tile_edge="#cdbb98",
    tile_divider="#cfc1a4",
    board="#fbf6ea",
    board_shade="#efe6d3",
    board_line="#cdbf9f",
    printed="#b3a27c",
)
DARK = Palette(
    page="#141a19",
    ink="#edf2ef",
    ink_soft="#a5b3af",
    felt="#1d3d37",
    felt_edge="#15302b",
    accent="#f0b04a",
    felt_accent="#f0b04a",
    tile="#f0e7d4",
    tile_edge="#a5957a",
    tile_divider="#b3a58a",
    board="#26302e",
    board_shade="#2f3b38",
    board_line="#4a5754",
    printed="#73817d",
)

_FELTS: Mapping[Felt, tuple[tuple[str, str], tuple[str, str]]] = {
    Felt.BLUE: (("#2c567c", "#234666"), ("#1d3850", "#152a3d")),
    Felt.WALNUT: (("#6d523c", "#5a4330"), ("#3f3228", "#2e241c")),
}
"""Felt and its edge, light and dark, where they aren't those of the theme."""
_PIPS = ("#0a5f78", "#15682b", "#a51e16", "#6f4412", "#3337a0", "#811a74")


def palette_of(dark: bool, look: Look) -> Palette:
    """The colours of a theme with the felt and the tiles of a look."""
    palette = DARK if dark else LIGHT
    if look.felt in _FELTS:
        felt, edge = _FELTS[look.felt][dark]
        palette = replace(palette, felt=felt, felt_edge=edge)
    return with_tiles(palette, look.tileset)


def with_tiles(palette: Palette, tileset: TileSet) -> Palette:
    """The palette with the tiles of a set."""
    match tileset:
        case TileSet.COLOURED:
            return replace(palette, pips=_PIPS)
        case TileSet.DIGITS:
            return replace(palette, digits=True)
        case TileSet.DARK:
            palette = replace(palette, tile="#2a323c", pip="#f4ecd9")
            return replace(palette, tile_edge="#a3afbc", tile_divider="#74818f")
    return palette


WIDTH = 1200
"""Of every picture, in its own units."""
MARGIN = 48

Attrs = Mapping[str, str | int | float | bool | None]
FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif"
SHADOW = "#000000"


def rect(x: float, y: float, width: float, height: float, round_: float, **attrs: str) -> Node:
    """A rectangle with round corners; ``attrs`` with ``_`` for a dash."""
    place: Attrs = {
        "x": f"{x:g}",
        "y": f"{y:g}",
        "width": f"{width:g}",
        "height": f"{height:g}",
        "rx": f"{round_:g}",
    }
    return h("rect", {**place, **_dashed(attrs)})


def words_at(x: float, y: float, size: float, text: str, fill: str, **attrs: str) -> Node:
    """A line of text; ``y`` is its base line."""
    place: Attrs = {"x": f"{x:g}", "y": f"{y:g}", "font-size": f"{size:g}", "fill": fill}
    return h("text", {**place, **_dashed(attrs)}, text)


def inside(x: float, y: float, width: float, height: float, drawing: Node, *shapes: Child) -> Node:
    """``shapes`` in the coordinates of ``drawing``, an SVG, shrunk to a box."""
    place: Attrs = {
        "x": f"{x:g}",
        "y": f"{y:g}",
        "width": f"{width:g}",
        "height": f"{height:g}",
        "viewBox": drawing.get("viewBox"),
        "preserveAspectRatio": drawing.get("preserveAspectRatio"),
    }
    return h("svg", dict(place), shapes)


def tile_at(
    tile: Tile, turn: int, x: float, y: float, short: float, palette: Palette, marked: bool = False
) -> Node:
    """A tile around the middle ``x``, ``y``, with its shadow; ``marked``: as the spinner."""
    width, height = (short, 2 * short) if turn in (90, 270) else (2 * short, short)
    left, top = x - width / 2, y - height / 2
    gap = short / 50
    face = tile_face(tile, turn)
    hidden = "pip" if palette.digits else "digit"
    shapes = [
        _painted(one, palette, marked)
        for one in face.children
        if isinstance(one, Node) and _kind(one) != hidden
    ]
    box = (left + gap, top + gap, width - 2 * gap, height - 2 * gap)
    shadow = (left + gap, top + 3 * gap, width - 2 * gap, height - 2 * gap, short * 0.15)
    return h(
        "g",
        {"data-tile": str(tile)},
        rect(*shadow, fill=SHADOW, fill_opacity="0.3"),
        inside(*box, face, *shapes),
    )


def _painted(shape: Node, palette: Palette, marked: bool) -> Node:
    """A shape of a tile with its colours instead of its class."""
    kind = _kind(shape)
    line = {"fill": "none", "stroke-linecap": "round"}
    paints: dict[str, dict[str, str]] = {
        "edge": {"fill": palette.tile_edge},
        "face": {"fill": palette.tile},
        "divider": {
            **line,
            "stroke": palette.accent if marked else palette.tile_divider,
            "stroke-width": "7" if marked else "3.5",
        },
        "pip": {**line, "stroke": palette.pip, "stroke-width": "20"},
        "digit": {**line, "stroke": palette.pip, "stroke-width": "13", "stroke-linejoin": "round"},
    }
    if kind == "pip" and palette.pips:
        value = int((shape.get("class") or "")[-1])
        paints["pip"]["stroke"] = palette.pips[value - 1]
    kept = {name: value for name, value in shape.attrs if name != "class"}
    return h(shape.tag, {**kept, **paints[kind]})


def _kind(shape: Node) -> str:
    return (shape.get("class") or "").split(" ")[0]


def _dashed(attrs: Mapping[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in attrs.items()}
