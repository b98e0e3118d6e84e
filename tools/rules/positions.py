"""The positions that the rules pages show, by game and by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.app.arranged import arranged
from game.app.drawn_board import moves_to
from game.app.figures import AnyFigure, figure_of, link_to
from game.engine.match import Match
from game.engine.moves import parse_move
from game.engine.record import parse_match
from game.engine.stone import parse_stone
from game.games.catalogue import rules_for

FINAL = Path(__file__).parent.parent / "texts" / "final.txt"
"""The record of a whole game of Blockers! for three."""


@dataclass(frozen=True, slots=True)
class Position:
    """``moves`` in notation, or a ``drawing`` of the board, with a tile to be placed there."""

    game: str
    moves: str = ""
    drawing: str = ""
    stone: str = ""
    record: Path | None = None


_CHAINS: Mapping[str, Mapping[str, str]] = {
    "block": {
        "open": "1-4",
        "double-joins": "1-4 1-1>",
        "double-six": "3-6 6-6<",
        "double-blank": "0-0",
        "second-double": "1-4 1-1> 4-4<",
        "beyond-double": "1-4 1-1> 4-4< 3-4<",
        "leading-double": "2-2",
    },
    "draw": {
        "open": "5-2",
        "asks": "5-2 5-4< 2-3>",
        "double": "5-2 2-2> 5-1<",
    },
    "all-fives": {
        "led": "5-5",
        "one-side": "5-5 5-2>",
        "both-sides": "5-5 5-2> 5-3<",
        "first-end": "5-5 5-2> 5-3< 5-0^",
        "beyond": "5-5 5-2> 5-3< 5-0^ 0-4^",
        "four-arms": "5-5 5-2> 5-3< 5-0^ 0-4^ 5-1_",
        "joined-later": "4-1 4-4<",
        "other-end": "6-3 3-3> 6-4<",
        "in-the-line": "6-4 4-4> 4-0>",
        "later-double": "6-4 4-4> 4-0> 0-0>",
    },
}
_BOARDS: Mapping[str, tuple[str, str]] = {
    "number": ("", "1:4"),
    "letter": ("", "1:C"),
    "symbol": ("", "1:s5"),
    "row": (
        "........./........./..XXX.O.Y/........./.OO....../........./....YY...",
        "1:C",
    ),
    "square": (
        "........./...OO..../...XX..../...XX..../.YY....O./.Y....../......O../.....Y..",
        "1:C",
    ),
    "corner": (
        "........./........./...XX..YY/....X..../..O...Y../..OO.....",
        "1:C",
    ),
    "groups": ("O.......O/O.XX...../...X..YY./....X..Y./....O..../O.......Y/..X.....Y", ""),
}

POSITIONS: Mapping[str, Mapping[str, Position]] = {
    **{
        game: {name: Position(game, moves) for name, moves in chains.items()}
        for game, chains in _CHAINS.items()
    },
    "blockers": {
        **{
            name: Position("blockers", drawing=drawing, stone=stone)
            for name, (drawing, stone) in _BOARDS.items()
        },
        "final": Position("blockers", record=FINAL),
    },
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A figure, the match it is a moment of, and the link that goes on from there, if any."""

    figure: AnyFigure
    match: Match
    link: str | None


@cache
def shown(position: Position) -> Shown:
    """The position played by the rules; raises what they raise when it can't be."""
    stone = parse_stone(position.stone) if position.stone else None
    if position.record is not None:
        match = parse_match(position.record.read_text("utf-8"), rules_for).match
    elif position.moves:
        match = arranged(position.game, [parse_move(word) for word in position.moves.split()])
    else:
        moves = moves_to(position.drawing, stone)
        match = arranged(position.game, moves, held=stone)
    return Shown(figure_of(match, stone), match, link_to(match))
