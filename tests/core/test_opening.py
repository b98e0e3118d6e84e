"""How the page opens: address before what is kept, that before the browser; no text breaks it."""

from __future__ import annotations

from urllib.parse import quote, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.effects import SetAside
from game.app.lesson import Lesson
from game.app.lesson_script import SCRIPTS
from game.app.messages import SecretMade
from game.app.model import Model, Pace, Plan, Preferences, Screen, Theme, Trouble
from game.app.opening import Opening, open_page
from game.app.saved import print_prefs, print_save
from game.app.update import update
from game.engine.errors import NotationError
from game.games.catalogue import rules_for
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.nodes import text_of
from game.view.page import page
from tests.core.odd_text import odd_text
from tests.core.page_driver import secret_of, started

BLOCK2, BLOCK3, BLOCK4 = Plan("block", 2), Plan("block", 3), Plan("block", 4)
KEPT = print_prefs(
    Preferences("it", Theme.DARK, Pace.FAST, pass_alone=True),
    Plan("block", 3, (("target", "50"),)),
)


def opened(query: str = "", **found: object) -> Model:
    model, effects = open_page(Opening(query=query, **found))  # type: ignore[arg-type]
    assert effects == ()
    return model


# --- A first visit ----------------------------------------------------------------------


def test_a_first_visit() -> None:
    model = opened()
    assert model == Model(BLOCK2)
    assert model.screen is Screen.START and not model.troubles


@pytest.mark.parametrize(
    ("languages", "lang"),
    [
        ((), "en"),
        (("pt-BR", "en"), "pt"),
        (("de", "fr", "es-419"), "es"),
        (("ja",), "en"),
        (("en-GB", "it"), "en"),
    ],
)
def test_the_browsers_language(languages: tuple[str, ...], lang: str) -> None:
    assert opened(languages=languages).prefs.lang == lang


def test_kept_choices_go_before_the_browser() -> None:
    model = opened(prefs=KEPT, languages=("es",))
    assert model.prefs == Preferences("it", Theme.DARK, Pace.FAST, pass_alone=True)
    assert model.plan == Plan("block", 3, (("target", "50"),))


# --- The address ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_of_the_address_goes_first(lang: str) -> None:
    assert opened(f"lang={lang}", prefs=KEPT, languages=("es",)).prefs.lang == lang
    # As the loading page reads it.
    assert opened(f"lang={lang.upper()}-XX", prefs=KEPT).prefs.lang == lang


@pytest.mark.parametrize("lang", ["", "xx", "deutsch", "%00", "1"])
def test_an_unknown_language_is_ignored(lang: str) -> None:
    assert opened(f"lang={lang}", prefs=KEPT).prefs.lang == "it"
    assert opened(f"lang={lang}", languages=("pt",)).prefs.lang == "pt"
    assert opened(f"lang={lang}").troubles == ()


def test_theme_and_pace_of_the_address_go_first() -> None:
    for theme in Theme:
        assert opened(f"theme={theme}", prefs=KEPT).prefs.theme is theme
    for pace in Pace:
        assert opened(f"pace={pace}", prefs=KEPT).prefs.pace is pace
    model = opened("theme=pink&pace=warp&nonsense=1&=&&", prefs=KEPT)
    assert (model.prefs.theme, model.prefs.pace) == (Theme.DARK, Pace.FAST)
    assert model.troubles == ()


@pytest.mark.parametrize(
    ("query", "plan"),
    [
        ("game=block", BLOCK2),
        ("players=4", BLOCK4),
        ("game=all-fives", Plan("all-fives", 2)),
        ("game=all-fives&players=3&options=floor:2", Plan("all-fives", 3, (("floor", "2"),))),
        ("game=block&players=3", BLOCK3),
        ("options=target:50", Plan("block", 2, (("target", "50"),))),
        (
            "players=4&options=target:25,opener:winner,block-score:gross",
            Plan(
                "block", 4, (("block-score", "gross"), ("opener", "winner"), ("target", "25"))
            ),
        ),
        ("options=target:100", BLOCK2),
        ("options=", BLOCK2),
        ("options=,,target:7,", Plan("block", 2, (("target", "7"),))),
        ("players=2&players=3", BLOCK3),
        ("options=target%3A50%2Copener%3Awinner", Plan(
            "block", 2, (("opener", "winner"), ("target", "50"))
        )),
    ],
)  # fmt: skip
def test_the_plan_of_the_address(query: str, plan: Plan) -> None:
    model = opened(query)
    assert model.plan == plan and model.troubles == ()
    rules_for(model.plan.game, model.plan.seats, dict(model.plan.options))


def test_the_plan_of_the_address_goes_before_the_kept_one() -> None:
    assert opened("players=4", prefs=KEPT).plan == Plan("block", 4, (("target", "50"),))
    assert opened("options=target:70", prefs=KEPT).plan == Plan("block", 3, (("target", "70"),))
    # Options of another game mean nothing in this one.
    assert opened("game=all-fives", prefs=KEPT).plan == Plan("all-fives", 3)
    # A default that is asked for takes a kept option away.
    assert opened("options=target:61", prefs=KEPT).plan == BLOCK3


@pytest.mark.parametrize(
    "query",
    [
        "game=chess",
        "game=",
        "game=BLOCK",
        "players=1",
        "players=5",
        "players=",
        "players=two",
        "players=2.0",
        "players=" + "9" * 5_000,
        "options=target:0",
        "options=target:10000",
        "options=target",
        "options=target:",
        "options=target:x",
        "options=opener:dealer",
        "options=goal:50",
        "options=:",
        "options=target=50",
        "players=9&options=target:50",
        "players=3&options=target:50,x:y",
    ],
)
def test_what_no_game_has_is_said_and_kept_choices_stay(query: str) -> None:
    for kept in (None, KEPT):
        model = opened(query, prefs=kept)
        assert model.troubles == (Trouble.BAD_ADDRESS,)
        assert model.plan == opened(prefs=kept).plan


