"""Positions laid by an author: what the rules refuse, and the turns that lead to a board."""

from __future__ import annotations

import re

import pytest

from game.app.composed import Composed, free_board, laid, moves_laid, played
from game.app.draft import (
    Whole,
    added,
    embed_of,
    figure_in,
    moved_to,
    position,
    position_link,
    read_draft,
    taken_back,
)
from game.app.drawn_board import moves_to
from game.app.embed_address import Embed, Mode, Origin, Source
from game.app.figures import BoardFigure
from game.app.link import Kind, Moment, match_of, parse_link, print_link
from game.engine.chain import Arm
from game.engine.errors import IllegalMove, NotationError
from game.engine.match import Match
from game.engine.moves import PLAYS, Move, Play, parse_move
from game.engine.record import parse_match, print_match
from game.engine.stone import parse_stone
from game.engine.tile import FULL_SET
from game.games.catalogue import rules_for
from tests.core.support import DATA, moves_of

ROW = "........./........./..XXX.O.Y/........./.OO....../........./....YY..."
BY_COLOUR = "1:5@A5 1:6@A6 1:A@A7 2:1@B1 2:2@C2 3:1@E1 3:5@E5"


def composed(game: str, plays: str) -> Composed:
    found = Composed(game)
    for move in moves_of(plays):
        found = laid(found, move)
    return found


def record(name: str) -> Match:
    return parse_match((DATA / name).read_text(), rules_for).match


@pytest.mark.parametrize(
    ("game", "plays", "last", "code"),
    [
        ("block", "6-4", "3-3<", "wrong-end|no-fit"),
        ("block", "6-4", "6-4<", "used"),
        ("block", "", "6-4<", "lead-first"),
        ("block", "6-4", "6-5", "already-led"),
        ("all-fives", "5-5 5-1>", "6-5^", "not-open"),
        ("block", "6-4", "1:5@A5", "position"),
        ("blockers", "", "1:5@A4", "wrong-space"),
        ("blockers", "1:5@A5", "1:A@A5", "own-tile"),
        ("blockers", "1:5@A5", "1:5@B5", "used"),
        ("blockers", "1:3@A3 1:4@A4 1:5@A5", "2:4@A4", "protected"),
        ("blockers", "", "6-4", "position"),
    ],
)
def test_what_can_not_be_laid_is_refused_with_the_reason(
    game: str, plays: str, last: str, code: str
) -> None:
    with pytest.raises((IllegalMove, NotationError)) as caught:
        laid(composed(game, plays), parse_move(last))
    assert re.match(f"({code}): ", str(caught.value))


def test_tiles_of_one_colour_are_put_into_turns() -> None:
    found = composed("blockers", BY_COLOUR)
    match = played(found)
    assert match.rules.seats == 3
    assert [one.stone.colour for one in match.state.moves] == [0, 1, 2, 0, 1, 2, 0]
    assert match.state.cells == free_board(found).state.cells


def test_who_is_on_turn_holds_the_tile_to_be_placed() -> None:
    match = played(composed("blockers", BY_COLOUR), parse_stone("2:C"))
    assert parse_stone("2:C").label in match.state.racks[1] and match.state.mover == 1
    with pytest.raises(NotationError) as caught:
        played(composed("blockers", BY_COLOUR), parse_stone("1:C"))
    assert caught.value.code == "turns"


def test_any_seat_may_have_started() -> None:
    match = played(composed("blockers", "2:5@A5 3:5@B5 1:5@C5 2:6@D6"))
    assert (match.rules.seats, match.state.leader) == (3, 1)


def test_captures_keep_what_lies() -> None:
    found = composed("blockers", "1:5@A5 2:A@A5 3:1@A1 1:4@A4")
    assert played(found).state.cells == free_board(found).state.cells
    assert len(found.stones) == 4


def test_turns_that_can_not_be_are_told() -> None:
    for plays in ("1:5@A5 1:6@A6", "1:5@A5 1:6@A6 2:1@B1 3:1@E1 3:5@E5 3:6@E6"):
        with pytest.raises(NotationError) as caught:
            position(composed("blockers", plays))
        assert caught.value.code == "turns"
        assert isinstance(figure_in(composed("blockers", plays)), BoardFigure)


