"""Hands and positions written down by hand, and random play with a fixed seed."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, TypeGuard

from game.engine.chain import Chain
from game.engine.deal import Shuffler, hand_seed
from game.engine.events import BoardOpened, Captured, Event, Placed, Refilled
from game.engine.match import (
    Match,
    MatchStep,
    begin,
    deal_next,
    first_standing,
    next_standing,
    play,
)
from game.engine.moves import Move, Pass, Place, Play, parse_move
from game.engine.outcome import Standing
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from game.engine.stone import LABELS, Stone
from game.engine.tile import FULL_SET, Tile
from game.games.blockers_state import BlockersObservation, BlockersState, owners
from game.games.domino_state import DominoState
from game.games.dominoes import DominoSetup, parse_tiles

DATA = Path(__file__).parent / "data"
REPEATED = frozenset({"moves", "must_lead", "spinner", "outcome"})
"""Fields of a state that name tiles which lie elsewhere in it."""
FULL = os.environ.get("TILES_FULL") == "1"


def hands_of(text: str) -> tuple[tuple[Tile, ...], ...]:
    """Hands between bars: ``6-5 1-1 | 2-0``."""
    return tuple(parse_tiles(part) for part in text.split("|"))


def moves_of(text: str) -> tuple[Move, ...]:
    """Moves in notation, separated by spaces."""
    return tuple(parse_move(word) for word in text.split())


def rest_of(*used: Tile) -> tuple[Tile, ...]:
    """All tiles of the set but ``used``."""
    return tuple(one for one in FULL_SET if one not in used)


def setup_of(hands: str, lot: str = "") -> DominoSetup:
    """A deal with these hands; all other tiles stay undealt."""
    dealt = hands_of(hands)
    used = [one for hand in dealt for one in hand]
    return DominoSetup(parse_tiles(lot), dealt, rest_of(*used))


def position(
    hands: str,
    plays: str = "",
    *,
    mover: Seat = 0,
    leader: Seat = 0,
    scores: tuple[int, ...] | None = None,
    must_lead: Tile | None = None,
) -> DominoState:
    """A moment in a hand: ``plays`` lie on the table, ``hands`` are held, the rest is undealt."""
    held = hands_of(hands)
    moves = moves_of(plays)
    chain = Chain()
    passes = 0
    for move in moves:
        if isinstance(move, Play):
            chain = chain.play(move.tile, move.arm)
        passes = passes + 1 if isinstance(move, Pass) else 0
    undealt = rest_of(*chain.tiles, *(one for hand in held for one in hand))
    before = scores or (0,) * len(held)
    return DominoState(
        chain, held, undealt, leader, mover, passes, moves, before, must_lead, None, 1
    )


def run(rules: AnyRules, state: Any, moves: str) -> tuple[Any, tuple[Event, ...]]:
    """The state after ``moves`` and all that happened."""
    events: list[Event] = []
    for move in moves_of(moves):
        step = rules.apply(state, move)
        state = step.state
        events.extend(step.events)
    return state, tuple(events)


def later_hand(rules: AnyRules, leader: Seat = 0, scores: tuple[int, ...] = ()) -> Standing:
    """The standing before a hand that is not the first and that ``leader`` leads by rotation."""
    seats = Table(rules.seats)
    before = seats.others(leader)[-1]
    return Standing(1, scores or (0,) * rules.seats, before)


def start(rules: AnyRules, seed: int, leader: Seat = 0) -> Any:
    """The first state of a hand dealt from ``seed``."""
    standing = later_hand(rules, leader)
    shuffle = Shuffler(hand_seed(bytes(16), seed))
    return rules.start(standing, rules.set_up(standing, shuffle)).state


def play_out(rules: AnyRules, state: Any, rng: Random) -> Any:
    """The end of the hand with every legal move equally likely."""
    while state.outcome is None:
        state = rules.apply(state, rng.choice(rules.legal(state))).state
    return state


def chosen(rules: AnyRules, state: Any, pick: int) -> Move:
    """The legal move that a number picks."""
    legal = rules.legal(state)
    move: Move = legal[pick % len(legal)]
    return move


def first_deal(rules: AnyRules, secret: bytes) -> MatchStep:
    """A match with its first hand dealt from ``secret``."""
    standing = first_standing(rules)
    return begin(rules, rules.set_up(standing, Shuffler(hand_seed(secret, 0))))


def next_deal(match: Match, secret: bytes) -> MatchStep:
    """The next hand of a match dealt from ``secret``."""
    standing = next_standing(match)
    shuffle = Shuffler(hand_seed(secret, standing.hand))
    return deal_next(match, match.rules.set_up(standing, shuffle))


def match_steps(rules: AnyRules, secret: bytes, rng: Random) -> Iterator[MatchStep]:
    """A whole match with random moves, step by step."""
    step = first_deal(rules, secret)
    yield step
    while step.match.result is None:
        if step.match.state.outcome is not None:
            step = next_deal(step.match, secret)
        else:
            step = play(step.match, rng.choice(rules.legal(step.match.state)))
        yield step


def tiles_in(value: object, skip: frozenset[str] = frozenset()) -> Iterator[Tile]:
    """All tiles inside a value made of dataclasses and tuples, but not in the fields ``skip``."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from tiles_in(part, skip)
    elif is_dataclass(value):
        for field in fields(value):
            if field.name not in skip:
                yield from tiles_in(getattr(value, field.name), skip)


