"""Whatever a text holds: it is read or refused, nothing escapes, nothing kept is changed."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from tests.core.fuzz import TARGETS, Target
from tests.core.mutation import mutated
from tests.core.support import FULL

INPUTS = 4000 if FULL else 60


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: str(target.name))
def test_mutated_texts_are_read_or_refused(target: Target) -> None:
    rng = Random(target.name)
    for _ in range(INPUTS):
        text = mutated(target.texts(), rng)
        with suppress(*target.refused):
            target.read(text)


@pytest.mark.parametrize(
    "target", [one for one in TARGETS if one.right], ids=lambda target: str(target.name)
)
def test_texts_as_they_are_can_be_read(target: Target) -> None:
    for text in target.texts():
        target.read(text)
