"""Links: a deal, a position or a whole match in the fragment of an address.

A link is ``t``, the version, a dot, and a number in base64url with check digits
(``engine/digits.py``). The number holds one choice after the other: kind, game, seats,
options other than the defaults, standing, and for every hand its deal and its moves, each
move as its place among the legal ones in the order of their notation. The number of a game
and the order of its options and of their values are part of version 1: options and values may
only grow at their ends. ``tests/core/data/links_1.txt`` keeps links that must work for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from game.app.deal_digits import read_setup, write_setup
from game.app.rules_digits import read_rules, read_standing, write_rules, write_standing
from game.engine.digits import DigitReader, DigitWriter, parse_number, print_number
from game.engine.errors import NotationError
from game.engine.events import Event
from game.engine.match import (
    Match,
    MatchStep,
    PlayedHand,
    begin,
    deal_next,
    first_standing,
    next_standing,
    play,
    play_on,
)
from game.engine.moves import Move
from game.engine.outcome import Standing
from game.engine.rules import AnyRules
from game.engine.standing import bare

VERSION = 1
LONGEST = 8000
"""Longest link that is written or read, in characters."""

_START = f"t{VERSION}."


class Kind(StrEnum):
    """What a link holds: a deal to play, a position to go on from, a match to look at."""

    DEAL = "deal"
    POSITION = "position"
    MATCH = "match"


_KINDS = (Kind.DEAL, Kind.POSITION, Kind.MATCH)


class Moment(NamedTuple):
    """After ``ply`` moves of hand ``hand``, both counted from 0, of the hands in a link."""

    hand: int
    ply: int


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link holds. A deal or a position is a match of one hand up to that moment.

    ``at``: where to open it, None for its end. ``events``: all that happened in it, as the
    whole table knows it, in what was read from a link.
    """

    kind: Kind
    match: Match
    at: Moment | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)


def deal_of(match: Match, hand: int) -> Shared:
    """The deal of hand ``hand`` of ``match``, counted from 0 in :attr:`Match.hands`."""
    return position_of(match, Moment(hand, 0), Kind.DEAL)


def position_of(match: Match, at: Moment, kind: Kind = Kind.POSITION) -> Shared:
    """The hand and its moves up to ``at``, without the hands before it."""
    rules, hands = match.rules, match.hands
    standing = match.standing
    if at.hand < len(match.earlier):
        start = match.start or first_standing(rules)
        before = replay(rules, start, hands[: at.hand]) if at.hand else None
        standing = next_standing(before.match) if before else start
    played = hands[at.hand]
    only = PlayedHand(played.setup, played.moves[: at.ply])
    step = replay(rules, bare(rules, standing), (only,))
    return Shared(kind, step.match, None, step.events)


def match_of(match: Match, at: Moment | None = None) -> Shared:
    """The whole match, to be opened ``at`` a moment or at its end."""
    return Shared(Kind.MATCH, match, at)


def replay(rules: AnyRules, start: Standing, hands: Iterable[PlayedHand]) -> MatchStep:
    """One or more hands played again from ``start``, with all events on the way."""
    step: MatchStep | None = None
    events: list[Event] = []
    for hand in hands:
        step = _deal(rules, start, step, hand.setup)
        step = play_on(step, hand.moves)
        events.extend(step.events)
    if step is None:
        raise ValueError("no hand to play")
    return MatchStep(step.match, tuple(events))


def _deal(rules: AnyRules, start: Standing, before: MatchStep | None, setup: object) -> MatchStep:
    if before is None:
        return begin(rules, setup, start if start.hand else None)
    return deal_next(before.match, setup)


