"""Who opens the page without naming anything sits at a table at once."""

from __future__ import annotations

import pytest

from game.app.effects import AskPlayer, Claim, Save, Shelf
from game.app.flow import save
from game.app.model import Model, Plan, Preferences, Screen, Trouble
from game.app.opening import Opening, open_page
from game.app.planning import default_plan
from game.app.saved import print_prefs
from game.engine.deal import SECRET_BYTES, mix_secret

NOISE = bytes(range(SECRET_BYTES))


def opened(**found: object) -> Model:
    model, _ = open_page(Opening(**{"noise": NOISE, **found}))  # type: ignore[arg-type]
    return model


def test_a_first_visit_lies_dealt_on_the_table() -> None:
    model, effects = open_page(Opening(noise=NOISE, languages=("it",)))
    assert (model.screen, model.prefs.lang, model.plan) == (Screen.TABLE, "it", default_plan())
    assert model.match is not None and model.trust is not None
    assert model.secret == mix_secret(NOISE, "")
    assert model.trust.origin is not None and model.trust.origin.noise == NOISE
    kept = next(one for one in effects if isinstance(one, Save))
    assert kept.shelf is Shelf.MATCH and Claim() in effects


def test_other_chance_deals_other_tiles() -> None:
    first, second = opened(), opened(noise=NOISE[::-1])
    assert first.match and second.match
    assert first.match.state.hands != second.match.state.hands


def test_the_next_visit_goes_on_or_deals_with_the_last_settings() -> None:
    first = opened()
    again, effects = open_page(Opening(noise=NOISE[::-1], match=save(first).text))
    assert again.screen is Screen.TABLE and again.match == first.match
    assert Claim() in effects and any(isinstance(one, AskPlayer) for one in effects) == (
        first.match is not None and first.match.state.mover not in first.humans
    )
    plan = Plan("all-fives", 3)
    model = opened(prefs=print_prefs(Preferences(), plan))
    assert model.match is not None and (model.match.rules.game, model.match.rules.seats) == (
        "all-fives",
        3,
    )


@pytest.mark.parametrize("query", ["game=block", "players=3", "level=hard", "options=target:50"])
def test_who_names_a_plan_may_look_at_it_first(query: str) -> None:
    model = opened(query=query)
    assert model.screen is Screen.START and model.match is None


@pytest.mark.parametrize("screen", ["start", "settings", "about", "history", "nonsense"])
def test_who_names_a_screen_gets_it(screen: str) -> None:
    model = opened(screen=screen)
    assert model.match is None and model.screen is not Screen.TABLE


def test_a_lesson_goes_before_the_table() -> None:
    assert opened(query="lesson=block").screen is Screen.LESSON


def test_a_save_that_cannot_be_read_is_told_first() -> None:
    model = opened(match="nonsense")
    assert model.screen is Screen.START and Trouble.SAVE_UNREADABLE in model.troubles


def test_without_storage_there_is_a_table_all_the_same() -> None:
    model = opened(storage=False)
    assert model.screen is Screen.TABLE and Trouble.STORAGE_DENIED in model.troubles


def test_nothing_is_dealt_without_chance() -> None:
    assert opened(noise=b"").screen is Screen.START
