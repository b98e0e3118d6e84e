"""An embedded board as pure values: how it opens, and how it changes.

Beneath is the model of the whole page. An embed keeps nothing on the device and never touches
what the site has kept there, so all effects but a few are dropped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app import sharing
from game.app.archive_messages import Jump
from game.app.effects import AskAdvice, AskPlayer, Effect, Focus, Hurry, Later, MakeSecret
from game.app.embed_address import RECORD, Embed, Mode, Origin, Source, parse_embed
from game.app.embed_messages import MOST_MOVES, GoTo, HostMessage, Load, place_after
from game.app.link import (
    Kind,
    Moment,
    Shared,
    deal_of,
    match_of,
    parse_link,
    position_of,
    print_link,
)
from game.app.look import Look
from game.app.messages import NewMatch
from game.app.model import Model, Plan, Preferences, Screen
from game.app.planning import other_game, with_seats
from game.app.replay import Place, last, moment
from game.app.share_messages import DropOffer, Share, TakeOffer
from game.app.sharing import Sharing
from game.app.study import AskOpinion
from game.app.update import update
from game.engine.errors import IllegalMove, NotationError
from game.engine.match import Match
from game.engine.record import parse_match
from game.games.catalogue import rules_for
from game.i18n.languages import best_language

KEPT = (MakeSecret, AskPlayer, AskAdvice, AskOpinion, Hurry, Later, Focus)
"""The effects that an embedded board may have."""
IMPOSSIBLE = "link-impossible"
FAULTS = ("link-version", "link-mangled", IMPOSSIBLE)
"""What can be wrong with a source, as codes that the page has sentences for."""


@dataclass(frozen=True, slots=True)
class Board:
    """``embed``: what the address has asked for, as far as it could be opened; ``fault``: the
    code of ``game/app/link.py`` for a source that could not."""

    embed: Embed
    model: Model
    fault: str | None = None


Change = tuple[Board, tuple[Effect, ...]]
Odd = tuple[str, ...]


def open_board(address: str, languages: tuple[str, ...]) -> tuple[Board, tuple[Effect, ...], Odd]:
    """The board of an address, what follows from it, and what was not understood.

    ``languages``: what the browser prefers. In place of a source that can't be opened there is
    a new match.
    """
    embed, odd = parse_embed(address)
    prefs = Preferences(
        lang=embed.lang or best_language(languages),
        theme=embed.theme,
        look=Look(tileset=embed.tileset),
    )
    plan = Plan(embed.game, embed.players, embed.options, level=embed.level)
    board, effects = _begin(Board(embed, Model(plan, prefs)))
    return board, effects, odd


def change(board: Board, message: HostMessage) -> Change:
    """The board after a message of its reader or of the page around it."""
    match message:
        case Load(embed):
            asked = replace(board.embed, source=embed.source, ply=embed.ply)
            return _begin(replace(board, embed=asked, fault=None))
        case GoTo(ply):
            tape = board.model.archive.tape
            if tape is None or board.model.screen is not Screen.REPLAY:
                return board, ()
            lengths = [len(reel.moves) for reel in tape.reels]
            return change(board, Jump(Place(*place_after(lengths, ply))))
        case DropOffer():
            return replace(board, fault=None), ()
    model, effects = update(board.model, message)
    return replace(board, model=model), tuple(one for one in effects if isinstance(one, KEPT))


def _begin(board: Board) -> Change:
    """What the embed asks for, at its beginning."""
    embed = board.embed
    if embed.source is None:
        return change(replace(board, embed=replace(embed, mode=Mode.PLAY)), NewMatch())
    try:
        offer = _offer(embed, embed.source)
    except (NotationError, IllegalMove) as error:
        code = error.code if isinstance(error, NotationError) else IMPOSSIBLE
        known = code if code in FAULTS else IMPOSSIBLE
        return _begin(replace(board, embed=replace(embed, source=None), fault=known))
    rules = offer.match.rules
    plan = with_seats(other_game(board.model.plan, rules.game), rules.seats)
    model = replace(board.model, sharing=Sharing(offer=offer), plan=plan)
    return change(replace(board, model=model), TakeOffer())


def _offer(embed: Embed, source: Source) -> Shared:
    """The source at its moment: a deal or a position to play, else a match to look at.

    Raises ``NotationError`` or ``IllegalMove`` for one that is none.
    """
    if source.text.startswith(RECORD):
        found = Shared(Kind.MATCH, parse_match(source.text, rules_for).match)
    else:
        found = parse_link(source.text)
    match = found.match
    at = found.at if embed.ply is None else moment_at(match, embed.ply)
    if embed.mode is not Mode.PLAY:
        start = Moment(0, 0) if embed.mode is Mode.REPLAY else moment_at(match, MOST_MOVES)
        return Shared(Kind.MATCH, match, at or start)
    at = at or moment_at(match, MOST_MOVES)
    return deal_of(match, at.hand) if source.origin is Origin.DEAL else position_of(match, at)


def moment_at(match: Match, ply: int) -> Moment:
    """The moment after so many moves of the match, its end where there are not so many."""
    return Moment(*place_after([len(one.moves) for one in match.hands], ply))


def link_to(board: Board) -> str:
    """The fragment of a link to what the board shows, for the whole page; empty without one."""
    model = board.model
    tape, place = model.archive.tape, model.archive.place
    if model.screen is not Screen.REPLAY or tape is None:
        return "" if model.match is None else sharing.link_to(model.match, Share.POSITION) or ""
    whole = moment(tape, last(tape)).match
    try:
        return print_link(match_of(whole, Moment(place.hand, place.ply)))
    except NotationError:
        return ""
