"""Help at the table that asks nobody: the rules in short, the table in words, single keys."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Aid(StrEnum):
    """A card beside the table that a player can open."""

    RULES = "rules"
    WORDS = "words"


MOVED = "moved"
"""In place of a key, with the tile after a colon: it was put elsewhere in the own hand."""


@dataclass(frozen=True, slots=True)
class Told:
    """The key whose topic was told last, and how many were told before it."""

    key: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class ToggleAid:
    """Open a card, or close it when it is open."""

    aid: Aid


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell the topic of a single key."""

    key: str


@dataclass(frozen=True, slots=True)
class Onward:
    """Go to the next place where play can go on."""


@dataclass(frozen=True, slots=True)
class SetCounting:
    """Whether the counting help stands beside the table."""

    on: bool
