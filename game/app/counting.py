"""Counting help: what a seat can work out about unseen tiles, from its observation alone."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.moves import laying
from game.engine.seats import Seat, Table
from game.engine.stone import Colour, Label
from game.engine.tile import FULL_SET, HIGHEST_PIP, Tile
from game.games.blockers import blockers
from game.games.blockers_state import BlockersObservation, owners, unseen
from game.games.deduction import read_moves
from game.games.domino_state import DominoObservation


@dataclass(frozen=True, slots=True)
class NumberCount:
    """How many tiles with the number ``value`` lie on the table, in the own hand, unseen."""

    value: int
    table: int
    own: int
    unseen: int

    @property
    def played_out(self) -> bool:
        """Whether all seven lie on the table or in the own hand."""
        return self.unseen == 0


@dataclass(frozen=True, slots=True)
class Lack:
    """Numbers of which another seat holds no tile at this moment, lowest first."""

    seat: Seat
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DominoCount:
    """``numbers`` by value; ``lacks``: seats that passed or drew; ``unseen``: by low half."""

    numbers: tuple[NumberCount, ...]
    lacks: tuple[Lack, ...]
    unseen: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class ColourCount:
    """A colour of Blockers!: its labels not seen yet, and the turns its owner has left.

    The unseen labels are on the rack or in the pile of ``owner``; nothing tells which.
    """

    colour: Colour
    owner: Seat
    unseen: tuple[Label, ...]
    turns_left: int


def count_dominoes(known: DominoObservation) -> DominoCount:
    """Numbers, lacks and unseen tiles as ``known.seat`` can count them."""
    table = known.chain.tiles
    shown = () if known.shown is None else tuple(one for hand in known.shown for one in hand)
    seen = {*table, *known.tiles, *shown}
    rest = tuple(one for one in FULL_SET if one not in seen)
    numbers = tuple(
        NumberCount(value, _with(table, value), _with(known.tiles, value), _with(rest, value))
        for value in range(HIGHEST_PIP + 1)
    )
    return DominoCount(numbers, _lacks(known), rest)


def _with(tiles: tuple[Tile, ...], value: int) -> int:
    return sum(1 for one in tiles if one.has(value))


def _lacks(known: DominoObservation) -> tuple[Lack, ...]:
    """A seat holds none of a number when no tile that may still be in its hand can show it.

    Tiles drawn after a pass or a draw may bring the number back, so every group of tiles
    that came to the hand together must have been under a ban.
    """
    groups = read_moves(known, laying(known.chain.spinner)).groups
    found = []
    for seat in Table(len(known.counts)).others(known.seat):
        bans = [group.banned for group in groups if group.seat == seat and group.size]
        if bans and known.counts[seat]:
            values = frozenset.intersection(*bans)
            if values:
                found.append(Lack(seat, tuple(sorted(values))))
    return tuple(found)


def count_board(known: BlockersObservation) -> tuple[ColourCount, ...]:
    """By colour: what has not been seen of it, by elimination, no more."""
    rules = blockers(len(known.captured))
    played = len(known.moves)
    return tuple(
        ColourCount(
            colour, owner, unseen(known, colour), rules.turns_left(played, owner, known.leader)
        )
        for colour, owner in enumerate(owners(rules.seats))
    )
