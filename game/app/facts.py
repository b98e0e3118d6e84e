"""What stands in the gaps of explaining texts: values of the game, not yet words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.events import Counted
from game.engine.outcome import Outcome
from game.engine.seats import Seat
from game.engine.stone import Stone
from game.engine.tile import Tile


@dataclass(frozen=True, slots=True)
class Who:
    """A seat that is to be named."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ends:
    """Values of open ends, told as one phrase."""

    values: tuple[int, ...]


Fact = int | str | Tile | Stone | Counted | Outcome | Who | Ends
"""A number, notation, or something that each language tells in its own words."""
Facts = Mapping[str, Fact]
