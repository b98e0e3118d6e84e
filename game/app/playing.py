"""Around the moves of a match: taking back, pause, giving up, two tabs; values and messages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.engine.errors import NotationError
from game.engine.stone import Stone
from game.engine.tile import Tile, parse_tile


class Sorting(StrEnum):
    """In which order an own hand of dominoes lies."""

    NUMBER = "number"
    WEIGHT = "weight"
    DRAWN = "drawn"
    PUT = "put"


@dataclass(frozen=True, slots=True)
class Playing:
    """How the match on the table is being played.

    ``paused``: nobody moves by itself until the reader goes on. ``away``: the page lies in the
    background. ``asking``: whether the match is to be given up. ``open_hands``: of all seats,
    where nobody plays. ``elsewhere``: another tab of this site has the table.
    ``given_up``: the match that was on the table before, a moment ago.
    """

    paused: bool = False
    away: bool = False
    asking: bool = False
    open_hands: bool = False
    elsewhere: bool = False
    given_up: bool = False

    @property
    def halted(self) -> bool:
        """Whether nothing may move by itself now."""
        return self.paused or self.away or self.elsewhere


@dataclass(frozen=True, slots=True)
class Lifted:
    """A tile is being dragged; what was chosen before it was lifted."""

    chosen: Tile | None = None
    picked: Stone | None = None


# --- Messages ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Undo:
    """A person takes the last move back."""


@dataclass(frozen=True, slots=True)
class LayBack:
    """A tile that was dragged goes back to the hand, as if it had not been lifted."""


@dataclass(frozen=True, slots=True)
class Arrange:
    """A tile of the own hand is put elsewhere in it: before it lie ``at`` others."""

    tile: Tile
    at: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Nobody moves by itself from now on; again: the match goes on."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The page went to the background, or came back."""

    on: bool


@dataclass(frozen=True, slots=True)
class AskGiveUp:
    """Ask whether the match is to be given up, or call that off."""

    on: bool


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The match ends here, as a lost one."""


@dataclass(frozen=True, slots=True)
class SetOpenHands:
    """Whether an onlooker sees the hands of all computers."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetPractice:
    """Plan a match in which every move can be taken back."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetDrawAlone:
    """Whether forced draws are made without asking."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetSorting:
    """Lay the own hand in another order."""

    sorting: Sorting


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another tab has taken the table; ``text``: the match that it keeps, where it is known."""

    text: str | None = None


@dataclass(frozen=True, slots=True)
class TakeOver:
    """The table is to come to this tab."""


@dataclass(frozen=True, slots=True)
class TableRead:
    """The match as it is kept now, for a tab that takes it over; None when there is none."""

    text: str | None


@dataclass(frozen=True, slots=True)
class KeptChanged:
    """Another tab has kept or deleted a match."""


PlayMessage = (
    Undo
    | LayBack
    | Arrange
    | Pause
    | Hidden
    | AskGiveUp
    | GiveUp
    | SetOpenHands
    | Elsewhere
    | TakeOver
    | TableRead
    | KeptChanged
)
"""About the match on the table."""

PlaySetting = SetPractice | SetDrawAlone | SetSorting
"""Kept as preference or plan."""

_PLAIN: dict[str, PlayMessage] = {
    "undo": Undo(),
    "lay-back": LayBack(),
    "pause": Pause(),
    "ask-give-up": AskGiveUp(True),
    "play-on": AskGiveUp(False),
    "give-up": GiveUp(),
    "take-over": TakeOver(),
}


def parse_play_message(text: str) -> PlayMessage | PlaySetting | None:
    """The message written in a ``data-do``; None when it is none of these.

    ``undo``, ``lay-back``, ``pause``, ``ask-give-up``, ``play-on``, ``give-up``, ``take-over``,
    ``open-hands:on``, ``practice:on``, ``draw-alone:on``, ``sort:weight``, ``arrange:6-4:2``.
    """
    word, _, rest = text.partition(":")
    if word == "arrange":
        return _arrangement(rest)
    if word == "sort" and rest in list(Sorting):
        return SetSorting(Sorting(rest))
    if rest in ("on", "off"):
        on = rest == "on"
        match word:
            case "open-hands":
                return SetOpenHands(on)
            case "practice":
                return SetPractice(on)
            case "draw-alone":
                return SetDrawAlone(on)
    return _PLAIN.get(text)


def _arrangement(text: str) -> Arrange | None:
    tile, _, at = text.partition(":")
    try:
        return Arrange(parse_tile(tile), int(at))
    except (NotationError, ValueError):
        return None
