"""Messages: everything that can happen to the page, from a click to a computer's answer."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.advice import Advised, AskHint, AskReview, CloseHint
from game.app.aids import Onward, SetCounting, Tell, ToggleAid
from game.app.archive_messages import ArchiveMessage
from game.app.lesson import Learn
from game.app.look import Hasten, LookMessage
from game.app.model import Pace, Screen, Theme, Trouble
from game.app.place import PlaceMessage
from game.app.playing import PlayMessage, PlaySetting
from game.app.proof import Origin
from game.app.share_messages import ShareMessage
from game.engine.chain import Arm
from game.engine.grid import Space
from game.engine.level import Level
from game.engine.stone import Stone
from game.engine.tile import Tile


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Start a match as planned."""


@dataclass(frozen=True, slots=True)
class SecretMade:
    """The random bytes for a new match have come, and were mixed to its secret.

    ``shared``: for the one that a link has brought.
    """

    secret: bytes
    origin: Origin | None = None
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Open:
    """Go to a screen."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Arrived:
    """The browser's back or forward button has led to a screen."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Touch:
    """A tile of the own hand was activated."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Lift:
    """A tile of the own hand is being dragged."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class StandOn:
    """The keyboard focus has come to a tile of the own hand."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PutOn:
    """The chosen tile goes to an arm."""

    arm: Arm


@dataclass(frozen=True, slots=True)
class Drop:
    """The chosen tile was let go over the table, near no end in particular."""


@dataclass(frozen=True, slots=True)
class Unchoose:
    """Call off the choice of a tile."""


@dataclass(frozen=True, slots=True)
class PassTurn:
    """The viewer passes. ``turn`` is set when a timer sends it and None when a person does."""

    turn: int | None = None


@dataclass(frozen=True, slots=True)
class DrawTile:
    """The viewer draws a tile from the boneyard. ``turn`` as in :class:`PassTurn`."""

    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """A tile of an own rack was activated."""

    stone: Stone


@dataclass(frozen=True, slots=True)
class Hold:
    """A tile of an own rack is being dragged."""

    stone: Stone


@dataclass(frozen=True, slots=True)
class PlaceAt:
    """A space of the board was activated."""

    space: Space


@dataclass(frozen=True, slots=True)
class Walk:
    """The keyboard focus has come to a space of the board."""

    space: Space


@dataclass(frozen=True, slots=True)
class SkipTurn:
    """The viewer lets a turn go by."""


@dataclass(frozen=True, slots=True)
class Uncover:
    """The next person has the device and wants to see the table."""


@dataclass(frozen=True, slots=True)
class SetHuman:
    """Plan a person or a computer for a seat."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Plan how well the computers play; with ``seat``, the one there alone."""

    level: Level
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """The computer player has chosen ``move`` (in notation) for the moment ``turn``."""

    move: str
    turn: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """Deal the next hand."""


@dataclass(frozen=True, slots=True)
class SetGame:
    """Plan another game."""

    game: str


@dataclass(frozen=True, slots=True)
class SetSeats:
    """Plan for a number of seats."""

    seats: int


@dataclass(frozen=True, slots=True)
class SetOption:
    """Plan with an option."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """Change the language of the page."""

    lang: str


@dataclass(frozen=True, slots=True)
class SetTheme:
    """Change the colours of the page."""

    theme: Theme


@dataclass(frozen=True, slots=True)
class SetPace:
    """Change the pace of the computer players."""

    pace: Pace


@dataclass(frozen=True, slots=True)
class SetPassAlone:
    """Whether passes are made without asking."""

    on: bool


@dataclass(frozen=True, slots=True)
class ToggleDrawer:
    """Show or hide the score sheet and the log where they are folded away."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The room for the chain has changed, in CSS pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Dismiss:
    """A notice has been read."""

    trouble: Trouble


Message = (
    NewMatch
    | SecretMade
    | Open
    | Arrived
    | Touch
    | Lift
    | StandOn
    | PutOn
    | Drop
    | Unchoose
    | PassTurn
    | DrawTile
    | Pick
    | Hold
    | PlaceAt
    | Walk
    | SkipTurn
    | Uncover
    | SetHuman
    | SetLevel
    | Answered
    | AskHint
    | CloseHint
    | AskReview
    | Advised
    | NextHand
    | SetGame
    | SetSeats
    | SetOption
    | SetLanguage
    | SetTheme
    | SetPace
    | SetPassAlone
    | ToggleDrawer
    | ToggleAid
    | Tell
    | Onward
    | SetCounting
    | Learn
    | Resized
    | PlaceMessage
    | Dismiss
    | ArchiveMessage
    | LookMessage
    | Hasten
    | PlayMessage
    | PlaySetting
    | ShareMessage
)
