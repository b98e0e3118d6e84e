"""Choosing a tile and where it goes: taps, drags, refusals, focus."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from game.app.effects import AskPlayer, Focus, Save, Shelf
from game.app.messages import (
    Answered,
    DrawTile,
    Drop,
    Lift,
    Message,
    Open,
    PassTurn,
    PutOn,
    StandOn,
    ToggleDrawer,
    Touch,
    Unchoose,
)
from game.app.model import Model, Plan, Refusal, Screen
from game.app.playing import LayBack
from game.app.sight import Sight, sight_of
from game.app.update import arms_for, update
from game.engine.chain import Arm
from game.engine.events import Drew, Played
from game.engine.moves import PASS, Play
from game.engine.rules import AnyRules
from game.engine.tile import FULL_SET, parse_tile, tile
from game.games.all_fives import all_fives
from game.games.block import block
from game.i18n import Words
from game.view.nodes import text_of
from game.view.page import page
from game.view.prompt import prompt
from game.view.speech import Speech
from tests.core.page_driver import started, table_at, until
from tests.core.support import position

RULES = block(2)

# The chain is 4-6 6-2: its ends are 4 and 2.
ENDS_4_2 = "6-4 6-2<"


def at(hands: str, plays: str = "", mover: int = 0) -> Model:
    return table_at(position(hands, plays, mover=mover), RULES)


def after(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def seen(model: Model) -> Sight:
    sight = sight_of(model)
    assert isinstance(sight, Sight)
    return sight


@pytest.fixture(name="open_2_4")
def _open_2_4() -> Model:
    """Your turn, ends 2 and 4: 4-2 fits both, 2-1 and 5-4 fit one, 5-3 fits none."""
    return at("5-4 5-3 4-2 2-1 | 6-6 5-5", ENDS_4_2)


@pytest.fixture(name="both_6")
def _both_6() -> Model:
    """Your turn, both ends 6: 6-1 fits both and leaves the same."""
    return at("6-1 5-3 | 4-4 5-5", "6-5 5-0> 6-0>")


def test_a_dragged_tile_is_laid_back() -> None:
    driver = until(started(Plan("block", 2)), lambda one: one.yours and len(one.legal) > 1)
    tile = next(move.tile for move in driver.legal if isinstance(move, Play))
    before = driver.model.match
    driver.send(Lift(tile), LayBack())
    assert driver.model.chosen is None and driver.model.match == before
    assert driver.focused[-1:] != [f"tile-{tile}"], "the focus stays where it was"


def test_the_fixtures_are_what_they_say(open_2_4: Model, both_6: Model) -> None:
    assert sorted(seen(open_2_4).known.chain.values) == [2, 4]
    assert seen(both_6).known.chain.values == (6, 6)


# --- Choosing ---------------------------------------------------------------------------


def test_a_touched_tile_is_chosen(open_2_4: Model) -> None:
    model, effects = update(open_2_4, Touch(tile(2, 1)))
    assert model.chosen == model.at == tile(2, 1)
    assert model.match is open_2_4.match
    assert effects == ()


def test_a_tile_that_fits_several_ends_leads_the_focus_to_the_first(open_2_4: Model) -> None:
    model, effects = update(open_2_4, Touch(tile(4, 2)))
    assert model.chosen == tile(4, 2)
    assert effects == (Focus("end-left"),)


def test_both_ends_are_offered_whenever_both_fit(open_2_4: Model, both_6: Model) -> None:
    assert set(seen(after(open_2_4, Touch(tile(4, 2)))).arms) == {Arm.LEFT, Arm.RIGHT}
    assert set(seen(after(both_6, Touch(tile(6, 1)))).arms) == {Arm.LEFT, Arm.RIGHT}


def test_a_lone_double_offers_both_its_sides() -> None:
    model = after(at("6-1 5-3 | 4-4 5-5", "6-6"), Touch(tile(6, 1)))
    assert set(seen(model).arms) == {Arm.LEFT, Arm.RIGHT}


def test_only_the_end_that_fits_is_offered(open_2_4: Model) -> None:
    ends = {end.value: end.arm for end in seen(open_2_4).known.chain.ends}
    assert seen(after(open_2_4, Touch(tile(2, 1)))).arms == (ends[2],)
    assert seen(after(open_2_4, Touch(tile(5, 4)))).arms == (ends[4],)


def test_another_tile_takes_the_place_of_the_chosen_one(open_2_4: Model) -> None:
    model = after(open_2_4, Touch(tile(4, 2)), Touch(tile(2, 1)))
    assert model.chosen == tile(2, 1) and model.match is open_2_4.match


def test_again_plays_a_tile_that_fits_one_end(open_2_4: Model) -> None:
    model, effects = update(after(open_2_4, Touch(tile(2, 1))), Touch(tile(2, 1)))
    event = model.log[-1]
    assert isinstance(event, Played)
    assert (event.seat, event.tile, event.joined) == (0, tile(2, 1), 2)
    assert model.chosen is None and model.at is None
    assert [type(effect) for effect in effects] == [Save, AskPlayer]
    assert isinstance(effects[0], Save) and effects[0].shelf is Shelf.MATCH


@pytest.mark.parametrize("which", ["open_2_4", "both_6"])
def test_again_calls_off_a_tile_that_fits_several(
    which: str, request: pytest.FixtureRequest
) -> None:
    start: Model = request.getfixturevalue(which)
    one = tile(4, 2) if which == "open_2_4" else tile(6, 1)
    model, effects = update(after(start, Touch(one)), Touch(one))
    assert model.chosen is None and model.match is start.match
    assert effects == (Focus(f"tile-{one}"),)
    assert after(model, Touch(one)).chosen == one


def test_any_tile_leads_with_two_touches() -> None:
    start = at("6-4 5-3 2-0 | 6-6 5-5 4-4")
    for one in (tile(6, 4), tile(5, 3), tile(2, 0)):
        chosen, effects = update(start, Touch(one))
        assert effects == () and seen(chosen).arms == (Arm.LEAD,)
        led = after(chosen, Touch(one))
        assert led.match is not None and led.match.state.chain.lead == one
        put = after(chosen, PutOn(Arm.LEAD))
        assert put.match == led.match


# --- Ends -------------------------------------------------------------------------------


@pytest.mark.parametrize("arm", [Arm.LEFT, Arm.RIGHT])
def test_equal_ends_stay_different_places(both_6: Model, arm: Arm) -> None:
    model = after(both_6, Touch(tile(6, 1)), PutOn(arm))
    assert model.match is not None
    chain = model.match.state.chain
    assert chain.links(arm)[-1].tile == tile(6, 1)
    assert chain.value_at(arm) == 1
    other = Arm.RIGHT if arm is Arm.LEFT else Arm.LEFT
    assert chain.value_at(other) == 6


def test_an_end_without_a_chosen_tile_does_nothing(open_2_4: Model) -> None:
    for arm in Arm:
        assert update(open_2_4, PutOn(arm)) == (open_2_4, ())


def test_an_end_that_does_not_fit_does_nothing(open_2_4: Model) -> None:
    chosen = after(open_2_4, Touch(tile(2, 1)))
    for arm in set(Arm) - set(seen(chosen).arms):
        assert update(chosen, PutOn(arm)) == (chosen, ())


# --- Dragging ---------------------------------------------------------------------------


def test_lifting_chooses_and_never_calls_off(open_2_4: Model) -> None:
    for one in (tile(2, 1), tile(4, 2)):
        lifted, effects = update(open_2_4, Lift(one))
        assert lifted.chosen == one and effects == ()
        again = after(lifted, Lift(one))
        assert again.chosen == one and again.match is open_2_4.match


def test_lifting_a_tile_that_does_not_fit_does_nothing(open_2_4: Model) -> None:
    assert update(open_2_4, Lift(tile(5, 3))) == (open_2_4, ())


def test_dropping_plays_where_there_is_one_end(open_2_4: Model) -> None:
    model = after(open_2_4, Lift(tile(5, 4)), Drop())
    event = model.log[-1]
    assert isinstance(event, Played) and event.joined == 4


def test_a_tile_dropped_between_two_ends_goes_back_and_is_told_why(
    open_2_4: Model, both_6: Model
) -> None:
    for start, one in ((open_2_4, tile(4, 2)), (both_6, tile(6, 1))):
        dropped, effects = update(after(start, Lift(one)), Drop())
        assert dropped == replace(start, at=one, refusal=Refusal("which-end", one))
        assert effects == () and "drop it on one of them" in text_of(page(dropped))
        assert after(dropped, Lift(one)).refusal is None


def test_a_missed_drag_leaves_chosen_what_was_chosen_before(open_2_4: Model) -> None:
    """Beside the table, between two ends, or on an end where the tile does not fit."""
    for miss in (LayBack(), Drop(), PutOn(Arm.LEAD)):
        for before in (None, tile(4, 2), tile(5, 4)):
            start = open_2_4 if before is None else after(open_2_4, Touch(before))
            missed = after(start, Lift(tile(4, 2)), miss)
            assert (missed.chosen, missed.lifted) == (before, None)
            assert missed.match is open_2_4.match
    assert update(open_2_4, LayBack()) == (open_2_4, ())


def test_dropping_nothing_does_nothing(open_2_4: Model) -> None:
    assert update(open_2_4, Drop()) == (open_2_4, ())


# --- Calling off ------------------------------------------------------------------------


def test_calling_off_leads_the_focus_back_to_the_tile(open_2_4: Model) -> None:
    model, effects = update(after(open_2_4, Touch(tile(4, 2))), Unchoose())
    assert model.chosen is None
    assert effects == (Focus("tile-4-2"),)


def test_calling_off_nothing_moves_no_focus(open_2_4: Model) -> None:
    model, effects = update(open_2_4, Unchoose())
    assert (model, effects) == (open_2_4, ())


def test_calling_off_takes_a_refusal_away(open_2_4: Model) -> None:
    refused = after(open_2_4, Touch(tile(5, 3)))
    assert refused.refusal is not None
    assert after(refused, Unchoose()).refusal is None


# --- Refusals ---------------------------------------------------------------------------


def test_a_tile_that_fits_no_end(open_2_4: Model) -> None:
    model, effects = update(open_2_4, Touch(tile(5, 3)))
    assert model.refusal == Refusal("no-fit", tile(5, 3))
    assert model.at == tile(5, 3) and model.chosen is None
    assert model.match is open_2_4.match and effects == ()


def test_a_blank_matches_only_a_blank() -> None:
    model = after(at("6-3 0-0 | 5-4 5-5", ENDS_4_2), Touch(tile(0, 0)))
    assert model.refusal == Refusal("no-fit", tile(0, 0))


def test_a_refused_tile_takes_the_choice_away(open_2_4: Model) -> None:
    model = after(open_2_4, Touch(tile(4, 2)), Touch(tile(5, 3)))
    assert model.chosen is None and model.refusal is not None


def test_the_next_choice_takes_the_refusal_away(open_2_4: Model) -> None:
    for choose in (Touch, Lift):
        assert after(open_2_4, Touch(tile(5, 3)), choose(tile(2, 1))).refusal is None


def test_not_your_turn() -> None:
    waiting = at("5-4 5-3 2-1 | 6-6 5-5 4-2", ENDS_4_2, mover=1)
    for one in (tile(5, 4), tile(5, 3)):
        model, effects = update(waiting, Touch(one))
        assert model.refusal == Refusal("not-your-turn", one)
        assert model.match is waiting.match and effects == ()
        assert update(waiting, Lift(one)) == (waiting, ())


def test_the_demanded_lead() -> None:
    state = position("6-4 3-3 | 6-5 2-2", must_lead=tile(3, 3))
    model = table_at(state, block(2, {"opener": "highest-double"}))
    refused = after(model, Touch(tile(6, 4)))
    assert refused.refusal == Refusal("must-lead", tile(6, 4))
    led = after(model, Touch(tile(3, 3)), Touch(tile(3, 3)))
    assert led.match is not None and led.match.state.chain.lead == tile(3, 3)


def test_passing_with_a_tile_that_fits(open_2_4: Model) -> None:
    model, effects = update(open_2_4, PassTurn())
    assert model.refusal == Refusal("must-play")
    assert model.match is open_2_4.match and effects == ()


def test_the_lead_cannot_be_passed() -> None:
    model = after(at("6-4 5-3 | 6-6 5-5"), PassTurn())
    assert model.refusal == Refusal("must-play")


def test_a_forced_pass() -> None:
    start = at("5-3 1-1 | 6-6 4-4", ENDS_4_2)
    assert seen(start).must_pass and seen(start).playable == ()
    model = after(start, PassTurn())
    assert model.match is not None and model.match.state.moves[-1] == PASS


def test_a_tile_of_another_hand_cannot_be_touched(open_2_4: Model) -> None:
    """Nor can it be told by the answer that somebody holds it."""
    assert open_2_4.match is not None
    own = open_2_4.match.state.hands[0]
    for one in FULL_SET:
        if one not in own:
            for message in (Touch(one), Lift(one)):
                assert update(open_2_4, message) == (open_2_4, ())


# --- What stays -------------------------------------------------------------------------


def test_the_tile_stood_on_stays_until_it_is_played(open_2_4: Model) -> None:
    model = after(open_2_4, StandOn(tile(5, 3)))
    assert model.at == tile(5, 3)
    played = after(open_2_4, Touch(tile(2, 1)), StandOn(tile(5, 3)), PutOn(Arm.LEFT))
    played = after(played, PutOn(Arm.RIGHT))
    assert played.match != open_2_4.match
    assert played.at == tile(5, 3)


def test_going_away_calls_the_choice_off(open_2_4: Model) -> None:
    for start in (after(open_2_4, Touch(tile(4, 2))), after(open_2_4, Touch(tile(5, 3)))):
        model = after(start, Open(Screen.START), Open(Screen.TABLE))
        assert model.chosen is None and model.refusal is None
        assert model.match is open_2_4.match


def test_the_drawer_keeps_the_choice(open_2_4: Model) -> None:
    chosen = after(open_2_4, Touch(tile(4, 2)))
    opened = after(chosen, ToggleDrawer())
    assert opened.drawer and opened.chosen == tile(4, 2)
    assert after(opened, ToggleDrawer()) == chosen
    assert not after(opened, Open(Screen.START)).drawer


def test_without_a_match_the_table_can_not_be_touched() -> None:
    model = Model(at("6-4 | 6-6").plan)
    messages: list[Message] = [Drop(), Unchoose(), PassTurn()]
    for one in FULL_SET:
        messages += [Touch(one), Lift(one)]
    messages += [PutOn(arm) for arm in Arm]
    for message in messages:
        assert update(model, message) == (model, ())


def test_offers_are_the_legal_moves() -> None:
    """What the page offers and what the rules allow is the same, for every chain of two tiles."""
    for lead, second in product((tile(6, 4), tile(4, 4), tile(6, 6)), FULL_SET):
        values = {lead.low, lead.high}
        if second == lead or not {second.low, second.high} & values:
            continue
        joined = second.low if second.low in values else second.high
        arm = "<" if joined == lead.high else ">"
        rest = [one for one in FULL_SET if one not in (lead, second)]
        own, other = rest[0::4], rest[1::4]
        hands = " | ".join(" ".join(map(str, hand)) for hand in (own, other))
        model = at(hands, f"{lead} {second}{arm}")
        assert model.match is not None
        rules = model.match.rules
        legal = {move for move in rules.legal(model.match.state) if isinstance(move, Play)}
        offered = {Play(one, where) for one in own for where in arms_for(model, one)}
        assert offered == legal
        assert set(seen(model).playable) == {move.tile for move in legal}


# --- Drawing ----------------------------------------------------------------------------


def fives_at(hands: str, plays: str, mover: int = 0, floor: str = "0") -> Model:
    return table_at(position(hands, plays, mover=mover), all_fives(2, {"floor": floor}))


def test_who_cannot_play_draws_until_a_tile_fits() -> None:
    """Tiles that stay undealt are drawn in order, 0-0 first; the ends are 4 and 2."""
    model = fives_at("5-3 1-1 | 6-6 4-4 0-0", ENDS_4_2)
    assert seen(model).must_draw and not seen(model).must_pass
    refused, effects = update(model, PassTurn())
    assert refused.refusal == Refusal("must-draw") and effects == ()
    for drawn in ("1-0", "2-0"):
        assert seen(model).playable == ()
        model, effects = update(model, DrawTile())
        event = model.log[-1]
        assert isinstance(event, Drew) and event.tile == parse_tile(drawn)
        assert model.match is not None and model.match.state.mover == 0
        assert [type(effect) for effect in effects] == [Save]
    assert seen(model).playable == (tile(2, 0),) and not seen(model).must_draw
    assert after(model, Touch(tile(2, 0)), Touch(tile(2, 0))).match != model.match


def test_drawing_with_a_tile_that_fits_is_refused_in_its_own_words() -> None:
    model = fives_at("5-4 1-1 | 6-6 4-4", ENDS_4_2)
    refused, effects = update(model, DrawTile())
    assert refused.refusal == Refusal("no-need-to-draw") and effects == ()
    assert refused.match is model.match
    assert "can’t draw" in prompt(seen(refused), Speech(Words("en"), 2))
    assert after(model, PassTurn()).refusal == Refusal("must-play")


def test_others_turns_and_games_without_a_boneyard_have_nothing_to_draw(open_2_4: Model) -> None:
    waiting = fives_at("5-3 1-1 | 6-6 4-4", ENDS_4_2, mover=1)
    assert update(waiting, DrawTile()) == (waiting, ())
    refused = after(open_2_4, DrawTile())
    assert refused.match is open_2_4.match and refused.refusal is not None
    assert not seen(open_2_4).must_draw and seen(open_2_4).boneyard is None


def test_an_empty_boneyard_makes_a_pass() -> None:
    """Down to the floor agreed, nothing can be drawn."""
    rest = [one for one in FULL_SET if one not in {tile(6, 4), tile(6, 2), tile(0, 0)}]
    unfit = [one for one in rest if not one.has(4) and not one.has(2)]
    fit = [one for one in rest if one not in unfit]
    hands = " | ".join(" ".join(map(str, held)) for held in (unfit, fit))
    model = fives_at(hands, ENDS_4_2, floor="1")
    assert seen(model).must_pass and seen(model).boneyard == 1
    drawn = after(model, DrawTile())
    assert drawn.refusal == Refusal("boneyard-closed") and drawn.match is model.match
    assert after(model, PassTurn()).match != model.match
    lower = fives_at(hands, ENDS_4_2, floor="0")
    assert seen(lower).must_draw and seen(after(lower, DrawTile())).boneyard == 0


@pytest.mark.parametrize("rules", [block(3), all_fives(3)], ids=["block", "all-fives"])
def test_who_has_just_passed_is_marked(rules: AnyRules) -> None:
    """The last turn of every other seat counts, whatever else is told between."""
    state = position("5-4 5-0 5-3 | 6-0 1-0 | 3-3 3-0", "6-4 6-2<", mover=1)
    rest = [one for one in state.undealt if not one.has(2) and not one.has(4)]
    others = [one for one in state.undealt if one not in rest]
    state = replace(state, undealt=(), hands=(*state.hands[:2], (*state.hands[2], *others)))
    state = replace(state, hands=(state.hands[0], (*state.hands[1], *rest), state.hands[2]))
    model = table_at(state, rules)
    passed = after(model, Answered("pass", model.turn))
    assert seen(passed).passed == {1}
    move = next(iter(rules.legal(passed.match.state))) if passed.match else PASS
    played = after(passed, Answered(str(move), passed.turn))
    assert seen(played).your_turn and seen(played).passed == {1}
