"""The chain on the table: a lead tile, arms that grow from it, open ends.

An arm is a named place to play, so two ends of equal value stay distinct. The
lead lies with its high half to the left. ``left`` and ``right`` grow from the
lead. ``up`` and ``down`` grow from the spinner, in games that have one, wherever
in the line it lies.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from game.engine.quick import maker
from game.engine.tile import Tile


class Arm(StrEnum):
    """Where a tile goes. ``LEAD`` is the empty table."""

    LEAD = "lead"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


_LEAD, _LEFT, _RIGHT, _UP = Arm.LEAD, Arm.LEFT, Arm.RIGHT, Arm.UP
"""The same under a name of the module: looking into an enumeration takes ten times as long."""
SIDES = (Arm.LEFT, Arm.RIGHT)
"""The two arms that grow from the lead."""
CROSS = (Arm.UP, Arm.DOWN)
"""The two arms that grow from the short sides of the spinner."""


class Link(NamedTuple):
    """A tile on an arm: ``inner`` touches the tile before it, ``outer`` points away."""

    tile: Tile
    inner: int
    outer: int


@dataclass(frozen=True, slots=True)
class End:
    """An open end: its arm, the value to match, and the tile that shows it."""

    arm: Arm
    value: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Chain:
    """The tiles on the table. ``spinner`` is the double that opens four arms, if any."""

    lead: Tile | None = None
    left: tuple[Link, ...] = ()
    right: tuple[Link, ...] = ()
    up: tuple[Link, ...] = ()
    down: tuple[Link, ...] = ()
    spinner: Tile | None = None

    def links(self, arm: Arm) -> tuple[Link, ...]:
        """The tiles of one arm, from the inside out; none for ``LEAD``."""
        if arm is Arm.LEFT:
            return self.left
        if arm is Arm.RIGHT:
            return self.right
        if arm is Arm.UP:
            return self.up
        return self.down if arm is Arm.DOWN else ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles on the table: the line from left to right, then up, then down."""
        if self.lead is None:
            return ()
        line = [link.tile for link in reversed(self.left)]
        line.append(self.lead)
        line.extend(link.tile for link in (*self.right, *self.up, *self.down))
        return tuple(line)

    def value_at(self, arm: Arm) -> int | None:
        """The value open on ``arm``; None where nothing can be joined."""
        lead = self.lead
        if lead is None:
            return None
        if arm is _LEFT:
            return self.left[-1].outer if self.left else lead.high
        if arm is _RIGHT:
            return self.right[-1].outer if self.right else lead.low
        if arm is _LEAD or self.spinner is None or not self.spinner_closed:
            return None
        links = self.links(arm)
        return links[-1].outer if links else self.spinner.high

    @property
    def values(self) -> tuple[int, ...]:
        """The open values, in the order of :attr:`arms`."""
        lead = self.lead
        if lead is None:
            return ()
        left = self.left[-1].outer if self.left else lead.high
        right = self.right[-1].outer if self.right else lead.low
        spinner = self.spinner
        if spinner is None or not self.spinner_closed:
            return left, right
        up = self.up[-1].outer if self.up else spinner.high
        down = self.down[-1].outer if self.down else spinner.high
        return left, right, up, down

    @property
    def arms(self) -> tuple[Arm, ...]:
        """The arms that can be joined now: left, right, then up and down where they are open."""
        if self.lead is None:
            return ()
        return SIDES if self.spinner is None or not self.spinner_closed else SIDES + CROSS

    @property
    def ends(self) -> tuple[End, ...]:
        """The open ends, in the order of :attr:`arms`."""
        pairs = zip(self.arms, self.values, strict=True)
        return tuple(End(arm, value, self._tile_at(arm)) for arm, value in pairs)

    @property
    def sides_taken(self) -> int:
        """How many long sides of the spinner are joined: 0, 1 or 2."""
        spinner = self.spinner
        if spinner is None:
            return 0
        if spinner == self.lead:
            return (1 if self.left else 0) + (1 if self.right else 0)
        for line in (self.left, self.right):
            if any(link.tile == spinner for link in line[:-1]):
                return 2
        return 1

    @property
    def spinner_closed(self) -> bool:
        """Whether both long sides of the spinner are joined, which opens its short sides."""
        return self.sides_taken == 2

    def play(self, tile: Tile, arm: Arm) -> Chain:
        """The chain with ``tile`` joined on ``arm``.

        The tile must fit; rules ask :meth:`value_at` first. ``ValueError`` when it does not.
        """
        if arm is _LEAD:
            if self.lead is not None:
                raise ValueError("the table is not empty")
            return Chain(tile)
        value = self.value_at(arm)
        if value is None or value not in tile:
            raise ValueError(f"{tile} does not fit on {arm}")
        link = Link(tile, value, tile.other(value))
        lead, left, right, spinner = self.lead, self.left, self.right, self.spinner
        if arm is _LEFT:
            return _chain(lead, (*left, link), right, self.up, self.down, spinner)
        if arm is _RIGHT:
            return _chain(lead, left, (*right, link), self.up, self.down, spinner)
        if arm is _UP:
            return _chain(lead, left, right, (*self.up, link), self.down, spinner)
        return _chain(lead, left, right, self.up, (*self.down, link), spinner)

    def with_spinner(self, tile: Tile) -> Chain:
        """The chain with ``tile``, a double that lies on it, named the spinner."""
        return replace(self, spinner=tile)

    def _tile_at(self, arm: Arm) -> Tile:
        links = self.links(arm)
        if links:
            return links[-1].tile
        root = self.lead if arm in SIDES else self.spinner
        assert root is not None
        return root


_chain = maker(Chain)
