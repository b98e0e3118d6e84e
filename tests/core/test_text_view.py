"""The table in words: complete, true, one key a sentence, and nothing hidden in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.app.messages import Pick
from game.app.model import Model, Plan
from game.app.sight import AnySight, Sight, sight_of
from game.app.update import update
from game.engine.grid import print_space, splits
from game.engine.stone import Stone
from game.games.all_fives import all_fives
from game.games.block import block
from game.games.blockers import blockers
from game.i18n import LANGUAGES, Words
from game.view.nodes import Node
from game.view.text_view import KEYS, spoken, text_view
from tests.core.boards import drawn
from tests.core.fives import fives
from tests.core.page_driver import started, table_at
from tests.core.panels import assert_readable
from tests.core.support import position, run
from tests.core.trees import heard_text, tagged, tiles_told

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
GAMES = ((Plan("block", 3), 4), (Plan("all-fives", 2), 3), (Plan("blockers", 2), 6))


@cache
def sights() -> tuple[AnySight, ...]:
    """Moments of every kind of game, the first and the last of a hand among them."""
    found = []
    for plan, number in GAMES:
        driver = started(plan, number)
        for at in range(200):
            sight = sight_of(driver.model)
            ended = driver.state.outcome is not None
            if sight is not None and (at % 7 == 0 or ended):
                found.append(sight)
            if ended:
                break
            driver.step()
    return tuple(found)


def sight_at(model: Model) -> AnySight:
    found = sight_of(model)
    assert found is not None
    return found


def told(sight: AnySight, key: str, lang: str = "en") -> str:
    found = spoken(sight, key, Words(lang))
    assert found is not None
    return found


def topic(tree: Node, name: str) -> list[str]:
    """The sentences under a heading."""
    (found,) = [one for one in tagged(tree, "section") if one.key == name]
    return [heard_text(item) for item in tagged(found, "li")]


# --- For every moment -------------------------------------------------------------------


@in_every_language
def test_the_view_reads_well(lang: str) -> None:
    for sight in sights():
        tree = text_view(sight, Words(lang))
        assert_readable(tree)
        for section in tagged(tree, "section")[1:]:
            lines = [heard_text(item) for item in tagged(section, "li")]
            assert lines and all(line.endswith(".") for line in lines), lines


@in_every_language
def test_a_key_tells_what_stands_under_its_heading(lang: str) -> None:
    words = Words(lang)
    for sight in sights():
        tree = text_view(sight, words)
        for key, name in KEYS.items():
            assert told(sight, key, lang) == " ".join(topic(tree, name))
            assert told(sight, key.upper(), lang) == told(sight, key, lang)
    keys = [heard_text(one) for one in tagged(text_view(sights()[0], words), "kbd")]
    single = [key.upper() for key in (*KEYS, "n", "h", "u", "p", "r", "w", "f")]
    assert keys == [*single, f"{words('sort.shift')} + ← →"]


def test_other_keys_tell_nothing() -> None:
    for key in ("h", "x", "", "tt", "Enter", "1"):
        assert spoken(sights()[0], key, Words("en")) is None


def test_no_hidden_tile_is_told() -> None:
    for sight in sights():
        if isinstance(sight, Sight) and sight.ended is None:
            seen = {*sight.known.tiles, *sight.known.chain.tiles}
            assert tiles_told(heard_text(text_view(sight, Words("en"))), "en") <= seen


def test_every_count_and_score_is_told() -> None:
    for sight in sights():
        if isinstance(sight, Sight):
            counts, scores = told(sight, "c"), told(sight, "s")
            assert all(f": {n} tile" in counts for n in sight.known.counts)
            assert all(str(abs(score)) in scores for score in sight.scores)
            assert ("Boneyard" in counts) == (sight.boneyard is not None)


# --- Dominoes ---------------------------------------------------------------------------


def test_own_tiles_and_those_that_fit() -> None:
    model = table_at(position("5-4 5-3 4-2 | 6-6 5-5", "6-4 6-2<", leader=1), block(2))
    assert told(sight_at(model), "t") == (
        "3 tiles: five-four, five-three, four-two. These fit: five-four, four-two."
    )
    assert told(sight_at(model), "t", "es").startswith("3 fichas: cinco-cuatro, ")


def test_an_empty_table() -> None:
    model = table_at(position("5-4 5-3 | 6-6 5-5"), block(2))
    assert told(sight_at(model), "e") == "No tile lies on the table yet."


def test_the_ends_their_sum_and_the_arms() -> None:
    rules = all_fives(2)
    state = fives(rules, "5-5 5-3 4-1 | 5-2 5-0 6-6", boneyard=None)
    state, _ = run(rules, state, "5-5 5-2> 5-3< 5-0^")
    sight = sight_at(table_at(state, rules))
    assert told(sight, "e").startswith("The ends are 3, 2, 0 and 5. ")
    lines = topic(text_view(sight, Words("en")), "ends")
    assert lines[1:] == [
        "From left to right: five-three, double five, five-two.",
        "Upper arm, outwards: five-blank.",
        "Double five: spinner, short sides open.",
    ]


def test_the_last_move_comes_with_its_sum_and_whose_turn_it_is() -> None:
    driver = started(Plan("all-fives", 3), 3)
    seen: set[object] = set()
    for _ in range(30):
        sight = sight_of(driver.model)
        assert isinstance(sight, Sight)
        last = told(sight, "l")
        if sight.ended is None:
            turn = "Your turn" in last or "You lead" in last or "is to play." in last
            assert turn
            seen.add("Your turn" in last)
        if sight.counted is not None and sight.log[-1] == sight.counted:
            assert "plays" in last or "lead" in last or "play " in last
            seen.add("sum")
        if driver.state.outcome is not None:
            break
        driver.step()
    assert seen == {True, False, "sum"}


def test_a_pass_is_told_with_the_counts() -> None:
    state = position("6-5 5-4 4-3 | 1-1 2-2 2-1", "6-3", leader=1)
    rules = block(2)
    state, events = run(rules, state, "6-5< pass")
    model = table_at(state, rules, log=events)
    assert told(sight_at(model), "c") == "You: 2 tiles. North: 3 tiles, passed."
    assert told(sight_at(model), "l") == (
        "North passes: nothing fits 5 or 3. Your turn: the ends are 5 and 3."
    )


# --- Blockers! --------------------------------------------------------------------------


def board(picked: Stone | None = None) -> AnySight:
    """Three tiles of blue in a row, two of amber, the viewer's turn."""
    rules = blockers(3)
    state = drawn(rules, "OO. XXX ...", "1 5 C s3 *")
    model = started(Plan("blockers", 3), 2).model
    assert model.match is not None
    match = model.match
    model = replace(model, match=replace(match, rules=rules, state=state), log=())
    return sight_at(model if picked is None else update(model, Pick(picked))[0])


