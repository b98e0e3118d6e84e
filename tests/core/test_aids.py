"""Help at the table: the cards, the single keys, the counting help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from game.app.aids import Aid, SetCounting, Tell, ToggleAid, Told
from game.app.effects import Focus
from game.app.messages import Open, SetLanguage, ToggleDrawer
from game.app.model import Model, Plan, Preferences, Screen
from game.app.reading import parse_message
from game.app.saved import parse_prefs, print_prefs
from game.app.sight import sight_of
from game.app.update import update
from game.i18n import LANGUAGES, Words
from game.view.nodes import Node, find_all
from game.view.page import page
from game.view.text_view import KEYS, spoken
from tests.core.page_driver import Driver, started
from tests.core.trees import heard_text, log_of, names, tagged, the, walk

PLANS = ((Plan("block", 3), 4), (Plan("all-fives", 2), 3), (Plan("blockers", 2), 6))


def visits() -> Iterator[Driver]:
    """A table of every game, some moves on."""
    for plan, number in PLANS:
        driver = started(plan, number)
        for _ in range(9):
            driver.step()
        yield driver


def card(model: Model, kind: str) -> list[Node]:
    """The cards of a kind on the page."""
    return [one for one in walk(page(model)) if kind in (one.get("class") or "").split()]


@pytest.mark.parametrize(("aid", "kind"), [(Aid.RULES, "rules"), (Aid.WORDS, "text-view")])
def test_a_card_opens_and_closes(aid: Aid, kind: str) -> None:
    for driver in visits():
        assert not card(driver.model, kind)
        opened, effects = update(driver.model, ToggleAid(aid))
        assert len(card(opened, kind)) == 1 and opened.drawer
        assert effects == (Focus("aid"),)
        assert the(page(opened), "data-spot", "aid").get("data-do") == f"aid:{aid}"
        closed, _ = update(opened, ToggleAid(aid))
        assert closed == driver.model


def test_one_card_at_a_time_and_none_after_leaving_or_folding_away() -> None:
    driver = next(visits())
    driver.send(ToggleAid(Aid.RULES), ToggleAid(Aid.WORDS))
    assert driver.model.aid is Aid.WORDS and not card(driver.model, "rules")
    assert update(driver.model, ToggleDrawer())[0].aid is None
    driver.send(Tell("t"), Open(Screen.START), Open(Screen.TABLE))
    assert driver.model.aid is None and driver.model.told is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_is_answered_where_the_page_speaks(lang: str) -> None:
    for driver in visits():
        driver.send(SetLanguage(lang))
        sight = sight_of(driver.model)
        assert sight is not None
        for key in KEYS:
            driver.send(Tell(key))
            last = log_of(page(driver.model)).children[-1]
            assert isinstance(last, Node) and heard_text(last) == spoken(sight, key, Words(lang))


def test_the_same_key_again_is_a_new_paragraph() -> None:
    driver = next(visits())
    keys = []
    for _ in range(3):
        driver.send(Tell("t"))
        last = log_of(page(driver.model)).children[-1]
        assert isinstance(last, Node)
        keys.append(last.key)
    assert len(set(keys)) == 3


def test_an_unknown_key_tells_nothing() -> None:
    driver = next(visits())
    before = log_of(page(driver.model))
    assert log_of(page(replace(driver.model, told=Told("q")))) == before


def test_single_keys_of_the_table_are_messages() -> None:
    for driver in visits():
        screen = the(page(driver.model), "data-keys")
        pairs = [pair.split("=") for pair in (screen.get("data-keys") or "").split()]
        assert {key for key, _ in pairs} == {"f", "h", "n", "p", "r", "u", "w", "ctrl+z", *KEYS}
        assert all(parse_message(text) is not None for _, text in pairs)
    assert parse_message("aid:rules") == ToggleAid(Aid.RULES)
    assert parse_message("tell:t") == Tell("t")
    assert parse_message("counting:on") == SetCounting(True)
    assert parse_message("counting:maybe") is parse_message("aid:none") is None


def test_the_counting_help_can_be_switched_on_and_off() -> None:
    for driver in visits():
        assert not card(driver.model, "counting")
        driver.send(SetCounting(True))
        assert len(card(driver.model, "counting")) == 1
        kept = parse_prefs(driver.prefs_text, Plan("block", 2))
        assert kept.prefs.counting
        driver.send(SetCounting(False))
        assert not card(driver.model, "counting")


def test_the_counting_help_is_gone_when_the_hands_lie_open_or_are_covered() -> None:
    driver = started(Plan("block", 2), 3)
    driver.send(SetCounting(True))
    while driver.state.outcome is None:
        driver.step()
    assert not card(driver.model, "counting")
    covered = replace(started(Plan("block", 2, humans=(0, 1)), 3).model, covered=True)
    covered = replace(covered, prefs=Preferences(counting=True), aid=Aid.WORDS, told=Told("t"))
    assert not card(covered, "counting") and not card(covered, "text-view")
    assert not log_of(page(covered)).children


def test_preferences_without_the_setting_leave_it_off() -> None:
    text = print_prefs(Preferences(), Plan("block", 2)).replace('"counting":false,', "")
    assert not parse_prefs(text, Plan("block", 2)).prefs.counting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stays_in_order_with_all_help_open(lang: str) -> None:
    for driver in visits():
        driver.send(SetLanguage(lang), SetCounting(True))
        for aid in Aid:
            tree = page(update(driver.model, ToggleAid(aid))[0])
            ranks = [int(one.tag[1]) for one in tagged(tree, "h1", "h2", "h3", "h4")]
            assert ranks[0] == 1 and all(b <= a + 1 for a, b in pairwise(ranks))
            meant: dict[str, str] = {}
            for node, name in names(tree):
                assert name
                if node.tag == "button":
                    do = node.get("data-do") or ""
                    assert meant.setdefault(name, do) == do
            for node in find_all(tree, "data-do"):
                assert parse_message(node.get("data-do") or "") is not None
            assert len(find_all(tree, "data-home")) <= 1
            for node in walk(tree):
                keys = [(c.tag, c.key) for c in node.children if isinstance(c, Node) and c.key]
                assert len(set(keys)) == len(keys)
