"""Deals for chains that are too long to be played from the first hands alone.

The boneyard has to have helped, and where it was used up, passes. Whoever draws or passes holds
nothing that fits at that moment; everything here follows from that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice

from game.app.turn_orders import NEVER, Chained, Shape, Turns, regular, with_passes
from game.engine.seats import Seat, Table
from game.engine.tile import FULL_SET, Tile
from game.games.dominoes import Hand, sorted_hand

_ORDERS = 300
_PLANS = 200
_MIXTURES = 4000, 200
_STEPS = 30_000
"""How many orders of turns are tried, plans of a seat, mixtures of plans (without passes, with
given ones), and in all of them tiles to be given out."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How one seat can have come by its tiles.

    ``draws``: the plays with a tile just drawn. ``kept``: tiles that it may hold to the end,
    and whether they can be dealt to it, and drawn by it. So many of the kept ones must have been
    dealt (``wanted``), and no more than ``room`` of them can be such as it never drew.
    """

    seat: Seat
    draws: tuple[int, ...]
    kept: Mapping[Tile, tuple[bool, bool]]
    wanted: int
    room: int


@dataclass(frozen=True, slots=True)
class _Held:
    """A tile from when to when a seat holds it; dealt: since -1."""

    since: int
    played: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class LateDeal:
    """Hands by seat, counted from the leader, the others in the order drawn, and the turns."""

    hands: tuple[Hand, ...]
    undealt: Hand
    turns: Turns


def late_deal(chained: Chained, shape: Shape, passing: bool, out: bool) -> LateDeal | None:
    """A deal in which the tiles can have been played in this order; None: none was found.

    ``passing``: with passes; ``out``: the last play may have been the last tile of its seat.
    """
    orders = with_passes(chained, shape.seats) if passing else regular(chained, shape.seats)
    steps = count()
    for turns in islice(orders, _ORDERS):
        found = _dealt(chained, shape, turns, out, steps)
        if found is not None or next(steps) > _STEPS:
            return found
    return None


def longest(shape: Shape) -> int:
    """The most tiles that can be played: everybody else is left with one at least."""
    return len(FULL_SET) - shape.floor - (shape.seats - 1)


# --- What each seat can have held ---------------------------------------------------------------


def _dealt(
    chained: Chained, shape: Shape, turns: Turns, out: bool, steps: Iterator[int]
) -> LateDeal | None:
    rest = tuple(one for one in FULL_SET if one not in chained.tiles)
    choices: list[list[Plan]] = []
    for seat in Table(shape.seats):
        plans = sorted(_plans(chained, shape, turns, seat, rest), key=_narrow)
        if not plans:
            return None
        choices.append(plans[:_PLANS])
    least = [0 if out and seat == turns.owners[-1] else 1 for seat in Table(shape.seats)]
    for mixture in islice(_mixtures(choices), _MIXTURES[bool(turns.passes)]):
        given = _given(mixture, rest, shape.floor, turns.emptied != NEVER, least, steps)
        deal = None if given is None else _written(chained, shape, turns, mixture, given)
        if deal is not None:
            return deal
    return None


def _narrow(plan: Plan) -> tuple[int, int]:
    """Less for a plan under which more tiles can be kept from the beginning."""
    return -sum(dealt for dealt, _ in plan.kept.values()), -plan.room


def _mixtures(choices: Sequence[Sequence[Plan]]) -> Iterator[tuple[Plan, ...]]:
    """A plan of every seat, those that stand first with each other first."""

    def summing(seats: Sequence[Sequence[Plan]], total: int) -> Iterator[tuple[Plan, ...]]:
        first, others = seats[0], seats[1:]
        if not others:
            yield from ((plan,) for plan in first[total : total + 1])
            return
        for at, plan in enumerate(first[: total + 1]):
            yield from ((plan, *more) for more in summing(others, total - at))

    for total in range(sum(map(len, choices))):
        yield from summing(choices, total)


def _plans(chained: Chained, shape: Shape, turns: Turns, seat: Seat, rest: Hand) -> Iterator[Plan]:
    own = [at for at, owner in enumerate(turns.owners) if owner == seat]
    passed = turns.passed(seat)
    last = bool(passed) and passed[0] == turns.emptied and turns.passes[0][1] == seat
    seen: set[object] = set()
    for draws in _drawing(chained, own, turns.emptied, last):
        kept: dict[Tile, tuple[bool, bool]] = {}
        for one in rest:
            if not any(chained.fits(one, at) for at in passed):
                dealt, drawn = _came(chained, one, NEVER, draws, turns.emptied if last else NEVER)
                if dealt or drawn:
                    kept[one] = (dealt, drawn)
        ways = [
            _came(chained, chained.tiles[at], at, draws, turns.emptied if last else NEVER)
            for at in own
            if at not in draws
        ]
        wanted = shape.each - sum(dealt for dealt, _ in ways)
        room = shape.each - sum(not drawn for _, drawn in ways)
        key = (wanted, room, *kept.items())
        if room >= 0 and key not in seen:
            seen.add(key)
            yield Plan(seat, draws, kept, wanted, room)


def _drawing(
    chained: Chained, own: Sequence[int], emptied: int, last: bool
) -> Iterator[tuple[int, ...]]:
    """Every choice of plays with a tile just drawn after which the others can be held."""

    def go(place: int, draws: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if place == len(own):
            yield draws
            return
        at = own[place]
        free = not draws or (last and at > emptied)
        if free or not chained.fits(chained.tiles[at], draws[-1]):
            yield from go(place + 1, draws)
        if 0 < at < emptied:
            yield from go(place + 1, (*draws, at))

    yield from go(0, ())


def _came(
    chained: Chained, tile: Tile, played: int, draws: Sequence[int], emptied: int
) -> tuple[bool, bool]:
    """Whether a tile can have been dealt, and can have been drawn before its turn.

    ``emptied``: when the seat took the last of the boneyard.
    """
    before = [at for at in draws if at < played]
    dealt = not any(chained.fits(tile, at) for at in before)
    drawn = bool(before) and not chained.fits(tile, before[-1])
    return dealt, drawn or emptied < played


# --- Who keeps which of the others --------------------------------------------------------------


def _given(
    mixture: Sequence[Plan],
    rest: Hand,
    floor: int,
    emptied: bool,
    least: Sequence[int],
    steps: Iterator[int],
) -> dict[Tile, Seat] | None:
    """By tile: who keeps it; all others lie undealt, and ``emptied`` leaves just the floor."""

    def go(place: int, given: dict[Tile, Seat]) -> dict[Tile, Seat] | None:
        if place == len(rest):
            return given if _enough(mixture, given, least) else None
        if next(steps) > _STEPS or _hopeless(mixture, given, rest[place:], least):
            return None
        one = rest[place]
        for plan in mixture:
            if one in plan.kept and (emptied or not _has_all(plan, given, least)):
                found = go(place + 1, {**given, one: plan.seat})
                if found is not None:
                    return found
        lying = place - len(given)
        if emptied and lying >= floor:
            return None
        return go(place + 1, given)

    found = go(0, {})
    left = 0 if found is None else len(rest) - len(found)
    return found if left >= floor else None


def _tally(plan: Plan, given: Mapping[Tile, Seat]) -> tuple[int, int, int]:
    """How many tiles the seat keeps, how many can be dealt, and how many can't be drawn."""
    ways = [plan.kept[one] for one, seat in given.items() if seat == plan.seat]
    return len(ways), sum(dealt for dealt, _ in ways), sum(not drawn for _, drawn in ways)


