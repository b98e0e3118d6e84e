"""The exact end of a Block hand between two seats that see all tiles, on integers."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.ai.block_fast import END_BITS, FITS, PLACEMENTS, ByCode, Code, Ends, blocked, domino
from game.ai.block_kinds import Kind
from game.ai.masks import EVERY, Mask
from game.engine.seats import Seat, Table

_TILE_BITS = EVERY.bit_length()
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, -1


class Exact:
    """Alpha-beta with a table of positions: ``seat`` plays for ``worths``, the other against."""

    def __init__(self, seat: Seat, worths: ByCode, gross: bool) -> None:
        self._seat = seat
        self._other = Table(2).next(seat)
        self._worths = worths
        self._gross = gross
        self._known: dict[int, tuple[Code, int]] = {}

    def enter(self, kinds: tuple[Kind, ...]) -> None:
        """A new world: what was found in the one before does not hold, whoever plays."""
        self._known = {}

    def after(self, hands: Sequence[Mask], bit: Mask, ends: Ends) -> Code:
        """How the hand ends when ``seat`` places ``bit`` and leaves ``ends``."""
        own, other = hands[self._seat] ^ bit, hands[self._other]
        if not own:
            return domino((other,), self._seat)
        return self._best(other, own, ends, False, -inf, inf)

    def _best(
        self, hand: Mask, other: Mask, ends: Ends, mine: bool, low: float, high: float
    ) -> Code:
        """The end under best play; ``hand`` is on turn, the window is the mover's."""
        playable = hand & FITS[ends]
        if not playable:
            if not other & FITS[ends]:
                return blocked(self._by_seat(hand, other, mine), self._gross)
            hand, other, mine, low, high = other, hand, not mine, -high, -low
            playable = hand & FITS[ends]
        key = (hand << _TILE_BITS | other) << END_BITS | ends
        sign = 1 if mine else -1
        seen = self._known.get(key)
        if seen is not None:
            code, bound = seen
            worth = sign * self._worths[code]
            if bound == _EXACT or (worth >= high if bound == _AT_LEAST else worth <= low):
                return code
        best, most, floor = 0, -inf, low
        for bit, after in self._ordered(playable, ends, other):
            if hand == bit:
                code = domino((other,), self._seat if mine else self._other)
            else:
                code = self._best(other, hand ^ bit, after, not mine, -high, -floor)
            worth = sign * self._worths[code]
            if worth > most:
                best, most = code, worth
                floor = max(floor, worth)
                if worth >= high:
                    break
        bound = _AT_MOST if most <= low else _AT_LEAST if most >= high else _EXACT
        self._known[key] = best, bound
        return best

    def _ordered(self, playable: Mask, ends: Ends, other: Mask) -> Sequence[tuple[Mask, Ends]]:
        """The placements, those first that leave the other seat least to answer."""
        found = PLACEMENTS[playable << END_BITS | ends]
        if len(found) == 1:
            return found
        return sorted(found, key=lambda one: ((other & FITS[one[1]]).bit_count(), -one[0]))

    def _by_seat(self, hand: Mask, other: Mask, mine: bool) -> tuple[Mask, Mask]:
        own_first = (self._seat == 0) == mine
        return (hand, other) if own_first else (other, hand)
