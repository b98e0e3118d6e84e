"""Moves as values, with a notation that prints and parses.

``6-4`` leads; ``6-4<`` and ``6-4>`` play on the left and right arm, ``6-4^`` and
``6-4_`` on the upper and lower arm of a spinner. ``2:C@C5`` places the tile C of the
second colour on space C5. ``pass``, ``draw`` and ``skip`` are written out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.chain import Arm, Chain
from game.engine.errors import NotationError
from game.engine.grid import Space, parse_space, print_space
from game.engine.stone import Stone, parse_stone
from game.engine.tile import FULL_SET, Tile, parse_tile

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


@dataclass(frozen=True, slots=True)
class Place:
    """Put ``stone`` on ``space`` of the board, on an empty space or on an opponent's tile."""

    stone: Stone
    space: Space

    def __str__(self) -> str:
        return f"{self.stone}@{print_space(self.space)}"


@dataclass(frozen=True, slots=True)
class Skip:
    """Let a turn go by in which nothing can be placed."""

    def __str__(self) -> str:
        return "skip"


Move = Play | Pass | Draw | Place | Skip

PLAYS: Mapping[Arm, Mapping[Tile, Play]] = {
    arm: {one: Play(one, arm) for one in FULL_SET} for arm in Arm
}
"""Every placement of a tile, made once: lists of legal moves take theirs from here."""
PASS = Pass()
DRAW = Draw()
SKIP = Skip()
_PLAIN: dict[str, Move] = {"pass": PASS, "draw": DRAW, "skip": SKIP}


Lay = Callable[[Chain, Play], Chain]
"""How a game lays a tile on its chain; a game with a spinner names it there."""


def laying(spinner: Tile | None) -> Lay:
    """How tiles are laid when it is known which of them is the spinner; None: none is."""

    def lay(chain: Chain, play: Play) -> Chain:
        grown = chain.play(play.tile, play.arm)
        return grown.with_spinner(play.tile) if play.tile == spinner else grown

    return lay


def parse_move(text: str) -> Move:
    """Read one move; raises :class:`NotationError` with code ``move``."""
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    stone, at, space = text.partition("@")
    try:
        if at:
            return Place(parse_stone(stone), parse_space(space))
        return Play(parse_tile(text[:3]), _ARMS[text[3:]])
    except (NotationError, KeyError):
        raise NotationError("move", text) from None
