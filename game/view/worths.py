"""What moves are worth, in the unit that the expert reckons in."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from game.app.advice import Rated, Ratings
from game.i18n import Words
from game.i18n.numbers import decimal, signed

NOTHING = "·"
"""What stands where there is no number worth writing."""


class Unit(StrEnum):
    """Expected points of the hand, or the chance to win."""

    POINTS = "points"
    SHARE = "share"


def value(one: Rated, unit: Unit) -> float | None:
    """What a move brings in a unit; None where the expert does not reckon it."""
    return one.points if unit is Unit.POINTS else one.share


def units(ratings: Ratings) -> tuple[Unit, ...]:
    """The units in which every move is reckoned; the one that tells why comes first.

    That is the points, unless some other move than the best promises more of them.
    """
    found = [unit for unit in Unit if all(value(one, unit) is not None for one in ratings)]
    found.sort(key=lambda unit: _behind(ratings, unit) > 0)
    return tuple(found)


def _behind(ratings: Ratings, unit: Unit) -> float:
    """How much less than some other move the best one promises."""
    best = value(ratings[0], unit) or 0.0
    return max((value(one, unit) or 0.0) - best for one in ratings)


def loss(ratings: Ratings, made: Rated, unit: Unit) -> float:
    """What ``made`` brings less than the best move; never below 0."""
    return max((value(ratings[0], unit) or 0.0) - (value(made, unit) or 0.0), 0.0)


def common_unit(all_ratings: Sequence[Ratings]) -> Unit | None:
    """The unit that every move of several positions is reckoned in; None when there is none."""
    for unit in Unit:
        if all(value(one, unit) is not None for ratings in all_ratings for one in ratings):
            return unit
    return None


def worth(words: Words, amount: float | None, unit: Unit) -> str:
    """What a move brings: ``+3.2``, ``62%``."""
    if amount is None:
        return NOTHING
    if unit is Unit.POINTS:
        return signed(words.language, amount)
    return percent(words, amount)


def cost(words: Words, amount: float, unit: Unit) -> str:
    """What a choice costs, without a sign; a dot for nothing worth speaking of."""
    text = decimal(words.language, amount) if unit is Unit.POINTS else percent(words, amount)
    return text if any(digit in text for digit in "123456789") else NOTHING


def percent(words: Words, amount: float) -> str:
    """A share of one in hundredths."""
    return words("number.percent", n=round(amount * 100))
