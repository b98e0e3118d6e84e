"""Kept matches: texts and index come back, nothing is doubled, damage harms nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app import history as keeping
from game.app.cupboard import INDEX, fetch, load, name_of, put_away, throw_away
from game.app.history import History, keep, parse_index, print_index, without
from game.app.kept import (
    Kept,
    Stage,
    Unkept,
    entry_fields,
    entry_of,
    key_of,
    parse_kept,
    print_kept,
    read_entry,
    replayed,
)
from game.app.proof import Verdict
from game.app.trust import NOT_KNOWN, Trust, check
from game.engine.level import Level
from tests.core.kept_matches import GAMES, kept, trust_in
from tests.core.odd_text import odd_text
from tests.core.page_driver import secret_of


class Shelves(dict[str, str]):
    """A storage in memory."""

    def put(self, name: str, text: str) -> None:
        self[name] = text

    def remove(self, name: str) -> None:
        self.pop(name, None)

    def names(self) -> tuple[str, ...]:
        return tuple(self)


@cache
def some() -> tuple[Kept, ...]:
    """Matches of all kinds, each of its own secret."""
    found = [kept(at, game, seats) for at, (game, seats) in enumerate(GAMES)]
    found.append(kept(10, most=9))
    found.append(kept(11, "block", 3, humans=(0, 2), level=Level.HARD))
    found.append(kept(12, level=None, practice=True))
    found.append(kept(13, most=12, stage=Stage.GIVEN_UP))
    return tuple(found)


def kept_history(matches: tuple[Kept, ...] | list[Kept]) -> History:
    history = History()
    for one in matches:
        history = keep(history, one).history
    return history


# --- Texts ------------------------------------------------------------------------------


def test_texts_and_lines_come_back() -> None:
    for one in some():
        entry = entry_of(one)
        assert parse_kept(print_kept(one)) == one
        assert read_entry(entry_fields(entry)) == entry
        assert entry.key == one.key == key_of(one.secret)
    history = kept_history(some())
    assert parse_index(print_index(history)) == history
    assert len(history.entries) == len(some())


def test_the_form_of_a_kept_match() -> None:
    """Old texts stay readable: these names are a promise."""
    found = json.loads(print_kept(kept(11, "block", 3, humans=(0, 2), level=Level.HARD)))
    assert list(found) == [
        *("tiles", "day", "humans", "levels", "practice", "stage"),
        *("secret", "own_from", "shown", "record"),
    ]
    assert found["tiles"] == 1 and found["levels"] == {"1": "hard"} and found["humans"] == [0, 2]
    assert found["stage"] == "finished" and found["secret"] == secret_of(11).hex()
    assert key_of(bytes(16)) == "fb426b1eb1f0c485"


def test_what_the_secret_was_mixed_from_comes_back() -> None:
    one = replace(kept(1), trust=trust_in(bytes(range(16)), 'for luck [{"\n'))
    found = parse_kept(print_kept(one))
    assert found == one and found.trust.origin is not None


def test_a_text_from_before_the_fingerprints_were_kept_is_read() -> None:
    """It holds the secret alone, so nobody knows which of its hands came with a link."""
    one = kept(1)
    old = {**json.loads(print_kept(one))}
    del old["own_from"], old["shown"]
    found = parse_kept(json.dumps(old))
    assert found == replace(one, trust=Trust(one.secret, own_from=NOT_KNOWN))
    assert parse_kept(print_kept(found)) == found
    assert check(replayed(found).match, found.trust).verdict is Verdict.ELSEWHERE
    assert check(replayed(one).match, one.trust).verdict is Verdict.HOLDS


def test_a_summary_has_the_numbers_of_the_match() -> None:
    one = kept(2, "all-fives", 2)
    match, summary = replayed(one).match, entry_of(one).summary
    assert match.result is not None
    assert summary.scores == match.scores and summary.winners == match.result.winners
    assert sum(summary.marks) == match.scores[0] and summary.hands == len(match.hands)
    board = entry_of(kept(3, "blockers", 3)).summary
    assert board.single and board.marks == (board.scores[0],)
    assert board.won == (0 in board.winners)


@pytest.mark.parametrize("name", list(json.loads(print_kept(kept(10, most=9)))))
@pytest.mark.parametrize(
    "value", [None, -1, 1.0, 99, True, "", "x", [], [9], ["a"], {}, {"a": 1}, {"1": "x"}, 1e999]
)
def test_one_odd_value_makes_no_match(name: str, value: object) -> None:
    text = json.dumps({**json.loads(print_kept(kept(10, most=9))), name: value})
    if f"{name}={value!r}" in ("humans=[]", "levels={}", "practice=True"):
        assert entry_of(parse_kept(text)).plies == 9
        return
    if name in ("own_from", "shown"):
        assert parse_kept(text).secret == secret_of(10)
        return
    with pytest.raises(Unkept) as refused:
        entry_of(parse_kept(text))
    replayed_first = name == "record" and isinstance(value, str)
    newer = name == "tiles" and repr(value) == "99"
    code = "record" if replayed_first else "newer" if newer else "damaged"
    assert refused.value.code == code


@given(odd_text(120), st.integers(0, 10**6))
def test_any_text_is_refused_with_a_code(text: str, at: int) -> None:
    line = entry_fields(entry_of(kept(10, most=9)))
    at %= len(line)
    for hurt in (text, line[:at] + text, line[:at] + text + line[at:], line[:at] + line[at + 1 :]):
        for read in (parse_kept, read_entry):
            try:
                read(hurt)
            except Unkept as error:
                assert error.code in ("damaged", "newer")


@pytest.mark.parametrize("text", ["[" * 100_000, '{"tiles":' * 9_000, '{"tiles": 1' + "0" * 9_000])
def test_deep_and_long_texts_are_refused(text: str) -> None:
    with pytest.raises(Unkept, match="damaged"):
        parse_kept(text)
    with pytest.raises(Unkept, match="damaged"):
        parse_kept('{"tiles":1,"day":"2026-01-01","levels":' + text)


def test_a_newer_text_is_told_from_a_damaged_one() -> None:
    with pytest.raises(Unkept, match="newer"):
        parse_kept(json.dumps({**json.loads(print_kept(kept(1))), "tiles": 2}))


def test_a_damaged_line_harms_no_other() -> None:
    history = kept_history(some())
    lines = print_index(history).splitlines()
    for at in range(len(lines)):
        broken = [*lines[:at], lines[at][: len(lines[at]) // 2], *lines[at + 1 :]]
        left = [entry for n, entry in enumerate(history.entries) if n != at]
        assert list(parse_index("\n".join(broken)).entries) == left


# --- Keeping ----------------------------------------------------------------------------


def test_the_running_match_is_replaced_and_nothing_is_doubled() -> None:
    history = kept_history([kept(5, most=3)])
    for most in (3, 8, 8, 10_000, 10_000):
        history = keep(history, kept(5, most=most)).history
        assert len(history.entries) == 1
    (entry,) = history.entries
    assert entry.stage is Stage.FINISHED and entry.summary.winners


def test_an_ended_match_is_not_undone_by_another_tab() -> None:
    history = kept_history([kept(5)])
    change = keep(history, kept(5, most=8))
    assert change.history == history and change.text is None
    given_up = kept_history([kept(5, most=8, stage=Stage.GIVEN_UP)])
    assert keep(given_up, kept(5, most=12)).history == given_up


def test_a_practice_match_may_be_taken_back_after_its_end() -> None:
    history = kept_history([kept(5, practice=True)])
    back = keep(history, kept(5, most=8, practice=True)).history
    assert [entry.stage for entry in back.entries] == [Stage.RUNNING]


def test_a_match_keeps_the_day_on_which_it_began() -> None:
    history = kept_history([kept(5, most=8)])
    change = keep(history, replace(kept(5), day="2031-01-01"))
    assert change.history.entries[0].day == kept(5).day
    assert parse_kept(change.text or "").day == kept(5).day


def test_newest_first() -> None:
    days = [entry.day for entry in kept_history(list(some())[::-1]).newest_first]
    assert days == sorted(days, reverse=True) and len(days) == len(some())


def test_the_oldest_ended_matches_go_when_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeping, "MOST_MATCHES", 3)
    history = kept_history([kept(1, most=5), kept(2), kept(3)])
    assert history.room == 0
    change = keep(history, kept(4))
    assert [entry.key for entry in change.dropped] == [key_of(secret_of(2))]
    left = [entry.key for entry in change.history.entries]
    assert left == [key_of(secret_of(n)) for n in (1, 3, 4)]
    monkeypatch.setattr(keeping, "MOST_CHARS", change.history.chars)
    again = keep(change.history, replace(kept(4), practice=True))
    assert again.history == change.history and not again.dropped


@given(st.permutations(range(len(some()))))
def test_it_knows_no_order_of_keeping(order: list[int]) -> None:
    history = kept_history([some()[at] for at in order])
    assert history == kept_history(some())
    assert without(history, "0" * 16) == history


# --- In a storage -----------------------------------------------------------------------


def test_two_tabs_keep_beside_each_other() -> None:
    shelves = Shelves()
    for one in (*some(), *some()):
        put_away(shelves, one)
    assert load(shelves) == kept_history(some())
    assert len(shelves) == len(some()) + 1
    for one in some():
        assert fetch(shelves, one.key) == one
    gone = throw_away(shelves, some()[0].key)
    assert gone == load(shelves) and len(gone.entries) == len(some()) - 1
    with pytest.raises(Unkept, match="gone"):
        fetch(shelves, some()[0].key)


def test_a_lost_index_is_made_again_and_a_damaged_match_stays_alone() -> None:
    shelves = Shelves()
    for one in some():
        put_away(shelves, one)
    whole = load(shelves)
    shelves[INDEX] = "x"
    assert load(shelves) == whole
    shelves.remove(INDEX)
    shelves[name_of(some()[0].key)] = '{"tiles":1'
    shelves[name_of("f" * 16)] = print_kept(some()[1])
    assert load(shelves) == without(whole, some()[0].key)
