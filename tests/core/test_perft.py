"""Positions by depth for fixed deals: finds any change in what may be played.

``data/perft.txt`` holds the deals and the counts. A position counts once for every order of
moves that leads to it; a pass is a move; a finished hand has none. The counts were made twice:
by the rules and by the few lines of :func:`brute` below, which share no code with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.engine.rules import AnyRules
from game.games.catalogue import CATALOGUE, rules_for
from tests.core.support import DATA, FULL, later_hand


@dataclass
class Deal:
    """A deal of the file with its counts by depth."""

    name: str = ""
    game: str = ""
    seats: int = 0
    leader: int = 0
    text: str = ""
    counts: dict[int, int] = field(default_factory=dict)

    def rules(self) -> AnyRules:
        return rules_for(self.game, self.seats, {})

    def state(self) -> Any:
        rules = self.rules()
        standing = later_hand(rules, self.leader)
        setup = rules.parse_setup(standing, (("deal", self.text),))
        return rules.start(standing, setup).state


def read_deals() -> Iterator[Deal]:
    deal = Deal()
    for line in (DATA / "perft.txt").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "name":
            deal = Deal(rest)
        elif word == "rules":
            game, seats, leader = rest.split()
            deal.game, deal.seats, deal.leader = game, int(seats), int(leader)
        elif word == "deal":
            deal.text = rest
        elif word in ("count", "slow"):
            depth, count = map(int, rest.split())
            if word == "count" or FULL:
                deal.counts[depth] = count
        elif word == "end":
            yield deal
        else:
            assert not line or line.startswith("#"), line


DEALS = list(read_deals())
every_deal = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: str(deal.name))


def perft(rules: AnyRules, state: Any, deepest: int) -> Counter[int]:
    """Positions at every depth down to ``deepest``, by the rules."""
    found: Counter[int] = Counter()

    def walk(state: Any, depth: int) -> None:
        for move in rules.legal(state):
            found[depth] += 1
            if depth < deepest:
                walk(rules.apply(state, move).state, depth + 1)

    walk(state, 1)
    return found


def by_first_move(rules: AnyRules, state: Any, depth: int) -> Iterator[str]:
    """The positions at one depth for each first move, a line each."""
    for move in rules.legal(state):
        after = rules.apply(state, move).state
        yield f"  {move}: {perft(rules, after, depth - 1)[depth - 1] if depth > 1 else 1}"


Hands = tuple[frozenset[tuple[int, int]], ...]


def brute(deal: Deal, deepest: int) -> Counter[int]:
    """Positions at every depth, from pairs of numbers alone."""
    found: Counter[int] = Counter()
    groups = deal.text.split("|")[: deal.seats]
    dealt = tuple(
        frozenset((int(word[0]), int(word[2])) for word in group.split()) for group in groups
    )

    def walk(
        hands: Hands, turn: int, ends: tuple[int, int] | None, passes: int, depth: int
    ) -> None:
        found[depth] += 1
        if depth == deepest or passes == len(hands) or not all(hands):
            return
        after = (turn + 1) % len(hands)
        stuck = True
        for pair in hands[turn]:
            left = tuple(hand - {pair} for hand in hands)
            for one, other in {pair, pair[::-1]}:
                if ends is None:
                    stuck = False
                    walk(left, after, pair, 0, depth + 1)
                    break
                if one == ends[0]:
                    stuck = False
                    walk(left, after, (other, ends[1]), 0, depth + 1)
                if one == ends[1]:
                    stuck = False
                    walk(left, after, (ends[0], other), 0, depth + 1)
        if stuck:
            walk(hands, after, ends, passes + 1, depth + 1)

    walk(dealt, deal.leader, None, 0, 0)
    del found[0]
    return found


def test_every_game_and_number_of_seats_has_counts() -> None:
    wanted = {(entry.game, seats) for entry in CATALOGUE for seats in entry.seats}
    assert {(deal.game, deal.seats) for deal in DEALS} == wanted


@every_deal
def test_perft(deal: Deal) -> None:
    rules, state = deal.rules(), deal.state()
    found = perft(rules, state, max(deal.counts))
    for depth, count in deal.counts.items():
        if found[depth] != count:
            listed = "\n".join(by_first_move(rules, state, depth))
            pytest.fail(f"{deal.name}, depth {depth}: {found[depth]}, not {count}\n{listed}")


@every_deal
def test_perft_without_the_rules(deal: Deal) -> None:
    """Only for games that the few lines of :func:`brute` describe."""
    if deal.game == "block":
        assert brute(deal, max(deal.counts)) == deal.counts
