"""Laws of the layout, on random hands in boxes from a small phone to a wide screen.

The checks work on what the page gets, px, turned back into exact units of half a short side.
"""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chain import Arm, Chain, Link
from game.engine.tile import FULL_SET, Tile, tile
from game.view import layout as module
from game.view.layout import Layout, Place, lay_out

FULL = os.environ.get("TILES_FULL") == "1"
HANDS = 300 if FULL else 3

PHONES = ((296.0, 260.0), (296.0, 330.0), (336.0, 372.0), (420.0, 200.0))
LOW = ((700.0, 150.0), (700.0, 180.0))
SCREENS = ((900.0, 450.0), (700.0, 600.0), (600.0, 820.0), (2200.0, 1100.0))
BOXES = (*PHONES, *LOW, *SCREENS)

LEANINGS: tuple[dict[Arm, float], ...] = (
    {},
    {Arm.LEFT: 0.05},
    {Arm.RIGHT: 0.05},
    {Arm.LEFT: 0.1, Arm.RIGHT: 0.1},
    {Arm.UP: 0.1, Arm.DOWN: 0.1},
    {Arm.LEFT: 0.1, Arm.UP: 0.1, Arm.DOWN: 0.1},
    {Arm.LEFT: 0.1, Arm.RIGHT: 0.1, Arm.DOWN: 0.1},
    {Arm.RIGHT: 0.1, Arm.DOWN: 0.1},
)
"""How likely arms are played on; 1 where not named."""

Point = tuple[int, int]
WAYS: dict[int, Point] = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


def grown(seed: int, spinner: bool, leaning: dict[Arm, float], most: int = 28) -> list[Chain]:
    """A hand played to its end with any legal tiles: each chain on the way."""
    chance = Random(seed)
    stock = list(FULL_SET)
    chance.shuffle(stock)
    chain = Chain()
    hand = []
    while len(chain.tiles) < most:
        choices = [(one, end.arm) for one in stock for end in chain.ends if one.has(end.value)]
        if chain.lead is None:
            choices = [(stock[0], Arm.LEAD)]
        if not choices:
            break
        weights = [leaning.get(arm, 1.0) for _, arm in choices]
        one, arm = chance.choices(choices, weights)[0]
        stock.remove(one)
        chain = chain.play(one, arm)
        if spinner and chain.spinner is None and one.is_double:
            chain = chain.with_spinner(one)
        hand.append(chain)
    return hand


def exact(value: float, unit: float) -> int:
    """A length in units, which has to be whole."""
    number = value / unit
    assert abs(number - round(number)) < 1e-6
    return round(number)


class Picture:
    """A layout in whole units, the middle of the lead at 0, 0."""

    def __init__(self, chain: Chain, layout: Layout) -> None:
        self.unit = layout.scale / 2
        assert tuple(place.tile for place in layout.places) == chain.tiles
        self.zero = next(place for place in layout.places if place.tile == chain.lead)
        self.middle = {place.tile: self.point(place) for place in layout.places}
        self.way = {place.tile: WAYS[place.turn] for place in layout.places}

    def point(self, place: Place) -> Point:
        x, y = place.x - self.zero.x, place.y - self.zero.y
        return exact(x, self.unit), exact(y, self.unit)

    def half(self, one: Tile, value: int) -> Point:
        """The middle of the half that shows ``value``; of a double, its own middle."""
        x, y = self.middle[one]
        if one.is_double:
            return x, y
        (dx, dy), sign = self.way[one], 1 if value == one.high else -1
        return x + sign * dx, y + sign * dy

    def squares(self, place: Place) -> set[Point]:
        (x, y), (dx, _) = self.point(place), WAYS[place.turn]
        wide, high = (2, 1) if dx else (1, 2)
        return {(i, j) for i in range(x - wide, x + wide) for j in range(y - high, y + high)}


def check_joints(chain: Chain, picture: Picture) -> None:
    """Each tile touches the one before it with the half that carries the joined value."""
    assert chain.lead is not None
    for arm in (Arm.LEFT, Arm.RIGHT, Arm.UP, Arm.DOWN):
        before = chain.spinner if arm in (Arm.UP, Arm.DOWN) else chain.lead
        for link in chain.links(arm):
            assert before is not None
            stem = before == chain.spinner and arm in (Arm.UP, Arm.DOWN)
            check_joint(before, link, picture, stem)
            before = link.tile