def _has_all(plan: Plan, given: Mapping[Tile, Seat], least: Sequence[int]) -> bool:
    kept, dealt, _ = _tally(plan, given)
    return kept >= least[plan.seat] and dealt >= plan.wanted


def _enough(mixture: Sequence[Plan], given: Mapping[Tile, Seat], least: Sequence[int]) -> bool:
    return all(
        _has_all(plan, given, least) and _tally(plan, given)[2] <= plan.room for plan in mixture
    )


def _hopeless(
    mixture: Sequence[Plan], given: Mapping[Tile, Seat], left: Hand, least: Sequence[int]
) -> bool:
    short = 0
    for plan in mixture:
        kept, dealt, fixed = _tally(plan, given)
        ways = [plan.kept[one] for one in left if one in plan.kept]
        if fixed > plan.room or dealt + sum(one for one, _ in ways) < plan.wanted:
            return True
        if kept + len(ways) < least[plan.seat]:
            return True
        short += max(plan.wanted - dealt, least[plan.seat] - kept, 0)
    return short > len(left)


# --- The deal -----------------------------------------------------------------------------------


def _written(
    chained: Chained,
    shape: Shape,
    turns: Turns,
    mixture: Sequence[Plan],
    given: Mapping[Tile, Seat],
) -> LateDeal | None:
    """The deal; None where a seat would have gone out before."""
    hands: list[Hand] = []
    taken: list[_Held] = []
    for plan in mixture:
        kept = [one for one, seat in given.items() if seat == plan.seat]
        held = _held(chained, shape, turns, plan, kept)
        last = len(turns.owners) - 1
        own = [at for at, owner in enumerate(turns.owners) if owner == plan.seat]
        if any(at != last and not any(h.since <= at < h.played for h in held) for at in own):
            return None
        hands.append(sorted_hand(tuple(one.tile for one in held if one.since < 0)))
        taken += [one for one in held if one.since >= 0]
    order = [
        one.tile for one in sorted(taken, key=lambda one: (one.since, one.since == one.played))
    ]
    used = {*order, *(one for hand in hands for one in hand)}
    rest = [one for one in FULL_SET if one not in used]
    return LateDeal(tuple(hands), (*order, *rest), turns)


def _held(
    chained: Chained, shape: Shape, turns: Turns, plan: Plan, kept: Sequence[Tile]
) -> list[_Held]:
    """All tiles of a seat; those that stay longest are dealt to it."""
    emptied = turns.emptied if turns.passes and turns.passes[0][1] == plan.seat else NEVER
    own = [(at, chained.tiles[at]) for at, who in enumerate(turns.owners) if who == plan.seat]
    held = [_Held(at, at, one) for at, one in own if at in plan.draws]
    ways = []
    for at, one in [*own, *((NEVER, one) for one in kept)]:
        if at not in plan.draws:
            dealt, drawn = _came(chained, one, at, plan.draws, emptied)
            ways.append((not dealt, drawn, -at, one))
    for place, (_, _, minus, one) in enumerate(sorted(ways)):
        at = -minus
        late = emptied if emptied < at else max((j for j in plan.draws if j < at), default=-1)
        held.append(_Held(-1 if place < shape.each else late, at, one))
    return held
