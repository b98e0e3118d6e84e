"""The open ends of All Fives and their points, worked out by hand from the rules alone.

Each line is a placement, what each open end counts after it (left, right, up, down), and the
points. A double led stands once for both sides.
"""

from __future__ import annotations

import pytest

from game.engine.events import Counted
from game.engine.moves import Play, parse_move
from game.engine.tile import FULL_SET
from game.games.all_fives import AllFives, all_fives, open_terms, scoring
from tests.core.fives import chain_of, fives
from tests.core.support import hands_of, rest_of

FIRST = {
    # The rows of the table in the rules.
    "rules: 5-5 led, both sides, both ends": """
        5-5   10             10
        5-2<  2 + 10         0
        5-3>  2 + 3          5
        5-0^  2 + 3 + 0      5
        4-0^  2 + 3 + 4      0
        5-1_  2 + 3 + 4 + 1  10
    """,
    "rules: 6-4 led": "6-4  6 + 4  10",
    "rules: 5-0 led": "5-0  5 + 0  5",
    "rules: a spinner joined to the line": """
        4-1   4 + 1  5
        4-4<  8 + 1  0
    """,
    "rules: a spinner joined, then the other end": """
        6-3   6 + 3  0
        3-3>  6 + 6  0
        6-4<  4 + 6  10
    """,
    # The lead.
    "0-0 led alone": "0-0  0   0",
    "1-1 led alone": "1-1  2   0",
    "2-2 led alone": "2-2  4   0",
    "3-3 led alone": "3-3  6   0",
    "4-4 led alone": "4-4  8   0",
    "6-6 led alone": "6-6  12  0",
    "3-2 led": "3-2  3 + 2  5",
    "6-5 led": "6-5  6 + 5  0",
    # The spinner led.
    "the spinner's right side first": """
        3-3   6           0
        3-1>  6 + 1       0
        1-1>  6 + 2       0
        4-1>  6 + 4       10
        3-0<  0 + 4       0
        3-2^  0 + 4 + 2   0
    """,
    "one end of the spinner, the lower one first": """
        5-5   10                 10
        5-2<  2 + 10             0
        5-3>  2 + 3              5
        5-1_  2 + 3 + 1          0
        1-1_  2 + 3 + 2          0
        5-0^  2 + 3 + 0 + 2      0
        3-3>  2 + 6 + 0 + 2      10
    """,
    "later doubles on the short sides": """
        5-5   10                 10
        5-2<  2 + 10             0
        5-3>  2 + 3              5
        5-0^  2 + 3 + 0          5
        0-0^  2 + 3 + 0          5
        4-0^  2 + 3 + 4          0
        4-4^  2 + 3 + 8          0
        5-1_  2 + 3 + 8 + 1      0
        1-1_  2 + 3 + 8 + 2      15
        2-2<  4 + 3 + 8 + 2      0
    """,
    "doubles on all four arms": """
        4-4   8                  0
        4-3<  3 + 8              0
        4-1>  3 + 1              0
        3-3<  6 + 1              0
        1-1>  6 + 2              0
        6-4^  6 + 2 + 6          0
        6-6^  6 + 2 + 12         20
        5-4_  6 + 2 + 12 + 5     25
        5-5_  6 + 2 + 12 + 10    30
    """,
    "thirty-five, the greatest": """
        2-2   4                  0
        6-2<  6 + 4              10
        5-2>  6 + 5              0
        4-2^  6 + 5 + 4          15
        2-1_  6 + 5 + 4 + 1      0
        6-6<  12 + 5 + 4 + 1     0
        5-5>  12 + 10 + 4 + 1    0
        4-4^  12 + 10 + 8 + 1    0
        5-1_  12 + 10 + 8 + 5    35
    """,
    "0-0 is the spinner, led": """
        0-0   0                  0
        5-0<  5 + 0              5
        3-0>  5 + 3              0
        4-0^  5 + 3 + 4          0
        2-0_  5 + 3 + 4 + 2      0
        5-5<  10 + 3 + 4 + 2     0
        2-1_  10 + 3 + 4 + 1     0
        3-3>  10 + 6 + 4 + 1     0
        4-1^  10 + 6 + 1 + 1     0
        1-1_  10 + 6 + 1 + 2     0
        5-1^  10 + 6 + 5 + 2     0
    """,
    "6-6 led": """
        6-6   12                 0
        6-3<  3 + 12             15
        3-3<  6 + 12             0
        6-4>  6 + 4              10
        4-4>  6 + 8              0
        6-5^  6 + 8 + 5          0
        6-1_  6 + 8 + 5 + 1      20
        1-1_  6 + 8 + 5 + 2      0
        5-5^  6 + 8 + 10 + 2     0
    """,
    "2-2 led, points on a double at an end": """
        2-2   4                  0
        2-1>  4 + 1              5
        1-1>  4 + 2              0
        6-1>  4 + 6              10
        6-6>  4 + 12             0
        3-2<  3 + 12             15
        2-0^  3 + 12 + 0         15
        4-2_  3 + 12 + 0 + 4     0
        0-0^  3 + 12 + 0 + 4     0
    """,
    # The spinner joined to the line: that is its first side.
    "joined on the right, closed, its ends": """
        6-3   6 + 3              0
        3-3>  6 + 6              0
        5-3>  6 + 5              0
        3-1^  6 + 5 + 1          0
        3-2_  6 + 5 + 1 + 2      0
        6-4<  4 + 5 + 1 + 2      0
        5-5>  4 + 10 + 1 + 2     0
        2-2_  4 + 10 + 1 + 4     0
        1-1^  4 + 10 + 2 + 4     20
        4-4<  8 + 10 + 2 + 4     0
    """,
    "joined on the left, a double beyond it": """
        5-4   5 + 4              0
        5-5<  10 + 4             0
        5-1<  1 + 4              5
        1-1<  2 + 4              0
        4-4>  2 + 8              10
        5-3^  2 + 8 + 3          0
        3-3^  2 + 8 + 6          0
        6-5_  2 + 8 + 6 + 6      0
        6-6_  2 + 8 + 6 + 12     0
        3-2^  2 + 8 + 2 + 12     0
    """,
    "joined far out on the line": """
        2-1   2 + 1              0
        6-2<  6 + 1              0
        1-0>  6 + 0              0
        0-0>  6 + 0              0
        3-0>  6 + 3              0
        4-0^  6 + 3 + 4          0
        6-6<  12 + 3 + 4         0
        3-3>  12 + 6 + 4         0
        5-0_  12 + 6 + 4 + 5     0
        4-4^  12 + 6 + 8 + 5     0
        5-5_  12 + 6 + 8 + 10    0
    """,
    "a sum of nothing scores nothing": """
        1-0   1 + 0              0
        2-1<  2 + 0              0
        2-0<  0 + 0              0
        0-0>  0 + 0              0
        5-0>  0 + 5              5
        4-0^  0 + 5 + 4          0
        6-0_  0 + 5 + 4 + 6      15
    """,
    "both sides taken, both ends empty, nothing open counts": """
        6-5   6 + 5              0
        5-5>  6 + 10             0
        6-0<  0 + 10             10
        5-0>  0 + 0              0
        5-2^  0 + 0 + 2          0
        5-3_  0 + 0 + 2 + 3      5
        0-0<  0 + 0 + 2 + 3      5
    """,
    "a small spinner, the lower end first": """
        1-0   1 + 0              0
        1-1<  2 + 0              0
        5-1<  5 + 0              5
        6-1_  5 + 0 + 6          0
        6-4_  5 + 0 + 4          0
        5-5<  10 + 0 + 4         0
        0-0>  10 + 0 + 4         0
        4-4_  10 + 0 + 8         0
        2-1^  10 + 0 + 2 + 8     20
    """,
    "points at every stage": """
        3-2   3 + 2              5
        2-2>  3 + 4              0
        3-3<  6 + 4              10
        6-2>  6 + 6              0
        3-0<  0 + 6              0
        4-2^  0 + 6 + 4          10
        5-2_  0 + 6 + 4 + 5      15
        5-5_  0 + 6 + 4 + 10     20
    """,
    "doubles at both ends of the line, the first one the spinner": """
        6-4   6 + 4              10
        6-6<  12 + 4             0
        4-4>  12 + 8             20
        6-1<  1 + 8              0
        4-0>  1 + 0              0
        6-2^  1 + 0 + 2          0
        6-5_  1 + 0 + 2 + 5      0
        5-5_  1 + 0 + 2 + 10     0
        2-2^  1 + 0 + 4 + 10     15
    """,
}

