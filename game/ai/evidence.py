"""What the placements of the others tell of their hands, as the weight of a guessed world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ai.masks import Mask, bit_of
from game.engine.chain import Chain
from game.engine.moves import Draw, Lay, Play
from game.engine.seats import Seat
from game.games.deduction import demanded, moves_seen
from game.games.domino_state import DominoObservation

Likely = Callable[[Mask], float]
"""How likely a seat makes one placement out of a hand, by the hand."""


@dataclass(slots=True)
class Choice:
    """A placement by another seat that has drawn nothing since, on ``chain``.

    ``later``: the tiles it has placed from then on, this one among them.
    """

    seat: Seat
    chain: Chain
    move: Play
    later: Mask = 0


class Evidence:
    """Choices seen, each with how likely it was."""

    def __init__(self, choices: Sequence[Choice] = (), likely: Sequence[Likely] = ()) -> None:
        self._seen = [
            (one.seat, one.later, by_hand) for one, by_hand in zip(choices, likely, strict=True)
        ]

    def weight(self, hands: Sequence[Mask]) -> float:
        """How likely seats that hold ``hands`` now have made the choices that were seen."""
        weight = 1.0
        for seat, later, by_hand in self._seen:
            weight *= by_hand(hands[seat] | later)
        return weight


def choices_seen(known: DominoObservation, lay: Lay) -> list[Choice]:
    """The placements of the others whose hand at the time follows from the hand now.

    What was placed right after a draw, or led on demand, was no choice.
    """
    found: list[Choice] = []
    drew = False
    for seat, chain, move in moves_seen(known, lay):
        if isinstance(move, Draw):
            found = [one for one in found if one.seat != seat]
        elif isinstance(move, Play):
            if seat != known.seat and not drew and not demanded(known, chain):
                found.append(Choice(seat, chain, move))
            for one in found:
                if one.seat == seat:
                    one.later |= bit_of(move.tile)
        drew = isinstance(move, Draw)
    return found
