"""Taking moves back: until the next seat has moved, in practice to any depth, never a peek."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.effects import Shelf
from game.app.kept import Stage
from game.app.messages import NextHand, Touch, Uncover
from game.app.model import Plan, Screen
from game.app.playing import SetPractice, Undo
from game.app.saved import parse_prefs, parse_save
from game.app.trust import check
from game.app.undoing import Way, WhyNot, way_back
from game.engine.events import Drew, Played
from game.engine.moves import DRAW, PASS, Play
from game.engine.record import print_match
from game.games.catalogue import CATALOGUE
from tests.core.page_driver import Driver, plans, started, until

BLOCK = Plan("block", 2)
FIVES = Plan("all-fives", 2)
BOARD = Plan("blockers", 2)
GAMES = [Plan(entry.game, entry.seats[0]) for entry in CATALOGUE]


def practised(plan: Plan, number: int = 0) -> Driver:
    """A practice match that has just begun."""
    return started(replace(plan, practice=True), number)


def moved(driver: Driver) -> bool:
    """Whether the last move is a placement of the viewer, and the next seat is to move."""
    match = driver.model.match
    assert match is not None
    return (
        bool(driver.state.moves)
        and isinstance(driver.state.moves[-1], Play)
        and driver.state.outcome is None
        and not driver.yours
        and isinstance(driver.model.log[-1], Played)
        and driver.model.log[-1].seat == driver.model.viewer
    )


def test_last_move_is_taken_back_before_the_computer_answers() -> None:
    driver = until(started(BLOCK), lambda one: one.yours and len(one.legal) > 1)
    before = driver.model
    driver.step()
    assert moved(driver)
    driver.send(Undo())
    assert driver.model.match == before.match
    assert driver.model.log == before.log
    assert driver.model.turn > before.turn
    step, _ = parse_save(driver.shelves[Shelf.MATCH])
    assert step.match == before.match
    driver.settle()
    assert driver.model.match == before.match
    driver.step()
    assert moved(driver)


def refused(driver: Driver) -> str | None:
    """The reason code that the page has for an undo; the match stays."""
    before = driver.model.match
    driver.send(Undo())
    assert driver.model.match == before
    return None if driver.model.refusal is None else driver.model.refusal.reason


def test_each_refusal_has_its_reason() -> None:
    driver = started(BLOCK)
    if not driver.yours:
        driver.settle()
    assert refused(driver) == WhyNot.NOTHING
    until(driver, lambda one: not one.yours and len(one.state.moves) > 1).tick()
    assert refused(driver) == WhyNot.MOVED
    until(driver, lambda one: one.state.outcome is not None)
    assert refused(driver) == WhyNot.OVER


def test_never_a_draw() -> None:
    def drawn(one: Driver) -> bool:
        return one.yours and any(
            isinstance(event, Drew) and event.seat == one.model.viewer
            for event in one.model.log[-1:]
        )

    driver = started(FIVES, number=3)
    for _ in range(400):
        if drawn(driver):
            break
        driver.step()
    assert drawn(driver)
    found = refused(driver)
    assert found in (WhyNot.SHOWN, WhyNot.MOVED)
    # The tile that was drawn for stays in the hand, whatever is placed and taken back after it.
    held = driver.state.hands[driver.model.viewer]
    while driver.legal == (DRAW,):
        driver.step()
        held = driver.state.hands[driver.model.viewer]
    if driver.yours and driver.legal != (PASS,):
        driver.step()
        if driver.state.outcome is None and not driver.yours:
            driver.send(Undo())
            assert driver.state.hands[driver.model.viewer] == held


def test_a_placement_that_drew_a_tile_stays() -> None:
    driver = until(started(BOARD), lambda one: not one.yours and len(one.state.moves) > 0)
    assert refused(driver) == WhyNot.SHOWN


def test_a_placement_without_a_draw_goes_back() -> None:
    driver = started(BOARD)
    while not isinstance(way_back(driver.model), Way):
        assert not driver.over
        before = driver.model.match
        driver.step()
    driver.send(Undo())
    assert driver.model.match == before


@pytest.mark.parametrize("plan", GAMES, ids=lambda plan: plan.game)
def test_practice_goes_back_to_the_first_move(plan: Plan) -> None:
    driver = practised(plan, number=2)
    for _ in range(90):
        if not driver.over:
            driver.step()
    depth = 0
    while isinstance(way_back(driver.model), Way):
        before = driver.model
        driver.send(Undo())
        assert before.match is not None and driver.model.match is not None
        shorter, longer = driver.model.match.hands, before.match.hands
        assert longer[: len(shorter) - 1] == shorter[:-1]
        played, all_of_it = shorter[-1].moves, longer[len(shorter) - 1].moves
        assert all_of_it[: len(played)] == played
        assert (len(shorter), len(played)) < (len(longer), len(longer[-1].moves))
        assert driver.model.log == before.log[: len(driver.model.log)]
        assert driver.yours
        depth += 1
    assert depth > 5
    assert refused(driver) == WhyNot.NOTHING


def test_practice_goes_back_over_the_end_of_a_hand() -> None:
    driver = until(practised(BLOCK), lambda one: one.state.outcome is not None)
    assert driver.kept[-1].practice
    driver.send(NextHand())
    driver.settle()
    while driver.model.match is not None and driver.model.match.earlier:
        driver.send(Undo())
    assert driver.state.outcome is None
    assert driver.kept[-1].stage is Stage.RUNNING
    assert driver.kept[-1].record == parse_record(driver)
    # What is dealt after another end of this hand has a fingerprint of its own.
    until(driver, lambda one: one.model.match is not None and bool(one.model.match.earlier))
    assert driver.model.match is not None
    proof = check(driver.model.match, driver.model.trust)
    assert driver.model.promise is not None and proof is not None


def parse_record(driver: Driver) -> str:
    """The record of the match on the table."""
    step, _ = parse_save(driver.shelves[Shelf.MATCH])
    return print_match(step.match)


def test_practice_is_planned_kept_and_read_again() -> None:
    driver = Driver().send(SetPractice(True))
    assert parse_prefs(driver.prefs_text, Plan("block", 2)).plan.practice
    driver.begin(driver.model.plan)
    assert driver.model.practice
    again = driver.reopened()
    assert again.model.practice and again.model.match == driver.model.match
    plain = driver.send(SetPractice(False))
    assert plain.model.practice, "the running match stays what it was started as"


def test_two_people_take_back_only_before_the_device_is_handed_on() -> None:
    plan = replace(BLOCK, humans=(0, 1))
    driver = started(plan)
    if driver.model.covered:
        driver.send(Uncover())
    first, before = driver.model.viewer, driver.model.match
    driver.step()
    assert driver.model.covered and driver.model.viewer != first
    driver.send(Undo())
    assert driver.model.match == before
    assert driver.model.covered and driver.model.viewer == first, "nobody sees a hand unasked"
    driver.send(Uncover())
    driver.step()
    driver.send(Uncover())
    assert refused(driver) == WhyNot.HANDED_ON


def test_no_undo_behind_the_menu_or_without_a_match() -> None:
    driver = Driver().send(Undo())
    assert driver.model.match is None and driver.model.refusal is None
    driver = until(started(BLOCK), moved)
    here = driver.model.match
    driver.model = replace(driver.model, screen=Screen.START)
    driver.send(Undo())
    assert driver.model.match == here


@pytest.mark.parametrize("plan", plans()[:9], ids=lambda plan: f"{plan.game}-{plan.seats}")
def test_every_move_has_one_event(plan: Plan) -> None:
    """The log alone tells which move a person made last."""
    driver = practised(plan)
    for _ in range(60):
        if driver.over:
            break
        match = driver.model.match
        assert match is not None
        found = way_back(driver.model)
        if isinstance(found, Way):
            moves = match.hands[found.hand].moves
            assert str(moves[found.ply]) not in ("pass", "draw", "skip")
        driver.step()


def test_a_choice_is_called_off() -> None:
    driver = until(started(BLOCK), lambda one: one.yours and len(one.legal) > 1)
    tile = next(move.tile for move in driver.legal if isinstance(move, Play))
    driver.send(Touch(tile), Undo())
    assert driver.model.chosen is None
