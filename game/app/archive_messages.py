"""What can happen to the screens of kept matches, and what they ask of the outside world."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.app.bundle import Checked, Refused, Taken
from game.app.history import History
from game.app.kept import IndexEntry, Kept
from game.app.replay import Place
from game.app.study import AskOpinion, ShowChances, ShowOpinions, StudyMessage
from game.engine.match import MatchStep


class Way(StrEnum):
    """Ways about a replay."""

    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    PREVIOUS_HAND = "previous-hand"
    NEXT_HAND = "next-hand"


# --- Messages ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenReplay:
    """Show a kept match move by move."""

    key: str


@dataclass(frozen=True, slots=True)
class KeptFound:
    """The storage's answer to :class:`FetchKept`; None when it is gone or damaged.

    ``to_play``: at the table, not as a replay.
    """

    key: str
    kept: Kept | None
    to_play: bool = False


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with a kept match that has not ended."""

    key: str


@dataclass(frozen=True, slots=True)
class PlayTape:
    """Let the replay go on by itself, or stop it."""

    on: bool


@dataclass(frozen=True, slots=True)
class Step:
    """Time for the next move of a replay; ``run``: which time it was let go."""

    run: int


@dataclass(frozen=True, slots=True)
class Go:
    """Way about in the replay."""

    way: Way


@dataclass(frozen=True, slots=True)
class Jump:
    """Way to a place of the replay."""

    place: Place


@dataclass(frozen=True, slots=True)
class ShowHands:
    """Whether the replay shows the tiles of all seats."""

    on: bool


@dataclass(frozen=True, slots=True)
class AskForget:
    """Ask whether a match is to be deleted; None calls it off."""

    key: str | None


@dataclass(frozen=True, slots=True)
class Forget:
    """Delete a match, after it was asked for."""

    key: str


@dataclass(frozen=True, slots=True)
class HistoryRead:
    """The index as it is now in the storage; ``dropped``: matches that had to go for room."""

    history: History
    dropped: tuple[IndexEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Export:
    """Write everything into a file."""


@dataclass(frozen=True, slots=True)
class Import:
    """Ask for a file."""


@dataclass(frozen=True, slots=True)
class FileRead:
    """The text of the file; None when it is no text or longer than any of ours."""

    text: str | None


@dataclass(frozen=True, slots=True)
class CheckMore:
    """Check the next lines of the file."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What was taken from the file."""

    taken: Taken


@dataclass(frozen=True, slots=True)
class CloseReport:
    """The outcome of an import, or a notice of dropped matches, has been read."""


ArchiveMessage = (
    OpenReplay
    | Resume
    | PlayTape
    | Step
    | KeptFound
    | Go
    | Jump
    | ShowHands
    | AskForget
    | Forget
    | HistoryRead
    | Export
    | Import
    | FileRead
    | CheckMore
    | Imported
    | CloseReport
    | StudyMessage
)


# --- Effects ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeepMatch:
    """Keep a match (``cupboard.put_away``), its day filled in; answered by
    :class:`HistoryRead`. ``step``: the match with all its events."""

    kept: Kept
    step: MatchStep


@dataclass(frozen=True, slots=True)
class ReadHistory:
    """Read the index (``cupboard.load``); answered by :class:`HistoryRead`."""


@dataclass(frozen=True, slots=True)
class FetchKept:
    """Read a kept match (``cupboard.fetch``); answered by :class:`KeptFound`."""

    key: str
    to_play: bool = False


@dataclass(frozen=True, slots=True)
class ForgetKept:
    """Delete it (``cupboard.throw_away``); answered by :class:`HistoryRead`."""

    key: str


@dataclass(frozen=True, slots=True)
class Download:
    """Give the reader everything as a file (``cupboard.export``)."""


@dataclass(frozen=True, slots=True)
class ChooseFile:
    """Let the reader choose a file; answered by :class:`FileRead`."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Send :class:`CheckMore` as soon as the page has been painted."""


@dataclass(frozen=True, slots=True)
class BringIn:
    """Add a checked file (``cupboard.bring_in``); answered by :class:`Imported`."""

    found: tuple[Checked | Refused, ...]


ArchiveEffect = (
    KeepMatch
    | ReadHistory
    | FetchKept
    | ForgetKept
    | Download
    | ChooseFile
    | Continue
    | BringIn
    | AskOpinion
)


# --- Messages from texts ----------------------------------------------------------------

_PLAIN: dict[str, ArchiveMessage] = {
    "keep-it": AskForget(None),
    "export": Export(),
    "import": Import(),
    "close-report": CloseReport(),
}


def parse_archive_message(text: str) -> ArchiveMessage | None:
    """The message written in a ``data-do``; None when it is none of these.

    ``replay:ID``, ``resume:ID``, ``play-tape:on``, ``ask-forget:ID``, ``forget:ID``, ``go:WAY``,
    ``jump:HAND:PLY``, ``show-hands:on``, ``opinions:on``, ``chances:on``, ``keep-it``,
    ``export``, ``import``, ``close-report``.
    """
    word, _, rest = text.partition(":")
    try:
        match word:
            case "replay" if rest:
                return OpenReplay(rest)
            case "resume" if rest:
                return Resume(rest)
            case "play-tape" if rest in ("on", "off"):
                return PlayTape(rest == "on")
            case "ask-forget" if rest:
                return AskForget(rest)
            case "forget" if rest:
                return Forget(rest)
            case "go":
                return Go(Way(rest))
            case "jump":
                hand, _, ply = rest.partition(":")
                return Jump(Place(int(hand), int(ply)))
            case "show-hands" if rest in ("on", "off"):
                return ShowHands(rest == "on")
            case "opinions" if rest in ("on", "off"):
                return ShowOpinions(rest == "on")
            case "chances" if rest in ("on", "off"):
                return ShowChances(rest == "on")
    except ValueError:
        return None
    return _PLAIN.get(text)
