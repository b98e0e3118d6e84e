"""Messages from the texts of ``data-do`` and its kin, which elements carry."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app import messages as say
from game.app.advice import AskHint, AskReview, CloseHint
from game.app.aids import Aid, Onward, SetCounting, Tell, ToggleAid
from game.app.archive_messages import parse_archive_message
from game.app.lesson import Learn, Turn
from game.app.look import Contrast, Felt, Hasten, SetLook, SetSounds, TileSet
from game.app.messages import Message
from game.app.model import Pace, Screen, Theme, Trouble
from game.app.playing import parse_play_message
from game.app.share_messages import parse_share_message
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
    "hasten": Hasten(),
    "onward": Onward(),
}


def _seated(text: str) -> Message:
    """Who sits there: a person, a computer like the others, or one with a level of its own."""
    seat, kind = text.split(":")
    if kind in ("person", "computer"):
        return say.SetHuman(int(seat), kind == "person")
    return say.SetLevel(Level(kind), int(seat))


def _option(text: str) -> Message:
    name, _, value = text.partition(":")
    return say.SetOption(name, value)


def _switch(text: str) -> bool:
    """``on`` or ``off``; ``ValueError`` for anything else."""
    return ("off", "on").index(text) == 1


_WITH_ARGUMENT: Mapping[str, Callable[[str], Message | None]] = {
    "touch": lambda text: say.Touch(parse_tile(text)),
    "lift": lambda text: say.Lift(parse_tile(text)),
    "stand": lambda text: say.StandOn(parse_tile(text)),
    "put": lambda text: say.PutOn(Arm(text)),
    "open": lambda text: say.Open(Screen(text)),
    "pick": lambda text: say.Pick(parse_stone(text)),
    "hold": lambda text: say.Hold(parse_stone(text)),
    "place": lambda text: say.PlaceAt(parse_space(text)),
    "walk": lambda text: say.Walk(parse_space(text)),
    "human": _seated,
    "level": lambda text: say.SetLevel(Level(text)),
    "review": lambda text: AskReview(int(text)),
    "game": say.SetGame,
    "seats": lambda text: say.SetSeats(int(text)),
    "option": _option,
    "lang": lambda text: say.SetLanguage(text) if text in LANGUAGES else None,
    "theme": lambda text: say.SetTheme(Theme(text)),
    "pace": lambda text: say.SetPace(Pace(text)),
    "tileset": lambda text: SetLook(TileSet(text)),
    "felt": lambda text: SetLook(Felt(text)),
    "contrast": lambda text: SetLook(Contrast(text)),
    "sounds": lambda text: SetSounds(_switch(text)),
    "dismiss": lambda text: say.Dismiss(Trouble(text)),
    "pass-alone": lambda text: say.SetPassAlone(_switch(text)),
    "counting": lambda text: SetCounting(_switch(text)),
    "aid": lambda text: ToggleAid(Aid(text)),
    "tell": Tell,
    "lesson": lambda text: Learn(Turn(text)),
}
"""By the first word: the message from the rest."""


def parse_message(text: str) -> Message | None:
    """The message written in a ``data-do`` attribute; None when it is none.

    One word, or words joined by colons: ``touch:6-4``, ``option:target:50``.
    """
    found = parse_share_message(text) or parse_play_message(text)
    if found is not None:
        return found
    word, _, rest = text.partition(":")
    if not rest:
        return _PLAIN.get(text) or parse_archive_message(text)
    read = _WITH_ARGUMENT.get(word)
    try:
        return parse_archive_message(text) if read is None else read(rest)
    except (ValueError, NotationError):
        return None
