"""Choices as one number in mixed radix, and the number as short text with check digits.

A choice among ``radix`` possibilities is a digit of that radix, so it costs no more room
than it has content; a choice among one costs nothing. Whoever reads must ask for the same
radices in the same order. The number ends in a digit of its own, so that reading beyond
the end is noticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import comb
from typing import TypeVar

from game.engine.errors import NotationError

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""Sixty-four signs that may stand in an address as they are."""
CHECK = 4
"""Check digits at the end of a text: one damaged text in sixteen million goes unnoticed."""

_BITS = 5
_HALF = 1 << _BITS
_MOST_PARTS = 4

T = TypeVar("T")


class DigitWriter:
    """Gathers digits, first to be read first."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> None:
        """One choice; ``ValueError`` unless ``0 <= value < radix``."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is no digit of radix {radix}")
        self._digits.append((value, radix))

    def size(self, value: int) -> None:
        """A number from 0 on without a fixed bound, short when it is small."""
        for _ in range(_MOST_PARTS):
            more = value >= _HALF
            self.digit(value % _HALF + _HALF * more, 2 * _HALF)
            value //= _HALF
            if not more:
                return
        raise ValueError("too large a number")

    def subset(self, chosen: Sequence[T], among: Sequence[T]) -> None:
        """Which of ``among`` are ``chosen``, whatever their order."""
        places = sorted(map(among.index, chosen))
        rank = sum(comb(place, at) for at, place in enumerate(places, 1))
        self.digit(rank, comb(len(among), len(places)))

    def order(self, items: Sequence[T], among: Sequence[T]) -> None:
        """All of ``among`` in the order of ``items``."""
        left = list(among)
        for item in items:
            place = left.index(item)
            self.digit(place, len(left))
            del left[place]

    def number(self) -> int:
        """All digits as one number, at least 1."""
        number = 1
        for value, radix in reversed(self._digits):
            number = number * radix + value
        return number


class DigitReader:
    """Reads what a :class:`DigitWriter` gathered; ``NotationError``, code ``digits``, beyond it."""

    def __init__(self, number: int) -> None:
        self._number = number

    def digit(self, radix: int) -> int:
        """One choice among ``radix``."""
        self._number, value = divmod(self._number, radix)
        if self._number < 1:
            raise NotationError("digits", "")
        return value

    def size(self) -> int:
        """A number without a fixed bound."""
        value = 0
        for part in range(_MOST_PARTS):
            more, low = divmod(self.digit(2 * _HALF), _HALF)
            value += low << _BITS * part
            if not more:
                return value
        raise NotationError("digits", "")

    def subset(self, size: int, among: Sequence[T]) -> tuple[T, ...]:
        """The ``size`` chosen items, in the order of ``among``."""
        rank = self.digit(comb(len(among), size))
        places = []
        place = len(among)
        for at in range(size, 0, -1):
            place -= 1
            while comb(place, at) > rank:
                place -= 1
            rank -= comb(place, at)
            places.append(place)
        return tuple(among[place] for place in reversed(places))

    def order(self, among: Sequence[T]) -> tuple[T, ...]:
        """All of ``among`` in a new order."""
        left = list(among)
        return tuple(left.pop(self.digit(len(left))) for _ in among)

    def end(self) -> None:
        """Nothing may be left; else ``NotationError``, code ``digits``."""
        if self._number != 1:
            raise NotationError("digits", "")


def print_number(number: int, salt: str) -> str:
    """A number from 1 on in :data:`LETTERS`, and check digits over it and over ``salt``."""
    signs = []
    while number:
        number, low = divmod(number, len(LETTERS))
        signs.append(LETTERS[low])
    text = "".join(reversed(signs))
    return text + _check(text, salt)


def parse_number(text: str, salt: str) -> int:
    """The number of :func:`print_number`; raises ``NotationError``, code ``digits``."""
    body, check = text[:-CHECK], text[-CHECK:]
    if not body or body[0] == LETTERS[0] or not set(text) <= set(LETTERS):
        raise NotationError("digits", text)
    if check != _check(body, salt):
        raise NotationError("digits", text)
    number = 0
    for sign in body:
        number = number * len(LETTERS) + LETTERS.index(sign)
    return number


def _check(text: str, salt: str) -> str:
    digest = int.from_bytes(sha256(f"{salt}:{text}".encode()).digest()[:CHECK], "big")
    return "".join(LETTERS[digest >> 6 * place & 63] for place in range(CHECK))
