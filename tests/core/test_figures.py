"""Positions told as tiles, connections and open points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.engine.figure import Figure, figure
from game.engine.moves import Play
from game.engine.tile import parse_tile, tile
from tests.core.support import DATA, moves_of

FIGURES: list[dict[str, Any]] = json.loads((DATA / "block_figures.json").read_text())["figures"]

PLAYS = {
    "open": "1-4",
    "double-joins": "1-4 1-1>",
    "double-six": "3-6 6-6<",
    "double-blank": "0-0",
    "second-double": "1-4 1-1> 4-4<",
    "beyond-double": "1-4 1-1> 4-4< 3-4<",
    "leading-double": "2-2",
}
"""How each figure is played: the lead lies with its high half to the left."""


def plays_of(text: str) -> list[Play]:
    return [move for move in moves_of(text) if isinstance(move, Play)]


def named(text: str, point: str) -> tuple[str, str]:
    return str(parse_tile(text)), point


def connections(found: Figure) -> list[tuple[str, str, str, str]]:
    return [
        (str(one.earlier.tile), one.earlier.point, str(one.later.tile), one.later.point)
        for one in found.connections
    ]


def open_points(found: Figure) -> set[tuple[str, str, int]]:
    return {(str(one.spot.tile), one.spot.point, one.value) for one in found.open}


def test_every_figure_is_played() -> None:
    assert {one["id"] for one in FIGURES} == set(PLAYS)


@pytest.mark.parametrize("wanted", FIGURES, ids=lambda one: str(one["id"]))
def test_figure_of_the_rules(wanted: dict[str, Any]) -> None:
    found = figure(plays_of(PLAYS[wanted["id"]]))
    assert list(found.tiles) == [parse_tile(text) for text in wanted["tiles"]]
    assert connections(found) == [
        (*named(one, here), *named(other, there))
        for one, here, other, there in wanted["connections"]
    ]
    assert open_points(found) == {(*named(one, at), value) for one, at, value in wanted["open"]}
    assert len(found.open) == len(wanted["open"])


def test_figure_of_an_empty_table() -> None:
    assert figure([]) == Figure((), (), ())


@pytest.mark.parametrize(("first", "second"), [("<", ">"), (">", "<")])
def test_side_a_of_a_leading_double_is_the_side_joined_first(first: str, second: str) -> None:
    once = figure(plays_of(f"2-2 5-2{first}"))
    assert connections(once) == [("2-2", "A", "5-2", "low")]
    assert open_points(once) == {("5-2", "high", 5), ("2-2", "B", 2)}
    twice = figure(plays_of(f"2-2 5-2{first} 2-1{second}"))
    assert connections(twice)[1] == ("2-2", "B", "2-1", "high")
    assert open_points(twice) == {("5-2", "high", 5), ("2-1", "low", 1)}


def test_double_in_the_line_touches_with_a_and_then_with_b() -> None:
    found = figure(plays_of("6-4 4-4> 4-0> 0-0>"))
    assert connections(found) == [
        ("6-4", "low", "4-4", "A"),
        ("4-4", "B", "4-0", "high"),
        ("4-0", "low", "0-0", "A"),
    ]
    assert open_points(found) == {("6-4", "high", 6), ("0-0", "B", 0)}


def spun(plays: str) -> Figure:
    """The figure in a game where the first double of the line opens four arms."""
    made = plays_of(plays)
    return figure(made, next((one.tile for one in made if one.tile.is_double), None))


def test_short_sides_of_a_leading_spinner_are_c_and_d() -> None:
    one_side = spun("5-5 5-1>")
    assert open_points(one_side) == {("5-5", "B", 5), ("5-1", "low", 1)}
    both = spun("5-5 5-1> 5-2<")
    assert open_points(both) == {
        ("5-2", "low", 2),
        ("5-1", "low", 1),
        ("5-5", "C", 5),
        ("5-5", "D", 5),
    }
    cross = spun("5-5 5-1> 5-2< 6-5_ 6-6_ 5-0^")
    assert connections(cross) == [
        ("5-5", "A", "5-1", "high"),
        ("5-5", "B", "5-2", "high"),
        ("5-5", "D", "6-5", "low"),
        ("6-5", "high", "6-6", "A"),
        ("5-5", "C", "5-0", "high"),
    ]
    assert open_points(cross) == {
        ("5-2", "low", 2),
        ("5-1", "low", 1),
        ("5-0", "low", 0),
        ("6-6", "B", 6),
    }


def test_short_sides_of_a_spinner_in_the_line() -> None:
    once = spun("6-4 4-4>")
    assert open_points(once) == {("6-4", "high", 6), ("4-4", "B", 4)}
    found = spun("6-4 4-4> 4-0> 4-2^ 4-1_")
    assert connections(found)[-2:] == [
        ("4-4", "C", "4-2", "high"),
        ("4-4", "D", "4-1", "high"),
    ]
    assert open_points(found) == {
        ("6-4", "high", 6),
        ("4-0", "low", 0),
        ("4-2", "low", 2),
        ("4-1", "low", 1),
    }
    assert found.tiles[1] == tile(4, 4)


@pytest.mark.parametrize("plays", ["6-4 3-3<", "6-4 6-5", "6-4<", "6-4 6-5^", "5-5 5-1> 6-5^"])
def test_plays_that_do_not_fit(plays: str) -> None:
    with pytest.raises(ValueError):
        spun(plays)
