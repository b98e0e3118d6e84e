"""The hint and the review: when they can be asked for, what they show, what comes too late."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.app.advice import Advised, After, AskHint, AskReview, CloseHint, Rated, own_moves, ranked
from game.app.asking import can_ask
from game.app.effects import Focus
from game.app.messages import Answered, NextHand, Open, SetLanguage, Touch
from game.app.model import Model, Plan, Screen
from game.app.outlook import outlook
from game.app.reading import parse_message
from game.app.sight import Sight, sight_of
from game.app.update import update
from game.engine.chain import Chain
from game.engine.events import Counted
from game.engine.grid import count_groups
from game.engine.moves import DRAW, PASS, SKIP, Place, Play, parse_move
from game.games.block import block
from game.games.blockers_state import owners
from game.games.catalogue import CATALOGUE, parse_knowledge, print_knowledge
from game.i18n import LANGUAGES, Words
from game.i18n.numbers import decimal, signed
from game.view.grid_speech import GridSpeech
from game.view.moves import DominoTeller, GridTeller
from game.view.names import Names
from game.view.nodes import Node, find_all, text_of
from game.view.page import page
from game.view.prompt import prompt
from game.view.speech import Speech
from game.view.worths import NOTHING, Unit, cost, loss, units
from tests.core.page_driver import Driver, ratings_for, started, table_at, until
from tests.core.support import position
from tests.core.trees import tagged

GAMES = [Plan(entry.game, entry.seats[0]) for entry in CATALOGUE]
every_game = pytest.mark.parametrize("plan", GAMES, ids=lambda plan: plan.game)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def asking(plan: Plan, number: int = 3) -> Driver:
    """A match at a moment when a hint can be asked for and there is a choice."""
    return until(started(plan, number), lambda one: can_ask(one.model) and len(one.legal) > 1)


def over(plan: Plan, number: int = 3) -> Driver:
    """A match whose first hand is over."""
    return until(started(plan, number), lambda one: one.state.outcome is not None)


def card(model: Model, name: str) -> Node:
    """The part of the page with a class of its own."""
    (only,) = classed(page(model), name)
    return only


def classed(node: Node, name: str) -> list[Node]:
    """Everything with this class."""
    found = find_all(node, "class")
    return [one for one in found if name in (one.get("class") or "").split()]


def marked(model: Model) -> list[str]:
    """The spots of the page that carry the mark of the hint."""
    marks = classed(page(model), "advised")
    return [one.get("data-spot") or one.get("data-advised") or "" for one in marks]


# --- The hint ---------------------------------------------------------------------------


@every_game
def test_a_hint_is_asked_thought_about_and_shown(plan: Plan) -> None:
    driver = asking(plan).send(AskHint())
    (question,) = driver.questions
    assert parse_knowledge(question.observation)[1].seat == driver.model.viewer
    assert driver.model.hint == ()
    assert Words("en")("hint.thinking") in text_of(card(driver.model, "hint-card"))
    assert marked(driver.model) == []
    model = driver.advise().model
    assert model.hint
    best = model.hint[0].move
    assert best in driver.legal and {one.move for one in model.hint} == set(driver.legal)
    if isinstance(best, Play):
        assert set(marked(model)) == {f"tile-{best.tile}", best.arm.value}
    else:
        assert isinstance(best, Place)
        assert f"stone-{best.stone}" in marked(model) and len(marked(model)) == 2


@every_game
def test_asking_tells_nothing_but_what_the_viewer_sees(plan: Plan) -> None:
    driver = asking(plan).send(AskHint())
    match = driver.model.match
    assert match is not None
    known = match.rules.observe(match.state, driver.model.viewer)
    other = match.rules.guess(known, Random(5))
    elsewhere = replace(driver.model, match=replace(match, state=other), hint=None)
    _, effects = update(elsewhere, AskHint())
    assert effects == tuple(driver.questions)


@every_game
def test_a_late_hint_is_ignored(plan: Plan) -> None:
    driver = asking(plan).send(AskHint())
    (question,) = driver.questions
    late = Advised(ratings_for(question.observation), question.turn)
    driver.step()
    assert driver.model.hint is None
    assert update(driver.model, late) == (driver.model, ())
    closed = asking(plan).send(AskHint(), CloseHint())
    assert update(closed.model, late) == (closed.model, ())


@every_game
def test_a_hint_goes_with_its_position(plan: Plan) -> None:
    driver = asking(plan).send(AskHint()).advise()
    assert driver.model.hint
    for message in (Open(Screen.START), Open(Screen.ABOUT)):
        assert update(driver.model, message)[0].hint is None
    driver.step()
    assert driver.model.hint is None and marked(driver.model) == []


def test_asking_again_closes_the_hint_and_keeps_the_focus() -> None:
    for message in (AskHint(), CloseHint()):
        driver = asking(GAMES[0]).send(AskHint()).advise()
        model, effects = update(driver.model, message)
        assert model.hint is None and effects == (Focus("hint"),)
        assert find_all(page(model), "data-spot", "hint")
    assert update(asking(GAMES[0]).model, CloseHint())[1] == ()


@every_game
def test_there_is_no_hint_where_nothing_can_be_placed(plan: Plan) -> None:
    driver = started(plan, 1)
    seen = set()
    for _ in range(150):
        if driver.over:
            break
        forced = driver.legal in ((DRAW,), (PASS,), (SKIP,))
        mine = driver.yours and not driver.model.covered
        assert can_ask(driver.model) == (mine and not forced)
        if driver.state.outcome is None:
            (button,) = find_all(page(driver.model), "data-do", "hint")
            assert (button.get("aria-disabled") is None) == can_ask(driver.model)
        if driver.state.outcome is not None:
            assert update(driver.model, AskHint()) == (driver.model, ())
        elif not can_ask(driver.model):
            asked, effects = update(driver.model, AskHint())
            why = "hint.forced" if mine else "hint.not-yet"
            assert asked.hint is None and effects == ()
            assert Words("en")(why) in text_of(page(asked))
        seen.add(can_ask(driver.model))
        driver.step()
    assert seen == {True, False}


def test_the_chosen_tile_shows_where_the_hint_would_play_it() -> None:
    driver = asking(GAMES[0]).send(AskHint()).advise()
    assert driver.model.hint
    best = driver.model.hint[0].move
    assert isinstance(best, Play)
    model, _ = update(driver.model, Touch(best.tile))
    assert model.hint == driver.model.hint
    assert set(marked(model)) == {f"tile-{best.tile}", f"end-{best.arm}"}
    told = text_of(find_all(page(model), "role", "status")[-1])
    sight = sight_of(model)
    assert isinstance(sight, Sight)
    assert told == prompt(sight, Speech(Words("en"), 2, aloud=True))


@in_every_language
@every_game
def test_the_hint_says_what_and_why(plan: Plan, lang: str) -> None:
    words = Words(lang)
    driver = asking(plan).send(AskHint())
    driver.send(SetLanguage(lang)).advise()
    shown = text_of(card(driver.model, "hint-card"))
    spoken = text_of(find_all(page(driver.model), "role", "status")[-1])
    best = decimal(lang, 2.5)
    for text in (shown, spoken):
        assert words("hint.points", value=f"+{best}", other=f"+{decimal(lang, 1.5)}") in text
    rows = find_all(card(driver.model, "hint-card"), "scope", "row")
    assert len(rows) == len(driver.legal)
    assert words("number.percent", n=60) in shown


@pytest.mark.parametrize(
    ("hand", "move", "after"),
    [
        ("6-1 6-5 5-5", "6-1<", After((1, 6), 1)),
        ("6-1 6-5 5-5", "6-5>", After((6, 5), 2)),
        ("6-1 4-3", "6-1>", After((6, 1), 0)),
        ("6-1", "6-1<", After((1, 6), None)),
    ],
)
def test_what_a_tile_leads_to(hand: str, move: str, after: After) -> None:
    match = table_at(position(f"{hand} | 5-3 4-4", "6-6"), block(2)).match
    assert match is not None
    assert outlook(match, 0, parse_move(move)) == after
    assert outlook(match, 0, PASS) is None


@every_game
def test_the_hint_knows_what_its_move_leads_to(plan: Plan) -> None:
    driver = asking(plan).send(AskHint()).advise()
    assert driver.model.hint
    best, viewer = driver.model.hint[0], driver.model.viewer
    assert best.after is not None and driver.model.hint[1].after is None
    before = len(driver.model.log)
    driver.send(Answered(str(best.move), driver.model.turn))
    events = driver.model.log[before:]
    counted = [one.points for one in events if isinstance(one, Counted) and one.seat == viewer]
    assert best.after.points == sum(counted[:1])
    if isinstance(best.move, Play):
        assert best.after.values == driver.state.chain.values
    else:
        match = driver.model.match
        assert match is not None
        known = match.rules.observe(driver.state, viewer)
        own = [
            board
            for board, seat in zip(known.boards, owners(plan.seats), strict=True)
            if seat == viewer
        ]
        assert best.after.groups == sum(map(count_groups, own))


@in_every_language
def test_what_a_move_leads_to_in_words(lang: str) -> None:
    words = Words(lang)
    domino = DominoTeller(Speech(words, 2), Chain())
    ends = Speech(words, 2).ends_are((6, 1))
    assert domino.outlook(After((6, 1), 2)) == (words("hint.after", ends=ends, n=2),)
    assert domino.outlook(After((6, 1), 0, 5)) == (
        words("hint.scores", points=words("table.points", n=5)),
        words("hint.after.none", ends=ends),
    )
    assert domino.outlook(After((6, 1), None)) == (words("hint.last"),)
    grid = GridTeller(GridSpeech(words, Names(words, 2)), ())
    assert grid.outlook(After(groups=1)) == (
        words("hint.groups", groups=words("grid.groups", n=1)),
    )


def test_many_moves_are_folded() -> None:
    driver = asking(Plan("blockers", 3)).send(AskHint()).advise()
    assert len(driver.legal) > 6
    (fold,) = find_all(card(driver.model, "hint-card"), "class", "hint-more")
    open_rows = len(driver.legal) - len(find_all(fold, "scope", "row"))
    assert open_rows <= 6
    assert Words("en")("hint.more", n=len(driver.legal) - open_rows) in text_of(fold)


def test_everybody_at_the_device_gets_a_hint_of_their_own() -> None:
    plan = Plan("block", 2, humans=(0, 1))
    driver = started(plan, 3)
    seats = set()
    for _ in range(12):
        if driver.over or driver.state.outcome is not None:
            break
        if not driver.model.covered and can_ask(driver.model):
            driver.send(AskHint())
            (question,) = driver.questions
            seats.add(parse_knowledge(question.observation)[1].seat)
            driver.advise()
        driver.step()
        assert not (driver.model.covered and driver.model.hint)
    assert seats == {0, 1}


def test_an_expert_that_reckons_nothing_still_ranks() -> None:
    driver = asking(GAMES[0]).send(AskHint())
    rated = ranked(Rated(move, float(at == 1)) for at, move in enumerate(driver.legal))
    model, _ = update(driver.model, Advised(rated, driver.model.turn))
    assert model.hint is not None and model.hint[0].move == driver.legal[1]
    shown = card(model, "hint-card")
    assert tagged(shown, "tr") and not tagged(shown, "td")


# --- The review -------------------------------------------------------------------------


@every_game
def test_the_review_asks_what_the_seat_knew_at_each_move(plan: Plan) -> None:
    driver = started(plan, 4)
    seen: dict[int, str] = {}
    while driver.state.outcome is None:
        if driver.yours and len(driver.legal) > 1:
            match = driver.model.match
            assert match is not None
            known = match.rules.observe(match.state, driver.model.viewer)
            seen[len(driver.state.moves)] = print_knowledge(match.rules, known)
        driver.step()
    driver.send(AskReview())
    asked = []
    while driver.questions:
        (question,) = driver.questions
        asked.append(question)
        driver.questions.clear()
        rated = ratings_for(question.observation)
        driver.send(Advised(rated, question.turn, question.about))
    assert {one.about[1]: one.observation for one in asked if one.about} == seen
    review = driver.model.review
    assert review is not None and review.done and len(review.moves) == len(seen)


@every_game
def test_the_review_fills_move_by_move(plan: Plan) -> None:
    driver = over(plan).send(AskReview())
    review = driver.model.review
    assert review is not None and len(review.moves) > 1
    (bar,) = [one for one in find_all(page(driver.model), "max") if one.tag == "progress"]
    assert (bar.get("value"), bar.get("max")) == ("0", str(len(review.moves)))
    question = driver.questions.pop()
    rated = ratings_for(question.observation)
    driver.send(Advised(rated, question.turn, question.about))
    assert len(find_all(card(driver.model, "review"), "scope", "row")) == 1
    assert update(driver.model, Advised(rated, question.turn, question.about))[0] == driver.model
    driver.advise()
    rows = find_all(card(driver.model, "review"), "scope", "row")
    assert len(rows) == len(review.moves) + 1
    assert not [one for one in find_all(page(driver.model), "max") if one.tag == "progress"]


@in_every_language
def test_the_review_adds_up_what_the_choices_cost(lang: str) -> None:
    driver = over(GAMES[0], 6)
    driver.send(SetLanguage(lang), AskReview()).advise()
    review = driver.model.review
    assert review is not None
    total = sum(
        loss(rated, next(one for one in rated if one.move == own.made), Unit.POINTS)
        for own, rated in zip(review.moves, review.rated, strict=True)
    )
    assert total > 0
    shown = text_of(card(driver.model, "review"))
    assert Words(lang)("review.points", value=decimal(lang, total)) in shown


def test_the_review_is_closed_left_behind_and_only_of_people() -> None:
    driver = over(GAMES[0]).send(AskReview())
    question = driver.questions[0]
    late = Advised(ratings_for(question.observation), question.turn, question.about)
    assert update(driver.model, AskReview())[0].review is None
    for message in (NextHand(), Open(Screen.START)):
        model, _ = update(driver.model, message)
        assert model.review is None
        assert update(model, late) == (model, ())
    fresh = over(GAMES[0]).model
    assert update(fresh, AskReview(1)) == (fresh, ())
    running = started(GAMES[0], 3).model
    assert update(running, AskReview()) == (running, ())


def test_each_person_at_the_device_can_look_at_their_own_moves() -> None:
    driver = over(Plan("block", 3, humans=(0, 2)))
    for seat in (0, 2):
        assert find_all(page(driver.model), "data-do", f"review:{seat}")
        driver.send(AskReview(seat)).advise()
        match = driver.model.match
        assert match is not None and driver.model.review is not None
        assert driver.model.review.moves == own_moves(match, seat)
        assert all(own.known.seat == seat for own in driver.model.review.moves)
    assert parse_message("review:2") == AskReview(2)


def test_a_hand_without_a_choice_says_so() -> None:
    driver = over(GAMES[0]).send(AskReview())
    review = driver.model.review
    assert review is not None
    model = replace(driver.model, review=replace(review, moves=()))
    assert Words("en")("review.nothing") in text_of(card(model, "review"))


# --- What moves are worth ---------------------------------------------------------------


def test_the_unit_that_tells_why_comes_first() -> None:
    driver = asking(GAMES[0])
    first, second = driver.legal[:2]
    both = (Rated(first, 2, 1.5, 0.6), Rated(second, 1, 1.0, 0.5))
    assert units(both) == (Unit.POINTS, Unit.SHARE)
    assert units((both[0], replace(both[1], points=4.0))) == (Unit.SHARE, Unit.POINTS)
    assert units((both[0], replace(both[1], points=None))) == (Unit.SHARE,)
    assert units((Rated(first, 1), Rated(second, 0))) == ()
    sight = sight_of(driver.model)
    assert sight is not None and sight.advised is None


def test_costs_never_help_and_nothing_is_a_dot() -> None:
    words = Words("it")
    one = Rated(PASS, 1, 1.0, 0.5)
    assert loss((one,), replace(one, points=3.0), Unit.POINTS) == 0
    assert cost(words, 0.04, Unit.POINTS) == NOTHING == cost(words, 0.004, Unit.SHARE)
    assert cost(words, 1.25, Unit.SHARE) == "125%"
    assert cost(words, 1.06, Unit.POINTS) == "1,1"


def test_numbers_as_each_language_writes_them() -> None:
    assert decimal("en", -1.25) == "−1.2" and decimal("pt", 3) == "3,0"
    assert signed("es", 0.04) == "0,0" == signed("es", -0.04)
    assert signed("en", 12.36) == "+12.4" and signed("it", -0.5) == "−0,5"
