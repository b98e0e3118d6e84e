"""Guessed worlds of Block: the other hands, and what kind of player holds each.

Worlds are drawn with a weight, so that all that agree with the passes count alike; then each
counts as much as it makes the choices that were seen likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from random import Random

from game.ai.block_fast import Ends, ends_at
from game.ai.block_kinds import KINDS, Kind, Placement, placement
from game.ai.masks import INDEX, Mask, bit_of, mask_of
from game.engine.moves import Play
from game.engine.seats import Seat
from game.games.block import place
from game.games.deduction import demanded, moves_seen, read_moves
from game.games.domino_state import DominoObservation

TRIES = 1000
"""Draws that may fail in a row; a world always exists, so a few do in practice."""


@dataclass(frozen=True, slots=True)
class Made:
    """A placement seen: by whom, on which ends, what it was."""

    seat: Seat
    ends: Ends
    placement: Placement


@dataclass(frozen=True, slots=True)
class World:
    """One guess: the hands by seat now, the kind of player at each seat, and how much it counts."""

    hands: tuple[Mask, ...]
    kinds: tuple[Kind, ...]
    weight: float


def choices_seen(known: DominoObservation) -> tuple[Made, ...]:
    """All placements of the other seats, but a lead that was demanded."""
    return tuple(
        Made(seat, ends_at(chain), placement(chain, move))
        for seat, chain, move in moves_seen(known, place)
        if isinstance(move, Play) and seat != known.seat and not demanded(known, chain)
    )


class Guesses:
    """A source of worlds that agree with an observation of the mover, prepared once."""

    def __init__(self, known: DominoObservation, weigh: bool) -> None:
        """``weigh``: whether seen choices count, else only what passes rule out."""
        reading = read_moves(known, place)
        unseen = [one for one in INDEX if one not in known.tiles and one not in known.chain.tiles]
        self._hands = [0] * len(known.counts)
        self._hands[known.seat] = mask_of(known.tiles)
        admitted = [
            ([bit_of(one) for one in unseen if group.admits(one)], group.size, group.seat)
            for group in reading.groups
        ]
        self._piles = sorted(admitted, key=lambda pile: len(pile[0]) - pile[1])
        self._made = tuple(reversed(tuple(enumerate(choices_seen(known))))) if weigh else ()
        self._kinds = KINDS if weigh else KINDS[-1:]
        self._likely: dict[tuple[int, Mask, Kind], float] = {}

    def draw(self, rng: Random) -> World:
        """One world; the chance to draw it times its weight is what it deserves."""
        for _ in range(TRIES):
            found = self._drawn(rng)
            if found is not None:
                hands, ways = found
                kinds = tuple([self._kinds[int(rng.random() * len(self._kinds))] for _ in hands])
                return World(tuple(hands), kinds, ways * self._plausible(hands, kinds))
        raise ValueError("no world agrees with what was seen")

    def _drawn(self, rng: Random) -> tuple[list[Mask], float] | None:
        """Hand by hand from what is left; None when one comes out short."""
        chance = rng.random
        hands = self._hands.copy()
        used, ways = 0, 1.0
        for admitted, size, seat in self._piles:
            left = [bit for bit in admitted if not bit & used]
            number = len(left)
            if number < size:
                return None
            ways *= comb(number, size)
            hand = 0
            for _ in range(size):
                at = int(chance() * number)
                number -= 1
                hand |= left[at]
                left[at] = left[number]
            hands[seat] = hand
            used |= hand
        return hands, ways

    def _plausible(self, hands: list[Mask], kinds: tuple[Kind, ...]) -> float:
        """How likely these kinds with these hands have made the choices that were seen."""
        held = hands.copy()
        likely = 1.0
        known = self._likely
        for at, made in self._made:
            seat = made.seat
            hand = held[seat] = held[seat] | made.placement[0]
            key = at, hand, kinds[seat]
            found = known.get(key)
            if found is None:
                found = kinds[seat].likelihood(hand, made.ends, made.placement)
                known[key] = found
            likely *= found
        return likely

    def resampled(
        self, drawn: int, kept: int, rng: Random
    ) -> tuple[list[tuple[World, int]], float]:
        """``drawn`` worlds thinned to ``kept`` by their weights, and the mean weight of all.

        Each world comes with how often it counts.
        """
        worlds = [self.draw(rng) for _ in range(drawn)]
        total = sum(one.weight for one in worlds)
        step = total / kept
        at, passed = rng.random() * step, 0.0
        found: list[tuple[World, int]] = []
        for world in worlds:
            passed += world.weight
            times = 0
            while at < passed:
                times += 1
                at += step
            if times:
                found.append((world, times))
        return found, total / drawn
