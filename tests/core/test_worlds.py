"""Guessed worlds: as many as there are, each equally likely, none against what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from math import comb
from random import Random

import pytest

from game.engine.events import Passed, Played
from game.engine.match import first_standing
from game.engine.seats import Seat
from game.engine.tile import FULL_SET, Tile
from game.engine.worlds import Worlds
from game.games.block import Block, block, place
from game.games.deduction import read_moves, unseen_worlds
from game.games.domino_state import DominoObservation, DominoState
from game.games.dominoes import opening_tile
from tests.core.support import FULL, hands_of, plausible, position, rest_of, setup_of, start

# --- Sharing out in general -------------------------------------------------------------

SHARES = [
    # places of each thing, room of each holder
    (((0, 1), (0, 1), (0, 1)), (1, 2)),
    (((0,), (0, 1), (0, 1)), (2, 1)),
    (((0, 1, 2),) * 6, (2, 2, 2)),
    (((0, 2), (1, 2), (0, 1, 2), (2,), (0, 1), (0, 1, 2)), (1, 2, 3)),
    (((0, 1), (1, 2), (0, 2), (0, 1, 2), (1,)), (2, 3, 0)),
    (((0, 1, 2, 3),) * 4, (1, 1, 1, 1)),
    (((0,), (0,), (1,)), (1, 2)),
    ((), ()),
]


def every_share(
    places: tuple[tuple[int, ...], ...], room: tuple[int, ...]
) -> set[tuple[frozenset[int], ...]]:
    """All worlds, found by trying everything."""
    found = set()
    for holders in product(*places):
        if all(holders.count(holder) == size for holder, size in enumerate(room)):
            piles = [
                frozenset(thing for thing, at in enumerate(holders) if at == holder)
                for holder in range(len(room))
            ]
            found.add(tuple(piles))
    return found


@pytest.mark.parametrize(("places", "room"), SHARES)
def test_worlds_are_counted_and_drawn_uniformly(
    places: tuple[tuple[int, ...], ...], room: tuple[int, ...]
) -> None:
    wanted = every_share(places, room)
    worlds = Worlds(tuple(range(len(places))), places, room)
    assert worlds.number == len(wanted)
    if not wanted:
        with pytest.raises(ValueError, match="no world"):
            worlds.draw(Random(1))
        return
    rng = Random(7)
    count = Counter(tuple(map(frozenset, worlds.draw(rng))) for _ in range(30 * len(wanted)))
    assert set(count) <= wanted
    if len(wanted) > 1:
        assert plausible([count[world] for world in wanted], [30.0] * len(wanted))


def test_worlds_need_as_many_places_as_things() -> None:
    with pytest.raises(ValueError, match="as many places"):
        Worlds((1, 2), ((0,), (0,)), (1,))


def test_same_generator_draws_the_same_world() -> None:
    worlds = Worlds(tuple(range(8)), ((0, 1, 2),) * 8, (2, 3, 3))
    assert worlds.draw(Random(3)) == worlds.draw(Random(3))


# --- What a seat can't see, found by trying everything ----------------------------------

World = tuple[frozenset[Tile], ...]


def passed_on(rules: Block, deal: DominoState, state: DominoState) -> list[set[int]]:
    """By seat: the numbers it has passed on, as its events told."""
    known: list[set[int]] = [set() for _ in state.hands]
    for move in state.moves:
        step = rules.apply(deal, move)
        deal = step.state
        for event in step.events:
            if isinstance(event, Passed):
                known[event.seat].update(event.values)
            else:
                assert isinstance(event, Played)
    return known


def rank(one: Tile) -> tuple[int, int, int]:
    """How strongly a tile asks to be led: doubles, then pips, then the higher half."""
    return (1 if one.low == one.high else 0, one.low + one.high, max(one.low, one.high))


def every_world(rules: Block, deal: DominoState, state: DominoState, seat: Seat) -> set[World]:
    """The hands by seat in all worlds that agree with what ``seat`` knows."""
    known = passed_on(rules, deal, state)
    unseen = rest_of(*state.hands[seat], *state.chain.tiles)
    others = [other for other in range(len(state.hands)) if other != seat]
    sizes = [len(state.hands[other]) for other in others]

    def share(left: tuple[Tile, ...], sizes: list[int]) -> Iterator[tuple[frozenset[Tile], ...]]:
        if not sizes:
            yield ()
            return
        for held in combinations(left, sizes[0]):
            for more in share(tuple(one for one in left if one not in held), sizes[1:]):
                yield (frozenset(held), *more)

    found = set()
    for piles in share(unseen, sizes):
        hands = [frozenset(state.hands[seat])] * len(state.hands)
        for other, pile in zip(others, piles, strict=True):
            hands[other] = pile
        agrees = all(
            not {one.low, one.high} & known[other] for other in others for one in hands[other]
        )
        if agrees and deal.must_lead is not None:
            # Who leads showed the highest of all tiles dealt to hands.
            held = [one for hand in hands for one in hand]
            lead = state.chain.lead
            assert lead is not None
            agrees = all(rank(one) < rank(lead) for one in held)
        if agrees:
            found.add(tuple(hands))
    return found


def late_moments(
    seats: int, options: dict[str, str], few: int, wanted: int
) -> list[tuple[Block, DominoState, DominoState, Seat]]:
    """Moments of random hands at which the mover sees 2 to ``few`` worlds, as counted."""
    rules = block(seats, options)
    found: list[tuple[Block, DominoState, DominoState, Seat]] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        rng = Random(seed)
        deal = start(rules, seed)
        if options.get("opener") == "highest-double":
            lead = opening_tile(deal.hands)
            leader = next(seat for seat, hand in enumerate(deal.hands) if lead in hand)
            deal = replace(deal, leader=leader, mover=leader, must_lead=lead)
        state = deal
        while state.outcome is None:
            known = rules.observe(state, state.mover)
            if state.moves and sum(known.counts) - len(known.tiles) <= 4:
                worlds = unseen_worlds(known, read_moves(known, place))
                if 2 <= worlds.number <= few:
                    found.append((rules, deal, state, state.mover))
                    break
            state = rules.apply(state, rng.choice(rules.legal(state))).state
    return found


@pytest.mark.parametrize("opener", ["rotate", "highest-double"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guess_is_uniform_over_exactly_the_worlds_that_agree(seats: int, opener: str) -> None:
    moments = late_moments(seats, {"opener": opener}, 120 if FULL else 24, 12 if FULL else 2)
    for rules, deal, state, seat in moments:
        wanted = every_world(rules, deal, state, seat)
        known = rules.observe(state, seat)
        assert unseen_worlds(known, read_moves(known, place)).number == len(wanted)
        assert tuple(map(frozenset, state.hands)) in wanted
        rng = Random(len(wanted))
        times = 15
        count = Counter(
            tuple(map(frozenset, rules.guess(known, rng).hands)) for _ in range(times * len(wanted))
        )
        assert set(count) <= wanted
        assert plausible([count[world] for world in wanted], [float(times)] * len(wanted))


def test_guess_with_known_passes_is_uniform() -> None:
    """Seat 1 has passed on 6 and 4 and holds one tile; what fits neither is equally likely."""
    state = position("3-3 2-2 | 5-5", "6-4 pass")
    known = block(2).observe(state, 0)
    free = rest_of(*state.hands[0], *state.chain.tiles)
    wanted = [one for one in free if not {one.low, one.high} & {6, 4}]
    rng = Random(1)
    count: Counter[Tile] = Counter()
    for _ in range(20 * len(wanted)):
        (one,) = block(2).guess(known, rng).hands[1]
        count[one] += 1
    assert set(count) <= set(wanted)
    assert plausible([count[one] for one in wanted], [20.0] * len(wanted))


@pytest.mark.parametrize("viewer", [0, 1])
def test_guess_before_a_demanded_lead_is_uniform(viewer: Seat) -> None:
    """Before the lead the others know only that the leader holds the highest of all tiles held.

    How often each tile is the demanded one follows from counting hands of the leader.
    """
    rules = block(2, {"opener": "highest-double"})
    hands = "4-4 6-5 5-3 4-1 3-2 2-0 1-0 | 3-3 6-4 5-2 4-0 3-1 2-1 0-0"
    deal = rules.start(first_standing(rules), setup_of(hands)).state
    known: DominoObservation = rules.observe(deal, viewer)
    assert known.leader == 0
    assert known.opening
    rng = Random(4)
    if viewer == 0:
        assert known.must_lead == opening_tile(hands_of(hands))
        for _ in range(50):
            assert opening_tile(rules.guess(known, rng).hands) == known.must_lead
        return
    assert known.must_lead is None
    own = set(deal.hands[1])
    best = max(map(rank, own))
    unseen = sorted((one for one in FULL_SET if one not in own), key=rank)
    ways = {one: comb(below, 6) for below, one in enumerate(unseen) if rank(one) > best}
    total = sum(ways.values())
    draws = 800
    count: Counter[Tile] = Counter()
    for _ in range(draws):
        guessed = rules.guess(known, rng)
        assert guessed.must_lead == opening_tile(guessed.hands)
        assert guessed.must_lead in guessed.hands[0]
        assert guessed.must_lead is not None
        count[guessed.must_lead] += 1
    assert set(count) <= set(ways)
    common = [one for one in ways if ways[one] * draws > 5 * total]
    got = [count[one] for one in common]
    expected = [ways[one] * draws / total for one in common]
    rest = draws - sum(expected)
    if rest > 1:
        got.append(draws - sum(got))
        expected.append(rest)
    assert plausible(got, expected)


def test_guess_after_the_hand_shows_what_lies_open() -> None:
    rules = block(2)
    state = start(rules, 3)
    while state.outcome is None:
        state = rules.apply(state, rules.legal(state)[0]).state
    guessed = rules.guess(rules.observe(state, 0), Random(1))
    assert guessed.hands == state.hands
    assert set(guessed.undealt) == set(state.undealt)
    assert guessed.outcome == state.outcome
