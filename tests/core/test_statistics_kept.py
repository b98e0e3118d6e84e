"""Statistics of kept matches: who counts, what is counted, streaks."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game.app.history import History, keep
from game.app.kept import Kept, Stage, entry_of, replayed
from game.app.statistics import MIXED, UNKNOWN, Row, level_of, statistics
from game.engine.events import HandEnded
from game.engine.level import Level
from tests.core.kept_matches import kept


def rows(*matches: Kept) -> tuple[Row, ...]:
    return statistics(history(*matches)).rows


def history(*matches: Kept) -> History:
    found = History()
    for one in matches:
        found = keep(found, one).history
    return found


def winners(one: Kept) -> tuple[int, ...]:
    return entry_of(one).summary.winners


WON = [one for one in (kept(n) for n in range(40)) if winners(one) == (0,)]
LOST = [one for one in (kept(n) for n in range(40)) if winners(one) == (1,)]


def test_the_numbers_are_those_of_the_hands() -> None:
    matches = (*WON[:3], *LOST[:4])
    (row,) = rows(*matches)
    points: list[int] = []
    hands_won = 0
    for one in matches:
        before = 0
        for event in replayed(one).events:
            if isinstance(event, HandEnded):
                points.append(event.outcome.scores[0] - before)
                before = event.outcome.scores[0]
                hands_won += event.outcome.winner == 0
    assert (row.game, row.seats, row.level, row.single) == ("block", 2, "easy", False)
    assert (row.matches, row.won, row.given_up) == (7, 3, 0)
    assert (row.hands, row.hands_won) == (len(points), hands_won)
    assert row.points == sum(points) and row.best == max(points)
    assert row.mean == sum(points) / len(points)


def test_game_seats_and_level_make_a_row_each() -> None:
    found = rows(
        kept(1),
        kept(2, level=Level.HARD),
        kept(3, "block", 3),
        kept(4, "all-fives"),
        kept(5, level=None),
        replace(kept(6, "block", 3), levels=((1, Level.EASY), (2, Level.EXPERT))),
    )
    assert [(row.game, row.seats, row.level) for row in found] == [
        ("block", 2, "easy"),
        ("block", 2, "hard"),
        ("block", 3, "easy"),
        ("all-fives", 2, "easy"),
        ("block", 2, UNKNOWN),
        ("block", 3, MIXED),
    ]
    assert all(row.matches == 1 for row in found)


def test_in_a_single_game_the_lowest_score_is_the_best() -> None:
    games = [kept(n, "blockers", 3) for n in range(4)]
    (row,) = rows(*games)
    scores = [entry_of(one).summary.scores[0] for one in games]
    assert row.single and row.best == min(scores) and row.points == sum(scores)
    assert row.hands == row.matches == 4 and row.hands_won == row.won


def test_who_is_left_out() -> None:
    found = statistics(
        history(
            kept(1, practice=True),
            kept(2, "block", 3, humans=(0, 1)),
            kept(3, humans=()),
            kept(4, most=9),
            kept(5, most=9, practice=True),
        )
    )
    assert found.rows == () and (found.practice, found.several) == (1, 2)


def test_a_match_given_up_is_lost_and_ends_a_streak() -> None:
    given_up = replace(kept(50, most=4), day="2030-01-01", stage=Stage.GIVEN_UP)
    (row,) = rows(*WON[:3], given_up)
    assert (row.matches, row.won, row.given_up) == (4, 3, 1)
    assert row.streak == 0 and row.longest >= 1
    (alone,) = rows(given_up)
    assert (alone.hands, alone.mean, alone.best) == (0, None, None)


@given(st.lists(st.booleans(), max_size=8))
def test_streaks(results: list[bool]) -> None:
    """Against a second reading: the runs of wins as lengths of words."""
    wins, losses = iter(WON), iter(LOST)
    played = [
        replace(next(wins if won else losses), day=f"2030-01-{day:02}")
        for day, won in enumerate(results, 1)
    ]
    runs = "".join("w" if won else " " for won in results).split(" ")
    found = rows(*played)
    if not results:
        assert found == ()
        return
    assert (found[0].streak, found[0].longest) == (len(runs[-1]), max(map(len, runs)))


def test_the_level_of_a_match() -> None:
    assert level_of(entry_of(kept(1))) == "easy"
    assert level_of(entry_of(kept(1, level=None))) == UNKNOWN
