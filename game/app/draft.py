"""What an author makes a figure of: placements laid by hand, or a moment of a match."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from game.app.arranged import on_board
from game.app.composed import Composed, free_board, laid, moves_laid, played
from game.app.drawn_board import LETTERS, moves_to
from game.app.embed_address import Embed, Mode, Origin, Source
from game.app.figures import AnyFigure, figure_of
from game.app.link import Kind, Moment, match_of, parse_link, position_of, print_link
from game.engine.errors import NotationError
from game.engine.match import Match
from game.engine.moves import Move, Place, parse_move
from game.engine.record import parse_match, print_match
from game.engine.stone import Stone
from game.games.catalogue import CATALOGUE, rules_for

LONGEST = 200_000
"""Longest text that is read, in characters."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A match that was brought, at the moment to be shown."""

    match: Match
    at: Moment

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.match.rules.game


Draft = Composed | Whole


def position(draft: Draft, held: Stone | None = None) -> Match:
    """A match in the position of the draft.

    ``held``: a tile of the board for whoever is on turn. Raises ``NotationError``, code
    ``turns``, where no turns lead there.
    """
    if isinstance(draft, Whole):
        return position_of(draft.match, draft.at).match
    return played(draft, held)


def figure_in(draft: Draft, held: Stone | None = None) -> AnyFigure:
    """The figure of the draft, also of one that no turns lead to; ``held``: to be placed."""
    free = isinstance(draft, Composed) and on_board(draft.game)
    match = free_board(draft) if free and isinstance(draft, Composed) else position(draft)
    return figure_of(match, held)


def added(draft: Draft, move: Move) -> Draft:
    """The draft with one more placement; raises what :func:`composed.laid` raises."""
    return laid(_loose(draft), move)


def taken_back(draft: Draft) -> Draft:
    """The draft without its last placement; of a match, one move earlier."""
    if isinstance(draft, Whole):
        return moved_to(draft, draft.at.hand, draft.at.ply - 1)
    return replace(draft, moves=draft.moves[:-1])


def moved_to(draft: Whole, hand: int, ply: int) -> Whole:
    """Another moment of the match, the nearest there is."""
    hand = min(max(hand, 0), len(draft.match.hands) - 1)
    ply = min(max(ply, 0), len(draft.match.hands[hand].moves))
    return replace(draft, at=Moment(hand, ply))


def _loose(draft: Draft) -> Composed:
    if isinstance(draft, Composed):
        return draft
    return Composed(draft.game, moves_laid(position(draft)))


def position_link(draft: Draft, held: Stone | None = None) -> str | None:
    """The fragment of a link that goes on from the position; None for a hand that is over."""
    match = position(draft, held)
    if match.state.outcome is not None:
        return None
    return print_link(position_of(match, Moment(len(match.earlier), len(match.state.moves))))


def embed_of(draft: Draft, replayed: bool, held: Stone | None = None) -> Embed | None:
    """A live board of the draft: to be played on, or ``replayed`` with all its moves.

    None where a hand is over and can't be played on. Raises ``NotationError``, code ``turns``,
    where no turns lead there.
    """
    if replayed:
        source = Source(Origin.RECORD, _moves_link(draft))
        return Embed(game=draft.game, source=source, ply=_ply(draft), mode=Mode.REPLAY)
    link = position_link(draft, held)
    if link is None:
        return None
    return Embed(game=draft.game, source=Source(Origin.POSITION, link))


def _ply(draft: Draft) -> int | None:
    """How many moves of the match have been made; None for what ends with the last one."""
    if isinstance(draft, Composed):
        return None
    before = draft.match.hands[: draft.at.hand]
    return sum(len(hand.moves) for hand in before) + draft.at.ply


def _moves_link(draft: Draft) -> str:
    """A link to all the moves, opened where the draft is; the record where that is too long."""
    match = draft.match if isinstance(draft, Whole) else position(draft)
    shared = match_of(match, draft.at if isinstance(draft, Whole) else None)
    try:
        return print_link(shared)
    except NotationError:
        return print_match(shared.match)


def read_draft(text: str, game: str) -> Draft:
    """What ``text`` says: a link, a record, a drawn board, or moves in notation.

    ``game``: whose moves they are, where they don't tell. Raises ``IllegalMove`` with the
    reason of the rules, and ``NotationError`` with the code of what was expected.
    """
    if len(text) > LONGEST:
        raise NotationError("record", text)
    text = text.strip()
    if re.search(r"(^|#)t\d+\.\S*$", text):
        shared = parse_link(text)
        end = Moment(len(shared.match.earlier), len(shared.match.state.moves))
        if shared.kind is Kind.POSITION and shared.match.start is None:
            return _composed_again(Whole(shared.match, shared.at or end))
        return Whole(shared.match, shared.at or end)
    if text.startswith("tiles "):
        match = parse_match(text, rules_for).match
        return Whole(match, Moment(len(match.earlier), len(match.state.moves)))
    if set(text) <= {*LETTERS, ".", "/", "\n", " "} and set(text) & {*LETTERS, "."}:
        return _all(Composed(_board_game()), moves_to(text))
    moves = tuple(parse_move(word) for word in text.split())
    placed = any(isinstance(move, Place) for move in moves)
    return _all(Composed(_board_game() if placed else _chain_game(game)), moves)


def _composed_again(whole: Whole) -> Draft:
    """What was laid by hand, where laying it again gives the very same position."""
    loose = _loose(whole)
    try:
        same = position(loose) == whole.match
    except NotationError:
        return whole
    return loose if same else whole


def _all(composed: Composed, moves: tuple[Move, ...]) -> Composed:
    for move in moves:
        composed = laid(composed, move)
    return composed


def _board_game() -> str:
    return next(one.game for one in CATALOGUE if on_board(one.game))


def _chain_game(game: str) -> str:
    return next(one.game for one in CATALOGUE if not on_board(one.game)) if on_board(game) else game
