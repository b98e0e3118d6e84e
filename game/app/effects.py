"""What the page asks of the outside world; values, carried out by the composition root."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.app.archive_messages import ArchiveEffect
from game.app.messages import Message
from game.app.model import Screen
from game.app.share_messages import ShareEffect
from game.engine.level import Level
from game.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class MakeSecret:
    """Ask for 16 random bytes, mixed with ``text``; answered by ``SecretMade``."""

    text: str = ""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class AskPlayer:
    """Ask the computer player for a move, shown after ``wait`` ms; answered by ``Answered``."""

    observation: str
    level: Level
    seed: int
    wait: int
    turn: int


@dataclass(frozen=True, slots=True)
class AskAdvice:
    """Ask the expert about every move of an observation; answered by ``Advised``.

    ``about``: the seat and the number of the move in a review; None: a hint.
    """

    observation: str
    seed: int
    turn: int
    about: tuple[Seat, int] | None = None


@dataclass(frozen=True, slots=True)
class Hurry:
    """End the wait before the computer's move, if there is one."""


@dataclass(frozen=True, slots=True)
class Later:
    """Send ``message`` after ``wait`` ms."""

    wait: int
    message: Message


class Shelf(StrEnum):
    """Names of what is kept on the device."""

    PREFS = "prefs"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Save:
    """Keep ``text`` on this device under ``shelf``."""

    shelf: Shelf
    text: str


@dataclass(frozen=True, slots=True)
class Clear:
    """Keep nothing under ``shelf`` any more."""

    shelf: Shelf


@dataclass(frozen=True, slots=True)
class Claim:
    """Let the other tabs of this site know that this one has the table."""


@dataclass(frozen=True, slots=True)
class ReadTable:
    """Read the match that is kept now; answered by ``TableRead``."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """Keep ``text``, which could not be read, where nothing will overwrite it."""

    text: str


@dataclass(frozen=True, slots=True)
class GoTo:
    """Put ``screen`` into the address, as a new step of the browser's history."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the keyboard focus to the element with ``data-spot`` equal to ``spot``."""

    spot: str


Effect = (
    MakeSecret
    | AskPlayer
    | AskAdvice
    | Hurry
    | Later
    | Save
    | Clear
    | Claim
    | ReadTable
    | SetAside
    | GoTo
    | Focus
    | ArchiveEffect
    | ShareEffect
)
