"""Guessed worlds of All Fives: judged by a second reading of the public moves.

The other reading knows no groups: every tile that a seat has had came with the deal or with
one of its draws and left with its own placement or never. While it was there, no draw and no
pass of its owner may have found it fitting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from math import comb, factorial
from random import Random

import pytest

from game.engine.chain import Chain
from game.engine.moves import DRAW, Draw, Pass, Play
from game.engine.seats import Seat
from game.engine.tile import FULL_SET, Tile, tile
from game.games.all_fives import AllFives, all_fives
from game.games.deduction import read_moves, unseen_worlds
from game.games.domino_state import DominoObservation, DominoState
from game.games.dominoes import parse_tiles
from tests.core.fives import fives, moments
from tests.core.support import FULL, plausible, rest_of, run

NEVER = 999
OPTIONS: list[dict[str, str]] = [
    {},
    {"opener": "highest-double"},
    {"deal": "5-5-5", "floor": "1"},
    {"spinner": "none", "floor": "2", "opener": "highest-double", "deal": "7-5-5"},
]

SMALL: list[dict[str, str]] = [{}, {"opener": "highest-double", "floor": "1"}]
"""For these all deals can be tried in the normal run."""


# --- The second reading ---------------------------------------------------------------


@dataclass
class Past:
    """What all have seen of one seat. ``came``: when its tiles came, 0 for the deal."""

    came: list[int] = field(default_factory=list)
    left: dict[Tile, int] = field(default_factory=dict)
    nothing: list[tuple[int, set[int]]] = field(default_factory=list)

    def possible(self, one: Tile, came: int) -> bool:
        """Whether ``one`` can have come then and stayed until it was played."""
        gone = self.left.get(one, NEVER)
        return came < gone and not any(
            came < when < gone and {one.low, one.high} & values for when, values in self.nothing
        )


def values_after(rules: AllFives, known: DominoObservation) -> list[set[int]]:
    """The open values after each move."""
    chain, found = Chain(), []
    for move in known.moves:
        chain = rules.place(chain, move) if isinstance(move, Play) else chain
        found.append(set(chain.values))
    return found


def pasts(rules: AllFives, known: DominoObservation) -> list[Past]:
    """The second reading, by seat; moments are counted from 1, the deal is 0."""
    found = [Past() for _ in known.counts]
    seat, values = known.leader, set[int]()
    opened = values_after(rules, known)
    for when, move in enumerate(known.moves, start=1):
        if isinstance(move, (Draw, Pass)):
            found[seat].nothing.append((when, values))
        if isinstance(move, Draw):
            found[seat].came.append(when)
            continue
        if isinstance(move, Play):
            found[seat].left[move.tile] = when
        values = opened[when - 1]
        seat = (seat + 1) % len(known.counts)
    for past, count in zip(found, known.counts, strict=True):
        past.came += [0] * (count + len(past.left) - len(past.came))
    return found


def rank(one: Tile) -> tuple[bool, int, int]:
    """How strongly a tile asks to be led: doubles, then pips, then the higher half."""
    return (one.low == one.high, one.low + one.high, max(one.low, one.high))


def contradiction(rules: AllFives, known: DominoObservation, world: DominoState) -> str:
    """Why a guessed world can't be; nothing when it can."""
    everything = [*known.chain.tiles, *world.undealt]
    everything += [one for hand in world.hands for one in hand]
    if sorted(everything) != list(FULL_SET):
        return "tiles are lost or doubled"
    if set(world.hands[known.seat]) != set(known.tiles):
        return "the own hand has changed"
    if tuple(map(len, world.hands)) != known.counts or len(world.undealt) != known.undealt:
        return "the numbers are wrong"
    led = known.chain.lead if known.opening else None
    for seat, past in enumerate(pasts(rules, known)):
        if seat != known.seat and not assignable(past, world.hands[seat], led):
            return f"seat {seat} can't have come to {' '.join(map(str, world.hands[seat]))}"
    return ""


def assignable(past: Past, hand: tuple[Tile, ...], led: Tile | None) -> bool:
    """Whether every tile a seat has had can be given a time at which it came: a matching."""
    holds: dict[int, Tile] = {}

    def place(one: Tile, tried: set[int]) -> bool:
        for at, came in enumerate(past.came):
            outranks = led is not None and came == 0 and rank(one) > rank(led)
            if at in tried or outranks or not past.possible(one, came):
                continue
            tried.add(at)
            if at not in holds or place(holds[at], tried):
                holds[at] = one
                return True
        return False

    return all(place(one, set()) for one in (*hand, *past.left))


