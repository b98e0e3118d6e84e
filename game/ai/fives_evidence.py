"""What the placements of the others tell of their hands, as the weight of a guessed world.

Most players take the most points that they can have. A world in which a seat could have had
more than it took is therefore less likely, and so is, a little, one in which it kept a
heavier tile that scored as much.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.fives_table import Spot, bit_of, spot_of
from game.ai.masks import PIPS, Mask
from game.engine.chain import Chain
from game.engine.moves import Draw, Play
from game.engine.seats import Seat, Table
from game.games.all_fives import AllFives
from game.games.domino_state import DominoObservation

LESS_POINTS, LESS_PIPS = 0.15, 0.3
"""How likely such a choice is beside the best one."""


@dataclass(slots=True)
class Seen:
    """A placement by another seat that has drawn nothing since.

    ``spot``: the table before it. ``later``: the tiles it has placed from then on, this one
    among them.
    """

    seat: Seat
    spot: Spot
    tile: Mask
    later: Mask = 0


def placements(rules: AllFives, known: DominoObservation) -> list[Seen]:
    """The placements from which the hand at the time follows from the hand now.

    What was placed right after a draw was no choice and is left out.
    """
    table = Table(rules.seats)
    chain, seat, drew = Chain(), known.leader, False
    found: list[Seen] = []
    for move in known.moves:
        if isinstance(move, Draw):
            found = [one for one in found if one.seat != seat]
            drew = True
            continue
        if isinstance(move, Play):
            bit = bit_of(move.tile)
            if seat != known.seat and not drew and not _demanded(known, chain):
                found.append(Seen(seat, spot_of(chain, rules.spinner), bit))
            for one in found:
                if one.seat == seat:
                    one.later |= bit
            chain = rules.place(chain, move)
        seat, drew = table.next(seat), False
    return found


def weight(found: list[Seen], hands: list[Mask]) -> float:
    """How likely all the placements are with these hands, beside the best choice each time."""
    likely = 1.0
    for one in found:
        likely *= _choice(one, hands[one.seat] | one.later)
    return likely


def _choice(seen: Seen, hand: Mask) -> float:
    """The steps of a spot begin with the most points and the heaviest tile."""
    best: tuple[int, int] | None = None
    for bit, points, _ in seen.spot.steps():
        if not hand & bit:
            continue
        pips = PIPS[bit.bit_length() - 1]
        if best is None:
            best = points, pips
        if bit == seen.tile:
            if points < best[0]:
                return LESS_POINTS
            return LESS_PIPS if pips < best[1] else 1.0
    raise ValueError("the tile did not fit")


def _demanded(known: DominoObservation, chain: Chain) -> bool:
    """Whether an option left no choice of the lead."""
    return known.opening and chain.lead is None
