"""Messages from the texts of ``data-do`` and its kin, which elements carry."""

from __future__ import annotations

from game.app import messages as say
from game.app.advice import AskHint, AskReview, CloseHint
from game.app.messages import Message
from game.app.model import Pace, Screen, Theme, Trouble
from game.engine.chain import Arm
from game.engine.errors import NotationError
from game.engine.grid import parse_space
from game.engine.level import Level
from game.engine.stone import parse_stone
from game.engine.tile import parse_tile
from game.i18n.languages import LANGUAGES

_PLAIN: dict[str, Message] = {
    "new": say.NewMatch(),
    "drop": say.Drop(),
    "unchoose": say.Unchoose(),
    "pass": say.PassTurn(),
    "draw": say.DrawTile(),
    "skip": say.SkipTurn(),
    "uncover": say.Uncover(),
    "next-hand": say.NextHand(),
    "drawer": say.ToggleDrawer(),
    "hint": AskHint(),
    "hint-close": CloseHint(),
    "review": AskReview(),
}


def parse_message(text: str) -> Message | None:
    """The message written in a ``data-do`` attribute; None when it is none.

    One word, or words joined by colons: ``touch:6-4``, ``option:target:50``.
    """
    word, _, rest = text.partition(":")
    if not rest:
        return _PLAIN.get(text)
    try:
        return _with_argument(word, rest)
    except (ValueError, NotationError):
        return None


def _with_argument(word: str, rest: str) -> Message | None:
    match word:
        case "touch":
            return say.Touch(parse_tile(rest))
        case "lift":
            return say.Lift(parse_tile(rest))
        case "stand":
            return say.StandOn(parse_tile(rest))
        case "put":
            return say.PutOn(Arm(rest))
        case "open":
            return say.Open(Screen(rest))
        case "pick":
            return say.Pick(parse_stone(rest))
        case "hold":
            return say.Hold(parse_stone(rest))
        case "place":
            return say.PlaceAt(parse_space(rest))
        case "walk":
            return say.Walk(parse_space(rest))
        case "human":
            return _seated(*rest.split(":"))
        case "level":
            return say.SetLevel(Level(rest))
        case "review":
            return AskReview(int(rest))
        case "game":
            return say.SetGame(rest)
        case "seats":
            return say.SetSeats(int(rest))
        case "option":
            name, _, value = rest.partition(":")
            return say.SetOption(name, value)
        case "lang":
            return say.SetLanguage(rest) if rest in LANGUAGES else None
        case "theme":
            return say.SetTheme(Theme(rest))
        case "pace":
            return say.SetPace(Pace(rest))
        case "dismiss":
            return say.Dismiss(Trouble(rest))
        case "pass-alone":
            return say.SetPassAlone(rest == "on") if rest in ("on", "off") else None
    return None


def _seated(seat: str, kind: str) -> Message:
    """Who sits there: a person, a computer like the others, or one with a level of its own."""
    if kind in ("person", "computer"):
        return say.SetHuman(int(seat), kind == "person")
    return say.SetLevel(Level(kind), int(seat))
