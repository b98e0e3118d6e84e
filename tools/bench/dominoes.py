"""Reference players of the domino games. They see what their seat sees, and no more."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.chain import Arm, Chain
from game.engine.moves import Move, Play
from game.games.all_fives import AllFives, open_terms, scoring
from game.games.block import Block
from game.games.domino_state import DominoObservation

Legal = tuple[Move, ...]
DOUBLE = 2.0
"""What a double is worth to ``smart`` beside its pips."""


def best_of(legal: Legal, value: Callable[[Play], float], rng: Random) -> Move:
    """The placement of greatest value, ties at random; the only move when none is a placement."""
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0]
    values = [value(move) for move in plays]
    best = max(values)
    return rng.choice([move for move, found in zip(plays, values, strict=True) if found == best])


def heaviest(rules: Block, known: DominoObservation, legal: Legal, rng: Random) -> Move:
    """``greedy`` of Block: the playable tile with most pips."""
    return best_of(legal, lambda move: move.tile.low + move.tile.high, rng)


def smart(rules: Block, known: DominoObservation, legal: Legal, rng: Random) -> Move:
    """``smart`` of Block: half the pips, 2 for a double, and what fits the ends afterwards.

    For each of the two open ends after the move it counts the own remaining tiles with that
    number.
    """
    return best_of(legal, lambda move: smart_value(known, move), rng)


def smart_value(known: DominoObservation, move: Play) -> float:
    """What ``smart`` gives for a placement."""
    tile = move.tile
    rest = [one for one in known.tiles if one != tile]
    fitting = sum(one.has(end) for end in ends_after(known.chain, move) for one in rest)
    return tile.pips / 2 + (DOUBLE if tile.is_double else 0.0) + fitting


def ends_after(chain: Chain, move: Play) -> tuple[int, int]:
    """The two open values of Block's line after a placement."""
    tile = move.tile
    if move.arm is Arm.LEAD:
        return tile.high, tile.low
    left, right = chain.values
    return (tile.other(left), right) if move.arm is Arm.LEFT else (left, tile.other(right))


def scorer(rules: AllFives, known: DominoObservation, legal: Legal, rng: Random) -> Move:
    """``greedy`` of All Fives: most points now, of equals the tile with most pips."""

    def value(move: Play) -> float:
        total = sum(term.worth for term in open_terms(rules.place(known.chain, move)))
        return scoring(total) * 100 + move.tile.pips

    return best_of(legal, value, rng)
