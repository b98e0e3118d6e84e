"""Links to deals, positions and matches: there and back, for ever, and damaged ones."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.deal_digits import write_setup
from game.app.link import (
    LONGEST,
    Kind,
    Moment,
    Shared,
    deal_of,
    match_of,
    parse_link,
    position_of,
    print_link,
)
from game.app.rules_digits import write_rules, write_standing
from game.engine.digits import DigitWriter, print_number
from game.engine.errors import NotationError
from game.engine.match import Match, begin, first_standing, play
from game.engine.options import Choice
from game.engine.outcome import Ending
from game.engine.record import parse_match, print_match
from game.engine.rules import AnyRules
from game.games.catalogue import CATALOGUE, rules_for
from tests.core.odd_text import odd_text
from tests.core.support import DATA, match_steps

START = "t1."


@st.composite
def rules_of_all_kinds(draw: st.DrawFn) -> AnyRules:
    """Any game with any number of seats and any options."""
    game = draw(st.sampled_from(CATALOGUE))
    seats = draw(st.sampled_from(game.seats))
    options = {}
    for option in draw(st.lists(st.sampled_from(game.options), unique_by=lambda one: one.name)):
        if isinstance(option, Choice):
            options[option.name] = draw(st.sampled_from(option.values))
        else:
            options[option.name] = str(draw(st.integers(option.lowest, 300)))
    return rules_for(game.game, seats, options)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of any kind at any moment, its end included."""
    rules = draw(rules_of_all_kinds())
    seed = draw(st.integers(0, 2**32))
    steps = match_steps(rules, seed.to_bytes(16, "big"), Random(seed))
    return list(islice(steps, draw(st.integers(1, 250))))[-1].match


def moment_in(match: Match, pick: int) -> Moment:
    """A moment of one of its hands."""
    hand = pick % len(match.hands)
    return Moment(hand, pick // 7 % (len(match.hands[hand].moves) + 1))


@given(matches(), st.integers(0, 10**6))
def test_everything_comes_back(match: Match, pick: int) -> None:
    at = moment_in(match, pick)
    whole = match_of(match, at if pick % 2 else None)
    for shared in (deal_of(match, at.hand), position_of(match, at), whole):
        link = print_link(shared)
        found = parse_link(link)
        assert found == shared
        assert parse_link(f"https://example.org/tiles/?lang=es#{link}\n") == shared
    assert found.match == match


@given(matches(), st.integers(0, 10**6))
def test_a_link_brings_all_that_has_happened(match: Match, pick: int) -> None:
    step = parse_match(print_match(match), rules_for)
    assert parse_link(print_link(match_of(match))).events == step.events
    found = parse_link(print_link(position_of(match, moment_in(match, pick))))
    assert found.events == position_of(match, moment_in(match, pick)).events
    assert found.events


@given(matches(), st.integers(0, 10**6))
def test_a_deal_or_position_is_kept_as_a_record(match: Match, pick: int) -> None:
    shared = position_of(match, moment_in(match, pick))
    assert parse_match(print_match(shared.match), rules_for).match == shared.match


@given(matches(), st.integers(0, 10**6))
def test_a_match_begun_with_a_later_hand_can_be_shared_again(match: Match, pick: int) -> None:
    begun = position_of(match, moment_in(match, pick)).match
    again = position_of(begun, Moment(0, 1), Kind.POSITION)
    assert again.match.standing == begun.standing
    assert parse_link(print_link(match_of(begun))).match == begun


def play_to_the_end(rules: AnyRules, seed: int) -> Match:
    *_, last = match_steps(rules, seed.to_bytes(16, "big"), Random(seed))
    return last.match


def test_all_endings_come_back_and_lead_to_the_same_next_hand() -> None:
    seen = set()
    for game in ("block", "all-fives"):
        for seed in range(3):
            match = play_to_the_end(rules_for(game, 3, {"target": "60"}), seed)
            for hand in range(len(match.hands))[-4:]:
                ply = len(match.hands[hand].moves)
                found = parse_link(print_link(position_of(match, Moment(hand, ply)))).match
                played = match.earlier[hand + 1] if hand + 1 < len(match.earlier) else None
                seen.add(found.state.outcome.ending)
                if played is not None:
                    later = parse_link(print_link(deal_of(match, hand + 1))).match
                    assert later.standing.last is not None
                    assert later.standing.last.ending is found.state.outcome.ending
                    assert later.setup == played.setup
                    assert later.rules.legal(later.state)
    assert seen == set(Ending)


@pytest.mark.parametrize(("game", "deal", "hand"), [("block", 25, 40), ("all-fives", 25, 40)])
def test_links_are_short(game: str, deal: int, hand: int) -> None:
    match = play_to_the_end(rules_for(game, 2, {}), 1)
    moves = len(match.hands[0].moves)
    assert len(print_link(deal_of(match, 0))) <= deal
    assert len(print_link(position_of(match, Moment(0, moves)))) <= hand


def golden() -> list[tuple[str, str]]:
    """Links with what they hold: kind, moment, and a record."""
    parts = (DATA / "links_1.txt").read_text(encoding="utf-8").strip().split("\n\n")
    return [(link, rest) for link, _, rest in (part.partition("\n") for part in parts)]


def told(shared: Shared) -> str:
    """A shared thing as the golden file tells it."""
    at = "end" if shared.at is None else f"{shared.at.hand} {shared.at.ply}"
    return f"{shared.kind} {at}\n{print_match(shared.match)}".strip()


@pytest.mark.parametrize(("link", "held"), golden())
def test_old_links_keep_working(link: str, held: str) -> None:
    assert told(parse_link(link)) == held


def test_the_golden_links_cover_all_games_and_kinds() -> None:
    found = [parse_link(link) for link, _ in golden()]
    assert {one.match.rules.game for one in found} == {entry.game for entry in CATALOGUE}
    assert {one.kind for one in found} == set(Kind)
    assert any(one.at for one in found) and any(one.match.start for one in found)


def code_of(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_link(text)
    return caught.value.code


LINK = golden()[0][0]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link"),
        ("start", "link"),
        ("t.abc", "link"),
        ("tx.abc", "link"),
        ("t123.abc", "link"),
        ("x1.abcdef", "link"),
        ("#" * LONGEST, "link"),
        ("t1." + "B" * LONGEST, "link"),
        ("t2." + LINK[3:], "link-version"),
        ("t0." + LINK[3:], "link-version"),
        ("t1.", "link-mangled"),
        (LINK[:-1], "link-mangled"),
        (LINK.lower(), "link-mangled"),
        (LINK + "!", "link-mangled"),
        ("t1." + "B" * (LONGEST - 3), "link-mangled"),
    ],
)
def test_what_is_wrong_with_a_link_has_a_code(text: str, code: str) -> None:
    assert code_of(text) == code


