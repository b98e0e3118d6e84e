"""The computer player of Draw: hands guessed, and played to the end after every move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game.ai.block import Tally, by_rule, placements
from game.ai.block_exact import Exact
from game.ai.block_fast import END_BITS, FITS, ByCode, Code, Ends, blocked, domino
from game.ai.block_kinds import KINDS, SMART, Kind, Placement
from game.ai.block_match import Worths, margins
from game.ai.block_search import Search
from game.ai.draw_evidence import evidence
from game.ai.evidence import Evidence
from game.ai.masks import Mask, mask_of, to_draw
from game.ai.player import Budget, Judged, Luck, Stop, Verdict
from game.engine.level import Level
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from game.games.block import place
from game.games.deduction import drawn_deals
from game.games.domino_state import DominoObservation, drawable
from game.games.draw import DrawGame

BUDGETS: Mapping[Level, Budget] = {
    Level.MEDIUM: Budget(),
    Level.HARD: Budget(worlds=6),
    Level.EXPERT: Budget(worlds=400),
}
Line = Callable[[list[Mask], list[Mask], Tally], Code]
"""How the hand ends in a world (hands, tiles to draw with the next one last) after a move."""


class DrawPlayer:
    """Medium follows one rule; hard and expert look at guessed worlds.

    While tiles can be drawn each world is played to the end by simple players; once none
    can, it is searched as in Block.
    """

    def budget(self, rules: AnyRules, level: Level) -> Budget:
        """Worlds to look at."""
        return BUDGETS[level]

    def judge(
        self,
        rules: DrawGame,
        known: DominoObservation,
        level: Level,
        budget: Budget,
        rng: Random,
        stop: Stop,
    ) -> Verdict:
        """As :class:`game.ai.player.Player` says; a forced move is judged without a look."""
        legal = rules.choices(known)
        if not legal:
            raise ValueError("not this seat's turn")
        if len(legal) == 1:
            return Verdict((Judged(legal[0], 0.0),), budget)
        tallies = placements(known, legal)
        if level is Level.MEDIUM:
            return Verdict(by_rule(known, tallies), budget)
        expert = level is Level.EXPERT
        shares = Worths(known.scores, rules.target, known.seat)
        points = margins(rules.seats, known.seat)
        line = _line(rules, known, shares if expert else points, rng)
        drawn = drawn_deals(known, place)
        seen = evidence(known) if expert else Evidence()
        worlds = 0
        while worlds < max(budget.worlds, 1) and not (worlds and stop()):
            dealt, undealt = drawn(rng)
            hands = [mask_of(hand) for hand in dealt]
            boneyard = to_draw(undealt, rules.floor)
            weight = seen.weight(hands)
            worlds += 1
            for tally in tallies:
                code = line(hands, boneyard, tally)
                tally.share += shares[code] * weight
                tally.points += points[code] * weight
                tally.weight += weight
        judged = tuple(one.judged(expert) for one in tallies)
        return Verdict(judged, budget, worlds < budget.worlds, luck=Luck.MOST)


def _line(rules: DrawGame, known: DominoObservation, aim: ByCode, rng: Random) -> Line:
    """Searched when nothing can be drawn any more, else played out."""
    gross = rules.block_score == "gross"
    if known.chain.lead is None or drawable(known.undealt, rules.floor):
        return Playout(rules.seats, known.seat, gross).after
    others = Table(rules.seats).others(known.seat)
    search: Exact | Search = (
        Exact(known.seat, aim, gross)
        if len(others) == 1
        else Search(rules.seats, known.seat, aim, gross)
    )

    def searched(hands: list[Mask], boneyard: list[Mask], tally: Tally) -> Code:
        search.enter(tuple(rng.choice(KINDS) for _ in hands))
        return search.after(hands, tally.bit, tally.after)

    return searched


class Playout:
    """Hands played to the end by simple players, who draw as the rules say."""

    def __init__(self, seats: int, seat: Seat, gross: bool, kind: Kind = SMART) -> None:
        self._seats = seats
        self._seat = seat
        self._gross = gross
        self._kind = kind
        self._next = tuple(map(Table(seats).next, Table(seats)))
        self._replies: dict[int, Placement] = {}

    def after(self, hands: list[Mask], boneyard: list[Mask], tally: Tally) -> Code:
        """How the hand ends when the own seat makes the move of ``tally``."""
        left = hands.copy()
        left[self._seat] ^= tally.bit
        if not left[self._seat]:
            return domino(left, self._seat)
        return self.finish(left, boneyard.copy(), self._next[self._seat], tally.after)

    def finish(self, hands: list[Mask], boneyard: list[Mask], seat: Seat, ends: Ends) -> Code:
        """How the hand ends with ``seat`` on turn; uses up ``hands`` and ``boneyard``."""
        passes = 0
        while passes < self._seats:
            hand, fits = hands[seat], FITS[ends]
            while boneyard and not hand & fits:
                hand |= boneyard.pop()
            if hand & fits:
                bit, ends = self._reply(hand, ends)
                hand ^= bit
                passes = 0
            else:
                passes += 1
            hands[seat] = hand
            if not hand:
                return domino(hands, seat)
            seat = self._next[seat]
        return blocked(hands, self._gross)

    def _reply(self, hand: Mask, ends: Ends) -> Placement:
        key = hand << END_BITS | ends
        found = self._replies.get(key)
        if found is None:
            found = self._replies[key] = self._kind.reply(hand, ends)
        return found
