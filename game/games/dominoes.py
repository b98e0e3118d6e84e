"""What the domino games share before a tile lies: set-up, lot, opening tile."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.deal import Shuffle
from game.engine.errors import NotationError
from game.engine.rules import Line
from game.engine.seats import Seat, Table
from game.engine.tile import FULL_SET, Tile, parse_tile, pips

Hand = tuple[Tile, ...]
LotRound = tuple[tuple[Seat, Tile], ...]


@dataclass(frozen=True, slots=True)
class DominoSetup:
    """One deal. ``lot``: tiles in the order turned up, empty when no lot was drawn."""

    lot: Hand
    hands: tuple[Hand, ...]
    undealt: Hand

    def lines(self) -> tuple[Line, ...]:
        """``lot 6-4 3-2`` (if drawn), then ``deal``: hands and undealt tiles between bars."""
        groups = " | ".join(print_tiles(group) for group in (*self.hands, self.undealt))
        deal = ("deal", groups)
        return (("lot", print_tiles(self.lot)), deal) if self.lot else (deal,)


def print_tiles(tiles: Hand) -> str:
    """Tiles in notation, separated by spaces."""
    return " ".join(map(str, tiles))


def sorted_hand(tiles: Hand) -> Hand:
    """Tiles in the order a hand is kept: by higher half, then lower, highest first."""
    return tuple(sorted(tiles, key=lambda one: (one.high, one.low), reverse=True))


def parse_tiles(text: str) -> Hand:
    """Read what :func:`print_tiles` wrote; raises ``NotationError``."""
    return tuple(parse_tile(word) for word in text.split())


def set_up(seats: int, each: int, with_lot: bool, shuffle: Shuffle) -> DominoSetup:
    """Draw the lot if asked, then shuffle all 28 tiles afresh and deal ``each`` to every seat."""
    lot: Hand = ()
    if with_lot:
        order = shuffle("lot", FULL_SET)
        taken = _lot_length(seats, order)
        lot = order[:taken]
    deck = shuffle("deal", FULL_SET)
    hands = tuple(sorted_hand(deck[seat * each : (seat + 1) * each]) for seat in range(seats))
    return DominoSetup(lot, hands, deck[seats * each :])


def parse_setup(seats: int, each: int, with_lot: bool, lines: tuple[Line, ...]) -> DominoSetup:
    """Read and check the lines of a deal; raises ``NotationError``, code ``deal`` or ``lot``."""
    found = dict(lines)
    if set(found) != ({"lot", "deal"} if with_lot else {"deal"}) or len(found) != len(lines):
        raise NotationError("deal", " ".join(name for name, _ in lines))
    groups = tuple(parse_tiles(group) for group in found["deal"].split("|"))
    lot = parse_tiles(found.get("lot", ""))
    dealt = [one for group in groups for one in group]
    sizes = tuple(len(group) for group in groups[:-1])
    if sizes != (each,) * seats or len(dealt) != len(FULL_SET) or len(set(dealt)) != len(dealt):
        raise NotationError("deal", found["deal"])
    if with_lot and (len(set(lot)) != len(lot) or _lot_length(seats, lot) != len(lot)):
        raise NotationError("lot", found["lot"])
    return DominoSetup(lot, groups[:-1], groups[-1])


def lot_rounds(seats: int, lot: Hand) -> tuple[tuple[LotRound, ...], Seat]:
    """The rounds of a lot and who leads.

    Every seat turns up one tile in turn, the highest total leads; the seats tied
    for highest turn up one more each. Raises ``NotationError``, code ``lot``, when
    the tiles run out undecided (28 tiles can't, with up to four seats).
    """
    rounds: list[LotRound] = []
    contenders: tuple[Seat, ...] = tuple(Table(seats))
    at = 0
    while len(contenders) > 1:
        turned = lot[at : at + len(contenders)]
        if len(turned) < len(contenders):
            raise NotationError("lot", print_tiles(lot))
        at += len(contenders)
        best = max(one.pips for one in turned)
        pairs = tuple(zip(contenders, turned, strict=True))
        rounds.append(pairs)
        contenders = tuple(seat for seat, one in pairs if one.pips == best)
    return tuple(rounds), contenders[0]


def _lot_length(seats: int, lot: Hand) -> int:
    rounds, _ = lot_rounds(seats, lot)
    return sum(map(len, rounds))


def opening_tile(hands: tuple[Hand, ...]) -> Tile:
    """Option ``opener``, ``highest-double``: the tile that must be led.

    The highest double held; without doubles the tile with most pips, of equal
    tiles the one with the higher half.
    """
    held = [one for hand in hands for one in hand]
    return max(held, key=opening_rank)


def opening_rank(one: Tile) -> tuple[bool, int, int]:
    """The order in which tiles are demanded as first lead: doubles, then pips, then high half."""
    return one.is_double, one.pips, one.high


def holder(hands: tuple[Hand, ...], sought: Tile) -> Seat:
    """The seat that holds ``sought``; ``ValueError`` when none does."""
    for seat, hand in enumerate(hands):
        if sought in hand:
            return seat
    raise ValueError(f"nobody holds {sought}")


def hand_pips(hands: tuple[Hand, ...]) -> tuple[int, ...]:
    """What is left in each hand."""
    return tuple(pips(hand) for hand in hands)


def alone_lowest(left: tuple[int, ...]) -> Seat | None:
    """Of the pips left in each hand, the seat that alone has the lowest; None when shared."""
    lowest = min(left)
    return left.index(lowest) if left.count(lowest) == 1 else None
