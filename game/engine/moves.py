"""Moves as values, with a notation that prints and parses.

``6-4`` leads; ``6-4<`` and ``6-4>`` play on the left and right arm, ``6-4^`` and
``6-4_`` on the upper and lower arm of a spinner; ``pass`` and ``draw`` are written out.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.chain import Arm
from game.engine.errors import NotationError
from game.engine.tile import Tile, parse_tile

_SIGNS = {Arm.LEAD: "", Arm.LEFT: "<", Arm.RIGHT: ">", Arm.UP: "^", Arm.DOWN: "_"}
_ARMS = {sign: arm for arm, sign in _SIGNS.items()}


@dataclass(frozen=True, slots=True)
class Play:
    """Put ``tile`` on ``arm`` (``Arm.LEAD`` on the empty table)."""

    tile: Tile
    arm: Arm

    def __str__(self) -> str:
        return f"{self.tile}{_SIGNS[self.arm]}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Say that nothing can be played."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard. Which one it is stands in the set-up."""

    def __str__(self) -> str:
        return "draw"


Move = Play | Pass | Draw

PASS = Pass()
DRAW = Draw()


def parse_move(text: str) -> Move:
    """Read one move; raises :class:`NotationError` with code ``move``."""
    if text == "pass":
        return PASS
    if text == "draw":
        return DRAW
    arm = _ARMS.get(text[3:])
    if arm is None:
        raise NotationError("move", text)
    try:
        return Play(parse_tile(text[:3]), arm)
    except NotationError:
        raise NotationError("move", text) from None
