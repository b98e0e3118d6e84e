"""The look of the table: kept, asked for by the address, shown in the settings."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.effects import Hurry
from game.app.look import Contrast, Felt, Hasten, Look, TileSet, print_look, read_look
from game.app.model import Model, Plan, Preferences, Screen
from game.app.opening import Opening, open_page
from game.app.saved import parse_prefs, print_prefs
from game.app.sight import sight_of
from game.app.update import update
from game.i18n import Words
from game.view.nodes import find_all
from game.view.page import page
from game.view.picture import picture
from tests.core.page_driver import started

LOOKS = [Look(*one) for one in product(TileSet, Felt, Contrast, (False, True))]
PLAN = Plan("block", 2)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_look_comes_back(look: Look) -> None:
    assert read_look(print_look(look), Look()) == look
    kept = parse_prefs(print_prefs(Preferences(look=look), PLAN), PLAN)
    assert kept.prefs.look == look


def test_preferences_of_before_have_the_first_look() -> None:
    assert parse_prefs('{"lang":"it","theme":"dark"}', PLAN).prefs.look == Look()


@given(
    st.dictionaries(
        st.sampled_from(("tileset", "felt", "contrast", "sounds", "else")),
        st.none() | st.integers() | st.text() | st.lists(st.text()) | st.sampled_from([*Felt]),
    )
)
def test_what_is_no_choice_changes_nothing(found: dict[str, object]) -> None:
    before = Look(TileSet.DIGITS, Felt.BLUE, Contrast.MORE, sounds=True)
    look = read_look(found, before)
    assert (look.tileset, look.contrast, look.sounds) == (TileSet.DIGITS, Contrast.MORE, True)
    assert look.felt == (found.get("felt") if found.get("felt") in list(Felt) else Felt.BLUE)


def test_the_address_goes_first_and_keeps_nothing() -> None:
    kept = print_prefs(Preferences(look=Look(TileSet.DARK, Felt.BLUE)), PLAN)
    model, effects = open_page(Opening("tileset=digits&felt=walnut", prefs=kept))
    assert model.prefs.look == Look(TileSet.DIGITS, Felt.WALNUT)
    assert effects == ()
    model, _ = open_page(Opening("tileset=pink&felt=&contrast=more&sounds=on", prefs=kept))
    assert model.prefs.look == Look(TileSet.DARK, Felt.BLUE, Contrast.MORE)


def test_the_settings_show_what_is_chosen() -> None:
    for look in LOOKS:
        model = Model(PLAN, Preferences(look=look), screen=Screen.SETTINGS)
        chosen = {
            (one.get("name"), one.get("value"))
            for one in find_all(page(model), "checked")
            if one.get("type") == "radio"
        }
        assert chosen == {("tileset", look.tileset), ("felt", look.felt)}
        (sounds,) = find_all(page(model), "data-change", "sounds")
        assert (sounds.get("checked") is not None) == look.sounds


def test_the_settings_are_one_step_from_start_and_table() -> None:
    model = started(PLAN, 1).model
    assert find_all(page(model), "data-do", "open:settings")
    start = replace(model, screen=Screen.START)
    assert find_all(page(start), "data-do", "open:settings")
    there = page(replace(model, screen=Screen.SETTINGS))
    assert find_all(there, "data-do", "open:table") and find_all(there, "data-do", "open:start")
    assert not find_all(page(Model(PLAN, screen=Screen.SETTINGS)), "data-do", "open:table")


def test_the_address_opens_the_settings() -> None:
    assert open_page(Opening(screen="settings"))[0].screen is Screen.SETTINGS


def test_a_tap_on_the_table_hastens_only_while_others_play() -> None:
    driver = started(PLAN, 1)
    sight = sight_of(driver.model)
    assert sight is not None
    shown = find_all(page(driver.model), "data-tap", "hasten")
    assert bool(shown) != sight.your_turn
    assert update(driver.model, Hasten()) == (driver.model, (Hurry(),))


def test_pictures_show_digits_instead_of_pips() -> None:
    sight = sight_of(started(PLAN, 1).model)
    assert sight is not None
    widths = {}
    for tileset in TileSet:
        tree = ElementTree.fromstring(picture(sight, Words("en"), look=Look(tileset)))
        widths[tileset] = {one.get("stroke-width") for one in tree.iter() if one.get("d")}
    assert "20" not in widths[TileSet.DIGITS] and "13" in widths[TileSet.DIGITS]
    for tileset in (TileSet.CLASSIC, TileSet.COLOURED, TileSet.DARK):
        assert "20" in widths[tileset] and "13" not in widths[tileset]