def is_board(state: object) -> TypeGuard[BlockersState]:
    """Whether a state is one of a game on the board, with racks and piles by colour."""
    return isinstance(state, BlockersState)


def material(state: Any) -> Counter[Any]:
    """Every tile that lies anywhere at this moment, counted."""
    if is_board(state):
        placed = [stone for stone in state.cells if stone is not None]
        taken = [stone for pile in state.captured for stone in pile]
        kept = [
            Stone(colour, label)
            for heaps in (state.racks, state.piles)
            for colour, heap in enumerate(heaps)
            for label in heap
        ]
        return Counter((*placed, *taken, *kept))
    return Counter(tiles_in(state, REPEATED))


def whole_set(state: Any) -> Counter[Any]:
    """Every tile of the game once."""
    if is_board(state):
        return Counter(Stone(c, label) for c in range(len(state.racks)) for label in LABELS)
    return Counter(FULL_SET)


def own_tiles(known: Any) -> frozenset[Any]:
    """The tiles that an observing seat holds itself."""
    if isinstance(known, BlockersObservation):
        racks = enumerate(known.racks)
        return frozenset(Stone(colour, label) for colour, rack in racks for label in rack or ())
    return frozenset(known.tiles)


def tiles_named(event: Event) -> frozenset[Any]:
    """The tiles that an event names."""
    match event:
        case BoardOpened(racks=racks):
            held = enumerate(racks)
            return frozenset(Stone(colour, label) for colour, rack in held for label in rack or ())
        case Placed(stone=stone) | Captured(stone=stone):
            return frozenset({stone})
        case Refilled(colour=colour, label=label) if label is not None:
            return frozenset({Stone(colour, label)})
    return frozenset(tiles_in(event))


def told_by(known: Any) -> frozenset[Any]:
    """Every tile that an observation names."""
    if isinstance(known, BlockersObservation):
        cells = (stone for stone in known.cells if stone is not None)
        placed = (move.stone for move in known.moves if isinstance(move, Place))
        taken = (stone for pile in known.captured for stone in pile)
        return own_tiles(known).union(cells, placed, taken)
    return frozenset(tiles_in(known))


def hidden_heaps(state: Any, seat: Seat) -> list[tuple[str, int]]:
    """The places where tiles lie that ``seat`` can't see: a field of the state, an index."""
    if is_board(state):
        whose = owners(len(state.captured))
        heaps = [("racks", at) for at, owner in enumerate(whose) if owner != seat]
        heaps += [("piles", at) for at in range(len(whose))]
        return [(name, at) for name, at in heaps if getattr(state, name)[at]]
    heaps = [("hands", at) for at, hand in enumerate(state.hands) if at != seat and hand]
    return [*heaps, ("undealt", 0)] if state.undealt else heaps


def may_be_exchanged(state: Any, one: tuple[str, int], two: tuple[str, int]) -> bool:
    """Whether a tile of one place may lie in another: on the board, of the same colour alone."""
    return not is_board(state) or one[1] == two[1]


def heaps_of(state: Any, name: str) -> list[list[Any]]:
    """A field of the state as lists; the undealt tiles are one heap."""
    field = getattr(state, name)
    return [list(field)] if name == "undealt" else [list(heap) for heap in field]


def with_heaps(state: Any, heaps: dict[str, list[list[Any]]]) -> Any:
    """The state with other tiles in some fields, as :func:`heaps_of` gives them."""
    fields = {name: tuple(map(tuple, found)) for name, found in heaps.items()}
    flat = {name: found[0] if name == "undealt" else found for name, found in fields.items()}
    return replace(state, **flat)


def chi_square(counts: list[int], expected: list[float]) -> float:
    """The sum of squared deviations, each over its expectation."""
    return sum((got - want) ** 2 / want for got, want in zip(counts, expected, strict=True))


def plausible(counts: list[int], expected: list[float]) -> bool:
    """Whether chance explains the counts: within six deviations of the mean of chi-square."""
    free = len(counts) - 1
    limit: float = free + 6 * (2 * free) ** 0.5
    return chi_square(counts, expected) < limit
