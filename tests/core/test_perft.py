"""Positions by depth for fixed deals: finds any change in what may be played.

``data/perft.txt`` holds the deals and the counts. A position counts once for every order of
moves that leads to it; a pass is a move; a finished hand has none. The counts were made twice:
by the rules and by the few lines of :func:`brute` below, which share no code with them. The first
tile of the lot is turned up by seat 0, and so on; the highest leads. A game on the board is
counted after the moves of ``after``, where its board is full enough for captures and splits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.engine.match import begin, first_standing
from game.engine.moves import parse_move
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
    start: str = ""
    piles: str = ""
    after: tuple[str, ...] = ()
    counts: dict[int, int] = field(default_factory=dict)

    def rules(self) -> AnyRules:
        return rules_for(self.game, self.seats, {})

    def state(self) -> Any:
        rules = self.rules()
        lines = (("lot", self.lot), ("deal", self.text))
        if self.piles:
            lines = (("start", self.start), ("piles", self.piles))
        setup = rules.parse_setup(first_standing(rules), lines)
        state = begin(rules, setup).match.state
        for move in self.after:
            state = rules.apply(state, parse_move(move)).state
        return state


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
        elif word == "start":
            deal.start = rest
        elif word == "piles":
            deal.piles = rest
        elif word == "after":
            deal.after = tuple(rest.split())
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
    drawing, spinners = deal.game != "block", deal.game == "all-fives"
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


Spot = tuple[int, int]
Racks = list[tuple[str, ...]]
Board = dict[Spot, int]
"""Row and column from 0, and the colour that lies there."""


def parts(spots: set[Spot]) -> int:
    """Into how many parts a set of spots falls, joined along rows and columns."""
    left, found = set(spots), 0
    while left:
        found += 1
        edge = [left.pop()]
        while edge:
            row, column = edge.pop()
            for spot in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if spot in left:
                    left.remove(spot)
                    edge.append(spot)
    return found


def fits(label: str, spot: Spot) -> bool:
    row, column = spot
    if label == "*":
        return True
    if label[0] == "s":
        return label == f"s{row // 3 * 3 + column // 3 + 1}"
    return label in ("ABCDEFGHI"[row], str(column + 1))


def may_lie(board: Board, own: tuple[int, ...], spot: Spot) -> bool:
    """Whether a tile of a seat with these colours may go there: empty, or a fair capture."""
    there = board.get(spot)
    if there is None:
        return True
    if there in own:
        return False
    colour = {one for one in board if board[one] == there}
    return parts(colour - {spot}) <= parts(colour)


def brute_board(deal: Deal, deepest: int) -> Counter[int]:
    """Positions at every depth from letters and pairs of numbers alone, for the board."""
    found: Counter[int] = Counter()
    colours_of: tuple[tuple[int, ...], ...] = {
        2: ((0, 2), (1, 3)),
        3: ((0,), (1,), (2,)),
        4: ((0,), (1,), (2,), (3,)),
        5: ((0,), (1,), (2,), (3,), (4,)),
    }[deal.seats]
    piles = [group.split() for group in deal.piles.split("|")]
    racks = [tuple(pile[:5]) for pile in piles]
    stocks = [tuple(pile[5:]) for pile in piles]
    board: Board = {}
    turn = int(deal.start) - 1

    def places(board: Board, racks: Racks, turn: int) -> list[tuple[int, str, Spot]]:
        return [
            (colour, label, (row, column))
            for colour in colours_of[turn]
            if len(racks[colour]) == 5
            for label in racks[colour]
            for row in range(9)
            for column in range(9)
            if fits(label, (row, column)) and may_lie(board, colours_of[turn], (row, column))
        ]

    def put(racks: Racks, stocks: Racks, colour: int, label: str) -> tuple[Racks, Racks]:
        racks, stocks = list(racks), list(stocks)
        kept = tuple(one for one in racks[colour] if one != label)
        racks[colour] = (*kept, *stocks[colour][:1])
        stocks[colour] = stocks[colour][1:]
        return racks, stocks

    for word in deal.after:
        colour, label, row, column = int(word[0]) - 1, word[2:-3], word[-2], word[-1]
        racks, stocks = put(racks, stocks, colour, label)
        board["ABCDEFGHI".index(row), int(column) - 1] = colour
        turn = (turn + 1) % deal.seats

    def walk(
        board: Board,
        racks: Racks,
        stocks: Racks,
        turn: int,
        depth: int,
    ) -> None:
        for colour, label, spot in places(board, racks, turn):
            found[depth] += 1
            if depth < deepest:
                left, less = put(racks, stocks, colour, label)
                walk({**board, spot: colour}, left, less, (turn + 1) % deal.seats, depth + 1)

    walk(board, racks, stocks, turn, 1)
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
    count = brute_board if deal.piles else brute
    assert count(deal, max(deal.counts)) == deal.counts
