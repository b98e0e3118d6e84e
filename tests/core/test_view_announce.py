"""Announcements: one for each event, in order, none lost, none twice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from game.app.effects import Effect
from game.app.messages import NewMatch, Open, SetLanguage
from game.app.model import Model, Plan, Screen
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.nodes import Node
from game.view.page import page
from game.view.speech import Speech
from tests.core.page_driver import Driver, at_random, until
from tests.core.trees import heard_text, log_of, walk


@dataclass
class Listener:
    """What a screen reader says of the log region: additions and changed texts, in order."""

    shown: dict[str, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)

    def hear(self, driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
        self.look(page(driver.model))

    def look(self, tree: Node) -> None:
        shown = {}
        for child in log_of(tree).children:
            assert isinstance(child, Node) and child.key
            assert child.key not in shown
            shown[child.key] = heard_text(child)
            if self.shown.get(child.key) != shown[child.key]:
                self.said.append(shown[child.key])
        self.shown = shown


def listened(plan: Plan, number: int, lang: str = "en") -> tuple[Driver, Listener]:
    """A match just started, and somebody who listens."""
    listener = Listener()
    driver = Driver(number=number, after=listener.hear, player=at_random)
    return driver.send(SetLanguage(lang)).begin(plan), listener


def sentences(model: Model) -> list[str]:
    assert model.match is not None
    speech = Speech(Words(model.prefs.lang), model.match.rules.seats, aloud=True)
    return [" ".join(speech.event(event)) for event in model.log]


MATCHES = [
    (Plan("block", 2), "en"),
    (Plan("all-fives", 3), "es"),
    (Plan("block", 4), "it"),
    (Plan("block", 2, (("target", "40"),)), "pt"),
]


@pytest.mark.parametrize(("plan", "lang"), MATCHES, ids=str)
def test_a_whole_match_is_told(plan: Plan, lang: str) -> None:
    """Longer than the region is, so that old sentences leave it."""
    driver, listener = listened(plan, 7, lang)
    for _ in driver.play(3):
        pass
    assert len(driver.model.log) > 40 or driver.over
    assert listener.said == sentences(driver.model)
    assert all(listener.said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_one_sentence_or_the_settlement_its_own(lang: str) -> None:
    driver, listener = listened(Plan("block", 2), 9, lang)
    until(driver, lambda one: one.state.outcome is not None)
    *moves, last = listener.said
    assert all(text.count(".") >= 1 for text in moves)
    assert last.count(".") == 3
    scores = driver.state.outcome.scores
    assert last.endswith(
        f": {Words(lang)('seat.you')} {scores[0]}, {Words(lang)('seat.north')} {scores[1]}."
    )


def test_nothing_is_told_again_after_a_reload() -> None:
    driver, _ = listened(Plan("block", 3), 4)
    until(driver, lambda one: len(one.state.moves) > 5)
    again = driver.reopened()
    listener = Listener()
    listener.look(page(again.model))
    assert listener.said == []
    again.after = listener.hear
    heard = len(again.model.log)
    for _ in again.play(2):
        pass
    assert listener.said == sentences(again.model)[heard:]


def test_nothing_is_told_again_after_the_menu() -> None:
    driver, listener = listened(Plan("block", 3), 4)
    for at in range(30):
        driver.step()
        if at % 4 == 3:
            driver.send(Open(Screen.START), Open(Screen.ABOUT), Open(Screen.TABLE))
    assert listener.said == sentences(driver.model)


def test_a_second_match_is_told_even_if_it_is_the_same() -> None:
    """The same secret deals the same tiles: no sentence is left out because it stood there."""
    driver, listener = listened(Plan("block", 2, (("target", "1"),)), 7)
    for _ in driver.play():
        pass
    first = list(listener.said)
    driver.number -= 1
    driver.send(NewMatch())
    for _ in driver.play():
        pass
    assert driver.over and listener.said == first * 2


def test_another_language_does_not_tell_the_past_again() -> None:
    """Settings stand on the start screen; back at the table only what is new is told."""
    driver, listener = listened(Plan("block", 2), 7)
    for _ in range(8):
        driver.step()
    told = list(listener.said)
    driver.send(Open(Screen.START), SetLanguage("pt"), Open(Screen.TABLE))
    assert listener.said == told


def test_keys_of_announcements_stay() -> None:
    """A sentence keeps its key for as long as it stays in the region."""
    driver, _ = listened(Plan("block", 4), 7)
    keys: dict[str, str] = {}
    for model in driver.play(2):
        for child in log_of(page(model)).children:
            assert isinstance(child, Node)
            assert keys.setdefault(child.key, heard_text(child)) == heard_text(child)


def test_the_region_stays_short() -> None:
    driver, _ = listened(Plan("block", 4), 7)
    driver.after = None
    sizes = [len(log_of(page(model)).children) for model in driver.play(3)]
    assert max(sizes) <= 40 < len(driver.model.log)


def test_tiles_are_told_in_words() -> None:
    driver, listener = listened(Plan("block", 2), 7)
    until(driver, lambda one: one.state.outcome is not None)
    assert not any("6-" in text or "-0" in text for text in listener.said)


def test_the_log_for_the_eye_tells_the_same() -> None:
    """The panel shows the events of this hand, in notation."""
    for plan in (Plan("block", 3), Plan("all-fives", 2)):
        driver, _ = listened(plan, 8)
        driver.after = None
        speech = Speech(Words("en"), plan.seats)
        for model in driver.play(2 if plan.seats == 3 else 1):
            (panel,) = [one for one in walk(page(model)) if one.get("data-keep-end") is not None]
            shown = [heard_text(child) for child in panel.children]
            wanted = [" ".join(speech.event(event)) for event in model.log]
            assert " ".join(wanted).endswith(" ".join(shown))
            assert shown[0].startswith(("The lot", "Hand"))


def test_what_was_heard_is_never_more_than_there_is() -> None:
    driver, _ = listened(Plan("block", 2), 3)
    for model in driver.play(2):
        assert 0 <= model.heard <= len(model.log)
        assert page(replace(model, heard=len(model.log))) is not None
