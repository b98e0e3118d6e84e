"""The order in which a person has put the own hand of dominoes, by dragging or by keys."""

from __future__ import annotations

from dataclasses import replace

from game.app import flow
from game.app.aids import MOVED, Told
from game.app.effects import Effect, Focus, Save, Shelf
from game.app.flow import Update
from game.app.holdings import sorted_hand, this_hand
from game.app.messages import Message
from game.app.model import Model
from game.app.playing import Arrange, Sorting
from game.app.saved import print_prefs
from game.engine.tile import Tile


def change(model: Model, message: Message) -> Update | None:
    """The page after a tile was put elsewhere in the own hand; None for other messages.

    From then on the hand lies as it was put.
    """
    if not isinstance(message, Arrange):
        return None
    before, tile = lying(model), message.tile
    if tile not in before or model.playing.elsewhere or model.viewer not in model.humans:
        return model.laid_back(), ()
    others = [one for one in before if one != tile]
    at = min(max(message.at, 0), len(others))
    after = (*others[:at], tile, *others[at:])
    if after == before:
        return model.laid_back(), ()
    told = Told(f"{MOVED}:{tile}", 0 if model.told is None else model.told.number + 1)
    moved = _put(model.laid_back(), after)
    prefs = replace(model.prefs, sorting=Sorting.PUT)
    effects: list[Effect] = [flow.save(moved), Focus(f"tile-{tile}")]
    if prefs != model.prefs:
        effects.append(Save(Shelf.PREFS, print_prefs(prefs, model.plan)))
    return replace(moved, prefs=prefs, at=tile, told=told), tuple(effects)


def lying(model: Model) -> tuple[Tile, ...]:
    """The viewer's tiles in the order in which they lie now; empty while there are none."""
    tiles = flow.own_tiles(model)
    log = this_hand(model.seen)
    return sorted_hand(tiles, model.prefs.sorting, log, model.viewer, model.order)


def sorted_by(model: Model, sorting: Sorting) -> Update:
    """The hand in another order. Where nothing was put by hand yet, it stays as it lies."""
    tiles = lying(model)
    sorts = replace(model, prefs=replace(model.prefs, sorting=sorting))
    if sorting is not Sorting.PUT or not tiles or set(tiles) & set(model.order):
        return sorts, ()
    put = _put(sorts, tiles)
    return put, (flow.save(put),)


def _put(model: Model, hand: tuple[Tile, ...]) -> Model:
    """``hand``: the viewer's tiles; those of other people at this device stay as they are."""
    others = (tile for tile in model.order if tile not in hand)
    return replace(model, order=(*others, *hand))
