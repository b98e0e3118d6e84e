"""The easy level: it sees what a good player sees, plays what comes, but no gross mistake."""

from __future__ import annotations

from random import Random

from game.ai.player import Judged, Luck, Verdict

FEW = 6
"""From so many good moves it picks in a game that forgives nothing."""


def pick(verdict: Verdict, rng: Random) -> Judged:
    """Any move but the worst of three or more, each equally likely.

    Moves as bad as the worst are left out with it; where all are equal, the first is. In a
    game of much luck that would win too often: there the best of what remains is left out
    too, or in the luckiest all but the least, and of two moves the worse is picked. In a game
    without luck it would never win: there the few best are left.
    """
    judged, luck = verdict.judged, verdict.luck
    if len(judged) < 3:
        return min(judged, key=_worth) if luck in (Luck.MUCH, Luck.MOST) else rng.choice(judged)
    worst = min(map(_worth, judged))
    better = [one for one in judged if one.worth > worst] or list(judged[1:])
    if luck is Luck.MUCH and len(better) > 1:
        better.remove(max(better, key=_worth))
    if luck is Luck.MOST:
        return min(better, key=_worth)
    if luck is Luck.NONE:
        better = sorted(better, key=_worth)[-FEW:]
    return rng.choice(better)


def _worth(one: Judged) -> float:
    return one.worth
