"""The lesson on the page: gone through by the table's own messages, beside a running match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from game.app.advice import AskHint
from game.app.effects import AskPlayer, Effect, Focus, GoTo, MakeSecret, Save
from game.app.lesson import Learn, Lesson, Turn
from game.app.lesson_script import SCRIPTS
from game.app.messages import (
    Answered,
    Arrived,
    DrawTile,
    Message,
    NextHand,
    Open,
    PassTurn,
    Pick,
    PlaceAt,
    PutOn,
    Touch,
)
from game.app.model import Box, Model, Plan, Preferences, Screen
from game.app.reading import parse_message
from game.app.update import update
from game.engine.chain import Arm
from game.engine.grid import parse_space
from game.engine.moves import Draw, Move, Place, Play
from game.engine.stone import parse_stone
from game.engine.tile import parse_tile
from game.i18n import LANGUAGES
from game.view.nodes import Node, find_all
from game.view.page import page
from tests.core.page_driver import BOX, started
from tests.core.trees import heard_text, log_of, names, tagged, the, walk

every_game = pytest.mark.parametrize("game", list(SCRIPTS))


def opened(game: str, lang: str = "en") -> Model:
    """The page when a lesson has just begun."""
    plan = Plan(game, SCRIPTS[game].seats)
    model, effects = update(
        Model(plan, prefs=Preferences(lang=lang), box=Box(*BOX)), Learn(Turn.START)
    )
    assert model.screen is Screen.LESSON and model.lesson == Lesson(game)
    assert effects == (GoTo(Screen.LESSON), Focus("lesson-next"))
    return model


def by_hand(move: Move) -> tuple[Message, ...]:
    """How a move is made at the table."""
    if isinstance(move, Play):
        return Touch(move.tile), PutOn(move.arm)
    if isinstance(move, Place):
        return Pick(move.stone), PlaceAt(move.space)
    return (DrawTile() if isinstance(move, Draw) else PassTurn(),)


def send(model: Model, *messages: Message) -> tuple[Model, tuple[Effect, ...]]:
    effects: tuple[Effect, ...] = ()
    for message in messages:
        model, found = update(model, message)
        effects += found
    return model, effects


def visit(game: str, lang: str = "en") -> Iterator[Model]:
    """Every step of the lesson, by the messages of the page."""
    model = opened(game, lang)
    yield model
    while model.lesson is not None and not model.lesson.finished:
        wanted = model.lesson.wanted
        before = model.lesson.at
        made = (Learn(Turn.NEXT),) if wanted is None else by_hand(wanted)
        model, effects = send(model, *made)
        assert model.lesson is not None and model.lesson.at == before + 1
        assert not [one for one in effects if isinstance(one, (Save, AskPlayer, GoTo))]
        yield model


@every_game
def test_a_lesson_is_gone_through_at_the_table(game: str) -> None:
    way = list(visit(game))
    assert len(way) == len(SCRIPTS[game].parts)
    assert all(model.match is None and model.log == () for model in way)
    assert all((one.chosen, one.picked, one.refusal) == (None,) * 3 for one in way)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_a_page_in_order(game: str, lang: str) -> None:
    for model in visit(game, lang):
        tree = page(model)
        ranks = [int(one.tag[1]) for one in tagged(tree, "h1", "h2", "h3", "h4")]
        assert ranks[0] == 1 and all(b <= a + 1 for a, b in pairwise(ranks))
        assert len(tagged(tree, "main")) == 1
        (home,) = find_all(tree, "data-home")
        lesson = model.lesson
        assert lesson is not None
        assert (home.get("data-spot") == "lesson-next") == (lesson.wanted is None)
        (now,) = [one for one in find_all(tree, "role", "status") if one.tag == "p"]
        assert bool(heard_text(now)) == (lesson.wanted is not None)
        described = [one for one in walk(tree) if one.get("aria-describedby") == "lesson-text"]
        assert described == ([home] if lesson.at == 0 else [])
        meant: dict[str, str] = {}
        for node, name in names(tree):
            assert name
            if node.tag == "button":
                do = node.get("data-do") or ""
                assert parse_message(do) is not None
                assert meant.setdefault(name, do) == do


@every_game
def test_the_focus_finds_the_way_on(game: str) -> None:
    for model in visit(game):
        _, effects = update(model, Learn(Turn.BACK))
        for effect in effects:
            assert isinstance(effect, Focus)
            the(page(update(model, Learn(Turn.BACK))[0]), "data-spot", effect.spot)


def test_what_the_others_answer_is_told() -> None:
    told = {}
    for model in visit("block"):
        assert model.lesson is not None
        told[model.lesson.part.name] = heard_text(log_of(page(model)))
    assert told["lead"] == ""
    assert told["join"] == "You lead six-four. North plays six-two on the 6 end."
    assert "North passes: nothing fits 2 or 5." in told["told"]


def at_step(game: str, name: str) -> Model:
    """The page at a step of this name."""
    (found,) = [m for m in visit(game) if m.lesson is not None and m.lesson.part.name == name]
    return found


def shown_answer(model: Model) -> str:
    found = [one for one in walk(page(model)) if one.get("class") == "lesson-wrong"]
    return " ".join(map(heard_text, found))


def test_another_legal_move_is_answered_kindly_and_undone() -> None:
    before = at_step("block", "join")
    model, _ = send(before, *by_hand(Play(parse_tile("4-0"), Arm.RIGHT)))
    assert model.lesson is not None and model.lesson.at == 2
    assert shown_answer(model) == (
        "That move is allowed, but this step is about another one. Play four-one on the 4 end."
    )
    again, _ = send(model, *by_hand(Play(parse_tile("4-1"), Arm.RIGHT)))
    assert again.lesson == Lesson("block", 3)


def test_an_illegal_try_is_refused_by_the_table() -> None:
    model, _ = update(at_step("block", "join"), Touch(parse_tile("3-0")))
    assert model.refusal is not None and model.lesson == Lesson("block", 2)
    found = find_all(page(model), "class", "line refused")
    assert len(found) == 1
    board = at_step("blockers", "take")
    model, _ = send(board, Pick(parse_stone("1:*")), PlaceAt(parse_space("D5")))
    assert model.refusal is not None and model.refusal.reason == "protected"


def test_a_choice_is_shown_on_the_lesson_table() -> None:
    model, _ = update(at_step("all-fives", "choose"), Touch(parse_tile("2-0")))
    assert model.chosen == parse_tile("2-0")
    ghosts = find_all(page(model), "data-ghost")
    assert {one.get("data-ghost") for one in ghosts} == {"left", "right"}


# --- Beside a running match -------------------------------------------------------------


def test_a_running_match_waits_untouched() -> None:
    driver = started(Plan("block", 2), 3)
    before = driver.model
    model, effects = send(before, Open(Screen.START), Learn(Turn.START))
    assert not [one for one in effects if isinstance(one, (Save, AskPlayer))]
    for message in (
        Answered("6-6", before.turn),
        PassTurn(before.turn),
        AskHint(),
        NextHand(),
        Learn(Turn.NEXT),
        Touch(parse_tile("6-4")),
        Touch(parse_tile("6-4")),
    ):
        model, effects = update(model, message)
        assert model.match is before.match and model.log == before.log
        assert not [one for one in effects if isinstance(one, (Save, AskPlayer))]
    assert model.lesson is not None and model.lesson.at == 2
    back, _ = send(model, Learn(Turn.LEAVE))
    assert back.screen is Screen.START and back.match is before.match
    table, _ = update(back, Open(Screen.TABLE))
    assert page(table) != page(model)


def test_the_last_step_leads_to_a_match_but_never_ends_one() -> None:
    end = list(visit("block"))[-1]
    assert update(end, Learn(Turn.PLAY)) == (end, (MakeSecret(),))
    running = replace(end, match=started(Plan("block", 2), 3).model.match)
    left, effects = update(running, Learn(Turn.PLAY))
    assert left.screen is Screen.START and MakeSecret() not in effects


def test_back_and_forward_of_the_browser() -> None:
    fresh = Model(Plan("block", 2))
    assert update(fresh, Arrived(Screen.LESSON))[0].screen is Screen.START
    model = at_step("block", "join")
    left, _ = update(model, Arrived(Screen.START))
    back, _ = update(left, Arrived(Screen.LESSON))
    assert back.screen is Screen.LESSON and back.lesson == model.lesson


def test_the_start_screen_leads_to_the_lesson_of_the_planned_game() -> None:
    for game in SCRIPTS:
        model = Model(Plan(game, SCRIPTS[game].seats))
        (link,) = find_all(page(model), "data-do", "lesson:start")
        assert isinstance(link, Node)
        assert update(model, Learn(Turn.START))[0].lesson == Lesson(game)
