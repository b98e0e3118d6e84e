"""How likely the choices that were seen are in All Fives.

Most players take the most points that they can have. A world in which a seat could have had
more than it took is therefore less likely, and so is, a little, one in which it kept a
heavier tile that scored as much.
"""

from __future__ import annotations

from functools import partial

from game.ai.evidence import Evidence, choices_seen
from game.ai.fives_table import Spot, spot_of
from game.ai.masks import Mask, bit_of, pips_of
from game.games.all_fives import AllFives
from game.games.domino_state import DominoObservation

LESS_POINTS, LESS_PIPS = 0.15, 0.3
"""How likely such a choice is beside the best one."""


def evidence(rules: AllFives, known: DominoObservation) -> Evidence:
    """Each choice counts beside the best one that the hand allowed."""
    found = choices_seen(known, rules.place)
    likely = [
        partial(_likely, spot_of(one.chain, rules.spinner), bit_of(one.move.tile)) for one in found
    ]
    return Evidence(found, likely)


def _likely(spot: Spot, tile: Mask, hand: Mask) -> float:
    """The steps of a spot begin with the most points and the heaviest tile."""
    held = [(bit, points) for bit, points, _ in spot.steps() if hand & bit]
    best, most = held[0]
    if dict(reversed(held))[tile] < most:
        return LESS_POINTS
    return LESS_PIPS if pips_of(tile) < pips_of(best) else 1.0
