"""A position told in words' own terms: which tile touches which, and where play can go on.

An ordinary tile has two ends, low and high. A double has line side A, which was joined
first, and line side B; before anything is joined both are open. The short sides of a
spinner are C (its upper arm) and D (its lower arm).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from game.engine.chain import Arm, Chain
from game.engine.moves import Play, laying
from game.engine.tile import Tile


class Point(StrEnum):
    """A place of a tile where another may touch it."""

    LOW = "low"
    HIGH = "high"
    A = "A"
    B = "B"
    C = "C"
    D = "D"


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a tile on the table."""

    tile: Tile
    point: Point


@dataclass(frozen=True, slots=True)
class Connection:
    """Two tiles touch: ``earlier`` lay on the table when ``later`` was placed."""

    earlier: Spot
    later: Spot


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A spot where play can go on, and the value to match there."""

    spot: Spot
    value: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A position: its tiles and connections in the order placed, then its open points."""

    tiles: tuple[Tile, ...]
    connections: tuple[Connection, ...]
    open: tuple[OpenPoint, ...]


def figure(plays: Iterable[Play], spinner: Tile | None = None) -> Figure:
    """The position after ``plays``; raises ``ValueError`` when one of them does not fit."""
    chain, lay = Chain(), laying(spinner)
    tiles: list[Tile] = []
    connections: list[Connection] = []
    first_side = Arm.LEFT
    for play in plays:
        if play.arm is not Arm.LEAD:
            if not chain.left and not chain.right and play.arm is Arm.RIGHT:
                first_side = Arm.RIGHT
            earlier = _outer_spot(chain, play.arm, first_side)
            value = chain.value_at(play.arm)
            later = Spot(play.tile, _end(play.tile, value, Point.A))
            connections.append(Connection(earlier, later))
        chain = lay(chain, play)
        tiles.append(play.tile)
    points = tuple(
        OpenPoint(_outer_spot(chain, end.arm, first_side), end.value) for end in chain.ends
    )
    return Figure(tuple(tiles), tuple(connections), points)


def _outer_spot(chain: Chain, arm: Arm, first_side: Arm) -> Spot:
    """Where a tile placed on ``arm`` touches; ``first_side`` is the side of the lead joined first.

    Raises ``ValueError`` when nothing can be joined there.
    """
    for end in chain.ends:
        if end.arm is arm:
            break
    else:
        raise ValueError(f"nothing can be joined on {arm}")
    if chain.links(arm):
        return Spot(end.tile, _end(end.tile, end.value, Point.B))
    if arm is Arm.UP:
        return Spot(end.tile, Point.C)
    if arm is Arm.DOWN:
        return Spot(end.tile, Point.D)
    side = Point.A if arm is first_side else Point.B
    return Spot(end.tile, _end(end.tile, end.value, side))


def _end(one: Tile, value: int | None, side: Point) -> Point:
    """The point of ``one`` that shows ``value``; of a double, ``side``."""
    if one.is_double:
        return side
    return Point.LOW if value == one.low else Point.HIGH
