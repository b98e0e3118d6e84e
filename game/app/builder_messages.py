"""What can happen on the page that builds figures, and what it asks of the outside world."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.app.figures import Colours
from game.app.look import TileSet
from game.engine.chain import Arm
from game.engine.errors import NotationError
from game.engine.grid import Space, parse_space
from game.engine.stone import Colour, Label, parse_label
from game.engine.tile import Tile, parse_tile
from game.i18n.languages import LANGUAGES


class Box(StrEnum):
    """A text to be copied."""

    STATIC = "static"
    ELEMENT = "element"
    FRAME = "frame"
    MARKDOWN = "markdown"
    FORUM = "forum"
    LINK = "link"


class Live(StrEnum):
    """What readers can do on a live board."""

    PLAY = "play"
    REPLAY = "replay"


class Ended(StrEnum):
    """What came of copying or saving."""

    COPIED = "copied"
    SAVED = "saved"
    FAILED = "failed"


# --- Messages ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """Begin an empty figure of another game."""

    game: str


@dataclass(frozen=True, slots=True)
class Touch:
    """Choose a tile of the set; the chosen one again: lay it where only one place fits."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PutOn:
    """Lay the chosen tile on an arm."""

    arm: Arm


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Lay tiles of another colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class ChooseLabel:
    """Choose a tile of the colour; the chosen one again: choose none."""

    label: Label


@dataclass(frozen=True, slots=True)
class PlaceAt:
    """Lay the chosen tile on a space."""

    space: Space


@dataclass(frozen=True, slots=True)
class WalkTo:
    """The keyboard has come to a space."""

    space: Space


@dataclass(frozen=True, slots=True)
class StandOn:
    """The keyboard has come to a tile that can be laid."""

    name: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last placement away."""


@dataclass(frozen=True, slots=True)
class Clear:
    """Begin again with nothing laid."""


@dataclass(frozen=True, slots=True)
class Unchoose:
    """Choose no tile."""


@dataclass(frozen=True, slots=True)
class Written:
    """The field for a record, a link or moves was filled."""

    text: str


@dataclass(frozen=True, slots=True)
class Read:
    """Make a figure of what was written."""


@dataclass(frozen=True, slots=True)
class Followed:
    """The page was opened, or sent, to an address with this fragment."""

    fragment: str


@dataclass(frozen=True, slots=True)
class GoTo:
    """Another hand or another move of the match; both count from 0, None stays."""

    hand: int | None = None
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class SetCaption:
    """A line below the figure."""

    text: str


@dataclass(frozen=True, slots=True)
class SetStyle:
    """The colours, the tiles or what readers can do."""

    choice: Colours | TileSet | Live


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """The language of the page, or ``figure``: of the figure."""

    lang: str
    figure: bool = False


@dataclass(frozen=True, slots=True)
class AskCopy:
    """Copy one of the texts."""

    box: Box


@dataclass(frozen=True, slots=True)
class AskSave:
    """Save the picture."""

    png: bool


@dataclass(frozen=True, slots=True)
class HasEnded:
    """What came of copying or saving; ``what``: the name of the box or the ending of the file."""

    what: str
    ended: Ended


BuilderMessage = (
    ChooseGame
    | Touch
    | PutOn
    | ChooseColour
    | ChooseLabel
    | PlaceAt
    | WalkTo
    | StandOn
    | TakeBack
    | Clear
    | Unchoose
    | Written
    | Read
    | Followed
    | GoTo
    | SetCaption
    | SetStyle
    | SetLanguage
    | AskCopy
    | AskSave
    | HasEnded
)


# --- Effects ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CopyBox:
    """Put a text on the clipboard; answered by :class:`HasEnded`."""

    box: Box


@dataclass(frozen=True, slots=True)
class SaveFigure:
    """Offer the picture as a file; answered by :class:`HasEnded`."""

    name: str
    png: bool


@dataclass(frozen=True, slots=True)
class ShowAddress:
    """Put the position into the address of the page; empty for none."""

    fragment: str


BuilderEffect = CopyBox | SaveFigure | ShowAddress


# --- Messages from texts ----------------------------------------------------------------


_PLAIN: Mapping[str, BuilderMessage] = {
    "back": TakeBack(),
    "clear": Clear(),
    "unchoose": Unchoose(),
    "read": Read(),
}
_WITH_ARGUMENT: Mapping[str, Callable[[str], BuilderMessage | None]] = {
    "game": ChooseGame,
    "touch": lambda text: Touch(parse_tile(text)),
    "put": lambda text: PutOn(Arm(text)),
    "colour": lambda text: ChooseColour(int(text) - 1),
    "label": lambda text: ChooseLabel(parse_label(text)),
    "place": lambda text: PlaceAt(parse_space(text)),
    "walk": lambda text: WalkTo(parse_space(text)),
    "stand": StandOn,
    "written": Written,
    "hand": lambda text: GoTo(hand=int(text) - 1),
    "ply": lambda text: GoTo(ply=int(text)),
    "caption": SetCaption,
    "colours": lambda text: SetStyle(Colours(text)),
    "tileset": lambda text: SetStyle(TileSet(text)),
    "live": lambda text: SetStyle(Live(text)),
    "lang": lambda text: SetLanguage(text) if text in LANGUAGES else None,
    "figure-lang": lambda text: SetLanguage(text, True) if text in LANGUAGES else None,
    "copy": lambda text: AskCopy(Box(text)),
    "save": lambda text: AskSave(["svg", "png"].index(text) == 1),
}
"""By the first word: the message from the rest."""


def parse_builder_message(text: str) -> BuilderMessage | None:
    """The message written in a ``data-do`` attribute or its kin; None when it is none."""
    word, colon, rest = text.partition(":")
    if not colon:
        return _PLAIN.get(text)
    read = _WITH_ARGUMENT.get(word)
    try:
        return None if read is None else read(rest)
    except (ValueError, NotationError):
        return None
