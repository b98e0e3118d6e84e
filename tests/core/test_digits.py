"""Numbers in mixed radix, and their text with check digits."""

from __future__ import annotations

from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.digits import (
    CHECK,
    LETTERS,
    DigitReader,
    DigitWriter,
    parse_number,
    print_number,
)
from game.engine.errors import NotationError
from game.engine.tile import FULL_SET

DIGIT = st.integers(1, 90).flatmap(
    lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix))
)


@settings(settings.get_profile("thorough"))
@given(st.lists(DIGIT))
def test_digits_come_back_in_their_order(pairs: list[tuple[int, int]]) -> None:
    writer = DigitWriter()
    for value, radix in pairs:
        writer.digit(value, radix)
    reader = DigitReader(writer.number())
    assert [reader.digit(radix) for _, radix in pairs] == [value for value, _ in pairs]
    reader.end()


@given(st.integers(0, 2**20 - 1))
def test_sizes_come_back_and_small_ones_are_short(value: int) -> None:
    writer = DigitWriter()
    writer.size(value)
    assert DigitReader(writer.number()).size() == value
    assert value >= 32 or writer.number() < 128


@given(st.permutations(FULL_SET), st.integers(0, 28))
def test_subsets_and_orders_come_back(deck: list[object], size: int) -> None:
    writer = DigitWriter()
    writer.subset(deck[:size], FULL_SET)
    writer.order(deck, FULL_SET)
    reader = DigitReader(writer.number())
    assert reader.subset(size, FULL_SET) == tuple(one for one in FULL_SET if one in deck[:size])
    assert reader.order(FULL_SET) == tuple(deck)
    reader.end()


def test_all_subsets_have_ranks_of_their_own() -> None:
    five = "abcde"
    ranks = {DigitReader(10 + rank).subset(2, five) for rank in range(10)}
    assert len(ranks) == 10


def test_an_order_costs_what_it_holds() -> None:
    writer = DigitWriter()
    writer.order(FULL_SET[::-1], FULL_SET)
    assert factorial(28) <= writer.number() < 2 * factorial(28)


@pytest.mark.parametrize(("value", "radix"), [(-1, 2), (2, 2), (0, 0)])
def test_what_is_no_digit_is_not_written(value: int, radix: int) -> None:
    with pytest.raises(ValueError, match="no digit"):
        DigitWriter().digit(value, radix)


def test_too_large_a_size_is_not_written() -> None:
    with pytest.raises(ValueError, match="too large"):
        DigitWriter().size(2**20)


def test_reading_beyond_the_end_or_not_as_far_is_noticed() -> None:
    writer = DigitWriter()
    writer.digit(1, 3)
    short, long = DigitReader(writer.number()), DigitReader(writer.number())
    with pytest.raises(NotationError):
        short.end()
    long.digit(3)
    with pytest.raises(NotationError):
        long.digit(2)
    with pytest.raises(NotationError):
        DigitReader(63 + 64 * (63 + 64 * (63 + 64 * 127))).size()


@given(st.integers(1, 2**300), st.integers(0), st.sampled_from(LETTERS))
def test_every_changed_sign_is_noticed(number: int, place: int, sign: str) -> None:
    text = print_number(number, "salt")
    assert parse_number(text, "salt") == number
    at = place % len(text)
    changed = text[:at] + sign + text[at + 1 :]
    for other in {changed, text[:-1], text + sign, text.lower(), text[1:]} - {text}:
        with pytest.raises(NotationError):
            parse_number(other, "salt")
    with pytest.raises(NotationError):
        parse_number(text, "pepper")


@pytest.mark.parametrize("text", ["", "A", "ABCDE", "abc", "%%%%%%", "B" * CHECK, "\ud800abcde"])
def test_text_that_is_no_number(text: str) -> None:
    with pytest.raises(NotationError):
        parse_number(text, "salt")
