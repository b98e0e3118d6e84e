"""The computer player of All Fives: hands guessed and played to the end after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from game.ai import fives_rule
from game.ai.evidence import Evidence
from game.ai.fives_chance import Chances
from game.ai.fives_evidence import evidence
from game.ai.fives_exact import TILES, WIN, Exact
from game.ai.fives_playout import Hands, Terms
from game.ai.fives_table import Step, spot_of
from game.ai.masks import Mask, bit_of, mask_of, to_draw
from game.ai.player import Budget, Judged, Stop, Verdict
from game.engine.chain import Chain
from game.engine.level import Level
from game.engine.moves import Play
from game.engine.rules import AnyRules
from game.engine.seats import Table
from game.games.all_fives import AllFives
from game.games.deduction import drawn_deals
from game.games.domino_state import DominoObservation

BUDGETS: Mapping[Level, Budget] = {
    Level.MEDIUM: Budget(),
    Level.HARD: Budget(worlds=35),
    Level.EXPERT: Budget(worlds=600, nodes=200_000),
}
"""``nodes`` bound how many worlds are solved in exact play; one always is."""
GROSS = 26
"""Points of the hand: hard does not tell apart what loses more, so that easy, which leaves out
the worst, makes no such mistake where it has a choice of three or more."""
Guess = Callable[[], Hands]
"""The moment at hand in a world drawn anew."""
Pair = tuple[Mask, Mask]
"""The hand of the mover and the hand of the other seat."""


class Fives:
    """Medium follows the rule of one move; hard and expert look at guessed worlds.

    Once no tile can be drawn, expert solves what is left for two seats.
    """

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """Worlds to play to the end, positions to visit in exact play."""
        return BUDGETS[level]

    def judge(
        self,
        rules: AllFives,
        known: DominoObservation,
        level: Level,
        budget: Budget,
        rng: Random,
        stop: Stop,
    ) -> Verdict:
        """All legal moves. ``worth`` is the chance to win the match, in exact play the value of
        :mod:`game.ai.fives_exact`, of medium the points of its rule.
        """
        moves = rules.choices(known)
        if not moves:
            raise ValueError("not this seat's turn")
        plays = [move for move in moves if isinstance(move, Play)]
        if len(moves) == 1 or not plays:
            return Verdict((Judged(moves[0], 0.0),), budget)
        if level is Level.MEDIUM:
            return Verdict(fives_rule.judged(rules, known, plays, rng), budget)
        guess = guesses(rules, known, rng)
        if level is Level.EXPERT and solvable(rules, known):
            return _solved(rules, known, plays, budget, guess, stop)
        return _by_worlds(rules, known, plays, level, budget, guess, stop)


def solvable(rules: AllFives, known: DominoObservation) -> bool:
    """Whether the rest of the hand is solved: two seats, nothing to draw, few tiles."""
    closed = known.chain.lead is not None and known.undealt <= rules.floor
    return closed and rules.seats == 2 and sum(known.counts) <= TILES


def guesses(rules: AllFives, known: DominoObservation, rng: Random) -> Guess:
    """A source of worlds that agree with what the seat has seen."""
    drawn = drawn_deals(known, rules.place)
    spot = spot_of(known.chain, rules.spinner)

    def guess() -> Hands:
        hands, undealt = drawn(rng)
        boneyard = to_draw(undealt, rules.floor)
        masks = [mask_of(hand) for hand in hands]
        return Hands(spot, masks, boneyard, known.mover, known.passes, list(known.scores))

    return guess


def step_of(rules: AllFives, chain: Chain, move: Play) -> Step:
    """The placement as the search knows it."""
    after = rules.place(chain, move)
    spot = spot_of(after, rules.spinner)
    return bit_of(move.tile), fives_rule.points_of(after), spot


def _by_worlds(
    rules: AllFives,
    known: DominoObservation,
    plays: list[Play],
    level: Level,
    budget: Budget,
    guess: Guess,
    stop: Stop,
) -> Verdict:
    """The same worlds for every placement, each played to the end after it.

    Expert weighs a world by the choices that the others made.
    """
    terms, chances, seat = Terms(rules), Chances(rules.target), known.seat
    steps = [step_of(rules, known.chain, move) for move in plays]
    sums = {step: [0.0, 0.0] for step in steps}
    seen = evidence(rules, known) if level is Level.EXPERT else Evidence()
    before = _lead(known.scores, seat)
    worlds, weights = 0, 0.0
    while worlds < max(budget.worlds, 1) and not (worlds and stop()):
        world = guess()
        likely = seen.weight(world.hands)
        worlds += 1
        weights += likely
        for step, total in sums.items():
            hands = world.copy()
            terms.place(hands, step)
            terms.finish(hands)
            total[0] += likely * chances.of(hands.scores)[seat]
            total[1] += likely * (_lead(hands.scores, seat) - before)
    judged = tuple(
        Judged(move, share / weights, points / weights, share / weights)
        for move, (share, points) in zip(plays, (sums[step] for step in steps), strict=True)
    )
    if level is Level.HARD:
        judged = _alike(judged)
    return Verdict(judged, budget, worlds < budget.worlds)


def _alike(judged: tuple[Judged, ...]) -> tuple[Judged, ...]:
    """Moves that lose more than ``GROSS`` points beside the best are all as bad as the worst."""
    best = max(judged, key=lambda one: one.worth)
    least = min(one.worth for one in judged)
    limit = (best.points or 0.0) - GROSS
    return tuple(
        replace(one, worth=least) if one.points is not None and one.points < limit else one
        for one in judged
    )


def _solved(
    rules: AllFives,
    known: DominoObservation,
    plays: list[Play],
    budget: Budget,
    guess: Guess,
    stop: Stop,
) -> Verdict:
    """Exact play in every world that agrees: one when the boneyard is empty, else a few."""
    seat = known.seat
    other = Table(rules.seats).next(seat)
    drawn: Counter[Pair] = Counter()
    for _ in range(max(budget.worlds, 1) if known.undealt else 1):
        hands = guess().hands
        drawn[hands[seat], hands[other]] += 1
    steps = [step_of(rules, known.chain, move) for move in plays]
    scores = known.scores[seat], known.scores[other]
    exact = Exact(rules)
    found: list[tuple[int, list[int]]] = []
    for (mine, theirs), times in drawn.items():
        if found and (exact.nodes >= budget.nodes or stop()):
            break
        found.append((times, [exact.after(step, mine, theirs, scores) for step in steps]))
    chances = Chances(rules.target)
    judged = tuple(
        _judged(move, [(times, values[at]) for times, values in found], scores, chances)
        for at, move in enumerate(plays)
    )
    return Verdict(judged, budget, len(found) < len(drawn) and exact.nodes < budget.nodes)


def _judged(
    move: Play, values: list[tuple[int, int]], scores: tuple[int, int], chances: Chances
) -> Judged:
    """The means of a move over solved worlds, each with how often it was drawn."""
    worlds = sum(times for times, _ in values)
    points = share = 0.0
    for times, value in values:
        won = (value + WIN // 2) // WIN
        more = value - won * WIN
        points += times * more / worlds
        after = (scores[0] + min(more, 0), scores[1] - max(more, 0))
        share += times * ((won + 1) / 2 if won else chances.of(after)[0]) / worlds
    return Judged(move, sum(times * value for times, value in values) / worlds, points, share)


def _lead(scores: list[int] | tuple[int, ...], seat: int) -> float:
    """The own score less the mean of the others'."""
    own = scores[seat]
    return own - (sum(scores) - own) / (len(scores) - 1)
