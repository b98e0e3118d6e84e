"""Several people on one device: the cover between them, and that nobody sees another's tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from game.app.effects import AskPlayer, Effect, Hurry
from game.app.messages import (
    NewMatch,
    NextHand,
    Open,
    Pick,
    PlaceAt,
    SetGame,
    SetHuman,
    SetSeats,
    Touch,
    Uncover,
)
from game.app.model import NOBODY, Model, Plan, Screen
from game.app.update import update
from game.engine.events import Event
from game.engine.stone import LABELS, Stone
from game.engine.tile import FULL_SET
from game.games.domino_state import DominoState
from game.view.nodes import Node
from game.view.page import page, title
from tests.core.page_driver import Driver, at_random, name_of
from tests.core.support import FULL, heaps_of, own_tiles, with_heaps
from tests.core.trees import heard_text, log_of, names, strings, walk

PLANS = [
    Plan("block", 2, humans=(0, 1)),
    Plan("block", 4, humans=(0, 2, 3)),
    Plan("all-fives", 3, humans=(0, 1)),
    Plan("blockers", 2, humans=(0, 1)),
    Plan("blockers", 3, humans=(0, 1, 2)),
    Plan("blockers", 5, humans=(0, 3)),
]
every_plan = pytest.mark.parametrize(
    "plan", PLANS, ids=lambda plan: f"{name_of(plan)}-{len(plan.humans)}"
)
SHARE = 1.0 if FULL else 0.25
"""How many of the moments are looked at; ``TILES_FULL=1``: all."""
Law = Callable[[Driver, Model, tuple[Effect, ...]], None]


def visit(plan: Plan, law: Law | None = None, number: int = 4) -> Iterator[Driver]:
    """A match, or its first two hands, after every move and every uncovering."""
    driver = Driver(number=number, after=law, player=at_random).begin(plan)
    for _ in driver.play(2):
        yield driver


def reshuffled(model: Model, rng: Random) -> Model:
    """The same for everybody at the covered table: every hidden tile lies elsewhere, and what
    happened is known only as far as all may know it."""
    match = model.match
    assert match is not None
    state = match.state
    if isinstance(state, DominoState):
        heaps = {"hands": heaps_of(state, "hands"), "undealt": heaps_of(state, "undealt")}
        deck = [one for found in heaps.values() for heap in found for one in heap]
        rng.shuffle(deck)
        dealt = {
            name: [[deck.pop() for _ in heap] for heap in found] for name, found in heaps.items()
        }
    else:
        dealt = {"racks": [], "piles": []}
        for rack, pile in zip(state.racks, state.piles, strict=True):
            both = [*rack, *pile]
            rng.shuffle(both)
            dealt["racks"].append(both[: len(rack)])
            dealt["piles"].append(both[len(rack) :])
    log = tuple(event.seen_by(NOBODY) for event in model.log)
    return replace(model, match=replace(match, state=with_heaps(state, dealt)), log=log)


@every_plan
def test_a_covered_table_holds_nothing_hidden(plan: Plan) -> None:
    """The tree is equal wherever the hidden tiles lie; nor does any message bring them out."""
    rng = Random(9)
    looked = 0
    for driver in visit(plan):
        model = driver.model
        if not model.covered or rng.random() > SHARE:
            continue
        other = reshuffled(model, rng)
        looked += other != model
        assert page(other) == page(model)
        assert title(other) == title(model)
        for message in (Open(Screen.START), Open(Screen.ABOUT)):
            assert page(update(other, message)[0]) == page(update(model, message)[0])
        for one in FULL_SET:
            assert update(model, Touch(one)) == (model, ())
        for label in LABELS:
            assert update(model, Pick(Stone(0, label))) == (model, ())
        tried, effects = update(replace(model, picked=None), PlaceAt(0))
        assert tried.match == model.match and effects == (Hurry(),)
    assert looked > 3


@every_plan
def test_an_open_table_holds_nothing_hidden_from_its_viewer(plan: Plan) -> None:
    rng = Random(10)
    moved = 0
    for driver in visit(plan, number=5):
        model = driver.model
        match = model.match
        assert match is not None
        if model.covered or match.state.outcome is not None or rng.random() > SHARE:
            continue
        known = match.rules.observe(match.state, model.viewer)
        world = match.rules.guess(known, rng)
        log = tuple(event.seen_by(model.viewer) for event in model.log)
        other = replace(model, match=replace(match, state=world), log=log)
        moved += other != model
        assert page(other) == page(model)
    assert moved > 3


@every_plan
def test_the_cover_comes_when_the_next_seat_is_another_person(plan: Plan) -> None:
    covers = 0

    def law(driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
        nonlocal covers
        model, old = driver.model, before.match
        match = model.match
        if match is None or old is None or match == old or match.state.outcome is not None:
            return
        mover = match.state.mover
        if mover in plan.humans:
            assert model.viewer == mover
            handed = before.viewer != mover
            assert model.covered is (handed or before.covered)
            covers += handed
        else:
            assert model.viewer == before.viewer and not model.covered
            assert sum(isinstance(effect, AskPlayer) for effect in effects) == 1
        assert model.picked is None and model.chosen is None and model.refusal is None

    for driver in visit(plan, law, 6):
        assert driver.model.viewer in plan.humans
    assert covers > 3


@every_plan
def test_uncovering_shows_the_tiles_of_who_is_on_turn(plan: Plan) -> None:
    shown, rng = 0, Random(14)
    for driver in visit(plan, number=7):
        model = driver.model
        if rng.random() > 2 * SHARE:
            continue
        if not model.covered:
            assert update(model, Uncover()) == (model, ())
            continue
        assert model.match is not None
        opened, _ = update(model, Uncover())
        assert not opened.covered and opened.match == model.match
        assert opened.viewer == model.match.state.mover
        own = own_tiles(model.match.rules.observe(model.match.state, opened.viewer))
        wanted = {f"pick:{one}" if isinstance(one, Stone) else f"touch:{one}" for one in own}
        offered = {node.get("data-do") or "" for node in walk(page(opened))}
        hand = {do for do in offered if do.startswith(("pick:", "touch:"))}
        assert hand == wanted
        assert not any(text.startswith(("pick:", "touch:")) for text in strings(page(model)))
        shown += 1
    assert shown > 3


@every_plan
def test_a_reload_comes_back_covered(plan: Plan) -> None:
    looked, rng = 0, Random(11)
    for driver in visit(plan, number=8):
        if rng.random() > SHARE or driver.state.outcome is not None:
            continue
        again = driver.reopened()
        assert again.model.match == driver.model.match
        assert again.model.humans == plan.humans
        assert again.model.covered
        if driver.state.mover in plan.humans:
            assert again.model.viewer == driver.state.mover
            assert again.send(Uncover()).model.viewer == driver.state.mover
            looked += 1
    assert looked > 1


@every_plan
def test_announcements_of_the_next_person_start_after_the_cover(plan: Plan) -> None:
    """Nothing is told under the cover, and only what came after it once it is taken off."""
    looked, rng = 0, Random(13)
    for driver in visit(plan, number=9):
        model = driver.model
        if not model.covered or rng.random() > 2 * SHARE:
            continue
        looked += 1
        assert log_of(page(model)).children == ()
        assert log_of(page(update(model, Uncover())[0])).children == ()
    assert looked > 3


@every_plan
def test_the_cover_can_be_read_and_used(plan: Plan) -> None:
    rng = Random(12)
    for driver in visit(plan, number=10):
        if not driver.model.covered or rng.random() > SHARE:
            continue
        tree = page(driver.model)
        assert all(name for _, name in names(tree))
        assert len([node for node in walk(tree) if node.get("data-home") is not None]) == 1
        (heading,) = [node for node in walk(tree) if node.tag == "h1"]
        number = str(driver.model.viewer + 1)
        assert number in heard_text(heading)
        assert any(node.get("data-do") == "uncover" for node in walk(tree))


def test_what_others_drew_is_not_told() -> None:
    """In the log of each viewer the tiles that only others saw are missing."""
    for driver in visit(Plan("blockers", 3, humans=(0, 1, 2)), number=11):
        model = driver.model
        for event, full in zip(model.seen, model.log, strict=True):
            known: Event = full.seen_by(NOBODY if model.covered else model.viewer)
            assert event == known


def people(driver: Driver) -> tuple[int, ...]:
    return driver.model.plan.humans


@pytest.mark.parametrize("game", ["block", "all-fives", "blockers"])
def test_people_are_planned_and_kept(game: str) -> None:
    driver = Driver().send(SetGame(game), SetSeats(3), SetHuman(1, True), SetHuman(2, True))
    assert people(driver) == (0, 1, 2)
    again = driver.reopened("start")
    assert again.model.plan == driver.model.plan
    driver.send(SetHuman(1, False))
    assert people(driver) == (0, 2)
    driver.send(SetHuman(3, True), SetHuman(-1, True), SetHuman(9, True))
    assert people(driver) == (0, 2)
    driver.send(SetHuman(0, False))
    assert people(driver) == (2,)
    driver.send(SetHuman(0, True))
    assert driver.reopened("start").model.plan == driver.model.plan
    driver.send(SetSeats(2))
    assert people(driver) == (0,)


def test_changing_the_plan_leaves_the_running_match() -> None:
    driver = Driver(player=at_random).begin(Plan("blockers", 3, humans=(0, 1)))
    driver.send(Open(Screen.START), SetHuman(1, False), SetHuman(2, True), Open(Screen.TABLE))
    assert driver.model.humans == (0, 1)
    driver.send(Open(Screen.START), NewMatch())
    assert driver.model.humans == (0, 2)


def test_the_next_hand_goes_to_who_leads_it() -> None:
    driver = Driver(number=3, player=at_random).begin(Plan("block", 2, humans=(0, 1)))
    while driver.state.outcome is None:
        driver.step()
    viewer = driver.model.viewer
    assert not driver.model.covered
    driver.send(NextHand())
    assert driver.model.covered is (driver.state.mover != viewer)
    assert driver.model.viewer == driver.state.mover


def test_one_person_never_meets_the_cover() -> None:
    for plan in (Plan("block", 3), Plan("blockers", 3)):
        for driver in visit(plan, number=12):
            assert not driver.model.covered and driver.model.viewer == 0
            assert isinstance(page(driver.model), Node)
