"""Kinds of Block players that are plausible at the table, and how likely each plays what.

A kind gives every placement a value. Asked for its reply it takes the greatest; asked how
likely a seen choice was, it is thought to err: the greater the value, the likelier.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp

from game.ai.block_fast import END_BITS, FITS, PLACEMENTS, Ends, values_of
from game.ai.masks import DOUBLES, HAS, PIPS, Mask

Value = Callable[[Mask, Mask, Ends], float]
"""Of a hand, the bit of a tile in it, and the ends after it is placed."""

SLIP = 0.1
"""The part of choices thought to be made blindly."""


def pips_value(hand: Mask, bit: Mask, after: Ends) -> float:
    """The pips that leave the hand."""
    return PIPS[bit.bit_length() - 1]


def smart_value(hand: Mask, bit: Mask, after: Ends) -> float:
    """Half the pips, 2 for a double, and for each open end the own tiles that could follow."""
    rest = hand ^ bit
    one, other = values_of(after)
    value = PIPS[bit.bit_length() - 1] / 2 + (rest & HAS[one]).bit_count()
    return value + (rest & HAS[other]).bit_count() + (2 if bit & DOUBLES else 0)


@dataclass(frozen=True, slots=True)
class Kind:
    """A way to play; ``heat``: how far below the best a choice is still plausible."""

    value: Value
    heat: float

    def reply(self, hand: Mask, ends: Ends) -> tuple[Mask, Ends]:
        """The placement of greatest value, the first of equals: the bit, the ends after it."""
        playable = hand & FITS[ends]
        found = PLACEMENTS[playable << END_BITS | ends]
        if len(found) == 1:
            return found[0]
        value = self.value
        return max(found, key=lambda one: value(hand, *one))

    def likelihood(self, hand: Mask, ends: Ends, made: tuple[Mask, Ends]) -> float:
        """How likely this kind, holding ``hand``, makes the placement ``made``."""
        found = PLACEMENTS[(hand & FITS[ends]) << END_BITS | ends]
        if len(found) == 1:
            return 1.0
        value, heat = self.value, self.heat
        terms = [exp(value(hand, *one) / heat) for one in found]
        share = terms[found.index(made)] / sum(terms)
        return (1 - SLIP) * share + SLIP / len(found)


HEAVIEST = Kind(pips_value, 0.4)
"""Sheds its heaviest tile."""
SMART = Kind(smart_value, 0.5)
"""Sheds pips and doubles, and keeps what can follow."""
LOOSE = Kind(smart_value, 2.0)
"""Does so more or less, as people and good players do."""
KINDS = (HEAVIEST, SMART, LOOSE)
