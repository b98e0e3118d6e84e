"""Matches that begin with a later hand: the line of the record that says where."""

from __future__ import annotations

import pytest

from game.engine.deal import Shuffler, hand_seed
from game.engine.errors import NotationError
from game.engine.match import begin, first_standing, play
from game.engine.outcome import Ending, Outcome, Standing
from game.engine.record import parse_match, print_match
from game.engine.standing import bare, parse_standing, print_standing, standing_after
from game.games.catalogue import rules_for
from tests.core.support import later_hand, next_deal

BLOCK = rules_for("block", 2, {})
FIVES = rules_for("all-fives", 3, {})
LINE = "hand=3 scores=20,15 leader=2 ending=domino winner=1"
RECORD = (
    "tiles 1\ngame block\nseats 2\noptions target=100 opener=rotate block-score=net\n"
    f"standing {LINE}\nhand 1\n"
    "deal 6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 | "
    "4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0\nmoves 6-5 5-4>\n"
)


def test_a_record_that_begins_with_a_later_hand() -> None:
    match = parse_match(RECORD, rules_for).match
    assert print_match(match) == RECORD
    assert match.standing == match.start
    assert (match.standing.hand, match.scores) == (3, (20, 15))
    assert match.state.leader == 0


@pytest.mark.parametrize("line", [LINE, "hand=1 scores=0,-5 leader=1 ending=blocked"])
def test_a_line_prints_as_written(line: str) -> None:
    assert print_standing(parse_standing(BLOCK, line)) == line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (LINE, ""),
        (LINE, "3"),
        ("hand=3", "hand=0"),
        ("hand=3", "hand=-3"),
        ("hand=3", "hand=three"),
        ("hand=3", "hand=+3"),
        ("hand=3", "hand=1234567"),
        ("hand=3", "hand=٣"),
        ("hand=3 ", ""),
        ("20,15", "20"),
        ("20,15", "20,15,0"),
        ("20,15", "20, 15"),
        ("20,15", "100,15"),
        ("leader=2", "leader=3"),
        ("leader=2", "leader=0"),
        ("winner=1", "winner=3"),
        ("winner=1", "winner=0"),
        ("winner=1", "winner=1 colour=red"),
        (" winner=1", ""),
        ("domino", "target"),
        ("domino", "flood"),
    ],
)
def test_lines_that_no_match_comes_to(old: str, new: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_standing(BLOCK, LINE.replace(old, new))
    assert caught.value.code == "standing"


def test_a_game_of_one_hand_has_no_later_one() -> None:
    rules = rules_for("blockers", 2, {})
    with pytest.raises(NotationError):
        standing_after(rules, 1, (0, 0), 0, Ending.BLOCKED, None)


def test_what_is_kept_of_a_standing() -> None:
    left, points = (0, 7, 12), (0, -5, -10)
    last = Outcome(Ending.DOMINO, 0, left, points, (30, 25, 20))
    kept = bare(FIVES, Standing(2, last.scores, 1, last))
    assert kept == parse_standing(FIVES, "hand=2 scores=30,25,20 leader=2 ending=domino winner=1")
    assert bare(FIVES, kept) == kept
    assert bare(FIVES, first_standing(FIVES)) == first_standing(FIVES)
    with pytest.raises(NotationError):
        bare(BLOCK, later_hand(BLOCK))


def test_after_a_blocked_hand_the_lot_is_in_the_set_up() -> None:
    start = parse_standing(FIVES, "hand=2 scores=30,25,20 leader=2 ending=blocked winner=1")
    setup = FIVES.set_up(start, lambda _, items: tuple(items))
    match = begin(FIVES, setup, start).match
    assert setup.lot
    assert parse_match(print_match(match), rules_for).match == match


def test_the_beginning_stays_through_all_hands() -> None:
    start = parse_standing(BLOCK, "hand=1 scores=0,0 leader=1 ending=blocked")
    shuffle = Shuffler(hand_seed(bytes(16), 1))
    match = begin(BLOCK, BLOCK.set_up(start, shuffle), start).match
    while match.state.outcome is None:
        match = play(match, BLOCK.legal(match.state)[0]).match
    match = next_deal(match, bytes(16)).match
    assert (match.start, match.standing.hand) == (start, 2)
    assert parse_match(print_match(match), rules_for).match == match
