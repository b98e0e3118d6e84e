"""Search in one guessed world of Block, on integers, against players of known kinds."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.block_fast import (
    END_BITS,
    FITS,
    PLACEMENTS,
    ByCode,
    Code,
    Ends,
    blocked,
    domino,
)
from game.ai.block_kinds import Kind, Values
from game.ai.masks import Mask
from game.engine.seats import Seat, Table


class Search:
    """The best line of ``seat`` in one world, where all others play as their kind does.

    ``worths``: the greater the better for ``seat``.
    """

    def __init__(self, seats: int, seat: Seat, worths: ByCode, gross: bool) -> None:
        self._seats = seats
        self._seat = seat
        self._next = tuple(map(Table(seats).next, Table(seats)))
        self._worths = worths
        self._gross = gross
        self._replies: dict[Values, dict[int, tuple[Mask, Ends]]] = {}
        self._kinds: tuple[dict[int, tuple[Mask, Ends]], ...] = ()
        self._asked: tuple[Kind, ...] = ()
        self._seen: dict[tuple[int, ...], Code] = {}

    def enter(self, kinds: tuple[Kind, ...]) -> None:
        """A new world, with these kinds of players."""
        self._asked = kinds
        self._kinds = tuple(self._replies.setdefault(kind.values, {}) for kind in kinds)
        self._seen = {}

    def after(self, hands: Sequence[Mask], bit: Mask, ends: Ends) -> Code:
        """How the hand ends when the own seat places ``bit`` and leaves ``ends``."""
        left = list(hands)
        left[self._seat] ^= bit
        if not left[self._seat]:
            return domino(left, self._seat)
        return self._go_on(left, ends)

    def _go_on(self, hands: list[Mask], ends: Ends) -> Code:
        """The others play until the own seat can; the best line from there."""
        fits = FITS[ends]
        seat, passes = self._next[self._seat], 0
        while True:
            hand = hands[seat]
            playable = hand & fits
            if not playable:
                passes += 1
                if passes == self._seats:
                    return blocked(hands, self._gross)
            elif seat == self._seat:
                return self._best(hands, ends, playable)
            else:
                passes = 0
                key = hand << END_BITS | ends
                reply = self._kinds[seat].get(key)
                if reply is None:
                    reply = self._kinds[seat][key] = self._asked[seat].reply(hand, ends)
                bit, ends = reply
                hands[seat] = hand ^ bit
                if hand == bit:
                    return domino(hands, seat)
                fits = FITS[ends]
            seat = self._next[seat]

    def _best(self, hands: list[Mask], ends: Ends, playable: Mask) -> Code:
        key = (ends, *hands)
        found = self._seen.get(key)
        if found is not None:
            return found
        worths, seat = self._worths, self._seat
        best, most = 0, float("-inf")
        own = hands[seat]
        for bit, after in PLACEMENTS[playable << END_BITS | ends]:
            left = hands.copy()
            left[seat] = own ^ bit
            code = domino(left, seat) if own == bit else self._go_on(left, after)
            if worths[code] > most:
                best, most = code, worths[code]
        self._seen[key] = best
        return best
