"""The computer players: lawful, repeatable, blind to what they can't see, and as documented."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given

from game.ai import choose as players
from game.ai.choose import PLAYERS
from game.app.model import Plan
from game.engine.errors import NotationError
from game.engine.level import Level
from game.engine.moves import PASS, Play, parse_move
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


# --- The heaviest tile ------------------------------------------------------------------


def chosen(hands: str, plays: str = "", **more: Any) -> set[str]:
    """All moves chosen over many seeds."""
    state = position(hands, plays, **more)
    text = text_for(block(len(state.hands)), state, state.mover)
    return {choose(text, seed) for seed in range(40)}


def test_the_heaviest_tile_that_fits() -> None:
    # Ends 2 and 4; the 6-6 and 5-5 fit nowhere.
    assert chosen("6-6 5-5 5-4 4-3 2-1 | 3-3", "6-4 6-2<") == {"5-4>"}
    assert chosen("6-6 5-5 4-3 2-1 | 3-3", "6-4 6-2<") == {"4-3>"}
    assert chosen("6-6 5-5 2-1 2-0 | 3-3", "6-4 6-2<") == {"2-1<"}


def test_the_heaviest_tile_leads() -> None:
    assert chosen("6-5 5-5 6-3 | 4-4") == {"6-5"}
    assert chosen("1-0 0-0 | 4-4") == {"1-0"}


def test_among_equals_a_double() -> None:
    # Ends 3 and 5: 3-3 and 5-1 are worth 6 each.
    assert chosen("5-1 3-3 1-0 | 4-4", "5-4 4-3>") == {"3-3>"}
    assert chosen("4-2 3-3 5-1 6-0 | 4-4") == {"3-3"}


def test_then_the_end_that_keeps_more_open() -> None:
    # Ends 4 and 2 and the 4-2 fits both. On the 4 it leaves 2 and 2, on the 2 it leaves 4 and 4.
    assert chosen("4-2 2-0 2-1 4-0 | 5-5", "6-4 6-2<") == {"4-2>"}
    assert chosen("4-2 4-0 4-1 2-0 | 5-5", "6-4 6-2<") == {"4-2<"}


def test_of_equal_tiles_the_one_that_keeps_more_open() -> None:
    # Ends 6 and 5: 6-1 and 5-2 are worth 7 each; after 6-1 the ends are 1 and 5.
    assert chosen("6-1 5-2 1-0 1-1 | 3-3", "6-5") == {"6-1<"}
    assert chosen("6-1 5-2 2-0 2-2 | 3-3", "6-5") == {"5-2>"}
    # Leading: a half counts once for each tile that fits.
    assert chosen("6-1 5-2 2-0 4-2 | 3-3") == {"5-2"}


def test_what_is_still_equal_is_left_to_chance() -> None:
    assert chosen("6-1 5-3 | 4-4", "6-6") == {"6-1<", "6-1>"}
    assert chosen("4-2 5-1 6-0 | 3-3") == {"4-2", "5-1", "6-0"}


def test_the_demanded_lead() -> None:
    state = position("6-5 1-1 | 0-0", must_lead=parse_tile_of("1-1"))
    rules = block(2, {"opener": "highest-double"})
    assert choose(text_for(rules, state, 0), 3) == "1-1"


def parse_tile_of(text: str) -> Any:
    move = parse_move(text)
    assert isinstance(move, Play)
    return move.tile


def test_a_forced_pass() -> None:
    assert chosen("5-3 1-1 | 6-6", "6-4 6-2<") == {str(PASS)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_worth_of_every_choice(seats: int) -> None:
    """By the rules' own account of what follows each move, over random matches."""
    plan = Plan("block", seats)
    rules = rules_of(plan)
    several = 0
    for at, state in enumerate(states(plan, 7, 4 if FULL else 3)):
        plays = [move for move in rules.legal(state) if isinstance(move, Play)]
        if state.outcome is not None or not plays:
            continue

        def worth(move: Play, state: Any = state) -> tuple[int, bool, int]:
            after = rules.apply(state, move).state
            open_values = set(after.chain.values)
            rest = after.hands[state.mover]
            follow = sum(bool({one.low, one.high} & open_values) for one in rest)
            return move.tile.pips, move.tile.is_double, follow

        best = max(map(worth, plays))
        move = parse_move(choose(text_for(rules, state, state.mover), at))
        assert isinstance(move, Play) and worth(move) == best
        several += len({worth(one) for one in plays}) > 1
    assert several


def test_scores_and_seats_of_others_do_not_sway_it() -> None:
    state = position("5-4 4-2 2-1 | 3-3", "6-4 6-2<")
    other = replace(state, scores=(90, 99))
    rules = block(2)
    texts = [text_for(rules, one, 0) for one in (state, other)]
    assert texts[0] != texts[1]
    assert choose(texts[0], 5) == choose(texts[1], 5)
