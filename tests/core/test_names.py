"""Names that stand in records, settings and addresses, and by which texts are found."""

from __future__ import annotations

from enum import StrEnum

import pytest

from game.ai.player import Luck
from game.engine.chain import Arm
from game.engine.figure import Point
from game.engine.level import Level
from game.engine.outcome import Account, Ending, MatchResult
from game.engine.rules import Reason
from game.engine.stone import LABELS, SYMBOLS, print_label
from game.i18n import CATALOGUES

NAMED: tuple[type[StrEnum], ...] = (Account, Arm, Ending, Level, Luck, Reason)


@pytest.mark.parametrize("kind", NAMED)
def test_a_value_is_called_as_in_the_code(kind: type[StrEnum]) -> None:
    assert list(kind) == [name.lower().replace("_", "-") for name in kind.__members__]


def test_the_points_of_a_figure() -> None:
    """Halves by their size, the sides of a double by letters."""
    assert " ".join(Point) == "low high A B C D"


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_symbol_has_a_word(lang: str) -> None:
    assert len(set(SYMBOLS)) == 9
    for symbol in SYMBOLS:
        assert f"shape.{symbol}" in CATALOGUES[lang]


def test_labels_are_numbers_letters_symbols_and_the_wild_one() -> None:
    names = "1 2 3 4 5 6 7 8 9 A B C D E F G H I s1 s2 s3 s4 s5 s6 s7 s8 s9 *"
    assert " ".join(map(print_label, LABELS)) == names


def test_two_winners_are_a_tie() -> None:
    assert not MatchResult((1,), (0, 60)).tied
    assert MatchResult((0, 1), (60, 60)).tied
