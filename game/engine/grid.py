"""A 9 x 9 board of spaces and sets of spaces as integers, one bit a space.

Space 0 is A1, space 8 is A9, space 9 is B1: rows are letters from top to bottom, columns
numbers from left to right. Neighbours share a side; row ends are no neighbours.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.errors import NotationError

SIZE = 9
SPACES = SIZE * SIZE
ROWS = "ABCDEFGHI"

Space = int
Spaces = int
"""A set of spaces: bit ``1 << space`` for each of them."""

EVERYWHERE: Spaces = (1 << SPACES) - 1
_NOT_FIRST: Spaces = sum(1 << at for at in range(SPACES) if at % SIZE != 0)
_NOT_LAST: Spaces = sum(1 << at for at in range(SPACES) if at % SIZE != SIZE - 1)


def print_space(space: Space) -> str:
    """Row and column: ``C5``."""
    return f"{ROWS[space // SIZE]}{space % SIZE + 1}"


def parse_space(text: str) -> Space:
    """Read ``C5``; raises ``NotationError``, code ``space``."""
    if len(text) == 2 and text[0] in ROWS and text[1] in "123456789":
        return ROWS.index(text[0]) * SIZE + int(text[1]) - 1
    raise NotationError("space", text)


def spaces_of(those: Spaces) -> Iterator[Space]:
    """The spaces of a set, lowest first."""
    while those:
        lowest = those & -those
        yield lowest.bit_length() - 1
        those ^= lowest


def row(number: int) -> Spaces:
    """The spaces of a row, 0 for A."""
    return ((1 << SIZE) - 1) << (number * SIZE)


def column(number: int) -> Spaces:
    """The spaces of a column, 0 for 1."""
    return sum(1 << (at * SIZE + number) for at in range(SIZE))


def block(number: int) -> Spaces:
    """The spaces of a 3 x 3 block, counted like the words of a text, 0 for A-C x 1-3."""
    top, left = number // 3 * 3, number % 3 * 3
    return sum(1 << ((top + down) * SIZE + left + right) for down in range(3) for right in range(3))


def beside(those: Spaces) -> Spaces:
    """All spaces that share a side with one of ``those``; may hold some of them."""
    sideways = ((those & _NOT_LAST) << 1) | ((those & _NOT_FIRST) >> 1)
    return (sideways | those << SIZE | those >> SIZE) & EVERYWHERE


NEIGHBOURS: tuple[Spaces, ...] = tuple(beside(1 << at) for at in range(SPACES))


def group_of(start: Spaces, own: Spaces) -> Spaces:
    """The spaces of ``own`` that hang together with ``start``, a part of it."""
    found, edge = start, start
    while edge:
        edge = beside(edge) & own & ~found
        found |= edge
    return found


def groups(own: Spaces) -> tuple[Spaces, ...]:
    """The groups that ``own`` falls into, the one with the lowest space first."""
    found = []
    while own:
        one = group_of(own & -own, own)
        found.append(one)
        own ^= one
    return tuple(found)


def count_groups(own: Spaces) -> int:
    """How many groups ``own`` falls into; none for an empty set."""
    number = 0
    while own:
        own ^= group_of(own & -own, own)
        number += 1
    return number


def splits(own: Spaces, space: Space) -> bool:
    """Whether taking ``space`` away from ``own`` splits its group: it is a cut vertex."""
    touching = NEIGHBOURS[space] & own
    if touching & (touching - 1) == 0:
        return False
    rest = own & ~(1 << space)
    return bool(touching & ~group_of(touching & -touching, rest))