def test_the_rack_and_the_rows() -> None:
    tree = text_view(board(), Words("en"))
    assert topic(tree, "tiles") == ["Your rack, amber: 1, 5, C, triangle, wild tile."]
    rows = topic(tree, "board")
    assert len(rows) == 2 and rows[0].startswith("Row A: A1 amber ")
    assert [row[:5] for row in rows] == ["Row A", "Row B"]


def test_protected_tiles_are_those_of_others_that_hold_a_group_together() -> None:
    sight = board()
    assert topic(text_view(sight, Words("en")), "protected")[0].startswith("B2 blue ")
    for one in sights():
        if isinstance(one, Sight):
            continue
        told_there = " ".join(topic(text_view(one, Words("en")), "protected"))
        for space, stone in enumerate(one.known.cells):
            if stone is not None:
                held = splits(one.known.boards[stone.colour], space)
                mine = stone.colour in one.colours
                assert (f"{print_space(space)} " in told_there) == (held and not mine)


def test_where_the_chosen_tile_may_go() -> None:
    assert told(board(), "e") == "Choose a tile of your rack first."
    stone = Stone(0, 0)
    sight = board(stone)
    free = "C1, D1, E1, F1, G1, H1, I1"
    said = told(sight, "e")
    assert said.startswith(f"1. Free spaces: {free}. Possible captures: B1 blue ")
    assert not isinstance(sight, Sight)
    may = {space for space, reason in sight.spaces.items() if reason is None}
    assert {print_space(space) for space in may} == {*free.split(", "), "B1"}


def test_groups_captures_turns_and_piles() -> None:
    sight = board()
    assert told(sight, "s").startswith("You: 1 group + 0 captures = 1. West: 1 group")
    assert "24 turns left" in told(sight, "c") and "in the pile." in told(sight, "c")
