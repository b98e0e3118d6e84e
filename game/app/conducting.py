"""How the match on the table goes on: taking back, pause, giving up, two tabs."""

from __future__ import annotations

from dataclasses import replace

from game.app import flow, keeping, undoing
from game.app.archive_messages import ReadHistory
from game.app.archiving import FROM_INDEX
from game.app.effects import Claim, Clear, Effect, Focus, GoTo, ReadTable, Shelf
from game.app.flow import Update
from game.app.messages import Message
from game.app.model import Model, Refusal, Screen
from game.app.opening import resume
from game.app.playing import (
    AskGiveUp,
    Elsewhere,
    GiveUp,
    Hidden,
    KeptChanged,
    LayBack,
    Pause,
    Playing,
    SetOpenHands,
    TableRead,
    TakeOver,
    Undo,
)
from game.app.saved import kept_secret


def change(model: Model, message: Message) -> Update | None:
    """The page after a message about the match on the table; None for other messages."""
    playing = model.playing
    match message:
        case Undo():
            return _undo(model)
        case LayBack():
            return model.laid_back(), ()
        case Pause():
            return _pause(model)
        case Hidden(on):
            return _halted(model, replace(playing, away=on))
        case AskGiveUp(on):
            return _ask_give_up(model, on)
        case GiveUp():
            return _give_up(model)
        case SetOpenHands(on):
            return replace(model, playing=replace(playing, open_hands=on)), ()
        case KeptChanged():
            return model, (ReadHistory(),) if model.screen in FROM_INDEX else ()
    return _tabs(model, message)


def _undo(model: Model) -> Update:
    """The table before the last move of a person, or the reason why it stays as it is."""
    match = model.match
    if match is None or model.screen is not Screen.TABLE or model.playing.elsewhere:
        return model, ()
    way = undoing.way_back(model)
    if isinstance(way, undoing.WhyNot):
        return replace(model, chosen=None, picked=None, refusal=Refusal(way.value)), ()
    back = undoing.undone(model, way)
    assert back.match is not None
    was_over = match.state.outcome is not None or back.match.standing != match.standing
    return back, (flow.save(back), *(keeping.goes_on(back) if was_over else ()))


def _pause(model: Model) -> Update:
    match = model.match
    if match is None or match.state.outcome is not None or model.screen is not Screen.TABLE:
        return model, ()
    return _halted(model, replace(model.playing, paused=not model.playing.paused))


def _halted(model: Model, playing: Playing) -> Update:
    """The match stops, or goes on where it was."""
    after = replace(model, playing=playing)
    if playing.halted or not model.playing.halted or model.screen is not Screen.TABLE:
        return after, ()
    return after, flow.ask_next(after)


def _ask_give_up(model: Model, on: bool) -> Update:
    asked = replace(model, playing=replace(model.playing, asking=on and model.running))
    if asked.playing == model.playing:
        return model, ()
    # The question stands at the table, which a drawer would cover.
    asked = replace(asked, drawer=False)
    return asked, (Focus("play-on" if on else "give-up"),)


def _give_up(model: Model) -> Update:
    """No match on the table; the one that was is kept as given up."""
    if not model.running or not model.playing.asking:
        return model, ()
    kept = keeping.left(model)
    after = replace(_cleared(model), playing=Playing(given_up=bool(kept)))
    steps: tuple[Effect, ...] = () if model.screen is Screen.START else (GoTo(Screen.START),)
    return after, (*kept, Clear(Shelf.MATCH), *steps, Focus("go"))


def _cleared(model: Model) -> Model:
    """The start screen without a match."""
    return replace(
        model.let_go(),
        screen=Screen.START,
        match=None,
        trust=None,
        practice=False,
        order=(),
        log=(),
        heard=0,
        turn=model.turn + 1,
        covered=False,
        at=None,
        drawer=False,
        aid=None,
        told=None,
        playing=Playing(),
    )


# --- Two tabs ---------------------------------------------------------------------------


def _tabs(model: Model, message: Message) -> Update | None:
    match message:
        case Elsewhere(text):
            return _elsewhere(model, text)
        case TakeOver():
            return model, (ReadTable(),) if model.playing.elsewhere else ()
        case TableRead(text):
            return _table_read(model, text)
    return None


def _elsewhere(model: Model, text: str | None) -> Update:
    """Another tab goes on with the match, or has one of its own; then this one is kept."""
    if not model.running:
        return model, ()
    away = replace(model, chosen=None, picked=None, lifted=None)
    away = replace(away, playing=replace(model.playing, elsewhere=True))
    other = text is not None and kept_secret(text) not in (None, model.secret)
    return away, keeping.goes_on(model) if other and not model.playing.elsewhere else ()


def _table_read(model: Model, text: str | None) -> Update:
    """The match as the other tab has left it."""
    if not model.playing.elsewhere:
        return model, ()
    if text is None:
        return _cleared(model), (GoTo(Screen.START),)
    here = replace(model, playing=Playing(away=model.playing.away))
    found, effects = resume(here, text)
    return found, (*effects, Claim(), *(flow.ask_next(found) if _at_table(found) else ()))


def _at_table(model: Model) -> bool:
    return model.screen is Screen.TABLE