def check_joint(before: Tile, link: Link, picture: Picture, stem: bool) -> None:
    one, two = picture.half(before, link.inner), picture.half(link.tile, link.inner)
    apart = two[0] - one[0], two[1] - one[1]
    assert 0 in apart
    assert abs(apart[0] + apart[1]) == (3 if stem else 2)
    way = apart[0] // abs(sum(apart)), apart[1] // abs(sum(apart))
    for double in (before, link.tile):
        if double.is_double:
            lies = picture.way[double]
            assert lies in (WAYS[0], WAYS[90])
            along = lies[0] * way[0] + lies[1] * way[1] != 0
            assert along == (stem and double == before)


def check_room(layout: Layout, places: tuple[Place, ...], width: float, height: float) -> None:
    """All inside, with a margin for rings and shadows where the box has room for one."""
    least = 2.5 if min(width, height) >= 100 else -1e-6
    for place in places:
        wide, high = (2, 1) if WAYS[place.turn][0] else (1, 2)
        across, down = wide * layout.scale / 2, high * layout.scale / 2
        assert least <= place.x - across and place.x + across <= width - least
        assert least <= place.y - down and place.y + down <= height - least


def ghosts(chain: Chain, layout: Layout) -> list[tuple[Arm, Tile, Place]]:
    """For each open end one tile and one double that could come next."""
    found = []
    stock = [one for one in FULL_SET if one not in chain.tiles]
    for end in chain.ends:
        for kind in (False, True):
            fitting = (one for one in stock if one.has(end.value) and one.is_double is kind)
            one = next(fitting, None)
            if one is not None:
                found.append((end.arm, one, layout.ghost(one, end.arm)))
    return found


def check(chain: Chain, width: float, height: float) -> Layout:
    """All laws that hold for one picture."""
    layout = lay_out(chain, width, height)
    picture = Picture(chain, layout)
    check_joints(chain, picture)
    next_ones = ghosts(chain, layout)
    check_room(layout, layout.places + tuple(place for _, _, place in next_ones), width, height)
    taken: set[Point] = set()
    for place in layout.places:
        squares = picture.squares(place)
        assert not squares & taken
        taken |= squares
    for _, _, place in next_ones:
        assert not picture.squares(place) & taken
    for (arm, _, one), (other_arm, _, two) in combinations(next_ones, 2):
        assert arm == other_arm or not picture.squares(one) & picture.squares(two)
    check_marks(chain, layout, picture, taken, (width, height))
    return layout


def check_marks(
    chain: Chain, layout: Layout, picture: Picture, taken: set[Point], box: tuple[float, float]
) -> None:
    assert [(mark.arm, mark.value) for mark in layout.marks] == [
        (end.arm, end.value) for end in chain.ends
    ]
    for mark, end in zip(layout.marks, chain.ends, strict=True):
        assert abs(mark.dx) + abs(mark.dy) == 1
        half = layout.scale / 2
        assert half <= mark.x <= box[0] - half and half <= mark.y <= box[1] - half
        x, y = mark.x - picture.zero.x, mark.y - picture.zero.y
        x, y = exact(x, picture.unit), exact(y, picture.unit)
        free = {(i, j) for i in (x - 1, x) for j in (y - 1, y)}
        assert not free & taken
        near = picture.half(end.tile, end.value)
        # The mark lies straight out from the open half.
        reach = (x - near[0]) * mark.dx + (y - near[1]) * mark.dy
        assert reach in (2, 3) and (x - reach * mark.dx, y - reach * mark.dy) == near


def check_growth(hand: list[Chain], width: float, height: float) -> Layout:
    """Tiles stay until a re-fit, and a tile comes to lie where its ghost was."""
    layouts = [lay_out(chain, width, height) for chain in hand]
    for chain in (*hand[:: 1 if FULL else 5], hand[-1]):
        check(chain, width, height)
    for at, after in enumerate(layouts[1:], 1):
        before = layouts[at - 1]
        assert after.step >= before.step
        if after.step > before.step:
            continue
        assert after.scale == before.scale
        assert set(before.places) < set(after.places)
        (new,) = set(after.places) - set(before.places)
        arm = next(a for a in Arm if len(hand[at].links(a)) > len(hand[at - 1].links(a)))
        assert before.ghost(new.tile, arm) == new
    return layouts[-1]


@given(seed=st.integers(0, 2**32), leaning=st.sampled_from(LEANINGS[:3]))
@pytest.mark.parametrize("box", BOXES, ids=str)
def test_two_arms(box: tuple[float, float], seed: int, leaning: dict[Arm, float]) -> None:
    assert check_growth(grown(seed, False, leaning), *box).scale >= 24


@given(seed=st.integers(0, 2**32), leaning=st.sampled_from(LEANINGS))
@pytest.mark.parametrize("box", BOXES, ids=str)
def test_four_arms(box: tuple[float, float], seed: int, leaning: dict[Arm, float]) -> None:
    check_growth(grown(seed, True, leaning), *box)


