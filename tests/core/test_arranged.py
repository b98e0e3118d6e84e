"""Positions made up for figures: matches that the rules have played, and what they show."""

from __future__ import annotations

import json
import re
from itertools import takewhile
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from game.app.arranged import arranged, on_board
from game.app.drawn_board import moves_to
from game.app.figures import BoardFigure, ChainFigure, Colours, figure_of, link_to
from game.app.link import Kind, parse_link
from game.engine.errors import IllegalMove, NotationError
from game.engine.figure import figure
from game.engine.grid import print_space, spaces_of
from game.engine.moves import DRAW, PASS, Place, Play
from game.engine.stone import FITS, parse_stone
from game.games.catalogue import CATALOGUE, rules_for
from game.i18n import LANGUAGES, Words
from game.i18n.figures import FIGURES
from game.view.figure_picture import drawn, standing_alone
from game.view.figure_text import told
from game.view.nodes import find_all, text_of
from game.view.speech import Speech
from tests.core.support import DATA, match_steps, moves_of
from tests.core.test_figures import PLAYS

SPINNER = "5-5 5-2> 5-3< 5-0^ 0-4^ 5-1_"
ROW = "........./........./..XXX.O.Y/........./.OO....../........./....YY..."


def chain(game: str, plays: str) -> ChainFigure:
    found = figure_of(arranged(game, moves_of(plays)))
    assert isinstance(found, ChainFigure)
    return found


def board(drawing: str, stone: str = "") -> BoardFigure:
    held = parse_stone(stone) if stone else None
    found = figure_of(arranged("blockers", moves_to(drawing, held), held=held), held)
    assert isinstance(found, BoardFigure)
    return found


def spaces(those: int) -> str:
    return " ".join(map(print_space, spaces_of(those)))


@pytest.mark.parametrize("name", PLAYS)
def test_a_position_of_block_is_that_of_the_plays(name: str) -> None:
    moves = moves_of(PLAYS[name])
    assert chain("block", PLAYS[name]).told == figure([m for m in moves if isinstance(m, Play)])


@pytest.mark.parametrize(
    ("game", "plays"), [("block", "1-4 1-1>"), ("all-fives", SPINNER), ("block", "")]
)
def test_whoever_opens_the_link_is_on_turn_in_the_same_position(game: str, plays: str) -> None:
    match = arranged(game, moves_of(plays))
    link = link_to(match)
    assert link is not None
    shared = parse_link(link)
    assert shared.kind is Kind.POSITION and shared.match.state == match.state
    assert match.state.mover == 0 and match.state.moves == moves_of(plays)
    assert sum(isinstance(one, Play) for one in match.rules.legal(match.state)) >= 2


def test_a_long_chain_takes_more_seats() -> None:
    plays = "6-6 6-5> 5-5> 5-4> 4-4> 4-3> 3-3> 3-2> 2-2> 2-1> 1-1> 1-0> 0-0> 6-0>"
    assert arranged("block", moves_of(plays)).rules.seats == 4
    out = arranged("block", moves_of(f"{plays} 6-1< 5-1< 5-0<"))
    assert out.rules.seats == 4 and out.state.outcome is not None
    with pytest.raises(NotationError, match=r"too-many.*17"):
        arranged("block", moves_of(f"{plays} 6-1< 5-1< 5-0< 4-0<"))


LONG = (
    "6-6 6-5> 5-5> 5-4> 4-4> 4-3> 3-3> 3-2> 2-2> 2-1> 1-1> 1-0> 0-0>"
    " 6-0> 6-1> 5-1> 5-0> 4-0> 4-1> 3-1>"
)


@pytest.mark.parametrize("game", ["draw", "all-fives"])
def test_what_hands_do_not_hold_is_drawn(game: str) -> None:
    match = arranged(game, moves_of(LONG))
    moves = match.state.moves
    assert tuple(one for one in moves if isinstance(one, Play)) == moves_of(LONG)
    assert DRAW in moves and match.state.mover == 0 and match.state.outcome is None
    link = link_to(match)
    assert link is not None and parse_link(link).match.state == match.state
    with pytest.raises(IllegalMove):
        arranged(game, moves_of(f"{LONG} 5-2>"))


ALL_BUT_ONE = f"{LONG} 3-0> 2-0> 6-2> 6-3> 5-3> 5-2> 4-2>"


def test_more_tiles_than_anybody_can_have_drawn_are_refused() -> None:
    with pytest.raises(NotationError, match=r"too-many.*25"):
        arranged("all-fives", moves_of(ALL_BUT_ONE), {"floor": "2"})


