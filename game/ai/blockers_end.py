"""The last turns of Blockers!, exactly: with empty piles, racks are known by elimination."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from game.ai.blockers_position import Fits, Position
from game.engine.grid import SPACES, Spaces
from game.engine.stone import Colour

Turn = tuple[Colour, Fits, Spaces]
"""A colour, a tile of it, and the bit of the space."""

TWO_TURNS = SPACES * SPACES
"""More nodes than the last two turns can have."""


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


def nodes_to_solve(position: Position) -> int:
    """About how many positions there are to the end of a game with few turns left.

    Every mover's moves are counted as if it were its turn now.
    """
    now = position.copy()
    counts = []
    while now.left:
        counts.append(max(1, sum(1 for _ in turns_of(now))))
        now.skip()
    return prod(counts)


def settled(position: Position) -> list[float]:
    """By seat: the share of victory when all play on as well as can be.

    Every mover takes the greatest share it can get, among equals the best score of its own
    as it then stands, fewest captured tiles next; what is equal then it takes by chance.
    """
    if not position.left:
        return position.shares()
    mover = position.mover
    best: tuple[float, int, int] | None = None
    found: list[list[float]] = []
    for turn in turns_of(position):
        new = after(position, turn)
        score, captured = new.rank(mover)
        shares = settled(new)
        key = shares[mover], -score, -captured
        if best is None or key > best:
            best, found = key, []
        if key == best:
            found.append(shares)
    if not found:
        new = position.copy()
        new.skip()
        return settled(new)
    return [sum(seat) / len(found) for seat in zip(*found, strict=True)]
