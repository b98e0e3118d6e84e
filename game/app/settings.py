"""Preferences and the plan of the next match."""

from __future__ import annotations

from dataclasses import replace

from game.app.aids import SetCounting
from game.app.arranging import sorted_by
from game.app.effects import Save, Shelf
from game.app.flow import Update, forced_alone
from game.app.look import SetLook, SetSounds, changed
from game.app.messages import (
    Message,
    SetGame,
    SetHuman,
    SetLanguage,
    SetLevel,
    SetOption,
    SetPace,
    SetPassAlone,
    SetSeats,
    SetTheme,
)
from game.app.model import Model, Plan, Preferences
from game.app.planning import other_game, with_human, with_level, with_option, with_seats
from game.app.playing import SetDrawAlone, SetPractice, SetSorting
from game.app.saved import print_prefs
from game.engine.errors import NotationError
from game.games.catalogue import rules_for


def change(model: Model, message: Message) -> Update:
    """The model with one setting changed, and kept; other messages change nothing."""
    prefs = model.prefs
    match message:
        case SetLanguage(lang):
            return _kept(model, replace(prefs, lang=lang))
        case SetTheme(theme):
            return _kept(model, replace(prefs, theme=theme))
        case SetPace(pace):
            return _kept(model, replace(prefs, pace=pace))
        case SetPassAlone(on):
            after, effects = _kept(model, replace(prefs, pass_alone=on))
            return after, (*effects, *forced_alone(after))
        case SetDrawAlone(on):
            after, effects = _kept(model, replace(prefs, draw_alone=on))
            return after, (*effects, *forced_alone(after))
        case SetSorting(sorting):
            sorts, effects = sorted_by(model, sorting)
            after, kept = _kept(sorts, sorts.prefs)
            return after, (*effects, *kept)
        case SetPractice(on):
            return _planned(model, replace(model.plan, practice=on))
        case SetCounting(on):
            return _kept(model, replace(prefs, counting=on))
        case SetLook() | SetSounds():
            return _kept(model, replace(prefs, look=changed(prefs.look, message)))
        case SetGame(game):
            return _planned(model, other_game(model.plan, game))
        case SetSeats(seats):
            return _planned(model, with_seats(model.plan, seats))
        case SetHuman(seat, on):
            return _planned(model, with_human(model.plan, seat, on))
        case SetLevel(level, seat):
            return _planned(model, with_level(model.plan, level, seat))
        case SetOption(name, value):
            return _planned(model, with_option(model.plan, name, value))
    return model, ()


def _kept(model: Model, prefs: Preferences) -> Update:
    changed = replace(model, prefs=prefs)
    return changed, (Save(Shelf.PREFS, print_prefs(prefs, model.plan)),)


def _planned(model: Model, plan: Plan) -> Update:
    """A plan the rules refuse is not taken; of a bad option (a target of 0) the page says so."""
    try:
        rules_for(plan.game, plan.seats, dict(plan.options))
    except NotationError as error:
        return (replace(model, bad_option=error.found) if error.code == "option" else model), ()
    changed = replace(model, plan=plan, bad_option=None)
    return changed, (Save(Shelf.PREFS, print_prefs(model.prefs, plan)),)
