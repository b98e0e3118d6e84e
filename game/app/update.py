"""The only way the page changes: (model, message) to (model, effects). Pure."""

from __future__ import annotations

from dataclasses import replace

from game.app import (
    archiving,
    arranging,
    asking,
    conducting,
    flow,
    giving,
    grid_moves,
    helping,
    settings,
    teaching,
)
from game.app.effects import Claim, Focus, GoTo, Hurry, MakeSecret, ReadTable
from game.app.flow import Update
from game.app.grid_moves import NOT_YOUR_TURN
from game.app.look import Hasten
from game.app.messages import (
    Answered,
    Arrived,
    Dismiss,
    DrawTile,
    Drop,
    Hold,
    Lift,
    Message,
    NewMatch,
    NextHand,
    Open,
    PassTurn,
    Pick,
    PlaceAt,
    PutOn,
    Resized,
    SecretMade,
    SkipTurn,
    StandOn,
    ToggleDrawer,
    Touch,
    Unchoose,
    Uncover,
    Walk,
)
from game.app.model import Box, Model, Refusal, Screen, Trouble
from game.app.place import SiteKept, StorageFailed
from game.app.playing import Lifted
from game.engine.chain import Arm
from game.engine.errors import IllegalMove
from game.engine.moves import DRAW, PASS, SKIP, Move, Play, parse_move
from game.engine.rules import Reason
from game.engine.tile import Tile

NO_NEED_TO_DRAW = "no-need-to-draw"
WHICH_END = "which-end"
_OF_TABLE = (*teaching.AT_TABLE, NextHand)
"""Messages that move the match, which another tab may have."""


def update(model: Model, message: Message) -> Update:
    """The model after ``message`` and what it asks of the outside world."""
    taught = teaching.change(model, message, update)
    if taught is None and model.playing.elsewhere and isinstance(message, _OF_TABLE):
        return model, ()
    return _update(model, message) if taught is None else taught


def _update(model: Model, message: Message) -> Update:
    match message:
        case Touch(tile):
            return _touch(model, tile)
        case Lift(tile):
            return _lift(model, tile)
        case PutOn(arm):
            return _put_on(model, arm)
        case Drop():
            return _drop(model)
        case Unchoose():
            return _unchoose(model)
        case DrawTile(turn):
            return _made(model, DRAW, turn)
        case PassTurn(turn):
            return _made(model, PASS, turn)
        case Answered(move, turn):
            return _answered(model, move, turn)
        case Pick(stone):
            return grid_moves.pick(model, stone)
        case Hold(stone):
            return grid_moves.hold(model, stone)
        case PlaceAt(space):
            return grid_moves.place_at(model, space)
        case SkipTurn():
            return _forced(model, SKIP)
        case Uncover():
            return _uncover(model)
        case NextHand():
            return flow.start_hand(model)
        case NewMatch():
            return model, (MakeSecret(model.sharing.own_text),)
        case SecretMade():
            return _stepped(model, giving.begin(model, message))
    return _around(model, message)


def _around(model: Model, message: Message) -> Update:
    """What happens around the moves: screens, focus, sizes, notices, settings."""
    match message:
        case StandOn(tile):
            return replace(model, at=tile), ()
        case Walk(space):
            return replace(model, space=space), ()
        case Open(screen):
            return _stepped(model, _show(model, screen))
        case Arrived(screen):
            return _show(model, screen)
        case ToggleDrawer():
            return replace(model, drawer=not model.drawer, aid=None), ()
        case Hasten():
            return model, (Hurry(),)
        case Resized(width, height):
            return replace(model, box=Box(width, height)), ()
        case Dismiss(trouble):
            left = tuple(one for one in model.troubles if one is not trouble)
            return replace(model, troubles=left), ()
        case StorageFailed(full):
            return _storage_failed(model, full)
        case SiteKept():
            return replace(model, place=replace(model.place, kept=True)), ()
    for change in (
        asking.change,
        helping.change,
        archiving.change,
        giving.change,
        conducting.change,
        arranging.change,
    ):
        after = change(model, message)
        if after is not None:
            return after
    return settings.change(model, message)


def _stepped(before: Model, after: Update) -> Update:
    """The same with a step of the browser's history, where the screen is another one."""
    model, effects = after
    if model.screen is before.screen:
        return after
    return model, (GoTo(model.screen), *effects)


def _show(model: Model, screen: Screen) -> Update:
    """Go to a screen; there is no table without a match, and no lesson before it is begun.

    Coming back goes on with the match, and announces nothing again.
    """
    lost = screen in giving.OF_MATCH and model.match is None
    if lost or (screen is Screen.LESSON and model.lesson is None):
        screen = Screen.START
    screen = archiving.arrive(model, screen)
    shown = replace(
        model.let_go(),
        screen=screen,
        drawer=False,
        aid=None,
        told=None,
        archive=archiving.left(model.archive),
        sharing=replace(model.sharing, done=None, by_hand=""),
        playing=replace(model.playing, asking=False, given_up=False),
    )
    if screen is Screen.TABLE and model.screen is not Screen.TABLE:
        shown = replace(shown, turn=model.turn + 1, heard=len(model.log))
        if model.playing.elsewhere:
            return shown, (ReadTable(),)
        return shown, (Claim(), *flow.ask_next(shown))
    return shown, archiving.on_screen(screen)


