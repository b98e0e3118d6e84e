"""Opening and closing the help at the table."""

from __future__ import annotations

from dataclasses import replace

from game.app.aids import Aid, Tell, ToggleAid, Told
from game.app.effects import Focus
from game.app.flow import Update
from game.app.messages import Message
from game.app.model import Model


def change(model: Model, message: Message) -> Update | None:
    """The page after a message about help; None for other messages."""
    match message:
        case ToggleAid(aid):
            return _toggle(model, aid)
        case Tell(key):
            number = 0 if model.told is None else model.told.number + 1
            return replace(model, told=Told(key, number)), ()
    return None


def _toggle(model: Model, aid: Aid) -> Update:
    """An opened card is where the focus goes; where the panel is folded away, it comes out."""
    if model.aid is aid:
        return replace(model, aid=None, drawer=False), ()
    return replace(model, aid=aid, drawer=True), (Focus("aid"),)
