"""Everything as one file: back again, nothing destroyed, nothing doubled, nothing believed."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app import bundle, history
from game.app.bundle import (
    BundleError,
    Checked,
    Kind,
    Refused,
    Taken,
    print_bundle,
)
from game.app.cupboard import bring_in, export, fetch, load, put_away
from game.app.kept import Kept, Stage, key_of, print_kept
from game.app.model import Plan, Preferences, Theme
from game.app.saved import parse_prefs, print_prefs
from game.app.trust import NOT_KNOWN, Trust
from tests.core.kept_matches import kept, read_bundle
from tests.core.odd_text import odd_text
from tests.core.page_driver import secret_of
from tests.core.test_history import Shelves, kept_history, some

PREFS = print_prefs(Preferences("it", Theme.DARK), Plan("block", 3))
FILE = print_bundle(map(print_kept, some()), kept(60, most=7), PREFS)


def with_check(*lines: str) -> str:
    """A file of these lines with the right checksum."""
    return (
        f"tiles-export 1\ncheck {sha256(chr(10).join(lines).encode()).hexdigest()}\n"
        + "\n".join(lines)
    )


def shelves(*matches: Kept) -> Shelves:
    found = Shelves()
    for one in matches:
        put_away(found, one)
    return found


def brought(into: Shelves, text: str, runs: bool = True, has_prefs: bool = True) -> Taken:
    return bring_in(into, read_bundle(text), runs=runs, has_prefs=has_prefs)


def counts(taken: Taken) -> tuple[int, int, int, int]:
    return taken.added, taken.further, taken.already, len(taken.refused)


# --- There and back ---------------------------------------------------------------------


def test_everything_comes_back_on_an_empty_device() -> None:
    there = Shelves()
    text = export(shelves(*some(), kept(60, most=5)), kept(60, most=7), PREFS)
    taken = brought(there, text, runs=False, has_prefs=False)
    assert counts(taken) == (len(some()) + 1, 0, 0, 0)
    assert taken.running == kept(60, most=7)
    assert load(there) == kept_history([*some(), kept(60, most=7)]) == taken.history
    back = parse_prefs(taken.prefs or "", Plan("block", 2))
    assert back.prefs.theme is Theme.DARK and back.plan == Plan("block", 3)


def test_an_empty_device_makes_a_file_too() -> None:
    taken = brought(Shelves(), export(Shelves(), None, None), runs=False, has_prefs=False)
    assert counts(taken) == (0, 0, 0, 0) and taken.running is None and taken.prefs is None


def test_the_form_of_a_file() -> None:
    """Old files stay readable: these names are a promise."""
    lines = FILE.splitlines()
    assert lines[0] == "tiles-export 1" and lines[1].startswith("check ")
    assert [line.split(" ")[0] for line in lines[2:]] == ["match"] * len(some()) + [
        "running",
        "prefs",
    ]


def test_other_line_ends_and_a_mark_in_front_are_no_damage() -> None:
    for text in (
        FILE.replace("\n", "\r\n"),
        "\ufeff" + FILE,
        FILE.replace("\n", " \n\n"),
        FILE[:-1],
    ):
        assert read_bundle(text) == read_bundle(FILE)


# --- Nothing is destroyed, nothing is doubled -------------------------------------------


def test_importing_twice_adds_nothing() -> None:
    there = shelves(some()[0])
    assert counts(brought(there, FILE)) == (len(some()), 0, 1, 0)
    before = dict(there)
    assert counts(brought(there, FILE)) == (0, 0, len(some()) + 1, 0)
    assert dict(there) == before


def test_what_is_here_stays() -> None:
    there = shelves(replace(kept(60, most=9), day="2026-05-05"))
    taken = brought(there, FILE)
    assert taken.running is None and taken.prefs is None
    entry = load(there).find(key_of(secret_of(60)))
    assert entry is not None and (entry.plies, entry.day) == (9, "2026-05-05")


def test_a_deal_that_went_another_way_there_changes_nothing_here() -> None:
    there = shelves(kept(60, most=5))
    before = dict(there)
    other = replace(kept(61), trust=kept(60).trust)
    taken = brought(there, print_bundle([print_kept(other)], None, None))
    assert counts(taken) == (0, 0, 1, 0) and dict(there) == before


def test_a_running_match_goes_on_as_the_file_knows_it_further() -> None:
    there = shelves(kept(60, most=5))
    taken = brought(there, print_bundle([print_kept(kept(60))], None, None))
    assert counts(taken) == (0, 1, 0, 0)
    (entry,) = load(there).entries
    assert entry.stage is Stage.FINISHED
    given_up = replace(kept(60, most=5), stage=Stage.GIVEN_UP)
    assert counts(
        brought(shelves(kept(60, most=5)), print_bundle([print_kept(given_up)], None, None))
    ) == (
        0,
        1,
        0,
        0,
    )


def test_what_was_shown_here_is_never_exchanged_by_a_file() -> None:
    """The file adds the fingerprints of the hands that it knows further, and no other."""
    here, whole = kept(60, most=5), kept(60)
    false = replace(whole.trust, shown=tuple((at, "0" * 64) for at, _ in whole.trust.shown))
    shelf = shelves(here)
    brought(shelf, print_bundle([print_kept(replace(whole, trust=false))], None, None))
    found = fetch(shelf, here.key)
    assert found.record == whole.record and len(found.trust.shown) > 1
    assert found.trust.shown == (*here.trust.shown, *false.shown[1:])
    old = replace(whole, trust=Trust(whole.secret, own_from=NOT_KNOWN))
    shelf = shelves(here)
    brought(shelf, print_bundle([print_kept(old)], None, None))
    assert fetch(shelf, here.key).trust == here.trust
    shelf = shelves(replace(here, trust=Trust(here.secret, own_from=NOT_KNOWN)))
    brought(shelf, print_bundle([print_kept(whole)], None, None))
    assert fetch(shelf, here.key).trust == whole.trust


def test_a_running_match_of_the_file_is_kept_where_another_runs() -> None:
    there = Shelves()
    taken = brought(there, FILE, runs=True, has_prefs=True)
    assert taken.running is None
    entry = load(there).find(key_of(secret_of(60)))
    assert entry is not None and entry.stage is Stage.RUNNING


def test_no_match_goes_for_the_room_of_an_imported_one(monkeypatch: pytest.MonkeyPatch) -> None:
    there = shelves(kept(1), kept(2))
    monkeypatch.setattr(history, "MOST_MATCHES", 3)
    taken = brought(there, print_bundle(map(print_kept, (kept(3), kept(4))), None, None))
    assert counts(taken) == (1, 0, 0, 1) and taken.refused[0].code == "no-room"
    assert len(load(there).entries) == 3


@given(st.permutations(range(6)), st.lists(st.booleans(), min_size=6, max_size=6))
def test_the_order_of_files_does_not_matter(order: list[int], halves: list[bool]) -> None:
    """Matches at different moments in files, brought in in any order, twice."""
    versions = [kept(60, most=4), kept(60, most=8), kept(60), some()[0], some()[1], some()[4]]
    there = Shelves()
    for at in (*order, *order):
        brought(there, print_bundle([print_kept(versions[at])], None, None))
    assert load(there) == kept_history([kept(60), some()[0], some()[1], some()[4]])
    one, two = Shelves(), Shelves()
    parts = [
        [print_kept(v) for v, left in zip(versions, halves, strict=True) if left is side]
        for side in (True, False)
    ]
    for into, files in ((one, parts), (two, parts[::-1])):
        for file in files:
            brought(into, print_bundle(file, None, None))
    assert dict(one) == dict(two)


# --- Nothing is believed ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \n\r\n", "empty"),
        ("hello", "no-export"),
        ("{}", "no-export"),
        ("tiles-export", "no-export"),
        ("tiles-export 0\n", "no-export"),
        ("tiles-export \u0663\n", "no-export"),
        ("tiles-export 2\n", "newer"),
        ("tiles-export 1\n", "damaged"),
        ("tiles-export 1\ncheck 00\n", "damaged"),
        (FILE[: len(FILE) // 2], "damaged"),
        (FILE.replace("block", "Block", 1), "damaged"),
        ("x" * (bundle.LONGEST + 1), "too-big"),
        (with_check(*["prefs {}"] * bundle.MOST_LINES), "too-big"),
    ],
)
def test_a_file_that_is_not_read(text: str, code: str) -> None:
    with pytest.raises(BundleError) as refused:
        read_bundle(text)
    assert refused.value.code == code


def test_lines_are_refused_one_by_one() -> None:
    good, cheated = print_kept(kept(1)), json.loads(print_kept(kept(2)))
    cheated["record"] = cheated["record"].replace("moves ", "moves pass ", 1)
    lines = [
        "prize {}",
        "match",
        "match " + "[" * 50_000,
        "match " + json.dumps(cheated),
        "match " + good.replace('"tiles":1', '"tiles":7'),
        "prefs []",
        "prefs " + '{"a":' * 50_000,
        "match " + good,
    ]
    found = read_bundle(with_check(*lines))
    codes = [one.code for one in found if isinstance(one, Refused)]
    assert codes == ["kind", "damaged", "damaged", "record", "newer", "damaged", "damaged"]
    assert [one.line for one in found] == list(range(3, 11))
    assert isinstance(found[-1], Checked) and found[-1].kind is Kind.MATCH
    assert counts(brought(Shelves(), with_check(*lines))) == (1, 0, 0, 7)


@given(odd_text(200), st.integers(0, 10**6), st.booleans())
def test_any_text_is_read_or_refused_and_nothing_else(text: str, at: int, whole: bool) -> None:
    there = shelves(some()[0])
    before = dict(there)
    at %= len(FILE)
    body = "\n".join(FILE.splitlines()[2:5])
    at_body = at % len(body)
    hurt = body[:at_body] + text.replace("\ud800", "") + body[at_body + 3 :]
    lines = [line.strip() for line in hurt.split("\n") if line.strip()]
    for file in (text, FILE[:at] + text + FILE[at + 1 :], with_check(*lines)):
        try:
            brought(there, file, runs=whole, has_prefs=whole)
        except BundleError as error:
            assert error.code in ("empty", "too-big", "no-export", "newer", "damaged")
        assert all(there[name] == before[name] for name in before if name != "kept")
        assert set(load(there).entries) >= set(load(shelves(some()[0])).entries)
