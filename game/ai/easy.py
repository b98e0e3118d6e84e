"""The easy level: it sees what a good player sees, plays what comes, but no gross mistake."""

from __future__ import annotations

from random import Random

from game.ai.player import Judged, Verdict

FEW = 5
"""From so many good moves it picks in a game that forgives nothing."""


def pick(verdict: Verdict, rng: Random) -> Judged:
    """Any move but the worst of three or more, each equally likely.

    Moves as bad as the worst are left out with it; where all are equal, the first is. In a
    lucky game that would win too often: there the best of what remains is left out too, and
    of two moves the worse is picked. In a strict game it would never win: there the few best
    are left.
    """
    judged = verdict.judged
    if len(judged) < 3:
        return min(judged, key=_worth) if verdict.lucky else rng.choice(judged)
    worst = min(map(_worth, judged))
    better = [one for one in judged if one.worth > worst] or list(judged[1:])
    if verdict.lucky and len(better) > 1:
        better.remove(max(better, key=_worth))
    if verdict.strict:
        better = sorted(better, key=_worth)[-FEW:]
    return rng.choice(better)


def _worth(one: Judged) -> float:
    return one.worth
