"""The only list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.errors import NotationError
from game.engine.options import Option
from game.engine.rules import AnyRules
from game.games import block


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: its id, the numbers of seats it is played with, its options, its rules."""

    game: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    build: Callable[[int, Mapping[str, str]], AnyRules]


CATALOGUE: tuple[Entry, ...] = (
    Entry(block.GAME, tuple(block.TILES_EACH), block.OPTIONS, block.block),
)


def entry(game: str) -> Entry:
    """The entry of a game; raises ``NotationError``, code ``game``, for an unknown id."""
    for found in CATALOGUE:
        if found.game == game:
            return found
    raise NotationError("game", game)


def rules_for(game: str, seats: int, options: Mapping[str, str]) -> AnyRules:
    """The rules of a game; raises ``NotationError`` with code ``game``, ``seats`` or ``option``."""
    found = entry(game)
    if seats not in found.seats:
        raise NotationError("seats", str(seats))
    return found.build(seats, options)