def test_a_bad_plan_leaves_language_and_colours_of_the_address() -> None:
    model = opened("players=9&lang=pt&theme=light&pace=slow", prefs=KEPT)
    assert (model.prefs.lang, model.prefs.theme, model.prefs.pace) == (
        "pt",
        Theme.LIGHT,
        Pace.SLOW,
    )


@pytest.mark.parametrize("game", list(SCRIPTS))
def test_the_lesson_of_the_address_is_open(game: str) -> None:
    for screen in ("", "lesson"):
        model = opened(f"lesson={game}", screen=screen, prefs=KEPT)
        assert (model.screen, model.lesson) == (Screen.LESSON, Lesson(game))
        assert model.plan.game == game and model.troubles == ()
        assert Words("it")("lesson.title", game=Words("it")(f"game.{game}")) in text_of(page(model))
    # A reload on another screen stays there.
    assert opened(f"lesson={game}", screen="about").screen is Screen.ABOUT
    assert opened("lesson=block", prefs=KEPT).plan == opened(prefs=KEPT).plan


@pytest.mark.parametrize("name", ["", "chess", "BLOCK", "1"])
def test_a_lesson_that_there_is_not_is_said(name: str) -> None:
    model = opened(f"lesson={name}&players=3")
    assert (model.screen, model.lesson) == (Screen.START, None)
    assert model.plan == BLOCK3 and model.troubles == (Trouble.NO_LESSON,)
    assert Words("en")("trouble.no-lesson") in text_of(page(model))


# --- Screens and storage ----------------------------------------------------------------


@pytest.mark.parametrize("screen", ["", "start", "table", "about", "nowhere", "TABLE", "#"])
def test_screens_without_a_match(screen: str) -> None:
    expected = Screen.ABOUT if screen == "about" else Screen.START
    assert opened(screen=screen).screen is expected


def test_denied_storage_is_said() -> None:
    model = opened(storage=False)
    assert model.troubles == (Trouble.STORAGE_DENIED,)
    assert opened("game=chess", storage=False).troubles == (
        Trouble.BAD_ADDRESS,
        Trouble.STORAGE_DENIED,
    )


# --- Kept matches that can't be read ----------------------------------------------------


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", Trouble.SAVE_UNREADABLE),
        ("{}", Trouble.SAVE_UNREADABLE),
        ("no match", Trouble.SAVE_UNREADABLE),
        ('{"tiles":2,"hands":[]}', Trouble.SAVE_NEWER),
    ],
)
@pytest.mark.parametrize("screen", ["", "table", "about"])
def test_what_cannot_be_read_is_set_aside(text: str, trouble: Trouble, screen: str) -> None:
    model, effects = open_page(Opening(match=text, screen=screen, prefs=KEPT))
    assert effects == (SetAside(text),)
    assert model.troubles == (trouble,)
    assert model.match is None and model.screen is not Screen.TABLE
    assert model.prefs.lang == "it"
    # And again, as long as it lies there; a new match can begin all the same.
    assert open_page(Opening(match=text, screen=screen, prefs=KEPT))[1] == effects
    page(model)
    assert update(model, SecretMade(secret_of(1)))[0].running


def test_a_running_match_waits_on_the_start_screen() -> None:
    driver = started(BLOCK4, 2)
    text = driver.shelves
    for screen in ("", "about", "start"):
        model, effects = open_page(Opening(match=next(iter(text.values())), screen=screen))
        assert model.match == driver.model.match and model.screen is not Screen.TABLE
        assert effects == ()


def test_the_running_match_keeps_its_rules_whatever_the_address_asks() -> None:
    driver = started(BLOCK4, 2)
    assert driver.model.match is not None
    text = print_save(driver.model.match, driver.model.trust)
    model, _ = open_page(Opening("players=2&options=target:5", "table", match=text))
    assert model.match == driver.model.match
    assert model.plan == Plan("block", 2, (("target", "5"),))


# --- Any text at all --------------------------------------------------------------------


def _encoded(pairs: list[tuple[str, str]]) -> str:
    return urlencode(pairs, errors="surrogatepass")


NAMES = ("lang", "theme", "pace", "game", "players", "options", "lesson")
words = odd_text(12) | st.sampled_from(
    ["it", "dark", "fast", "block", "2", "3", "target:50", "target:0", "opener:winner,x"]
)
queries = odd_text(60) | st.lists(st.tuples(st.sampled_from(NAMES), words)).map(_encoded)
texts = st.none() | odd_text(60) | st.sampled_from([KEPT, "{}", '{"tiles": 3}', "[]"])


@given(queries, odd_text(8), st.lists(odd_text(5)), texts, texts)
def test_no_text_breaks_the_page(
    query: str, screen: str, languages: list[str], prefs: str | None, match: str | None
) -> None:
    model, _ = open_page(Opening(query, screen, tuple(languages), prefs, match))
    page(model)
    assert model.prefs.lang in LANGUAGES
    assert update(model, SecretMade(secret_of(1)))[0].running


@given(st.sampled_from(("game", "players")), odd_text(9, 1))
def test_any_other_game_or_number_is_said(name: str, value: str) -> None:
    model = opened(f"{name}={quote(value, errors='surrogatepass')}")
    try:
        fine = rules_for(value if name == "game" else "block", int(value), {}) is not None
    except (NotationError, ValueError):
        fine = name == "game" and value == "block"
    assert (model.troubles == ()) == fine
