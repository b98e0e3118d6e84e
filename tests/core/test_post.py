"""Questions and answers as text, and the worker that answers them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game import worker
from game.ai.choose import choose, judge
from game.ai.post import (
    LIMIT,
    LIMIT_ON_PAGE,
    Question,
    answer,
    on_page,
    parse_choice,
    parse_question,
    parse_verdict,
    print_question,
    print_verdict,
)
from game.app.model import Plan
from game.browser import clock
from game.engine.level import Level
from tests.core.page_driver import started, until


def observation(game: str) -> str:
    """What a computer is asked about early in a match."""
    driver = until(started(Plan(game, 2), 2), lambda one: bool(one.asked))
    return driver.asked[0].observation


def no_clock(limit: int) -> Callable[[], bool]:
    """Time never runs out."""
    assert limit > 0
    return lambda: False


GAMES = ["block", "all-fives", "blockers"]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_what_the_player_chooses(game: str) -> None:
    text = observation(game)
    question = Question(text, Level.MEDIUM, 17)
    assert parse_question(print_question(question)) == question
    found = parse_choice(answer(print_question(question), no_clock))
    assert found == choose(text, Level.MEDIUM, 17)


@pytest.mark.parametrize("game", GAMES)
def test_a_verdict_comes_back(game: str) -> None:
    text = observation(game)
    question = Question(text, Level.MEDIUM, 17, every=True)
    found = parse_verdict(answer(print_question(question), no_clock))
    assert found == judge(text, Level.MEDIUM, 17)
    assert parse_verdict(print_verdict(found)) == found


def test_the_page_thinks_for_a_shorter_time() -> None:
    expert = Question("", Level.EXPERT, 1)
    assert (expert.limit, on_page(expert).limit) == (LIMIT, LIMIT_ON_PAGE)
    assert LIMIT_ON_PAGE < LIMIT


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"level": "easy"}', '{"level": 1}', "null"])
def test_text_that_is_no_question(text: str) -> None:
    with pytest.raises(ValueError):
        parse_question(text)


def test_the_worker_answers() -> None:
    text = observation("block")
    found = worker.think(print_question(Question(text, Level.MEDIUM, 3, limit=60_000)))
    assert json.loads(found) == {"move": choose(text, Level.MEDIUM, 3).move, "cut": False}
    assert worker.__export__ == ["think"]


def test_the_clock_runs_out() -> None:
    assert clock.after(0)()
    assert not clock.after(3_600_000)()
