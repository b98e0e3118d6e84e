"""The key that goes on to where play can go on, Escape, and where lost focus goes."""

from __future__ import annotations

from dataclasses import replace

from game.app.advice import AskHint
from game.app.aids import Aid, Onward, ToggleAid
from game.app.effects import Effect, Focus
from game.app.messages import Message, Pick, StandOn, Touch, Unchoose, Walk
from game.app.model import Box, Model, Plan, Screen
from game.app.reading import parse_message
from game.app.update import update
from game.engine.grid import parse_space, print_space
from game.engine.match import Match, first_standing
from game.engine.stone import Stone, parse_label
from game.engine.tile import parse_tile
from game.games.block import block
from game.games.blockers import blockers
from game.view.nodes import find_all
from game.view.page import page
from tests.core.boards import drawn
from tests.core.page_driver import BOX, table_at
from tests.core.support import position

HAND = position("5-3 4-2 3-1 2-1 | 6-6 5-5", "6-4 6-2<")
"""4-2 and 2-1 fit."""


def spots(model: Model, *messages: Message) -> list[str]:
    """Where the focus is sent, message by message; it arrives there."""
    found = []
    for message in messages:
        model, effects = update(model, message)
        spot = _spot(effects)
        found.append(spot)
        kind, _, name = spot.partition("-")
        if kind in ("tile", "space"):
            stood = StandOn(parse_tile(name)) if kind == "tile" else Walk(parse_space(name))
            model, _ = update(model, stood)
    return found


def _spot(effects: tuple[Effect, ...]) -> str:
    return next((one.spot for one in effects if isinstance(one, Focus)), "")


def board() -> Model:
    """A board where the first colour can't leave row B, as far as 5 is concerned."""
    rules = blockers(2)
    state = drawn(rules, "...../" * 9, rack="5 B 2 3 4")
    match = Match(rules, first_standing(rules), None, state)
    return Model(Plan("blockers", 2), screen=Screen.TABLE, match=match, box=Box(*BOX), turn=5)


def test_the_key_is_read() -> None:
    assert parse_message("onward") == Onward()


def test_along_the_hand_from_one_tile_that_fits_to_the_next() -> None:
    model = table_at(HAND, block(2))
    onward = Onward()
    assert spots(model, onward, onward, onward) == ["tile-4-2", "tile-2-1", "tile-4-2"]
    stood = StandOn(parse_tile("3-1"))
    assert spots(model, stood, onward) == ["", "tile-2-1"]


def test_no_step_where_nothing_fits_or_another_is_on_turn() -> None:
    stuck = table_at(position("5-3 1-1 | 6-6 4-4", "6-4 6-2<"), block(2))
    waiting = table_at(position("5-4 2-1 | 6-6 5-5 | 4-4", "6-4 6-2<", mover=2), block(3))
    for model in (stuck, waiting):
        assert update(model, Onward()) == (model, ())


def test_over_the_board_from_one_space_for_the_chosen_tile_to_the_next() -> None:
    model, _ = update(board(), Pick(Stone(0, parse_label("B"))))
    row = [print_space(parse_space("B1") + step) for step in range(9)]
    start = Walk(parse_space("A4"))
    found = spots(model, start, *(Onward(),) * 10)
    assert found == ["", *(f"space-{name}" for name in row), "space-B1"]


def test_on_the_board_a_tile_comes_first() -> None:
    after, effects = update(board(), Onward())
    assert effects == () and after.refusal is not None and after.refusal.reason == "pick-first"


def test_escape_calls_the_choice_off_then_puts_the_help_away() -> None:
    model, _ = update(table_at(HAND, block(2)), ToggleAid(Aid.WORDS))
    model, _ = update(model, AskHint())
    model, _ = update(model, Touch(parse_tile("2-1")))
    model, effects = update(model, Unchoose())
    assert effects == (Focus("tile-2-1"),) and model.hint is not None
    model, effects = update(model, Unchoose())
    assert effects == (Focus("hint"),) and model.hint is None and model.aid is Aid.WORDS
    model, _ = update(model, Unchoose())
    assert model.aid is None
    assert update(model, Unchoose()) == (model, ())


def test_lost_focus_goes_to_a_tile_that_fits() -> None:
    model = replace(table_at(HAND, block(2)), at=parse_tile("5-3"))
    (home,) = find_all(page(model), "data-home")
    assert home.get("data-spot") == "tile-4-2"
    (stop,) = [one for one in find_all(page(model), "data-stand") if one.get("tabindex") == "0"]
    assert stop.get("data-spot") == "tile-5-3"
    fitting = replace(model, at=parse_tile("2-1"))
    (home,) = find_all(page(fitting), "data-home")
    assert home.get("data-spot") == "tile-2-1"