@pytest.mark.slow
def test_a_draw_with_a_tile_that_fits_is_refused() -> None:
    with pytest.raises(NotationError, match=r"no-deal.*4-2>"):
        arranged("draw", moves_of(ALL_BUT_ONE))


GAMES = [(one.game, seats) for one in CATALOGUE for seats in one.seats if not on_board(one.game)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
@settings(max_examples=3)
@given(seed=integers(0, 10**6))
def test_whatever_was_played_can_be_laid(game: str, seats: int, seed: int) -> None:
    """At every ply of a hand, to its very end."""
    rules = rules_for(game, seats, {})
    steps = match_steps(rules, seed.to_bytes(16, "big"), Random(seed))
    for step in takewhile(lambda one: not one.match.earlier, steps):
        plays = [one for one in step.match.state.moves if isinstance(one, Play)]
        laid = arranged(game, plays).state
        assert [one for one in laid.moves if isinstance(one, Play)] == plays
        assert laid.chain == step.match.state.chain


PASSING = (
    "5-1 6-5< 6-4< 4-2< 4-1> 6-2< 5-4> 5-5> 6-3< 5-3> 3-3< 3-2< 4-3>"
    " 4-4> 2-1< 6-1< 4-0> 0-0> 5-0> 5-2> 6-6< 2-2> 6-0< 1-0< 2-0> 3-0>"
)


def test_passes_are_made_where_the_boneyard_is_used_up() -> None:
    plays = PASSING.split()
    moves = arranged("draw", moves_of(PASSING)).state.moves
    assert PASS in moves and [str(one) for one in moves if isinstance(one, Play)] == plays


def test_the_spinner_and_the_sum_are_shown() -> None:
    found = chain("all-fives", SPINNER)
    assert found.chain.spinner is not None and found.chain.spinner_closed
    assert found.counted is not None and (found.counted.total, found.counted.points) == (10, 10)


@pytest.mark.parametrize(
    ("game", "plays", "reason"),
    [
        ("block", "6-4 3-3<", "wrong-end|no-fit"),
        ("block", "6-4 6-5", "already-led"),
        ("block", "6-4<", "lead-first"),
        ("all-fives", "5-5 5-1> 6-5^", "not-open"),
        ("blockers", "1:5@A4", "wrong-space"),
        ("blockers", "1:5@A5 2:A@A5 3:1@A1 1:4@A4 2:4@B4 3:2@A2 1:B@B4 2:3@B3 3:3@B3", ""),
    ],
)
def test_what_the_rules_refuse_is_refused(game: str, plays: str, reason: str) -> None:
    if not reason:
        assert arranged(game, moves_of(plays)).state.captured[2]
        return
    with pytest.raises(IllegalMove) as caught:
        arranged(game, moves_of(plays))
    assert re.fullmatch(reason, caught.value.reason)


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("block", "6-4 6-4<"),
        ("block", "6-4 pass"),
        ("block", "1:5@A5"),
        ("blockers", "6-4"),
        ("blockers", "1:5@A5 1:6@A6"),
        ("blockers", "1:5@A5 2:5@B5 3:5@C5 1:5@D5"),
    ],
)
def test_what_no_deal_leads_to_is_refused(game: str, moves: str) -> None:
    with pytest.raises(NotationError) as caught:
        arranged(game, moves_of(moves))
    assert caught.value.code == "position"


def test_two_colours_each_where_only_that_explains_the_turns() -> None:
    assert arranged("blockers", moves_of("1:5@A5 2:5@B5 3:5@C5 1:6@A6")).rules.seats == 3
    assert arranged("blockers", moves_of("1:5@A5 2:5@B5 1:6@A6 2:6@B6")).rules.seats == 2


# --- The board as a drawing -----------------------------------------------------------------


