"""The own hand put in order by hand: how tiles go, how long it stays, whom it concerns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.arranging import lying
from game.app.effects import Focus, Shelf
from game.app.lesson import Learn, Turn
from game.app.messages import Lift, NextHand, Open, SetSeats, Touch, Uncover
from game.app.model import Model, Plan, Screen
from game.app.playing import Arrange, SetSorting, Sorting, Undo
from game.app.reading import parse_message
from game.app.saved import print_save
from game.app.sight import Sight, sight_of
from game.app.update import update
from game.engine.events import Drew
from game.engine.moves import Play
from game.engine.tile import FULL_SET, Tile, tile
from game.i18n import LANGUAGES, Words
from game.view.nodes import Node, find_all, text_of
from game.view.page import page
from tests.core.page_driver import Driver, started, until
from tests.core.trees import log_of

BLOCK, FIVES = Plan("block", 2), Plan("all-fives", 2)


def shown(model: Model) -> tuple[Tile, ...]:
    sight = sight_of(model)
    assert isinstance(sight, Sight)
    assert sight.hand == lying(model) or sight.ended is not None
    return sight.hand


def mine(plan: Plan = BLOCK, number: int = 1) -> Driver:
    """A match in which a person is on turn for the first time."""
    return until(started(plan, number), lambda driver: driver.yours)


def fitting(driver: Driver) -> list[Tile]:
    """The own tiles that can be played."""
    return list(dict.fromkeys(move.tile for move in driver.legal if isinstance(move, Play)))


@pytest.mark.parametrize("sorting", Sorting)
@pytest.mark.parametrize(("here", "there"), [(0, 3), (3, 0), (2, 3), (3, 2), (1, 99), (4, -5)])
def test_a_tile_goes_to_its_place_and_no_other_moves(
    sorting: Sorting, here: int, there: int
) -> None:
    driver = mine().send(SetSorting(sorting))
    before = shown(driver.model)
    driver.send(Arrange(before[here], there))
    after = shown(driver.model)
    at = min(max(there, 0), len(before) - 1)
    assert after[at] == before[here] and sorted(after) == sorted(before)
    assert [one for one in after if one != before[here]] == [
        one for one in before if one != before[here]
    ]
    assert driver.model.prefs.sorting is Sorting.PUT
    assert driver.focused[-1] == f"tile-{before[here]}"


def test_a_tile_put_where_it_lies_changes_nothing() -> None:
    model = mine().model
    hand = shown(model)
    for at, one in enumerate(hand):
        assert update(model, Arrange(one, at)) == (model, ())
        lifted = update(model, Lift(one))[0]
        assert update(lifted, Arrange(one, at)) == (replace(model, at=lifted.at), ())


def test_dragging_within_the_hand_keeps_what_was_chosen() -> None:
    driver = until(started(BLOCK, 2), lambda one: one.yours and len(fitting(one)) > 1)
    first, second, *_ = fitting(driver)
    driver.send(Touch(first), Lift(second), Arrange(second, 99))
    assert (driver.model.chosen, driver.model.lifted) == (first, None)
    assert shown(driver.model)[-1] == second


def test_other_tiles_and_other_moments_are_left_alone() -> None:
    driver = mine()
    for one in set(FULL_SET) - set(shown(driver.model)):
        assert update(driver.model, Arrange(one, 0)) == (driver.model, ())
    one = shown(driver.model)[0]
    watching = replace(driver.model, humans=())
    assert update(watching, Arrange(one, 3)) == (watching, ())
    elsewhere = replace(driver.model, playing=replace(driver.model.playing, elsewhere=True))
    assert update(elsewhere, Arrange(one, 3)) == (elsewhere, ())
    empty = Driver().model
    assert update(empty, Arrange(one, 3)) == (empty, ())


def test_the_hand_can_be_put_in_order_while_others_play() -> None:
    driver = until(started(BLOCK, 3), lambda one: bool(one.state.moves) and not one.yours)
    one = shown(driver.model)[0]
    driver.send(Arrange(one, 3))
    assert shown(driver.model)[3] == one and not driver.yours


def test_the_order_stays_for_the_hand_and_over_a_reload() -> None:
    driver = mine(FIVES, 3)
    driver.send(*(Arrange(one, 0) for one in shown(driver.model)))
    put = shown(driver.model)
    drawn: list[Tile] = []
    while driver.state.outcome is None:
        hand = shown(driver.model)
        assert list(hand) == [one for one in (*put, *drawn) if one in hand]
        assert shown(driver.reopened().model) == hand
        driver.step()
        last = driver.model.log[-1]
        if isinstance(last, Drew) and last.seat == 0 and last.tile is not None:
            drawn.append(last.tile)
    assert drawn
    driver.send(NextHand())
    assert driver.model.order == () and driver.model.prefs.sorting is Sorting.PUT
    assert shown(driver.model) == driver.state.hands[0]


def test_the_order_put_by_hand_waits_while_another_is_shown() -> None:
    driver = mine()
    driver.send(Arrange(shown(driver.model)[0], 4))
    put = shown(driver.model)
    driver.send(SetSorting(Sorting.WEIGHT))
    assert shown(driver.model) != put
    driver.send(SetSorting(Sorting.PUT))
    assert shown(driver.model) == put


def test_chosen_without_an_order_it_begins_with_the_hand_as_it_lies() -> None:
    driver = mine().send(SetSorting(Sorting.WEIGHT))
    heaviest = shown(driver.model)
    driver.send(SetSorting(Sorting.PUT))
    assert shown(driver.model) == heaviest == shown(driver.reopened().model)
    assert Driver().send(SetSorting(Sorting.PUT)).model.order == ()


def test_taking_back_keeps_the_order() -> None:
    driver = mine(replace(BLOCK, practice=True))
    driver.send(Arrange(shown(driver.model)[0], 4))
    put = shown(driver.model)
    driver.step()
    assert len(shown(driver.model)) < len(put)
    driver.send(Undo())
    assert shown(driver.model) == put


def test_each_of_several_people_has_an_order() -> None:
    driver = started(replace(BLOCK, humans=(0, 1)), 5)
    hands: dict[int, tuple[Tile, ...]] = {}
    for _ in range(4):
        driver.send(Uncover())
        viewer = driver.model.viewer
        if viewer not in hands:
            driver.send(Arrange(shown(driver.model)[0], 5))
        else:
            assert list(shown(driver.model)) == [
                one for one in hands[viewer] if one in shown(driver.model)
            ]
        hands[viewer] = shown(driver.model)
        while driver.model.viewer == viewer:
            driver.step()
    assert len(hands) == 2


def test_in_a_lesson_a_tile_goes_back() -> None:
    model = update(Driver().send(SetSeats(2)).model, Learn(Turn.START))[0]
    assert model.screen is Screen.LESSON
    for one in FULL_SET:
        lifted = update(model, Lift(one))[0]
        after, effects = update(lifted, Arrange(one, 3))
        assert (after.chosen, after.lifted, after.order) == (model.chosen, None, ())
        assert effects == ()


def test_where_it_lies_now_is_told_aloud() -> None:
    driver = mine()
    one = shown(driver.model)[0]
    driver.send(Arrange(one, 3))
    assert text_of(log_of(page(driver.model))).endswith("place 4 of 7.")
    driver.send(Arrange(one, 4))
    assert text_of(log_of(page(driver.model))).endswith("place 5 of 7.")
    driver.send(Open(Screen.START), Open(Screen.TABLE))
    assert "place" not in text_of(log_of(page(driver.model)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_own_tile_says_how_it_is_moved(lang: str) -> None:
    model = mine().model
    model = replace(model, prefs=replace(model.prefs, lang=lang))
    (hand,) = find_all(page(model), "data-hand", "")
    tiles = [one for one in hand.children if isinstance(one, Node)]
    told = [parse_message(f"{one.get('data-arrange')}:2") for one in tiles]
    assert told == [Arrange(one, 2) for one in shown(model)]
    assert Words(lang)("sort.put") and Words(lang)("sort.hint")


@pytest.mark.parametrize("text", ["arrange:", "arrange:6-4", "arrange:6-7:1", "arrange:6-4:x"])
def test_other_texts_are_no_message(text: str) -> None:
    assert parse_message(text) is None


@pytest.mark.parametrize("text", ['"6-4 3-3"', '"6-4"', '""', "5", '"6-7"', '["6-4"]', "null"])
def test_any_order_in_a_save_opens_the_page(text: str) -> None:
    driver = mine()
    match = driver.model.match
    assert match is not None
    save = print_save(match, driver.model.trust, order=(tile(0, 0),))
    assert '"order":"0-0"' in save
    driver.shelves[Shelf.MATCH] = save.replace('"order":"0-0"', f'"order":{text}')
    again = driver.reopened().model
    assert again.match == match and len(shown(again)) == 7


def test_the_focus_follows_only_a_tile_that_moved() -> None:
    model = mine().model
    one = shown(model)[0]
    assert Focus(f"tile-{one}") in update(model, Arrange(one, 1))[1]
