"""The last turns of Blockers!, exactly: with empty piles, racks are known by elimination."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.blockers_position import Fits, Position, Rank
from game.engine.grid import Spaces
from game.engine.seats import Seat
from game.engine.stone import Colour

Turn = tuple[Colour, Fits, Spaces]
"""A colour, a tile of it, and the bit of the space."""


def turns_of(position: Position) -> Iterator[Turn]:
    """All moves of the mover that differ on the board: of tiles that fit a space, one."""
    free = position.free()
    for colour in position.open_colours():
        done = 0
        for tile in position.racks[colour]:
            spaces = tile & free & ~done
            done |= spaces
            while spaces:
                bit = spaces & -spaces
                spaces ^= bit
                yield colour, tile, bit


def after(position: Position, turn: Turn) -> Position:
    """The position after one turn."""
    new = position.copy()
    new.place(*turn)
    return new


def last_reply(position: Position, seat: Seat) -> float:
    """The share of victory of ``seat`` when the mover has the last turn of the game.

    The mover takes the greatest share it can get, among equals the best score of its own;
    what is equal then it takes by chance.
    """
    mover = position.mover
    best: tuple[float, Rank] | None = None
    shares: list[float] = []
    for turn in turns_of(position):
        end = after(position, turn)
        result = end.shares()
        score, captured = end.rank(mover)
        key = result[mover], (-score, -captured)
        if best is None or key > best:
            best, shares = key, []
        if key == best:
            shares.append(result[seat])
    if not shares:
        return position.shares()[seat]
    return sum(shares) / len(shares)
