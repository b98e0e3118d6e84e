"""Sums spelled out: the open ends after a placement, the settlement of a hand."""

from __future__ import annotations

from typing import Protocol

from game.engine.events import Counted
from game.engine.outcome import Account, Ending, Outcome
from game.engine.seats import Seat, Table
from game.i18n import Words


class Speaker(Protocol):
    """What sentences about seats need."""

    words: Words

    def of(self, seat: Seat, verb: str, **gaps: str | int) -> str:
        """A sentence about a seat."""
        ...


def spelled_terms(counted: Counted) -> str:
    """The open ends term by term: ``12 + 3``."""
    return " + ".join(str(term.worth) for term in counted.terms)


def spelled_sum(counted: Counted) -> str:
    """The open ends with their sum: ``12 + 3 = 15``; a single term stands alone."""
    terms = spelled_terms(counted)
    return terms if len(counted.terms) == 1 else f"{terms} = {counted.total}"


def settlement(speaker: Speaker, outcome: Outcome) -> tuple[str, ...]:
    """How a hand ended and what that brings, a sentence each."""
    ending = _ending(speaker, outcome)
    if outcome.account is Account.NONE:
        return (ending,)
    if outcome.account is Account.OWN:
        return ending, speaker.words("say.own")
    winner = outcome.winner
    if winner is None:
        return ending, speaker.words("say.shared")
    if outcome.points[winner] == 0:
        return ending, speaker.of(winner, "nothing")
    return ending, speaker.of(winner, "scored", sum=gain(speaker.words, outcome))


def _ending(speaker: Speaker, outcome: Outcome) -> str:
    winner = outcome.winner
    if outcome.ending is Ending.BLOCKED or winner is None:
        return speaker.words("say.blocked")
    if outcome.ending is Ending.TARGET:
        return speaker.of(winner, "reached", score=outcome.scores[winner])
    return speaker.of(winner, "out")


def gain(words: Words, outcome: Outcome) -> str:
    """What the winner gains: ``7 + 8 - 3 = 12``, rounded where the rules round."""
    assert outcome.winner is not None
    winner, points = outcome.winner, outcome.points[outcome.winner]
    others = [outcome.pips[seat] for seat in Table(len(outcome.pips)).others(winner)]
    own = outcome.pips[winner] if _own_is_taken(outcome) else 0
    total = sum(others) - own
    terms = " + ".join(map(str, others)) + (f" − {own}" if own else "")
    spelled = terms if terms == str(total) else f"{terms} = {total}"
    return spelled if total == points else words("say.rounded", sum=spelled, n=points)


def _own_is_taken(outcome: Outcome) -> bool:
    """A blocked hand takes off the own pips, unless all of the others' are scored."""
    return outcome.ending is Ending.BLOCKED and outcome.account is not Account.GROSS


def lost(outcome: Outcome, seat: Seat) -> str:
    """The pips of a hand in the account, with the rounding: ``13 -> 15``."""
    pips = outcome.pips[seat]
    if outcome.account is Account.OWN and -outcome.points[seat] != pips:
        return f"{pips} → {-outcome.points[seat]}"
    return str(pips)


def signed(points: int) -> str:
    """Points with their sign, a true minus; a dot for none."""
    if points == 0:
        return "·"
    return f"+{points}" if points > 0 else number(points)


def number(value: int) -> str:
    """A whole number with a true minus sign."""
    return str(value) if value >= 0 else f"−{-value}"
