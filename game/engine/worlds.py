"""Guessed worlds: ways to share out unseen things, drawn uniformly by counting."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")


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
        order = sorted(range(len(things)), key=lambda at: places[at])
        self._things = tuple(things[at] for at in order)
        self._places = tuple(places[at] for at in order)
        self._room = room
        self._ways = cache(self._count)

    @property
    def number(self) -> int:
        """How many worlds there are."""
        return self._ways(0, self._room)

    def draw(self, rng: Random) -> tuple[tuple[T, ...], ...]:
        """One world, each equally likely: the things of every holder.

        ``ValueError`` when there is none, which means that the constraints contradict.
        """
        if self.number == 0:
            raise ValueError("no world agrees with what was seen")
        piles: list[list[T]] = [[] for _ in self._room]
        room = self._room
        for at, thing in enumerate(self._things):
            left = rng.randrange(self._ways(at, room))
            for holder in self._places[at]:
                if room[holder] == 0:
                    continue
                smaller = _less(room, holder)
                ways = self._ways(at + 1, smaller)
                if left < ways:
                    break
                left -= ways
            piles[holder].append(thing)
            room = smaller
        return tuple(tuple(pile) for pile in piles)

    def _count(self, at: int, room: tuple[int, ...]) -> int:
        if at == len(self._things):
            return 1
        return sum(
            self._ways(at + 1, _less(room, holder)) for holder in self._places[at] if room[holder]
        )


def _less(room: tuple[int, ...], holder: int) -> tuple[int, ...]:
    return (*room[:holder], room[holder] - 1, *room[holder + 1 :])
