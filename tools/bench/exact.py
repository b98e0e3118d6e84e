"""The exact value of a hand of Block between two open hands; ``pimc-N`` and ``cheater``.

It is written apart from the game's own players and serves as a check on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.engine.chain import Arm
from game.engine.moves import Move, Pass, Play
from game.engine.seats import Table
from game.engine.tile import FULL_SET, Tile
from game.games.block import Block
from game.games.domino_state import DominoObservation, DominoState
from tools.bench.dominoes import ends_after

Legal = tuple[Move, ...]
Mask = int
_ORDER = sorted(FULL_SET, key=lambda one: (one.pips, one.is_double), reverse=True)
"""The heaviest tile is bit 0: it is tried first."""
_BIT = {one: 1 << at for at, one in enumerate(_ORDER)}
_HAS = tuple(sum(_BIT[one] for one in _ORDER if one.has(value)) for value in range(7))
_OTHER = tuple(
    {_BIT[one]: one.other(value) for one in _ORDER if one.has(value)} for value in range(7)
)
_PIPS = {_BIT[one]: one.pips for one in _ORDER}
_FAR = 1000
"""More than any hand brings."""


class Solver:
    """Values of positions of one deal, from the view of the seat to move."""

    def __init__(self, gross: bool) -> None:
        self._gross = gross
        self._bounds: dict[tuple[Mask, Mask, int, int], tuple[int, int]] = {}

    def value(
        self, mine: Mask, theirs: Mask, left: int, right: int, low: int = -_FAR, high: int = _FAR
    ) -> int:
        """The mover's points less the other's with best play, exact between ``low`` and ``high``.

        Outside it is a bound. The hand must not be over by an empty hand.
        """
        if left > right:
            left, right = right, left
        ends = _HAS[left] | _HAS[right]
        if not mine & ends:
            if not theirs & ends:
                return self._blocked(mine, theirs)
            return -self.value(theirs, mine, left, right, -high, -low)
        key = mine, theirs, left, right
        least, most = self._bounds.get(key, (-_FAR, _FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        best = self._best(mine, theirs, left, right, max(low, least), min(high, most))
        if best <= max(low, least):
            most = min(most, best)
        elif best >= min(high, most):
            least = max(least, best)
        else:
            least = most = best
        self._bounds[key] = least, most
        return best

    def _best(self, mine: Mask, theirs: Mask, left: int, right: int, low: int, high: int) -> int:
        best = -_FAR
        for end, stays in ((left, right),) if left == right else ((left, right), (right, left)):
            others = _OTHER[end]
            playable = mine & _HAS[end]
            while playable:
                bit = playable & -playable
                playable ^= bit
                rest = mine ^ bit
                if not rest:
                    return max(best, pips(theirs))
                found = -self.value(theirs, rest, others[bit], stays, -high, -low)
                if found > best:
                    best = found
                    if best > low:
                        low = best
                        if low >= high:
                            return best
        return best

    def _blocked(self, mine: Mask, theirs: Mask) -> int:
        own, other = pips(mine), pips(theirs)
        if own == other:
            return 0
        if self._gross:
            return other if own < other else -own
        return other - own


def pips(hand: Mask) -> int:
    """The pips of a hand."""
    total = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        total += _PIPS[bit]
    return total


def mask(tiles: Iterable[Tile]) -> Mask:
    """A hand as bits."""
    return sum(_BIT[one] for one in tiles)


def move_values(
    rules: Block, known: DominoObservation, plays: list[Play], theirs: Mask
) -> list[int]:
    """What each placement brings the mover when the other hand is ``theirs``."""
    solver = Solver(rules.block_score == "gross")
    mine = mask(known.tiles)
    found = []
    for move in plays:
        rest = mine ^ _BIT[move.tile]
        left, right = ends_after(known.chain, move)
        found.append(-solver.value(theirs, rest, left, right) if rest else pips(theirs))
    return found


class Sampler:
    """``pimc-N``: guessed hands, each solved exactly; the best sum, the first of equals."""

    def __init__(self, worlds: int) -> None:
        self._worlds = worlds

    def __call__(self, rules: Block, known: DominoObservation, legal: Legal, rng: Random) -> Move:
        """The move; with two seats only."""
        plays = [move for move in legal if isinstance(move, Play)]
        if not plays:
            return legal[0]
        other = Table(rules.seats).next(known.seat)
        hidden = hidden_tiles(known)
        sums = [0] * len(plays)
        for _ in range(self._worlds):
            theirs = mask(rng.sample(hidden, known.counts[other]))
            for at, value in enumerate(move_values(rules, known, plays, theirs)):
                sums[at] += value
        return plays[sums.index(max(sums))]


def hidden_tiles(known: DominoObservation) -> list[Tile]:
    """The unseen tiles without the numbers that the other seat has passed on."""
    passed: set[int] = set()
    table, seat = Table(len(known.counts)), known.leader
    ends: tuple[int, int] | None = None
    for move in known.moves:
        if isinstance(move, Play):
            ends = _joined(ends, move)
        elif isinstance(move, Pass) and seat != known.seat and ends is not None:
            passed.update(ends)
        seat = table.next(seat)
    seen = {*known.tiles, *known.chain.tiles}
    return [
        one
        for one in FULL_SET
        if one not in seen and one.low not in passed and one.high not in passed
    ]


def _joined(ends: tuple[int, int] | None, move: Play) -> tuple[int, int]:
    tile = move.tile
    if ends is None:
        return tile.high, tile.low
    left, right = ends
    return (tile.other(left), right) if move.arm is Arm.LEFT else (left, tile.other(right))


def cheat(rules: Block, state: DominoState, legal: Legal, rng: Random) -> Move:
    """``cheater``: the same search on the true hands; ties first."""
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0]
    other = Table(rules.seats).next(state.mover)
    known = rules.observe(state, state.mover)
    values = move_values(rules, known, plays, mask(state.hands[other]))
    return plays[values.index(max(values))]