@pytest.mark.parametrize(
    ("hand", "verdict"),
    [
        # Two dealt tiles fit neither 6 nor 4; the one drawn may.
        ("2-2 3-3 1-1", ""),
        ("2-2 3-3 6-0", ""),
        ("2-2 6-0 3-3", ""),
        ("2-2 4-0 6-0", "seat 1 can't have come to 2-2 4-0 6-0"),
        ("2-2 3-3", "the numbers are wrong"),
        ("2-2 3-3 5-5", "tiles are lost or doubled"),
    ],
)
def test_the_second_reading_finds_contradictions(hand: str, verdict: str) -> None:
    rules = all_fives(2)
    state = fives(rules, "6-6 5-5 | 2-2 3-3", "6-4", mover=1)
    state = rules.apply(state, DRAW).state
    known = rules.observe(state, 0)
    held = parse_tiles(hand)
    undealt = rest_of(*state.chain.tiles, *state.hands[0], *held)
    world = replace(state, hands=(state.hands[0], held), undealt=undealt)
    assert contradiction(rules, known, world) == verdict


# --- Sampled worlds -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_sampled_world_contradicts_what_was_seen(seats: int) -> None:
    wanted = (10_000 if FULL else 500) // len(OPTIONS)
    for at, options in enumerate(OPTIONS):
        rules = all_fives(seats, options)
        rng = Random(seats * 10 + at)
        sampled = drawn = 0
        seed = 0
        while sampled < wanted:
            seed += 1
            for state in moments(rules, seed, rng):
                # Where something has been drawn there is more to get wrong.
                if rng.random() > (0.6 if DRAW in state.moves else 0.1):
                    continue
                known = rules.observe(state, rng.randrange(seats))
                world = rules.guess(known, rng)
                assert contradiction(rules, known, world) == "", (seed, known.moves)
                if state.outcome is None:
                    assert rules.observe(world, known.seat) == known
                    assert rules.legal(world)
                sampled += 1
                drawn += DRAW in known.moves
        assert drawn > wanted / 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_true_hands_never_contradict(seats: int) -> None:
    """The second reading itself accepts every real position."""
    for at, options in enumerate(OPTIONS):
        rules = all_fives(seats, options)
        for state in moments(rules, 40 + at, Random(at)):
            for seat in range(seats):
                known = rules.observe(state, seat)
                assert contradiction(rules, known, state) == ""
                if state.outcome is None:
                    assert unseen_worlds(known, read_moves(known, rules.place)).number > 0


# --- Against trying everything --------------------------------------------------------

World = tuple[frozenset[Tile], ...]


def every_deal(rules: AllFives, known: DominoObservation) -> Counter[World]:
    """In how many deals each world ends: hands as sets, drawn tiles in their order.

    Every tile that ``known.seat`` has not had is tried in every place; the public moves are
    then played over it.
    """
    seats = len(known.counts)
    others = [seat for seat in range(seats) if seat != known.seat]
    past = pasts(rules, known)
    # Who drew, in the order of the draws.
    draws = sorted((when, seat) for seat in others for when in past[seat].came if when)
    unknown = [one for one in FULL_SET if one not in known.tiles]
    unknown = [one for one in unknown if one not in past[known.seat].left]
    sizes = [past[seat].came.count(0) for seat in others]
    must: list[set[Tile]] = [set(past[seat].left) for seat in others]
    opened = values_after(rules, known)
    found: Counter[World] = Counter()
    for drawn in permutations(unknown, len(draws)):
        if any(
            not past[seat].possible(one, when)
            for one, (when, seat) in zip(drawn, draws, strict=True)
        ):
            continue
        left = [one for one in unknown if one not in drawn]
        for hands in shares(left, sizes, [one - set(drawn) for one in must]):
            start = {seat: set(hand) for seat, hand in zip(others, hands, strict=True)}
            if known.opening:
                led = known.chain.lead
                assert led is not None
                if any(rank(one) > rank(led) for hand in hands for one in hand):
                    continue
            end = played_over(known, opened, start, list(drawn))
            if end is not None:
                found[tuple(frozenset(end[seat]) for seat in others)] += 1
    return found


def shares(
    left: list[Tile], sizes: list[int], must: list[set[Tile]]
) -> Iterator[tuple[tuple[Tile, ...], ...]]:
    """All ways to deal hands of ``sizes`` that hold at least what they must."""
    if not sizes:
        yield ()
        return
    later = set().union(*must[1:])
    free = [one for one in left if one not in must[0] and one not in later]
    for more in combinations(free, sizes[0] - len(must[0])) if sizes[0] >= len(must[0]) else ():
        hand = (*must[0], *more)
        rest = [one for one in left if one not in hand]
        for hands in shares(rest, sizes[1:], must[1:]):
            yield (hand, *hands)


