"""The player of Blockers!: the most promising moves are tried in guessed worlds.

A move is promising by what it leaves (``blockers_worth``). The best are played on in worlds
that agree with all that was seen, some rounds, in the last rounds to the end; the mean share
of victory decides. The last turns of a game, when no tile that counts is hidden any more, are
solved exactly: always the last two, more as far as the budget goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from random import Random

from game.ai import planning
from game.ai.blockers_end import TWO_TURNS, nodes_to_solve, settled
from game.ai.blockers_position import Position, position
from game.ai.blockers_reply import finish
from game.ai.blockers_worth import chance, move_cost
from game.ai.player import Budget, Judged, Luck, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import Place
from game.engine.rules import AnyRules
from game.engine.seats import table
from game.engine.stone import FITS
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersObservation

BUDGETS: Mapping[Level, Budget] = {
    Level.HARD: Budget(worlds=4, playouts=16, nodes=TWO_TURNS),
    Level.EXPERT: Budget(worlds=60, playouts=480, nodes=20_000),
}
"""The best ``playouts / worlds`` moves are tried in each world."""
HARD_FOR_TWO = Budget(worlds=1, playouts=3)
"""With two seats less is hidden: with the work of the table hard would play as the expert."""
DEPTHS: Mapping[Level, tuple[int, int]] = {Level.HARD: (1, 2), Level.EXPERT: (2, 6)}
"""How many rounds are played on, the turn to be judged among them, and how many rounds before
the end the whole rest is played."""
SCORE_TIE, CAPTURE_TIE = 1e-3, 1e-6
"""What a point and a captured tile count among moves with the same share of victory."""


class Searching:
    """The player: medium looks one move ahead, hard and expert search."""

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """The work that ``level`` may spend on one move."""
        if level is Level.HARD and rules.seats == 2:
            return HARD_FOR_TWO
        return BUDGETS.get(level, Budget())

    def judge(
        self,
        rules: Blockers,
        known: BlockersObservation,
        level: Level,
        budget: Budget,
        rng: Random,
        stop: Stop,
    ) -> Verdict:
        """All legal moves; from hard on, ``share`` is the chance to win the game.

        Raises ``ValueError`` when it is not this seat's turn.
        """
        legal = rules.choices(known)
        if not legal:
            raise ValueError("not this seat's turn")
        places = [move for move in legal if isinstance(move, Place)]
        if level is Level.MEDIUM or not places:
            return Verdict(planning.judge(rules, known, rng), budget, luck=Luck.NONE)
        world = position(rules, rules.guess(known, rng))
        costs = {move: move_cost(world, after(world, move)) for move in places}
        order = sorted(places, key=lambda move: (costs[move], rng.random()))
        if _solvable(known, world, budget):
            tried = _solve(world, order, stop)
        else:
            tried = _sample(rules, known, order, DEPTHS[level], budget, rng, stop)
        if not tried.worths:
            first = chance(after(world, order[0]), known.seat, rules.turns)
            tried = _Tried({order[0]: first}, {order[0]: first}, tried.cut)
        return Verdict(_ranked(places, costs, tried), budget, tried.cut, luck=Luck.NONE)


@dataclass(frozen=True, slots=True)
class _Tried:
    """The moves that were tried: their shares of victory, and what orders them."""

    shares: Mapping[Place, float]
    worths: Mapping[Place, float]
    cut: bool


def after(world: Position, move: Place) -> Position:
    """The position after a move."""
    new = world.copy()
    new.place(move.stone.colour, FITS[move.stone.label], 1 << move.space)
    return new


def _solvable(known: BlockersObservation, world: Position, budget: Budget) -> bool:
    """Whether the rest is known by elimination and the budget is enough to solve it.

    In the last round a rack is known when the pile of its colour is empty.
    """
    if world.left > len(world.colours) or budget.nodes < TWO_TURNS:
        return False
    for seat in table(len(world.colours)).others(world.mover)[: world.left - 1]:
        if any(known.pile_sizes[colour] for colour in world.colours[seat]):
            return False
    return world.left <= 2 or nodes_to_solve(world) <= budget.nodes


def _solve(world: Position, order: list[Place], stop: Stop) -> _Tried:
    """The exact shares; moves that leave the same board are solved once."""
    seat = world.mover
    by_board: dict[tuple[int, int], float] = {}
    shares: dict[Place, float] = {}
    worths: dict[Place, float] = {}
    for move in order:
        if stop():
            return _Tried(shares, worths, True)
        new = after(world, move)
        key = move.stone.colour, move.space
        if key not in by_board:
            by_board[key] = settled(new)[seat]
        score, captured = new.rank(seat)
        shares[move] = by_board[key]
        worths[move] = by_board[key] - SCORE_TIE * score - CAPTURE_TIE * captured
    return _Tried(shares, worths, False)


def _sample(
    rules: Blockers,
    known: BlockersObservation,
    order: list[Place],
    depth: tuple[int, int],
    budget: Budget,
    rng: Random,
    stop: Stop,
) -> _Tried:
    """The mean shares of the best moves over guessed worlds, the same worlds for all of them."""
    best = order[: max(1, budget.playouts // max(1, budget.worlds))]
    sums = dict.fromkeys(best, 0.0)
    done = 0
    while done < budget.worlds and len(best) > 1:
        if stop():
            break
        world = position(rules, rules.guess(known, rng))
        seed = rng.random()
        for move in best:
            sums[move] += _played_on(rules, world, move, depth, Random(seed))
        done += 1
    shares = {move: total / done for move, total in sums.items()} if done else {}
    return _Tried(shares, shares, len(best) > 1 and done < budget.worlds)


def _played_on(
    rules: Blockers, world: Position, move: Place, depth: tuple[int, int], rng: Random
) -> float:
    """The share of victory after some rounds, near the end after the whole game."""
    seats, seat = rules.seats, world.mover
    new = after(world, move)
    rounds, late = depth
    turns = rounds * seats if world.left > late * seats else world.left
    finish(new, turns - 1, rng.random)
    return chance(new, seat, rules.turns)


def _ranked(places: list[Place], costs: Mapping[Place, float], tried: _Tried) -> tuple[Judged, ...]:
    """All moves; those that were not tried come below those that were, by their cost."""
    least_share, least = min(tried.shares.values()), min(tried.worths.values())
    edge = max(costs[move] for move in tried.worths)
    judged = []
    for move in places:
        if move in tried.worths:
            judged.append(Judged(move, tried.worths[move], share=tried.shares[move]))
        else:
            part = exp(min(0.0, edge - costs[move]))
            judged.append(Judged(move, least - (1 - part), share=least_share * part))
    return tuple(judged)
