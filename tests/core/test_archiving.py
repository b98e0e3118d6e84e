"""Kept matches on the page: put away by playing, looked at, deleted, saved and brought in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from game.app import clerk
from game.app.archive_messages import (
    ArchiveEffect,
    AskForget,
    BringIn,
    CheckMore,
    Continue,
    Export,
    FetchKept,
    FileRead,
    Forget,
    ForgetKept,
    Go,
    KeepMatch,
    OpenReplay,
    ReadHistory,
    Way,
)
from game.app.bundle import print_bundle
from game.app.cupboard import fetch, load, put_away
from game.app.effects import Effect, Save, Shelf
from game.app.kept import Stage, entry_of, key_of, print_kept
from game.app.messages import Arrived, NewMatch, Open
from game.app.model import Model, Plan, Screen, Theme
from game.app.opening import Opening, open_page
from game.app.proof import Verdict
from game.app.saved import print_prefs
from game.app.trust import NOT_KNOWN, Trust, check
from game.view.nodes import text_of
from game.view.page import page
from tests.core.kept_matches import kept
from tests.core.page_driver import Driver, at_random, secret_of
from tests.core.test_history import Shelves

MOMENT = "2026-11-30T18:05"
SHORT = (("target", "30"),)


@dataclass
class Device:
    """A page with a storage for its matches."""

    opening: Opening = field(default_factory=Opening)
    shelves: Shelves = field(default_factory=Shelves)
    asked: list[ArchiveEffect] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.driver = Driver(self.opening, after=self.after, player=at_random)

    def after(self, driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            match effect:
                case Save(shelf, text):
                    self.shelves.put(shelf, text)
                case Continue():
                    driver.send(CheckMore())
                case KeepMatch() | ReadHistory() | FetchKept() | ForgetKept() | BringIn():
                    self.asked.append(effect)
                    answer = clerk.carry_out(self.shelves, effect, driver.model, MOMENT)
                    if answer is not None:
                        driver.send(answer)

    @property
    def model(self) -> Model:
        return self.driver.model

    def play(self, plan: Plan, hands: int = 99) -> Device:
        self.driver.begin(plan)
        for _ in self.driver.play(hands):
            pass
        return self


def test_a_match_is_kept_after_every_hand_without_a_replay() -> None:
    device = Device().play(Plan("block", 2, SHORT))
    model = device.model
    assert model.match is not None and model.match.result is not None
    (entry,) = model.archive.history.entries
    assert len(model.match.hands) == sum(isinstance(one, KeepMatch) for one in device.asked)
    assert (entry.stage, entry.day, entry.key) == (Stage.FINISHED, MOMENT, key_of(model.secret))
    found = fetch(device.shelves, entry.key)
    assert entry_of(found) == replace(entry, chars=len(print_kept(found)))
    assert found.levels == ((1, model.levels[1]),) and found.humans == (0,)


@pytest.mark.parametrize("game", ["block", "blockers"])
def test_a_match_that_another_takes_the_place_of_is_given_up(game: str) -> None:
    device = Device()
    device.driver.begin(Plan(game, 3))
    for _ in range(6):
        device.driver.step()
    device.driver.send(Open(Screen.START), NewMatch())
    (entry,) = device.model.archive.history.entries
    assert entry.stage is Stage.GIVEN_UP and entry.key == key_of(secret_of(1))
    assert device.model.secret == secret_of(2)
    device.driver.send(Open(Screen.HISTORY), OpenReplay(entry.key))
    proof = device.model.archive.proof
    assert proof is not None
    assert [hand.verdict for hand in proof.hands] == [Verdict.HOLDS]


def test_a_match_in_which_not_everybody_has_moved_is_not_kept() -> None:
    device = Device()
    device.driver.begin(Plan("block", 2)).send(Open(Screen.START), NewMatch())
    assert device.model.archive.history.entries == () and not device.asked


def test_nothing_is_kept_twice_by_coming_back() -> None:
    device = Device().play(Plan("block", 2, SHORT))
    device.driver.send(Open(Screen.START), Open(Screen.TABLE), Open(Screen.START), NewMatch())
    assert len(load(device.shelves).entries) == 1


# --- Screens ----------------------------------------------------------------------------


def test_the_list_and_the_statistics_read_the_index() -> None:
    device = Device()
    put_away(device.shelves, kept(1))
    device.driver.send(Open(Screen.HISTORY))
    told = " ".join(text_of(page(device.model)).split())
    assert "Match 1 January 2, 2026 Block, 2 players" in told
    put_away(device.shelves, kept(2))
    device.driver.send(Arrived(Screen.STATISTICS))
    assert " of 2" in text_of(page(device.model))
    assert device.asked == [ReadHistory(), ReadHistory()]


@pytest.mark.parametrize("screen", [Screen.HISTORY, Screen.STATISTICS])
def test_the_page_may_open_there(screen: Screen) -> None:
    model, effects = open_page(Opening(screen=screen))
    assert model.screen is screen and effects == (ReadHistory(),)
    assert page(model)


def test_a_replay_is_a_step_of_the_browsers_history() -> None:
    device = Device()
    put_away(device.shelves, kept(1))
    driver = device.driver.send(Open(Screen.HISTORY), OpenReplay(key_of(secret_of(1))))
    assert device.model.screen is Screen.REPLAY
    assert driver.history[-2:] == [Screen.HISTORY, Screen.REPLAY]
    driver.send(Go(Way.FORWARD))
    assert "move 1 of" in text_of(page(device.model))
    driver.send(Arrived(Screen.HISTORY), Arrived(Screen.REPLAY))
    assert device.model.screen is Screen.REPLAY and "move 1 of" in text_of(page(device.model))


def test_the_deals_of_a_kept_match_are_checked_in_its_replay() -> None:
    device = Device()
    old = replace(kept(2), trust=Trust(secret_of(2), own_from=NOT_KNOWN))
    for one in (kept(1), old):
        put_away(device.shelves, one)
    device.driver.send(Open(Screen.HISTORY), OpenReplay(kept(1).key))
    proof = device.model.archive.proof
    assert proof is not None and proof.verdict is Verdict.HOLDS
    assert kept(1).trust.shown[0][1] in text_of(page(device.model))
    device.driver.send(OpenReplay(old.key))
    assert "fingerprint" not in text_of(page(device.model))


def test_there_is_no_replay_without_a_match() -> None:
    device = Device()
    device.driver.send(Arrived(Screen.REPLAY))
    assert device.model.screen is Screen.HISTORY
    device.driver.send(OpenReplay("0" * 16))
    assert device.model.screen is Screen.HISTORY
    assert "can’t be shown" in text_of(page(device.model))
    assert open_page(Opening(screen="replay"))[0].screen is Screen.START


def test_the_focus_follows_the_question_whether_to_delete() -> None:
    device = Device()
    put_away(device.shelves, kept(1))
    key = key_of(secret_of(1))
    driver = device.driver.send(Open(Screen.HISTORY), AskForget(key))
    assert driver.focused[-1] == "keep-it"
    driver.send(AskForget(None))
    assert driver.focused[-1] == f"kept-{key}"
    driver.send(AskForget(key), Forget(key))
    assert load(device.shelves).entries == () == device.model.archive.history.entries


# --- The file ---------------------------------------------------------------------------


def test_everything_goes_from_one_device_to_another() -> None:
    device = Device().play(Plan("block", 2, SHORT))
    device.driver.send(Open(Screen.START), NewMatch())
    device.driver.step()
    device.shelves.put(
        Shelf.PREFS, print_prefs(replace(device.model.prefs, theme=Theme.DARK), device.model.plan)
    )
    device.driver.send(Export())
    name, text = clerk.export_file(device.shelves, device.model, MOMENT)
    assert name == "tiles-2026-11-30.txt"
    other = Device()
    other.driver.send(Open(Screen.HISTORY), FileRead(text))
    assert other.model.match == device.model.match and other.model.secret == device.model.secret
    assert other.model.prefs.theme is Theme.DARK and other.model.plan == device.model.plan
    assert len(other.model.archive.history.entries) == 2
    assert "2 matches are new." in text_of(page(other.model))
    again = Device(Opening(match=other.shelves[Shelf.MATCH]))
    assert again.model.match == device.model.match and again.model.levels == device.model.levels


def test_a_match_that_goes_on_elsewhere_can_be_checked_there() -> None:
    """The fingerprints shown before its hands go along."""
    device = Device()
    device.play(Plan("block", 2), hands=2)
    assert device.model.running
    _, text = clerk.export_file(device.shelves, device.model, MOMENT)
    other = Device()
    other.driver.send(Open(Screen.HISTORY), FileRead(text))
    there = other.model
    assert there.match == device.model.match and there.trust == device.model.trust
    assert there.match is not None
    verdicts = [hand.verdict for hand in check(there.match, there.trust).hands]
    assert len(verdicts) > 1 and set(verdicts) <= {Verdict.HOLDS, Verdict.RUNNING}


def test_an_import_leaves_the_running_match_and_the_settings_alone() -> None:
    device = Device()
    device.driver.begin(Plan("block", 3))
    device.shelves.put(Shelf.PREFS, print_prefs(device.model.prefs, device.model.plan))
    before = device.model
    file = print_bundle(
        [], kept(60, most=7), print_prefs(replace(before.prefs, theme=Theme.DARK), Plan("block", 2))
    )
    device.driver.send(Open(Screen.HISTORY), FileRead(file))
    after = device.model
    assert (after.match, after.secret) == (before.match, before.secret)
    assert (after.prefs, after.plan) == (before.prefs, before.plan)
    assert "1 match is new." in text_of(page(after))
