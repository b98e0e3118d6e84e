"""What the placements of the others tell of their hands in Draw, as the weight of a world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.block_fast import EMPTY, Ends, ends_of
from game.ai.block_kinds import LOOSE
from game.ai.masks import INDEX, Mask
from game.engine.chain import Chain
from game.engine.moves import Draw, Play
from game.engine.seats import Seat, Table
from game.games.block import place
from game.games.domino_state import DominoObservation


@dataclass(slots=True)
class Seen:
    """A choice by a seat that has drawn nothing since.

    ``later``: the tiles it has placed from then on, this one among them.
    """

    seat: Seat
    ends: Ends
    bit: Mask
    after: Ends
    later: Mask = 0


class Evidence:
    """The choices seen; of nobody's observation, none."""

    def __init__(self, known: DominoObservation | None) -> None:
        self._seen = [] if known is None else choices_seen(known)

    def weight(self, hands: Sequence[Mask]) -> float:
        """How likely seats that hold ``hands`` now have made the choices that were seen."""
        likely = 1.0
        for one in self._seen:
            held = hands[one.seat] | one.later
            likely *= LOOSE.likelihood(held, one.ends, (one.bit, one.after))
        return likely


def choices_seen(known: DominoObservation) -> list[Seen]:
    """The placements of the others whose hand at the time follows from the hand now.

    What was placed right after a draw, or led on demand, was no choice.
    """
    table = Table(len(known.counts))
    chain, seat, ends, drew = Chain(), known.leader, EMPTY, False
    found: list[Seen] = []
    for move in known.moves:
        if isinstance(move, Draw):
            found = [one for one in found if one.seat != seat]
            drew = True
            continue
        if isinstance(move, Play):
            chain = place(chain, move)
            bit, after = 1 << INDEX[move.tile], ends_of(*chain.values)
            free = not drew and not (known.opening and ends == EMPTY)
            if seat != known.seat and free:
                found.append(Seen(seat, ends, bit, after))
            for one in found:
                if one.seat == seat:
                    one.later |= bit
            ends = after
        seat, drew = table.next(seat), False
    return found
