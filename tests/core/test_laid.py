"""Laid-out pictures as text: every tile once, where the table would lay it, and short."""

from __future__ import annotations

from random import Random

import pytest

from game.app.embed_address import Embed, parse_embed, print_embed
from game.engine.chain import Arm, Chain
from game.engine.digits import LETTERS
from game.engine.stone import LABELS, Stone
from game.engine.tile import parse_tile
from game.games.all_fives import all_fives
from game.view.laid import print_laid, shapes
from tests.core.fives import chain_of
from tests.core.support import match_steps


def test_a_lead_lies_alone_between_its_ends() -> None:
    chain = Chain().play(parse_tile("6-4"), Arm.LEAD)
    (tile, marks) = print_laid(chain).removeprefix("1c").split("~")
    assert tile == "46" + "2" + "FC"
    assert marks == "6" + "CC" + "4" + "IC"


def test_the_table_can_be_empty() -> None:
    assert print_laid(Chain()) == "1c"


@pytest.mark.parametrize(
    ("plays", "state"), [("5-5", "5"), ("5-5 6-5<", "5"), ("5-5 6-5< 5-4>", "9")]
)
def test_a_spinner_says_whether_its_short_sides_are_open(plays: str, state: str) -> None:
    laid = print_laid(chain_of(all_fives(2, {}), plays))
    assert laid[laid.index("55") + 2] == state


def test_every_tile_of_a_match_is_drawn_once_and_the_text_stays_short() -> None:
    rules = all_fives(2, {})
    for step in match_steps(rules, bytes(16), Random(1)):
        chain = step.match.state.chain
        laid = print_laid(chain)
        tiles, _, marks = laid.removeprefix("1c").partition("~")
        drawn = [tiles[at : at + 5] for at in range(0, len(tiles), 5)]
        named = sorted(f"{one[1]}-{one[0]}" for one in drawn)
        assert named == sorted(map(str, chain.tiles))
        assert len({one[3:] for one in drawn}) == len(drawn)
        assert tuple(int(marks[at]) for at in range(0, len(marks), 3)) == chain.values
        assert len(laid) <= 160
        embed = Embed(picture=laid)
        assert parse_embed(print_embed(embed)) == (embed, ())


def test_a_board_names_space_colour_and_label() -> None:
    cells: list[Stone | None] = [None] * 81
    cells[4], cells[80] = Stone(0, 4), Stone(3, 27)
    assert print_laid(tuple(cells)) == f"1bA50{LETTERS[4]}I93{LETTERS[27]}"


def test_there_is_a_shape_for_everything_that_can_be_drawn() -> None:
    found = shapes()
    assert [len(found[name]) for name in ("pips", "numerals", "blocks")] == [7, 7, 9]
    assert len(found["labels"]) == len(LABELS)
    assert len(found["patterns"]) == 5
