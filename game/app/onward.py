"""Where play can go on: the focus steps from one such place to the next."""

from __future__ import annotations

from dataclasses import replace

from game.app.effects import Focus
from game.app.flow import Update, on_turn
from game.app.grid_moves import PICK_FIRST
from game.app.holdings import sorted_hand, this_hand
from game.app.model import Model, Refusal
from game.engine.grid import Space, print_space
from game.engine.match import Match
from game.engine.moves import Place, Play
from game.engine.tile import Tile
from game.games.blockers_state import BlockersState


def onward(model: Model) -> Update:
    """The focus goes to the next tile of the own hand that fits; on the board to the next space
    where the chosen tile may go. After the last the first comes again."""
    match = model.match
    if match is None or not on_turn(model):
        return model, ()
    if not isinstance(match.state, BlockersState):
        tile = _next_tile(model, match)
        return model, () if tile is None else (Focus(f"tile-{tile}"),)
    if model.picked is None:
        return replace(model, refusal=Refusal(PICK_FIRST)), ()
    space = _next_space(model, match)
    return model, () if space is None else (Focus(f"space-{print_space(space)}"),)


def _next_tile(model: Model, match: Match) -> Tile | None:
    held = match.rules.observe(match.state, model.viewer).tiles
    log = this_hand(model.seen)
    hand = sorted_hand(held, model.prefs.sorting, log, model.viewer, model.order)
    playable = {move.tile for move in match.rules.legal(match.state) if isinstance(move, Play)}
    at = hand.index(model.at) + 1 if model.at in hand else 0
    return next((tile for tile in (*hand[at:], *hand[:at]) if tile in playable), None)


def _next_space(model: Model, match: Match) -> Space | None:
    legal = match.rules.legal(match.state)
    may = {one.space for one in legal if isinstance(one, Place) and one.stone == model.picked}
    return min(may, key=lambda space: (space <= model.space, space), default=None)