@given(st.one_of(odd_text(60), st.text(alphabet="t1.AZaz09-_#%", max_size=60)))
def test_no_text_does_worse(text: str) -> None:
    for whole in (text, START + text):
        assert code_of(whole).startswith("link")


@given(st.integers(1, 2**600))
def test_numbers_with_right_check_digits_that_hold_nothing_possible(number: int) -> None:
    link = START + print_number(number, START)
    try:
        found = parse_link(link)
    except NotationError as error:
        assert error.code == "link-impossible"
    else:
        assert parse_link(print_link(found)) == found


def first_digits(*pairs: tuple[int, int]) -> str:
    """A link of these digits alone."""
    digits = DigitWriter()
    for value, radix in pairs:
        digits.digit(value, radix)
    return START + print_number(digits.number(), START)


BLOCK_FOR_TWO = ((0, 3), (0, 16), (0, 8), (0, 16))
OVER = (
    (1, 2),
    (1, 64),
    (0, 2),
    (32 + 100 - 96, 64),
    (3, 64),
    (0, 2),
    (0, 64),
    (0, 2),
    (0, 2),
    (0, 3),
)


@pytest.mark.parametrize(
    "digits",
    [
        ((0, 3), (9, 16)),
        ((0, 3), (0, 16), (7, 8), (0, 16)),
        ((0, 3), (0, 16), (0, 8), (1, 16), (9, 16)),
        ((0, 3), (0, 16), (0, 8), (1, 16), (1, 16), (9, 16)),
        ((0, 3), (0, 16), (0, 8), (1, 16), (0, 16), (0, 64)),
        (*BLOCK_FOR_TWO, (0, 2)),
        ((0, 3), (2, 16), *BLOCK_FOR_TWO[2:], *OVER),
        (*BLOCK_FOR_TWO, *OVER),
        ((2, 3), *BLOCK_FOR_TWO[1:], (0, 2), *((63, 64),) * 4),
    ],
)
def test_what_the_rules_know_nothing_of(digits: tuple[tuple[int, int], ...]) -> None:
    assert code_of(first_digits(*digits)) == "link-impossible"


@pytest.mark.parametrize("more", [0, 1])
def test_a_hand_has_no_moves_beyond_its_end(more: int) -> None:
    match = play_to_the_end(rules_for("block", 2, {}), 1)
    hand = match.hands[0]
    digits = DigitWriter()
    digits.digit(1, 3)
    write_rules(digits, match.rules)
    write_standing(digits, match.rules, first_standing(match.rules))
    write_setup(digits, match.rules, hand.setup)
    digits.digit(0, 2)
    digits.size(len(hand.moves) + more)
    step = begin(match.rules, hand.setup)
    for move in hand.moves:
        legal = sorted(match.rules.legal(step.match.state), key=str)
        digits.digit(legal.index(move), len(legal))
        step = play(step.match, move)
    digits.digit(0, 2)
    link = START + print_number(digits.number(), START)
    if more:
        assert code_of(link) == "link-impossible"
    else:
        assert parse_link(link).match == step.match


def test_a_match_too_long_for_a_link_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_to_the_end(rules_for("block", 2, {}), 1)
    monkeypatch.setattr("game.app.link.LONGEST", 60)
    with pytest.raises(NotationError) as caught:
        print_link(match_of(match))
    assert caught.value.code == "link-long"
    assert print_link(deal_of(match, 10))
