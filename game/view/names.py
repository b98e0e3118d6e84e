"""Names of seats, and sentences about a seat in the right person."""

from __future__ import annotations

from game.engine.seats import Seat
from game.i18n import Words

PLACES: dict[int, tuple[str, ...]] = {
    2: ("you", "north"),
    3: ("you", "west", "east"),
    4: ("you", "west", "north", "east"),
    5: ("you", "west", "northwest", "northeast", "east"),
}
"""Where the seats sit, clockwise, by the number of seats; seat 0 sits in the south."""


def place_of(seat: Seat, seats: int, viewer: Seat = 0) -> str:
    """Where a seat sits when ``viewer`` sits in the south."""
    return PLACES[seats][(seat - viewer) % seats]


def capital(text: str) -> str:
    """``text`` with a capital: names of tiles may begin a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


class Names:
    """Who is who at one table.

    A single human is "you", the others are called by where they sit, and so are all where
    nobody plays. With several people on
    one device all are Player 1, Player 2 and so on, the same for whoever looks at it.
    """

    def __init__(self, words: Words, seats: int, humans: tuple[Seat, ...] = (0,)) -> None:
        self.words = words
        self.seats = seats
        self.humans = humans

    def is_you(self, seat: Seat) -> bool:
        """Whether sentences address the seat as "you"."""
        return self.humans == (seat,)

    def name(self, seat: Seat) -> str:
        """The name of a seat, as it begins a sentence."""
        if len(self.humans) > 1:
            return self.words("seat.player", n=seat + 1)
        if self.is_you(seat):
            return self.words("seat.you")
        place = place_of(seat, self.seats, self.humans[0] if self.humans else 0)
        return self.words("seat.south" if place == "you" else f"seat.{place}")

    def say(self, seat: Seat, verb: str, **gaps: str | int) -> str:
        """A sentence about a seat, in the form for "you" or for somebody else."""
        if self.is_you(seat):
            return self.words(f"say.{verb}.you", **gaps)
        return self.words(f"say.{verb}.other", name=self.name(seat), **gaps)

    def listed(self, seats: tuple[Seat, ...]) -> str:
        """Several names as one phrase."""
        names = [self.name(seat) for seat in seats]
        if len(names) == 1:
            return names[0]
        return self.words("list.and", first=", ".join(names[:-1]), last=names[-1])
