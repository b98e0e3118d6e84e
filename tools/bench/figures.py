"""What the played hands say: means with their standard errors, and matches by resampling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, nan, sqrt
from random import Random

from game.engine.outcome import BoardOutcome, Ending, Outcome
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from game.games.block import Block
from tools.bench.design import DealPlayed, Seating
from tools.bench.playing import HandPlayed, shared

MATCHES = 10_000
"""Matches put together from the played hands for the share itself."""
AGAIN, AGAIN_MATCHES = 20, 500
"""How often deals are drawn again for the error of that share, and matches for each time."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error over independent units."""

    value: float
    error: float


def mean(values: Sequence[float]) -> Mean:
    """Over units that are independent of each other."""
    number = len(values)
    if not number:
        return Mean(nan, nan)
    middle = sum(values) / number
    if number == 1:
        return Mean(middle, nan)
    spread = sum((value - middle) ** 2 for value in values) / (number - 1)
    return Mean(middle, sqrt(spread / number))


def deal_points(deal: DealPlayed) -> float:
    """Points a hand of the lone player less the mean of the others', over a deal's hands."""
    return sum(_ahead(at.lone, hand.points) for at, hand in deal.hands) / len(deal.hands)


def _ahead(lone: Seat, points: tuple[int, ...]) -> float:
    own = points[lone]
    return own - (sum(points) - own) / (len(points) - 1)


def deal_share(deal: DealPlayed) -> float:
    """The lone player's share of a deal's hands."""
    return sum(hand.shares[at.lone] for at, hand in deal.hands) / len(deal.hands)


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that ``part`` of all do not exceed."""
    if not values:
        return nan
    return sorted(values)[max(0, ceil(part * len(values)) - 1)]


@dataclass(frozen=True, slots=True)
class Turned:
    """A hand seen from the lone player: it is 0, the others follow clockwise."""

    gains: tuple[tuple[int, int], ...]
    outcome: Outcome


def turned(seats: int, at: Seating, hand: HandPlayed) -> Turned:
    """The hand with the seats counted from the lone player."""
    order = Table(seats).clockwise_from(at.lone)
    place = {seat: number for number, seat in enumerate(order)}
    outcome = hand.outcome
    assert isinstance(outcome, Outcome)
    winner = None if outcome.winner is None else place[outcome.winner]
    seen = Outcome(outcome.ending, winner, (), (), ())
    return Turned(tuple((place[seat], gain) for seat, gain in hand.gains), seen)


class Resampled:
    """Matches put together from hands that were played at no score."""

    def __init__(self, rules: AnyRules, deals: Sequence[DealPlayed]) -> None:
        self._rules = rules
        self._pools = [self._pool(deal) for deal in deals]

    def _pool(self, deal: DealPlayed) -> dict[int, list[Turned]]:
        """By leader, counted from the lone player: the hands of a deal."""
        seats = self._rules.seats
        found: dict[int, list[Turned]] = {}
        for at, hand in deal.hands:
            leads = Table(seats).clockwise_from(at.lone).index(hand.leader)
            found.setdefault(leads, []).append(turned(seats, at, hand))
        return found

    def share(self) -> Mean:
        """The lone player's share of matches; its error from drawing the deals again."""
        rng = Random(0)
        value = self._play(self._pools, MATCHES, rng)
        if len(self._pools) < 2:
            return Mean(value, nan)
        number = len(self._pools)
        others = [
            self._play(rng.choices(self._pools, k=number), AGAIN_MATCHES, rng) for _ in range(AGAIN)
        ]
        middle = sum(others) / AGAIN
        spread = sum((one - middle) ** 2 for one in others) / (AGAIN - 1)
        chance = value * (1 - value)
        deals = max(0.0, spread - chance / AGAIN_MATCHES)
        return Mean(value, sqrt(deals + chance / MATCHES))

    def _play(self, pools: Sequence[dict[int, list[Turned]]], matches: int, rng: Random) -> float:
        by_leader = {
            leader: [hand for pool in pools for hand in pool.get(leader, ())]
            for leader in range(self._rules.seats)
        }
        return sum(self._match(by_leader, rng) for _ in range(matches)) / matches

    def _match(self, by_leader: dict[int, list[Turned]], rng: Random) -> float:
        seats, target = self._rules.seats, self._rules.target
        at_once = dict(self._rules.options).get("finish") == "at-once"
        assert target is not None
        scores = [0] * seats
        leader = rng.randrange(seats)
        while True:
            hand = rng.choice(by_leader[leader])
            for seat, gain in hand.gains:
                scores[seat] += gain
                if at_once and scores[seat] >= target:
                    break
            best = max(scores)
            if best >= target:
                winners = tuple(seat for seat, own in enumerate(scores) if own == best)
                return shared(winners, seats)[0]
            leader = self._next_leader(leader, hand.outcome, rng)

    def _next_leader(self, leader: Seat, outcome: Outcome, rng: Random) -> Seat:
        """Who leads next, as the rules say; a lot falls on every seat alike."""
        if isinstance(self._rules, Block):
            if self._rules.opener == "winner" and outcome.winner is not None:
                return outcome.winner
            return Table(self._rules.seats).next(leader)
        if outcome.ending is Ending.BLOCKED or outcome.winner is None:
            return rng.randrange(self._rules.seats)
        return outcome.winner


def is_game(deals: Sequence[DealPlayed]) -> bool:
    """Whether a hand is the whole match, without points."""
    return any(isinstance(hand.outcome, BoardOutcome) for deal in deals for _, hand in deal.hands)
