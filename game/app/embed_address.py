"""The address of an embedded board: what it shows, as parameters of ``embed/1/``.

The parameters stand after the question mark or the number sign, or some here and some there.
What they are called, what they mean and what holds where one is left out belongs to version 1:
pages elsewhere keep these addresses for years, so parameters and values may only be added.
``tests/core/data/embeds_1.txt`` keeps addresses that must work for ever.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from urllib.parse import parse_qsl, quote

from game.app.look import TileSet
from game.app.model import Theme
from game.engine.errors import NotationError
from game.engine.level import Level
from game.engine.options import Chosen
from game.engine.record import LONGEST
from game.games.catalogue import CATALOGUE, entry, rules_for
from game.i18n.languages import LANGUAGES

VERSION = 1
PARAMETERS = (
    "game",
    "players",
    "level",
    "options",
    "lang",
    "theme",
    "tileset",
    "position",
    "record",
    "deal",
    "ply",
    "mode",
    "controls",
    "start",
    "fit",
    "picture",
)
"""All parameters of an address, and all attributes of ``<tile-game>``, in their order."""


class Mode(StrEnum):
    """What can be done: play on, look at a match move by move, look at a position."""

    PLAY = "play"
    REPLAY = "replay"
    FIGURE = "figure"


class Start(StrEnum):
    """When the board comes to life: when the reader asks for it, or at once."""

    CLICK = "click"
    LOAD = "load"


class Fit(StrEnum):
    """Who decides how high it is: the frame, or the content, which tells its height."""

    FRAME = "frame"
    CONTENT = "content"


class Control(StrEnum):
    """What stands beside the moves: taking back, pause, hint, and the list of moves."""

    UNDO = "undo"
    PAUSE = "pause"
    HINT = "hint"
    LOG = "log"


class Origin(StrEnum):
    """What the board begins with."""

    POSITION = "position"
    RECORD = "record"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Source:
    """Where the board begins. ``text``: a link of ``game/app/link.py``, of a record also its
    text as ``game/engine/record.py`` writes it. Whether the rules allow it is seen when the
    board opens."""

    origin: Origin
    text: str


@dataclass(frozen=True, slots=True)
class Embed:
    """An embedded board.

    With a ``source`` its rules count, not ``game``, ``players`` and ``options``, which hold
    those that differ from the defaults. ``lang``: empty for the reader's own. ``ply``: after
    so many moves of the source; None is the beginning of a replay, else the end of the source.
    ``picture``: what is drawn until the board comes to life, see ``game/view/laid.py``.
    """

    game: str = CATALOGUE[0].game
    players: int = 2
    level: Level = Level.MEDIUM
    options: Chosen = ()
    lang: str = ""
    theme: Theme = Theme.SYSTEM
    tileset: TileSet = TileSet.CLASSIC
    source: Source | None = None
    ply: int | None = None
    mode: Mode = Mode.PLAY
    controls: tuple[Control, ...] = (Control.UNDO, Control.HINT)
    start: Start = Start.CLICK
    fit: Fit = Fit.FRAME
    picture: str = ""


RECORD = "tiles "
"""How the text of a record begins, unlike a link."""
NOTHING = "none"
"""The value of ``controls`` for none of them."""
_PLAIN = Embed()
KNOWN: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(PARAMETERS, ()),
    "game": tuple(one.game for one in CATALOGUE),
    "level": tuple(Level),
    "lang": LANGUAGES,
    "theme": tuple(Theme),
    "tileset": tuple(TileSet),
    "mode": tuple(Mode),
    "start": tuple(Start),
    "fit": tuple(Fit),
}
"""By parameter: its values, the one by default first except for the level and the language;
empty where they can't be counted up."""


def print_embed(embed: Embed) -> str:
    """The parameters, ready for an address; what is as it is by default is left out."""
    source = embed.source
    texts = {
        "players": str(embed.players),
        "level": embed.level.value,
        "options": ",".join(f"{name}:{value}" for name, value in embed.options),
        "lang": embed.lang,
        "theme": embed.theme.value,
        "tileset": embed.tileset.value,
        **({} if source is None else {source.origin.value: source.text}),
        "ply": "" if embed.ply is None else str(embed.ply),
        "mode": embed.mode.value,
        "controls": ",".join(embed.controls) or NOTHING,
        "start": embed.start.value,
        "fit": embed.fit.value,
        "picture": embed.picture,
    }
    plain = {name: str(getattr(_PLAIN, name, "")) for name in texts}
    plain |= {"options": "", "ply": "", "controls": ",".join(_PLAIN.controls)}
    said = {name: text for name, text in texts.items() if text != plain[name]}
    pairs = {"game": embed.game, **{name: said[name] for name in PARAMETERS if name in said}}
    return "&".join(f"{name}={quote(text, safe=':,*~')}" for name, text in pairs.items())


