"""The player of Block at every level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.ai.block_exact import Exact
from game.ai.block_fast import ByCode, Ends
from game.ai.block_kinds import LOOSE, pips_values, placement, smart_values
from game.ai.block_match import Worths, margins
from game.ai.block_search import Search
from game.ai.block_worlds import Guesses, World
from game.ai.masks import Mask, mask_of
from game.ai.player import Budget, Judged, Luck, Stop, Verdict
from game.engine.level import Level
from game.engine.moves import Move, Play
from game.engine.rules import AnyRules
from game.engine.seats import Table
from game.games.block import Block
from game.games.domino_state import DominoObservation

DRAWN = 8
"""Worlds drawn for each one looked at, where seen choices count."""
BATCH = 50
"""Worlds looked at between two draws."""
TIE = 0.01
"""Keeps the values of ``smart_values``, at most 24, below one pip."""
WORLDS: Mapping[Level, Mapping[int, int]] = {
    Level.HARD: {2: 12, 3: 5, 4: 5},
    Level.EXPERT: {2: 200, 3: 400, 4: 800},
}
"""By level and seats: the worlds looked at; easy and medium need none."""


class BlockPlayer:
    """Medium follows one rule; hard and expert look into guessed worlds."""

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """As many worlds as tell the levels apart and leave a browser quick."""
        return Budget(worlds=WORLDS.get(level, {}).get(rules.seats, 0))

    def judge(
        self,
        rules: Block,
        known: DominoObservation,
        level: Level,
        budget: Budget,
        rng: Random,
        stop: Stop,
    ) -> Verdict:
        """As :class:`game.ai.player.Player` says; a forced move is judged without a look.

        Block has much luck: a random player wins two hands of five against one that sheds pips.
        """
        legal = rules.choices(known)
        if not legal:
            raise ValueError("not this seat's turn")
        if len(legal) == 1:
            return Verdict((Judged(legal[0], 0.0),), budget)
        tallies = placements(known, legal)
        if level is Level.MEDIUM:
            return Verdict(by_rule(known, tallies), budget)
        expert = level is Level.EXPERT
        look = Look(rules, known, expert)
        drawn = DRAWN if expert else 1
        seen, cut = 0, False
        while seen < max(budget.worlds, 1) and not cut:
            kept = min(BATCH, max(budget.worlds, 1) - seen)
            found, weight = look.guesses.resampled(kept * drawn, kept, rng)
            for world, times in found:
                cut = seen > 0 and stop()
                if cut:
                    break
                look.into(world, tallies, weight * times)
                seen += times
        return Verdict(tuple(one.judged(expert) for one in tallies), budget, cut, luck=Luck.MUCH)


@dataclass(slots=True)
class Tally:
    """What the worlds have said of one placement so far."""

    move: Move
    bit: Mask
    after: Ends
    share: float = 0.0
    points: float = 0.0
    weight: float = 0.0

    def judged(self, by_share: bool) -> Judged:
        """The means; the chance to win the match or the points of the hand are the worth."""
        share, points = self.share / self.weight, self.points / self.weight
        return Judged(self.move, share if by_share else points, points, share)


class Look:
    """What the own seat makes of worlds: the best end of the hand it can reach in each."""

    def __init__(self, rules: Block, known: DominoObservation, expert: bool) -> None:
        """The expert weighs choices seen and plays for the match, the hard level for points."""
        self.guesses = Guesses(known, expert)
        gross = rules.block_score == "gross"
        self._shares = Worths(known.scores, rules.target, known.seat)
        self._points = margins(rules.seats, known.seat)
        aim: ByCode = self._shares if expert else self._points
        self._others = Table(rules.seats).others(known.seat)
        self._search = Search(rules.seats, known.seat, aim, gross)
        self._exact = Exact(known.seat, aim, gross)

    def into(self, world: World, tallies: list[Tally], weight: float) -> None:
        """Add what the world says, which counts for ``weight``."""
        search: Search | Exact = self._search
        if len(self._others) == 1 and world.kinds[self._others[0]] is LOOSE:
            search = self._exact
        search.enter(world.kinds)
        for tally in tallies:
            code = search.after(world.hands, tally.bit, tally.after)
            tally.share += self._shares[code] * weight
            tally.points += self._points[code] * weight
            tally.weight += weight


def placements(known: DominoObservation, legal: tuple[Move, ...]) -> list[Tally]:
    """An empty tally for every legal placement."""
    return [Tally(move, *placement(known.chain, move)) for move in legal if isinstance(move, Play)]


def by_rule(known: DominoObservation, tallies: list[Tally]) -> tuple[Judged, ...]:
    """Pips are the worths; of equal tiles the greater value of ``smart_values`` is."""
    found = [(one.bit, one.after) for one in tallies]
    hand = mask_of(known.tiles)
    pips, smart = pips_values(hand, found), smart_values(hand, found)
    return tuple(
        Judged(one.move, heavy + value * TIE)
        for one, heavy, value in zip(tallies, pips, smart, strict=True)
    )
