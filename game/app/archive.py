"""The screens of kept matches as pure values: list, replay, import, and how they change.

The texts of matches stay in the storage; what is here is the index, and the one match that is
being looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.app import replay, study
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
    PlayTape,
    Resume,
    ShowHands,
    Step,
    Way,
)
from game.app.bundle import BundleError, Checked, Piece, Refused, Taken, check, open_bundle
from game.app.curve import Curve, curve
from game.app.history import History
from game.app.kept import Kept, Stage, Unkept, replayed
from game.app.proof import MatchProof
from game.app.replay import Place, Tape
from game.app.study import OpinionFound, ShowChances, ShowOpinions, Study, StudyMessage
from game.app.trust import check as check_deals

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

    ``curve``: how the scores went over the whole ``tape``. ``proof``: the check of its deals,
    None where they were not dealt on this device. ``asking``: the id of the match that
    may be deleted. ``missing``: a match was asked for that is gone, damaged, or has nothing to
    be seen yet. ``trouble``: the code of a file that
    is not read at all (``BundleError``); ``report``: what was taken from one. ``dropped``:
    how many matches had to go for room since the reader was told last. ``goes``: the replay
    goes on by itself; ``run`` counts how often it was let go. ``study``: what the expert was
    asked about it.
    """

    history: History = field(default_factory=History)
    asking: str | None = None
    tape: Tape | None = None
    curve: Curve | None = None
    proof: MatchProof | None = None
    place: Place = field(default_factory=Place)
    open_hands: bool = False
    missing: bool = False
    checking: Checking | None = None
    trouble: str | None = None
    report: Taken | None = None
    dropped: int = 0
    goes: bool = False
    run: int = 0
    study: Study = field(default_factory=Study)


Change = tuple[Archive, tuple[ArchiveEffect, ...]]


def change(archive: Archive, message: ArchiveMessage) -> Change:
    """The archive after ``message`` and what it asks of the outside world. Pure."""
    match message:
        case OpenReplay(key):
            return replace(archive, missing=False), (FetchKept(key),)
        case Resume(key):
            return replace(archive, missing=False), (FetchKept(key, to_play=True),)
        case KeptFound(kept=kept, to_play=True):
            return replace(archive, missing=kept is None or kept.stage is not Stage.RUNNING), ()
        case KeptFound(kept=kept):
            return _found(archive, kept), ()
        case PlayTape() | Step():
            return _by_itself(archive, message), ()
        case Go() | Jump() | ShowHands():
            return _about(archive, message), ()
        case ShowOpinions() | ShowChances() | OpinionFound():
            return _studied(archive, message)
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
    tape, proof = None, None
    if kept is not None:
        try:
            match = replayed(kept).match
            tape = replay.tape_of(kept.key, match, kept.humans)
            proof = check_deals(match, kept.trust, given_up=kept.stage is Stage.GIVEN_UP)
        except Unkept:
            tape = None
    scores = None if tape is None else curve(tape)
    return replace(
        archive,
        tape=tape,
        curve=scores,
        proof=proof,
        place=Place(),
        goes=False,
        missing=tape is None,
        study=Study(run=archive.study.run + 1),
    )


def _studied(archive: Archive, message: StudyMessage) -> Change:
    if archive.tape is None:
        return archive, ()
    found, asked = study.change(archive.study, archive.tape, archive.place.hand, message)
    return replace(archive, study=found), asked


def _by_itself(archive: Archive, message: PlayTape | Step) -> Archive:
    """The replay let go from where it is, from its start when it is at the end; or a move on."""
    tape, place = archive.tape, archive.place
    if tape is None:
        return archive
    if isinstance(message, PlayTape):
        again = message.on and place == replay.last(tape)
        start = replay.first(tape) if again else place
        return replace(archive, goes=message.on, run=archive.run + 1, place=start)
    if not archive.goes or message.run != archive.run:
        return archive
    further = replay.forward(tape, place)
    return replace(archive, place=further, goes=further != replay.last(tape))


def _about(archive: Archive, message: Go | Jump | ShowHands) -> Archive:
    tape = archive.tape
    if tape is None:
        return archive
    if isinstance(message, ShowHands):
        return replace(archive, open_hands=message.on)
    return replace(archive, place=_place(tape, archive.place, message), goes=False)


def _place(tape: Tape, here: Place, message: Go | Jump) -> Place:
    match message:
        case Go(Way.FIRST):
            return replay.first(tape)
        case Go(Way.LAST):
            return replay.last(tape)
        case Go(way):
            return _WAYS[way](tape, here)
        case Jump(place):
            return replay.clamped(tape, place)


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
