"""What a match keeps of its secret: shown once, kept as it was, read with care."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.proof import Verdict
from game.app.trust import (
    LONGEST_TEXT,
    Trust,
    check,
    parse_trust,
    print_trust,
    shown_for,
    with_promise,
)
from game.engine.match import Match
from game.games.catalogue import rules_for
from tests.core.kept_matches import trust_in
from tests.core.odd_text import odd_text
from tests.core.support import match_steps

NOISE = bytes(range(16))


def played(text: str = "", own_from: int = 0) -> tuple[Match, Trust]:
    """A whole match of Block and what it kept."""
    trust = replace(trust_in(NOISE, text), own_from=own_from)
    for step in match_steps(rules_for("block", 2, {"target": "30"}), trust.secret, Random(2)):
        trust = with_promise(trust, step.match)
    return step.match, trust


MATCH, TRUST = played("hello")


def test_every_hand_gets_one_fingerprint_before_it_is_played() -> None:
    assert [hand for hand, _ in TRUST.shown] == list(range(len(MATCH.hands)))
    assert shown_for(TRUST, MATCH) == TRUST.shown[-1][1]
    assert check(MATCH, TRUST).verdict is Verdict.HOLDS
    assert check(MATCH, TRUST).mixing[-1].agrees is True


def test_a_fingerprint_once_shown_is_never_replaced() -> None:
    false = Trust(TRUST.secret, TRUST.origin, ((len(MATCH.hands) - 1, "0" * 64),))
    assert with_promise(false, MATCH) == false
    assert check(MATCH, false).verdict is Verdict.FAILS


def test_another_text_gives_another_deal() -> None:
    assert trust_in(NOISE, "hello").secret != trust_in(NOISE, "hullo").secret


def test_hands_of_a_link_get_no_fingerprint() -> None:
    match, trust = played(own_from=2)
    assert [hand for hand, _ in trust.shown] == list(range(2, len(match.hands)))
    verdicts = [hand.verdict for hand in check(match, trust).hands]
    assert verdicts[:2] == [Verdict.ELSEWHERE] * 2
    assert set(verdicts[2:]) == {Verdict.HOLDS}


def test_nothing_is_checked_without_a_secret() -> None:
    assert check(MATCH, None).verdict is Verdict.ELSEWHERE
    assert shown_for(Trust(bytes(16)), MATCH) is None


@given(odd_text(20), st.integers(0, 5))
def test_what_is_kept_comes_back(text: str, own_from: int) -> None:
    _, trust = played(text, own_from)
    assert parse_trust(json.loads(json.dumps(print_trust(trust)))) == trust


def test_a_secret_alone_is_enough() -> None:
    assert parse_trust({"secret": "00" * 16}) == Trust(bytes(16))


@pytest.mark.parametrize("secret", [None, 5, "", "00", "zz" * 16, "00" * 17, []])
def test_without_a_secret_nothing_is_read(secret: object) -> None:
    with pytest.raises(ValueError, match="no secret"):
        parse_trust({"secret": secret})
    with pytest.raises(ValueError, match="no secret"):
        parse_trust({})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("shown", None),
        ("shown", 5),
        (
            "shown",
            {"x": "0" * 64, "-1": "0" * 64, "1": "0", "2": 5, "٣": "0" * 64, "9" * 9: "0" * 64},
        ),
        ("noise", None),
        ("noise", "xyz"),
        ("noise", "00"),
        ("text", 5),
        ("text", "78" * (LONGEST_TEXT + 1)),
        ("text", "ff"),
        ("own_from", "1"),
        ("own_from", -1),
        ("own_from", True),
    ],
)
def test_damaged_parts_are_left_out(name: str, value: object) -> None:
    found = parse_trust({**print_trust(TRUST), name: value})
    assert found.secret == TRUST.secret
    assert found.own_from == 0
    assert found.shown == (() if name == "shown" else TRUST.shown)
    assert (found.origin is None) == (name in ("noise", "text"))
