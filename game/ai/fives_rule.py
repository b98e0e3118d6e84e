"""A simple player of All Fives: it takes points, gives few, and sheds heavy tiles."""

from __future__ import annotations

from random import Random

from game.ai.player import Judged
from game.engine.chain import Chain
from game.engine.moves import Play
from game.engine.tile import FULL_SET, Tile
from game.games.all_fives import AllFives, open_terms, scoring
from game.games.domino_state import DominoObservation

THREAT = 2.0
"""How much the mean score that an unseen tile could make next weighs against own points."""
WEIGHT = 0.15
"""What a pip that leaves the hand is worth, a fifth of a point at the settlement at most."""
TIE = 1e-6
"""How much chance adds at most, far below any difference of two placements."""


def judged(
    rules: AllFives, known: DominoObservation, plays: list[Play], rng: Random
) -> tuple[Judged, ...]:
    """Placements of the seat on turn, worth their points less what they offer the next seat.

    Heavy tiles leave early: pips left at the end are taken from the own score. What is
    equal is decided by ``rng``, which adds a little to each.
    """
    unseen = _unseen(known)
    return tuple(
        Judged(move, _worth(rules, known, move, unseen) + TIE * rng.random()) for move in plays
    )


def _unseen(known: DominoObservation) -> list[Tile]:
    seen = {*known.tiles, *known.chain.tiles}
    return [one for one in FULL_SET if one not in seen]


def _worth(rules: AllFives, known: DominoObservation, move: Play, unseen: list[Tile]) -> float:
    after = rules.place(known.chain, move)
    threat = sum(best_score(rules, after, one) for one in unseen) / max(len(unseen), 1)
    return points_of(after) - THREAT * threat + WEIGHT * move.tile.pips


def points_of(chain: Chain) -> int:
    """What a placement that led to ``chain`` scores."""
    return scoring(sum(term.worth for term in open_terms(chain)))


def best_score(rules: AllFives, chain: Chain, tile: Tile) -> int:
    """The most that ``tile`` could score on ``chain``; 0 when it fits nowhere."""
    return max(
        (
            points_of(rules.place(chain, Play(tile, end.arm)))
            for end in chain.ends
            if tile.has(end.value)
        ),
        default=0,
    )
