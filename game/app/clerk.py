"""Carries out on a storage what the archive asks for, and brings the answer."""

from __future__ import annotations

from dataclasses import replace

from game.app.archive_messages import (
    ArchiveEffect,
    ArchiveMessage,
    BringIn,
    FetchKept,
    ForgetKept,
    HistoryRead,
    Imported,
    KeepMatch,
    KeptFound,
    ReadHistory,
)
from game.app.cupboard import Storage, bring_in, export, fetch, load, put_away, throw_away
from game.app.effects import Shelf
from game.app.keeping import kept_of
from game.app.kept import Unkept
from game.app.model import Model


def carry_out(
    storage: Storage, effect: ArchiveEffect, model: Model, moment: str
) -> ArchiveMessage | None:
    """The answer to an effect; None for one that no storage can answer.

    ``moment``: now, as an ISO date with hour and minute.
    """
    match effect:
        case KeepMatch(kept, step):
            change = put_away(storage, replace(kept, day=moment), step)
            return HistoryRead(change.history, change.dropped)
        case ReadHistory():
            return HistoryRead(load(storage))
        case FetchKept(key, to_play):
            try:
                return KeptFound(key, fetch(storage, key), to_play)
            except Unkept:
                return KeptFound(key, None, to_play)
        case ForgetKept(key):
            return HistoryRead(throw_away(storage, key))
        case BringIn(found):
            own = storage.get(Shelf.PREFS) is not None
            return Imported(bring_in(storage, found, runs=model.running, has_prefs=own))
    return None


def export_file(storage: Storage, model: Model, moment: str) -> tuple[str, str]:
    """Everything as a file: its name and its text."""
    running = kept_of(model) if model.running else None
    if running is not None:
        there = model.archive.history.find(running.key)
        running = replace(running, day=moment if there is None else there.day)
    return f"tiles-{moment[:10]}.txt", export(storage, running, storage.get(Shelf.PREFS))
