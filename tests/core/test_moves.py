"""Tiles, moves and the chain: notation and refusal of what does not fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.chain import Arm, Chain
from game.engine.errors import NotationError
from game.engine.moves import DRAW, PASS, Play, parse_move
from game.engine.seats import Table
from game.engine.tile import FULL_SET, Tile, parse_tile, pips, tile
from tests.core.support import moves_of

BAD_TILES = ["", "6", "64", "6-", "-4", "6-7", "7-0", "a-b", "6--4", "6-4 ", "6–4", "٦-٤", "²-1"]


def test_full_set_has_28_tiles_and_168_pips() -> None:
    assert len(FULL_SET) == len(set(FULL_SET)) == 28
    assert pips(FULL_SET) == 168
    assert sum(one.is_double for one in FULL_SET) == 7
    assert Counter(value for one in FULL_SET for value in {one.low, one.high}) == dict.fromkeys(
        range(7), 7
    )


@pytest.mark.parametrize("one", FULL_SET, ids=str)
def test_tile_prints_and_parses(one: Tile) -> None:
    assert parse_tile(str(one)) is one
    assert parse_tile(str(one)[::-1]) is one
    assert tile(one.low, one.high) is tile(one.high, one.low) is one
    assert one.other(one.low) == one.high
    assert one.other(one.high) == one.low
    assert {value for value in range(7) if one.has(value)} == {one.low, one.high}


@pytest.mark.parametrize("text", BAD_TILES)
def test_text_that_is_no_tile(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile(text)
    assert caught.value.code == "tile"


@pytest.mark.parametrize("arm", Arm)
@pytest.mark.parametrize("one", [tile(6, 4), tile(0, 0), tile(5, 1)], ids=str)
def test_move_prints_and_parses(one: Tile, arm: Arm) -> None:
    move = Play(one, arm)
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play(tile(4, 6), Arm.LEAD), "6-4"),
        (Play(tile(4, 6), Arm.LEFT), "6-4<"),
        (Play(tile(4, 6), Arm.RIGHT), "6-4>"),
        (Play(tile(4, 6), Arm.UP), "6-4^"),
        (Play(tile(4, 6), Arm.DOWN), "6-4_"),
        (PASS, "pass"),
        (DRAW, "draw"),
    ],
)
def test_move_notation(move: Any, text: str) -> None:
    assert str(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text", [*BAD_TILES, "6-4!", "6-4<>", "<6-4", "Pass", "PASS", "pass ", "6-4 <", "7-4<"]
)
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert caught.value.code == "move"


def test_arms_with_equal_values_stay_distinct() -> None:
    chain = Chain().play(tile(6, 6), Arm.LEAD)
    assert [(end.arm, end.value) for end in chain.ends] == [(Arm.LEFT, 6), (Arm.RIGHT, 6)]
    left, right = chain.play(tile(6, 5), Arm.LEFT), chain.play(tile(6, 5), Arm.RIGHT)
    assert left != right
    assert left.tiles == (tile(6, 5), tile(6, 6))
    assert right.tiles == (tile(6, 6), tile(6, 5))


def test_chain_of_four_arms() -> None:
    chain = Chain()
    for move in moves_of("6-4 4-4>"):
        assert isinstance(move, Play)
        chain = chain.play(move.tile, move.arm)
    chain = chain.with_spinner(tile(4, 4))
    assert (chain.sides_taken, chain.arms, chain.values) == (1, (Arm.LEFT, Arm.RIGHT), (6, 4))
    chain = chain.play(tile(4, 1), Arm.RIGHT)
    assert (chain.sides_taken, chain.arms) == (2, (Arm.LEFT, Arm.RIGHT, Arm.UP, Arm.DOWN))
    assert chain.values == (6, 1, 4, 4)
    chain = chain.play(tile(4, 3), Arm.UP).play(tile(4, 0), Arm.DOWN)
    assert chain.values == (6, 1, 3, 0)
    assert chain.tiles == tuple(map(parse_tile, ["6-4", "4-4", "4-1", "4-3", "4-0"]))
    for end in chain.ends:
        assert chain.value_at(end.arm) == end.value
        assert end.tile.has(end.value)


@pytest.mark.parametrize(
    ("plays", "refused"),
    [("", "6-4<"), ("6-4", "6-4"), ("6-4", "3-3<"), ("6-4", "6-5>"), ("6-6", "6-5^")],
)
def test_chain_refuses_what_does_not_fit(plays: str, refused: str) -> None:
    chain = Chain()
    for move in moves_of(plays):
        assert isinstance(move, Play)
        chain = chain.play(move.tile, move.arm)
    (bad,) = moves_of(refused)
    assert isinstance(bad, Play)
    with pytest.raises(ValueError):
        chain.play(bad.tile, bad.arm)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_table_goes_clockwise(seats: int) -> None:
    table = Table(seats)
    assert list(table) == list(range(seats))
    for seat in table:
        assert table.next(seat) == table.others(seat)[0]
        assert table.clockwise_from(seat) == (seat, *table.others(seat))
        assert sorted(table.clockwise_from(seat)) == list(table)
