"""The record of a match: readable text without language, versioned, for saving and sharing.

::

    tiles 1
    game block
    seats 2
    options target=100 opener=rotate block-score=net
    hand 1
    lot 6-4 3-2
    deal 6-5 6-3 ... | 6-6 ... | ...
    moves 6-5 6-3> pass

Set-up lines come first in every hand, then its moves. A match that was begun with a later
hand has a line ``standing`` after its options, see ``engine/standing.py``. Text that is no
record raises ``NotationError``; a well-formed move that the rules refuse raises ``IllegalMove``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.engine.errors import NotationError
from game.engine.events import Event
from game.engine.match import (
    Match,
    MatchStep,
    begin,
    deal_next,
    first_standing,
    next_standing,
    play_on,
)
from game.engine.moves import Move, parse_move
from game.engine.options import parse_options
from game.engine.outcome import Standing
from game.engine.rules import AnyRules, Line
from game.engine.standing import parse_standing, print_standing

VERSION = "1"
LONGEST = 600_000
"""Longest text that is read at all, in characters: a match to 9999 by random moves has 500,000."""

RulesFor = Callable[[str, int, Mapping[str, str]], AnyRules]


def print_match(match: Match) -> str:
    """The record of a match up to now, one line each, ending in a line break."""
    rules = match.rules
    options = " ".join(f"{name}={value}" for name, value in rules.options)
    lines = [f"tiles {VERSION}", f"game {rules.game}", f"seats {rules.seats}", f"options {options}"]
    if match.start is not None:
        lines.append(f"standing {print_standing(match.start)}")
    for number, hand in enumerate(match.hands, 1):
        lines.append(f"hand {number}")
        lines.extend(f"{name} {text}" for name, text in hand.setup.lines())
        lines.append(" ".join(("moves", *map(str, hand.moves))))
    return "\n".join(lines) + "\n"


def parse_match(text: str, rules_for: RulesFor) -> MatchStep:
    """Read a record and replay it.

    Returns the match at the end of the record and all events on the way. ``rules_for``
    is the catalogue's look-up. Raises ``NotationError`` or ``IllegalMove``.
    """
    if len(text) > LONGEST:
        raise NotationError("record", text)
    lines = [_split(line) for line in text.splitlines() if line.strip()]
    rules, rest = _header(lines, rules_for)
    start = None
    if rest and rest[0][0] == "standing":
        start, rest = parse_standing(rules, rest[0][1]), rest[1:]
    step: MatchStep | None = None
    events: list[Event] = []
    for setup_lines, moves in _hands(rest):
        step = _start_hand(rules, start, step, setup_lines)
        step = play_on(step, moves)
        events.extend(step.events)
    if step is None:
        raise NotationError("record", text)
    return MatchStep(step.match, tuple(events))


def _split(line: str) -> Line:
    name, _, rest = line.strip().partition(" ")
    return name, rest.strip()


def _header(lines: list[Line], rules_for: RulesFor) -> tuple[AnyRules, list[Line]]:
    head = dict(lines[:4])
    if [name for name, _ in lines[:4]] != ["tiles", "game", "seats", "options"]:
        raise NotationError("record", " ".join(" ".join(line) for line in lines[:1]))
    if head["tiles"] != VERSION:
        raise NotationError("version", head["tiles"])
    if len(head["seats"]) != 1 or head["seats"] not in "123456789":
        raise NotationError("seats", head["seats"])
    options = parse_options(head["options"])
    return rules_for(head["game"], int(head["seats"]), options), lines[4:]


def _hands(lines: list[Line]) -> Iterator[tuple[tuple[Line, ...], tuple[Move, ...]]]:
    number = 0
    setup: list[Line] = []
    started = False
    for name, rest in lines:
        if name == "hand":
            number += 1
            if started or rest != str(number):
                raise NotationError("record", f"{name} {rest}")
            started, setup = True, []
        elif not started:
            raise NotationError("record", f"{name} {rest}")
        elif name == "moves":
            yield tuple(setup), tuple(parse_move(word) for word in rest.split())
            started = False
        else:
            setup.append((name, rest))
    if started:
        raise NotationError("record", f"hand {number}")


def _start_hand(
    rules: AnyRules, start: Standing | None, before: MatchStep | None, lines: tuple[Line, ...]
) -> MatchStep:
    if before is None:
        setup = rules.parse_setup(start or first_standing(rules), lines)
        return begin(rules, setup, start)
    match = before.match
    if match.state.outcome is None or match.result is not None:
        raise NotationError("record", f"hand {match.standing.hand + 2}")
    return deal_next(match, rules.parse_setup(next_standing(match), lines))
