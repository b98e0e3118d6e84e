"""Preferences and the plan: each message, what is kept, what is ignored."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.app.effects import Effect, GoTo, Later, MakeSecret, Save, Shelf
from game.app.look import Contrast, Felt, Look, SetLook, SetSounds, TileSet
from game.app.messages import (
    Arrived,
    Dismiss,
    Message,
    NewMatch,
    Open,
    Resized,
    SecretMade,
    SetGame,
    SetLanguage,
    SetOption,
    SetPace,
    SetPassAlone,
    SetSeats,
    SetTheme,
    StandOn,
    ToggleDrawer,
)
from game.app.model import Box, Model, Pace, Plan, Preferences, Screen, Theme, Trouble
from game.app.opening import Opening, open_page
from game.app.place import StorageFailed
from game.app.planning import default_plan, options_of, seats_for, with_option
from game.app.saved import parse_prefs
from game.app.update import update
from game.engine.tile import tile
from game.i18n.languages import LANGUAGES
from tests.core.page_driver import secret_of, started

BLOCK2 = Plan("block", 2)


@pytest.fixture(name="fresh")
def _fresh() -> Model:
    return Model(BLOCK2)


def after(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def kept(effects: tuple[Effect, ...]) -> Save:
    (effect,) = effects
    assert isinstance(effect, Save) and effect.shelf is Shelf.PREFS
    return effect


PREFERENCES: list[tuple[Message, str, object]] = [
    *[(SetLanguage(lang), "lang", lang) for lang in LANGUAGES],
    *[(SetTheme(theme), "theme", theme) for theme in Theme],
    *[(SetPace(pace), "pace", pace) for pace in Pace],
    *[(SetPassAlone(on), "pass_alone", on) for on in (True, False)],
    *[(SetLook(one), "look", Look(tileset=one)) for one in TileSet],
    *[(SetLook(one), "look", Look(felt=one)) for one in Felt],
    *[(SetLook(one), "look", Look(contrast=one)) for one in Contrast],
    *[(SetSounds(on), "look", Look(sounds=on)) for on in (True, False)],
]


@pytest.mark.parametrize(("message", "name", "value"), PREFERENCES, ids=str)
def test_each_preference_is_taken_and_kept(
    fresh: Model, message: Message, name: str, value: object
) -> None:
    other = Preferences("it", Theme.DARK, Pace.SLOW, pass_alone=True)
    for start in (fresh, replace(fresh, prefs=other)):
        model, effects = update(start, message)
        for field in ("lang", "theme", "pace", "pass_alone", "look"):
            wanted = value if field == name else getattr(start.prefs, field)
            assert getattr(model.prefs, field) == wanted
        again, _ = open_page(Opening(prefs=kept(effects).text))
        assert (again.prefs, again.plan) == (model.prefs, model.plan)


def test_the_loading_page_finds_language_and_theme(fresh: Model) -> None:
    """It reads two names of what is kept, and knows no Python."""
    _, effects = update(after(fresh, SetTheme(Theme.DARK)), SetLanguage("pt"))
    found = json.loads(kept(effects).text)
    assert (found["lang"], found["theme"]) == ("pt", "dark")


def test_preferences_leave_a_running_match_alone() -> None:
    driver = started(Plan("block", 3), 4)
    for message, *_ in PREFERENCES:
        before = driver.model
        model, effects = update(before, message)
        assert (model.match, model.log, model.turn) == (before.match, before.log, before.turn)
        assert not any(isinstance(e, Save) and e.shelf is Shelf.MATCH for e in effects)


def test_pass_alone_asks_for_nothing_without_a_match(fresh: Model) -> None:
    _, effects = update(fresh, SetPassAlone(True))
    assert not any(isinstance(effect, Later) for effect in effects)


# --- The plan ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats(fresh: Model, seats: int) -> None:
    model, effects = update(fresh, SetSeats(seats))
    assert model.plan.seats == seats
    assert parse_prefs(kept(effects).text, BLOCK2).plan == model.plan
    assert seats_for(model.plan) == (2, 3, 4)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 7, 99])
def test_numbers_of_seats_that_no_game_has(fresh: Model, seats: int) -> None:
    assert update(fresh, SetSeats(seats)) == (fresh, ())


def value_of(model: Model, name: str) -> str:
    return next(value for option, value in options_of(model.plan) if option.name == name)


def test_the_target_depends_on_the_seats_until_it_is_chosen(fresh: Model) -> None:
    assert [value_of(after(fresh, SetSeats(n)), "target") for n in (2, 3, 4)] == ["100", "61", "61"]
    chosen = after(fresh, SetOption("target", "50"))
    assert [value_of(after(chosen, SetSeats(n)), "target") for n in (2, 3, 4)] == ["50"] * 3


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", "1"),
        ("target", "9999"),
        ("opener", "highest-double"),
        ("opener", "winner"),
        ("block-score", "gross"),
    ],
)
def test_each_option(fresh: Model, name: str, value: str) -> None:
    model, effects = update(fresh, SetOption(name, value))
    assert model.plan.options == ((name, value),)
    assert model.bad_option is None
    assert parse_prefs(kept(effects).text, BLOCK2).plan == model.plan
    match = after(model, SecretMade(secret_of(1))).match
    assert match is not None and dict(match.rules.options)[name] == value


@pytest.mark.parametrize(
    ("name", "default"), [("target", "100"), ("opener", "rotate"), ("block-score", "net")]
)
def test_a_default_is_no_option(fresh: Model, name: str, default: str) -> None:
    other = {"target": "7", "opener": "winner", "block-score": "gross"}[name]
    model = after(fresh, SetOption(name, other), SetOption(name, default))
    assert model.plan == fresh.plan
    assert after(fresh, SetOption(name, other), SetOption(name, "")).plan == fresh.plan


@pytest.mark.parametrize(
    "value", ["0", "10000", "-5", "1.5", "1e3", "x", "٣", "²", " 5", "5 ", "9" * 50]
)
def test_a_bad_target_keeps_the_plan_and_says_so(fresh: Model, value: str) -> None:
    start = after(fresh, SetOption("target", "50"))
    model, effects = update(start, SetOption("target", value))
    assert model.plan == start.plan
    assert model.bad_option is not None and model.bad_option.startswith("target=")
    assert f"target={value}".startswith(model.bad_option)
    assert effects == ()
    assert after(model, SetOption("target", "60")).bad_option is None


def test_options_that_no_game_has_are_ignored(fresh: Model) -> None:
    for name in ("", "nothing", "Target", "target "):
        assert after(fresh, SetOption(name, "5")) == fresh


def test_an_unknown_value_of_a_choice_is_not_taken(fresh: Model) -> None:
    for name, value in (("opener", "dealer"), ("block-score", "NET")):
        model, effects = update(fresh, SetOption(name, value))
        assert model.plan == fresh.plan and effects == ()


def test_the_plan_is_for_the_next_match() -> None:
    driver = started(BLOCK2, 5)
    match = driver.model.match
    driver.send(Open(Screen.START), SetSeats(4), SetOption("target", "20"))
    assert driver.model.match is match
    driver.send(NewMatch())
    assert driver.model.match is not None
    assert (driver.model.match.rules.seats, driver.model.match.rules.target) == (4, 20)


def test_another_game_keeps_the_seats_and_drops_the_options(fresh: Model) -> None:
    start = after(fresh, SetSeats(3), SetOption("target", "50"))
    model, effects = update(start, SetGame("all-fives"))
    assert model.plan == Plan("all-fives", 3) == parse_prefs(kept(effects).text, BLOCK2).plan
    assert update(start, SetGame("chess")) == (start, ())


def test_options_stand_in_a_fixed_order() -> None:
    one = with_option(with_option(BLOCK2, "target", "5"), "opener", "winner")
    two = with_option(with_option(BLOCK2, "opener", "winner"), "target", "5")
    assert one == two


def test_the_first_plan() -> None:
    assert default_plan() == BLOCK2
    assert [option.name for option, _ in options_of(BLOCK2)] == ["target", "opener", "block-score"]


# --- Screens, notices, the rest ---------------------------------------------------------


def test_no_table_without_a_match(fresh: Model) -> None:
    for message in (Open(Screen.TABLE), Arrived(Screen.TABLE)):
        assert update(fresh, message) == (fresh, ())


def test_back_and_forward_add_no_step_to_the_history(fresh: Model) -> None:
    for screen in Screen:
        effects = update(fresh, Arrived(screen))[1]
        assert not any(isinstance(effect, GoTo) for effect in effects)


def test_a_new_match_asks_for_a_secret_first(fresh: Model) -> None:
    assert update(fresh, NewMatch()) == (fresh, (MakeSecret(),))


def test_notices_come_once_and_go_one_by_one(fresh: Model) -> None:
    model = after(fresh, StorageFailed(full=True))
    assert model.troubles == (Trouble.STORAGE_FULL,)
    assert update(model, StorageFailed(full=True)) == (model, ())
    both = after(model, StorageFailed(full=False))
    assert both.troubles == (Trouble.STORAGE_FULL, Trouble.STORAGE_DENIED)
    assert after(both, Dismiss(Trouble.STORAGE_FULL)).troubles == (Trouble.STORAGE_DENIED,)
    assert after(both, Dismiss(Trouble.BAD_ADDRESS)) == both


def test_the_size_of_the_table(fresh: Model) -> None:
    model, effects = update(fresh, Resized(300, 200))
    assert model == replace(fresh, box=Box(300, 200)) and effects == ()


def test_small_changes_are_only_what_they_are(fresh: Model) -> None:
    assert after(fresh, ToggleDrawer()) == replace(fresh, drawer=True)
    assert after(fresh, StandOn(tile(6, 4))) == replace(fresh, at=tile(6, 4))
