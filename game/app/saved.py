"""What is kept on the device, as text and back. Damaged text never raises past here."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from game.app.look import Look, print_look, read_look
from game.app.model import VIEWER, Pace, Plan, Preferences, Theme
from game.app.planning import with_level
from game.app.playing import Sorting
from game.app.trust import Trust, parse_trust, print_trust
from game.engine.deal import SECRET_BYTES
from game.engine.errors import IllegalMove, NotationError
from game.engine.level import Level
from game.engine.match import Match, MatchStep
from game.engine.record import parse_match, print_match
from game.engine.seats import Seat
from game.engine.tile import Tile, parse_tile
from game.games.catalogue import rules_for
from game.i18n.languages import LANGUAGES

VERSION = 1
MOST_BRACKETS = 50
"""More than any text kept here has, of ``[`` and ``{`` together."""


class NewerSave(ValueError):
    """A save written by a later version of the page."""


class DamagedSave(ValueError):
    """A save that no version of the page has written, or that was damaged since."""


def print_save(
    match: Match,
    trust: Trust | None,
    humans: tuple[Seat, ...] = (VIEWER,),
    levels: tuple[Level, ...] = (),
    practice: bool = False,
    order: tuple[Tile, ...] = (),
) -> str:
    """A match with what makes it checkable, the seats of people, by seat the levels of computers,
    and the tiles of its hand in the order in which they were put.

    Without ``trust`` its further hands would be dealt from no secret at all; it can't be read.
    """
    save = {
        "tiles": VERSION,
        **({} if trust is None else print_trust(trust)),
        "humans": humans,
        "levels": levels,
        "practice": practice,
        **({"order": " ".join(map(str, order))} if order else {}),
        "record": print_match(match),
    }
    return json.dumps(save, separators=(",", ":"))


def parse_kept_trust(text: str) -> Trust:
    """What makes the match checkable, in a save that was read before."""
    return parse_trust(_object(text))


def kept_secret(text: str) -> bytes | None:
    """The secret of any save; None where it can't be read."""
    try:
        return parse_kept_trust(text).secret
    except ValueError:
        return None


def parse_practice(text: str) -> bool:
    """Whether the match of a save that was read before is a practice match."""
    return _object(text).get("practice") is True


def parse_order(text: str) -> tuple[Tile, ...]:
    """The order of the hand in a save that was read before; empty where it holds none."""
    found = _object(text).get("order")
    try:
        return tuple(map(parse_tile, found.split())) if isinstance(found, str) else ()
    except NotationError:
        return ()


def parse_humans(text: str, seats: int) -> tuple[Seat, ...]:
    """The seats of people in a save that was read before; else the first seat alone."""
    return _humans(_object(text).get("humans"), seats)


def parse_levels(text: str, seats: int) -> tuple[Level, ...]:
    """The levels in a save that was read before; medium where it holds none."""
    found = _object(text).get("levels")
    known = [_level(one) for one in found] if isinstance(found, list) else []
    return tuple((known + [Level.MEDIUM] * seats)[:seats])


def _level(found: object) -> Level:
    return Level(str(found)) if found in list(Level) else Level.MEDIUM


def _humans(found: object, seats: int) -> tuple[Seat, ...]:
    if not isinstance(found, list) or not all(type(seat) is int for seat in found):
        return (VIEWER,)
    return tuple(sorted({seat for seat in found if 0 <= seat < seats}))


def parse_save(text: str) -> tuple[MatchStep, bytes]:
    """The match, all its events, and its secret.

    Raises :class:`NewerSave` or :class:`DamagedSave`.
    """
    save = _object(text)
    version = save.get("tiles")
    if isinstance(version, int) and version > VERSION:
        raise NewerSave(str(version))
    try:
        secret = bytes.fromhex(save["secret"])
        if version != VERSION or len(secret) != SECRET_BYTES:
            raise DamagedSave(text[:40])
        return parse_match(save["record"], rules_for), secret
    except (KeyError, TypeError, AttributeError, ValueError, NotationError, IllegalMove) as error:
        raise DamagedSave(str(error)) from error


@dataclass(frozen=True, slots=True)
class KeptPrefs:
    """Preferences and the last plan; ``lang`` is None when none was ever chosen."""

    prefs: Preferences
    plan: Plan
    lang: str | None


def print_prefs(prefs: Preferences, plan: Plan) -> str:
    """Preferences and plan; the loading page reads ``lang`` and ``theme`` of it."""
    return json.dumps(
        {
            "lang": prefs.lang,
            "theme": prefs.theme.value,
            "pace": prefs.pace.value,
            "pass_alone": prefs.pass_alone,
            "draw_alone": prefs.draw_alone,
            "sorting": prefs.sorting.value,
            "counting": prefs.counting,
            **print_look(prefs.look),
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "humans": plan.humans,
            "practice": plan.practice,
            "level": plan.level,
            "apart": {str(seat): level for seat, level in plan.apart},
        },
        separators=(",", ":"),
    )


def parse_prefs(text: str, default: Plan) -> KeptPrefs:
    """What can be read of the preferences; everything else keeps its default."""
    try:
        found = _object(text)
    except DamagedSave:
        found = {}
    prefs = Preferences(
        pass_alone=found.get("pass_alone") is True,
        draw_alone=found.get("draw_alone") is True,
        counting=found.get("counting") is True,
    )
    if found.get("sorting") in list(Sorting):
        prefs = replace(prefs, sorting=Sorting(found["sorting"]))
    prefs = replace(prefs, look=read_look(found, Look()))
    lang = found.get("lang")
    if found.get("theme") in list(Theme):
        prefs = replace(prefs, theme=Theme(found["theme"]))
    if found.get("pace") in list(Pace):
        prefs = replace(prefs, pace=Pace(found["pace"]))
    return KeptPrefs(prefs, _plan(found, default), lang if lang in LANGUAGES else None)


def _plan(found: dict[str, Any], default: Plan) -> Plan:
    try:
        game, seats = found["game"], found["seats"]
        options = {str(name): str(value) for name, value in found["options"].items()}
        if not isinstance(seats, int):
            return default
        rules_for(game, seats, options)
        plan = Plan(game, seats, tuple(options.items()))
        practice = found.get("practice") is True
        plan = replace(plan, humans=_humans(found.get("humans"), seats), practice=practice)
        plan = with_level(plan, _level(found.get("level")))
        return _apart(plan, found.get("apart"))
    except (KeyError, TypeError, AttributeError, NotationError):
        return default


def _apart(plan: Plan, found: object) -> Plan:
    """The plan with the computers that have a level of their own."""
    levels = found if isinstance(found, dict) else {}
    for seat in range(plan.seats):
        level = levels.get(str(seat))
        if seat not in plan.humans and level in list(Level):
            plan = with_level(plan, Level(level), seat)
    return plan


def _object(text: str) -> dict[str, Any]:
    # Deep text ends a browser's stack before Python's own limit, and with it the page.
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise DamagedSave(text[:40])
    try:
        found = json.loads(text)
    except ValueError as error:
        raise DamagedSave(str(error)) from error
    if not isinstance(found, dict):
        raise DamagedSave(text[:40])
    return found
