"""The computer player of All Fives: hands guessed and played to the end after every move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.ai import fives_rule
from game.ai.fives_chance import Chances
from game.ai.fives_playout import Hands, Terms, drawable
from game.ai.fives_table import Step, bit_of, spot_of
from game.ai.masks import mask_of
from game.ai.player import Budget, Judged, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import Play
from game.engine.rules import AnyRules
from game.games.all_fives import AllFives
from game.games.deduction import drawn_deals
from game.games.domino_state import DominoObservation

WORLDS = {Level.HARD: 8, Level.EXPERT: 400}
"""Guessed worlds for one move."""
Guess = Callable[[], Hands]
"""The moment at hand in a world drawn anew."""


class Fives:
    """Medium follows the rule of one move; hard and expert look at guessed worlds."""

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """Worlds; none for the rule of one move."""
        return Budget(worlds=WORLDS.get(level, 0))

    def judge(
        self,
        rules: AllFives,
        known: DominoObservation,
        level: Level,
        budget: Budget,
        rng: Random,
        stop: Stop,
    ) -> Verdict:
        """All legal moves; ``worth`` is the chance to win the match, but of medium points."""
        moves = rules.choices(known)
        if not moves:
            raise ValueError("not this seat's turn")
        if level is Level.MEDIUM:
            return Verdict(fives_rule.judged(rules, known, moves, rng), budget)
        plays = [move for move in moves if isinstance(move, Play)]
        if len(moves) == 1 or not plays:
            return Verdict((Judged(moves[0], 0.0),), budget)
        return _by_worlds(rules, known, plays, budget, rng, stop)


def guesses(rules: AllFives, known: DominoObservation, rng: Random) -> Guess:
    """A source of worlds that agree with what the seat has seen."""
    drawn = drawn_deals(known, rules.place)
    spot = spot_of(known.chain, rules.spinner)

    def guess() -> Hands:
        hands, undealt = drawn(rng)
        boneyard = drawable([bit_of(one) for one in undealt], rules.floor)
        masks = [mask_of(hand) for hand in hands]
        return Hands(spot, masks, boneyard, known.mover, known.passes, list(known.scores))

    return guess


def step_of(rules: AllFives, known: DominoObservation, move: Play) -> Step:
    """The placement as the search knows it."""
    after = rules.place(known.chain, move)
    spot = spot_of(after, rules.spinner)
    return bit_of(move.tile), fives_rule.points_of(after), spot


def _by_worlds(
    rules: AllFives,
    known: DominoObservation,
    plays: list[Play],
    budget: Budget,
    rng: Random,
    stop: Stop,
) -> Verdict:
    terms, chances, seat = Terms(rules), Chances(rules.target), known.seat
    steps = [step_of(rules, known, move) for move in plays]
    sums = {step: [0.0, 0.0] for step in steps}
    guess = guesses(rules, known, rng)
    before = _lead(known.scores, seat)
    worlds = 0
    while worlds < max(budget.worlds, 1) and not (worlds and stop()):
        world = guess()
        worlds += 1
        for step, total in sums.items():
            hands = world.copy()
            terms.place(hands, step)
            terms.finish(hands)
            total[0] += chances.of(hands.scores)[seat]
            total[1] += _lead(hands.scores, seat) - before
    judged = tuple(
        Judged(move, share / worlds, points / worlds, share / worlds)
        for move, (share, points) in zip(plays, (sums[step] for step in steps), strict=True)
    )
    return Verdict(judged, budget, worlds < budget.worlds)


def _lead(scores: list[int] | tuple[int, ...], seat: int) -> float:
    """The own score less the mean of the others'."""
    own = scores[seat]
    return own - (sum(scores) - own) / (len(scores) - 1)
