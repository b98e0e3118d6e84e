"""Blockers! as integers, for search: a position that is changed move by move.

A tile is the set of spaces it may go to (``FITS`` of its label), which no other tile of its
colour shares. A group is kept with the spaces beside it, so that joining groups and counting
them needs no search over the board.
"""

from __future__ import annotations

from game.engine.grid import EVERYWHERE, NEIGHBOURS, Spaces, beside, group_of, groups
from game.engine.seats import Seat, table
from game.engine.stone import FITS, Colour
from game.games.blockers import CLOSED, Blockers
from game.games.blockers_state import BlockersState, by_colour

Fits = Spaces
"""A tile, as the spaces it may go to."""
Group = tuple[Spaces, Spaces]
"""The spaces of a group, and all spaces beside it."""
Rank = tuple[int, int]
"""Score and captured tiles: the lowest wins."""

ANYWHERE: Fits = EVERYWHERE
"""The wild tile."""
AROUND: dict[Spaces, Spaces] = {1 << at: near for at, near in enumerate(NEIGHBOURS)}
"""By the bit of a space: its neighbours."""


class Position:
    """One moment of a game, all tiles known. Lists are by colour, ``taken`` by seat and colour.

    ``colours``: of each seat, in order. ``following``: by seat, the one after it. ``left``: turns
    to come, of all seats together. ``counted``: whether the captures count for the score.
    """

    __slots__ = (
        "boards",
        "colours",
        "counted",
        "empty",
        "following",
        "groups",
        "left",
        "mover",
        "piles",
        "racks",
        "taken",
    )

    colours: tuple[tuple[Colour, ...], ...]
    following: tuple[Seat, ...]
    counted: bool
    boards: list[Spaces]
    groups: list[list[Group]]
    empty: Spaces
    racks: list[list[Fits]]
    piles: list[list[Fits]]
    taken: list[list[int]]
    mover: Seat
    left: int

    def copy(self) -> Position:
        """The same position, to be changed on its own."""
        new = Position()
        new.colours, new.following, new.counted = self.colours, self.following, self.counted
        new.boards = self.boards[:]
        new.groups = [one[:] for one in self.groups]
        new.empty = self.empty
        new.racks = [one[:] for one in self.racks]
        new.piles = [one[:] for one in self.piles]
        new.taken = [one[:] for one in self.taken]
        new.mover, new.left = self.mover, self.left
        return new

    def place(self, colour: Colour, tile: Fits, bit: Spaces) -> None:
        """A turn of the mover, taken as legal: place or capture, then draw."""
        if self.empty & bit:
            self.empty ^= bit
        else:
            self._capture(bit)
        self.boards[colour] |= bit
        self.groups[colour] = joined(self.groups[colour], bit)
        rack, pile = self.racks[colour], self.piles[colour]
        rack.remove(tile)
        if pile:
            rack.append(pile.pop())
        self.skip()

    def skip(self) -> None:
        """A turn in which nothing is placed."""
        self.mover = self.following[self.mover]
        self.left -= 1

    def _capture(self, bit: Spaces) -> None:
        victim = self.colour_at(bit)
        self.taken[self.mover][victim] += 1
        self.boards[victim] ^= bit
        self.groups[victim] = without(self.groups[victim], bit)

    def colour_at(self, bit: Spaces) -> Colour:
        """The colour of the tile on a space that is not empty."""
        return next(colour for colour, board in enumerate(self.boards) if board & bit)

    def open_colours(self) -> list[Colour]:
        """The colours the mover may play from."""
        return [one for one in self.colours[self.mover] if len(self.racks[one]) > CLOSED]

    def rank(self, seat: Seat) -> Rank:
        """Blockers!, score: groups and the most captured colour; then fewest captured tiles."""
        score = sum(len(self.groups[colour]) for colour in self.colours[seat])
        taken = self.taken[seat]
        return (score + max(taken) if self.counted else score), sum(taken)

    def shares(self) -> list[float]:
        """By seat, at the end: the victory, divided among all who win."""
        ranks = [self.rank(seat) for seat in range(len(self.colours))]
        best = min(ranks)
        return [(one == best) / ranks.count(best) for one in ranks]

    def protected(self, bit: Spaces, colour: Colour) -> bool:
        """Whether the tile of ``colour`` on a space can't be captured: it is a cut vertex."""
        touching = AROUND[bit] & self.boards[colour]
        if not touching & (touching - 1):
            return False
        rest = self.boards[colour] ^ bit
        return bool(touching & ~group_of(touching & -touching, rest))

    def free(self) -> Spaces:
        """Where the mover may put a tile that fits everywhere."""
        found = self.empty
        own = self.colours[self.mover]
        for colour, board in enumerate(self.boards):
            if colour not in own:
                found |= self.takeable(colour, board)
        return found

    def takeable(self, colour: Colour, among: Spaces) -> Spaces:
        """The tiles of ``colour`` on the spaces ``among`` that may be captured."""
        rest = found = among & self.boards[colour]
        while rest:
            bit = rest & -rest
            rest ^= bit
            if self.protected(bit, colour):
                found ^= bit
        return found


def joined(those: list[Group], bit: Spaces) -> list[Group]:
    """The groups after a tile of their colour comes to a space."""
    kept = []
    spaces, near = bit, AROUND[bit]
    for one in those:
        if one[1] & bit:
            spaces |= one[0]
            near |= one[1]
        else:
            kept.append(one)
    kept.append((spaces, near))
    return kept


def without(those: list[Group], bit: Spaces) -> list[Group]:
    """The groups after a tile of theirs, no cut vertex, is taken from a space."""
    kept = []
    for one in those:
        if not one[0] & bit:
            kept.append(one)
        elif one[0] != bit:
            rest = one[0] ^ bit
            kept.append((rest, beside(rest)))
    return kept


def position(rules: Blockers, state: BlockersState) -> Position:
    """The position of a state, or of a guessed world."""
    found = Position()
    seats = table(rules.seats)
    found.colours = tuple(tuple(sorted(rules.colours_of(seat))) for seat in seats)
    found.following = tuple(map(seats.next, seats))
    found.counted = rules.score(0, (1,)) == 1
    found.boards = list(state.boards)
    found.groups = [[(one, beside(one)) for one in groups(board)] for board in state.boards]
    found.empty = EVERYWHERE
    for board in state.boards:
        found.empty &= ~board
    found.racks = [[FITS[label] for label in rack] for rack in state.racks]
    found.piles = [[FITS[label] for label in reversed(pile)] for pile in state.piles]
    found.taken = [list(by_colour(taken, len(state.boards))) for taken in state.captured]
    found.mover = state.mover
    found.left = rules.turns - len(state.moves)
    return found
