"""What an embedded board and the page around it say to each other, version 1.

A message is an object with ``tileGame``, the version, ``type``, and the fields of
:data:`OUT` or :data:`IN`; it goes by ``postMessage``. ``assets/port.js`` and
``assets/tile-game.js`` see who has sent it and of which version it is, before anything is read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from game.app.archive import Archive
from game.app.bounded import Unreadable, read_object
from game.app.embed_address import VERSION, Embed, Mode, Origin, parse_embed
from game.app.messages import Message, SetLanguage, SetTheme
from game.app.model import Model, Screen, Theme
from game.app.replay import moments
from game.engine.match import Match
from game.engine.moves import Move
from game.i18n.languages import LANGUAGES

Fields = Mapping[str, str]

OUT: Mapping[str, Fields] = {
    "ready": {"game": "text", "mode": "text"},
    "height": {"height": "px"},
    "move": {"hand": "number", "ply": "number", "seat": "number", "move": "notation"},
    "end": {"hand": "number", "scores": "numbers", "over": "boolean", "winners": "numbers"},
    "error": {"text": "text"},
}
"""Messages of the board by type, with their fields and of which kind these are. Hands and seats
are counted from 0; ``ply`` is how many moves of the whole match have been made, ``seat`` and
``move`` are missing at a deal. ``over``: the match has ended too."""
IN: Mapping[str, Fields] = {
    "goto": {"ply": "number"},
    "load": {"position": "code", "record": "code", "deal": "code", "ply": "number"},
    "theme": {"theme": "text"},
    "lang": {"lang": "text"},
}
"""Messages of the page around it, likewise. ``load`` has one of ``position``, ``record`` and
``deal``; values are those of the address."""
LONGEST = 250_000
"""Longest message that is read, in characters."""
MOST_MOVES = 9999


@dataclass(frozen=True, slots=True)
class GoTo:
    """Show the match after so many moves."""

    ply: int


@dataclass(frozen=True, slots=True)
class Load:
    """Show another source; the rest of ``embed`` is as by default."""

    embed: Embed


HostMessage = GoTo | Load | Message
Told = Mapping[str, object]
"""A message of the board without its version."""


def parse_said(text: str) -> HostMessage | None:
    """What the page around the board has said, as JSON; None for what is no message of ours."""
    try:
        said = read_object(text, LONGEST)
    except Unreadable:
        return None
    if said.get("tileGame") != VERSION:
        return None
    match said.get("type"), said:
        case "goto", {"ply": int(ply)} if not isinstance(ply, bool) and 0 <= ply <= MOST_MOVES:
            return GoTo(ply)
        case "load", _:
            return _loaded(said)
        case "theme", {"theme": str(theme)} if theme in list(Theme):
            return SetTheme(Theme(theme))
        case "lang", {"lang": str(lang)} if lang in LANGUAGES:
            return SetLanguage(lang)
    return None


def _loaded(said: Mapping[str, object]) -> Load | None:
    names = [name for name in Origin if isinstance(said.get(name), str)]
    if len(names) != 1:
        return None
    asked = {name: str(said[name]) for name in (*names, "ply") if name in said}
    embed, _ = parse_embed(urlencode(asked, errors="replace"))
    return None if embed.source is None else Load(embed)


def print_told(told: Told) -> str:
    """A message of the board as JSON, for the script that sends it."""
    return json.dumps(dict(told), separators=(",", ":"))


def ready(model: Model, mode: Mode) -> Told:
    """The board stands."""
    return {"type": "ready", "game": model.plan.game, "mode": mode.value}


def failed(fault: str) -> Told:
    """A source could not be opened; ``fault``: the code of ``game/app/link.py``."""
    return {"type": "error", "text": fault}


def told_by(before: Model, after: Model) -> tuple[Told, ...]:
    """What has happened between two moments of the board: a move, the end of a hand, a step of
    a replay. A tile that somebody has drawn is not told."""
    if after.screen is Screen.REPLAY:
        return _stepped(before.archive, after.archive)
    old, new = before.match, after.match
    if old is None or new is None or old.setup != new.setup:
        return ()
    moves: tuple[Move, ...] = new.state.moves
    if len(moves) != len(old.state.moves) + 1:
        return ()
    hand = len(new.earlier)
    ply = sum(len(one.moves) for one in new.hands)
    made = {"hand": hand, "ply": ply, "seat": old.state.mover, "move": str(moves[-1])}
    return ({"type": "move", **made}, *_ended(new, hand))


def _ended(match: Match, hand: int) -> tuple[Told, ...]:
    if match.state.outcome is None:
        return ()
    over = match.result is not None
    winners = match.result.winners if match.result is not None else ()
    return (
        {"type": "end", "hand": hand, "scores": match.scores, "over": over, "winners": winners},
    )


def _stepped(before: Archive, after: Archive) -> tuple[Told, ...]:
    if after.tape is None or (before.tape, before.place) == (after.tape, after.place):
        return ()
    hand, ply = after.place.hand, after.place.ply
    reel = after.tape.reels[hand]
    earlier = sum(len(one.moves) for one in after.tape.reels[:hand])
    told: dict[str, object] = {"type": "move", "hand": hand, "ply": earlier + ply}
    if ply:
        there = moments(after.tape, hand)[ply - 1]
        told |= {"seat": there.match.state.mover, "move": str(reel.moves[ply - 1])}
    return (told,)


def place_after(lengths: Sequence[int], ply: int) -> tuple[int, int]:
    """Hand and move after ``ply`` moves of a match; its end where it has not so many.

    ``lengths``: how many moves each of its hands has.
    """
    for hand, moves in enumerate(lengths):
        if ply <= moves:
            return hand, ply
        ply -= moves
    return len(lengths) - 1, lengths[-1]
