"""Everything that is kept on a device as one text file, and back.

The file has a head line with the version, a line with a checksum of all that follows, then a
line for each thing: its kind and its text. Reading is in two steps, so that a page can do the
long one piece by piece: :func:`open_bundle` checks the whole, :func:`check` one line.
:func:`take` then adds what is new and changes nothing that is there, except that a running
match may go on as the file knows it further.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256

from game.app.bounded import Unreadable, read_object
from game.app.history import MOST_CHARS, MOST_MATCHES, History, keep
from game.app.kept import IndexEntry, Kept, Stage, Unkept, entry_of, parse_kept, print_kept
from game.app.trust import joined

VERSION = 1
HEAD = "tiles-export"
LONGEST = 2 * MOST_CHARS
"""Longest file that is read, in characters."""
MOST_LINES = 2 * MOST_MATCHES


class Kind(StrEnum):
    """What a line holds."""

    MATCH = "match"
    RUNNING = "running"
    PREFS = "prefs"


class BundleError(ValueError):
    """A file that is not read at all.

    ``code``: ``empty``, ``too-big``, ``no-export``, ``newer`` (written by a later version) or
    ``damaged`` (the checksum says that something was lost or changed).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Piece:
    """A line of a file: its number in the file, its kind and its text, not yet checked."""

    line: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A line that was not taken, and why.

    ``code``: ``damaged``, ``newer``, ``record`` (a move breaks the rules), ``kind`` (a kind
    unknown to this version), ``no-room`` (as many matches as can be kept are here already).
    """

    line: int
    code: str


@dataclass(frozen=True, slots=True)
class Checked:
    """A line that is right: a match with its entry, or the text of the preferences."""

    line: int
    kind: Kind
    kept: Kept | None = None
    entry: IndexEntry | None = None
    prefs: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """What an import did.

    ``texts``: to be written, by id. ``added``, ``further`` (a running match that went on) and
    ``already`` (there before) count matches. ``running``: the match to go on with, None unless
    the file has one and here none runs. ``prefs``: the preferences to take over, None where
    this device has its own.
    """

    history: History
    texts: tuple[tuple[str, str], ...]
    added: int
    further: int
    already: int
    refused: tuple[Refused, ...]
    running: Kept | None = None
    prefs: str | None = None


def print_bundle(matches: Iterable[str], running: Kept | None, prefs: str | None) -> str:
    """The file: the texts of kept matches, the running match, the preferences as they are
    kept. A text that is not one line is damaged and stays out.
    """
    pieces = [(Kind.MATCH, text) for text in matches]
    pieces += [(Kind.RUNNING, print_kept(running))] if running is not None else []
    pieces += [(Kind.PREFS, prefs)] if prefs is not None else []
    lines = [f"{kind} {text.strip()}" for kind, text in pieces if len(text.splitlines()) == 1]
    return "\n".join((f"{HEAD} {VERSION}", f"check {_checksum(lines)}", *lines)) + "\n"


def open_bundle(text: str) -> tuple[Piece, ...]:
    """The lines of a file whose checksum is right; raises :class:`BundleError`.

    Line ends of any system, blank lines and blanks at the ends of lines are no damage.
    """
    if len(text) > LONGEST:
        raise BundleError("too-big")
    stripped = (line.strip() for line in text.removeprefix("\ufeff").split("\n"))
    lines = [line for line in stripped if line]
    if not lines:
        raise BundleError("empty")
    head, _, version = lines[0].partition(" ")
    if head != HEAD or not (version.isascii() and version.isdigit() and len(version) < 5):
        raise BundleError("no-export")
    if int(version) != VERSION:
        raise BundleError("newer" if int(version) > VERSION else "no-export")
    if len(lines) < 2 or lines[1] != f"check {_checksum(lines[2:])}":
        raise BundleError("damaged")
    if len(lines) > MOST_LINES:
        raise BundleError("too-big")
    return tuple(_pieces(lines[2:]))


def _pieces(lines: list[str]) -> Iterator[Piece]:
    for number, line in enumerate(lines, 3):
        kind, _, text = line.partition(" ")
        yield Piece(number, kind, text)


def _checksum(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()


def check(piece: Piece) -> Checked | Refused:
    """What a line holds, replayed move by move if it is a match."""
    if piece.kind not in list(Kind):
        return Refused(piece.line, "kind")
    kind = Kind(piece.kind)
    try:
        if kind is Kind.PREFS:
            read_object(piece.text, LONGEST)
            return Checked(piece.line, kind, prefs=piece.text)
        kept = parse_kept(piece.text)
        return Checked(piece.line, kind, kept, entry_of(kept))
    except Unkept as error:
        return Refused(piece.line, error.code)
    except Unreadable:
        return Refused(piece.line, "damaged")


def take(
    here: History,
    found: Iterable[Checked | Refused],
    texts_here: dict[str, str],
    *,
    runs: bool,
    has_prefs: bool,
) -> Taken:
    """Add what is new of a file to what is ``here``.

    ``texts_here``: the texts of those running matches of this device that the file has too.
    ``runs``: a match is running here; ``has_prefs``: this device has preferences of its own.
    """
    work = _Work(here, texts_here)
    running, prefs = None, None
    for one in found:
        if isinstance(one, Refused):
            work.refused.append(one)
        elif one.kind is Kind.PREFS:
            prefs = one.prefs if not has_prefs else None
        else:
            work.add(one)
            if one.kind is Kind.RUNNING and not runs:
                running = work.running(one)
    return Taken(
        work.history,
        tuple(work.texts.items()),
        work.added,
        work.further,
        work.already,
        tuple(work.refused),
        running,
        prefs,
    )


class _Work:
    """An import as it goes on."""

    def __init__(self, here: History, texts_here: dict[str, str]) -> None:
        self.history = here
        self.texts_here = texts_here
        self.texts: dict[str, str] = {}
        self.refused: list[Refused] = []
        self.added = self.further = self.already = 0

    def add(self, one: Checked) -> None:
        """Take a match over, or count it as one that was there; doubles of the file are none."""
        assert one.kept is not None and one.entry is not None
        there = self.history.find(one.entry.key)
        kept = one.kept
        if there is not None:
            known = self._known(there)
            if not _goes_on(there, known, kept, one.entry):
                self.already += one.entry.key not in self.texts
                return
            if known is not None:
                kept = replace(kept, trust=joined(known.trust, kept.trust))
        change = keep(self.history, kept, one.entry)
        if change.text is None or change.dropped:
            self.refused.append(Refused(one.line, "no-room"))
            return
        again = change.key in self.texts
        self.history = change.history
        self.texts[change.key] = change.text
        if there is None:
            self.added += 1
        elif not again:
            self.further += 1

    def running(self, one: Checked) -> Kept | None:
        """The match of a line, if it came with this file and has not ended."""
        entry = self.history.find(one.entry.key) if one.entry is not None else None
        if entry is None or entry.stage is not Stage.RUNNING or entry.key not in self.texts:
            return None
        return one.kept

    def _known(self, there: IndexEntry) -> Kept | None:
        """The running match of an entry as it is kept; None where its text can't be read."""
        try:
            return parse_kept(self.texts.get(there.key) or self.texts_here.get(there.key, ""))
        except Unkept:
            return None


def _goes_on(there: IndexEntry, known: Kept | None, kept: Kept, entry: IndexEntry) -> bool:
    """Whether the file holds the same running match with more moves of it, or its end."""
    if there.stage is not Stage.RUNNING or there.practice or kept.practice:
        return False
    if known is None:
        return True
    if not kept.record.startswith(known.record.rstrip("\n")):
        return False
    return entry.plies > there.plies or entry.stage is not Stage.RUNNING
