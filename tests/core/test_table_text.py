"""The table as text: Unicode tiles as they lie, boards in letters, nobody addressed."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game.app.board_sight import BoardSight
from game.app.model import VIEWER, Model, Plan
from game.app.sight import AnySight, Sight, sight_of
from game.engine.chain import Arm, Chain
from game.engine.grid import SPACES
from game.engine.match import begin, play
from game.engine.moves import Place
from game.engine.tile import FULL_SET, Tile, tile
from game.games.blockers_state import owners
from game.games.catalogue import rules_for
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.table_text import EMPTY, LETTERS, board_lines, chain_lines, domino, table_text
from tests.core.sights import all_models, models
from tests.core.support import moves_of, setup_of

FIRST, LAST = 0x1F031, 0x1F093


def seen(model: Model) -> AnySight:
    sight = sight_of(model)
    assert sight is not None
    return sight


@pytest.mark.parametrize("upright", [False, True])
def test_tiles_are_those_of_unicode(upright: bool) -> None:
    way = "VERTICAL" if upright else "HORIZONTAL"
    for one in FULL_SET:
        for first, second in ((one.low, one.high), (one.high, one.low)):
            name = f"DOMINO TILE {way}-{first:02}-{second:02}"
            assert unicodedata.name(domino(first, second, upright)) == name


def test_a_chain_lies_from_left_to_right_with_doubles_crosswise() -> None:
    chain = (
        Chain().play(tile(6, 4), Arm.LEAD).play(tile(6, 6), Arm.LEFT).play(tile(1, 4), Arm.RIGHT)
    )
    assert chain_lines(chain) == ("🂓🁟🁎",)
    names = [unicodedata.name(sign)[12:] for sign in chain_lines(chain)[0]]
    assert names == ["VERTICAL-06-06", "HORIZONTAL-06-04", "HORIZONTAL-04-01"]


def test_arms_of_the_spinner_have_lines_of_their_own() -> None:
    chain = Chain().play(tile(5, 5), Arm.LEAD).with_spinner(tile(5, 5))
    for two, arm in ((tile(5, 1), Arm.LEFT), (tile(5, 2), Arm.RIGHT), (tile(5, 3), Arm.DOWN)):
        chain = chain.play(two, arm)
    assert chain_lines(chain) == ("🀽🂋🁖", "↓ 🁗")
    assert chain_lines(chain.play(tile(5, 0), Arm.UP)) == ("🀽🂋🁖", "↑ 🁔", "↓ 🁗")
    assert chain_lines(Chain()) == ()


def test_a_whole_text() -> None:
    rules = rules_for("block", 2, {})
    setup = setup_of("6-6 6-4 3-3 2-0 1-1 4-1 5-0 | 6-5 5-5 4-3 2-1 3-0 4-2 6-1", "6-4 3-2")
    step = begin(rules, setup)
    log = step.events
    for move in moves_of("6-6 6-5> 6-4<"):
        step = play(step.match, move)
        log = (*log, *step.events)
    sight = seen(Model(Plan("block", 2), match=step.match, log=log))
    assert table_text(sight, Words("en")).splitlines() == [
        "Block · Hand 1 · to 100",
        "Player 1: 0 · Player 2: 0",
        "🁓🂓🁠",
        "The ends are 4 and 5.",
        "Player 1 plays 6-4 on the 6 end.",
        "Player 1 holds 🁻🁱🁫🂀🂆 (3-3 2-0 1-1 4-1 5-0)",
    ]


def tiles_drawn(text: str) -> Counter[Tile]:
    """The tiles in a text, as Unicode draws them."""
    values = [(ord(sign) - FIRST) % 50 for sign in text if FIRST <= ord(sign) <= LAST]
    return Counter(tile(*divmod(value, 7)) for value in values)


def test_every_tile_in_sight_is_drawn_once_and_no_other() -> None:
    for model in all_models():
        sight = seen(model)
        if isinstance(sight, Sight):
            own = () if sight.ended else sight.known.tiles
            expected = Counter((*sight.known.chain.tiles, *own))
            assert tiles_drawn(table_text(sight, Words("es"))) == expected


def test_a_board_has_a_letter_for_every_tile() -> None:
    for model in all_models():
        sight = seen(model)
        if isinstance(sight, BoardSight):
            head, *rows = board_lines(sight)
            assert head.split() == list("123456789")
            cells = [cell for row in rows for cell in row.split()[1:]]
            assert len(cells) == SPACES
            for cell, stone in zip(cells, sight.known.cells, strict=True):
                assert cell == (EMPTY if stone is None else LETTERS[stone.colour])
            text = table_text(sight, Words("it"))
            assert "\n".join((head, *rows)) in text
            assert all(f"{letter} " in text for letter in LETTERS[: len(owners(sight.seats))])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_addressed_and_no_line_is_empty(lang: str) -> None:
    words = Words(lang)
    for model in all_models():
        text = table_text(seen(model), words)
        assert all(line.strip() for line in text.splitlines())
        assert words("seat.you") not in text.replace("·", " ").split()
        for seat in range(model.plan.seats):
            assert words("seat.player", n=seat + 1) in text


def test_hidden_tiles_make_no_difference() -> None:
    for model in all_models():
        match = model.match
        assert match is not None
        world = match.rules.guess(match.rules.observe(match.state, VIEWER), Random(1))
        other = replace(model, match=replace(match, state=world))
        assert table_text(seen(other), Words("en")) == table_text(seen(model), Words("en"))


def test_the_last_turn_on_the_board_is_told_with_its_capture() -> None:
    for model in models("blockers", 3):
        sight = seen(model)
        assert isinstance(sight, BoardSight)
        last = sight.known.moves[-1] if sight.known.moves else None
        if isinstance(last, Place) and sight.result is None:
            assert sight.last is not None
            assert str(last).partition("@")[2] in table_text(sight, Words("en")).splitlines()[-2]
