"""Whole matches on the pure page: lawful after every message, the same after a reload."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.app.effects import AskPlayer, Effect, GoTo, Later, MakeSecret, Save, SetAside, Shelf
from game.app.messages import (
    Answered,
    Arrived,
    NewMatch,
    NextHand,
    Open,
    PassTurn,
    SetPace,
    SetPassAlone,
    Touch,
)
from game.app.model import PAUSES, VIEWER, Model, Pace, Plan, Screen
from game.app.saved import parse_save
from game.app.update import arms_for, update
from game.engine.events import BoardOpened, Dealt, HandEnded, LotDrawn, MatchEnded, Passed, Played
from game.engine.moves import PASS, Play, parse_move
from game.engine.tile import Tile
from game.games.catalogue import parse_knowledge, rules_for
from tests.core.page_driver import (
    Driver,
    answer_to,
    at_random,
    computer,
    name_of,
    plans,
    secret_of,
    started,
    until,
)
from tests.core.support import FULL, own_tiles

PLANS = plans()
HANDS = 3 if FULL else 1
BLOCK2, BLOCK3, BLOCK4 = Plan("block", 2), Plan("block", 3), Plan("block", 4)
every_plan = pytest.mark.parametrize("plan", PLANS, ids=name_of)


def lawful(driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
    """What holds after every message, whatever it was."""
    model = driver.model
    assert isinstance(model.screen, Screen)
    rules_for(model.plan.game, model.plan.seats, dict(model.plan.options))
    if model.match is None:
        assert model.screen is not Screen.TABLE
        return
    table_is_lawful(driver)
    if before.match != model.match:
        save_and_log_are_complete(driver)
    timers_are_right(driver)
    effects_are_sensible(before, model, effects)


def table_is_lawful(driver: Driver) -> None:
    model = driver.model
    match = model.match
    assert match is not None
    own = own_tiles(match.rules.observe(match.state, model.viewer))
    for one in (model.chosen, model.picked):
        assert one is None or (one in own and driver.yours)
    if model.chosen is not None:
        assert arms_for(model, model.chosen)
    if not driver.yours:
        assert all(arms_for(model, one) == () for one in own if isinstance(one, Tile))
    if model.refusal is not None:
        assert {model.refusal.tile, model.refusal.stone} - {None} <= own
        assert model.chosen is None or model.refusal.tile is None
    assert model.heard <= len(model.log)


def save_and_log_are_complete(driver: Driver) -> None:
    """The save is the match; its replay gives the log, as the viewer may know it."""
    step, secret = parse_save(driver.shelves[Shelf.MATCH])
    assert step.match == driver.model.match
    assert secret == driver.model.secret
    assert step.events == driver.model.log
    assert tuple(event.seen_by(VIEWER) for event in step.events) == driver.model.seen
    for event in driver.model.seen:
        if isinstance(event, Dealt):
            assert [seat for seat, held in enumerate(event.hands) if held is not None] == [VIEWER]
        if isinstance(event, BoardOpened):
            shown = {
                owner
                for owner, rack in zip(event.owners, event.racks, strict=True)
                if rack is not None
            }
            assert shown == {VIEWER}


def timers_are_right(driver: Driver) -> None:
    """On the table the one whose turn it is, and nobody else, has been asked exactly once."""
    model, match = driver.model, driver.model.match
    assert match is not None
    turns = Counter(ask.turn for ask in driver.asked)
    assert not turns or max(turns.values()) == 1
    assert all(ask.turn <= model.turn for ask in driver.asked)
    asked = [
        effect
        for _, _, effect in driver.waiting
        if isinstance(effect, AskPlayer) and effect.turn == model.turn
    ]
    passes = [e for _, _, e in driver.waiting if isinstance(e, Later) and e == _pass_of(e, model)]
    if model.screen is not Screen.TABLE:
        return
    if match.state.outcome is not None or match.state.mover == VIEWER:
        assert asked == []
    else:
        assert len(asked) == 1
        rules, known = parse_knowledge(asked[0].observation)
        assert rules == match.rules
        assert known == rules.observe(match.state, match.state.mover)
    alone = model.prefs.pass_alone and driver.yours and driver.legal == (PASS,)
    assert len(passes) == (1 if alone else 0)


def _pass_of(effect: Later, model: Model) -> Later:
    return Later(effect.wait, PassTurn(model.turn))


def effects_are_sensible(before: Model, model: Model, effects: tuple[Effect, ...]) -> None:
    kinds = Counter(type(effect) for effect in effects)
    assert all(number == 1 for number in kinds.values())
    changed = before.match != model.match
    if MakeSecret in kinds:
        # Carried out inside: the model has gone on already.
        return
    saved = any(isinstance(e, Save) and e.shelf is Shelf.MATCH for e in effects)
    assert saved == changed
    assert SetAside not in kinds
    for effect in effects:
        if isinstance(effect, GoTo):
            assert effect.screen is model.screen is not before.screen
    if changed or before.screen is not model.screen:
        assert model.turn > before.turn or model.screen is not Screen.TABLE


@every_plan
def test_matches_are_lawful_after_every_message(plan: Plan) -> None:
    player = at_random if plan.options else computer
    hands = HANDS if plan.options else HANDS + 1
    driver = Driver(number=plan.seats, after=lawful, player=player).begin(plan)
    for _ in driver.play(hands):
        pass
    assert driver.model.match is not None
    finished = driver.over or driver.model.match.standing.hand + 1 == hands
    assert finished and driver.state.outcome is not None
    assert driver.waiting == []


@pytest.mark.parametrize("plan", [BLOCK2, BLOCK3, BLOCK4], ids=name_of)
def test_whole_matches_end_as_the_rules_say(plan: Plan) -> None:
    """Default targets: 100 with two players, 61 with more."""
    driver = started(plan, 40)
    for _ in driver.play():
        pass
    match = driver.model.match
    assert match is not None and match.result is not None
    target = {2: 100, 3: 61, 4: 61}[plan.seats]
    assert max(match.scores) >= target
    before = [event for event in driver.model.log if isinstance(event, HandEnded)]
    assert all(max(ended.outcome.scores) < target for ended in before[:-1])
    assert driver.model.log[-1] == MatchEnded(match.result)
    assert not driver.model.running
    assert driver.send(NextHand()).model.match is match
    # Leads go round, whoever won.
    leaders = [event.leader for event in driver.model.log if isinstance(event, Dealt)]
    assert all(b == (a + 1) % plan.seats for a, b in pairwise(leaders))


@every_plan
def test_reload_goes_on_with_the_same_hand_and_the_same_future(plan: Plan) -> None:
    """Leave at several moments of a match; every visit plays on to the same end."""
    hands = 1 if plan.options else 2
    driver = started(plan, plan.seats)
    visits = []
    for at, model in enumerate(driver.play(hands)):
        if at % (7 if FULL else 13) != 3:
            continue
        again = driver.reopened()
        found = again.model
        assert (found.match, found.log, found.secret) == (model.match, model.log, model.secret)
        assert found.screen is Screen.TABLE
        assert found.heard == len(found.log)
        assert [(e.observation, e.seed) for e in again.asked] == [
            (e.observation, e.seed) for _, _, e in driver.waiting if isinstance(e, AskPlayer)
        ]
        visits.append(again)
    assert visits
    for visit in visits:
        for _ in visit.play(hands):
            pass
        assert visit.model.match == driver.model.match
        assert visit.model.log == driver.model.log


def test_reload_on_the_start_screen_waits_for_the_player() -> None:
    driver = until(started(BLOCK3, 1), lambda one: not one.yours and one.state.moves)
    again = driver.reopened(screen="")
    assert again.model.screen is Screen.START and again.model.running
    assert again.waiting == [] and again.asked == []
    again.send(Open(Screen.TABLE))
    assert [ask.observation for ask in again.asked] == [driver.asked[-1].observation]


def test_reload_after_a_hand_or_a_match_keeps_the_settlement() -> None:
    driver = until(started(Plan("block", 2, (("target", "9"),)), 2), lambda one: one.over)
    again = driver.reopened()
    assert again.model.match == driver.model.match and again.over
    assert again.waiting == []
    again.send(NewMatch())
    assert again.model.running and again.model.match != driver.model.match


def test_different_secrets_deal_different_hands() -> None:
    dealt = {started(BLOCK4, number).state.hands for number in range(8)}
    assert len(dealt) == 8


def test_a_new_match_replaces_the_old_one() -> None:
    driver = until(started(BLOCK2, 3), lambda one: len(one.state.moves) > 4)
    old = driver.model.match
    driver.after = lawful
    driver.send(Open(Screen.START), NewMatch())
    assert driver.model.match != old
    assert driver.model.heard == 0
    assert sum(isinstance(event, Dealt) for event in driver.model.log) == 1
    # What was asked for the old match comes too late.
    for _ in driver.play(1):
        pass


def test_every_match_of_a_visit_gets_its_own_secret() -> None:
    driver = started(BLOCK2)
    first = driver.model.secret
    driver.send(NewMatch())
    assert (first, driver.model.secret) == (secret_of(1), secret_of(2))


def test_playing_again_adds_no_step_to_the_history() -> None:
    """Back from the second match leads where back from the first one did."""
    driver = until(started(Plan("block", 2, (("target", "1"),)), 2), lambda one: one.over)
    assert driver.history == [Screen.TABLE]
    driver.send(NewMatch())
    assert driver.model.running
    assert driver.history == [Screen.TABLE]


# --- The computer's move: neither lost nor doubled --------------------------------------


def test_leaving_and_returning_neither_loses_nor_doubles_the_computers_move() -> None:
    """At every turn of the computer: leave, let the answer come (or not), return."""
    driver = Driver(number=5, after=lawful, player=at_random).begin(BLOCK4)
    plain = started(BLOCK4, 5)
    turns = 0
    while driver.state.outcome is None:
        moves = driver.state.moves
        if driver.yours:
            driver.step()
        else:
            turns += 1
            leave = Open if turns % 2 else Arrived
            driver.send(leave(Screen.START))
            if turns % 3 == 0:
                driver.tick()
                assert driver.state.moves == moves
            driver.send(leave(Screen.TABLE))
            driver.settle()
        # The computer's neighbours may have moved too; each exactly as without leaving.
        while plain.state.moves != driver.state.moves:
            assert len(plain.state.moves) < len(driver.state.moves)
            plain.step()
    assert turns > 2
    assert plain.state == driver.state


def test_an_answer_that_comes_twice_counts_once() -> None:
    driver = until(started(BLOCK3, 7), lambda one: not one.yours)
    answer = answer_to(driver.waiting[0][2])
    moved, _ = update(driver.model, answer)
    assert moved.match != driver.model.match
    assert update(moved, answer) == (moved, ())


@pytest.mark.parametrize("plan", [BLOCK2, BLOCK4], ids=name_of)
def test_late_answers_change_nothing(plan: Plan) -> None:
    driver = started(plan, 8)
    old: list[Answered] = []
    for model in driver.play(2):
        for answer in old[-4:]:
            assert update(model, answer) == (model, ())
        old += [a for _, _, e in driver.waiting if isinstance(a := answer_to(e), Answered)]
        old = [one for one in old if one.turn < driver.model.turn] or old
        old = [one for one in old if one.turn != driver.model.turn]


def test_an_answer_is_not_taken_off_the_table() -> None:
    driver = until(started(BLOCK2, 9), lambda one: not one.yours)
    away = driver.send(Open(Screen.START)).model
    answer = Answered("pass", away.turn)
    assert update(away, answer) == (away, ())


# --- Waiting ----------------------------------------------------------------------------


@pytest.mark.parametrize("pace", Pace)
def test_the_computer_waits_as_the_pace_says(pace: Pace) -> None:
    driver = Driver(number=11, player=at_random).send(SetPace(pace)).begin(BLOCK4)
    for _ in driver.play(2):
        pass
    waits = Counter(ask.wait for ask in driver.asked)
    assert waits.most_common(1)[0][0] == PAUSES[pace]
    if pace is Pace.INSTANT:
        assert set(waits) == {0}


def test_the_lot_stays_for_a_while_before_a_computer_leads() -> None:
    leads = []
    for number in range(12):
        driver = started(BLOCK4, number)
        if not driver.yours:
            leads.append(driver.asked[0].wait)
    assert leads and all(wait >= PAUSES[Pace.MEDIUM] + 2000 for wait in leads)


def test_no_lot_no_wait_for_it() -> None:
    plan = Plan("block", 4, (("opener", "highest-double"),))
    for number in range(12):
        driver = started(plan, number)
        assert not any(isinstance(event, LotDrawn) for event in driver.model.log)
        assert all(ask.wait == PAUSES[Pace.MEDIUM] for ask in driver.asked)


# --- Passing ----------------------------------------------------------------------------


def forced(driver: Driver) -> bool:
    return driver.yours and driver.legal == (PASS,)


def test_pass_only_when_forced() -> None:
    driver = started(BLOCK3, 12)
    asked = refused = 0
    for model in driver.play(5):
        if not driver.yours:
            assert update(model, PassTurn()) == (model, ())
            continue
        after, _ = update(model, PassTurn())
        if driver.legal == (PASS,):
            asked += 1
            assert isinstance(after.log[-1], (Passed, HandEnded, MatchEnded))
        else:
            refused += 1
            assert after.match is model.match
            assert after.refusal is not None and after.refusal.reason == "must-play"
    assert asked and refused


def test_the_viewer_is_asked_to_pass_unless_told_otherwise() -> None:
    driver = until(started(BLOCK2, 13), forced)
    assert driver.waiting == []


def test_pass_alone_passes_after_a_pause() -> None:
    driver = (
        Driver(number=13, after=lawful, player=at_random).send(SetPassAlone(True)).begin(BLOCK2)
    )
    until(driver, forced)
    moves = driver.state.moves
    assert [one[2] for one in driver.waiting] == [
        Later(PAUSES[Pace.MEDIUM], PassTurn(driver.model.turn))
    ]
    driver.tick()
    assert driver.state.moves[: len(moves) + 1] == (*moves, PASS)


def test_a_pass_by_hand_makes_the_timer_late() -> None:
    driver = (
        Driver(number=13, after=lawful, player=at_random).send(SetPassAlone(True)).begin(BLOCK4)
    )
    until(driver, forced)
    late = answer_to(driver.waiting[0][2])
    driver.send(PassTurn())
    model = driver.model
    assert update(model, late) == (model, ())
    # Even at a later moment in which the viewer could pass again.
    until(driver, forced)
    assert update(driver.model, late) == (driver.model, ())


def test_nothing_passes_behind_the_menu() -> None:
    """Time runs while the menu is open, but the match waits; back at the table it goes on."""
    driver = (
        Driver(number=13, after=lawful, player=at_random).send(SetPassAlone(True)).begin(BLOCK2)
    )
    until(driver, forced)
    match = driver.model.match
    driver.send(Open(Screen.START))
    driver.settle()
    assert driver.model.match is match
    driver.send(Open(Screen.TABLE))
    driver.settle()
    assert PASS in driver.state.moves[len(match.state.moves if match else ()) :]


def test_pass_alone_chosen_in_the_menu_begins_at_the_table() -> None:
    driver = Driver(number=13, after=lawful, player=at_random).begin(BLOCK2)
    until(driver, forced)
    match = driver.model.match
    driver.send(Open(Screen.START), SetPassAlone(True))
    driver.settle()
    assert driver.model.match is match
    driver.send(Open(Screen.TABLE), Open(Screen.START), SetPassAlone(False), Open(Screen.TABLE))
    driver.settle()
    assert driver.model.match is match, "it was switched off again before the time had come"
    driver.send(Open(Screen.START), SetPassAlone(True), Open(Screen.TABLE))
    driver.settle()
    assert driver.model.match is not match


def test_pass_alone_never_plays_a_tile() -> None:
    driver = Driver(number=14, player=at_random).send(SetPassAlone(True)).begin(BLOCK3)
    for _ in range(200):
        if driver.over:
            break
        if driver.waiting:
            driver.tick()
        elif driver.state.outcome is not None:
            driver.send(NextHand())
        else:
            assert driver.yours and PASS not in driver.legal
            driver.send(*driver.hand_moves())
    assert driver.over


# --- Hands ------------------------------------------------------------------------------


def test_the_next_hand_comes_only_after_a_hand() -> None:
    driver = started(BLOCK2, 15)
    for model in driver.play(2):
        after, effects = update(model, NextHand())
        if driver.state.outcome is None:
            assert (after, effects) == (model, ())
        else:
            assert model.match is not None and after.match is not None
            assert after.match.standing.hand == model.match.standing.hand + 1
            assert after.match.scores == driver.state.outcome.scores


def test_the_highest_double_must_be_led_once() -> None:
    plan = Plan("block", 2, (("opener", "highest-double"), ("target", "40")))
    firsts = []
    for number in range(10):
        driver = started(plan, number)
        for _ in driver.play(2):
            pass
        leads = [e for e in driver.model.log if isinstance(e, Played) and e.joined is None]
        firsts.append(leads[0])
        hands = driver.model.match.hands[0].setup.hands if driver.model.match else ()
        doubles = [one for held in hands for one in held if one.is_double]
        wanted = max(doubles, default=None)
        assert wanted is None or leads[0].tile == wanted
    assert {lead.seat for lead in firsts} == {0, 1}


def test_the_winner_leads_where_that_is_agreed() -> None:
    plan = Plan("block", 3, (("opener", "winner"),))
    driver = started(plan, 16)
    for _ in driver.play():
        pass
    log = driver.model.log
    ends = [event for event in log if isinstance(event, HandEnded)]
    leaders = [event.leader for event in log if isinstance(event, Dealt)]
    for ended, (before, after) in zip(ends, pairwise(leaders), strict=False):
        winner = ended.outcome.winner
        assert after == ((before + 1) % 3 if winner is None else winner)


def test_touching_after_the_hand_does_nothing() -> None:
    driver = until(started(BLOCK2, 17), lambda one: one.state.outcome is not None)
    for held in driver.state.hands:
        for one in held:
            assert update(driver.model, Touch(one)) == (driver.model, ())


def test_moves_of_the_computer_are_its_own_choice() -> None:
    """The move that lies on the table is the one the player named."""
    driver = until(started(BLOCK4, 18), lambda one: not one.yours)
    answer = answer_to(driver.waiting[0][2])
    assert isinstance(answer, Answered)
    move = parse_move(answer.move)
    driver.tick()
    assert isinstance(move, Play)
    played = [event for event in driver.model.log if isinstance(event, Played)]
    assert (played[-1].tile, played[-1].arm) == (move.tile, move.arm)
