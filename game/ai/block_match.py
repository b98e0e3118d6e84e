"""What the score of a Block match is worth: the chance to win it, reckoned among equals.

Nothing is trained: hands between equal players are taken to be won by each seat alike, with
points spread as ``SHAPE`` has it, and the race to the target is reckoned to its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from game.ai.block_fast import GAINS, Code
from game.engine.seats import Seat

UNIT = 5
"""Points to a step of the race, at least."""
MOST_STEPS = 20
"""A longer race is reckoned in longer steps."""
SHAPE: Mapping[int, tuple[float, ...]] = {
    2: (0.234, 0.407, 0.214, 0.090, 0.036, 0.013, 0.004, 0.002),
    3: (0.037, 0.125, 0.261, 0.237, 0.162, 0.093, 0.046, 0.022, 0.011, 0.004, 0.002),
    4: (0.020, 0.023, 0.109, 0.194, 0.213, 0.172, 0.114, 0.069, 0.043, 0.022, 0.012, 0.005, 0.003),
}
"""By seats: how often a hand brings its winner 0, 5, 10, 15, ... points; what lies between
counts in part for both. Measured in hands of players as the middle level is."""

Needs = tuple[int, ...]


def chance(scores: Sequence[int], target: int, seat: Seat) -> float:
    """The chance of ``seat`` to win a match from ``scores``, before the next hand.

    Once the target is reached it is decided: 1, 0, or a part of a tie.
    """
    best = max(scores)
    if best >= target:
        return 1 / scores.count(best) if scores[seat] == best else 0.0
    step = max(UNIT, -(-target // MOST_STEPS))
    parts = []
    for score in scores:
        whole, rest = divmod(max(target - score, step), step)
        upper = rest / step
        parts.append(((whole, 1 - upper), (whole + 1, upper)) if rest else ((whole, 1.0),))
    total = 0.0
    for corner in product(*parts):
        share = 1.0
        for _, part in corner:
            share *= part
        total += share * _race(tuple(need for need, _ in corner), step)[seat]
    return total


class Worths(dict[Code, float]):
    """By code of a hand's end: the chance of ``seat`` to win the match after it."""

    def __init__(self, scores: Sequence[int], target: int, seat: Seat) -> None:
        """``scores`` are those before the hand is settled."""
        super().__init__()
        self._match = tuple(scores), target, seat

    def __missing__(self, code: Code) -> float:
        scores, target, seat = self._match
        winner, gained = code // GAINS - 1, code % GAINS
        after = [score + gained * (at == winner) for at, score in enumerate(scores)]
        found = self[code] = chance(after, target, seat)
        return found


def margins(seats: int, seat: Seat) -> list[float]:
    """By code of a hand's end: own points less the mean of the others'."""
    found = [0.0] * GAINS
    for winner in range(seats):
        part = 1.0 if winner == seat else -1 / (seats - 1)
        found += [part * gained for gained in range(GAINS)]
    return found


def _race(needs: Needs, step: int) -> tuple[float, ...]:
    """The chances by seat when each needs so many steps."""
    order = sorted(range(len(needs)), key=lambda seat: needs[seat])
    found = _sorted_race(tuple(needs[seat] for seat in order), step)
    back = dict(zip(order, found, strict=True))
    return tuple(back[seat] for seat in range(len(needs)))


@cache
def _sorted_race(needs: Needs, step: int) -> tuple[float, ...]:
    """Like :func:`_race` for needs in rising order, each at least 1.

    The next won hand is the only one that matters: who wins it, by how much.
    """
    seats = len(needs)
    chances = [0.0] * seats
    for steps, often in _gains(seats, step):
        for winner in range(seats):
            part = often / seats
            left = needs[winner] - steps
            if left <= 0:
                chances[winner] += part
                continue
            after = (*needs[:winner], left, *needs[winner + 1 :])
            for seat, one in enumerate(_race(after, step)):
                chances[seat] += part * one
    return tuple(chances)


@cache
def _gains(seats: int, step: int) -> tuple[tuple[int, float], ...]:
    """How many steps a won hand brings and how often; hands too small for one are left out."""
    found: dict[int, float] = {}
    for at, often in enumerate(SHAPE[seats]):
        whole, rest = divmod(at * UNIT, step)
        for steps, part in ((whole, 1 - rest / step), (whole + 1, rest / step)):
            if steps and part:
                found[steps] = found.get(steps, 0.0) + often * part
    total = sum(found.values())
    return tuple((steps, often / total) for steps, often in sorted(found.items()))
