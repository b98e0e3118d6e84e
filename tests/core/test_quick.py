"""Objects of a frozen dataclass made by its maker are like any other of them."""

from __future__ import annotations

from copy import copy
from dataclasses import FrozenInstanceError, replace
from random import Random
from typing import Any

import pytest

from game.engine.chain import Chain
from game.engine.events import Passed, Played
from game.engine.quick import maker
from game.games.block import block
from game.games.domino_state import DominoState
from tests.core.support import start


def test_what_is_made_equals_what_the_class_makes() -> None:
    made, plain = maker(Passed)(1, (6, 5)), Passed(1, (6, 5))
    assert type(made) is Passed
    assert made == plain and hash(made) == hash(plain) and repr(made) == repr(plain)
    assert copy(made) == plain
    assert replace(made, seat=0) == Passed(0, (6, 5))
    assert made.seen_by(0) is made


def test_what_is_made_stays_frozen_and_has_no_further_fields() -> None:
    made: Any = maker(Passed)(1, (6, 5))
    with pytest.raises(FrozenInstanceError):
        made.seat = 2
    with pytest.raises((AttributeError, TypeError)):
        made.other = 2
    assert made == Passed(1, (6, 5))


def test_all_fields_are_needed() -> None:
    make: Any = maker(Passed)
    with pytest.raises(TypeError):
        make(1)


def test_states_chains_and_events_of_a_hand_have_their_own_classes() -> None:
    rules, rng = block(3), Random(1)
    state: DominoState = start(rules, 4)
    events: list[Any] = []
    while state.outcome is None:
        step = rules.apply(state, rng.choice(rules.legal(state)))
        state = step.state
        events.extend(step.events)
        assert type(state) is DominoState and type(state.chain) is Chain
        assert state == replace(state) and hash(state) == hash(replace(state))
    assert {Played, Passed} <= {type(event) for event in events}
