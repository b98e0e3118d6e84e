"""Reference players of Blockers!: ``greedy`` and ``planning``."""

from __future__ import annotations

from random import Random

from game.engine.grid import NEIGHBOURS, Space, Spaces, beside, groups
from game.engine.moves import Move, Place
from game.engine.stone import FITS, WILD, Colour, Label
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersObservation, unseen

Legal = tuple[Move, ...]
Costed = tuple[float, float, Place]
"""Cost, a random number that orders equals, the move."""
ANY_CAPTURE, LONE_TILE, SPEND_WILD = 0.05, 0.3, 0.4
BEST = 40
"""How many of the best moves ``planning`` looks at again."""
HOMELESS = 0.25
TIGHT = (1.0, 0.35, 0.12)
"""How far a tile with none, one or two empty spaces beside an own tile counts as homeless."""


def greedy(rules: Blockers, known: BlockersObservation, legal: Legal, rng: Random) -> Move:
    """The smallest cost, ties at random."""
    costed = _costed(rules, known, legal, rng)
    return min(costed, key=lambda one: one[:2])[2] if costed else legal[0]


def planning(rules: Blockers, known: BlockersObservation, legal: Legal, rng: Random) -> Move:
    """The smallest of the 40 smallest costs plus 0.25 for every homeless own tile."""
    costed = sorted(_costed(rules, known, legal, rng), key=lambda one: one[:2])[:BEST]
    if not costed:
        return legal[0]
    homes = _Homes(rules, known)
    again = [(cost + HOMELESS * homes.missing(move), tie, move) for cost, tie, move in costed]
    return min(again, key=lambda one: one[:2])[2]


def _costed(rules: Blockers, known: BlockersObservation, legal: Legal, rng: Random) -> list[Costed]:
    grown = {colour: _growth(known.boards[colour]) for colour in rules.colours_of(known.seat)}
    takes: dict[Space, float] = {}
    found: list[Costed] = []
    for move in legal:
        if not isinstance(move, Place):
            continue
        space = move.space
        if space not in takes:
            takes[space] = _capture_cost(rules, known, space)
        cost = grown[move.stone.colour][space] + takes[space]
        if move.stone.label == WILD:
            cost += SPEND_WILD
        found.append((cost, rng.random(), move))
    return found


def _growth(board: Spaces) -> list[int]:
    """By space: the change of the number of groups when a tile is added there."""
    apart = groups(board)
    return [1 - sum(1 for one in apart if near & one) for near in NEIGHBOURS]


def _capture_cost(rules: Blockers, known: BlockersObservation, space: Space) -> float:
    """What taking the tile on ``space`` costs: the capture term, and what captures cost at all."""
    there = known.cells[space]
    if there is None:
        return 0.0
    taken = [0] * len(known.boards)
    for stone in known.captured[known.seat]:
        taken[stone.colour] += 1
    before = rules.score(0, tuple(taken))
    taken[there.colour] += 1
    lone = not NEIGHBOURS[space] & known.boards[there.colour]
    return rules.score(0, tuple(taken)) - before + ANY_CAPTURE + (LONE_TILE if lone else 0.0)


class _Homes:
    """Counts own unplayed tiles that would have too few empty spaces beside an own tile."""

    def __init__(self, rules: Blockers, known: BlockersObservation) -> None:
        self._boards = known.boards
        self._taken = 0
        for board in known.boards:
            self._taken |= board
        self._unplayed: dict[Colour, set[Label]] = {
            colour: {*unseen(known, colour), *(known.racks[colour] or ())}
            for colour in rules.colours_of(known.seat)
        }

    def missing(self, move: Place) -> float:
        """How many tiles are homeless after ``move``, tight ones in part."""
        bit = 1 << move.space
        empty = ~(self._taken | bit)
        found = 0.0
        for colour, labels in self._unplayed.items():
            board = self._boards[colour]
            moved = colour == move.stone.colour
            near = beside(board | bit if moved else board) & empty
            for label in labels:
                if moved and label == move.stone.label:
                    continue
                spaces = (FITS[label] & near).bit_count()
                if spaces < len(TIGHT):
                    found += TIGHT[spaces]
        return found
