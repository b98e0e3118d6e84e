"""The counting help: true at every moment, from what a seat can know and nothing else."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.app.counting import ColourCount, DominoCount, Lack, count_board, count_dominoes
from game.app.model import Plan
from game.app.sight import AnySight, Sight, sight_of
from game.engine.moves import Pass
from game.engine.rules import AnyRules
from game.games.all_fives import all_fives
from game.games.block import block
from game.games.blockers import blockers
from game.games.blockers_state import owners
from game.i18n import LANGUAGES, Words
from game.view.counting import counting
from game.view.nodes import find_all
from tests.core.fives import fives, moments
from tests.core.page_driver import started, table_at
from tests.core.panels import assert_readable
from tests.core.support import position, run, start
from tests.core.trees import heard_text, tagged, tiles_told

RULES: list[AnyRules] = [block(2), block(4), all_fives(3), all_fives(2, {"floor": "2"})]


def hand(rules: AnyRules, seed: int) -> list[Any]:
    """All states of a hand played at random."""
    rng = Random(seed)
    if rules.boneyard:
        return list(moments(rules, seed, rng))  # type: ignore[arg-type]
    states = [start(rules, seed)]
    while states[-1].outcome is None:
        states.append(rules.apply(states[-1], rng.choice(rules.legal(states[-1]))).state)
    return states


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.game}-{rules.seats}")
def test_every_number_adds_up_to_seven(rules: AnyRules) -> None:
    for state in hand(rules, 1)[:-1]:
        known = rules.observe(state, 0)
        count = count_dominoes(known)
        assert [one.value for one in count.numbers] == list(range(7))
        assert all(one.table + one.own + one.unseen == 7 for one in count.numbers)
        hidden = [one for held in state.hands[1:] for one in held]
        assert sorted(count.unseen) == sorted((*hidden, *state.undealt))
        for one in count.numbers:
            assert one.played_out == (not any(tile.has(one.value) for tile in count.unseen))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.game}-{rules.seats}")
def test_who_is_said_to_hold_none_holds_none(rules: AnyRules) -> None:
    told = 0
    for seed in range(6):
        for state in hand(rules, seed)[:-1]:
            for lack in count_dominoes(rules.observe(state, 0)).lacks:
                assert lack.seat != 0 and lack.values == tuple(sorted(lack.values))
                told += 1
                for one in state.hands[lack.seat]:
                    assert not any(one.has(value) for value in lack.values)
    assert told > 5


def test_without_drawing_every_pass_is_kept_to_the_end_of_the_hand() -> None:
    rules = block(4)
    for seed in range(6):
        passed: dict[int, set[int]] = {seat: set() for seat in range(1, 4)}
        states = hand(rules, seed)
        for before, after in pairwise(states[:-1]):
            if isinstance(after.moves[-1], Pass) and before.mover:
                passed[before.mover] |= set(before.chain.values)
            told = count_dominoes(rules.observe(after, 0)).lacks
            found = {lack.seat: set(lack.values) for lack in told}
            assert found == {s: v for s, v in passed.items() if v and after.hands[s]}


def lacks(state: Any, rules: AnyRules) -> tuple[Lack, ...]:
    return count_dominoes(rules.observe(state, 0)).lacks


def test_a_tile_drawn_later_may_bring_a_number_back() -> None:
    rules = all_fives(2, {"spinner": "none"})
    state = fives(rules, "5-5 5-4 3-0 | 6-0 6-2", boneyard="6-3 5-1 3-3 4-2 2-2")
    state, _ = run(rules, state, "5-5 draw")
    # The tile just drawn may be the one that fits.
    assert lacks(state, rules) == ()
    state, _ = run(rules, state, "draw 5-1>")
    assert lacks(state, rules) == (Lack(1, (5,)),)
    state, _ = run(rules, state, "5-4< draw draw 4-2<")
    # 3-3 came under the ends 4 and 1; nothing tells that it has no 5.
    assert lacks(state, rules) == (Lack(1, (1, 4)),)


def test_a_number_is_played_out_with_the_own_tiles() -> None:
    plays = "6-5 6-4< 4-0<"
    state = position("6-6 6-3 6-2 | 5-5", plays)
    count = count_dominoes(block(2).observe(state, 0))
    assert (count.numbers[6].table, count.numbers[6].own, count.numbers[6].unseen) == (2, 3, 2)
    state = position("6-6 6-3 6-2 6-1 6-0 | 5-5", plays)
    assert count_dominoes(block(2).observe(state, 0)).numbers[6].played_out


def test_a_drawing_seat_is_not_accused_when_it_has_no_tiles_left() -> None:
    rules = block(2)
    state = position("6-6 1-1 | 2-1", "6-2", leader=1)
    state, _ = run(rules, state, "6-6< 2-1>")
    assert state.outcome is not None
    assert lacks(state, rules) == ()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_colours_are_counted_by_elimination(seats: int) -> None:
    rules = blockers(seats)
    driver = started(Plan("blockers", seats), 4)
    for _ in range(25):
        driver.step()
    state = driver.state
    counts = count_board(rules.observe(state, 0))
    assert [one.owner for one in counts] == list(owners(seats))
    for one in counts:
        mine = one.owner == 0
        hidden = (*state.piles[one.colour], *(() if mine else state.racks[one.colour]))
        assert sorted(one.unseen) == sorted(hidden)
        left = rules.turns_left(len(state.moves), one.owner, state.leader)
        assert one.turns_left == left
    by_seat = {one.owner: one.turns_left for one in counts}
    assert sum(by_seat.values()) == rules.turns - len(state.moves)
    assert all(isinstance(one, ColourCount) for one in counts)


# --- The panel --------------------------------------------------------------------------


def sights() -> list[AnySight]:
    """Moments of every kind of game, the first of a hand among them."""
    found = []
    for plan, number in (
        (Plan("block", 3), 4),
        (Plan("all-fives", 2), 3),
        (Plan("blockers", 2), 6),
    ):
        driver = started(plan, number)
        for step in range(16):
            sight = sight_of(driver.model)
            if sight is not None and step % 5 == 0:
                found.append(sight)
            driver.step()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_reads_well(lang: str) -> None:
    for sight in sights():
        assert_readable(counting(sight, Words(lang)))


def test_the_panel_shows_the_counts_and_names_no_other_tile() -> None:
    for sight in sights():
        if not isinstance(sight, Sight):
            continue
        count: DominoCount = count_dominoes(sight.known)
        tree = counting(sight, Words("en"))
        (table,) = tagged(tree, "table")
        rows = [heard_text(row).split(" ", 3) for row in tagged(table, "tr")[1:]]
        for row, one in zip(rows, count.numbers, strict=True):
            assert row[:3] == [str(one.value), str(one.table), str(one.own)]
            assert row[3] == ("played out" if one.played_out else str(one.unseen))
        shown = find_all(tree, "class", "bare count-tiles")
        named = {tile for node in shown for tile in tiles_told(heard_text(node).casefold(), "en")}
        assert named == set(count.unseen)


def test_the_panel_says_who_holds_none() -> None:
    state = position("6-5 5-4 4-3 | 1-1 2-2 2-1", "6-3", leader=1)
    rules = block(2)
    state, _ = run(rules, state, "6-5< pass 4-3>")
    model = table_at(state, rules)
    sight = sight_of(model)
    assert sight is not None
    assert "North holds no 3 or 5." in heard_text(counting(sight, Words("en")))
    assert "Norte no tiene 3 ni 5." in heard_text(counting(sight, Words("es")))
