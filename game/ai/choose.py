"""The one entrance to the computer players, from text to text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from game.ai import fives, heaviest, planning
from game.engine.moves import Move
from game.games.catalogue import parse_knowledge

Player = Callable[[Any, Any, Random], Move]
"""From the rules of its game, what a seat knows, and chance, to a move."""

PLAYERS: Mapping[str, Player] = {
    "block": heaviest.choose,
    "all-fives": fives.choose,
    "blockers": planning.choose,
}
"""The player of every game of the catalogue."""


def choose(observation: str, seed: int) -> str:
    """The move of the seat that made ``observation``, in notation.

    ``observation`` is what ``catalogue.print_knowledge`` wrote; the same text and seed
    give the same move. Raises ``NotationError`` for other text and ``ValueError`` when it
    is not this seat's turn.
    """
    rules, known = parse_knowledge(observation)
    return str(PLAYERS[rules.game](rules, known, Random(seed)))
