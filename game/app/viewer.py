"""Who looks at the page."""

from __future__ import annotations

from game.engine.seats import Seat

VIEWER: Seat = 0
"""The seat of the first person at this device."""


def first_person(humans: tuple[Seat, ...]) -> Seat:
    """The first seat of a person; without people, the seat that an onlooker looks from."""
    return humans[0] if humans else VIEWER


NOBODY: Seat = -1
"""A seat that sees only what is open to all."""
