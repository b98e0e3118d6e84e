"""A moment of a match as a figure: what lies, how it hangs together, where play can go on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.app.link import Moment, Shared, position_of, print_link
from game.engine.chain import Chain
from game.engine.events import Counted
from game.engine.figure import Figure, figure
from game.engine.grid import Space, Spaces, groups
from game.engine.match import Match
from game.engine.moves import Place, Play
from game.engine.stone import FITS, Stone
from game.games.blockers_state import BlockersState, Cells, targets


class Colours(StrEnum):
    """Whose colours a figure has: its own, or those of the page around it."""

    LIGHT = "light"
    DARK = "dark"
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class ChainFigure:
    """A chain. ``counted``: the sum of the ends after the last tile, in games that count it."""

    chain: Chain
    told: Figure
    counted: Counted | None = None


@dataclass(frozen=True, slots=True)
class BoardFigure:
    """A board. ``placed``: what lies there, in the order placed; ``groups``: by colour.

    ``stone``: the tile to be placed, None for a position without one. ``free``: the empty
    spaces where it can go; ``takes`` and ``held``: the opponents' tiles on spaces it fits
    that it can capture, and those it can't because their group would split.
    """

    cells: Cells
    placed: tuple[tuple[Stone, Space], ...]
    groups: tuple[tuple[Spaces, ...], ...]
    stone: Stone | None = None
    free: Spaces = 0
    takes: Spaces = 0
    held: Spaces = 0


AnyFigure = ChainFigure | BoardFigure


def figure_of(match: Match, stone: Stone | None = None) -> AnyFigure:
    """The running hand of ``match`` as it lies; ``stone``: a tile of the board to be placed."""
    state = match.state
    if isinstance(state, BlockersState):
        return _board(state, stone)
    chain: Chain = state.chain
    plays = [move for move in state.moves if isinstance(move, Play)]
    events = _position(match).events
    counted = next((one for one in reversed(events) if isinstance(one, Counted)), None)
    return ChainFigure(chain, figure(plays, chain.spinner), counted)


def _board(state: BlockersState, stone: Stone | None) -> BoardFigure:
    lying: dict[Space, Stone] = {}
    for move in state.moves:
        if isinstance(move, Place):
            lying.pop(move.space, None)
            lying[move.space] = move.stone
    placed = tuple((one, space) for space, one in lying.items())
    hanging = tuple(map(groups, state.boards))
    if stone is None:
        return BoardFigure(state.cells, placed, hanging)
    own = frozenset({stone.colour})
    lies = sum(1 << space for space in lying)
    fits, goes = FITS[stone.label], targets(state.boards, own)
    others = lies & ~state.boards[stone.colour] & fits
    return BoardFigure(
        state.cells, placed, hanging, stone, fits & ~lies, others & goes, others & ~goes
    )


def _position(match: Match) -> Shared:
    return position_of(match, Moment(len(match.earlier), len(match.state.moves)))


def link_to(match: Match) -> str | None:
    """The fragment of a link that goes on from here; None where nothing can go on."""
    return None if match.state.outcome is not None else print_link(_position(match))
