"""The player that looks one move ahead: its costs by hand, and what it can't see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.planning import ANY_CAPTURE, LONE_TILE, SPEND_WILD, choose, plain_cost
from game.engine.moves import SKIP
from game.engine.stone import Stone
from game.games.blockers import blockers
from tests.core.boards import drawn, place
from tests.core.support import start

THREE = blockers(3)

COSTS = [
    ("a new group", ".", "1:1 A1", 1.0),
    ("joins one group", "O", "1:1 B1", 0.0),
    ("joins two groups", "O../.../O", "1:1 B1", -1.0),
    ("joins four groups", ".O./O.O/.O.", "1:2 B2", -3.0),
    ("no neighbour over the row end", "........O", "1:1 B1", 1.0),
    ("the wild tile", "O", "1:* B1", SPEND_WILD),
    ("takes a lone tile", "XO", "1:1 A1", 1 + ANY_CAPTURE + LONE_TILE),
    ("takes the end of a chain", "XXO/O", "1:1 A1", 1 + ANY_CAPTURE),
    ("takes a tile away from the own groups", "OX.../.X.../O", "1:2 B2", 1 + ANY_CAPTURE + 1),
]


@pytest.mark.parametrize(
    ("drawing", "move", "cost"), [one[1:] for one in COSTS], ids=[one[0] for one in COSTS]
)
def test_plain_cost_by_hand(drawing: str, move: str, cost: float) -> None:
    known = THREE.observe(drawn(THREE, drawing, rack="1 2 A B *"), 0)
    assert plain_cost(THREE, known, place(move)) == pytest.approx(cost)


@pytest.mark.parametrize(
    ("before", "added"), [("", 1), ("X", 1), ("Y", 0), ("YY", 0), ("XY", 1), ("XYY", 0)]
)
def test_a_capture_costs_what_it_adds_to_the_score(before: str, added: int) -> None:
    """Only one more of the colour captured most makes a difference."""
    state = drawn(THREE, "XO", rack="1 2 A B *")
    taken = tuple(Stone("OXY".index(one), label) for label, one in enumerate(before))
    known = replace(THREE.observe(state, 0), captured=(taken, (), ()))
    wanted = added + ANY_CAPTURE + LONE_TILE
    assert plain_cost(THREE, known, place("1:1 A1")) == pytest.approx(wanted)


def test_by_uptown_a_capture_costs_next_to_nothing() -> None:
    uptown = blockers(3, {"scoring": "uptown"})
    known = uptown.observe(drawn(uptown, "XO", rack="1 2 A B *"), 0)
    assert plain_cost(uptown, known, place("1:1 A1")) == pytest.approx(ANY_CAPTURE + LONE_TILE)


def test_two_groups_are_joined_when_they_can_be() -> None:
    state = drawn(THREE, "O../.../O", rack="1 9 I H s9")
    assert choose(THREE, THREE.observe(state, 0), Random(1)) == place("1:1 B1")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_choices_are_legal_repeatable_and_blind(seats: int) -> None:
    rules, state, rng = blockers(seats), start(blockers(seats), 3), Random(seats)
    at = 0
    while state.outcome is None:
        if at % 9 == 0:
            known = rules.observe(state, state.mover)
            move = choose(rules, known, Random(at))
            assert move in rules.legal(state)
            assert choose(rules, known, Random(at)) == move
            world = rules.guess(known, rng)
            assert choose(rules, rules.observe(world, world.mover), Random(at)) == move
        state = rules.apply(state, rng.choice(rules.legal(state))).state
        at += 1


def test_a_forced_skip_is_chosen_and_others_are_not_asked() -> None:
    state = drawn(THREE, "XXXXXYYYY/XYYYXYOOY/XYOYXYOOY/XY.YXY..Y", rack="A B C s1 s2")
    assert choose(THREE, THREE.observe(state, 0), Random(1)) == SKIP
    with pytest.raises(ValueError, match="turn"):
        choose(THREE, THREE.observe(state, 1), Random(1))


def test_a_closed_colour_is_left_alone() -> None:
    two = blockers(2)
    state = drawn(two, "O", rack="1 2 3 4")
    move = choose(two, two.observe(state, 0), Random(1))
    assert move in two.legal(state) and str(move).startswith("3:")
