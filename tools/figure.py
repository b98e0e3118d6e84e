"""`python -m tools.figure`: a position as a picture or a snippet, with its text alternative.

For blogs and rules sites. What the rules don't allow is refused with the reason, in the language
of the figure.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.app.arranged import arranged
from game.app.drawn_board import moves_to
from game.app.figures import Colours, figure_of, link_to
from game.app.link import Moment, parse_link, position_of
from game.app.look import TileSet
from game.engine.errors import IllegalMove, NotationError
from game.engine.match import Match
from game.engine.moves import Place, parse_move
from game.engine.record import parse_match
from game.engine.stone import Stone, parse_stone
from game.games.catalogue import CATALOGUE, rules_for
from game.i18n import LANGUAGES, Words
from game.i18n.refusing import REFUSING
from game.view.figure_picture import drawn
from game.view.figure_snippet import Shown, figure_html, svg_file
from game.view.nodes import to_html
from tools.arguments import Parser
from tools.chromium import find_chromium
from tools.project import HERE, Project, ToolError, told
from tools.rules.social import png_of
from tools.rules_site import base_address

FORMS = ("svg", "png", "html")


@dataclass(frozen=True, slots=True)
class Order:
    """What to draw and in which form; ``go_on``: the address of a link to play on from there."""

    shown: Shown
    form: str
    title: str
    caption: str
    go_on: str
    scale: float


def figure(project: Project, arguments: Sequence[str]) -> None:
    """Write the figure to a file or print it; raises ToolError with the reason if it can't be."""
    chosen = _parser().parse_args(arguments)
    order = _order(chosen)
    made = made_of(order)
    if chosen.out:
        Path(chosen.out).write_bytes(made)
    else:
        sys.stdout.buffer.write(made + (b"" if order.form == "png" else b"\n"))
        sys.stdout.buffer.flush()


def _parser() -> argparse.ArgumentParser:
    parser = Parser("figure", "python -m tools.figure", __doc__)
    games = [entry.game for entry in CATALOGUE]
    parser.add_argument("--game", choices=games, default=games[0], help="whose moves these are")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--moves", help="moves in notation: 6-4 6-3< 4-4>, or 1:5@A5 2:C@C3")
    where.add_argument("--board", help="rows of the board divided by slashes: ..OX/..O")
    where.add_argument("--record", type=Path, help="a file with the record of a match")
    where.add_argument("--link", help="a link to a position or a match, or its fragment")
    parser.add_argument("--options", default="", help="options of the game: spinner=none")
    parser.add_argument("--hand", type=int, help="the hand of a record, from 1; else the last")
    parser.add_argument("--ply", type=int, help="after so many moves of that hand; else all")
    parser.add_argument("--stone", help="a tile of the board to be placed: 1:C")
    parser.add_argument("--form", choices=FORMS, default="svg")
    parser.add_argument("--colours", choices=list(Colours), default=Colours.LIGHT)
    parser.add_argument("--tileset", choices=list(TileSet), default=TileSet.CLASSIC)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--title", default="", help="a name inside the SVG")
    parser.add_argument("--caption", default="", help="a line below the figure in HTML")
    parser.add_argument("--base", default="", help="the site that a link in HTML leads to")
    parser.add_argument("--scale", type=float, default=2.0, help="of a PNG (0.5 to 8)")
    parser.add_argument("--out", help="a file; without it the figure is printed")
    return parser


def _order(chosen: argparse.Namespace) -> Order:
    if not 0.5 <= chosen.scale <= 8:
        raise ToolError("The scale must be between 0.5 and 8.")
    try:
        stone = parse_stone(chosen.stone) if chosen.stone else None
        match = _match(chosen, stone)
        shown = figure_of(match, stone)
        link = link_to(match)
    except (IllegalMove, NotationError) as error:
        raise ToolError(_why(error, chosen.lang)) from error
    look = (Words(chosen.lang), Colours(chosen.colours), TileSet(chosen.tileset))
    base = base_address(chosen.base)
    go_on = f"{base}?lang={chosen.lang}#{link}" if base and link else ""
    return Order(
        Shown(shown, *look), chosen.form, chosen.title, chosen.caption, go_on, chosen.scale
    )


def _why(error: IllegalMove | NotationError, language: str) -> str:
    """The reason in the language of the figure."""
    if isinstance(error, IllegalMove):
        code, found = error.reason, error.move
    else:
        code, found = error.code, error.found
    why = REFUSING[language]
    return why.get(code, why["other"]).format(found=found or "–")


def _match(chosen: argparse.Namespace, stone: Stone | None) -> Match:
    if chosen.record is not None:
        try:
            text = chosen.record.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ToolError(f"{chosen.record} can't be read.") from error
        return _moment(parse_match(text, rules_for).match, chosen)
    if chosen.link is not None:
        return _moment(parse_link(chosen.link).match, chosen)
    options = dict(_pair(one) for one in chosen.options.split())
    if chosen.board is not None:
        return arranged("blockers", moves_to(chosen.board, stone), options, stone)
    moves = [parse_move(word) for word in chosen.moves.split()]
    on_board = any(isinstance(move, Place) for move in moves)
    return arranged("blockers" if on_board else chosen.game, moves, options, stone)


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _moment(match: Match, chosen: argparse.Namespace) -> Match:
    """The match at the hand and the move that were asked for."""
    hands = match.hands
    hand = len(hands) if chosen.hand is None else chosen.hand
    if not 1 <= hand <= len(hands):
        raise ToolError(f"There is no hand {hand}: the match has {len(hands)}.")
    moves = len(hands[hand - 1].moves)
    ply = moves if chosen.ply is None else chosen.ply
    if not 0 <= ply <= moves:
        raise ToolError(f"There is no move {ply}: the hand has {moves}.")
    return position_of(match, Moment(hand - 1, ply)).match


def made_of(order: Order) -> bytes:
    """The figure in the form asked for; raises ToolError for a PNG without a Chromium."""
    shown = order.shown
    if order.form == "html":
        return figure_html(shown, order.caption, order.go_on).encode()
    if order.form == "svg":
        return svg_file(shown, order.title).encode()
    chromium = find_chromium()
    if chromium is None:
        raise ToolError("A PNG needs Chromium: install the package chromium, or take an SVG.")
    node = drawn(shown.figure, shown.colours, shown.told, shown.tileset)
    width, height = (round(float(node.get(side) or 0) * order.scale) for side in _SIDES)
    return png_of(to_html(node), width, height, chromium)


_SIDES = ("width", "height")


if __name__ == "__main__":
    try:
        figure(HERE, sys.argv[1:])
    except (ToolError, OSError) as error:
        sys.exit(f"error: {told(error)}")
