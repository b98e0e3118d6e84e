"""Deals that stay checkable for ever, without bias, each sealed on its own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from game.engine import deal
from game.engine.deal import Shuffler, fingerprint, hand_seed, mix_secret, player_seed
from game.engine.outcome import Standing
from game.games.block import block
from game.games.dominoes import print_tiles
from tests.core.support import plausible

NOISE = bytes(range(16))
SEED = bytes(range(32))


# --- Fixed values: an old deal must come out the same with every later version ---------


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("", "965c86deb03f5640aeefcb9f0907cca8"),
        ("dominó", "db804a5d7dbe558a50d2de66fab3f09b"),
        ("x" * 100, "fe5d07781565da758c96ac66a5cc19d9"),
    ],
)
def test_fixed_secret(text: str, secret: str) -> None:
    assert mix_secret(NOISE, text).hex() == secret


@pytest.mark.parametrize(
    ("hand", "seed"),
    [
        (0, "8c16c61a6373152c94b4f9f1930e4f4a21de82c6e0d8d1a6f56d217dcd76894b"),
        (1, "4a4ae48b7a77bf6f378b4d0e352bc4c45c411f8dc4c6084ab56ef5b24e1a3aa3"),
        (10, "d75135131754380ee9f1db453eb747ae6e84cabc192648a53f781de35bc6eae3"),
    ],
)
def test_fixed_seed(hand: int, seed: str) -> None:
    assert hand_seed(NOISE, hand).hex() == seed


DEAL_ORDER = (
    *(13, 17, 19, 12, 24, 11, 18, 16, 10, 9, 14, 6, 7, 15),
    *(23, 22, 3, 27, 5, 20, 26, 4, 21, 25, 1, 8, 0, 2),
)
LOT_ORDER = (
    *(17, 23, 2, 15, 27, 18, 5, 12, 9, 21, 0, 7, 11, 26),
    *(10, 13, 20, 6, 3, 16, 14, 8, 4, 24, 22, 19, 1, 25),
)


def test_fixed_shuffle() -> None:
    shuffle = Shuffler(SEED)
    assert shuffle("deal", range(28)) == DEAL_ORDER
    assert shuffle("lot", range(28)) == LOT_ORDER
    assert shuffle("", range(5)) == (4, 1, 2, 3, 0)


def test_fixed_fingerprint_and_player_seed() -> None:
    wanted = "6696fe4f16565f8594236ab3f8dd164ce7a3169e6d3230389570ef26d6aac161"
    assert fingerprint(SEED, "deal 6-4") == wanted
    assert player_seed(NOISE, 3, 7) == 255176818070884


def test_fixed_set_up() -> None:
    """The orders above, tiles counted 0-0, 1-0, ... 6-0, 1-1, 2-1, ...: 17 is 6-2, 23 is 5-4."""
    setup = block(2).set_up(Standing(0, (0, 0)), Shuffler(SEED))
    assert print_tiles(setup.lot) == "6-2 5-4"
    tiles = [f"{high}-{low}" for low in range(7) for high in range(low, 7)]
    dealt = [tiles[at] for at in DEAL_ORDER]
    for seat, hand in enumerate(setup.hands):
        assert sorted(map(str, hand), reverse=True) == list(map(str, hand))
        assert sorted(map(str, hand)) == sorted(dealt[7 * seat : 7 * seat + 7])
    assert list(map(str, setup.undealt)) == dealt[14:]


# --- Every order is equally likely -----------------------------------------------------


class Digits:
    """A stream that answers with given numbers."""

    answers: tuple[int, ...] = ()

    def __init__(self, seed: bytes, label: str) -> None:
        self._left = list(self.answers)

    def below(self, limit: int) -> int:
        value = self._left.pop(0)
        assert 0 <= value < limit
        return value


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_each_course_of_the_stream_gives_another_order(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal, "_Stream", Digits)
    found = []
    for answers in product(*(range(limit) for limit in range(size, 1, -1))):
        monkeypatch.setattr(Digits, "answers", answers)
        found.append(Shuffler(SEED)("deal", range(size)))
    assert sorted(found) == sorted(permutations(range(size)))


class Words(deal._Stream):
    """The stream of numbers with given 32-bit words below it."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"", "")
        self._left = list(words)

    def _word(self) -> int:
        return self._left.pop(0)


@pytest.mark.parametrize(
    ("limit", "words", "wanted"),
    [
        (3, [7], 1),
        # 2**32 = 3 * 1431655765 + 1: the one word too many is thrown away.
        (3, [2**32 - 1, 5], 2),
        (3, [2**32 - 2], 2),
        # 2**32 = 28 * 153391689 + 4: four are thrown away.
        (28, [2**32 - 1, 2**32 - 4, 2**32 - 5], 27),
        (2, [2**32 - 1], 1),
        (1, [12345], 0),
    ],
)
def test_words_that_would_favour_some_are_thrown_away(
    limit: int, words: list[int], wanted: int
) -> None:
    stream = Words(*words)
    assert stream.below(limit) == wanted
    assert stream._left == []


