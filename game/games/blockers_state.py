"""What stands at one moment of Blockers!, what a seat knows of it, and guessed worlds."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.engine.errors import NotationError
from game.engine.grid import EVERYWHERE, SPACES, Spaces, splits
from game.engine.moves import Move, Place, Skip
from game.engine.outcome import BoardOutcome
from game.engine.rules import Line
from game.engine.seats import Seat, Table
from game.engine.stone import (
    FITS,
    LABELS,
    RACK,
    Colour,
    Label,
    Stone,
    parse_label,
    print_label,
)

Rack = tuple[Label, ...]
Cells = tuple[Stone | None, ...]
"""By space: the stone that lies there."""


def owners(seats: int) -> tuple[Seat, ...]:
    """By colour: the seat that plays it. Two players have two colours each."""
    return tuple(range(seats)) if seats > 2 else (0, 1, 0, 1)


def colours_of(seats: int, seat: Seat) -> frozenset[Colour]:
    """The colours that a seat plays."""
    return frozenset(colour for colour, owner in enumerate(owners(seats)) if owner == seat)


@dataclass(frozen=True, slots=True)
class BlockersSetup:
    """Who starts, and the piles by colour: the first five tiles become the rack."""

    starter: Seat
    piles: tuple[Rack, ...]

    def lines(self) -> tuple[Line, ...]:
        """``start 2``, then ``piles`` with the colours between bars."""
        piles = " | ".join(" ".join(map(print_label, pile)) for pile in self.piles)
        return ("start", str(self.starter + 1)), ("piles", piles)


def parse_setup(seats: int, lines: tuple[Line, ...]) -> BlockersSetup:
    """Read and check what :meth:`BlockersSetup.lines` printed; raises ``NotationError``."""
    found = dict(lines)
    if set(found) != {"start", "piles"} or len(lines) != len(found):
        raise NotationError("deal", " ".join(name for name, _ in lines))
    start = found["start"]
    if len(start) != 1 or start not in "12345" or int(start) > seats:
        raise NotationError("deal", start)
    piles = tuple(tuple(map(parse_label, pile.split())) for pile in found["piles"].split("|"))
    if len(piles) != len(owners(seats)) or any(sorted(pile) != list(LABELS) for pile in piles):
        raise NotationError("deal", found["piles"])
    return BlockersSetup(int(start) - 1, piles)


@dataclass(frozen=True, slots=True)
class BlockersState:
    """One moment of a game. ``boards``, ``racks`` and ``piles`` are by colour.

    ``cells``: what lies where; ``boards``: the same as sets of spaces. ``captured``: by
    seat, the stones beside its rack in the order taken. ``moves``: all moves so far.
    """

    cells: Cells
    boards: tuple[Spaces, ...]
    racks: tuple[Rack, ...]
    piles: tuple[Rack, ...]
    captured: tuple[tuple[Stone, ...], ...]
    leader: Seat
    mover: Seat
    moves: tuple[Move, ...] = ()
    outcome: BoardOutcome | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """There is no score before the end."""
        return (0,) * len(self.captured)


@dataclass(frozen=True, slots=True)
class BlockersObservation:
    """What one seat knows. ``racks``: by colour, None for those of others.

    ``rack_sizes`` and ``pile_sizes`` are by colour. ``shown`` holds all racks at the end.
    """

    seat: Seat
    cells: Cells
    boards: tuple[Spaces, ...]
    racks: tuple[Rack | None, ...]
    rack_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    captured: tuple[tuple[Stone, ...], ...]
    leader: Seat
    mover: Seat
    moves: tuple[Move, ...]
    outcome: BoardOutcome | None = None


def observe(state: BlockersState, seat: Seat) -> BlockersObservation:
    """The board, what was captured, the own racks, and numbers of the hidden tiles."""
    owner = owners(len(state.captured))
    return BlockersObservation(
        seat=seat,
        cells=state.cells,
        boards=state.boards,
        racks=tuple(
            rack if owner[colour] == seat else None for colour, rack in enumerate(state.racks)
        ),
        rack_sizes=tuple(map(len, state.racks)),
        pile_sizes=tuple(map(len, state.piles)),
        captured=state.captured,
        leader=state.leader,
        mover=state.mover,
        moves=state.moves,
        outcome=state.outcome,
    )


def unseen(known: BlockersObservation, colour: Colour) -> Rack:
    """The labels of a colour that this seat has not seen: by elimination, no more."""
    seen = {stone.label for stone in known.cells if stone and stone.colour == colour}
    seen |= {s.label for pile in known.captured for s in pile if s.colour == colour}
    seen |= set(known.racks[colour] or ())
    return tuple(label for label in LABELS if label not in seen)


def by_colour(taken: tuple[Stone, ...], colours: int) -> tuple[int, ...]:
    """How many captured tiles there are of each colour."""
    return tuple(sum(1 for stone in taken if stone.colour == colour) for colour in range(colours))


def targets(boards: tuple[Spaces, ...], own: frozenset[Colour]) -> Spaces:
    """Where a tile may go that fits everywhere: empty spaces, and tiles that may be captured."""
    found = EVERYWHERE
    for colour, board in enumerate(boards):
        if colour in own:
            found &= ~board
            continue
        rest = board
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            if splits(board, lowest.bit_length() - 1):
                found &= ~lowest
    return found


def guess(known: BlockersObservation, rng: Random) -> BlockersState:
    """A state in which hidden racks and piles are drawn uniformly from what is unseen.

    A seat that has skipped a turn held nothing that could be placed then; such worlds
    alone are kept.
    """
    bounds = skip_bounds(known)
    racks: list[Rack] = []
    piles: list[Rack] = []
    for colour, own in enumerate(known.racks):
        hidden = list(unseen(known, colour))
        rng.shuffle(hidden)
        if own is not None:
            racks.append(own)
            piles.append(tuple(hidden))
            continue
        size = known.rack_sizes[colour]
        while any(
            sum(label in banned for label in hidden[:size]) > most
            for banned, most in bounds.get(colour, ())
        ):
            rng.shuffle(hidden)
        racks.append(tuple(hidden[:size]))
        piles.append(tuple(hidden[size:]))
    return BlockersState(
        known.cells,
        known.boards,
        tuple(racks),
        tuple(piles),
        known.captured,
        known.leader,
        known.mover,
        known.moves,
        known.outcome,
    )


Bounds = dict[Colour, tuple[tuple[frozenset[Label], int], ...]]
"""By colour: labels of which the rack holds at most so many now."""


def skip_bounds(known: BlockersObservation) -> Bounds:
    """What skips have told. Of the labels that could have been placed at a skip, the rack now
    holds at most as many as were drawn since and not placed again. A closed colour has told
    nothing."""
    if not any(isinstance(move, Skip) for move in known.moves):
        return {}
    table = Table(len(known.captured))
    boards = [0] * len(owners(table.seats))
    skipped: dict[Colour, list[tuple[frozenset[Label], int]]] = {}
    piles = [len(LABELS) - RACK] * len(boards)
    closed: set[Colour] = set()
    seat = known.leader
    for move in known.moves:
        if isinstance(move, Skip):
            own = colours_of(table.seats, seat)
            free = targets(tuple(boards), own)
            could = frozenset(label for label in LABELS if FITS[label] & free)
            for colour in own - closed:
                skipped.setdefault(colour, []).append((could, 0))
        elif isinstance(move, Place):
            bit = 1 << move.space
            boards = [board & ~bit for board in boards]
            colour, label = move.stone.colour, move.stone.label
            boards[colour] |= bit
            refill = 1 if piles[colour] else 0
            skipped[colour] = [
                (could, drawn + refill - (1 if label in could else 0))
                for could, drawn in skipped.get(colour, [])
            ]
            if refill:
                piles[colour] -= 1
            else:
                closed.add(colour)
        seat = table.next(seat)
    return {colour: tuple(found) for colour, found in skipped.items()}


def replay(
    seats: int, leader: Seat, moves: tuple[Move, ...]
) -> tuple[Cells, tuple[tuple[Stone, ...], ...]]:
    """The board and the captured stones after ``moves``, which are taken as legal."""
    table = Table(seats)
    cells: list[Stone | None] = [None] * SPACES
    captured: list[list[Stone]] = [[] for _ in table]
    seat = leader
    for move in moves:
        if isinstance(move, Place):
            there = cells[move.space]
            if there is not None:
                captured[seat].append(there)
            cells[move.space] = move.stone
        seat = table.next(seat)
    return tuple(cells), tuple(map(tuple, captured))


def boards_of(cells: Cells, colours: int) -> tuple[Spaces, ...]:
    """By colour: the spaces that hold its stones."""
    boards = [0] * colours
    for space, stone in enumerate(cells):
        if stone is not None:
            boards[stone.colour] |= 1 << space
    return tuple(boards)
