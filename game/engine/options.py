"""Named options of a game: what may be chosen, read from untrusted text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.errors import NotationError


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several named values; the first is the default."""

    name: str
    values: tuple[str, ...]

    def default(self, seats: int) -> str:
        """The value when nothing is chosen."""
        return self.values[0]

    def read(self, text: str) -> str:
        """``text`` if it is one of the values; else :class:`NotationError`, code ``option``."""
        if text not in self.values:
            raise NotationError("option", f"{self.name}={text}")
        return text


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds; the default may depend on the number of seats."""

    name: str
    lowest: int
    highest: int
    defaults: Mapping[int, int]

    def default(self, seats: int) -> str:
        """The value when nothing is chosen."""
        return str(self.defaults[seats])

    def read(self, text: str) -> str:
        """``text`` in plain digits if it is in bounds; else :class:`NotationError`."""
        if not (text.isascii() and text.isdigit() and len(text) <= 6):
            raise NotationError("option", f"{self.name}={text}")
        if not self.lowest <= int(text) <= self.highest:
            raise NotationError("option", f"{self.name}={text}")
        return str(int(text))


Option = Choice | Number
Chosen = tuple[tuple[str, str], ...]
"""Every option of a game with its value, in the order of the specification."""


def choose(spec: tuple[Option, ...], seats: int, given: Mapping[str, str]) -> Chosen:
    """Complete ``given`` with defaults.

    Raises :class:`NotationError`, code ``option``, for an unknown name or value.
    """
    for name in given:
        if all(option.name != name for option in spec):
            raise NotationError("option", name)
    return tuple(
        (option.name, option.read(given.get(option.name, option.default(seats)))) for option in spec
    )


def parse_options(text: str) -> dict[str, str]:
    """Read ``name=value`` words; raises :class:`NotationError`, code ``option``.

    Whether a game knows the names and values is for :func:`choose` to say.
    """
    found: dict[str, str] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign or name in found:
            raise NotationError("option", word)
        found[name] = value
    return found