@pytest.mark.parametrize("box", BOXES, ids=str)
def test_whole_sets_on_two_arms_stay_readable(box: tuple[float, float]) -> None:
    for seed in range(HANDS):
        hand = grown(seed, False, LEANINGS[seed % 3])
        assert lay_out(hand[-1], *box).scale >= 24


@pytest.mark.parametrize("box", BOXES, ids=str)
def test_four_arms_of_a_usual_hand_stay_readable(box: tuple[float, float]) -> None:
    for seed in range(HANDS):
        hand = grown(seed, True, LEANINGS[seed % len(LEANINGS)], most=18)
        assert lay_out(hand[-1], *box).scale >= 16


def test_refits_are_few() -> None:
    for box, most in (((900.0, 450.0), 1.5), ((336.0, 372.0), 3.0), ((700.0, 180.0), 1.5)):
        refits = 0
        for seed in range(HANDS * 4):
            steps = [lay_out(chain, *box).step for chain in grown(seed, False, {})]
            refits += len(set(steps)) - 1
        assert refits / (HANDS * 4) <= most


def test_a_found_layout_does_not_depend_on_what_was_asked_before() -> None:
    for seed in range(HANDS):
        hand = grown(seed, True, LEANINGS[seed % len(LEANINGS)])
        stepwise = [lay_out(chain, 336, 372).places for chain in hand]
        for chain, places in list(zip(hand, stepwise, strict=True))[:: 1 if FULL else 6]:
            module._known.clear()
            module._lay_out.cache_clear()
            assert lay_out(chain, 336, 372).places == places


def test_scales_grow_with_the_box_up_to_a_calm_size() -> None:
    chain = Chain().play(tile(6, 6), Arm.LEAD)
    scales = [lay_out(chain, *box).scale for box in ((296, 330), (700, 600), (2200, 1100))]
    assert scales == sorted(scales)
    assert 28 <= scales[0] <= 40 and scales[-1] == 64


@pytest.mark.parametrize("box", [(296.0, 330.0), (900.0, 450.0), (301.5, 260.25)], ids=str)
def test_the_lead_lies_in_the_middle_at_first(box: tuple[float, float]) -> None:
    for one in FULL_SET:
        layout = lay_out(Chain().play(one, Arm.LEAD), *box)
        (place,) = layout.places
        assert (place.x, place.y) == (box[0] / 2, box[1] / 2)
        assert place.turn == (90 if one.is_double else 180)
        assert lay_out(Chain(), *box).ghost(one, Arm.LEAD) == place


def test_an_empty_table_has_no_places_and_no_marks() -> None:
    layout = lay_out(Chain(), 300, 300)
    assert layout.places == () and layout.marks == ()
    with pytest.raises(ValueError, match="left"):
        layout.ghost(tile(1, 0), Arm.LEFT)


def test_ghosts_are_only_for_tiles_that_fit() -> None:
    layout = lay_out(Chain().play(tile(6, 4), Arm.LEAD), 300, 300)
    for one, arm in ((tile(5, 4), Arm.LEFT), (tile(6, 4), Arm.UP), (tile(1, 0), Arm.LEAD)):
        with pytest.raises(ValueError, match=str(one)):
            layout.ghost(one, arm)


TINY = ((1.0, 1.0), (0.0, 0.0), (30.0, 30.0), (5000.0, 12.0), (20.0, 900.0), (120.0, 80.0))


@pytest.mark.parametrize("box", TINY, ids=str)
@pytest.mark.parametrize("spinner", [False, True])
def test_a_layout_is_found_for_any_box(box: tuple[float, float], spinner: bool) -> None:
    for seed in range(HANDS // 3):
        for chain in grown(seed, spinner, LEANINGS[seed % 3])[::9]:
            check(chain, max(box[0], 1.0), max(box[1], 1.0))


def test_a_line_without_doubles_before_a_late_spinner() -> None:
    """The spinner may come after so many tiles that the line has long turned."""
    values = [6, 5, 4, 3, 2, 1, 0, 2, 4, 6, 3, 5, 2, 6, 1]
    chain = Chain().play(tile(0, 6), Arm.LEAD)
    for one, two in zip([0, *values[1:]], values[2:], strict=False):
        if tile(one, two) in chain.tiles or chain.value_at(Arm.RIGHT) != one:
            continue
        chain = chain.play(tile(one, two), Arm.RIGHT)
    end = chain.value_at(Arm.RIGHT)
    assert end is not None
    chain = chain.play(tile(end, end), Arm.RIGHT).with_spinner(tile(end, end))
    for box in BOXES:
        check(chain, *box)
