"""Kinds of Block players that are plausible at the table, and how likely each plays what.

A kind gives every placement a value. Asked for its reply it takes the greatest; asked how
likely a seen choice was, it is thought to err: the greater the value, the likelier.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp

from game.ai.block_fast import EMPTY, END_BITS, FITS, PLACEMENTS, Ends, ends_at, values_of
from game.ai.masks import DOUBLES, HAS, PIPS, Mask, bit_of
from game.engine.chain import Chain
from game.engine.moves import Play
from game.games.block import place

Placement = tuple[Mask, Ends]
"""The bit of a tile, and the ends after it is placed."""
Values = Callable[[Mask, Sequence[Placement]], list[float]]
"""Of placements from a hand that holds their tiles still."""

SLIP = 0.1
"""The part of choices thought to be made blindly."""
_PIPS: dict[Mask, float] = {1 << at: float(pips) for at, pips in enumerate(PIPS)}
_SHED: dict[Mask, float] = {
    bit: pips / 2 + (2 if bit & DOUBLES else 0) for bit, pips in _PIPS.items()
}
_ONE, _OTHER = (tuple(HAS[values_of(ends)[at]] for ends in range(EMPTY)) for at in (0, 1))


def placement(chain: Chain, move: Play) -> Placement:
    """What ``move`` is on ``chain``."""
    return bit_of(move.tile), ends_at(place(chain, move))


def pips_values(hand: Mask, found: Sequence[Placement]) -> list[float]:
    """The pips that leave the hand."""
    return [_PIPS[bit] for bit, _ in found]


def smart_values(hand: Mask, found: Sequence[Placement]) -> list[float]:
    """Half the pips, 2 for a double, and for each open end the own tiles that could follow."""
    return [
        _SHED[bit]
        + ((hand ^ bit) & _ONE[after]).bit_count()
        + ((hand ^ bit) & _OTHER[after]).bit_count()
        for bit, after in found
    ]


@dataclass(frozen=True, slots=True)
class Kind:
    """A way to play; ``heat``: how far below the best a choice is still plausible."""

    values: Values
    heat: float

    def reply(self, hand: Mask, ends: Ends) -> Placement:
        """The placement of greatest value, the first of equals."""
        found = PLACEMENTS[(hand & FITS[ends]) << END_BITS | ends]
        if len(found) == 1:
            return found[0]
        values = self.values(hand, found)
        return found[values.index(max(values))]

    def likelihood(self, hand: Mask, ends: Ends, made: Placement) -> float:
        """How likely this kind, holding ``hand``, makes the placement ``made``."""
        found = PLACEMENTS[(hand & FITS[ends]) << END_BITS | ends]
        if len(found) == 1:
            return 1.0
        heat = self.heat
        terms = [exp(value / heat) for value in self.values(hand, found)]
        share = terms[found.index(made)] / sum(terms)
        return (1 - SLIP) * share + SLIP / len(found)


HEAVIEST = Kind(pips_values, 0.4)
"""Sheds its heaviest tile."""
SMART = Kind(smart_values, 0.5)
"""Sheds pips and doubles, and keeps what can follow."""
LOOSE = Kind(smart_values, 2.0)
"""Does so more or less, as people and good players do."""
KINDS = (HEAVIEST, SMART, LOOSE)
