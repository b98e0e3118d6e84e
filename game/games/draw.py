"""Draw: Block with a boneyard. Who can't play draws until a tile fits or nothing is left to draw.

For 2 to 4 players. Set-up, settlement, next hand and match are those of
:mod:`game.games.block`; this module holds what the boneyard changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.errors import IllegalMove
from game.engine.moves import Draw, Move
from game.engine.options import Choice, Option, choose
from game.engine.rules import Step
from game.games import block
from game.games.domino_state import DominoState, drew

GAME = "draw"
OPTIONS: tuple[Option, ...] = (*block.OPTIONS, Choice("floor", ("0", "1", "2")))


@dataclass(frozen=True, slots=True)
class DrawGame(block.Block):
    """The rules for a number of seats and chosen options; build it with :func:`draw`.

    ``floor``: so many tiles of the boneyard are never drawn. ``legal`` is Draw, a turn: play
    if possible, else draw, else pass; a drawn tile that fits is all there is to play.
    """

    game: str = GAME
    boneyard: bool = True
    floor: int | None = 0

    def apply(self, state: DominoState, move: Move) -> Step[DominoState]:
        """Draw, a turn: draws stay with the seat, a placement or a pass ends the turn."""
        if not isinstance(move, Draw):
            return block.Block.apply(self, state, move)
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(reason, str(move))
        after, event = drew(state, move)
        return Step(after, (event,))


def draw(seats: int, given: Mapping[str, str] | None = None) -> DrawGame:
    """Draw for 2 to 4 ``seats``; ``given`` options by name, the rest are defaults.

    Raises ``NotationError``, code ``option``, for an unknown option or value.
    """
    chosen = choose(OPTIONS, seats, given or {})
    values = dict(chosen)
    return DrawGame(
        seats,
        chosen,
        int(values["target"]),
        values["opener"],
        values["block-score"],
        floor=int(values["floor"]),
    )
