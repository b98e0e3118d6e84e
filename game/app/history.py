"""The kept matches of a device: one text for each, and an index of all.

A text holds a whole match; the index holds a line for each with its summary, and can be made
again from the texts. A damaged text or line harms no other. The id of a match comes from its
secret, so what is saved twice, or by two tabs, is there once; a deal played again counts as
the match it was first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.app.kept import (
    IndexEntry,
    Kept,
    Stage,
    Unkept,
    entry_fields,
    entry_of,
    print_kept,
    read_entry,
)

MOST_MATCHES = 200
MOST_CHARS = 2_000_000


@dataclass(frozen=True, slots=True)
class History:
    """All kept matches, oldest first; each id once."""

    entries: tuple[IndexEntry, ...] = ()

    @property
    def newest_first(self) -> tuple[IndexEntry, ...]:
        """As a list shows them."""
        return self.entries[::-1]

    @property
    def chars(self) -> int:
        """The length of all texts together."""
        return sum(entry.chars for entry in self.entries)

    @property
    def room(self) -> int:
        """How many more matches fit; from 0 on the oldest finished one goes for each new one."""
        return max(0, MOST_MATCHES - len(self.entries))

    def find(self, key: str) -> IndexEntry | None:
        """The entry with an id; None when there is none."""
        return next((entry for entry in self.entries if entry.key == key), None)


@dataclass(frozen=True, slots=True)
class Change:
    """A history after something was kept: ``text`` is to be written under ``key``, None when
    nothing changed; the texts of ``dropped`` are to be deleted, and the reader must be told.
    """

    history: History
    key: str
    text: str | None = None
    dropped: tuple[IndexEntry, ...] = ()


def keep(history: History, kept: Kept, entry: IndexEntry | None = None) -> Change:
    """The history with a match: a new one, or the running one as it stands now.

    An ended match stays as it is, whatever another tab still believes; only a practice match,
    which may be taken back, goes on. ``entry``: the match's own, when it was made before.
    """
    key = kept.key
    there = history.find(key)
    if there is not None and there.stage is not Stage.RUNNING and not there.practice:
        return Change(history, key)
    new = entry or entry_of(kept)
    if there is not None:
        new = replace(new, day=there.day)
    text = print_kept(replace(kept, day=new.day))
    others = [one for one in history.entries if one.key != key]
    entries = _sorted([*others, replace(new, chars=len(text))])
    dropped = _surplus(entries, key)
    left = tuple(one for one in entries if one not in dropped)
    return Change(History(left), key, text, dropped)


def without(history: History, key: str) -> History:
    """The history without a match, which the reader has deleted."""
    return History(tuple(entry for entry in history.entries if entry.key != key))


def _sorted(entries: Iterable[IndexEntry]) -> tuple[IndexEntry, ...]:
    return tuple(sorted(entries, key=lambda entry: (entry.day, entry.key)))


def _surplus(entries: tuple[IndexEntry, ...], new: str) -> tuple[IndexEntry, ...]:
    """The oldest ended matches beyond what is kept; never a running one nor the new one."""
    count, chars = len(entries), sum(entry.chars for entry in entries)
    dropped = []
    for entry in entries:
        if count <= MOST_MATCHES and chars <= MOST_CHARS:
            break
        if entry.stage is not Stage.RUNNING and entry.key != new:
            dropped.append(entry)
            count, chars = count - 1, chars - entry.chars
    return tuple(dropped)


# --- As text ----------------------------------------------------------------------------


def print_index(history: History) -> str:
    """The index, a line for each match."""
    return "".join(f"{entry_fields(entry)}\n" for entry in history.entries)


def parse_index(text: str) -> History:
    """The history of an index; lines that can't be read are left out, and so are all beyond
    what is kept.
    """
    found: dict[str, IndexEntry] = {}
    for line in text[: MOST_CHARS * 2].splitlines()[: MOST_MATCHES * 2]:
        try:
            entry = read_entry(line)
        except Unkept:
            continue
        found[entry.key] = entry
    return History(_sorted(found.values()))


def reindexed(history: History, kept: Iterable[Kept]) -> History:
    """The index made again: entries of these matches; those already there are taken over."""
    entries = []
    for match in kept:
        there = history.find(match.key)
        try:
            entries.append(there or entry_of(match))
        except Unkept:
            continue
    return History(_sorted(entries))
