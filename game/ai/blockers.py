"""The player of Blockers!: the most promising moves are tried in guessed worlds.

A move is promising by what it leaves (``blockers_worth``). The best are played on in worlds
that agree with all that was seen, some rounds and in the last rounds to the end; the mean
share of victory decides. The last two turns of a game are solved exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random

from game.ai import planning
from game.ai.blockers_end import last_reply
from game.ai.blockers_position import Position, position
from game.ai.blockers_reply import finish
from game.ai.blockers_worth import chance, seat_cost
from game.ai.player import Budget, Judged, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import Place
from game.engine.rules import AnyRules
from game.engine.stone import FITS
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersObservation

BUDGETS: Mapping[Level, Budget] = {
    Level.HARD: Budget(worlds=8, playouts=48, nodes=20_000),
    Level.EXPERT: Budget(worlds=40, playouts=320, nodes=20_000),
}
"""``playouts`` is at least ``worlds``: how many moves are tried follows from the two."""
ROUNDS = 2
"""So many rounds are played on, the turn to be judged among them."""
LATE = 6
"""With so many rounds left they are played to the end."""
RIVALS = 1.1
"""How much the rivals' mean cost counts against the own."""


class Searching:
    """The player: medium looks one move ahead, hard and expert search."""

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """The work that ``level`` may spend on one move."""
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
        """All legal moves; ``share`` is the chance to win the game, from hard on."""
        legal = rules.choices(known)
        if not legal:
            raise ValueError("not this seat's turn")
        places = [move for move in legal if isinstance(move, Place)]
        if level is Level.MEDIUM or not places:
            return Verdict(planning.judge(rules, known, rng), budget)
        world = position(rules, rules.guess(known, rng))
        if _solvable(world, known, budget):
            return Verdict(_solved(world, places), budget)
        return _search(rules, known, places, budget, rng, stop)


def _solvable(world: Position, known: BlockersObservation, budget: Budget) -> bool:
    """Whether at most two turns are left, no tile is hidden that may be played, and work for it."""
    if world.left > 2 or budget.nodes < 20_000:
        return False
    return all(
        not size or own is not None for size, own in zip(known.pile_sizes, known.racks, strict=True)
    )


def _solved(world: Position, places: list[Place]) -> tuple[Judged, ...]:
    """Moves with their exact share; by the own score and captures among equals."""
    seat, judged = world.mover, []
    for move in places:
        end = _after(world, move)
        share = last_reply(end, seat) if end.left else end.shares()[seat]
        score, captured = end.rank(seat)
        judged.append(Judged(move, share - score / 1e3 - captured / 1e6, share=share))
    return tuple(judged)


def _after(world: Position, move: Place) -> Position:
    new = world.copy()
    new.place(move.stone.colour, FITS[move.stone.label], 1 << move.space)
    return new


def _search(
    rules: Blockers,
    known: BlockersObservation,
    places: list[Place],
    budget: Budget,
    rng: Random,
    stop: Stop,
) -> Verdict:
    world = position(rules, rules.guess(known, rng))
    costs = {move: _cost(world, move) for move in places}
    order = sorted(places, key=lambda move: (costs[move], rng.random()))
    tried = order[: max(1, budget.playouts // max(1, budget.worlds))]
    sums = dict.fromkeys(tried, 0.0)
    done = 0
    while done < budget.worlds and len(tried) > 1 and not stop():
        world = position(rules, rules.guess(known, rng))
        seed = rng.random()
        for move in tried:
            sums[move] += _played_on(rules, world, move, Random(seed))
        done += 1
    if done:
        shares = {move: total / done for move, total in sums.items()}
    else:
        shares = {order[0]: chance(_after(world, order[0]), known.seat, rules.turns)}
    cut = len(tried) > 1 and done < budget.worlds
    return Verdict(_ranked(places, costs, shares), budget, cut)


def _cost(world: Position, move: Place) -> float:
    """What the seat may expect after a move, against the mean of its rivals."""
    seat, new = world.mover, _after(world, move)
    costs = [seat_cost(new, one) for one in range(len(new.colours))]
    own = costs.pop(seat)
    return own - RIVALS * sum(costs) / len(costs)


def _played_on(rules: Blockers, world: Position, move: Place, rng: Random) -> float:
    seats, seat = rules.seats, world.mover
    new = _after(world, move)
    rounds = ROUNDS if world.left > LATE * seats else world.left
    finish(new, min(new.left, rounds * seats - 1), rng.random)
    return chance(new, seat, rules.turns)


def _ranked(
    places: list[Place], costs: Mapping[Place, float], shares: Mapping[Place, float]
) -> tuple[Judged, ...]:
    """Moves that were not tried come below those that were, by their cost."""
    least = min(shares.values())
    edge = max(costs[move] for move in shares)
    judged = []
    for move in places:
        share = shares.get(move)
        if share is None:
            share = least * exp(min(0.0, edge - costs[move]))
        judged.append(Judged(move, share, share=share))
    return tuple(judged)
