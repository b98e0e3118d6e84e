"""The only list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.errors import NotationError
from game.engine.options import Option, parse_options
from game.engine.rules import AnyRules
from game.games import all_fives, block, blockers, draw


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: its id, the numbers of seats it is played with, its options, its rules.

    ``number`` stands for it in links, so it never changes.
    """

    number: int
    game: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    build: Callable[[int, Mapping[str, str]], AnyRules]


CATALOGUE: tuple[Entry, ...] = (
    Entry(0, block.GAME, tuple(block.TARGETS), block.OPTIONS, block.block),
    Entry(3, draw.GAME, tuple(block.TARGETS), draw.OPTIONS, draw.draw),
    Entry(1, all_fives.GAME, tuple(all_fives.TARGETS), all_fives.OPTIONS, all_fives.all_fives),
    Entry(2, blockers.GAME, blockers.SEATS, blockers.OPTIONS, blockers.blockers),
)
"""In the order in which they are offered."""


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


def print_knowledge(rules: AnyRules, observation: Any) -> str:
    """An observation with the rules it belongs to, as text for the computer player."""
    options = " ".join(f"{name}={value}" for name, value in rules.options)
    head = (("game", rules.game), ("seats", str(rules.seats)), ("options", options))
    lines = (*head, *rules.print_observation(observation))
    return "\n".join(f"{name} {text}" for name, text in lines)


def parse_knowledge(text: str) -> tuple[AnyRules, Any]:
    """The rules and the observation that :func:`print_knowledge` wrote.

    Raises ``NotationError`` for anything else.
    """
    lines = tuple(
        (name, rest) for name, _, rest in (line.partition(" ") for line in text.splitlines())
    )
    head = dict(lines[:3])
    if set(head) != {"game", "seats", "options"}:
        raise NotationError("observation", text)
    if len(head["seats"]) != 1 or head["seats"] not in "123456789":
        raise NotationError("observation", text)
    rules = rules_for(head["game"], int(head["seats"]), parse_options(head["options"]))
    return rules, rules.parse_observation(lines[3:])
