"""One kept match: the values, its text, its line in the index."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from typing import Any

from game.app.bounded import Unreadable, print_object, read_object
from game.app.summary import Summary, read_summary, summarise, summary_fields
from game.app.trust import NOT_KNOWN, Trust, parse_trust, print_trust
from game.app.viewer import VIEWER
from game.engine.errors import IllegalMove, NotationError
from game.engine.level import Level
from game.engine.match import MatchStep
from game.engine.record import LONGEST as LONGEST_RECORD
from game.engine.record import parse_match
from game.engine.seats import Seat
from game.games.catalogue import rules_for

VERSION = 1
LONGEST = LONGEST_RECORD + 100_000
"""Longest text of a match that is read, in characters."""
LONGEST_LINE = 20_000
REMEMBERED = 256
"""Lines of the index kept ready: most are the same when it is read and written again."""

_DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T[0-2][0-9]:[0-5][0-9])?")

Levels = tuple[tuple[Seat, Level], ...]


class Stage(StrEnum):
    """How far a match has come."""

    RUNNING = "running"
    FINISHED = "finished"
    GIVEN_UP = "given-up"


class Unkept(ValueError):
    """Text that is no kept match.

    ``code``: ``damaged``; ``newer``, written by a later version; ``record``, where the match
    itself can't be replayed.
    """

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(f"{code}: {why}")
        self.code = code


@dataclass(frozen=True, slots=True)
class Kept:
    """A match with all that belongs to it.

    ``day``: when it began, an ISO date, with hour and minute where they are known.
    ``trust``: what makes its deals checkable. ``record``: see ``engine/record.py``.
    ``humans``: the seats of people. ``levels``: of the computers by seat; empty in matches
    from before levels. ``practice``: moves could be taken back, so it counts in no statistics.
    """

    day: str
    trust: Trust
    record: str
    humans: tuple[Seat, ...] = (VIEWER,)
    levels: Levels = ()
    practice: bool = False
    stage: Stage = Stage.RUNNING

    @property
    def secret(self) -> bytes:
        """What its hands are dealt from."""
        return self.trust.secret

    @property
    def key(self) -> str:
        """The id of the match: 16 hex digits that tell nothing of the secret."""
        return key_of(self.secret)


def key_of(secret: bytes) -> str:
    """The id of the match with a secret."""
    return sha256(b"tiles/1 kept" + secret).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A kept match in the index: everything but its moves. ``plies``: how many moves it has;
    ``chars``: the length of its text."""

    key: str
    day: str
    summary: Summary
    humans: tuple[Seat, ...]
    levels: Levels
    practice: bool
    stage: Stage
    plies: int
    chars: int


def replayed(kept: Kept) -> MatchStep:
    """The match with all its events; raises :class:`Unkept`, code ``record``."""
    try:
        return parse_match(kept.record, rules_for)
    except (NotationError, IllegalMove) as error:
        raise Unkept("record", str(error)) from error


def entry_of(kept: Kept, step: MatchStep | None = None) -> IndexEntry:
    """The entry of a match; ``step`` where it has been replayed already. Raises ``Unkept``."""
    done = step or replayed(kept)
    seats = set(range(done.match.rules.seats))
    if not seats.issuperset((*kept.humans, *(seat for seat, _ in kept.levels))):
        raise Unkept("damaged", "seats")
    return IndexEntry(
        key=kept.key,
        day=kept.day,
        summary=summarise(done),
        humans=kept.humans,
        levels=kept.levels,
        practice=kept.practice,
        stage=kept.stage if done.match.result is None else Stage.FINISHED,
        plies=sum(len(hand.moves) for hand in done.match.hands),
        chars=len(print_kept(kept)),
    )


# --- As text ----------------------------------------------------------------------------


def print_kept(kept: Kept) -> str:
    """The text of a match, one line."""
    return print_object(
        {
            "tiles": VERSION,
            **_common(kept),
            **print_trust(kept.trust),
            "record": kept.record,
        }
    )


def parse_kept(text: str) -> Kept:
    """The match of a text, its form checked and its moves not; raises :class:`Unkept`.

    Older texts hold the secret alone: of their hands it isn't known which came with a link.
    """
    found = _versioned(text, LONGEST)
    try:
        trust, record = parse_trust({"own_from": NOT_KNOWN, **found}), found["record"]
        if not isinstance(record, str):
            raise Unkept("damaged", "record")
        return Kept(_day(found), trust, record, *_who(found), *_how(found))
    except (KeyError, TypeError, ValueError) as error:
        raise Unkept("damaged", str(error)) from error


@lru_cache(maxsize=REMEMBERED)
def entry_fields(entry: IndexEntry) -> str:
    """The line of a match in the index."""
    return print_object(
        {
            "tiles": VERSION,
            "id": entry.key,
            **_common(entry),
            **summary_fields(entry.summary),
            "plies": entry.plies,
            "chars": entry.chars,
        }
    )


@lru_cache(maxsize=REMEMBERED)
def read_entry(line: str) -> IndexEntry:
    """The entry of a line; raises :class:`Unkept`."""
    found = _versioned(line, LONGEST_LINE)
    try:
        key, plies, chars = found["id"], found["plies"], found["chars"]
        if not re.fullmatch("[0-9a-f]{16}", key):
            raise Unkept("damaged", "id")
        if not all(type(n) is int and 0 <= n <= LONGEST for n in (plies, chars)):
            raise Unkept("damaged", "length")
        summary, (humans, levels), (practice, stage) = read_summary(found), _who(found), _how(found)
        if not set(humans) <= set(range(summary.seats)):
            raise Unkept("damaged", "humans")
        return IndexEntry(key, _day(found), summary, humans, levels, practice, stage, plies, chars)
    except (KeyError, TypeError, ValueError) as error:
        raise Unkept("damaged", str(error)) from error


def _versioned(text: str, longest: int) -> dict[str, Any]:
    try:
        found = read_object(text, longest)
    except Unreadable as error:
        raise Unkept("damaged", str(error)) from error
    version = found.get("tiles")
    if type(version) is int and version > VERSION:
        raise Unkept("newer", str(version)[:40])
    if type(version) is not int or version != VERSION:
        raise Unkept("damaged", "version")
    return found


def _common(one: Kept | IndexEntry) -> dict[str, Any]:
    return {
        "day": one.day,
        "humans": one.humans,
        "levels": {str(seat): level.value for seat, level in one.levels},
        "practice": one.practice,
        "stage": one.stage.value,
    }


def _day(found: dict[str, Any]) -> str:
    day: str = found["day"]
    if not _DAY.fullmatch(day):
        raise ValueError("day")
    return day


def _who(found: dict[str, Any]) -> tuple[tuple[Seat, ...], Levels]:
    """The seats of people and the levels of computers."""
    humans, levels = found["humans"], found.get("levels", {})
    if not isinstance(humans, list) or not isinstance(levels, dict):
        raise ValueError("who")
    seats = [*humans, *map(int, levels)]
    if not all(type(seat) is int and 0 <= seat < 9 for seat in seats):
        raise ValueError("seats")
    given = {int(seat): Level(level) for seat, level in levels.items()}
    return tuple(sorted(set(humans))), tuple(sorted(given.items()))


def _how(found: dict[str, Any]) -> tuple[bool, Stage]:
    practice = found["practice"]
    if not isinstance(practice, bool):
        raise ValueError("practice")
    return practice, Stage(found["stage"])