def test_a_drawing_in_any_order_is_a_position() -> None:
    moves = sorted(moves_to(ROW), key=lambda one: one.stone.colour)
    assert played(Composed("blockers", tuple(moves))).rules.seats == 3


# --- Drafts -----------------------------------------------------------------------------------


def test_laying_and_taking_back() -> None:
    draft = added(composed("block", "1-4"), parse_move("1-1>"))
    assert taken_back(draft) == composed("block", "1-4")
    assert taken_back(Composed("block")) == Composed("block")


def test_links_of_a_draft() -> None:
    draft = composed("all-fives", "5-5 5-2> 5-3<")
    fragment = position_link(draft)
    assert fragment is not None and read_draft(fragment, "block") == draft
    assert read_draft(f"https://example.org/?lang=it#{fragment}", "block") == draft
    replay = embed_of(draft, True)
    assert replay is not None and replay.source is not None and replay.mode is Mode.REPLAY
    whole = parse_link(replay.source.text)
    assert whole.kind is Kind.MATCH and moves_laid(whole.match) == draft.moves
    live = embed_of(draft, False)
    assert live == Embed("all-fives", source=Source(Origin.POSITION, fragment))


@pytest.mark.parametrize("name", ["block_2", "all-fives_2", "blockers_3"])
def test_a_record_is_shown_at_any_moment(name: str) -> None:
    match = record(f"golden_{name}.txt")
    draft = read_draft(print_match(match), "block")
    assert isinstance(draft, Whole) and draft.game == name[:-2]
    assert draft.at == (len(match.hands) - 1, len(match.hands[-1].moves))
    early = moved_to(draft, 0, 3)
    assert len(position(early).state.moves) == 3
    assert moved_to(draft, 99, 999).at == draft.at and moved_to(draft, -1, -1).at == (0, 0)
    assert taken_back(early) == moved_to(draft, 0, 2)
    found = position_link(early)
    assert found is not None and parse_link(found).match.state == position(early).state


def test_a_hand_that_is_over_can_not_be_gone_on_with() -> None:
    draft = read_draft(print_match(record("golden_block_2.txt")), "block")
    assert position_link(draft) is None and embed_of(draft, False) is None
    assert embed_of(draft, True) is not None


def test_what_lies_at_a_moment_can_be_added_to() -> None:
    match = record("golden_block_2.txt")
    draft = moved_to(Whole(match, Moment(0, 0)), 0, 1)
    (lead,) = position(draft).state.moves
    after = added(draft, _second(lead))
    assert isinstance(after, Composed) and len(after.moves) == 2


def _second(lead: Move) -> Move:
    assert isinstance(lead, Play)
    other = next(one for one in FULL_SET if one != lead.tile and one.has(lead.tile.high))
    return PLAYS[Arm.LEFT][other]


def test_a_shared_match_opens_where_it_was_shared() -> None:
    match = record("golden_blockers_3.txt")
    draft = read_draft(print_link(match_of(match, Moment(0, 5))), "block")
    assert isinstance(draft, Whole) and draft.at == (0, 5)


@pytest.mark.parametrize(
    ("text", "moves"),
    [("6-4 6-3< 4-4>", 3), ("1:5@A5 2:C@C3", 2), ("..OX/..O", 3), (" 2-2\n", 1), ("", 0)],
)
def test_notation_and_drawings(text: str, moves: int) -> None:
    draft = read_draft(text, "blockers" if moves == 0 else "all-fives")
    assert isinstance(draft, Composed) and len(draft.moves) == moves


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", "move"),
        ("t1.abc", "link-mangled"),
        ("t9.abc", "link-version"),
        ("tiles 1\ngame go", "record"),
        ("OOO/X", "drawing"),
        ("6-4 6-4<", "used"),
        ("9:5@A5", "move"),
        ("x" * 200_001, "record"),
    ],
)
def test_what_can_not_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_draft(text, "block")
    assert caught.value.code == code
