"""A deal as digits: hands as sets, everything else in its order."""

from __future__ import annotations

from typing import Any

from game.engine.deal import in_order
from game.engine.digits import DigitReader, DigitWriter
from game.engine.errors import NotationError
from game.engine.outcome import Standing
from game.engine.rules import AnyRules
from game.engine.stone import LABELS
from game.engine.tile import FULL_SET, Tile
from game.games.blockers_state import BlockersSetup
from game.games.dominoes import DominoSetup, Hand, lot_rounds, sorted_hand


def write_setup(digits: DigitWriter, rules: AnyRules, setup: Any) -> None:
    """The set-up of a hand; the order of tiles inside a hand is not kept."""
    if isinstance(setup, BlockersSetup):
        digits.digit(setup.starter, rules.seats)
        for pile in setup.piles:
            digits.order(pile, LABELS)
        return
    left = list(FULL_SET)
    for tile in setup.lot:
        place = left.index(tile)
        digits.digit(place, len(left))
        del left[place]
    rest = FULL_SET
    for hand in setup.hands:
        digits.subset(hand, rest)
        rest = _without(rest, hand)
    digits.order(setup.undealt, rest)


def read_setup(digits: DigitReader, rules: AnyRules, standing: Standing) -> Any:
    """What :func:`write_setup` wrote; ``NotationError`` where the digits end before."""
    shape = rules.set_up(standing, in_order)
    if isinstance(shape, BlockersSetup):
        starter = digits.digit(rules.seats)
        return BlockersSetup(starter, tuple(digits.order(LABELS) for _ in shape.piles))
    lot = _read_lot(digits, rules.seats) if shape.lot else ()
    hands: list[Hand] = []
    rest = FULL_SET
    for like in shape.hands:
        hand = digits.subset(len(like), rest)
        hands.append(sorted_hand(hand))
        rest = _without(rest, hand)
    return DominoSetup(lot, tuple(hands), digits.order(rest))


def _read_lot(digits: DigitReader, seats: int) -> Hand:
    """Tiles are turned up until the lot is decided."""
    left = list(FULL_SET)
    lot: Hand = ()
    while True:
        lot = (*lot, left.pop(digits.digit(len(left))))
        try:
            lot_rounds(seats, lot)
        except NotationError:
            continue
        return lot


def _without(tiles: tuple[Tile, ...], hand: Hand) -> tuple[Tile, ...]:
    return tuple(one for one in tiles if one not in hand)
