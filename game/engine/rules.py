"""The protocol every game implements, hand by hand. Rules hold no generator and no state."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.engine.deal import Shuffle
from game.engine.events import Event
from game.engine.moves import Move
from game.engine.options import Chosen
from game.engine.outcome import BoardOutcome, MatchResult, Outcome, Standing
from game.engine.seats import Seat


class Reason(StrEnum):
    """Why a move is refused; each has a sentence on the page."""

    HAND_OVER = "hand-over"
    NOT_IN_HAND = "not-in-hand"
    NO_FIT = "no-fit"
    WRONG_END = "wrong-end"
    NOT_OPEN = "not-open"
    LEAD_FIRST = "lead-first"
    ALREADY_LED = "already-led"
    MUST_LEAD = "must-lead"
    MUST_PLAY = "must-play"
    MUST_DRAW = "must-draw"
    NO_DRAWING = "no-drawing"
    WRONG_SPACE = "wrong-space"
    OWN_TILE = "own-tile"
    PROTECTED = "protected"
    CLOSED_COLOUR = "closed-colour"
    MUST_PLACE = "must-place"
    OTHER_GAME = "other-game"
    BONEYARD_CLOSED = "boneyard-closed"


Line = tuple[str, str]
"""A line of a record or of an observation: its name, and the text after it."""


class Setup(Protocol):
    """Everything chance decided for one hand."""

    def lines(self) -> tuple[Line, ...]:
        """Name and text of each line of the record's notation."""
        ...


class State(Protocol):
    """One moment of a hand; frozen and hashable."""

    @property
    def mover(self) -> Seat:
        """Whose turn it is (whose it would be, once the hand is over)."""
        ...

    @property
    def leader(self) -> Seat:
        """Who led the hand."""
        ...

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the hand so far; they name no hidden tile."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The match scores by seat before the settlement, points made in play included."""
        ...

    @property
    def outcome(self) -> Outcome | BoardOutcome | None:
        """How the hand ended, once it is over."""
        ...


U = TypeVar("U", bound=Setup)
S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
K = TypeVar("K")


class Step(NamedTuple, Generic[S_co]):
    """A new state and the events that led to it, as the whole table knows them."""

    state: S_co
    events: tuple[Event, ...]


class Rules(Protocol[U, S, K]):
    """One game with its number of seats and its options. All methods are pure."""

    @property
    def game(self) -> str:
        """Catalogue id."""
        ...

    @property
    def seats(self) -> int:
        """Number of players."""
        ...

    @property
    def target(self) -> int | None:
        """The score that ends the match; None where a match is a single game."""
        ...

    @property
    def boneyard(self) -> bool:
        """Whether undealt tiles can be drawn; else they stay out of play."""
        ...

    @property
    def options(self) -> Chosen:
        """Every option with its value."""
        ...

    def set_up(self, standing: Standing, shuffle: Shuffle) -> U:
        """Deal a hand with the given source of order."""
        ...

    def parse_setup(self, standing: Standing, lines: tuple[Line, ...]) -> U:
        """Read and check what :meth:`Setup.lines` printed; raises ``NotationError``."""
        ...

    def start(self, standing: Standing, setup: U) -> Step[S]:
        """The first state of a hand."""
        ...

    def legal(self, state: S) -> tuple[Move, ...]:
        """All moves of the seat whose turn it is; empty once the hand is over."""
        ...

    def why_not(self, state: S, move: Move) -> Reason | None:
        """Why the mover may not make ``move`` now; None when it is legal."""
        ...

    def apply(self, state: S, move: Move) -> Step[S]:
        """The state after ``move``; raises ``IllegalMove`` with the reason of :meth:`why_not`."""
        ...

    def result(self, outcome: Any) -> MatchResult | None:
        """Whether the match is over after this outcome of a hand."""
        ...

    def observe(self, state: S, seat: Seat) -> K:
        """What ``seat`` knows, as plain data without a way back to ``state``."""
        ...

    def choices(self, observation: K) -> tuple[Move, ...]:
        """The legal moves of the observing seat; empty when it is not on turn."""
        ...

    def print_observation(self, observation: K) -> tuple[Line, ...]:
        """The observation as lines of text."""
        ...

    def parse_observation(self, lines: tuple[Line, ...]) -> K:
        """What :meth:`print_observation` wrote; raises ``NotationError``."""
        ...

    def guess(self, observation: K, rng: Random) -> S:
        """A full state drawn uniformly from those consistent with all that the seat knows."""
        ...


AnyRules = Rules[Any, Any, Any]
"""Rules of some game of the catalogue; which one is decided at run time."""
