"""The board of Blockers! for a picture: spaces, tiles with the pattern of their colour, racks."""

from __future__ import annotations

from game.app.board_sight import BoardSight, Standing
from game.engine.grid import ROWS, SIZE, Space
from game.engine.stone import SYMBOLS, Stone, print_label
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.paint import Palette, inside, rect, words_at
from game.view.stones import shape_of, symbol
from game.view.table_text import neutral_grid

Cells = tuple[Stone | None, ...]

_HEIGHT = 760
LEFT, TOP, CELL = 92, 44, 76
"""Where space A1 begins, and the side of a space."""
_SIDE = 840
_SMALL = 34
_RACK = 64
_ROW = 8
_UNIT = 100

PATTERNS = (
    "",
    "M4 38L38 4M4 72L72 4M12 96L96 12M46 96L96 46M80 96L96 80",
    "".join(f"M{x} {y}h.01" for x in range(14, 96, 18) for y in range(14, 96, 18)),
    "".join(f"M4 {y}H96" for y in range(14, 96, 18)),
    "M4 50L50 4M4 96L96 4M50 96L96 50M4 50L50 96M4 4L96 96M50 4L96 50",
)
"""By colour: lines in a square of 100, the first colour plain."""


def board_shapes(sight: BoardSight, words: Words, palette: Palette) -> tuple[list[Node], int]:
    """Board, players and racks, below the heading; and how high all that is."""
    board = square(sight.known.cells, palette, sight.last)
    return [*board, *_players(sight, words, palette)], _HEIGHT


def square(cells: Cells, palette: Palette, last: Space | None = None) -> list[Node]:
    """The board alone, with what lies on it; ``last``: where the last tile was placed."""
    side = SIZE * CELL
    felt = rect(48, 0, LEFT + side - 24, TOP + side + 24, 20, fill=palette.felt)
    base = rect(LEFT - 3, TOP - 3, side + 6, side + 6, 8, fill=palette.board_line)
    drawn = [_space(space, cells[space], palette, last == space) for space in range(SIZE * SIZE)]
    return [felt, base, *_edges(palette), *drawn]


def _edges(palette: Palette) -> list[Node]:
    ink = palette.felt_ink_soft
    middle = {"text_anchor": "middle"}
    tops = [
        words_at(LEFT + (at + 0.5) * CELL, 30, 18, str(at + 1), ink, **middle) for at in range(SIZE)
    ]
    sides = [
        words_at(70, TOP + (at + 0.5) * CELL + 6, 18, letter, ink, **middle)
        for at, letter in enumerate(ROWS)
    ]
    return [*tops, *sides]


def _space(space: Space, there: Stone | None, palette: Palette, framed: bool) -> Node:
    row, column = divmod(space, SIZE)
    block = row // 3 * 3 + column // 3
    # Wider lines between the blocks, as on the page.
    x, y = LEFT + column * CELL + column % 3 * 0.5, TOP + row * CELL + row % 3 * 0.5
    fill = palette.board_shade if block % 2 else palette.board
    inner = CELL - 2
    shapes = [rect(x + 0.5, y + 0.5, inner, inner, 0, fill=fill)]
    if there is None:
        size = CELL * 0.5
        away = (CELL - size) / 2
        shapes.append(_symbol(SYMBOLS[block], x + away, y + away, size, palette.printed))
    else:
        shapes.append(stone_at(there, x + 3, y + 3, CELL - 7, palette, framed))
        corner = CELL * 0.24
        shapes.append(
            _symbol(SYMBOLS[block], x + 6, y + 6, corner, palette.stone_ink, fill_opacity="0.6")
        )
    return h("g", None, shapes)


