"""The drawing of tiles: right pips in the right places, nothing told by a back."""

from __future__ import annotations

import re

import pytest

from game.engine.tile import FULL_SET, Tile, tile
from game.view.nodes import Node, find_all, text_of, to_html
from game.view.tiles import TURNS, tile_back, tile_face

ALL = [(one, turn) for one in FULL_SET for turn in TURNS]


def size(node: Node) -> tuple[int, int]:
    box = node.get("viewBox")
    assert box is not None
    left, top, width, height = box.split()
    assert (left, top) == ("0", "0")
    return int(width), int(height)


def dots(node: Node) -> list[tuple[float, float]]:
    """The middles of all pips."""
    found = []
    for child in node.children:
        assert isinstance(child, Node)
        if (child.get("class") or "").startswith("pip "):
            pairs = re.findall(r"M([\d.]+) ([\d.]+)h", child.get("d") or "")
            found += [(float(x), float(y)) for x, y in pairs]
    return found


def halves(node: Node, turn: int) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """The pips of the low half and of the high half, by where they lie."""
    width, height = size(node)
    along, middle = (0, width / 2) if turn in (0, 180) else (1, height / 2 - 1.5)
    first = [dot for dot in dots(node) if dot[along] < middle]
    second = [dot for dot in dots(node) if dot[along] > middle]
    return (first, second) if turn in (0, 90) else (second, first)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("one", FULL_SET, ids=str)
def test_each_half_shows_its_pips_on_its_side(one: Tile, turn: int) -> None:
    low, high = halves(tile_face(one, turn), turn)
    assert (len(low), len(high)) == (one.low, one.high)


def test_drawings_are_two_to_one_and_pips_stay_inside() -> None:
    for one, turn in ALL:
        drawn = tile_face(one, turn)
        width, height = size(drawn)
        assert {width, height} == {100, 200}
        assert (width > height) == (turn in (0, 180))
        for x, y in dots(drawn):
            assert 15 <= x <= width - 15 and 15 <= y <= height - 15


def test_pips_do_not_run_into_each_other() -> None:
    for one, turn in ALL:
        found = dots(tile_face(one, turn))
        for index, (x, y) in enumerate(found):
            for u, v in found[:index]:
                assert (x - u) ** 2 + (y - v) ** 2 >= 24**2


def test_the_threes_of_a_six_run_along_the_long_side() -> None:
    flat = dots(tile_face(tile(6, 0), 0))
    assert len({y for _, y in flat}) == 2 and len({x for x, _ in flat}) == 3
    upright = dots(tile_face(tile(6, 0), 90))
    assert len({x for x, _ in upright}) == 2 and len({y for _, y in upright}) == 3


def test_the_light_does_not_turn_with_the_tile() -> None:
    for turn in TURNS:
        rects = [one for one in tile_face(tile(4, 2), turn).children if isinstance(one, Node)][:2]
        edge, face = rects
        assert (edge.get("class"), face.get("class")) == ("edge", "face")
        below = float(edge.get("height") or 0) - float(face.get("height") or 0)
        beside = float(edge.get("width") or 0) - float(face.get("width") or 0)
        assert below > beside > 0
        assert face.get("x") == face.get("y")


def test_digits_stand_upright_in_the_middle_of_their_halves() -> None:
    for one, turn in ALL:
        drawn = tile_face(one, turn)
        places = [
            re.fullmatch(r"translate\((\d+) ([\d.]+)\)", digit.get("transform") or "")
            for digit in find_all(drawn, "class", "digit")
        ]
        middles = [(float(place[1]), float(place[2])) for place in places if place is not None]
        low, high = middles
        width, height = size(drawn)
        long, across = (0, 1) if width > height else (1, 0)
        assert abs(low[across] - 50) < 2 and abs(high[across] - 50) < 2
        assert sorted(round(middle[long] / 50) for middle in middles) == [1, 3]
        assert (low[long] < high[long]) == (turn in (0, 90))


def test_half_a_turn_swaps_the_halves_and_nothing_else() -> None:
    for one in FULL_SET:
        if one.is_double:
            assert sorted(dots(tile_face(one, 0))) == sorted(dots(tile_face(one, 180)))


def test_a_drawing_is_small_and_silent() -> None:
    for drawn in [tile_face(one, turn) for one, turn in ALL] + [tile_back(), tile_back(False)]:
        assert drawn.get("aria-hidden") == "true"
        assert text_of(drawn) == ""
        assert len(drawn.children) <= 7
        assert len(to_html(drawn)) < 1300
        assert not find_all(drawn, "style") and not find_all(drawn, "fill")


def test_a_back_has_no_pips_and_is_the_same_for_all() -> None:
    for upright in (True, False):
        assert "pip" not in to_html(tile_back(upright))
        assert tile_back(upright) is tile_back(upright)


def test_a_face_is_drawn_once() -> None:
    assert tile_face(tile(6, 4), 0) is tile_face(tile(4, 6), 0)


def test_only_quarter_turns_are_known() -> None:
    with pytest.raises(ValueError, match="45"):
        tile_face(tile(1, 0), 45)
