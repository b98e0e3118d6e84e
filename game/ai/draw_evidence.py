"""How likely the choices that were seen are in Draw."""

from __future__ import annotations

from functools import partial

from game.ai.block_fast import ends_at
from game.ai.block_kinds import LOOSE, placement
from game.ai.evidence import Evidence, choices_seen
from game.games.block import place
from game.games.domino_state import DominoObservation


def evidence(known: DominoObservation) -> Evidence:
    """The others are thought to play more or less well, without a look at the boneyard."""
    found = choices_seen(known, place)
    likely = [
        partial(LOOSE.likelihood, ends=ends_at(one.chain), made=placement(one.chain, one.move))
        for one in found
    ]
    return Evidence(found, likely)
