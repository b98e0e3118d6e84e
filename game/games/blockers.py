"""Blockers!: few groups, few captures, on a 9 x 9 board; for 3 to 5 players, or 2.

The module follows the rule sheet: set-up, a turn, end, score. With two players each has
two colours. What the labels of the tiles mean stands in ``engine/stone.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from game.engine.deal import Shuffle
from game.engine.errors import IllegalMove
from game.engine.events import (
    BoardEnded,
    BoardOpened,
    Captured,
    Event,
    LastRound,
    Placed,
    Refilled,
    Skipped,
)
from game.engine.grid import SPACES, Spaces, count_groups, spaces_of, splits
from game.engine.moves import SKIP, Move, Place, Skip
from game.engine.options import Choice, Chosen, Option, choose
from game.engine.outcome import BoardOutcome, MatchResult, Standing
from game.engine.rules import Line, Reason, Step
from game.engine.seats import Seat, Table
from game.engine.stone import FITS, LABELS, RACK, Colour, Stone
from game.games import blockers_state, blockers_text
from game.games.blockers_state import (
    BlockersObservation,
    BlockersSetup,
    BlockersState,
    Rack,
    by_colour,
    colours_of,
    owners,
    targets,
)

GAME = "blockers"
SEATS = (2, 3, 4, 5)
TURNS = 24
"""Turns of every colour."""
CLOSED = 4
"""A colour whose rack is down to this plays no more."""
OPTIONS: tuple[Option, ...] = (Choice("scoring", ("blockers", "uptown")),)

BlockersStep = Step[BlockersState]


@dataclass(frozen=True, slots=True)
class Blockers:
    """The rules for a number of seats and a scoring; build it with :func:`blockers`."""

    seats: int
    options: Chosen
    scoring: str
    game: str = GAME
    target: None = None
    boneyard: bool = False

    def set_up(self, standing: Standing, shuffle: Shuffle) -> BlockersSetup:
        """Blockers!, set-up: a random seat starts, every colour is shuffled for itself."""
        starter = shuffle("start", tuple(range(self.seats)))[0]
        colours = range(len(owners(self.seats)))
        piles = tuple(shuffle(f"pile {colour}", LABELS) for colour in colours)
        return BlockersSetup(starter, piles)

    def parse_setup(self, standing: Standing, lines: tuple[Line, ...]) -> BlockersSetup:
        """The set-up from the lines of a record; raises ``NotationError``."""
        return blockers_state.parse_setup(self.seats, lines)

    def start(self, standing: Standing, setup: BlockersSetup) -> BlockersStep:
        """The empty board; five tiles of every colour are on its rack."""
        racks = tuple(pile[:RACK] for pile in setup.piles)
        state = BlockersState(
            cells=(None,) * SPACES,
            boards=(0,) * len(racks),
            racks=racks,
            piles=tuple(pile[RACK:] for pile in setup.piles),
            captured=((),) * self.seats,
            leader=setup.starter,
            mover=setup.starter,
        )
        return Step(state, (BoardOpened(setup.starter, owners(self.seats), racks),))

    def colours_of(self, seat: Seat) -> frozenset[Colour]:
        """The colours a seat plays: one, or two with two players."""
        return colours_of(self.seats, seat)

    def legal(self, state: BlockersState) -> tuple[Move, ...]:
        """Blockers!, a turn: every rack tile on every space it fits; a skip if there is none."""
        if state.outcome is not None:
            return ()
        racks = self._open_racks(state.mover, state.racks, tuple(map(len, state.piles)))
        return self._placements(state.mover, racks, state.boards)

    def choices(self, observation: BlockersObservation) -> tuple[Move, ...]:
        """The legal moves of the observing seat."""
        if observation.outcome is not None or observation.mover != observation.seat:
            return ()
        own = tuple(rack or () for rack in observation.racks)
        racks = self._open_racks(observation.seat, own, observation.pile_sizes)
        return self._placements(observation.seat, racks, observation.boards)

    def _open_racks(
        self, seat: Seat, racks: tuple[Rack, ...], piles: tuple[int, ...]
    ) -> dict[Colour, Rack]:
        """The own racks that may be played from: a colour down to four tiles is closed."""
        return {
            colour: racks[colour]
            for colour in sorted(self.colours_of(seat))
            if len(racks[colour]) > CLOSED
        }

    def _placements(
        self, seat: Seat, racks: dict[Colour, Rack], boards: tuple[Spaces, ...]
    ) -> tuple[Move, ...]:
        free = targets(boards, self.colours_of(seat))
        found = tuple(
            Place(Stone(colour, label), space)
            for colour, rack in racks.items()
            for label in rack
            for space in spaces_of(FITS[label] & free)
        )
        return found or (SKIP,)

    def why_not(self, state: BlockersState, move: Move) -> Reason | None:
        """The reason a move is refused, None when it is legal."""
        if state.outcome is not None:
            return Reason.HAND_OVER
        if isinstance(move, Skip):
            return None if self.legal(state) == (SKIP,) else Reason.MUST_PLACE
        if not isinstance(move, Place):
            return Reason.OTHER_GAME
        colour, label = move.stone.colour, move.stone.label
        own = self.colours_of(state.mover)
        if colour not in own or label not in state.racks[colour]:
            return Reason.NOT_IN_HAND
        if len(state.racks[colour]) <= CLOSED:
            return Reason.CLOSED_COLOUR
        if not FITS[label] >> move.space & 1:
            return Reason.WRONG_SPACE
        there = state.cells[move.space]
        if there is None:
            return None
        if there.colour in own:
            return Reason.OWN_TILE
        return Reason.PROTECTED if splits(state.boards[there.colour], move.space) else None

    def apply(self, state: BlockersState, move: Move) -> BlockersStep:
        """Blockers!, a turn: place or capture, then draw; or skip."""
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(reason, str(move))
        seat = state.mover
        events: list[Event] = []
        after = replace(state, mover=Table(self.seats).next(seat), moves=(*state.moves, move))
        if isinstance(move, Place):
            after = self._place(after, seat, move, events)
        else:
            events.append(Skipped(seat))
        left = self.turns - len(after.moves)
        if left == self.seats:
            events.append(LastRound())
        if left == 0:
            outcome = self.settle(after)
            after = replace(after, outcome=outcome)
            events.append(BoardEnded(outcome))
        return Step(after, tuple(events))

    @property
    def turns(self) -> int:
        """Turns in all: 24 for every colour."""
        return TURNS * len(owners(self.seats))

    def turns_left(self, moves: int, seat: Seat, leader: Seat) -> int:
        """How many turns ``seat`` has still after so many moves."""
        each = self.turns // self.seats
        place = (seat - leader) % self.seats
        return each - max(0, -(-(moves - place) // self.seats))

    def _place(
        self, state: BlockersState, seat: Seat, move: Place, events: list[Event]
    ) -> BlockersState:
        stone, space = move.stone, move.space
        bit = 1 << space
        boards = list(state.boards)
        captured = state.captured
        there = state.cells[space]
        if there is not None:
            boards[there.colour] &= ~bit
            taken = (*captured[seat], there)
            captured = (*captured[:seat], taken, *captured[seat + 1 :])
            events.append(Captured(seat, there, space))
        boards[stone.colour] |= bit
        left = self.turns_left(len(state.moves), seat, state.leader)
        events.insert(0, Placed(seat, stone, space, left))
        rack = tuple(label for label in state.racks[stone.colour] if label != stone.label)
        pile = state.piles[stone.colour]
        if pile:
            rack, pile = (*rack, pile[0]), pile[1:]
            events.append(Refilled(seat, stone.colour, rack[-1], len(pile)))
        return replace(
            state,
            cells=(*state.cells[:space], stone, *state.cells[space + 1 :]),
            boards=tuple(boards),
            racks=_swap(state.racks, stone.colour, rack),
            piles=_swap(state.piles, stone.colour, pile),
            captured=captured,
        )

    def settle(self, state: BlockersState) -> BoardOutcome:
        """Blockers!, score: groups and the most captured colour; the lowest wins.

        Ties go to the fewest captured tiles, then all of them win. Option ``scoring``,
        ``uptown``: groups alone, ties to the fewest captured tiles.
        """
        groups = tuple(
            sum(count_groups(state.boards[colour]) for colour in self.colours_of(seat))
            for seat in range(self.seats)
        )
        captures = tuple(by_colour(taken, len(state.boards)) for taken in state.captured)
        scores = tuple(map(self.score, groups, captures))
        ranks = [(score, sum(taken)) for score, taken in zip(scores, captures, strict=True)]
        best = min(ranks)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
        return BoardOutcome(groups, captures, scores, winners)

    def score(self, groups: int, captures: tuple[int, ...]) -> int:
        """Groups, plus the number of tiles of the colour captured most unless ``uptown``."""
        return groups if self.scoring == "uptown" else groups + max(captures)

    def result(self, outcome: BoardOutcome) -> MatchResult:
        """One game is a match; all winners are named."""
        return MatchResult(outcome.winners, outcome.scores)

    def observe(self, state: BlockersState, seat: Seat) -> BlockersObservation:
        """What ``seat`` knows of ``state``."""
        return blockers_state.observe(state, seat)

    def print_observation(self, observation: BlockersObservation) -> tuple[Line, ...]:
        """The observation as lines of text."""
        return blockers_text.print_observation(observation)

    def parse_observation(self, lines: tuple[Line, ...]) -> BlockersObservation:
        """The observation from its lines; raises ``NotationError``."""
        return blockers_text.parse_observation(self.seats, lines)

    def guess(self, observation: BlockersObservation, rng: Random) -> BlockersState:
        """A state that agrees with all the seat has seen."""
        return blockers_state.guess(observation, rng)


def _swap(racks: tuple[Rack, ...], colour: Colour, rack: Rack) -> tuple[Rack, ...]:
    return (*racks[:colour], rack, *racks[colour + 1 :])


def blockers(seats: int, given: Mapping[str, str] | None = None) -> Blockers:
    """Blockers! for 2 to 5 ``seats``; ``given`` options by name, the rest are defaults.

    Raises ``NotationError``, code ``option``, for an unknown option or value.
    """
    chosen = choose(OPTIONS, seats, given or {})
    return Blockers(seats, chosen, dict(chosen)["scoring"])
