"""Texts changed as damage and malice change them: always the same for the same seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

LETTERS = (
    "azAZ0179 :-<>|=,.;&%+#/\\\"'{}[]()_*~\n\t\r\0\u00e9\u00a0\u0663\u00b2\u6f22\ud800\U0001f600"
)
"""Letters that have a meaning somewhere, digits of other scripts, halves of pairs."""
NUMBERS = ("0", "-1", "00", "1", "2", "7", "28", "255", "9999", "10000", "1e9", "NaN", "9" * 5000)
PIECES = ("[" * 3000, "{" * 3000, "null", "true", '""', "[]", "{}", "pass", "6-6", "\ud83d", "%00")
LONGEST = 60
"""The longest span that is moved about, mostly."""

Change = Callable[[str, Random, Sequence[str]], str]


def _span(text: str, rng: Random) -> tuple[int, int]:
    start = rng.randrange(len(text) + 1)
    longest = len(text) if rng.random() < 0.1 else LONGEST
    return start, min(len(text), start + rng.randrange(longest + 1))


def _letter(text: str, rng: Random, others: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(LETTERS) + text[at + rng.randrange(2) :]


def _cut(text: str, rng: Random, others: Sequence[str]) -> str:
    start, end = _span(text, rng)
    return text[:start] + text[end:]


def _again(text: str, rng: Random, others: Sequence[str]) -> str:
    start, end = _span(text, rng)
    times = 400 if rng.random() < 0.02 else rng.randrange(2, 4)
    return text[:start] + text[start:end] * times + text[end:]


def _elsewhere(text: str, rng: Random, others: Sequence[str]) -> str:
    start, end = _span(text, rng)
    rest = text[:start] + text[end:]
    at = rng.randrange(len(rest) + 1)
    return rest[:at] + text[start:end] + rest[at:]


def _from_another(text: str, rng: Random, others: Sequence[str]) -> str:
    other = rng.choice(others)
    (start, end), (first, last) = _span(text, rng), _span(other, rng)
    return text[:start] + other[first:last] + text[end:]


def _number(text: str, rng: Random, others: Sequence[str]) -> str:
    found = list(re.finditer("[0-9]+", text))
    if not found:
        return rng.choice(NUMBERS) + text
    one = rng.choice(found)
    near = str(max(0, int(one[0][:9]) + rng.choice((-1, 1))))
    return text[: one.start()] + rng.choice((*NUMBERS, near, near)) + text[one.end() :]


def _word(text: str, rng: Random, others: Sequence[str]) -> str:
    """One word in the place of another: well formed, and mostly wrong."""
    words = list(re.finditer(r"[\w*<>^-]+", text))
    new = list(re.finditer(r"[\w*<>^-]+", rng.choice(others)))
    if not words or not new:
        return text[::-1]
    one = rng.choice(words)
    return text[: one.start()] + rng.choice(new)[0] + text[one.end() :]


def _piece(text: str, rng: Random, others: Sequence[str]) -> str:
    start, end = _span(text, rng)
    return text[:start] + rng.choice(PIECES) + text[end:]


CHANGES: tuple[Change, ...] = (
    _letter,
    _letter,
    _cut,
    _again,
    _elsewhere,
    _from_another,
    _number,
    _number,
    _word,
    _word,
    _piece,
)


def mutated(texts: Sequence[str], rng: Random) -> str:
    """One of the texts with one to four changes, parts of the others among them."""
    text = rng.choice(texts)
    for _ in range(min(rng.randint(1, 4), rng.randint(1, 4))):
        text = rng.choice(CHANGES)(text, rng, texts)
    return text
