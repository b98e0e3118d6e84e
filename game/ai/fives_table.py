"""The table of All Fives as search sees it: open ends without arms, and what follows each tile.

Two tables whose ends show and count the same are one :class:`Spot`, whichever arms the ends
lie on. An end is a code: its value, plus a multiple of seven for what shows it.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.masks import HAS, HIGH, LOW, PIPS, Index, Mask, indices
from game.engine.chain import CROSS, Arm, Chain
from game.engine.tile import FULL_SET, HIGHEST_PIP
from game.games.all_fives import scoring

Code = int
VALUES = HIGHEST_PIP + 1
DOUBLE, BARE, SPINNER = VALUES, 2 * VALUES, 3 * VALUES
"""What a code adds to its value: an ordinary double; an end of the spinner where no tile lies
yet; the spinner itself with a side free. Nothing for an ordinary tile."""
COUNTS: tuple[int, ...] = tuple(value * each for each in (1, 2, 0, 2) for value in range(VALUES))
"""By code: what the end adds to the sum."""

Step = tuple[Mask, int, "Spot"]
"""A placement: the tile as a set of one, the points it scores, the table after it."""


class Spot:
    """A table. ``codes``: its open ends in order, none before the lead. ``awaited``: the first
    double has still to come. ``fits``: the tiles that can be placed.
    """

    __slots__ = ("awaited", "codes", "fits", "known")

    def __init__(self, codes: tuple[Code, ...], awaited: bool) -> None:
        self.codes = codes
        self.awaited = awaited
        self.fits: Mask = 0
        for code in codes:
            self.fits |= HAS[code % VALUES]
        if not codes:
            self.fits = (1 << len(FULL_SET)) - 1
        self.known: tuple[Step, ...] = ()

    def steps(self) -> tuple[Step, ...]:
        """All placements, most points first, of equal points the heaviest tile first.

        Placements of one tile that make the same table are one.
        """
        if not self.known:
            found = {(at, after): points for at, points, after in self._found()}
            ranked = sorted(
                found.items(), key=lambda item: (-item[1], -PIPS[item[0][0]], -item[0][0])
            )
            self.known = tuple((1 << at, points, after) for (at, after), points in ranked)
        return self.known

    def _found(self) -> Iterable[tuple[Index, int, Spot]]:
        for code in dict.fromkeys(self.codes):
            for at in indices(HAS[code % VALUES]):
                after = self._joined(at, code)
                yield at, scoring(sum(COUNTS[end] for end in after.codes)), after
        if not self.codes:
            for at in range(len(FULL_SET)):
                yield at, scoring(PIPS[at]), self._led(at)

    def _led(self, at: Index) -> Spot:
        if LOW[at] == HIGH[at]:
            code = LOW[at] + (SPINNER if self.awaited else DOUBLE)
            return spot((code, code), False)
        return spot((LOW[at], HIGH[at]), self.awaited)

    def _joined(self, at: Index, code: Code) -> Spot:
        rest = list(self.codes)
        rest.remove(code)
        value = code % VALUES
        awaited = self.awaited
        if LOW[at] != HIGH[at]:
            rest.append(LOW[at] + HIGH[at] - value)
        elif awaited:
            rest.append(value + SPINNER)
            awaited = False
        else:
            rest.append(value + DOUBLE)
        if code >= SPINNER and code not in rest:
            rest += (value + BARE, value + BARE)
        return spot(tuple(rest), awaited)


_SPOTS: dict[tuple[tuple[Code, ...], bool], Spot] = {}


def spot(codes: tuple[Code, ...], awaited: bool) -> Spot:
    """The one object for a table with these ends."""
    key = tuple(sorted(codes)), awaited
    found = _SPOTS.get(key)
    if found is None:
        found = _SPOTS[key] = Spot(*key)
    return found


def spot_of(chain: Chain, spinner: bool) -> Spot:
    """The table that ``chain`` shows; ``spinner``: the first double played is one."""
    awaited = spinner and chain.spinner is None
    return spot(tuple(_code(chain, arm, value) for arm, value in _open(chain)), awaited)


def _open(chain: Chain) -> Iterable[tuple[Arm, int]]:
    return zip(chain.arms, chain.values, strict=True)


def _code(chain: Chain, arm: Arm, value: int) -> Code:
    if arm in CROSS and not chain.links(arm):
        return value + BARE
    links = chain.links(arm)
    shown = links[-1].tile if links else chain.lead
    assert shown is not None
    if not shown.is_double:
        return value
    return value + (SPINNER if shown == chain.spinner else DOUBLE)
