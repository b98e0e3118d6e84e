"""Which hands a bench plays: every deal with the lone player in every seat, every seat leading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.deal import SECRET_BYTES, Shuffler, hand_seed, mix_secret
from game.engine.match import begin, deal_next, first_standing, next_standing
from game.engine.outcome import Ending, Outcome, Standing
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from game.games.blockers_state import BlockersSetup
from game.games.catalogue import rules_for
from tools.bench.competitors import competitor
from tools.bench.playing import HandPlayed, Tables, Watched, play_hand, shared


@dataclass(frozen=True, slots=True)
class Setting:
    """A pairing and all that decides its hands; goes to other processes as it is.

    ``lone_reference``: one reference among candidates, else one candidate among references.
    ``all_lead``: every deal is played with every seat leading; else with one, which goes
    round from deal to deal. ``work`` replaces parts of the candidate's budget.
    """

    game: str
    players: int
    candidate: str
    versus: str
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    work: Mapping[str, int] = field(default_factory=dict)
    seconds: float | None = None
    lone_reference: bool = False
    all_lead: bool = True

    @property
    def rules(self) -> AnyRules:
        """The rules that are played."""
        return rules_for(self.game, self.players, self.options)

    def tables(self) -> Tables:
        """The players; raises ToolError for a name that is not known."""
        rules = self.rules
        own = competitor(self.candidate, rules, self.work, self.seconds)
        other = competitor(self.versus, rules)
        return (
            Tables(rules, other, own, False) if self.lone_reference else Tables(rules, own, other)
        )

    def against(self, candidate: str) -> Setting:
        """The same hands for another candidate, with its own budget."""
        return replace(self, candidate=candidate, work={})


@dataclass(frozen=True, slots=True)
class Seating:
    """Where the lone player sits, and who leads."""

    lone: Seat
    leader: Seat


def seatings(setting: Setting, deal: int) -> Iterator[Seating]:
    """All hands of a deal: every seat for the lone player with the same leaders."""
    table = Table(setting.players)
    leaders = tuple(table) if setting.all_lead else (deal % setting.players,)
    for leader in leaders:
        for lone in table:
            yield Seating(lone, leader)


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """The hands of one deal with their seatings, and what was noted of the candidate."""

    hands: tuple[tuple[Seating, HandPlayed], ...]
    notes: Watched


def play_deal(setting: Setting, tables: Tables, deal: int) -> DealPlayed:
    """Play deal number ``deal`` in all seatings; chance is the same in all that lead alike."""
    rules = setting.rules
    shuffle = Shuffler(hand_seed(secret(setting, "deals"), deal))
    notes = Watched()
    hands = []
    for seating in seatings(setting, deal):
        state = led_by(rules, seating.leader, shuffle)
        key = f"{setting.seed} deal {deal} leader {seating.leader}"
        hand, _ = play_hand(tables, seating.lone, state, key, notes)
        hands.append((seating, hand))
    return DealPlayed(tuple(hands), notes)


def secret(setting: Setting, purpose: str) -> bytes:
    """The secret behind all deals of a seed for one purpose."""
    return mix_secret(setting.seed.to_bytes(SECRET_BYTES, "big"), f"bench {purpose}")


def led_by(rules: AnyRules, leader: Seat, shuffle: Shuffler) -> Any:
    """The first state of a hand at no score, led by ``leader``.

    A hand before it is made up so that the rules hand the lead to that seat.
    """
    table = Table(rules.seats)
    nothing = (0,) * rules.seats
    before = Outcome(Ending.DOMINO, leader, nothing, nothing, nothing)
    standing = Standing(1, nothing, table.clockwise_from(leader)[-1], before)
    setup = rules.set_up(standing, shuffle)
    if isinstance(setup, BlockersSetup):
        setup = replace(setup, starter=leader)
    return rules.start(standing, setup).state


@dataclass(frozen=True, slots=True)
class MatchPlayed:
    """By seating of the lone player: its share of the match. All have the same deals."""

    shares: tuple[float, ...]
    hands: int
    notes: Watched


def play_match(setting: Setting, tables: Tables, number: int) -> MatchPlayed:
    """Play a real match with the lone player in every seat; the secret is the same for all."""
    hidden = secret(setting, f"match {number}")
    notes = Watched()
    hands, shares = 0, []
    for lone in Table(setting.players):
        found, played = _one_match(setting, tables, lone, number, hidden, notes)
        shares.append(found)
        hands += played
    return MatchPlayed(tuple(shares), hands, notes)


def _one_match(
    setting: Setting, tables: Tables, lone: Seat, number: int, hidden: bytes, notes: Watched
) -> tuple[float, int]:
    rules = setting.rules
    setup = rules.set_up(first_standing(rules), Shuffler(hand_seed(hidden, 0)))
    match = begin(rules, setup).match
    hand = 0
    while True:
        key = f"{setting.seed} match {number} hand {hand}"
        _, state = play_hand(tables, lone, match.state, key, notes)
        result = rules.result(state.outcome)
        hand += 1
        if result is not None:
            return shared(result.winners, rules.seats)[lone], hand
        match = replace(match, state=state)
        setup = rules.set_up(next_standing(match), Shuffler(hand_seed(hidden, hand)))
        match = deal_next(match, setup).match
