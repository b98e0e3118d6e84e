"""All Fives on the table: the pegging board, the score sheet, a hand of very many tiles."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.app.model import Plan
from game.app.sight import Sight, peg_positions, sight_of
from game.engine.chain import Arm
from game.engine.events import Counted, Dealt, Drew, Event, HandEnded, Term
from game.engine.outcome import Account, Ending, Outcome
from game.engine.tile import FULL_SET, tile
from game.games.all_fives import all_fives
from game.view.nodes import Node, text_of
from game.view.page import page
from tests.core.fives import fives
from tests.core.page_driver import started, table_at
from tests.core.support import hands_of, rest_of
from tests.core.trees import tagged, walk


def scored(seat: int, points: int) -> Counted:
    """Points for a placement."""
    return Counted(seat, tile(5, 5), (Term(Arm.LEAD, tile(5, 5), points),), points)


def settled(*scores: int, hand: int = 0) -> HandEnded:
    """A settlement that leads to ``scores``."""
    nothing = (0,) * len(scores)
    outcome = Outcome(Ending.BLOCKED, None, nothing, nothing, scores, Account.OWN)
    return HandEnded(hand, outcome, ((),) * len(scores))


# --- Where the pegs stand -------------------------------------------------------------


@pytest.mark.parametrize(
    ("log", "pegs"),
    [
        ((), ((0, 0), (0, 0))),
        ((scored(0, 10),), ((0, 10), (0, 0))),
        ((scored(0, 10), scored(0, 5)), ((10, 15), (0, 0))),
        ((scored(0, 10), scored(1, 20), scored(0, 5)), ((10, 15), (0, 20))),
        # A sum that brings nothing moves no peg.
        ((scored(0, 10), scored(0, 0)), ((0, 10), (0, 0))),
        # A settlement moves the pegs of those whose score changes.
        ((scored(0, 10), settled(10, -15)), ((0, 10), (0, -15))),
        ((scored(0, 10), settled(5, 0), scored(1, 5)), ((10, 5), (0, 5))),
        ((settled(-5, -10), scored(0, 15)), ((-5, 10), (0, -10))),
    ],
)
def test_back_peg_where_the_score_was_before_the_last_change(
    log: tuple[Event, ...], pegs: tuple[tuple[int, int], ...]
) -> None:
    assert peg_positions(log, 2) == pegs


# --- The drawing ----------------------------------------------------------------------

Spot = tuple[float, float]


def tracks(target: int, *scores: int, before: tuple[int, ...] | None = None) -> list[Node]:
    """The tracks of the board, at ``scores`` that were ``before``."""
    seats = len(scores)
    rules = all_fives(seats, {"target": str(target)})
    hands = " | ".join(str(FULL_SET[at]) for at in range(seats))
    state = fives(rules, hands, scores=scores)
    log: tuple[Event, ...] = () if before is None else (settled(*before),)
    tree = page(table_at(state, rules, log=(*log, settled(*scores, hand=1))))
    return [node for node in walk(tree) if "track" in (node.get("class") or "").split()]


def holes(track: Node) -> list[Spot]:
    """The start hole, then all others in order."""
    (path,) = tagged(track, "path")
    found = re.findall(r"M([\d.]+) ([\d.]+)h", path.get("d") or "")
    return [(float(x), float(y)) for x, y in found]


def peg(track: Node, kind: str) -> Spot:
    (node,) = [one for one in tagged(track, "circle") if one.get("class") == kind]
    return float(node.get("cx") or ""), float(node.get("cy") or "")


@pytest.mark.parametrize(
    ("target", "rows"),
    [(5, [5]), (60, [60]), (61, [60, 1]), (200, [60] * 3 + [20]), (250, [60] * 4 + [10])],
)
def test_a_hole_for_each_point_in_rows_of_sixty(target: int, rows: list[int]) -> None:
    for track in tracks(target, 0, 0, 0):
        _, *others = holes(track)
        assert len(others) == target
        heights = [y for _, y in others]
        assert [heights.count(y) for y in sorted(set(heights))] == rows
        assert heights == sorted(heights)
        assert len(set(others)) == target
        for row in set(heights):
            across = [x for x, y in others if y == row]
            assert across == sorted(across)
            # Groups of five: the gap after a fifth hole is wider.
            steps = [after - before for before, after in pairwise(across)]
            wide = [at for at, step in enumerate(steps) if step > min(steps)]
            assert len(across) < 10 or wide == list(range(4, len(steps), 5))


@pytest.mark.parametrize("score", [0, 1, 4, 5, 6, 59, 60, 61, 119, 120, 121, 199, 200])
def test_front_peg_at_the_score_and_back_peg_where_it_was(score: int) -> None:
    for seat, track in enumerate(tracks(200, score, 35, before=(10, score))):
        spots = holes(track)
        assert peg(track, "peg") == spots[(score, 35)[seat]]
        if score not in (10, 35):
            assert peg(track, "peg-back") == spots[(10, score)[seat]]


def test_below_zero_at_the_start_hole_with_its_number() -> None:
    first, second = tracks(250, -35, 0, before=(-10, 0))
    assert peg(first, "peg") == peg(first, "peg-back") == holes(first)[0]
    assert "−35" in text_of(first)
    assert "−" not in text_of(second)


def test_beyond_the_target_at_the_last_hole() -> None:
    first, _ = tracks(60, 85, 0, before=(55, 0))
    assert peg(first, "peg") == holes(first)[60]
    assert peg(first, "peg-back") == holes(first)[55]


@pytest.mark.parametrize(
    ("target", "each"), [(300, 1), (301, 2), (600, 2), (601, 3), (1000, 4), (9999, 34)]
)
def test_many_points_a_hole_where_the_target_is_very_high(target: int, each: int) -> None:
    score = target - 1
    rules = all_fives(2, {"target": str(target)})
    tree = page(table_at(fives(rules, "6-6 | 5-5", scores=(score, 0)), rules))
    note = f"A hole is {each} points."
    assert (note in text_of(tree)) is (each > 1)
    first, _ = tracks(target, score, each, before=(0, each - 1))
    spots = holes(first)
    assert len(spots) - 1 == -(-target // each) <= 300
    assert peg(first, "peg") == spots[score // each]
    # Only what reaches the target stands in the last hole.
    assert peg(tracks(target, target, 0)[0], "peg") == spots[-1]


# --- The score sheet ------------------------------------------------------------------


DEAL = Dealt(2, 0, (None, None), (9, 9), 10)


def rows(tree: Node) -> list[str]:
    """The rows of the score sheet as texts, the foot last."""
    (sheet,) = [node for node in walk(tree) if (node.get("class") or "") == "card sheet"]
    return [text_of(row) for row in tagged(sheet, "tr")][1:]


def test_sheet_tells_every_placement_that_scored_and_every_hand() -> None:
    rules = all_fives(2)
    state = fives(rules, "6-6 | 5-5", "5-0", scores=(-10, 25))
    nine = Counted(1, tile(4, 1), (Term(Arm.LEFT, tile(4, 1), 9),), 0)
    twenty = Counted(
        1,
        tile(6, 6),
        (Term(Arm.LEFT, tile(6, 6), 12), Term(Arm.RIGHT, tile(4, 4), 8)),
        20,
    )
    log = (scored(0, 10), settled(5, -15), settled(-20, -15, hand=1))
    model = table_at(state, rules, log=(*log, DEAL, scored(0, 10), nine, twenty))
    # In hand 1 five of the ten points were lost again; in hand 2 only seat 0 lost.
    # The dot is for the eye, the nought for the ear.
    assert rows(page(model))[:-1] == [
        "1 +5 −15",
        "2 −25 · 0",
        "5-5: 10 +10 · 0",
        "6-6: 12 + 8 · 0 +20",
    ]
    assert rows(page(model))[-1] == "Total −10 25"


def test_sheet_of_an_ended_hand_has_one_row_for_it() -> None:
    rules = all_fives(2)
    state = fives(rules, "6-6 | 5-5", scores=(10, -15))
    model = table_at(state, rules, log=(DEAL, scored(0, 10), settled(10, -15)))
    assert rows(page(model)) == ["1 +10 −15", "Total 10 −15"]


# --- Very many tiles ------------------------------------------------------------------


def test_a_hand_of_24_tiles_keeps_them_all_as_buttons() -> None:
    rules = all_fives(2)
    others = hands_of("6-6 | 5-5 4-4")
    table = others[0][0]
    held = rest_of(table, *others[1], tile(0, 0))
    assert len(held) == 24
    text = " ".join(map(str, held))
    state = fives(rules, f"{text} | 5-5 4-4", "6-6", "0-0")
    tree = page(table_at(state, rules))
    (group,) = [node for node in walk(tree) if (node.get("class") or "").startswith("hand")]
    buttons = [node.get("data-spot") for node in tagged(group, "button")]
    assert buttons == [f"tile-{one}" for one in held]
    assert [str(node.get("tabindex")) for node in tagged(group, "button")].count("0") == 1
    labels = [node.get("aria-label") for node in tagged(group, "button")]
    assert len(set(labels)) == 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawn_tiles_of_others_are_in_no_sight(seats: int) -> None:
    """The pictures are made from this alone."""
    driver = started(Plan("all-fives", seats, (("deal", "5-5-5"),)), 2)
    drawn = 0
    for model in driver.play(hands=3):
        sight = sight_of(model)
        assert isinstance(sight, Sight)
        for event in sight.log:
            if isinstance(event, Drew):
                drawn += event.seat != sight.known.seat
                assert (event.tile is None) is (event.seat != sight.known.seat)
    assert drawn
