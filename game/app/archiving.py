"""The archive on the page: which screen follows, where the focus goes, what an import starts."""

from __future__ import annotations

from dataclasses import replace

from game.app import archive, flow, keeping, study
from game.app.archive_messages import (
    ArchiveMessage,
    AskForget,
    Imported,
    KeptFound,
    PlayTape,
    ReadHistory,
    Step,
)
from game.app.bundle import Taken
from game.app.effects import Claim, Effect, Focus, GoTo, Later, ReadTable, Save, Shelf
from game.app.flow import Update
from game.app.kept import Kept, Unkept, replayed
from game.app.messages import Message
from game.app.model import PAUSES, Model, Screen
from game.app.opening import resume
from game.app.playing import Playing
from game.app.saved import parse_prefs, print_prefs, print_save
from game.app.study import OpinionFound
from game.engine.level import Level

SHORTEST = 400
"""How long a moment of a replay that goes on by itself stays at least, in milliseconds."""
FROM_INDEX = (Screen.HISTORY, Screen.STATISTICS)
"""Screens that show the index."""


def change(model: Model, message: Message) -> Update | None:
    """The model after a message of the archive; None for any other message."""
    if not isinstance(message, ArchiveMessage):
        return None
    if isinstance(message, OpinionFound) and model.screen is not Screen.REPLAY:
        return replace(model, archive=left(model.archive)), ()
    asking = model.archive.asking
    found, asked = archive.change(model.archive, message)
    changed = replace(model, archive=found)
    effects: tuple[Effect, ...] = asked
    match message:
        case KeptFound(kept=kept, to_play=True) if kept is not None and not found.missing:
            return _to_the_table(changed, kept)
        case Step() if model.screen is not Screen.REPLAY:
            changed = replace(model, archive=replace(model.archive, goes=False))
        case PlayTape() | Step() if found.goes:
            if message == PlayTape(True) or found.place != model.archive.place:
                wait = max(PAUSES[model.prefs.pace], SHORTEST)
                effects = (*effects, Later(wait, Step(found.run)))
        case KeptFound(to_play=False) if found.tape is not None:
            changed = replace(changed, screen=Screen.REPLAY)
            if model.screen is not Screen.REPLAY:
                effects = (GoTo(Screen.REPLAY), *effects)
        case AskForget(None) if asking is not None:
            effects = (*effects, Focus(f"kept-{asking}"))
        case AskForget():
            effects = (*effects, Focus("keep-it"))
        case Imported(taken):
            return _taken_over(changed, taken)
    return changed, effects


def _to_the_table(model: Model, kept: Kept) -> Update:
    """The table with a kept match; the one on it is kept as it is. The same one goes on there."""
    if model.running and model.secret == kept.secret:
        found = replace(model, screen=Screen.TABLE, turn=model.turn + 1, heard=len(model.log))
        on: Effect = ReadTable() if model.playing.elsewhere else Claim()
        return found, (GoTo(Screen.TABLE), on, *flow.ask_next(found))
    try:
        text = _save_of(kept)
    except Unkept:
        return replace(model, archive=replace(model.archive, missing=True)), ()
    put_away = keeping.goes_on(model) if model.running and not model.playing.elsewhere else ()
    fresh = replace(model, screen=Screen.TABLE, playing=Playing(), drawer=False, aid=None)
    found, effects = resume(fresh, text)
    steps = (*put_away, *effects, Save(Shelf.MATCH, text), Claim(), GoTo(Screen.TABLE))
    return found, (*steps, *flow.ask_next(found))


def arrive(model: Model, screen: Screen) -> Screen:
    """The screen to show for one that was asked for: no replay without a match to look at."""
    if screen is Screen.REPLAY and model.archive.tape is None:
        return Screen.HISTORY
    return screen


def left(found: archive.Archive) -> archive.Archive:
    """The archive when another screen is opened: the expert is asked nothing more."""
    return replace(found, study=study.left(found.study))


def on_screen(screen: Screen) -> tuple[Effect, ...]:
    """What a screen of the archive needs when it is opened."""
    return (ReadHistory(),) if screen in FROM_INDEX else ()


def _taken_over(model: Model, taken: Taken) -> Update:
    """The preferences and the running match of an imported file."""
    effects: list[Effect] = []
    if taken.prefs is not None:
        kept = parse_prefs(taken.prefs, model.plan)
        prefs = replace(kept.prefs, lang=kept.lang or model.prefs.lang)
        model = replace(model, prefs=prefs, plan=kept.plan)
        effects.append(Save(Shelf.PREFS, print_prefs(prefs, kept.plan)))
    if taken.running is not None:
        text = _save_of(taken.running)
        model, more = resume(model, text)
        effects += (Save(Shelf.MATCH, text), *more)
    return model, tuple(effects)


def _save_of(kept: Kept) -> str:
    """The text of a running match as the table keeps it."""
    match = replayed(kept).match
    known = dict(kept.levels)
    levels = tuple(known.get(seat, Level.MEDIUM) for seat in range(match.rules.seats))
    # Where it isn't known which hands came with a link, only those to come can be checked.
    own_from = min(kept.trust.own_from, match.standing.hand + 1)
    trust = replace(kept.trust, own_from=own_from)
    return print_save(match, trust, kept.humans, levels, kept.practice)