def parse_embed(text: str) -> tuple[Embed, tuple[str, ...]]:
    """The embed of an address, or of what stands in it after the question mark or the number
    sign; and what was not understood, as ``name=value``.

    The last of two values counts. Never fails: what is unknown or can't be is left out.
    """
    parts = re.split("[?#]", text)
    asked = "&".join(parts if "=" in parts[0] else parts[1:])
    pairs = parse_qsl(asked, keep_blank_values=True)
    found = {name: value for name, value in pairs if name in PARAMETERS and value}
    odd = [(name, value) for name, value in pairs if name not in PARAMETERS]
    embed, wrong = _read(found)
    return embed, tuple(f"{name}={value}"[:SHOWN] for name, value in (*odd, *wrong))


SHOWN = 120
"""So many letters of what was not understood are told."""
Pair = tuple[str, str]


def _read(found: Mapping[str, str]) -> tuple[Embed, list[Pair]]:
    wrong: list[Pair] = []
    embed = _PLAIN
    for name in PARAMETERS:
        if name in found:
            try:
                embed = _with(embed, name, found[name])
            except (ValueError, NotationError):
                wrong.append((name, found[name]))
    chosen, bad = _options(embed, found.get("options", ""))
    controls, odd = _controls(found.get("controls"))
    return replace(embed, options=chosen, controls=controls), [*wrong, *bad, *odd]


def _with(embed: Embed, name: str, text: str) -> Embed:
    """The embed with one parameter; ``ValueError`` for a value that it can't have."""
    match name:
        case "game":
            return replace(embed, game=text, players=entry(text).seats[0])
        case "players":
            return replace(embed, players=_seats(embed.game, text))
        case "level":
            return replace(embed, level=Level(text))
        case "lang":
            return replace(embed, lang=_language(text))
        case "theme":
            return replace(embed, theme=Theme(text))
        case "tileset":
            return replace(embed, tileset=TileSet(text))
        case "position" | "record" | "deal":
            return replace(embed, source=_source(embed, Origin(name), text))
        case "ply":
            return replace(embed, ply=_number(text))
        case "mode":
            return replace(embed, mode=Mode(text))
        case "start":
            return replace(embed, start=Start(text))
        case "fit":
            return replace(embed, fit=Fit(text))
        case "picture":
            return replace(embed, picture=_picture(text))
    return embed


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise ValueError(text)
    return int(text)


def _seats(game: str, text: str) -> int:
    seats = _number(text)
    if seats not in entry(game).seats:
        raise ValueError(text)
    return seats


def _language(text: str) -> str:
    short = text.lower().replace("_", "-").partition("-")[0]
    if short not in LANGUAGES:
        raise ValueError(text)
    return short


def _source(embed: Embed, origin: Origin, text: str) -> Source:
    """One source; what comes after a first one is too much."""
    is_link = re.fullmatch(r"t[0-9]{1,2}\.[A-Za-z0-9_-]+", text)
    is_record = origin is Origin.RECORD and text.startswith(RECORD) and len(text) <= LONGEST
    if embed.source is not None or not (is_link or is_record):
        raise ValueError(text)
    return Source(origin, text)


def _picture(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_.*~-]{1,2000}", text):
        raise ValueError(text)
    return text


def _options(embed: Embed, text: str) -> tuple[Chosen, list[Pair]]:
    """The options that the game knows, by name; and the others."""
    chosen: dict[str, str] = {}
    wrong: list[Pair] = []
    for pair in filter(None, text.split(",")):
        name, _, value = pair.partition(":")
        try:
            rules = rules_for(embed.game, embed.players, {**chosen, name: value})
        except (ValueError, NotationError):
            wrong.append(("options", pair))
        else:
            chosen[name] = dict(rules.options)[name]
    defaults = {one.name: one.default(embed.players) for one in entry(embed.game).options}
    return tuple(sorted(one for one in chosen.items() if defaults[one[0]] != one[1])), wrong


def _controls(text: str | None) -> tuple[tuple[Control, ...], list[Pair]]:
    if text is None:
        return _PLAIN.controls, []
    named = [] if text == NOTHING else [one for one in text.split(",") if one]
    wrong = [("controls", one) for one in named if one not in list(Control)]
    return tuple(one for one in Control if one in named), wrong
