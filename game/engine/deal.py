"""Deals that can be checked: from a secret to the order of the tiles.

A match has a secret of 16 bytes. Hand ``k`` takes its seed from the secret and
``k`` alone, so that showing one seed after its hand says nothing of the next.
The order comes from our own Fisher-Yates over a SHA-256 stream, never from a
library's shuffle, so an old deal stays checkable for ever. ``VERSION`` is part of
everything hashed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol, TypeVar

VERSION = b"tiles/1"
SECRET_BYTES = 16

T = TypeVar("T")


def mix_secret(noise: bytes, text: str = "") -> bytes:
    """The secret of a match from at least 16 random bytes and an optional text of the player."""
    if len(noise) < SECRET_BYTES:
        raise ValueError("too few random bytes")
    return _hash(b"secret", noise, text.encode(errors="surrogatepass"))[:SECRET_BYTES]


def hand_seed(secret: bytes, hand: int) -> bytes:
    """The 32-byte seed of hand ``hand`` (0 is the first)."""
    return _hash(b"hand", secret, str(hand).encode())


def player_seed(secret: bytes, hand: int, ply: int) -> int:
    """A seed for the computer player's choices at one moment; tells nothing of the deal."""
    return int.from_bytes(_hash(b"player", secret, f"{hand}:{ply}".encode())[:6], "big")


def fingerprint(seed: bytes, setup_text: str) -> str:
    """What may be shown before a hand: 64 hex digits that bind its seed and its set-up."""
    return sha256(fingerprinted(seed, setup_text)).hexdigest()


def fingerprinted(seed: bytes, setup_text: str) -> bytes:
    """The bytes whose SHA-256 the fingerprint is, for whoever checks it with another tool."""
    return _joined(b"fingerprint", seed, setup_text.encode())


class Shuffle(Protocol):
    """Puts things in an order that depends on ``label`` and on nothing else outside."""

    def __call__(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in a new order."""
        ...


def in_order(label: str, items: Sequence[T]) -> tuple[T, ...]:
    """The :class:`Shuffle` that leaves things as they are, for the shape of a deal."""
    return tuple(items)


class Shuffler:
    """The :class:`Shuffle` of one seed: each label has its own stream of bytes."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def __call__(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher-Yates from the last place down, unbiased."""
        stream = _Stream(self._seed, label)
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = stream.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)


class _Stream:
    """32-bit numbers from SHA-256 in counter mode."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._label = label.encode()
        self._block = b""
        self._count = 0

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1; values that would favour some are thrown away."""
        top = (1 << 32) - (1 << 32) % limit
        while True:
            value = self._word()
            if value < top:
                return value % limit

    def _word(self) -> int:
        if not self._block:
            self._block = _hash(b"shuffle", self._seed, self._label, str(self._count).encode())
            self._count += 1
        word, self._block = self._block[:4], self._block[4:]
        return int.from_bytes(word, "big")


def _hash(*parts: bytes) -> bytes:
    return sha256(_joined(*parts)).digest()


def _joined(*parts: bytes) -> bytes:
    """The version and the parts, each preceded by its length."""
    return VERSION + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
