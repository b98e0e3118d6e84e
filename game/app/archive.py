"""The screens of kept matches as pure values: list, replay, import, and how they change.

The texts of matches stay in the storage; what is here is the index, and the one match that is
being looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.app import replay
from game.app.archive_messages import (
    ArchiveEffect,
    ArchiveMessage,
    AskForget,
    BringIn,
    CheckMore,
    ChooseFile,
    CloseReport,
    Continue,
    Download,
    Export,
    FetchKept,
    FileRead,
    Forget,
    ForgetKept,
    Go,
    HistoryRead,
    Import,
    Imported,
    Jump,
    KeptFound,
    OpenReplay,
    ShowHands,
    Way,
)
from game.app.bundle import BundleError, Checked, Piece, Refused, Taken, check, open_bundle
from game.app.curve import Curve, curve
from game.app.history import History
from game.app.kept import Kept, Unkept
from game.app.replay import Place, Tape

AT_ONCE = 4
"""How many lines of a file are checked before the page may breathe."""

_WAYS = {
    Way.BACK: replay.back,
    Way.FORWARD: replay.forward,
    Way.PREVIOUS_HAND: replay.previous_hand,
    Way.NEXT_HAND: replay.next_hand,
}


@dataclass(frozen=True, slots=True)
class Checking:
    """An import on its way: lines still to be checked, and those that were."""

    left: tuple[Piece, ...]
    done: tuple[Checked | Refused, ...] = ()

    @property
    def lines(self) -> int:
        """How many lines the file has in all."""
        return len(self.left) + len(self.done)


@dataclass(frozen=True, slots=True)
class Archive:
    """Everything the screens of kept matches show.

    ``curve``: how the scores went over the whole ``tape``. ``asking``: the id of the match that
    may be deleted. ``missing``: a match was asked for that is gone, damaged, or has nothing to
    be seen yet. ``trouble``: the code of a file that
    is not read at all (``BundleError``); ``report``: what was taken from one. ``dropped``:
    how many matches had to go for room since the reader was told last.
    """

    history: History = field(default_factory=History)
    asking: str | None = None
    tape: Tape | None = None
    curve: Curve | None = None
    place: Place = field(default_factory=Place)
    open_hands: bool = False
    missing: bool = False
    checking: Checking | None = None
    trouble: str | None = None
    report: Taken | None = None
    dropped: int = 0


Change = tuple[Archive, tuple[ArchiveEffect, ...]]


def change(archive: Archive, message: ArchiveMessage) -> Change:
    """The archive after ``message`` and what it asks of the outside world. Pure."""
    match message:
        case OpenReplay(key):
            return replace(archive, missing=False), (FetchKept(key),)
        case KeptFound(kept=kept):
            return _found(archive, kept), ()
        case Go() | Jump() | ShowHands():
            return _about(archive, message), ()
        case AskForget(key):
            return replace(archive, asking=key), ()
        case Forget(key):
            asked = key == archive.asking
            return replace(archive, asking=None), (ForgetKept(key),) if asked else ()
        case HistoryRead(history, dropped):
            more = archive.dropped + len(dropped)
            return replace(archive, history=history, dropped=more), ()
        case CloseReport():
            return replace(archive, report=None, trouble=None, missing=False, dropped=0), ()
    return _files(archive, message)


def _found(archive: Archive, kept: Kept | None) -> Archive:
    """The match as a tape, at its first deal."""
    tape = None
    if kept is not None:
        try:
            tape = replay.tape_of(kept)
        except Unkept:
            tape = None
    scores = None if tape is None else curve(tape)
    return replace(archive, tape=tape, curve=scores, place=Place(), missing=tape is None)


def _about(archive: Archive, message: Go | Jump | ShowHands) -> Archive:
    tape = archive.tape
    if tape is None:
        return archive
    match message:
        case Go(Way.FIRST):
            return replace(archive, place=replay.first(tape))
        case Go(Way.LAST):
            return replace(archive, place=replay.last(tape))
        case Go(way):
            return replace(archive, place=_WAYS[way](tape, archive.place))
        case Jump(place):
            return replace(archive, place=replay.clamped(tape, place))
        case ShowHands(on):
            return replace(archive, open_hands=on)


def _files(archive: Archive, message: ArchiveMessage) -> Change:
    match message:
        case Export():
            return archive, (Download(),)
        case Import():
            return replace(archive, report=None, trouble=None), (ChooseFile(),)
        case FileRead(text):
            return _read(archive, text)
        case CheckMore():
            return _check_more(archive)
        case Imported(taken):
            return replace(archive, history=taken.history, report=taken), ()
    return archive, ()


def _read(archive: Archive, text: str | None) -> Change:
    try:
        pieces = open_bundle(text if text is not None else "")
    except BundleError as error:
        code = error.code if text is not None else "no-export"
        return replace(archive, checking=None, trouble=code), ()
    return replace(archive, checking=Checking(pieces), trouble=None), (Continue(),)


def _check_more(archive: Archive) -> Change:
    now = archive.checking
    if now is None:
        return archive, ()
    done = (*now.done, *map(check, now.left[:AT_ONCE]))
    left = now.left[AT_ONCE:]
    if left:
        return replace(archive, checking=Checking(left, done)), (Continue(),)
    return replace(archive, checking=None), (BringIn(done),)
