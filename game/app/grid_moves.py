"""Choosing a tile of the rack and a space of the board, in Blockers!."""

from __future__ import annotations

from dataclasses import replace

from game.app import flow
from game.app.effects import Effect, Focus, Hurry
from game.app.flow import Update
from game.app.model import Model, Refusal
from game.app.playing import Lifted
from game.engine.errors import IllegalMove
from game.engine.grid import Space
from game.engine.moves import Place
from game.engine.stone import Stone
from game.games.blockers_state import BlockersState

PICK_FIRST = "pick-first"
NOT_YOUR_TURN = "not-your-turn"


def _holds(model: Model, stone: Stone) -> bool:
    """Whether ``stone`` lies on a rack of the viewer."""
    match = model.match
    if match is None or model.covered or not isinstance(match.state, BlockersState):
        return False
    known = match.rules.observe(match.state, model.viewer)
    if stone.colour >= len(known.racks):
        return False
    return stone.label in (known.racks[stone.colour] or ())


def pick(model: Model, stone: Stone) -> Update:
    """Choose a tile of the rack; the chosen one again calls it off."""
    if not _holds(model, stone):
        return model, ()
    if stone == model.picked:
        return replace(model, picked=None, refusal=None), ()
    return _take(model, stone, None)


def hold(model: Model, stone: Stone) -> Update:
    """Choose a tile by dragging it, which never calls the choice off."""
    return _take(model, stone, Lifted(picked=model.picked))


def _take(model: Model, stone: Stone, lifted: Lifted | None) -> Update:
    if not _holds(model, stone):
        return model, ()
    if not flow.on_turn(model):
        return replace(model, picked=None, refusal=Refusal(NOT_YOUR_TURN)), ()
    return replace(model, picked=stone, refusal=None, lifted=lifted), ()


def place_at(model: Model, space: Space) -> Update:
    """Put the chosen tile on ``space``, or say why it can't go there.

    One that was dragged there goes back to the rack.
    """
    stood = replace(model, space=space)
    if not flow.on_turn(model):
        return stood, (Hurry(),)
    if model.picked is None:
        return replace(stood, refusal=Refusal(PICK_FIRST)), ()
    try:
        placed, effects = flow.make_move(stood, Place(model.picked, space))
    except IllegalMove as error:
        refusal = Refusal(error.reason, stone=model.picked, space=space)
        return replace(stood.laid_back(), refusal=refusal), ()
    assert placed.match is not None
    goes_on = not placed.covered and placed.match.state.outcome is None
    back: tuple[Effect, ...] = (Focus("rack"),) if goes_on else ()
    return placed, (*effects, *back)
