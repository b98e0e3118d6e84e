"""Dominoes as integers, for search: a tile is its place in the full set, a hand a set of bits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.engine.tile import FULL_SET, HIGHEST_PIP, Tile

Index = int
"""The place of a tile in ``FULL_SET``."""
Mask = int
"""A set of tiles: bit ``1 << index`` for each."""

INDEX: dict[Tile, Index] = {one: at for at, one in enumerate(FULL_SET)}
LOW: tuple[int, ...] = tuple(one.low for one in FULL_SET)
HIGH: tuple[int, ...] = tuple(one.high for one in FULL_SET)
PIPS: tuple[int, ...] = tuple(one.pips for one in FULL_SET)
EVERY: Mask = (1 << len(FULL_SET)) - 1
HAS: tuple[Mask, ...] = tuple(
    sum(1 << at for at, one in enumerate(FULL_SET) if one.has(value))
    for value in range(HIGHEST_PIP + 1)
)
"""By value: the tiles with a half of that value."""
DOUBLES: Mask = sum(1 << at for at, one in enumerate(FULL_SET) if one.is_double)


def bit_of(one: Tile) -> Mask:
    """The set of this tile alone."""
    return 1 << INDEX[one]


def mask_of(tiles: Iterable[Tile]) -> Mask:
    """The set of ``tiles``."""
    return sum(1 << INDEX[one] for one in tiles)


def indices(those: Mask) -> Iterator[Index]:
    """The tiles of a set, lowest place first."""
    while those:
        lowest = those & -those
        yield lowest.bit_length() - 1
        those ^= lowest


def _sums(pips: Sequence[int]) -> tuple[int, ...]:
    sums = [0]
    for one in pips:
        sums += [before + one for before in sums]
    return tuple(sums)


_HALF = len(FULL_SET) // 2
_LOWER, _UPPER = _sums(PIPS[:_HALF]), _sums(PIPS[_HALF:])


def pips_of(those: Mask) -> int:
    """The pips of a set of tiles, by two tables."""
    return _LOWER[those & ((1 << _HALF) - 1)] + _UPPER[those >> _HALF]


def to_draw(undealt: Sequence[Tile], floor: int | None) -> list[Mask]:
    """What can be drawn of ``undealt``, each tile as a set of one, the next one last.

    The last ``floor`` never can; None counts as 0.
    """
    return [1 << INDEX[one] for one in reversed(undealt[: max(len(undealt) - (floor or 0), 0)])]
