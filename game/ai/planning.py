"""A player of Blockers! that looks one move ahead and keeps room for its unplayed tiles."""

from __future__ import annotations

from random import Random

from game.ai.player import Judged
from game.engine.grid import Spaces, beside, count_groups
from game.engine.moves import Move, Place
from game.engine.stone import FITS, LABELS, WILD, Colour, Label
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersObservation, unseen

BEST = 40
"""How many of the best moves by the plain count are looked at more closely."""
ANY_CAPTURE, LONE_TILE, SPEND_WILD = 0.05, 0.3, 0.4
"""What a capture, taking a rival's lone tile, and spending the wild tile cost, in groups."""
HOMELESS = 0.25
"""What an unplayed tile costs that has no empty space beside an own tile, in groups."""
TIGHT = (1.0, 0.35, 0.12)
"""How far a tile with none, one or two such spaces counts as homeless."""


def choose(rules: Blockers, known: BlockersObservation, rng: Random) -> Move:
    """The move with the smallest cost; what is equal is decided by ``rng``.

    Raises ``ValueError`` when it is not this seat's turn.
    """
    return max(judge(rules, known, rng), key=lambda one: one.worth).move


def judge(rules: Blockers, known: BlockersObservation, rng: Random) -> tuple[Judged, ...]:
    """All legal moves, worth the less the more they cost; no two are worth the same.

    Moves that were not looked at more closely come last. Raises ``ValueError`` when it is
    not this seat's turn.
    """
    legal = rules.choices(known)
    if not legal:
        raise ValueError("not this seat's turn")
    places = [move for move in legal if isinstance(move, Place)]
    if not places:
        return (Judged(legal[0], 0.0),)
    counted = sorted(
        ((plain_cost(rules, known, move), rng.random(), move) for move in places),
        key=lambda item: item[:2],
    )
    closer = [
        (cost + HOMELESS * _homeless(known, move), tie, move) for cost, tie, move in counted[:BEST]
    ]
    order = sorted(closer, key=lambda item: item[:2]) + counted[BEST:]
    rank = {move: place for place, (_, _, move) in enumerate(order)}
    return tuple(Judged(move, -float(rank[move])) for move in places)


def plain_cost(rules: Blockers, known: BlockersObservation, move: Place) -> float:
    """The change of the own score by ``move``, with small costs for captures and the wild tile."""
    colour, bit = move.stone.colour, 1 << move.space
    board = known.boards[colour]
    cost: float = count_groups(board | bit) - count_groups(board)
    there = known.cells[move.space]
    if there is not None:
        taken = [stone.colour for stone in known.captured[known.seat]]
        before = [taken.count(one) for one in range(len(known.boards))]
        after = list(before)
        after[there.colour] += 1
        cost += rules.score(0, tuple(after)) - rules.score(0, tuple(before)) + ANY_CAPTURE
        if not beside(1 << move.space) & known.boards[there.colour]:
            cost += LONE_TILE
    return cost + (SPEND_WILD if move.stone.label == WILD else 0)


def _homeless(known: BlockersObservation, move: Place) -> float:
    """How many unplayed tiles of the colour would find no empty space beside an own tile."""
    colour, bit = move.stone.colour, 1 << move.space
    taken: Spaces = bit
    for board in known.boards:
        taken |= board
    open_spaces = beside(known.boards[colour] | bit) & ~taken
    tight = 0.0
    for label in _unplayed(known, colour):
        if label in (move.stone.label, WILD):
            continue
        spaces = (FITS[label] & open_spaces).bit_count()
        if spaces < len(TIGHT):
            tight += TIGHT[spaces]
    return tight


def _unplayed(known: BlockersObservation, colour: Colour) -> tuple[Label, ...]:
    """The rack and, by elimination, the pile of an own colour."""
    hidden = {*unseen(known, colour), *(known.racks[colour] or ())}
    return tuple(label for label in LABELS if label in hidden)
