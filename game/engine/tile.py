"""The double-six tile: its two halves, its worth, its notation."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.errors import NotationError

HIGHEST_PIP = 6


class Tile(NamedTuple):
    """One tile; ``low <= high``. How it lies on the table belongs to the chain.

    Build tiles with :func:`tile` or :func:`parse_tile`, which put the halves in
    order and always return the same object for the same tile. A named tuple, for tiles are
    compared and looked up more often than anything else.
    """

    low: int
    high: int

    @property
    def pips(self) -> int:
        """What the tile is worth when left in a hand: the sum of its halves."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.low == self.high

    def has(self, value: int) -> bool:
        """Whether one half shows ``value``."""
        return value == self.low or value == self.high

    def other(self, value: int) -> int:
        """The half that stays free when the half showing ``value`` is joined."""
        return self.low if value == self.high else self.high

    def __str__(self) -> str:
        """Notation, the higher half first: ``6-4``."""
        return f"{self.high}-{self.low}"


_BY_HALVES = {
    (low, high): Tile(low, high) for high in range(HIGHEST_PIP + 1) for low in range(high + 1)
}
_BY_HALVES |= {(one.high, one.low): one for one in _BY_HALVES.values()}

FULL_SET: tuple[Tile, ...] = tuple(sorted(set(_BY_HALVES.values())))
"""The 28 tiles of a double-six set, 0-0 first, 6-6 last."""


def tile(a: int, b: int) -> Tile:
    """The tile with halves ``a`` and ``b`` (0 to 6), in either order."""
    return _BY_HALVES[a, b]


def parse_tile(text: str) -> Tile:
    """Read ``6-4`` (or ``4-6``).

    Raises :class:`NotationError` with code ``tile`` for anything else.
    """
    if len(text) == 3 and text[1] == "-" and text[0] in "0123456" and text[2] in "0123456":
        return _BY_HALVES[int(text[0]), int(text[2])]
    raise NotationError("tile", text)


def pips(tiles: tuple[Tile, ...]) -> int:
    """The pips of several tiles together."""
    return sum(one.low + one.high for one in tiles)