def arms_for(model: Model, tile: Tile) -> tuple[Arm, ...]:
    """Where the viewer may put ``tile`` now; empty when it is not the viewer's turn."""
    match = model.match
    if match is None or not flow.on_turn(model):
        return ()
    legal = match.rules.legal(match.state)
    return tuple(move.arm for move in legal if isinstance(move, Play) and move.tile == tile)


def _touch(model: Model, tile: Tile) -> Update:
    """Choose a tile; the chosen one again plays it where it fits one end, else calls it off."""
    if tile not in flow.own_tiles(model):
        return model, ()
    arms = arms_for(model, tile)
    if not arms:
        refusal = Refusal(_why_not(model, tile), tile)
        return replace(model, refusal=refusal, chosen=None, at=tile), ()
    if tile == model.chosen:
        return _play(model, tile, arms[0]) if len(arms) == 1 else _unchoose(model)
    chosen = replace(model, chosen=tile, at=tile, refusal=None)
    return chosen, (Focus(f"end-{arms[0]}"),) if len(arms) > 1 else ()


def _lift(model: Model, tile: Tile) -> Update:
    """Choose a tile by dragging it, which never calls the choice off."""
    if not arms_for(model, tile):
        return model, ()
    lifted = Lifted(model.chosen)
    return replace(model, chosen=tile, at=tile, refusal=None, lifted=lifted), ()


def _why_not(model: Model, tile: Tile) -> str:
    """The reason for the first end: a tile that fits none has the same reason at all."""
    match = model.match
    assert match is not None
    if match.state.mover != model.viewer:
        return NOT_YOUR_TURN
    arm = Arm.LEAD if match.state.chain.lead is None else Arm.LEFT
    reason = match.rules.why_not(match.state, Play(tile, arm))
    return (reason or Reason.NO_FIT).value


def _play(model: Model, tile: Tile, arm: Arm) -> Update:
    try:
        return flow.make_move(model, Play(tile, arm))
    except IllegalMove as error:
        return replace(model, refusal=Refusal(error.reason, tile)), ()


def _put_on(model: Model, arm: Arm) -> Update:
    if model.chosen is None or arm not in arms_for(model, model.chosen):
        return model.laid_back(), ()
    return _play(model, model.chosen, arm)


def _drop(model: Model) -> Update:
    """A tile let go on the table is played if there is one end for it; else it goes back."""
    tile = model.chosen
    if tile is None:
        return model, ()
    arms = arms_for(model, tile)
    if len(arms) == 1:
        return _play(model, tile, arms[0])
    return replace(model.laid_back(), refusal=Refusal(WHICH_END, tile)), ()


def _unchoose(model: Model) -> Update:
    free = replace(model, chosen=None, picked=None, refusal=None)
    if model.chosen is not None:
        return free, (Focus(f"tile-{model.chosen}"),)
    if model.picked is not None:
        return free, (Focus(f"stone-{model.picked}"),)
    return helping.put_away(model) if model.refusal is None else (free, ())


def _uncover(model: Model) -> Update:
    """The next person has the device: the table opens, and what was on the cover is not told
    again."""
    if not model.covered:
        return model, ()
    open_table = replace(model, covered=False, heard=len(model.log))
    return open_table, flow.forced_alone(open_table)


def _made(model: Model, move: Move, turn: int | None) -> Update:
    """A pass or a draw, by a person or, with ``turn``, by a timer that may be late."""
    late = turn is not None and (turn != model.turn or _stands_still(model))
    return (model, ()) if late else _forced(model, move)


def _stands_still(model: Model) -> bool:
    """Whether nothing may move by itself."""
    return model.screen is not Screen.TABLE or model.playing.halted


def _forced(model: Model, move: Move) -> Update:
    """A pass or a draw of the viewer; the rules refuse it while a tile fits."""
    if not flow.on_turn(model):
        return model, ()
    try:
        return flow.make_move(model, move)
    except IllegalMove as error:
        early = move == DRAW and error.reason == Reason.MUST_PLAY
        return replace(model, refusal=Refusal(NO_NEED_TO_DRAW if early else error.reason)), ()


def _answered(model: Model, move: str, turn: int) -> Update:
    if turn != model.turn or _stands_still(model):
        return model, ()
    return flow.make_move(model, parse_move(move))


def _storage_failed(model: Model, full: bool) -> Update:
    trouble = Trouble.STORAGE_FULL if full else Trouble.STORAGE_DENIED
    if trouble in model.troubles:
        return model, ()
    return replace(model, troubles=(*model.troubles, trouble)), ()
