"""The lesson on the page: its steps, and the table's messages turned into tries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.app.advice import AskHint, AskReview, CloseHint
from game.app.aids import Onward
from game.app.effects import Focus, GoTo, MakeSecret
from game.app.flow import Update
from game.app.lesson import Learn, Lesson, Turn, attempt, back, forward, scene
from game.app.messages import (
    DrawTile,
    Drop,
    Hold,
    Lift,
    Message,
    NextHand,
    Open,
    PassTurn,
    Pick,
    PlaceAt,
    PutOn,
    SkipTurn,
    StandOn,
    Touch,
    Unchoose,
    Walk,
)
from game.app.model import VIEWER, Model, Screen
from game.app.playing import Arrange, AskGiveUp, GiveUp, LayBack, Pause, Playing, Undo

AT_TABLE = (
    *(Touch, Lift, StandOn, PutOn, Drop, Unchoose),
    *(LayBack, PassTurn, DrawTile, Pick, Hold, PlaceAt, SkipTurn, Walk, Onward),
)
"""Messages that a learner sends by hand."""
NOT_NOW = (AskHint, AskReview, CloseHint, NextHand, Undo, Pause, AskGiveUp, GiveUp)
"""Messages that have no meaning in a lesson."""


def change(
    model: Model, message: Message, update: Callable[[Model, Message], Update]
) -> Update | None:
    """The page after a message of the lesson; None for other messages.

    ``update``: what the table makes of a message.
    """
    if isinstance(message, Learn):
        return _learn(model, message.turn, update)
    lesson = model.lesson
    if model.screen is not Screen.LESSON or lesson is None:
        return None
    if isinstance(message, Arrange):
        return model.laid_back(), ()
    timed = isinstance(message, PassTurn) and message.turn is not None
    if timed or isinstance(message, NOT_NOW):
        return model, ()
    return _tried(model, lesson, message, update) if isinstance(message, AT_TABLE) else None


def table_of(lesson: Lesson, model: Model) -> Model:
    """``model`` with the lesson on its table instead of the running match.

    What the learner has chosen and how the page looks stays; what the others have just
    answered is news.
    """
    seen = scene(lesson)
    return replace(
        model,
        screen=Screen.TABLE,
        match=seen.match,
        trust=None,
        practice=False,
        order=(),
        playing=Playing(),
        log=seen.log,
        heard=len(seen.log) - len(seen.fresh),
        humans=(VIEWER,),
        levels=(),
        viewer=VIEWER,
        covered=False,
        hint=None,
        review=None,
    )


def _learn(model: Model, turn: Turn, update: Callable[[Model, Message], Update]) -> Update:
    if turn is Turn.START:
        opened, effects = _at(model, Lesson(model.plan.game))
        shown = replace(opened, screen=Screen.LESSON, drawer=False, aid=None, told=None)
        return shown, (GoTo(Screen.LESSON), *effects)
    if turn is Turn.LEAVE or model.lesson is None or (turn is Turn.PLAY and model.running):
        return update(model, Open(Screen.START))
    if turn is Turn.PLAY:
        return model, (MakeSecret(),)
    return _at(model, forward(model.lesson) if turn is Turn.NEXT else back(model.lesson))


def _at(model: Model, lesson: Lesson) -> Update:
    """The lesson at a step; where there is only something to read, the focus is on the way on."""
    shown = replace(model, lesson=lesson, chosen=None, picked=None, lifted=None)
    shown = replace(shown, refusal=None, at=None)
    return shown, (Focus("lesson-next"),) if lesson.wanted is None else ()


def _tried(
    model: Model, lesson: Lesson, message: Message, update: Callable[[Model, Message], Update]
) -> Update:
    """What the learner does at the table; a move that is made is one for the lesson."""
    table = table_of(lesson, model)
    after, effects = update(table, message)
    assert after.match is not None
    if after.match is not table.match:
        further = attempt(lesson, after.match.state.moves[-1])
        if further.at != lesson.at:
            return _at(model, further)
        return replace(_at(model, lesson)[0], lesson=further), ()
    kept = replace(
        model,
        chosen=after.chosen,
        picked=after.picked,
        lifted=after.lifted,
        at=after.at,
        space=after.space,
        refusal=after.refusal,
    )
    return kept, tuple(effect for effect in effects if isinstance(effect, Focus))
