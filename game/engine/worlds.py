"""Guessed worlds: ways to share out unseen things, drawn uniformly by counting.

Things with the same places are counted together, and so are holders that may have the same
things: what matters first is only how many go where. Which ones is left to chance at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")
Numbers = tuple[int, ...]


class Worlds(Generic[T]):
    """All ways to give ``things`` to holders, each within ``room`` and where ``places`` allows.

    ``places[i]`` lists the holders that may have ``things[i]``; ``room[h]`` is how many
    holder ``h`` has, summing to the number of things. Orders within a holder don't count.
    """

    def __init__(
        self, things: tuple[T, ...], places: tuple[tuple[int, ...], ...], room: tuple[int, ...]
    ) -> None:
        if sum(room) != len(things):
            raise ValueError("as many places as things are needed")
        self._things = things
        self._room = room
        self._alike = _alike(places, len(room))
        self._shared = tuple(sum(room[holder] for holder in group) for group in self._alike)
        kinds = _kinds(places, self._alike)
        self._kinds = tuple(things_at for _, things_at in kinds)
        self._places = tuple(groups for groups, _ in kinds)
        self._closing = _closing(self._places)
        self._known: dict[tuple[int, Numbers], int] = {}

    @property
    def number(self) -> int:
        """How many worlds there are."""
        ways = self._ways(0, self._shared)
        for group in self._alike:
            left = sum(self._room[holder] for holder in group)
            for holder in group:
                ways *= comb(left, self._room[holder])
                left -= self._room[holder]
        return ways

    def draw(self, rng: Random) -> tuple[tuple[T, ...], ...]:
        """One world, each equally likely: the things of every holder.

        ``ValueError`` when there is none, which means that the constraints contradict.
        """
        room = self._shared
        if self._ways(0, room) == 0:
            raise ValueError("no world agrees with what was seen")
        shared: list[list[int]] = [[] for _ in self._alike]
        for at, kind in enumerate(self._kinds):
            split, room = self._drawn_split(at, room, rng)
            mixed = list(kind)
            rng.shuffle(mixed)
            for group, size in split:
                shared[group].extend(mixed[:size])
                del mixed[:size]
        return self._handed_out(shared, rng)

    def _drawn_split(
        self, at: int, room: Numbers, rng: Random
    ) -> tuple[list[tuple[int, int]], Numbers]:
        """How many of a kind go to each group, drawn by the ways that follow; the room after."""
        left = rng.randrange(self._ways(at, room))
        for split, smaller, ways in self._splits(at, room):
            left -= ways * self._ways(at + 1, smaller)
            if left < 0:
                return split, smaller
        raise AssertionError("the ways are fewer than were counted")

    def _handed_out(self, shared: list[list[int]], rng: Random) -> tuple[tuple[T, ...], ...]:
        """Share out among holders that are alike; every pile in the order of the things."""
        piles: list[tuple[T, ...]] = [() for _ in self._room]
        for group, pile in zip(self._alike, shared, strict=True):
            if len(group) > 1:
                rng.shuffle(pile)
            for holder in group:
                size = self._room[holder]
                piles[holder] = tuple(self._things[at] for at in sorted(pile[:size]))
                del pile[:size]
        return tuple(piles)

    def _ways(self, at: int, room: Numbers) -> int:
        """The ways to share out all kinds from ``at`` on."""
        if at == len(self._kinds):
            return 1
        key = at, room
        found = self._known.get(key)
        if found is None:
            found = sum(
                ways * self._ways(at + 1, smaller) for _, smaller, ways in self._splits(at, room)
            )
            self._known[key] = found
        return found

    def _splits(
        self, at: int, room: Numbers
    ) -> Iterator[tuple[list[tuple[int, int]], Numbers, int]]:
        """How many of a kind may go to each group; the room after that; in how many ways.

        A group that can have nothing of the later kinds must be filled now.
        """
        closing, others = self._closing[at]
        left = len(self._kinds[at])
        filled: list[tuple[int, int]] = []
        ways = 1
        rest = list(room)
        for group in closing:
            size = room[group]
            if size > left:
                return
            ways *= comb(left, size)
            left -= size
            rest[group] = 0
            filled.append((group, size))
        if not others:
            if left == 0:
                yield filled, tuple(rest), ways
            return
        for sizes, more in _shares(left, [room[group] for group in others]):
            smaller = rest.copy()
            for group, size in zip(others, sizes, strict=True):
                smaller[group] -= size
            yield [*filled, *zip(others, sizes, strict=True)], tuple(smaller), ways * more


def _shares(number: int, limits: list[int]) -> Iterator[tuple[Numbers, int]]:
    """All ways to write ``number`` as a sum within ``limits``, with its multinomial."""
    limit, further = limits[0], limits[1:]
    if not further:
        if number <= limit:
            yield (number,), 1
        return
    for size in range(max(0, number - sum(further)), min(number, limit) + 1):
        ways = comb(number, size)
        for sizes, more in _shares(number - size, further):
            yield (size, *sizes), ways * more


def _alike(places: tuple[tuple[int, ...], ...], holders: int) -> tuple[Numbers, ...]:
    """Holders grouped by what they may have."""
    sets = [set(where) for where in dict.fromkeys(places)]
    groups: dict[tuple[bool, ...], list[int]] = {}
    for holder in range(holders):
        groups.setdefault(tuple(holder in where for where in sets), []).append(holder)
    return tuple(map(tuple, groups.values()))


def _kinds(
    places: tuple[tuple[int, ...], ...], alike: tuple[Numbers, ...]
) -> list[tuple[Numbers, list[int]]]:
    """Groups of holders with the things that may go to just these, fewest groups first.

    So the last kinds, which may go nearly everywhere, have little left to decide.
    """
    group_of = {holder: at for at, group in enumerate(alike) for holder in group}
    kinds: dict[Numbers, list[int]] = {}
    for thing, where in enumerate(places):
        kinds.setdefault(tuple(sorted({group_of[holder] for holder in where})), []).append(thing)
    return sorted(kinds.items(), key=lambda kind: (len(kind[0]), kind[0]))


def _closing(places: tuple[Numbers, ...]) -> tuple[tuple[Numbers, Numbers], ...]:
    """For each kind its groups: those that no later kind may go to, and the others."""
    found: list[tuple[Numbers, Numbers]] = []
    later: set[int] = set()
    for where in reversed(places):
        closing = tuple(group for group in where if group not in later)
        found.append((closing, tuple(group for group in where if group in later)))
        later.update(where)
    return tuple(reversed(found))