def stone_at(
    stone: Stone, x: float, y: float, size: float, palette: Palette, framed: bool = False
) -> Node:
    """A tile of Blockers! in a square; ``framed``: the last one placed."""
    colour = palette.colour(stone.colour)
    ink = palette.stone_ink
    pattern = PATTERNS[stone.colour]
    lines = h(
        "path",
        {
            "d": pattern,
            "fill": "none",
            "stroke": "#000000",
            "stroke-opacity": "0.2",
            "stroke-width": "5",
            "stroke-linecap": "round",
        },
    )
    edge = {"stroke": ink, "stroke_width": "7" if framed else "2.5"}
    shapes: list[Node | None] = [
        rect(2, 2, 96, 96, 14, fill=colour, **edge),
        lines if pattern else None,
        rect(8, 8, 84, 84, 9, fill="none", stroke="#ffffff", stroke_width="4") if framed else None,
        *_label(stone, palette),
    ]
    frame = h("svg", {"viewBox": f"0 0 {_UNIT} {_UNIT}"})
    drawn = inside(x, y, size, size, frame, *shapes)
    return h("g", {"data-stone": str(stone)}, drawn)


def _label(stone: Stone, palette: Palette) -> list[Node]:
    colour, ink = palette.colour(stone.colour), palette.stone_ink
    shape = shape_of(stone.label)
    if shape is not None:
        return [_symbol(shape, 24, 26, 54, ink)]
    text = words_at(
        50, 70, 52, print_label(stone.label), ink, text_anchor="middle", font_weight="700"
    )
    return [rect(29, 27, 42, 50, 8, fill=colour, fill_opacity="0.88"), text]


def _symbol(name: str, x: float, y: float, size: float, fill: str, **attrs: str) -> Node:
    drawing = symbol(name)
    paths = [
        h(one.tag, {**dict(one.attrs), "fill": fill, **_opacity(attrs)})
        for one in drawing.children
        if isinstance(one, Node)
    ]
    return inside(x, y, size, size, drawing, *paths)


def _opacity(attrs: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in attrs.items()}


def _players(sight: BoardSight, words: Words, palette: Palette) -> list[Node]:
    """Beside the board: every seat with its account and captures, then the viewer's racks."""
    shapes: list[Node] = []
    y = 24.0
    for standing in sight.standings:
        shapes += _player(sight, standing, y, words, palette)
        y += 100
    if sight.ended is not None:
        return shapes
    speech = neutral_grid(sight, words)
    top = _HEIGHT - 16 - (_RACK + 10) * len(sight.colours)
    name = speech.seat_name(sight.viewer)
    shapes.append(words_at(_SIDE, top - 12, 20, name, palette.ink_soft))
    for row, colour in enumerate(sight.colours):
        for at, label in enumerate(sorted(sight.known.racks[colour] or ())):
            x = _SIDE + at * _RACK
            stone = Stone(colour, label)
            shapes.append(stone_at(stone, x, top + row * (_RACK + 10), _RACK - 6, palette))
    return shapes


def _player(
    sight: BoardSight, standing: Standing, y: float, words: Words, palette: Palette
) -> list[Node]:
    speech = neutral_grid(sight, words)
    shapes: list[Node] = []
    x: float = _SIDE
    for colour in standing.colours:
        fill = palette.colour(colour)
        shapes.append(rect(x, y - 18, 22, 22, 5, fill=fill, stroke=palette.stone_ink))
        x += 28
    on_turn = sight.ended is None and sight.known.mover == standing.seat
    name = speech.seat_name(standing.seat)
    weight = {"font_weight": "700"}
    shapes.append(words_at(x + 4, y, 22, f"{name} ●" if on_turn else name, palette.ink, **weight))
    shapes.append(words_at(_SIDE, y + 26, 19, speech.standing(standing), palette.ink_soft))
    taken = sight.known.captured[standing.seat]
    step = min(_SMALL + 2.0, (1152 - _SIDE - _SMALL) / max(1, len(taken) - 1))
    for at, stone in enumerate(taken):
        shapes.append(stone_at(stone, _SIDE + at * step, y + 34, _SMALL, palette))
    return shapes
