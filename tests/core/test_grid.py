"""The board as sets of spaces, beside a reading of its own by rows and columns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.errors import NotationError
from game.engine.grid import (
    EVERYWHERE,
    NEIGHBOURS,
    SPACES,
    beside,
    block,
    column,
    count_groups,
    group_of,
    groups,
    parse_space,
    print_space,
    row,
    spaces_of,
    splits,
)

Spot = tuple[int, int]
boards = st.one_of(
    st.sets(st.integers(0, SPACES - 1), max_size=40),
    st.integers(0, EVERYWHERE).map(lambda bits: set(spaces_of(bits))),
    st.integers(0, EVERYWHERE).map(lambda bits: set(spaces_of(EVERYWHERE ^ (bits & bits >> 1)))),
)


def bits(spaces: set[int]) -> int:
    return sum(1 << one for one in spaces)


def at(*names: str) -> int:
    return bits({parse_space(name) for name in names})


def named(spaces: int) -> list[str]:
    return [print_space(one) for one in spaces_of(spaces)]


def around(spot: Spot) -> list[Spot]:
    down, right = spot
    near = [(down - 1, right), (down + 1, right), (down, right - 1), (down, right + 1)]
    return [(a, b) for a, b in near if 0 <= a < 9 and 0 <= b < 9]


def flooded(spaces: set[int]) -> list[set[int]]:
    """The groups by filling from one spot to the next; the one with the lowest space first."""
    left = {divmod(one, 9) for one in spaces}
    found = []
    while left:
        edge = [min(left)]
        left -= set(edge)
        group = set(edge)
        while edge:
            for near in around(edge.pop()):
                if near in left:
                    left.remove(near)
                    group.add(near)
                    edge.append(near)
        found.append({down * 9 + right for down, right in group})
    return found


def test_names_go_there_and_back() -> None:
    assert [print_space(one) for one in (0, 8, 9, 80)] == ["A1", "A9", "B1", "I9"]
    assert [parse_space(print_space(one)) for one in range(SPACES)] == list(range(SPACES))


@pytest.mark.parametrize("text", ["", "A", "A0", "J1", "a1", "1A", "A10", "A¹", "A١", " A1"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_space(text)
    assert caught.value.code == "space"


@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("A1", ["A2", "B1"]),
        ("A9", ["A8", "B9"]),
        ("B1", ["A1", "B2", "C1"]),
        ("I1", ["H1", "I2"]),
        ("I9", ["H9", "I8"]),
        ("I5", ["H5", "I4", "I6"]),
        ("E9", ["D9", "E8", "F9"]),
        ("E5", ["D5", "E4", "E6", "F5"]),
    ],
)
def test_neighbours_at_corners_and_edges(space: str, near: list[str]) -> None:
    assert named(NEIGHBOURS[parse_space(space)]) == near


def test_row_ends_are_no_neighbours() -> None:
    for end, start in zip("ABCDEFGH", "BCDEFGHI", strict=True):
        assert not NEIGHBOURS[parse_space(f"{end}9")] & at(f"{start}1")
        assert count_groups(at(f"{end}9", f"{start}1")) == 2


def test_neighbours_of_every_space() -> None:
    for space in range(SPACES):
        near = {down * 9 + right for down, right in around(divmod(space, 9))}
        assert set(spaces_of(NEIGHBOURS[space])) == near


def test_rows_columns_and_blocks() -> None:
    for number in range(9):
        spots = [divmod(one, 9) for one in range(SPACES)]
        assert set(spaces_of(row(number))) == {9 * a + b for a, b in spots if a == number}
        assert set(spaces_of(column(number))) == {9 * a + b for a, b in spots if b == number}
        inside = {9 * a + b for a, b in spots if a // 3 * 3 + b // 3 == number}
        assert set(spaces_of(block(number))) == inside
    assert named(block(1)) == ["A4", "A5", "A6", "B4", "B5", "B6", "C4", "C5", "C6"]


@given(spaces=boards)
def test_beside_is_whatever_has_a_neighbour_there(spaces: set[int]) -> None:
    near = {one for one in range(SPACES) if any(NEIGHBOURS[one] >> two & 1 for two in spaces)}
    assert set(spaces_of(beside(bits(spaces)))) == near


@given(spaces=boards)
def test_groups_agree_with_filling(spaces: set[int]) -> None:
    wanted = flooded(spaces)
    assert [set(spaces_of(one)) for one in groups(bits(spaces))] == wanted
    assert count_groups(bits(spaces)) == len(wanted)
    for group in wanted:
        assert group_of(1 << max(group), bits(spaces)) == bits(group)


@given(spaces=boards)
def test_splits_agrees_with_taking_away_and_counting(spaces: set[int]) -> None:
    before = len(flooded(spaces))
    for one in spaces:
        assert splits(bits(spaces), one) is (len(flooded(spaces - {one})) > before)


def test_a_tile_joins_up_to_four_groups() -> None:
    near = ("D5", "E4", "E6", "F5")
    for number in range(5):
        assert count_groups(at(*near[:number])) == number
        assert count_groups(at("E5", *near[:number])) == 1
        assert splits(at("E5", *near[:number]), parse_space("E5")) is (number > 1)


def test_no_tile_is_no_group_and_a_full_board_is_one() -> None:
    assert groups(0) == () and count_groups(0) == 0
    assert groups(EVERYWHERE) == (EVERYWHERE,)
    assert not any(splits(EVERYWHERE, one) for one in range(SPACES))


def test_diagonals_do_not_join() -> None:
    assert count_groups(at("A1", "B2", "C3", "A3", "C1")) == 5


def test_rings_and_squares_are_not_split() -> None:
    ring = at("A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3")
    square = at("H8", "H9", "I8", "I9")
    for shape in (ring, square, ring | square):
        assert not any(splits(shape, one) for one in spaces_of(shape))
    assert splits(ring | at("D3"), parse_space("C3"))
