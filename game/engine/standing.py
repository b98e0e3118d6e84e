"""Where a match begins that does not begin with its first hand, as text and back.

Of the hand before, only what the next lead may depend on is kept: how it ended, who won
it, who led it, and the scores.
"""

from __future__ import annotations

from game.engine.errors import NotationError
from game.engine.options import parse_options
from game.engine.outcome import Ending, Outcome, Standing
from game.engine.rules import AnyRules
from game.engine.seats import Seat

ENDINGS = (Ending.DOMINO, Ending.BLOCKED)
"""The endings that another hand may follow."""


def standing_after(
    rules: AnyRules,
    hand: int,
    scores: tuple[int, ...],
    leader: Seat,
    ending: Ending,
    winner: Seat | None,
) -> Standing:
    """The standing after ``hand`` hands; raises ``NotationError``, code ``standing``.

    Refused are seats and scores that the rules don't know, an ending that names no winner
    or ends the match, scores with which the match is over, and games of a single hand.
    """
    seats = range(rules.seats)
    nothing = (0,) * rules.seats
    last = Outcome(ending, winner, nothing, nothing, scores)
    known = leader in seats and (winner is None or winner in seats) and len(scores) == len(seats)
    decided = ending is Ending.BLOCKED or (ending is Ending.DOMINO and winner is not None)
    several = rules.target is not None
    if not several or hand < 1 or not known or not decided or rules.result(last) is not None:
        raise NotationError("standing", f"{hand} {scores}")
    return Standing(hand, scores, leader, last)


def bare(rules: AnyRules, standing: Standing) -> Standing:
    """``standing`` with only what is kept of it; the first one stays as it is.

    Raises ``NotationError``, code ``standing``, for one that no match comes to.
    """
    last, leader = standing.last, standing.leader
    if standing.hand == 0:
        return standing
    if last is None or leader is None:
        raise NotationError("standing", str(standing.hand))
    return standing_after(rules, standing.hand, standing.scores, leader, last.ending, last.winner)


def print_standing(standing: Standing) -> str:
    """A standing after some hand: ``hand=3 scores=20,15 leader=2 ending=domino winner=1``.

    Seats are counted from 1; without ``winner`` nobody has won the hand before.
    """
    assert standing.last is not None and standing.leader is not None
    scores = ",".join(map(str, standing.scores))
    leader, last = standing.leader + 1, standing.last
    text = f"hand={standing.hand} scores={scores} leader={leader} ending={last.ending}"
    return text if last.winner is None else f"{text} winner={last.winner + 1}"


def parse_standing(rules: AnyRules, text: str) -> Standing:
    """Read what :func:`print_standing` wrote; raises ``NotationError``, code ``standing``."""
    try:
        found = parse_options(text)
        if not found.keys() <= {"hand", "scores", "leader", "ending", "winner"}:
            raise NotationError("standing", text)
        scores = tuple(map(_number, found["scores"].split(",")))
        winner = _number(found["winner"]) - 1 if "winner" in found else None
        ending, leader = Ending(found["ending"]), _number(found["leader"]) - 1
        return standing_after(rules, _number(found["hand"]), scores, leader, ending, winner)
    except (KeyError, ValueError) as error:
        raise NotationError("standing", text) from error


def _number(text: str) -> int:
    if len(text) > 6 or str(int(text)) != text:
        raise NotationError("standing", text)
    return int(text)
