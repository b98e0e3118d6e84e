"""How the page opens: from its address, from what is kept, from the reader's languages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import parse_qsl

from game.app import flow, sharing
from game.app.archive_messages import ReadHistory
from game.app.effects import Claim, Effect, SetAside
from game.app.flow import Update
from game.app.lesson import Lesson
from game.app.lesson_script import SCRIPTS
from game.app.look import read_look
from game.app.model import Model, Pace, Plan, Screen, Theme, Trouble
from game.app.place import place_of
from game.app.planning import default_plan, other_game, with_level, with_option, with_seats
from game.app.saved import (
    DamagedSave,
    KeptPrefs,
    NewerSave,
    parse_humans,
    parse_kept_trust,
    parse_levels,
    parse_order,
    parse_practice,
    parse_prefs,
    parse_save,
)
from game.app.share_messages import LinkFollowed
from game.app.viewer import first_person
from game.app.welcome import seated
from game.engine.errors import NotationError
from game.engine.level import Level
from game.games.catalogue import rules_for
from game.i18n.languages import best_language


@dataclass(frozen=True, slots=True)
class Opening:
    """What the page finds when it opens.

    ``query``: the address after the question mark; ``screen``: after the number sign;
    ``languages``: what the browser prefers; ``prefs`` and ``match``: what was kept,
    None when nothing was; ``storage``: whether the device keeps anything; ``alone``: the
    address of the site whose page in one file this is, None for a page of a site; ``noise``:
    random bytes for a deal, without which none is dealt.
    """

    query: str = ""
    screen: str = ""
    languages: tuple[str, ...] = ()
    prefs: str | None = None
    match: str | None = None
    storage: bool = True
    alone: str | None = None
    noise: bytes = b""


def open_page(found: Opening) -> Update:
    """The first model and what follows from it. Whatever can't be read leaves a trouble."""
    kept = parse_prefs(found.prefs or "", default_plan())
    model = _from_address(found, kept)
    if not found.storage:
        model = replace(model, troubles=(*model.troubles, Trouble.STORAGE_DENIED))
    model, effects = resume(model, found.match)
    if found.screen == Screen.TABLE and model.match is not None:
        model = replace(model, screen=Screen.TABLE)
        effects = (*effects, Claim(), *flow.ask_next(model))
    elif found.screen in (Screen.ABOUT, Screen.SETTINGS) or (
        found.screen in (Screen.SHARE, Screen.CHECK) and model.match is not None
    ):
        model = replace(model, screen=Screen(found.screen))
    elif found.screen in (Screen.HISTORY, Screen.STATISTICS):
        model = replace(model, screen=Screen(found.screen))
        effects = (*effects, ReadHistory())
    elif found.screen in ("", Screen.START, Screen.LESSON):
        model = _taught(model, found)
        if found.screen == "":
            model, more = seated(model, _asked(found), found.noise) or (model, ())
            effects = (*effects, *more)
    brought, _ = sharing.change(model.sharing, LinkFollowed(found.screen), None)
    return replace(model, sharing=brought, place=place_of(found.alone)), effects


def _from_address(found: Opening, kept: KeptPrefs) -> Model:
    """Choices of the address go before kept ones, for this visit."""
    asked = _asked(found)
    wanted = (asked.get("lang", ""), kept.lang or "", *found.languages)
    look = read_look(asked, kept.prefs.look)
    prefs = replace(kept.prefs, lang=best_language(wanted), look=look)
    if asked.get("theme") in list(Theme):
        prefs = replace(prefs, theme=Theme(asked["theme"]))
    if asked.get("pace") in list(Pace):
        prefs = replace(prefs, pace=Pace(asked["pace"]))
    try:
        return Model(_asked_plan(asked, kept.plan), prefs)
    except (NotationError, ValueError):
        return Model(kept.plan, prefs, troubles=(Trouble.BAD_ADDRESS,))


def _taught(model: Model, found: Opening) -> Model:
    """The lesson that the address asks for by its game, as ``lesson=block``."""
    game = _asked(found).get("lesson")
    if game is None:
        return model
    if game not in SCRIPTS:
        return _troubled(model, Trouble.NO_LESSON)
    plan = model.plan if game == model.plan.game else other_game(model.plan, game)
    return replace(model, plan=plan, lesson=Lesson(game), screen=Screen.LESSON)


def _asked(found: Opening) -> dict[str, str]:
    return dict(parse_qsl(found.query, keep_blank_values=True))


def _asked_plan(asked: dict[str, str], plan: Plan) -> Plan:
    """``game``, ``players``, ``level`` and ``options`` (name:value, comma-separated)."""
    if "game" in asked and asked["game"] != plan.game:
        plan = other_game(plan, asked["game"])
    if "players" in asked:
        plan = with_seats(plan, int(asked["players"]))
    if "level" in asked:
        plan = with_level(plan, Level(asked["level"]))
    for pair in filter(None, asked.get("options", "").split(",")):
        name, _, value = pair.partition(":")
        rules_for(plan.game, plan.seats, {name: value})
        plan = with_option(plan, name, value)
    rules_for(plan.game, plan.seats, dict(plan.options))
    return plan


def resume(model: Model, text: str | None) -> tuple[Model, tuple[Effect, ...]]:
    """The model with the match of a save.

    One that can't be read is set aside, so that nothing is lost.
    """
    if text is None:
        return model, ()
    try:
        step, _ = parse_save(text)
    except NewerSave:
        return _troubled(model, Trouble.SAVE_NEWER), (SetAside(text),)
    except DamagedSave:
        return _troubled(model, Trouble.SAVE_UNREADABLE), (SetAside(text),)
    humans = parse_humans(text, step.match.rules.seats)
    resumed = replace(
        model,
        match=step.match,
        trust=parse_kept_trust(text),
        practice=parse_practice(text),
        order=parse_order(text),
        log=step.events,
        heard=len(step.events),
        turn=model.turn + 1,
        humans=humans,
        levels=parse_levels(text, step.match.rules.seats),
        viewer=first_person(humans),
    )
    # Whoever reloads may not be the one on turn.
    several = len(humans) > 1 and step.match.state.outcome is None
    mover = step.match.state.mover
    if several:
        viewer = mover if mover in humans else humans[0]
        resumed = replace(resumed, viewer=viewer, covered=True)
    return resumed, ()


def _troubled(model: Model, trouble: Trouble) -> Model:
    return replace(model, troubles=(*model.troubles, trouble))