def test_a_drawing_becomes_moves_with_labels_that_fit() -> None:
    moves = moves_to(ROW, parse_stone("1:C"))
    assert len({move.stone for move in moves}) == len(moves) == 9
    assert [move.stone.colour for move in moves[:4]] == [0, 1, 2, 0]
    assert all(FITS[move.stone.label] >> move.space & 1 for move in moves)
    assert parse_stone("1:C") not in {move.stone for move in moves}
    assert len({move.stone.label // 9 for move in moves}) == 3


@pytest.mark.parametrize("drawing", ["Q", "OOO/X", "X", "." * 10, "./" * 10])
def test_drawings_that_mean_nothing_are_refused(drawing: str) -> None:
    with pytest.raises(NotationError) as caught:
        moves_to(drawing)
    assert caught.value.code == "drawing"


def test_captures_are_those_of_the_rules() -> None:
    found = board(ROW, "1:C")
    assert spaces(found.takes) == "C3 C5 C9" and spaces(found.held) == "C4"
    assert spaces(found.free) == "C1 C2 C6 C8"
    match = arranged("blockers", moves_to(ROW, parse_stone("1:C")), held=parse_stone("1:C"))
    legal = {
        one.space
        for one in match.rules.legal(match.state)
        if isinstance(one, Place) and one.stone == parse_stone("1:C")
    }
    assert legal == {*spaces_of(found.free), *spaces_of(found.takes)}


# --- The text alternative -------------------------------------------------------------------


def test_golden_text() -> None:
    assert told(chain("block", "1-4 1-1>"), Words("en")) == (
        "Tiles in the order placed: four-one, double one. Connections: line side A of double one"
        " touches the low end of four-one. Play can go on at: the high end of four-one, value 4;"
        " line side B of double one, value 1."
    )
    assert "la línea A del doble uno toca el extremo de valor bajo del cuatro-uno" in told(
        chain("block", "1-4 1-1>"), Words("es")
    )


FIGURE_FACTS: list[dict[str, Any]] = json.loads((DATA / "block_figures.json").read_text())[
    "figures"
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wanted", FIGURE_FACTS, ids=lambda one: str(one["id"]))
def test_the_three_facts_are_told(wanted: dict[str, Any], lang: str) -> None:
    found = chain("block", PLAYS[wanted["id"]])
    text, speech = told(found, Words(lang)), Speech(Words(lang), 2, aloud=True)
    tiles = ", ".join(map(speech.tile, found.told.tiles))
    assert f"{tiles}." in text
    touches = FIGURES[lang]["touches"].format(later="", earlier="").strip()
    assert text.count(f" {touches} ") == len(wanted["connections"])
    values = re.findall(r"(\d)[;.]", text)
    assert sorted(map(int, values)) == sorted(value for _, _, value in wanted["open"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_is_told(lang: str) -> None:
    found = board(ROW, "1:C")
    text = told(found, Words(lang))
    order = [text.index(f" {print_space(space)}") for _, space in found.placed]
    assert order == sorted(order)
    for space in (*spaces_of(found.takes), *spaces_of(found.held)):
        assert text.count(print_space(space)) == 3
    for space in spaces_of(found.free):
        assert text.count(print_space(space)) == 1


def test_texts_are_alike_in_all_languages() -> None:
    assert set(FIGURES) == set(LANGUAGES)
    gaps = {key: set(re.findall(r"{\w+}", text)) for key, text in FIGURES["en"].items()}
    for texts in FIGURES.values():
        assert {key: set(re.findall(r"{\w+}", text)) for key, text in texts.items()} == gaps


# --- The picture ----------------------------------------------------------------------------


@pytest.mark.parametrize("plays", [*PLAYS.values(), SPINNER])
def test_every_open_point_has_a_mark_with_its_value(plays: str) -> None:
    found = chain("all-fives" if plays == SPINNER else "block", plays)
    node = drawn(found, Colours.LIGHT, "words")
    marks = find_all(node, "class", "open")
    assert [text_of(one) for one in marks] == [str(one.value) for one in found.told.open]
    assert len(find_all(node, "data-tile")) == len(found.told.tiles)
    assert node.get("aria-label") == "words" and node.get("role") == "img"


def test_marks_of_the_board() -> None:
    found = board(ROW, "1:C")
    node = drawn(found, Colours.LIGHT)
    assert len(find_all(node, "class", "free")) == 4
    assert len(find_all(node, "class", "badge")) == 4
    assert len(find_all(drawn(board(ROW), Colours.DARK), "class", "badge")) == 9
    assert node.get("aria-hidden") == "true"


def test_colours_follow_the_page_or_stand_alone() -> None:
    found = chain("block", "2-2")
    page = standing_alone(found, Colours.PAGE, "told", "title")
    assert "var(--tile,#" in page and "prefers-color-scheme:dark" in page
    assert "<title>title</title><desc>told</desc>" in page
    for colours in (Colours.LIGHT, Colours.DARK):
        assert "var(" not in standing_alone(found, colours, "told")
    assert standing_alone(found, Colours.LIGHT, "") != standing_alone(found, Colours.DARK, "")


def test_an_empty_table_is_a_figure() -> None:
    found = chain("block", "")
    assert told(found, Words("en")) == "The table is empty; any tile can be led."
    assert drawn(found, Colours.LIGHT).tag == "svg"
