"""Hands, deals and matches played to the end, and what is noted of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

from game.engine.errors import IllegalMove
from game.engine.outcome import BoardOutcome, Outcome
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from tools.bench.competitors import Competitor

Gain = tuple[Seat, int]
"""A seat and what was added to its score."""


@dataclass(slots=True)
class Watched:
    """What is noted of one player's moves: times in ms, illegal moves, moves cut by time.

    Only moves with a real choice are timed and counted.
    """

    times: list[float] = field(default_factory=list)
    illegal: int = 0
    cut: int = 0

    def add(self, other: Watched) -> None:
        """Take over what another has noted."""
        self.times.extend(other.times)
        self.illegal += other.illegal
        self.cut += other.cut


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """A finished hand: what was added to the scores, in order, and how it ended."""

    leader: Seat
    gains: tuple[Gain, ...]
    outcome: Outcome | BoardOutcome

    @property
    def points(self) -> tuple[int, ...]:
        """By seat: points of the hand, in play and at the settlement."""
        total = [0] * len(self.outcome.scores)
        for seat, gain in self.gains:
            total[seat] += gain
        return tuple(total)

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: its share of the hand.

        Of Blockers! the winners share it. Else most points win it; of equals the winner that
        the rules name, and without one they share it.
        """
        if isinstance(self.outcome, BoardOutcome):
            winners: tuple[Seat, ...] = self.outcome.winners
        else:
            points = self.points
            best = max(points)
            winners = tuple(seat for seat, own in enumerate(points) if own == best)
            if self.outcome.winner in winners:
                winners = (self.outcome.winner,)
        return shared(winners, len(self.outcome.scores))


def shared(winners: tuple[Seat, ...], seats: int) -> tuple[float, ...]:
    """By seat: its share of one victory."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Tables:
    """The seats of a bench: one player alone among others that are all the same.

    ``watched``: whether the moves of the lone player are noted, or those of the others.
    """

    rules: AnyRules
    lone: Competitor
    many: Competitor
    watched: bool = True

    def seated(self, at: Seat) -> tuple[Competitor, ...]:
        """By seat, with the lone player at ``at``."""
        return tuple(self.lone if seat == at else self.many for seat in Table(self.rules.seats))

    def noted(self, at: Seat, seat: Seat) -> bool:
        """Whether the moves of ``seat`` are noted while the lone player sits at ``at``."""
        return (seat == at) is self.watched


def play_hand(
    tables: Tables, at: Seat, state: Any, key: str, notes: Watched
) -> tuple[HandPlayed, Any]:
    """Play from the first state of a hand to its end, the lone player at ``at``.

    Chance in the players depends on ``key`` and the ply alone. A player that makes an illegal
    move has it noted, and the first legal one is played.
    """
    rules, seated = tables.rules, tables.seated(at)
    chance = int.from_bytes(sha256(key.encode()).digest()[:6], "big")
    gains: list[Gain] = []
    while state.outcome is None:
        seat = state.mover
        legal = rules.legal(state)
        before = state.scores
        if len(legal) == 1:
            state = rules.apply(state, legal[0]).state
        else:
            own = notes if tables.noted(at, seat) else Watched()
            seed = chance + len(state.moves)
            state = _moved(rules, seated[seat], state, legal, seed, own)
        gains.extend(_gains(before, state.scores))
    outcome = state.outcome
    if isinstance(outcome, Outcome):
        gains.extend(_gains(state.scores, outcome.scores))
    return HandPlayed(state.leader, tuple(gains), outcome), state


def _moved(
    rules: AnyRules, player: Competitor, state: Any, legal: Any, seed: int, notes: Watched
) -> Any:
    sight = state if player.sees_all else rules.observe(state, state.mover)
    begun = perf_counter()
    chosen = player.choose(sight, legal, seed)
    notes.times.append((perf_counter() - begun) * 1000)
    notes.cut += chosen.cut
    try:
        return rules.apply(state, chosen.move).state
    except IllegalMove:
        notes.illegal += 1
        return rules.apply(state, legal[0]).state


def _gains(before: Sequence[int], after: Sequence[int]) -> list[Gain]:
    return [
        (seat, new - old)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if new != old
    ]
