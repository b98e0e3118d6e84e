"""A simple domino player: it gets rid of its heaviest tile."""

from __future__ import annotations

from random import Random

from game.engine.chain import Arm
from game.engine.moves import Move, Play
from game.engine.rules import AnyRules
from game.engine.tile import Tile
from game.games.domino_state import DominoObservation


def choose(rules: AnyRules, known: DominoObservation, rng: Random) -> Move:
    """The playable tile with most pips; among equals a double, then the end that keeps more open.

    Of two placements of the same tile the better one leaves ends that more of the own
    remaining tiles fit. What is still equal is decided by ``rng``. Raises ``ValueError``
    when it is not this seat's turn.
    """
    legal = rules.choices(known)
    if not legal:
        raise ValueError("not this seat's turn")
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0]
    best = max(_worth(known, move) for move in plays)
    return rng.choice([move for move in plays if _worth(known, move) == best])


def _worth(known: DominoObservation, move: Play) -> tuple[int, bool, int]:
    rest = [one for one in known.tiles if one != move.tile]
    after = _ends_after(known, move)
    follow = sum(1 for one in rest if one.low in after or one.high in after)
    return move.tile.pips, move.tile.is_double, follow


def _ends_after(known: DominoObservation, move: Play) -> set[int]:
    if move.arm is Arm.LEAD:
        return {move.tile.low, move.tile.high}
    kept = {end.value for end in known.chain.ends if end.arm is not move.arm}
    joined = known.chain.value_at(move.arm)
    return kept | {_outer(move.tile, joined)}


def _outer(tile: Tile, joined: int | None) -> int:
    return tile.high if joined is None else tile.other(joined)
