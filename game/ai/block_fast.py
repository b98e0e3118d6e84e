"""Block on plain integers: the path that search and random hands take.

Hands are sets of bits (``game/ai/masks.py``). The two open ends are one number; which of
them lies left does not matter to Block, so it is forgotten, and so is the order of the chain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from game.ai.masks import EVERY, HAS, HIGH, LOW, Mask, indices, pips_of
from game.engine.chain import Chain
from game.engine.seats import Seat
from game.engine.tile import HIGHEST_PIP

Ends = int
"""The open ends: ``lower * SPAN + higher``, or ``EMPTY``."""
Code = int
"""How a hand ended: ``(winner + 1) * GAINS + points`` gained; 0 when nobody won it."""
ByCode = Mapping[Code, float] | Sequence[float]
"""What every end of a hand is worth, by its code."""

SPAN = HIGHEST_PIP + 1
EMPTY: Ends = SPAN * SPAN
GAINS = 256
"""More than a hand can bring: all tiles together have 168 pips."""
NOBODY: Seat = -1
END_BITS = 6
"""The bits that ends need."""
_KEPT = 4
"""Sets of more playable tiles than this are rare; their moves are not kept."""


def ends_of(one: int, other: int) -> Ends:
    """The ends that show these two values."""
    return one * SPAN + other if one <= other else other * SPAN + one


def ends_at(chain: Chain) -> Ends:
    """The ends of ``chain``, which has no branches."""
    return EMPTY if chain.lead is None else ends_of(*chain.values)


def values_of(ends: Ends) -> tuple[int, int]:
    """The two values of ``ends``, the lower first."""
    return divmod(ends, SPAN)


class Joins(NamedTuple):
    """Where tiles go at some ends. Equal ends are one place to play, and so is the empty table.

    ``one`` and ``other``: the tiles that fit each end. ``after_one`` and ``after_other``: by
    the bit of such a tile, the ends that it leaves there.
    """

    one: Mask
    other: Mask
    after_one: Mapping[Mask, Ends]
    after_other: Mapping[Mask, Ends]


def _joins(ends: Ends) -> Joins:
    if ends == EMPTY:
        led = {1 << at: ends_of(LOW[at], HIGH[at]) for at in indices(EVERY)}
        return Joins(EVERY, 0, led, {})
    one, other = values_of(ends)
    if one == other:
        return Joins(HAS[one], 0, _after(one, other), {})
    return Joins(HAS[one], HAS[other], _after(one, other), _after(other, one))


def _after(joined: int, kept: int) -> dict[Mask, Ends]:
    return {1 << at: ends_of(LOW[at] + HIGH[at] - joined, kept) for at in indices(HAS[joined])}


JOINS: tuple[Joins, ...] = tuple(map(_joins, range(EMPTY + 1)))
"""By ends."""
FITS: tuple[Mask, ...] = tuple(one | other for one, other, _, _ in JOINS)
"""By ends: the tiles that can be placed."""


class _Placements(dict[int, tuple[tuple[Mask, Ends], ...]]):
    """By ``playable << END_BITS | ends``: the bit of each tile with the ends it leaves."""

    def __missing__(self, key: int) -> tuple[tuple[Mask, Ends], ...]:
        playable, ends = key >> END_BITS, key & ((1 << END_BITS) - 1)
        joins = JOINS[ends]
        found = tuple(
            (1 << at, after[1 << at])
            for at in indices(playable)
            for after in (joins.after_one, joins.after_other)
            if 1 << at in after
        )
        if playable.bit_count() <= _KEPT:
            self[key] = found
        return found


PLACEMENTS = _Placements()
"""The legal placements: ask with ``(hand & FITS[ends]) << END_BITS | ends``."""


def domino(hands: Sequence[Mask], out: Seat) -> Code:
    """Block, end of a hand: ``out`` scores the pips of all other hands."""
    return (out + 1) * GAINS + sum(map(pips_of, hands))


def blocked(hands: Sequence[Mask], gross: bool) -> Code:
    """Block, end of a hand, blocked: who alone has the lowest total scores.

    ``gross``: the option ``block-score``, without taking off the own pips.
    """
    left = [pips_of(hand) for hand in hands]
    lowest = min(left)
    if left.count(lowest) > 1:
        return 0
    gained = sum(left) - lowest
    return (left.index(lowest) + 1) * GAINS + (gained if gross else gained - lowest)


def random_hand(hands: list[Mask], leader: Seat, rng: Random, gross: bool = False) -> Code:
    """Play a hand out, every legal tile and end equally likely; ``hands`` is used up.

    Equal ends count once for every tile alike, which changes no chance.
    """
    draw, joins = rng.random, JOINS
    seats = len(hands)
    ends, seat, passes = EMPTY, leader, 0
    while passes < seats:
        hand = hands[seat]
        one, other, after, after_other = joins[ends]
        those, more = hand & one, hand & other
        number = those.bit_count()
        ways = number + more.bit_count()
        if ways:
            skipped = int(draw() * ways)
            if skipped >= number:
                those, after, skipped = more, after_other, skipped - number
            while skipped:
                those &= those - 1
                skipped -= 1
            bit = those & -those
            ends = after[bit]
            hand ^= bit
            hands[seat] = hand
            if not hand:
                return domino(hands, seat)
            passes = 0
        else:
            passes += 1
        seat += 1
        if seat == seats:
            seat = 0
    return blocked(hands, gross)
