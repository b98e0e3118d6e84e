"""Opening and closing the help at the table."""

from __future__ import annotations

from dataclasses import replace

from game.app.aids import Aid, Onward, Tell, ToggleAid, Told
from game.app.effects import Focus
from game.app.flow import Update
from game.app.messages import Message
from game.app.model import Model
from game.app.onward import onward


def change(model: Model, message: Message) -> Update | None:
    """The page after a message about help; None for other messages."""
    match message:
        case ToggleAid(aid):
            return _toggle(model, aid)
        case Tell(key):
            number = 0 if model.told is None else model.told.number + 1
            return replace(model, told=Told(key, number)), ()
        case Onward():
            return onward(model)
    return None


def put_away(model: Model) -> Update:
    """Without the hint or, where there is none, without the card that is open."""
    if model.hint is not None:
        return replace(model, hint=None), (Focus("hint"),)
    return (model, ()) if model.aid is None else _toggle(model, model.aid)


def _toggle(model: Model, aid: Aid) -> Update:
    """An opened card is where the focus goes; where the panel is folded away, it comes out."""
    if model.aid is aid:
        return replace(model, aid=None, drawer=False), ()
    return replace(model, aid=aid, drawer=True), (Focus("aid"),)
