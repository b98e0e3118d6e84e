"""Statistics of the first person, from the summaries of kept matches.

Counted is every ended match with one person at the table, game by game, by number of seats
and by level of the computers. Left out are practice matches; matches of several people at one
device, which count for nobody; matches without people; and those still running. A match given
up counts as lost, with the hands it had finished.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.app.history import History
from game.app.kept import IndexEntry, Stage
from game.app.viewer import VIEWER

MIXED = "mixed"
UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Row:
    """One game with one number of seats against one level.

    ``level``: a level's name, ``mixed`` for different ones at one table, ``unknown`` for
    matches from before levels. ``won``: matches won, alone or shared. ``best``: the hand with
    the most points, in games of a single hand the lowest score; None without a finished hand.
    ``streak``: matches won in a row up to the latest, ``longest``: most in a row ever.
    """

    game: str
    seats: int
    level: str
    single: bool
    matches: int
    won: int
    given_up: int
    hands: int
    hands_won: int
    points: int
    best: int | None
    streak: int
    longest: int

    @property
    def mean(self) -> float | None:
        """Points a hand; None without a finished hand."""
        return self.points / self.hands if self.hands else None


@dataclass(frozen=True, slots=True)
class Statistics:
    """All rows, and how many ended matches were left out: practice, and not one person."""

    rows: tuple[Row, ...]
    practice: int
    several: int


def statistics(history: History) -> Statistics:
    """The statistics of all kept matches; rows in the order in which they were first played."""
    ended = [entry for entry in history.entries if entry.stage is not Stage.RUNNING]
    groups: dict[tuple[str, int, str], list[IndexEntry]] = {}
    for entry in filter(_counts, ended):
        summary = entry.summary
        groups.setdefault((summary.game, summary.seats, level_of(entry)), []).append(entry)
    return Statistics(
        rows=tuple(_row(*group, entries) for group, entries in groups.items()),
        practice=sum(1 for entry in ended if entry.practice),
        several=sum(1 for entry in ended if not entry.practice and not _alone(entry)),
    )


def level_of(entry: IndexEntry) -> str:
    """The level of all computers of a match in one word."""
    levels = {level.value for _, level in entry.levels}
    if not levels:
        return UNKNOWN
    return levels.pop() if len(levels) == 1 else MIXED


def _alone(entry: IndexEntry) -> bool:
    return entry.humans == (VIEWER,)


def _counts(entry: IndexEntry) -> bool:
    return _alone(entry) and not entry.practice


def _won(entry: IndexEntry) -> bool:
    return entry.stage is Stage.FINISHED and VIEWER in entry.summary.winners


def _row(game: str, seats: int, level: str, entries: list[IndexEntry]) -> Row:
    single = entries[0].summary.single
    marks = [mark for entry in entries for mark in entry.summary.marks]
    streak, longest = _streaks(map(_won, entries))
    return Row(
        game=game,
        seats=seats,
        level=level,
        single=single,
        matches=len(entries),
        won=sum(map(_won, entries)),
        given_up=sum(1 for entry in entries if entry.stage is Stage.GIVEN_UP),
        hands=len(marks),
        hands_won=sum(entry.summary.won for entry in entries),
        points=sum(marks),
        best=None if not marks else min(marks) if single else max(marks),
        streak=streak,
        longest=longest,
    )


def _streaks(results: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row at the end, and the most anywhere."""
    run = longest = 0
    for won in results:
        run = run + 1 if won else 0
        longest = max(longest, run)
    return run, longest
