"""What is kept on the device: back to the same values; damage is told from novelty."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.messages import SecretMade
from game.app.model import Model, Pace, Plan, Preferences, Theme
from game.app.opening import Opening, open_page
from game.app.planning import default_plan
from game.app.saved import (
    DamagedSave,
    NewerSave,
    parse_prefs,
    parse_save,
    print_prefs,
    print_save,
)
from game.app.trust import Trust
from game.app.update import update
from game.i18n.languages import LANGUAGES
from game.view.page import page
from tests.core.odd_text import odd_text
from tests.core.page_driver import name_of, plans, secret_of, started
from tests.core.support import FULL

TRIES = 2_000 if FULL else 100


def saved_text() -> str:
    """A match that has gone on for some steps."""
    driver = started(Plan("block", 3), 3)
    for _ in range(9):
        driver.step()
    assert driver.model.match is not None
    return print_save(driver.model.match, driver.model.trust)


SAVED = saved_text()


@pytest.mark.parametrize("plan", plans(), ids=name_of)
def test_a_match_comes_back(plan: Plan) -> None:
    driver = started(plan, 5)
    for at in range(25):
        if driver.over:
            break
        if at % 6 == 0:
            match = driver.model.match
            assert match is not None
            step, secret = parse_save(print_save(match, driver.model.trust))
            assert (step.match, secret) == (match, driver.model.secret)
        driver.step()


def test_the_form_of_a_save() -> None:
    """Old saves stay readable: these names are a promise."""
    found = json.loads(SAVED)
    names = ["tiles", "secret", "own_from", "shown", "humans", "levels", "practice", "record"]
    assert list(found) == names
    assert found["tiles"] == 1
    assert found["secret"] == secret_of(4).hex()
    assert found["record"].startswith("tiles 1\ngame block\nseats 3\noptions target=61 ")


def test_a_save_of_the_first_version_stays_readable() -> None:
    record = (
        "tiles 1\ngame block\nseats 2\noptions target=100 opener=rotate block-score=net\n"
        "hand 1\nlot 6-4 3-2\n"
        "deal 6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 |"
        " 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0\n"
        "moves 6-5 5-5> 6-6<\n"
    )
    step, secret = parse_save(json.dumps({"tiles": 1, "secret": "00" * 16, "record": record}))
    assert secret == bytes(16)
    assert [str(move) for move in step.match.state.moves] == ["6-5", "5-5>", "6-6<"]
    assert step.match.state.mover == 1


# --- Newer and damaged saves ------------------------------------------------------------


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(SAVED), **fields})


def test_a_newer_save_is_told_from_a_damaged_one() -> None:
    for text in (changed(tiles=2), changed(tiles=17, secret=None), '{"tiles": 99}'):
        with pytest.raises(NewerSave):
            parse_save(text)


RECORD = json.loads(SAVED)["record"]

DAMAGED = {
    "empty": "",
    "no object": "[1]",
    "null": "null",
    "cut": SAVED[: len(SAVED) // 2],
    "no version": changed(tiles=None),
    "version as text": changed(tiles="1"),
    "older version": changed(tiles=0),
    "a half": changed(tiles=1.5),
    "no secret": changed(secret=None),
    "short secret": changed(secret="00" * 15),
    "long secret": changed(secret="00" * 17),
    "secret of other letters": changed(secret="zz" * 16),
    "secret as a list": changed(secret=["00"] * 16),
    "no record": changed(record=None),
    "record as a list": changed(record=RECORD.splitlines()),
    "record as an object": changed(record={"game": "block"}),
    "empty record": changed(record=""),
    "unknown game": changed(record=RECORD.replace("block", "chess")),
    "too many seats": changed(record=RECORD.replace("seats 3", "seats 9")),
    "other seats": changed(record=RECORD.replace("seats 3", "seats 2")),
    "unknown option": changed(record=RECORD.replace("target=", "goal=")),
    "illegal move": changed(record=RECORD.replace("moves ", "moves pass ")),
    "lines turned round": changed(record="\n".join(reversed(RECORD.splitlines()))),
    "a lone line": changed(record="tiles 1"),
    "endless": changed(record="x" * 300_000),
    "deep": "[" * 100_000,
    "deep inside": '{"tiles": 1, "secret": ' + '{"a":' * 50_000,
    "a long number": '{"tiles": ' + "9" * 5_000 + "}",
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=list(DAMAGED))
def test_a_damaged_save(text: str) -> None:
    with pytest.raises(DamagedSave):
        parse_save(text)


@given(odd_text(200))
def test_any_text_is_a_damaged_save(text: str) -> None:
    with pytest.raises((DamagedSave, NewerSave)):
        parse_save(text)


def test_hurt_saves_are_read_or_refused_and_nothing_else() -> None:
    """Letters lost, doubled, exchanged, in the whole text and inside the record."""
    rng = Random(20)
    refused = 0
    for number in range(TRIES):
        inside = number % 2 == 1
        text = hurt(rng, RECORD if inside else SAVED)
        try:
            step, secret = parse_save(changed(record=text) if inside else text)
        except (DamagedSave, NewerSave):
            refused += 1
        else:
            assert parse_save(print_save(step.match, Trust(secret)))[0].match == step.match
    assert refused > TRIES / 3


def hurt(rng: Random, text: str) -> str:
    for _ in range(rng.randint(1, 3)):
        at, to = sorted((rng.randrange(len(text)), rng.randrange(len(text))))
        to = min(to, at + rng.choice((1, 1, 2, 40)))
        kind = rng.randrange(4)
        if kind == 0:
            text = text[:at] + text[to:] or "x"
        elif kind == 1:
            text = text[:to] + text[at:to] + text[to:]
        elif kind == 2:
            text = text[:at] + rng.choice('0123456789-<>| \n\\"{}a') + text[at + 1 :]
        else:
            lines = text.split("\n")
            rng.shuffle(lines)
            text = "\n".join(lines)
    return text


# --- Preferences ------------------------------------------------------------------------


def test_all_preferences_come_back() -> None:
    for at, plan in enumerate(plans()):
        lang = LANGUAGES[at % len(LANGUAGES)]
        theme, pace = list(Theme)[at % len(Theme)], list(Pace)[at % len(Pace)]
        prefs = Preferences(lang, theme, pace, pass_alone=at % 2 == 0)
        kept = parse_prefs(print_prefs(prefs, plan), default_plan())
        assert kept.lang == lang
        assert (kept.prefs.theme, kept.prefs.pace) == (theme, pace)
        assert kept.prefs.pass_alone == prefs.pass_alone
        assert kept.plan == plan


GOOD = json.loads(print_prefs(Preferences("it", Theme.DARK, Pace.FAST, True), Plan("block", 3)))

ODD: list[object] = [
    None,
    0,
    1,
    2.0,
    3.0,
    -1,
    1e999,
    True,
    "",
    "x",
    [],
    ["it"],
    {},
    {"a": 1},
    [[]],
    "3",
]


@pytest.mark.parametrize("name", list(GOOD))
@pytest.mark.parametrize("value", ODD, ids=repr)
def test_one_odd_value_spoils_nothing_else(name: str, value: object) -> None:
    kept = parse_prefs(json.dumps({**GOOD, name: value}), default_plan())
    if name != "lang":
        assert kept.lang == "it"
    if name != "theme":
        assert kept.prefs.theme is Theme.DARK
    if name != "pace":
        assert kept.prefs.pace is Pace.FAST
    if name != "pass_alone":
        assert kept.prefs.pass_alone
    if name not in ("game", "seats", "options"):
        practice = name == "practice" and value is True
        nobody = name == "humans" and value == []
        humans = () if nobody else Plan("block", 3).humans
        assert kept.plan == Plan("block", 3, humans=humans, practice=practice)
    assert type(kept.plan.seats) is int
    usable(json.dumps({**GOOD, name: value}))


def test_an_odd_option_spoils_no_preference() -> None:
    odd: list[dict[str, object]] = [{"target": 0}, {"target": None}, {"opener": []}, {"x": "1"}]
    for options in odd:
        kept = parse_prefs(json.dumps({**GOOD, "options": options}), default_plan())
        assert kept.lang == "it" and kept.plan == default_plan()


def usable(prefs: str) -> None:
    """The page opens with such preferences, shows itself and starts a match."""
    model: Model
    model, _ = open_page(Opening(prefs=prefs))
    page(model)
    started_model, _ = update(model, SecretMade(secret_of(1)))
    page(started_model)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | odd_text(5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(odd_text(9), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(list(GOOD)), json_values), odd_text(100))
def test_any_preferences_open_a_page(found: dict[str, object], text: str) -> None:
    usable(json.dumps({**GOOD, **found}))
    usable(json.dumps(found))
    usable(text)


def test_deep_preferences_open_a_page() -> None:
    """On the page's interpreter deep text would end the stack of the browser."""
    usable('{"options":' * 100_000)
