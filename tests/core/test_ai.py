"""The computer players: lawful, repeatable, blind to what they can't see, and as documented."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from game.ai import choose as players
from game.ai.choose import PLAYERS
from game.app.model import Plan
from game.engine.errors import NotationError
from game.engine.level import Level
from game.engine.moves import parse_move
from game.engine.rules import AnyRules
from game.games.block import block
from game.games.catalogue import CATALOGUE, parse_knowledge, print_knowledge, rules_for
from tests.core.odd_text import odd_text
from tests.core.page_driver import name_of, plans, secret_of
from tests.core.support import FULL, match_steps, position

PLANS = plans()
every_plan = pytest.mark.parametrize("plan", PLANS, ids=name_of)


def choose(text: str, seed: int) -> str:
    """The move of the middle level."""
    return players.choose(text, Level.MEDIUM, seed).move


def rules_of(plan: Plan) -> AnyRules:
    return rules_for(plan.game, plan.seats, dict(plan.options))


def states(plan: Plan, number: int, hands: int = 1) -> Iterator[Any]:
    """Every state of some hands of a random match, the ended ones too."""
    for step in match_steps(rules_of(plan), secret_of(number), Random(number)):
        if step.match.standing.hand == hands:
            return
        yield step.match.state


def text_for(rules: AnyRules, state: Any, seat: int) -> str:
    return print_knowledge(rules, rules.observe(state, seat))


def test_every_game_has_a_player() -> None:
    assert set(PLAYERS) == {entry.game for entry in CATALOGUE}


@every_plan
def test_moves_are_legal_and_the_same_for_the_same_seed(plan: Plan) -> None:
    rules = rules_of(plan)
    for at, state in enumerate(states(plan, 3, 4 if FULL else 1)):
        if state.outcome is None and (FULL or at % 3 == 0):
            text = text_for(rules, state, state.mover)
            move = choose(text, at)
            assert parse_move(move) in rules.legal(state)
            assert choose(text, at) == move


@every_plan
def test_hidden_tiles_change_nothing(plan: Plan) -> None:
    """The same choice for the same seed wherever the unseen tiles lie."""
    rules = rules_of(plan)
    moved = 0
    for at, state in enumerate(states(plan, 4)):
        if state.outcome is None and (FULL or at % 5 == 1):
            other = rules.guess(rules.observe(state, state.mover), Random(at))
            moved += other != state
            mine = choose(text_for(rules, state, state.mover), at)
            assert choose(text_for(rules, other, state.mover), at) == mine
    assert moved


@every_plan
def test_knowledge_comes_back(plan: Plan) -> None:
    """In every state, for every seat, before the lead and after the end."""
    rules = rules_of(plan)
    ended = 0
    for state in states(plan, 5, 4 if FULL else 1):
        for seat in range(plan.seats):
            known = rules.observe(state, seat)
            text = print_knowledge(rules, known)
            assert parse_knowledge(text) == (rules, known)
            assert print_knowledge(*parse_knowledge(text)) == text
        ended += state.outcome is not None
    assert ended


@every_plan
def test_only_who_is_on_turn_is_asked(plan: Plan) -> None:
    rules = rules_of(plan)
    for state in states(plan, 6):
        for seat in range(plan.seats):
            if seat != state.mover or state.outcome is not None:
                with pytest.raises(ValueError, match="turn") as raised:
                    choose(text_for(rules, state, seat), 1)
                assert not isinstance(raised.value, NotationError)


GOOD = text_for(block(2), position("6-1 5-3 | 4-4", "6-6"), 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "game block",
        "game chess\nseats 2\noptions target=100",
        GOOD.replace("seats 2", "seats 9"),
        GOOD.replace("seats 2", "seats two"),
        GOOD.replace("target=100", "target=0"),
        GOOD.replace("6-1", "6-9"),
        GOOD.replace("seat 0", "seat you"),
        GOOD.replace("moves 6-6", "moves 6-6 5-3<"),
        GOOD.replace("moves", "movies"),
        "\n".join(GOOD.splitlines()[:5]),
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    assert text != GOOD
    with pytest.raises(NotationError):
        choose(text, 1)


@given(odd_text(60))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        choose(text, 1)
