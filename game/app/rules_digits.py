"""Rules and standing of a match as digits.

A game stands as its number in the catalogue; options and values are counted in the order of
the game's options, which for this reason may only grow at their ends.
"""

from __future__ import annotations

from typing import TypeVar

from game.engine.digits import DigitReader, DigitWriter
from game.engine.errors import NotationError
from game.engine.match import first_standing
from game.engine.options import Choice, Option
from game.engine.outcome import Standing
from game.engine.rules import AnyRules
from game.engine.standing import ENDINGS, standing_after
from game.games.catalogue import CATALOGUE, entry, rules_for

_GAMES = _OPTIONS = _VALUES = 16
_SEATS = 8

T = TypeVar("T")


def write_rules(digits: DigitWriter, rules: AnyRules) -> None:
    """Game, seats, and the options that differ from the defaults."""
    digits.digit(entry(rules.game).number, _GAMES)
    digits.digit(rules.seats - 2, _SEATS)
    chosen = dict(rules.options)
    others = [
        (number, option)
        for number, option in enumerate(entry(rules.game).options)
        if chosen[option.name] != option.default(rules.seats)
    ]
    digits.digit(len(others), _OPTIONS)
    for number, option in others:
        digits.digit(number, _OPTIONS)
        if isinstance(option, Choice):
            digits.digit(option.values.index(chosen[option.name]), _VALUES)
        else:
            digits.size(int(chosen[option.name]))


def read_rules(digits: DigitReader) -> AnyRules:
    """What :func:`write_rules` wrote; ``NotationError`` for what the catalogue doesn't know."""
    number = digits.digit(_GAMES)
    game = _one_of(tuple(one for one in CATALOGUE if one.number == number), 0)
    seats = digits.digit(_SEATS) + 2
    options = {}
    for _ in range(digits.digit(_OPTIONS)):
        option: Option = _one_of(game.options, digits.digit(_OPTIONS))
        if isinstance(option, Choice):
            options[option.name] = _one_of(option.values, digits.digit(_VALUES))
        else:
            options[option.name] = str(digits.size())
    return rules_for(game.game, seats, options)


def _one_of(things: tuple[T, ...], number: int) -> T:
    if number >= len(things):
        raise NotationError("digits", str(number))
    return things[number]


def write_standing(digits: DigitWriter, rules: AnyRules, standing: Standing) -> None:
    """The first standing, or one as ``engine/standing.py`` keeps it."""
    digits.digit(standing.hand > 0, 2)
    last, leader = standing.last, standing.leader
    if last is None or leader is None:
        return
    digits.size(standing.hand)
    for score in standing.scores:
        digits.digit(score < 0, 2)
        digits.size(abs(score))
    digits.digit(leader, rules.seats)
    digits.digit(ENDINGS.index(last.ending), len(ENDINGS))
    digits.digit(rules.seats if last.winner is None else last.winner, rules.seats + 1)


def read_standing(digits: DigitReader, rules: AnyRules) -> Standing:
    """What :func:`write_standing` wrote; ``NotationError`` for one that no match comes to."""
    if not digits.digit(2):
        return first_standing(rules)
    hand = digits.size()
    scores = []
    for _ in range(rules.seats):
        sign = -1 if digits.digit(2) else 1
        scores.append(sign * digits.size())
    leader = digits.digit(rules.seats)
    ending = ENDINGS[digits.digit(len(ENDINGS))]
    winner = digits.digit(rules.seats + 1)
    won = None if winner == rules.seats else winner
    return standing_after(rules, hand, tuple(scores), leader, ending, won)
