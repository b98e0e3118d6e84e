"""Pause, background, giving up, watching, automatic draws, two tabs: the page without a browser."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.archive_messages import (
    Go,
    KeptFound,
    PlayTape,
    ReadHistory,
    Resume,
    Way,
)
from game.app.effects import AskPlayer, Claim, Effect, Later, Shelf
from game.app.keeping import kept_of
from game.app.kept import Kept, Stage
from game.app.messages import (
    Answered,
    DrawTile,
    NextHand,
    Open,
    PassTurn,
    SetPassAlone,
    ToggleDrawer,
    Touch,
)
from game.app.model import PAUSES, Model, Plan, Screen
from game.app.planning import with_human
from game.app.playing import (
    AskGiveUp,
    Elsewhere,
    GiveUp,
    Hidden,
    KeptChanged,
    Pause,
    Playing,
    SetDrawAlone,
    SetOpenHands,
    SetSorting,
    Sorting,
    TableRead,
    TakeOver,
    Undo,
)
from game.app.replay import Place, last
from game.app.saved import parse_prefs, parse_save
from game.app.sight import Sight, sight_of
from game.app.trust import Trust
from game.app.update import update
from game.engine.events import Drew
from game.engine.moves import DRAW, PASS
from game.games.catalogue import CATALOGUE
from game.i18n import LANGUAGES
from game.view.page import page
from tests.core.page_driver import Driver, started, until

BLOCK = Plan("block", 2)
FIVES = Plan("all-fives", 2)
GAMES = [Plan(entry.game, entry.seats[0]) for entry in CATALOGUE]
each_game = pytest.mark.parametrize("plan", GAMES, ids=lambda plan: plan.game)


def computers_turn(driver: Driver) -> bool:
    """Whether a computer is about to answer."""
    return driver.state.outcome is None and not driver.yours and bool(driver.state.moves)


@each_game
@pytest.mark.parametrize(("stop", "go"), [(Pause(), Pause()), (Hidden(True), Hidden(False))])
def test_nothing_moves_by_itself_until_it_goes_on(plan: Plan, stop: Pause, go: Pause) -> None:
    driver = until(started(plan), computers_turn)
    before = driver.model.match
    driver.send(stop).settle()
    assert driver.model.match == before
    driver.send(go)
    assert driver.waiting
    driver.settle()
    assert driver.model.match != before


def test_a_pause_costs_no_move_and_doubles_none() -> None:
    driver = until(started(BLOCK), computers_turn)
    for _ in range(4):
        driver.send(Pause(), Pause())
    moves = len(driver.state.moves)
    asked = driver.waiting[0][2]
    assert isinstance(asked, AskPlayer) and len(driver.waiting) > 3
    driver.tick()
    after = driver.model.match
    driver.send(Answered("pass", asked.turn))
    assert driver.model.match == after and len(driver.state.moves) == moves + 1


def test_a_pause_waits_behind_the_menu_and_ends_with_an_own_move() -> None:
    driver = until(started(BLOCK), computers_turn).send(Pause(), Open(Screen.START))
    before = driver.model.match
    driver.send(Open(Screen.TABLE)).settle()
    assert driver.model.match == before and driver.model.playing.paused
    driver.send(Pause()).settle()
    until(driver, lambda one: one.yours and len(one.legal) > 1).send(Pause())
    driver.step()
    assert not driver.model.playing.paused and driver.waiting


def test_no_pause_between_hands_or_on_other_screens() -> None:
    driver = until(started(BLOCK), lambda one: one.state.outcome is not None).send(Pause())
    assert not driver.model.playing.paused
    driver.send(NextHand(), Open(Screen.START), Pause())
    assert not driver.model.playing.paused


def alone(driver: Driver, effects: tuple[Effect, ...]) -> list[Later]:
    """What the page would do for the viewer after a while."""
    return [one for one in effects if isinstance(one, Later)]


def test_forced_draws_and_passes_are_made_where_they_are_wanted() -> None:
    drawn = passed = 0
    for number in range(6):
        driver = started(FIVES, number).send(SetDrawAlone(True), SetPassAlone(True))
        for _ in range(60):
            if driver.over:
                break
            if driver.yours and driver.legal in ((DRAW,), (PASS,)):
                due = [one for _, _, one in driver.waiting if isinstance(one, Later)]
                move: type[DrawTile] | type[PassTurn]
                move = DrawTile if driver.legal == (DRAW,) else PassTurn
                assert due[-1] == Later(PAUSES[driver.model.prefs.pace], move(driver.model.turn))
                before = len(driver.state.moves)
                drawn, passed = drawn + (move is DrawTile), passed + (move is PassTurn)
                driver.send(Pause()).settle()
                assert len(driver.state.moves) == before, "a pause stops them as well"
                driver.send(Pause()).settle()
                assert len(driver.state.moves) > before
            else:
                driver.step()
    assert drawn > 2 and passed > 0


def test_the_new_preferences_are_kept() -> None:
    driver = Driver().send(SetDrawAlone(True), SetSorting(Sorting.WEIGHT))
    kept = parse_prefs(driver.shelves[Shelf.PREFS], BLOCK)
    assert kept.prefs.draw_alone and kept.prefs.sorting is Sorting.WEIGHT
    assert parse_prefs("{}", BLOCK).prefs.sorting is Sorting.NUMBER


# --- Order of the hand ------------------------------------------------------------------


def drew(driver: Driver) -> bool:
    """Whether a tile was drawn last."""
    return bool(driver.model.log) and isinstance(driver.model.log[-1], Drew)


@pytest.mark.parametrize("sorting", Sorting)
def test_the_hand_keeps_its_order_when_a_tile_goes(sorting: Sorting) -> None:
    driver = started(FIVES, number=3).send(SetSorting(sorting))
    before: tuple[object, ...] = ()
    seen = 0
    for _ in range(80):
        if driver.over:
            break
        sight = sight_of(driver.model)
        assert isinstance(sight, Sight)
        assert sorted(sight.hand) == sorted(sight.known.tiles)
        if sorting is Sorting.WEIGHT:
            assert [one.pips for one in sight.hand] == sorted(
                (one.pips for one in sight.hand), reverse=True
            )
        if set(sight.hand) < set(before):
            assert [one for one in before if one in sight.hand] == list(sight.hand)
            seen += 1
        elif sorting is Sorting.DRAWN and drew(driver) and set(before) < set(sight.hand):
            assert sight.hand[: len(before)] == before
        before = sight.hand
        driver.step()
    assert seen > 5


# --- Giving up --------------------------------------------------------------------------


@each_game
def test_giving_up_asks_and_keeps_the_match_as_lost(plan: Plan) -> None:
    driver = until(started(plan), lambda one: len(one.state.moves) > 2 * plan.seats)
    secret = driver.model.secret
    driver.send(GiveUp())
    assert driver.model.match is not None, "nothing is given up unasked"
    driver.send(AskGiveUp(True), AskGiveUp(False), GiveUp())
    assert driver.model.match is not None
    driver.send(ToggleDrawer(), AskGiveUp(True))
    assert not driver.model.drawer
    driver.send(GiveUp())
    assert driver.model.match is None and driver.model.screen is Screen.START
    assert driver.model.playing == Playing(given_up=True)
    assert Shelf.MATCH not in driver.shelves
    assert driver.kept[-1].secret == secret and driver.kept[-1].stage is Stage.GIVEN_UP
    assert driver.settle().model.match is None
    assert driver.reopened().model.match is None
    driver.begin(plan)
    assert driver.model.playing == Playing()


def test_a_match_that_has_ended_is_not_given_up() -> None:
    driver = started(replace(BLOCK, options=(("target", "10"),)))
    until(driver, lambda one: one.over or one.state.outcome is not None)
    while not driver.over:
        driver.step()
    driver.send(AskGiveUp(True))
    assert not driver.model.playing.asking


# --- Watching ---------------------------------------------------------------------------


@each_game
def test_computers_play_a_whole_hand_while_somebody_looks_on(plan: Plan) -> None:
    driver = started(replace(plan, humans=()))
    while driver.state.outcome is None:
        sight = sight_of(driver.model)
        assert sight is not None and sight.conduct.watching
        assert not sight.your_turn and not sight.can_ask and sight.conduct.hands == ()
        driver.tick()
    assert driver.kept[-1].humans == ()
    again = driver.reopened()
    assert again.model.humans == () and again.model.match == driver.model.match


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_onlooker_opens_the_hands(plan: Plan, lang: str) -> None:
    driver = started(replace(plan, humans=()))
    for _ in range(3):
        driver.tick()
    prefs = replace(driver.model.prefs, lang=lang)
    driver.model = replace(driver.model, prefs=prefs)
    shut = page(driver.model)
    driver.send(SetOpenHands(True))
    sight = sight_of(driver.model)
    assert sight is not None and len(sight.conduct.hands) == plan.seats
    assert page(driver.model) != shut
    driver.send(SetOpenHands(False))
    assert page(driver.model) == shut


@each_game
def test_open_hands_mean_nothing_where_somebody_plays(plan: Plan) -> None:
    driver = started(plan)
    before = page(driver.model)
    driver.send(SetOpenHands(True))
    assert page(driver.model) == before


@each_game
def test_an_onlooker_does_nothing_at_the_table(plan: Plan) -> None:
    driver = started(replace(plan, humans=()))
    before = driver.model.match
    driver.send(Undo(), PassTurn(), DrawTile())
    assert driver.model.match == before
    for tile in getattr(driver.state, "hands", ((),))[0]:
        driver.send(Touch(tile), Touch(tile))
    assert driver.model.match == before


def test_the_first_seat_may_be_a_computers() -> None:
    plan = with_human(BLOCK, 0, False)
    assert plan.humans == ()
    driver = Driver().begin(plan)
    assert parse_prefs(driver.prefs_text, BLOCK).plan == plan
    assert with_human(plan, 0, True).humans == (0,)


# --- Two tabs ---------------------------------------------------------------------------


class Tabs:
    """Two visits that share what is kept, each hearing of what the other keeps."""

    def __init__(self, plan: Plan) -> None:
        self.one = started(plan)
        until(self.one, lambda one: one.yours and len(one.state.moves) > plan.seats)
        self.two = self.one.reopened("start")

    def opens(self, here: Driver, there: Driver) -> None:
        """One tab opens its table: it claims it, and the other hears so."""
        here.send(Open(Screen.TABLE))
        self.hear(here, there)

    def hear(self, here: Driver, there: Driver, text: bool = False) -> None:
        """The other tab hears, and shares what is kept from now on."""
        there.shelves = here.shelves
        there.send(Elsewhere(here.shelves[Shelf.MATCH] if text else None))


@each_game
def test_the_tab_that_was_left_stands_still_and_takes_the_match_over(plan: Plan) -> None:
    tabs = Tabs(plan)
    one, two = tabs.one, tabs.two
    tabs.opens(two, one)
    assert one.model.playing.elsewhere and not two.model.playing.elsewhere
    before = one.model.match
    one.send(*one.hand_moves()).settle()
    one.send(Undo())
    assert one.model.match == before
    while len(two.state.moves) < len(one.state.moves) + 2 and two.state.outcome is None:
        two.step()
    one.send(TakeOver())
    assert one.model.match == two.model.match and not one.model.playing.elsewhere
    tabs.hear(one, two)
    assert two.model.playing.elsewhere
    until(one, lambda found: found.state.outcome is not None)


def test_taking_over_claims_the_table() -> None:
    tabs = Tabs(BLOCK)
    tabs.opens(tabs.two, tabs.one)
    model, effects = update(tabs.one.model, TableRead(tabs.one.shelves[Shelf.MATCH]))
    assert Claim() in effects and not model.playing.elsewhere


def test_another_match_in_another_tab_puts_this_one_away() -> None:
    tabs = Tabs(BLOCK)
    one, two = tabs.one, tabs.two
    two.model = replace(two.model, match=None)
    two.begin(FIVES)
    mine = one.model.secret
    tabs.hear(two, one, text=True)
    assert one.kept[-1].secret == mine and one.kept[-1].stage is Stage.RUNNING
    tabs.hear(two, one, text=True)
    assert len(one.kept) == 1, "once is enough"
    one.send(TakeOver())
    assert one.model.match == two.model.match


def test_a_new_match_does_not_give_up_what_goes_on_elsewhere() -> None:
    tabs = Tabs(BLOCK)
    one, two = tabs.one, tabs.two
    tabs.opens(two, one)
    one.send(Open(Screen.START)).begin(FIVES)
    assert one.kept == [] and not one.model.playing.elsewhere


def test_a_match_given_up_elsewhere_is_gone_here() -> None:
    tabs = Tabs(BLOCK)
    one, two = tabs.one, tabs.two
    tabs.opens(two, one)
    two.send(AskGiveUp(True), GiveUp())
    one.shelves = two.shelves
    one.send(Elsewhere(None), TakeOver())
    assert one.model.match is None and one.model.screen is Screen.START


def test_continuing_in_a_tab_that_was_left_takes_over() -> None:
    tabs = Tabs(BLOCK)
    one, two = tabs.one, tabs.two
    one.send(Open(Screen.START))
    tabs.opens(two, one)
    two.step()
    one.shelves = two.shelves
    one.send(Open(Screen.TABLE))
    assert not one.model.playing.elsewhere and one.model.match == two.model.match


def test_a_list_of_matches_is_read_again() -> None:
    model = Model(BLOCK, screen=Screen.HISTORY)
    assert update(model, KeptChanged()) == (model, (ReadHistory(),))
    start = Model(BLOCK)
    assert update(start, KeptChanged()) == (start, ())


def test_without_a_match_another_tab_means_nothing() -> None:
    driver = Driver().send(Elsewhere(None), TakeOver(), TableRead("{}"))
    assert driver.model.playing == Playing() and driver.model.match is None


def test_a_save_without_practice_is_read() -> None:
    driver = started(BLOCK)
    old = driver.shelves[Shelf.MATCH].replace('"practice":false,', "")
    step, _ = parse_save(old)
    assert step.match == driver.model.match


# --- Kept matches -----------------------------------------------------------------------


def put_away(driver: Driver) -> Kept:
    """A match that has been kept and is not on the table any more."""
    until(driver, lambda one: one.state.outcome is not None)
    return driver.kept[-1]


def asked_back(driver: Driver, kept: Kept | None, key: str) -> Driver:
    """The reader goes on with a kept match; the storage answers."""
    driver.send(Open(Screen.HISTORY), Resume(key))
    return driver.send(KeptFound(key, kept, to_play=True))


@each_game
def test_a_kept_match_goes_on(plan: Plan) -> None:
    first = until(started(plan, number=4), lambda one: len(one.state.moves) > 2 * plan.seats)
    kept = kept_of(first.model)
    assert kept is not None
    kept = replace(kept, day="2026-11-30")
    driver = until(started(FIVES, number=9), lambda one: len(one.state.moves) > 5)
    other = driver.model.secret
    asked_back(driver, kept, kept.key)
    assert driver.model.screen is Screen.TABLE and driver.model.match == first.model.match
    assert driver.kept[-1].secret == other and driver.kept[-1].stage is Stage.RUNNING
    assert driver.history[-1] is Screen.TABLE
    until(driver, lambda one: one.state.outcome is not None)
    assert driver.reopened().model.match == driver.model.match


def test_the_match_on_the_table_is_not_replaced_by_an_older_copy_of_itself() -> None:
    driver = started(BLOCK, number=4)
    kept = put_away(driver)
    driver.send(NextHand()).settle()
    further = driver.model.match
    asked_back(driver, kept, kept.key).settle()
    assert driver.model.match == further and driver.model.screen is Screen.TABLE


@pytest.mark.parametrize("stage", [Stage.FINISHED, Stage.GIVEN_UP, None])
def test_only_a_match_that_is_there_and_not_over_goes_on(stage: Stage | None) -> None:
    driver = started(BLOCK, number=4)
    kept = put_away(driver)
    before = driver.model.match
    gone = None if stage is None else replace(kept, stage=stage, trust=Trust(bytes(16)))
    asked_back(driver, gone, "0" * 16)
    assert driver.model.archive.missing and driver.model.match == before
    assert driver.model.screen is Screen.HISTORY


def test_a_replay_goes_on_by_itself_to_its_end() -> None:
    driver = started(BLOCK, number=4)
    kept = put_away(driver)
    driver.send(KeptFound(kept.key, kept), PlayTape(True))
    tape = driver.model.archive.tape
    assert tape is not None and driver.model.archive.goes
    driver.send(PlayTape(False)).settle()
    assert driver.model.archive.place == Place()
    driver.send(PlayTape(True))
    driver.tick()
    driver.send(Go(Way.FORWARD)).settle()
    assert driver.model.archive.place == Place(0, 2), "a step by hand stops it"
    driver.send(PlayTape(True), Open(Screen.START)).settle()
    assert driver.model.archive.place == Place(0, 2), "and so does another screen"
    assert not driver.model.archive.goes
    driver.send(Open(Screen.REPLAY), PlayTape(True), PlayTape(True)).settle()
    assert driver.model.archive.place == last(tape) and not driver.model.archive.goes
    driver.send(PlayTape(True))
    assert driver.model.archive.place == Place(), "from the end it starts again"
