"""What has happened, as values in the past tense.

Redraw, speech and log read only these. ``seen_by(seat)`` is the event as that
seat may know it: tiles of other hands are gone from it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.chain import Arm
from game.engine.grid import Space
from game.engine.outcome import BoardOutcome, MatchResult, Outcome
from game.engine.seats import Seat
from game.engine.stone import Colour, Label, Stone
from game.engine.tile import Tile


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Seats turned up tiles; ``rounds`` holds pairs of seat and tile, ties went on."""

    rounds: tuple[tuple[tuple[Seat, Tile], ...], ...]
    leader: Seat

    def seen_by(self, seat: Seat) -> LotDrawn:
        """The lot is open to all."""
        return self


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand was dealt. ``hands`` by seat, None where the viewer can't see it."""

    hand: int
    leader: Seat
    hands: tuple[tuple[Tile, ...] | None, ...]
    counts: tuple[int, ...]
    undealt: int

    def seen_by(self, seat: Seat) -> Dealt:
        """Only the own hand is kept."""
        own = tuple(held if at == seat else None for at, held in enumerate(self.hands))
        return replace(self, hands=own)


@dataclass(frozen=True, slots=True)
class Played:
    """A tile was placed; ``left`` tiles stay in that hand.

    ``values``: the ends that were open before, left end first; none for a lead.
    ``joined``: the one of them that the tile was joined to, None for a lead.
    """

    seat: Seat
    tile: Tile
    arm: Arm
    values: tuple[int, ...]
    joined: int | None
    left: int

    def seen_by(self, seat: Seat) -> Played:
        """Placements are open to all."""
        return self


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat had nothing to play on the open ``values``."""

    seat: Seat
    values: tuple[int, ...]

    def seen_by(self, seat: Seat) -> Passed:
        """Passes are open to all."""
        return self


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took a tile from the boneyard; ``left`` lie there still.

    ``tile`` is None where the viewer can't see it.
    """

    seat: Seat
    tile: Tile | None
    left: int

    def seen_by(self, seat: Seat) -> Drew:
        """The others see that a tile was drawn, never which."""
        return self if seat == self.seat else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class Term:
    """What one open end counts, and the tile there; ``arm`` is ``LEAD`` for a lone double."""

    arm: Arm
    tile: Tile
    worth: int


@dataclass(frozen=True, slots=True)
class Counted:
    """The open ends were added up after ``seat`` had placed ``tile``.

    ``terms``: one for each end that counts. ``points``: scored by the sum at once, 0 when
    it brings nothing.
    """

    seat: Seat
    tile: Tile
    terms: tuple[Term, ...]
    points: int

    @property
    def total(self) -> int:
        """The sum of the open ends."""
        return sum(term.worth for term in self.terms)

    def seen_by(self, seat: Seat) -> Counted:
        """The sum is open to all."""
        return self


@dataclass(frozen=True, slots=True)
class HandEnded:
    """A hand was settled; all remaining ``hands`` are shown."""

    hand: int
    outcome: Outcome
    hands: tuple[tuple[Tile, ...], ...]

    def seen_by(self, seat: Seat) -> HandEnded:
        """The settlement is open to all."""
        return self


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    result: MatchResult

    def seen_by(self, seat: Seat) -> MatchEnded:
        """The result is open to all."""
        return self


@dataclass(frozen=True, slots=True)
class BoardOpened:
    """A game on the board begins: who starts, and the racks, None where they can't be seen.

    ``racks`` and ``owners`` are by colour.
    """

    starter: Seat
    owners: tuple[Seat, ...]
    racks: tuple[tuple[Label, ...] | None, ...]

    def seen_by(self, seat: Seat) -> BoardOpened:
        """Only racks of the own colours are kept."""
        racks = (
            rack if owner == seat else None
            for owner, rack in zip(self.owners, self.racks, strict=True)
        )
        return replace(self, racks=tuple(racks))


@dataclass(frozen=True, slots=True)
class Placed:
    """A stone was put on the board; ``turns_left`` of that seat remain."""

    seat: Seat
    stone: Stone
    space: Space
    turns_left: int

    def seen_by(self, seat: Seat) -> Placed:
        """Placements are open to all."""
        return self


@dataclass(frozen=True, slots=True)
class Captured:
    """A stone was taken off ``space`` and lies beside the rack of ``seat``."""

    seat: Seat
    stone: Stone
    space: Space

    def seen_by(self, seat: Seat) -> Captured:
        """Captures are open to all."""
        return self


@dataclass(frozen=True, slots=True)
class Refilled:
    """A seat drew from its own pile; ``label`` is None where the viewer can't see it."""

    seat: Seat
    colour: Colour
    label: Label | None
    left: int

    def seen_by(self, seat: Seat) -> Refilled:
        """The others see that a tile was drawn, never which."""
        return self if seat == self.seat else replace(self, label=None)


@dataclass(frozen=True, slots=True)
class LastRound:
    """From here on everybody has one more turn."""

    def seen_by(self, seat: Seat) -> LastRound:
        """The announcement is for all."""
        return self


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat had nothing to place."""

    seat: Seat

    def seen_by(self, seat: Seat) -> Skipped:
        """Skips are open to all."""
        return self


@dataclass(frozen=True, slots=True)
class BoardEnded:
    """The last turn has been played."""

    outcome: BoardOutcome

    def seen_by(self, seat: Seat) -> BoardEnded:
        """The result is open to all."""
        return self


DominoEvent = LotDrawn | Dealt | Played | Drew | Counted | Passed | HandEnded
BoardEvent = BoardOpened | Placed | Captured | Refilled | LastRound | Skipped | BoardEnded
Event = DominoEvent | BoardEvent | MatchEnded