def test_orders_of_four_things_are_equally_frequent() -> None:
    count = Counter(Shuffler(hand_seed(NOISE, hand))("deal", "abcd") for hand in range(2400))
    assert plausible([count[order] for order in permutations("abcd")], [100.0] * 24)


def test_every_tile_is_equally_frequent_in_every_place() -> None:
    hands = 1400
    places = [Counter[int]() for _ in range(28)]
    for hand in range(hands):
        for place, one in enumerate(Shuffler(hand_seed(NOISE, hand))("deal", range(28))):
            places[place][one] += 1
    for counted in places:
        assert plausible([counted[one] for one in range(28)], [hands / 28] * 28)


def test_shuffle_keeps_every_item_and_depends_on_seed_and_label_only() -> None:
    shuffle = Shuffler(SEED)
    first = shuffle("deal", range(28))
    assert sorted(first) == list(range(28))
    shuffle("lot", range(28))
    assert shuffle("deal", range(28)) == first == Shuffler(SEED)("deal", range(28))
    assert shuffle("lot", range(28)) != first
    assert Shuffler(SEED[::-1])("deal", range(28)) != first
    items = [1, 2, 3]
    shuffle("deal", items)
    assert items == [1, 2, 3]
    assert shuffle("deal", []) == ()


# --- Secrets, seeds, seals -------------------------------------------------------------


def test_text_of_the_player_mixes_in() -> None:
    texts = ["", " ", "a", "A", "aa", "é", "e\u0301", "\ud800", "😀", "x" * 10_000]
    secrets = {mix_secret(NOISE, text) for text in texts}
    assert len(secrets) == len(texts)
    assert all(len(secret) == deal.SECRET_BYTES for secret in secrets)
    assert mix_secret(NOISE, "a") == mix_secret(NOISE, "a")
    assert mix_secret(NOISE[::-1], "a") != mix_secret(NOISE, "a")


def test_noise_and_text_can_not_be_shifted_into_each_other() -> None:
    assert mix_secret(NOISE + b"a", "b") != mix_secret(NOISE, "ab")


@pytest.mark.parametrize("length", [0, 1, 15])
def test_too_little_noise_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="too few"):
        mix_secret(bytes(length), "a long text does not help")


def test_seeds_differ_by_hand_and_secret() -> None:
    secrets = [mix_secret(NOISE, str(number)) for number in range(20)]
    seeds = {hand_seed(secret, hand) for secret in secrets for hand in range(50)}
    assert len(seeds) == 20 * 50
    assert all(len(seed) == 32 for seed in seeds)


def test_one_seed_tells_nothing_of_the_next() -> None:
    """Two matches that could share a seed still differ in the next: it needs the secret."""
    shown = hand_seed(NOISE, 0)
    following = hand_seed(NOISE, 1)
    guesses = {
        *(hand_seed(shown, hand) for hand in range(3)),
        *(hand_seed(shown[:16], hand) for hand in range(3)),
        *(hand_seed(shown[16:], hand) for hand in range(3)),
        *(mix_secret(shown, text) for text in ("", "0", "1")),
        bytes.fromhex(fingerprint(shown, "")),
    }
    assert following not in guesses
    # About half of all bits change from hand to hand.
    changed = sum(
        bin(
            int.from_bytes(hand_seed(NOISE, hand), "big")
            ^ int.from_bytes(hand_seed(NOISE, hand + 1), "big")
        ).count("1")
        for hand in range(200)
    )
    assert 0.48 < changed / (200 * 256) < 0.52


def test_seeds_of_the_computer_player_differ_from_those_of_deals() -> None:
    drawn = {player_seed(NOISE, hand, ply) for hand in range(20) for ply in range(60)}
    assert len(drawn) == 20 * 60
    starts = {int.from_bytes(hand_seed(NOISE, hand)[:6], "big") for hand in range(20)}
    assert not drawn & starts


def test_fingerprint_binds_seed_and_set_up() -> None:
    one = fingerprint(SEED, "deal 6-4 | 3-2")
    assert len(one) == 64
    assert set(one) <= set("0123456789abcdef")
    assert one == fingerprint(SEED, "deal 6-4 | 3-2")
    assert one != fingerprint(SEED, "deal 6-4 | 3-1")
    assert one != fingerprint(SEED[::-1], "deal 6-4 | 3-2")
    assert fingerprint(SEED + b"a", "b") != fingerprint(SEED, "ab")
