"""The tiles of Blockers!, called stones here: a colour and a label.

A label is a number from 0 to 27: 0-8 are the numbers 1-9, 9-17 the letters A-I, 18-26 the
symbols of the nine blocks, 27 is the wild tile.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.errors import NotationError
from game.engine.grid import EVERYWHERE, ROWS, SIZE, Spaces, block, column, row

Label = int
Colour = int

LABELS: tuple[Label, ...] = tuple(range(28))
WILD: Label = 27
RACK = 5
"""Tiles on a rack."""

SYMBOLS = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "cross",
    "ring",
    "bars",
    "arch",
    "hexagon",
)
"""The shapes of the nine blocks, counted like the words of a text."""
WILD_SYMBOL = "star"

FITS: tuple[Spaces, ...] = (
    *(column(at) for at in range(SIZE)),
    *(row(at) for at in range(SIZE)),
    *(block(at) for at in range(SIZE)),
    EVERYWHERE,
)
"""By label: the spaces it may go to."""

_NAMES: tuple[str, ...] = (*"123456789", *ROWS, *(f"s{at + 1}" for at in range(SIZE)), "*")
_BY_NAME = {name: label for label, name in enumerate(_NAMES)}


def print_label(label: Label) -> str:
    """Notation: ``5``, ``C``, ``s3`` for the symbol of the third block, ``*`` for the wild tile."""
    return _NAMES[label]


def parse_label(text: str) -> Label:
    """Read a label; raises ``NotationError``, code ``label``."""
    label = _BY_NAME.get(text)
    if label is None:
        raise NotationError("label", text)
    return label


@dataclass(frozen=True, slots=True, order=True)
class Stone:
    """A tile of Blockers!: its colour, 0 for the first, and its label."""

    colour: Colour
    label: Label

    def __str__(self) -> str:
        """Notation, colours counted from 1: ``2:5``, ``1:*``."""
        return f"{self.colour + 1}:{print_label(self.label)}"


def parse_stone(text: str) -> Stone:
    """Read ``2:5``; raises ``NotationError``, code ``label``."""
    colour, colon, label = text.partition(":")
    if colon and len(colour) == 1 and colour in "12345":
        return Stone(int(colour) - 1, parse_label(label))
    raise NotationError("label", text)