def played_over(
    known: DominoObservation,
    opened: list[set[int]],
    hands: dict[Seat, set[Tile]],
    drawn: list[Tile],
) -> dict[Seat, set[Tile]] | None:
    """The hands after the public moves, None where one of them was not allowed."""
    seat, values = known.leader, set[int]()
    for move, after in zip(known.moves, opened, strict=True):
        hand = hands.get(seat)
        if isinstance(move, Play):
            if hand is not None:
                if move.tile not in hand:
                    return None
                hand.remove(move.tile)
        elif hand is not None and any({one.low, one.high} & values for one in hand):
            return None
        if isinstance(move, Draw):
            if hand is not None:
                hand.add(drawn.pop(0))
            continue
        values = after
        seat = (seat + 1) % len(known.counts)
    return hands


def orders(known: DominoObservation) -> int:
    """In how many orders the tiles drawn in the same turns can have come.

    The last tile of a turn is the one that was played, so it has its place, unless the turn
    was passed; in a turn that still goes on it is the one that may fit.
    """
    found, seat, run = 1, known.leader, 0
    for move in known.moves:
        if isinstance(move, Draw):
            run += 1
            continue
        if seat != known.seat and run:
            found *= factorial(run if isinstance(move, Pass) else run - 1)
        seat, run = (seat + 1) % len(known.counts), 0
    return found * (factorial(run - 1) if run and seat != known.seat else 1)


def tries(known: DominoObservation, past: list[Past]) -> float:
    """About how many deals have to be tried."""
    others = [seat for seat in range(len(known.counts)) if seat != known.seat]
    draws = sum(1 for seat in others for when in past[seat].came if when)
    unseen = known.undealt + sum(known.counts[seat] for seat in others)
    unknown = unseen + sum(len(past[seat].left) for seat in others)
    ways = 1.0
    for at in range(draws):
        ways *= unknown - at
    return ways * 3.0 ** min(unseen, 6)


def late_moments(
    rules: AllFives, few: int, limit: float, wanted: int
) -> Iterator[tuple[DominoObservation, DominoState]]:
    """Moments after draws of the others, where 2 to ``few`` worlds are left."""
    seed = 0
    while wanted:
        seed += 1
        for state in moments(rules, seed, Random(seed)):
            if state.outcome is not None or Draw() not in state.moves:
                continue
            seat = (state.mover + seed) % rules.seats
            known = rules.observe(state, seat)
            past = pasts(rules, known)
            others = [other for other in range(rules.seats) if other != seat]
            if not any(past[other].came.count(0) < len(past[other].came) for other in others):
                continue
            if tries(known, past) > limit:
                continue
            number = unseen_worlds(known, read_moves(known, rules.place)).number
            if 2 <= number <= few:
                yield known, state
                wanted -= 1
                break


def test_a_tile_above_the_demanded_lead_was_drawn() -> None:
    """Seat 1 draws twice, plays 2-0 and later 6-6. Nobody was dealt a double above 2-2.

    So 6-6 is the tile drawn first, and the two tiles left were dealt: no 2, for none fitted,
    and none of 3-3, 4-4, 5-5. Of 22 unseen tiles four show a 2, which leaves 15.
    """
    rules = all_fives(2, {"opener": "highest-double"})
    state = fives(
        rules, "2-2 6-2 4-1 5-3 | 1-0 1-1", boneyard="6-6 2-0 4-4 5-4", must_lead=tile(2, 2)
    )
    state, _ = run(rules, state, "2-2 draw draw 2-0< 6-2> 6-6>")
    known = rules.observe(replace(state, undealt=rest_of()[:20]), 0)
    assert (len(known.tiles), known.counts, len(known.chain.tiles)) == (2, (2, 2), 4)
    assert unseen_worlds(known, read_moves(known, rules.place)).number == comb(15, 2)


@pytest.mark.parametrize(
    "options",
    [*SMALL, *OPTIONS[2:]] if FULL else SMALL,
    ids=lambda one: "-".join(one.values()) or "plain",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_are_counted_and_drawn_as_trying_everything_finds(
    seats: int, options: dict[str, str]
) -> None:
    rules = all_fives(seats, options)
    few, limit, number = (200, 1e5, 5) if FULL else (40, 6e3, 1)
    for known, state in late_moments(rules, few, limit, number):
        others = [seat for seat in range(seats) if seat != known.seat]
        wanted = every_deal(rules, known)
        true = tuple(frozenset(state.hands[seat]) for seat in others)
        assert wanted[true]
        counted = unseen_worlds(known, read_moves(known, rules.place)).number
        assert sum(wanted.values()) == counted * orders(known), known
        rng = Random(counted)
        total, times = sum(wanted.values()), 20 * len(wanted)
        got = Counter(
            tuple(frozenset(world.hands[seat]) for seat in others)
            for world in (rules.guess(known, rng) for _ in range(times))
        )
        assert set(got) <= set(wanted)
        if len(wanted) > 1:
            kinds = list(wanted)
            expected = [wanted[world] * times / total for world in kinds]
            assert plausible([got[world] for world in kinds], expected)
