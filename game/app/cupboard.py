"""Kept matches in a device's storage: the only place that knows under which names.

Every change reads the index again before it writes, so two tabs don't undo each other's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from game.app.bundle import Checked, Refused, Taken, print_bundle, take
from game.app.history import (
    Change,
    History,
    keep,
    parse_index,
    print_index,
    reindexed,
    without,
)
from game.app.kept import Kept, Stage, Unkept, entry_of, parse_kept
from game.engine.match import MatchStep

INDEX = "kept"
"""The name of the index; a match has this name, a full stop and its id."""


class Storage(Protocol):
    """Texts by name; what can't be written is a matter of the storage, never an error here."""

    def get(self, name: str) -> str | None:
        """The text under a name; None when there is none."""
        ...

    def put(self, name: str, text: str) -> None:
        """Keep a text."""
        ...

    def remove(self, name: str) -> None:
        """Forget a text; nothing happens where there is none."""
        ...

    def names(self) -> tuple[str, ...]:
        """All names under which something is kept."""
        ...


def name_of(key: str) -> str:
    """The name of a match's text."""
    return f"{INDEX}.{key}"


def load(storage: Storage) -> History:
    """The history of a device, made again from the texts where the index misses some."""
    history = parse_index(storage.get(INDEX) or "")
    stored = {name for name in storage.names() if name.startswith(f"{INDEX}.")}
    if stored == {name_of(entry.key) for entry in history.entries}:
        return history
    again = reindexed(history, _readable(storage, sorted(stored)))
    storage.put(INDEX, print_index(again))
    return again


def _readable(storage: Storage, names: Iterable[str]) -> Iterator[Kept]:
    for name in names:
        try:
            kept = parse_kept(storage.get(name) or "")
        except Unkept:
            continue
        if name_of(kept.key) == name:
            yield kept


def fetch(storage: Storage, key: str) -> Kept:
    """A kept match; raises ``Unkept`` when it is gone or damaged."""
    text = storage.get(name_of(key))
    if text is None:
        raise Unkept("gone", key)
    return parse_kept(text)


def put_away(storage: Storage, kept: Kept, step: MatchStep | None = None) -> Change:
    """Keep a match as it stands now; raises ``Unkept`` for one that can't be played.

    ``step``: the match with all its events, where it need not be replayed.
    """
    change = keep(parse_index(storage.get(INDEX) or ""), kept, entry_of(kept, step))
    if change.text is not None:
        storage.put(name_of(change.key), change.text)
        _write(storage, change.history)
    for entry in change.dropped:
        storage.remove(name_of(entry.key))
    return change


def throw_away(storage: Storage, key: str) -> History:
    """Delete a match, as the reader wants; the history without it."""
    history = without(parse_index(storage.get(INDEX) or ""), key)
    _write(storage, history)
    storage.remove(name_of(key))
    return history


def export(storage: Storage, running: Kept | None, prefs: str | None) -> str:
    """Everything as one file. ``running``: the match on the table, which is in it once."""
    mine = "" if running is None else running.key
    history = parse_index(storage.get(INDEX) or "")
    texts = [storage.get(name_of(entry.key)) for entry in history.entries if entry.key != mine]
    return print_bundle((text for text in texts if text), running, prefs)


def bring_in(
    storage: Storage, found: Iterable[Checked | Refused], *, runs: bool, has_prefs: bool
) -> Taken:
    """Add what is new of a checked file to what is kept; see ``bundle.take``."""
    history = load(storage)
    running = (entry for entry in history.entries if entry.stage is Stage.RUNNING)
    texts = {entry.key: storage.get(name_of(entry.key)) or "" for entry in running}
    taken = take(history, found, texts, runs=runs, has_prefs=has_prefs)
    for key, text in taken.texts:
        storage.put(name_of(key), text)
    if taken.texts:
        _write(storage, taken.history)
    return taken


def _write(storage: Storage, history: History) -> None:
    storage.put(INDEX, print_index(history))