def print_link(shared: Shared) -> str:
    """The fragment of the link, without the number sign.

    Raises ``NotationError``, code ``link-long``, for a match too long for a link.
    """
    match = shared.match
    digits = DigitWriter()
    digits.digit(_KINDS.index(shared.kind), len(_KINDS))
    write_rules(digits, match.rules)
    start = bare(match.rules, match.start or first_standing(match.rules))
    write_standing(digits, match.rules, start)
    hands = match.hands
    if shared.kind is Kind.MATCH:
        digits.size(len(hands) - 1)
    _write_hands(digits, shared, start)
    if shared.kind is not Kind.DEAL:
        digits.digit(shared.at is not None, 2)
        if shared.at is not None:
            digits.digit(shared.at.hand, len(hands))
            digits.digit(shared.at.ply, len(hands[shared.at.hand].moves) + 1)
    link = _START + print_number(digits.number(), _START)
    if len(link) > LONGEST:
        raise NotationError("link-long", link)
    return link


def parse_link(text: str) -> Shared:
    """Read a fragment, or an address with one.

    Raises ``NotationError`` and nothing else, with code ``link`` for what is no link of
    ours, ``link-version`` for one of another version, ``link-mangled`` when the check
    digits say that it was damaged, ``link-impossible`` when the rules allow no such thing.
    """
    found = text[-LONGEST - 1 :].rpartition("#")[2].strip()
    head, dot, number = found.partition(".")
    if not dot or len(head) not in (2, 3) or head[0] != "t" or not _plain(head[1:]):
        raise NotationError("link", text)
    if f"{head}." != _START:
        raise NotationError("link-version", head)
    try:
        digits = DigitReader(parse_number(number, _START))
    except NotationError:
        raise NotationError("link-mangled", text) from None
    try:
        return _read(digits)
    except ValueError as error:
        raise NotationError("link-impossible", text) from error


def _plain(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _read(digits: DigitReader) -> Shared:
    """What the digits say; ``ValueError`` of several kinds where they can't be true."""
    kind = _KINDS[digits.digit(len(_KINDS))]
    rules = read_rules(digits)
    start = read_standing(digits, rules)
    hands = digits.size() + 1 if kind is Kind.MATCH else 1
    step = _read_hands(digits, rules, start, kind, hands)
    at = None
    if kind is not Kind.DEAL and digits.digit(2):
        hand = digits.digit(hands)
        at = Moment(hand, digits.digit(len(step.match.hands[hand].moves) + 1))
    digits.end()
    return Shared(kind, step.match, at, step.events)


def _write_hands(digits: DigitWriter, shared: Shared, start: Standing) -> None:
    match = shared.match
    rules = match.rules
    step: MatchStep | None = None
    for number, hand in enumerate(match.hands):
        write_setup(digits, rules, hand.setup)
        if shared.kind is Kind.DEAL:
            continue
        if number == len(match.earlier):
            digits.digit(match.state.outcome is not None, 2)
            if match.state.outcome is None:
                digits.size(len(hand.moves))
        step = _deal(rules, start, step, hand.setup)
        for move in hand.moves:
            moves = _in_order(rules, step.match)
            digits.digit(moves.index(move), len(moves))
            step = play(step.match, move)


def _read_hands(
    digits: DigitReader, rules: AnyRules, start: Standing, kind: Kind, hands: int
) -> MatchStep:
    step: MatchStep | None = None
    events: list[Event] = []
    for number in range(hands):
        standing = start if step is None else next_standing(step.match)
        step = _deal(rules, start, step, read_setup(digits, rules, standing))
        events.extend(step.events)
        left = 0 if kind is Kind.DEAL else None
        if left is None and number == hands - 1 and not digits.digit(2):
            left = digits.size()
        while step.match.state.outcome is None and left != 0:
            moves = _in_order(rules, step.match)
            step = play(step.match, moves[digits.digit(len(moves))])
            events.extend(step.events)
            left = None if left is None else left - 1
        if left:
            raise NotationError("digits", str(left))
    assert step is not None
    return MatchStep(step.match, tuple(events))


def _in_order(rules: AnyRules, match: Match) -> tuple[Move, ...]:
    return tuple(sorted(rules.legal(match.state), key=str))
