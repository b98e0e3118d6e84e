"""Sights of tables in all games, from matches with random moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from game.app.model import Model, Plan
from game.engine.events import Event
from game.games.catalogue import CATALOGUE, rules_for
from tests.core.support import match_steps

MOST = 130


@cache
def models(game: str, seats: int) -> tuple[Model, ...]:
    """Some moments of the beginning of a match, first and last among them."""
    rules = rules_for(game, seats, {})
    log: tuple[Event, ...] = ()
    found = []
    for step in islice(match_steps(rules, bytes([seats] * 16), Random(seats)), MOST):
        log = (*log, *step.events)
        found.append(Model(Plan(game, seats), match=step.match, log=log))
    return (*found[::12], found[1], found[-1])


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [(entry.game, seats) for entry in CATALOGUE for seats in entry.seats]


def all_models() -> Iterator[Model]:
    """The moments of all of them."""
    for game, seats in tables():
        yield from models(game, seats)