NONE = {
    "none: 5-5 led alone counts once": """
        5-5   10      10
        5-2<  2 + 10  0
        5-3>  2 + 3   5
    """,
    "none: doubles at both ends": """
        6-4   6 + 4   10
        6-6<  12 + 4  0
        4-4>  12 + 8  20
        6-1<  1 + 8   0
        4-0>  1 + 0   0
        0-0>  1 + 0   0
        1-1<  2 + 0   0
    """,
    "none: a double led, then a double at the other end": """
        1-1   2       0
        4-1>  2 + 4   0
        4-4>  2 + 8   10
        6-1<  6 + 8   0
    """,
    "none: doubles one after the other": """
        6-6   12      0
        6-3<  3 + 12  15
        6-4>  3 + 4   0
        3-3<  6 + 4   10
        4-4>  6 + 8   0
    """,
    "none: doubles joined": """
        4-1   4 + 1   5
        4-4<  8 + 1   0
        6-4<  6 + 1   0
        1-1>  6 + 2   0
        6-6<  12 + 2  0
    """,
    "none: 0-0 led": """
        0-0   0       0
        5-0<  5 + 0   5
        5-5<  10 + 0  10
        2-0>  10 + 2  0
    """,
}

CASES = [("first", name, text) for name, text in FIRST.items()]
CASES += [("none", name, text) for name, text in NONE.items()]
each_case = pytest.mark.parametrize(("spinner", "text"), [(s, t) for s, _, t in CASES])
LED = {"5-0": 5, "4-1": 5, "3-2": 5, "6-4": 10, "5-5": 10}
"""All leads that score."""


