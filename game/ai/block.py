"""The player of Block at every level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.ai import block_kinds
from game.ai.block_fast import Code, Ends, ends_of
from game.ai.block_match import margins, worths
from game.ai.block_search import Search
from game.ai.block_worlds import Guesses
from game.ai.masks import INDEX, Mask, mask_of
from game.ai.player import Budget, Judged, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import Move, Play
from game.engine.rules import AnyRules
from game.games.block import Block, place
from game.games.domino_state import DominoObservation

DRAWN = 8
"""Worlds drawn for each one looked at, where seen choices count."""
BUDGETS: Mapping[Level, Budget] = {
    Level.EASY: Budget(),
    Level.MEDIUM: Budget(),
    Level.HARD: Budget(worlds=30),
    Level.EXPERT: Budget(worlds=250),
}


@dataclass(slots=True)
class Tally:
    """What the worlds have said of one placement so far."""

    move: Move
    bit: Mask
    after: Ends
    share: float = 0.0
    points: float = 0.0

    def add(self, share: float, points: float, times: int) -> None:
        """A world that counts ``times``."""
        self.share += share * times
        self.points += points * times


class BlockPlayer:
    """Medium follows one rule; hard and expert look into guessed worlds."""

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """The worlds of the level, whatever the seats."""
        return BUDGETS[level]

    def judge(
        self,
        rules: Block,
        known: DominoObservation,
        level: Level,
        budget: Budget,
        rng: Random,
        stop: Stop,
    ) -> Verdict:
        """As :class:`game.ai.player.Player` says."""
        legal = rules.choices(known)
        if not legal:
            raise ValueError("not this seat's turn")
        if len(legal) == 1:
            return Verdict((Judged(legal[0], 0.0),), budget)
        if level is Level.MEDIUM:
            return Verdict(by_rule(known, legal), budget)
        return by_worlds(rules, known, level, budget, rng, stop)


def placements(known: DominoObservation, legal: tuple[Move, ...]) -> list[Tally]:
    """An empty tally for every legal placement."""
    return [
        Tally(move, 1 << INDEX[move.tile], ends_of(*place(known.chain, move).values))
        for move in legal
        if isinstance(move, Play)
    ]


def by_rule(known: DominoObservation, legal: tuple[Move, ...]) -> tuple[Judged, ...]:
    """The value of :func:`game.ai.block_kinds.smart_value` is the worth."""
    hand = mask_of(known.tiles)
    return tuple(
        Judged(one.move, block_kinds.smart_value(hand, one.bit, one.after))
        for one in placements(known, legal)
    )


def by_worlds(
    rules: Block,
    known: DominoObservation,
    level: Level,
    budget: Budget,
    rng: Random,
    stop: Stop,
) -> Verdict:
    """The mean over guessed worlds, each played to its end."""
    expert = level is Level.EXPERT
    shares = worths(known.scores, rules.target, known.seat)
    points = margins(rules.seats, known.seat)
    search = Search(rules.seats, known.seat, shares, rules.block_score == "gross")
    tallies = placements(known, rules.choices(known))
    guesses = Guesses(known, expert)
    kept = max(budget.worlds, 1)
    found = guesses.resampled(kept * DRAWN if expert else kept, kept, rng)
    rng.shuffle(found)
    seen = 0
    for world, times in found:
        if seen and stop():
            break
        search.enter(world.kinds)
        for tally in tallies:
            code: Code = search.after(world.hands, tally.bit, tally.after)
            tally.add(shares[code], points[code], times)
        seen += times
    judged = tuple(
        Judged(one.move, one.share / seen, one.points / seen, one.share / seen) for one in tallies
    )
    return Verdict(judged, budget, seen < kept)
