"""Hands of All Fives played to the end by simple players, as integers.

A playout draws, passes, ends and settles as the rules do; a test proves it equal to them.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.fives_table import Spot, Step
from game.ai.masks import Mask, pips_of
from game.engine.seats import Table
from game.games.all_fives import AllFives, rounded
from game.games.dominoes import alone_lowest


@dataclass(slots=True)
class Hands:
    """A moment in a hand, changed in place. ``scores``: the match scores by seat.

    ``boneyard``: the tiles that may still be drawn, each as a set of one, the next one last.
    ``over``: nothing can be played any more, and ``scores`` are settled.
    """

    spot: Spot
    hands: list[Mask]
    boneyard: list[Mask]
    mover: int
    passes: int
    scores: list[int]
    over: bool = False

    def copy(self) -> Hands:
        """The same moment, to be changed on its own."""
        return Hands(
            self.spot, self.hands[:], self.boneyard[:], self.mover, self.passes, self.scores[:]
        )


class Terms:
    """What of the chosen options matters in play; built once for a decision."""

    def __init__(self, rules: AllFives) -> None:
        self.seats = rules.seats
        self.following = tuple(map(Table(rules.seats).next, Table(rules.seats)))
        self.own = rules.settlement == "own"
        self.goal = rules.target if rules.finish == "at-once" else 1 << 30

    def place(self, hands: Hands, step: Step) -> None:
        """The mover makes ``step``; the turn goes on unless this ends the hand."""
        bit, points, hands.spot = step
        mover = hands.mover
        left = hands.hands[mover] = hands.hands[mover] & ~bit
        hands.passes = 0
        if points:
            total = hands.scores[mover] = hands.scores[mover] + points
            if total >= self.goal:
                hands.over = True
                return
        if not left:
            self.settle(hands, mover)
            return
        hands.mover = self.following[mover]

    def settle(self, hands: Hands, out: int | None) -> None:
        """All Fives, end of a hand: ``out`` has no tile left; None: the hand is blocked."""
        hands.over = True
        gains = self.gains([pips_of(hand) for hand in hands.hands], out)
        hands.scores = [score + gain for score, gain in zip(hands.scores, gains, strict=True)]

    def gains(self, left: list[int], out: int | None) -> list[int]:
        """What the settlement adds to each score; ``left``: the pips in each hand."""
        if self.own:
            return [-rounded(pips) for pips in left]
        winner = alone_lowest(tuple(left)) if out is None else out
        if winner is None:
            return [0] * len(left)
        own = left[winner] if out is None else 0
        gained = rounded(sum(left) - left[winner] - own)
        return [gained if seat == winner else 0 for seat in range(len(left))]

    def turn(self, hands: Hands) -> None:
        """The mover's whole turn: it plays in the order of the spot, draws or passes."""
        spot, mover = hands.spot, hands.mover
        hand = hands.hands[mover]
        if not hand & spot.fits:
            boneyard = hands.boneyard
            while boneyard:
                drawn = boneyard.pop()
                hand |= drawn
                if drawn & spot.fits:
                    break
            else:
                hands.hands[mover] = hand
                hands.passes += 1
                if hands.passes == self.seats:
                    self.settle(hands, None)
                else:
                    hands.mover = self.following[mover]
                return
            hands.hands[mover] = hand
        for step in spot.known or spot.steps():
            if hand & step[0]:
                self.place(hands, step)
                return

    def finish(self, hands: Hands) -> None:
        """Play on to the end."""
        while not hands.over:
            self.turn(hands)
