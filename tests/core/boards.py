"""Positions of Blockers! drawn as text: a letter for each colour, rows from A downwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.engine.grid import SPACES, parse_space
from game.engine.moves import Move, Place
from game.engine.rules import Reason
from game.engine.stone import LABELS, Label, Stone, parse_label
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersState, Rack, boards_of, owners

LETTERS = "OXYZW"
"""The colours of the first seat, the second, and so on."""


def labels(text: str) -> Rack:
    """Labels in notation, separated by spaces."""
    return tuple(map(parse_label, text.split()))


def spots(drawing: str) -> dict[str, set[int]]:
    """By letter: the spaces that hold it. Rows are divided by spaces or slashes."""
    found: dict[str, set[int]] = {letter: set() for letter in LETTERS}
    for row, line in enumerate(drawing.replace("/", " ").split()):
        for column, letter in enumerate(line):
            if letter != ".":
                found[letter].add(row * 9 + column)
    return found


def drawn(
    rules: Blockers, drawing: str, rack: str = "1 2 3 4 5", *, mover: int = 0
) -> BlockersState:
    """A position: ``drawing`` on the board, ``rack`` in the hand of the mover's first colour.

    The other racks hold what is left of their colours, five tiles; the rest is in the piles.
    """
    colours = len(owners(rules.seats))
    own = owners(rules.seats).index(mover)
    held = {own: labels(rack)}
    cells: list[Stone | None] = [None] * SPACES
    left: dict[int, list[Label]] = {}
    for colour in range(colours):
        left[colour] = [one for one in LABELS if one not in held.get(colour, ())]
        for space in sorted(spots(drawing)[LETTERS[colour]]):
            cells[space] = Stone(colour, left[colour].pop())
    racks = tuple(held.get(colour, tuple(left[colour][:5])) for colour in range(colours))
    piles = tuple(
        tuple(one for one in left[colour] if one not in racks[colour]) for colour in range(colours)
    )
    return BlockersState(
        cells=tuple(cells),
        boards=boards_of(tuple(cells), colours),
        racks=racks,
        piles=piles,
        captured=((),) * rules.seats,
        leader=mover,
        mover=mover,
    )


def place(text: str) -> Place:
    """A placement written with a blank: ``1:C C5``."""
    stone, space = text.split()
    colour, label = stone.split(":")
    return Place(Stone(int(colour) - 1, parse_label(label)), parse_space(space))


def refused(rules: Any, state: Any, move: Move) -> Reason | None:
    """Why a move is refused; the state stays as it was."""
    before = replace(state)
    reason: Reason | None = rules.why_not(state, move)
    assert state == before
    return reason