def lines_of(text: str) -> list[tuple[Play, list[int], int]]:
    """Placement, terms and points of every line."""
    found = []
    for line in text.strip().splitlines():
        word, *terms, points = line.split()
        move = parse_move(word)
        assert isinstance(move, Play)
        found.append((move, [int(term) for term in terms if term != "+"], int(points)))
    return found


def rules_of(spinner: str, seats: int = 2) -> AllFives:
    return all_fives(seats, {"spinner": spinner, "target": "9999"})


def test_there_are_enough_positions() -> None:
    assert len(FIRST) >= 24
    assert len(NONE) >= 5
    assert sum(len(lines_of(text)) for *_, text in CASES) >= 150


@each_case
def test_lines_add_up_by_hand(spinner: str, text: str) -> None:
    """The points written down are the sum where it is a multiple of five."""
    for _, terms, points in lines_of(text):
        total = sum(terms)
        assert points == (total if total % 5 == 0 else 0)


@each_case
def test_terms_after_each_placement(spinner: str, text: str) -> None:
    rules = rules_of(spinner)
    plays = ""
    for move, terms, points in lines_of(text):
        plays = f"{plays} {move}"
        found = open_terms(chain_of(rules, plays))
        assert [term.worth for term in found] == terms, plays
        assert scoring(sum(terms)) == points


@each_case
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_in_play(spinner: str, text: str, seats: int) -> None:
    """The same in play: one sum after each placement, points at once and for the right seat."""
    rules = rules_of(spinner, seats)
    lines = lines_of(text)
    played = [move.tile for move, *_ in lines]
    spare = iter(rest_of(*played))
    hands = [[*played[seat::seats], next(spare)] for seat in range(seats)]
    state = fives(rules, " | ".join(" ".join(map(str, hand)) for hand in hands))
    scores = [0] * seats
    for at, (move, terms, points) in enumerate(lines):
        assert move in rules.legal(state)
        step = rules.apply(state, move)
        _, counted = step.events
        assert isinstance(counted, Counted)
        assert (counted.seat, counted.tile) == (at % seats, move.tile)
        assert [term.worth for term in counted.terms] == terms
        assert (counted.total, counted.points) == (sum(terms), points)
        scores[at % seats] += points
        state = step.state
        assert state.scores == tuple(scores)


@pytest.mark.parametrize("spinner", ["first", "none"])
def test_leads_that_score(spinner: str) -> None:
    rules = rules_of(spinner)
    for one in FULL_SET:
        terms = open_terms(chain_of(rules, str(one)))
        assert len(terms) == (1 if one.is_double else 2)
        assert scoring(sum(term.worth for term in terms)) == LED.get(str(one), 0)


def test_an_empty_table_has_no_ends() -> None:
    assert open_terms(fives(rules_of("first"), "6-6 | 5-5").chain) == ()


@pytest.mark.parametrize(
    ("total", "points"),
    [(0, 0), (1, 0), (4, 0), (5, 5), (6, 0), (10, 10), (12, 0), (35, 35), (36, 0)],
)
def test_only_positive_multiples_of_five_score(total: int, points: int) -> None:
    assert scoring(total) == points


def test_the_last_tile_of_a_hand_scores_too() -> None:
    rules = rules_of("first")
    state = fives(rules, "5-3 | 1-0", "5-5 5-2<")
    step = rules.apply(state, parse_move("5-3>"))
    assert step.state.scores == (5, 0)
    assert step.state.outcome is not None
    # 1 pip is rounded to nothing.
    assert step.state.outcome.scores == (5, 0)
    assert step.state.hands == hands_of(" | 1-0")
