"""The easy level: it sees what a good player sees, plays what comes, but no gross mistake."""

from __future__ import annotations

from random import Random

from game.ai.player import Judged, Verdict


def pick(verdict: Verdict, rng: Random) -> Judged:
    """Any move but the worst of three or more, each equally likely.

    Moves as bad as the worst are left out with it; where all are equal, the first is.
    """
    judged = verdict.judged
    if len(judged) < 3:
        return rng.choice(judged)
    worst = min(one.worth for one in judged)
    better = [one for one in judged if one.worth > worst]
    return rng.choice(better or judged[1:])
