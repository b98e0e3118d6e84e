"""Who looks at the page."""

from __future__ import annotations

from game.engine.seats import Seat

VIEWER: Seat = 0
"""The seat of the first person at this device."""

NOBODY: Seat = -1
"""A seat that sees only what is open to all."""
