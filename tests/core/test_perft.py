"""Positions by depth for fixed deals: finds any change in what may be played.

``data/perft.txt`` holds the deals and the counts. A position counts once for every order of
moves that leads to it; a pass is a move; a finished hand has none. The counts were made twice:
by the rules and by the few lines of :func:`brute` below, which share no code with them. The first
tile of the lot is turned up by seat 0, and so on; the highest leads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.engine.match import begin, first_standing
from game.engine.rules import AnyRules
from game.games.catalogue import CATALOGUE, rules_for
from tests.core.support import DATA, FULL


@dataclass
class Deal:
    """A deal of the file with its counts by depth."""

    name: str = ""
    game: str = ""
    seats: int = 0
    lot: str = ""
    text: str = ""
    counts: dict[int, int] = field(default_factory=dict)

    def rules(self) -> AnyRules:
        return rules_for(self.game, self.seats, {})

    def state(self) -> Any:
        rules = self.rules()
        lines = (("lot", self.lot), ("deal", self.text))
        setup = rules.parse_setup(first_standing(rules), lines)
        return begin(rules, setup).match.state


def read_deals() -> Iterator[Deal]:
    deal = Deal()
    for line in (DATA / "perft.txt").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "name":
            deal = Deal(rest)
        elif word == "rules":
            game, seats = rest.split()
            deal.game, deal.seats = game, int(seats)
        elif word == "lot":
            deal.lot = rest
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


Pair = tuple[int, int]


@dataclass(frozen=True)
class Plain:
    """The table in :func:`brute`: the values at the open ends, and of a spinner what is free.

    ``sides`` names the ends that are sides of the spinner itself, nothing joined there yet.
    """

    ends: tuple[int, ...] = ()
    spinner: int | None = None
    sides: tuple[int, ...] = ()

    def lead(self, pair: Pair, spinners: bool) -> Plain:
        if spinners and pair[0] == pair[1]:
            return Plain(pair, pair[0], (0, 1))
        return Plain(pair)

    def join(self, pair: Pair, end: int, spinners: bool) -> Plain | None:
        value = self.ends[end]
        if value not in pair:
            return None
        outer = pair[0] if pair[1] == value else pair[1]
        ends = (*self.ends[:end], outer, *self.ends[end + 1 :])
        if spinners and self.spinner is None and pair[0] == pair[1]:
            return Plain(ends, value, (end,))
        sides = tuple(one for one in self.sides if one != end)
        if self.sides and not sides:
            assert self.spinner is not None
            ends = (*ends, self.spinner, self.spinner)
        return Plain(ends, self.spinner, sides)


def brute(deal: Deal, deepest: int) -> Counter[int]:
    """Positions at every depth from pairs of numbers alone, for games of chains."""
    drawing, spinners = {"block": (False, False), "all-fives": (True, True)}[deal.game]
    found: Counter[int] = Counter()
    groups = [
        tuple((int(word[0]), int(word[2])) for word in group.split())
        for group in deal.text.split("|")
    ]
    lot = [int(word[0]) + int(word[2]) for word in deal.lot.split()]

    def walk(
        hands: tuple[tuple[Pair, ...], ...],
        stock: tuple[Pair, ...],
        turn: int,
        table: Plain,
        passes: int,
        depth: int,
    ) -> None:
        found[depth] += 1
        if depth == deepest or passes == len(hands) or not all(hands):
            return
        after = (turn + 1) % len(hands)
        tables: list[tuple[Pair, Plain]] = []
        for pair in hands[turn]:
            if not table.ends:
                tables.append((pair, table.lead(pair, spinners)))
            for end in range(len(table.ends)):
                joined = table.join(pair, end, spinners)
                if joined is not None:
                    tables.append((pair, joined))
        for pair, grown in tables:
            left = tuple(tuple(one for one in hand if one != pair) for hand in hands)
            walk(left, stock, after, grown, 0, depth + 1)
        if not tables and drawing and stock:
            more = tuple(
                (*hand, stock[0]) if seat == turn else hand for seat, hand in enumerate(hands)
            )
            walk(more, stock[1:], turn, table, passes, depth + 1)
        elif not tables:
            walk(hands, stock, after, table, passes + 1, depth + 1)

    walk(tuple(groups[:-1]), groups[-1], lot.index(max(lot)), Plain(), 0, 0)
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
    assert brute(deal, max(deal.counts)) == deal.counts
