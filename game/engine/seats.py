"""Who sits where. Seats are numbered clockwise from 0; turns go clockwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

Seat = int


@dataclass(frozen=True, slots=True)
class Table:
    """A table of ``seats`` players (2 or more)."""

    seats: int

    def __iter__(self) -> Iterator[Seat]:
        """All seats in order, 0 first."""
        return iter(range(self.seats))

    def next(self, seat: Seat) -> Seat:
        """The seat clockwise from ``seat``: its left neighbour."""
        return (seat + 1) % self.seats

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats but ``seat``, clockwise from it."""
        return tuple((seat + step) % self.seats for step in range(1, self.seats))

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, ``seat`` first."""
        return (seat, *self.others(seat))


@cache
def table(seats: int) -> Table:
    """The table of so many players, made once: for what happens with every move."""
    return Table(seats)
