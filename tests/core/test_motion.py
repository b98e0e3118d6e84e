"""What moves and what is heard when something has happened at the table."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.app.effects import Effect
from game.app.look import SetSounds
from game.app.messages import Open, SetPace
from game.app.model import Model, Pace, Plan, Screen
from game.engine.events import Captured, Counted, Drew, Passed, Placed, Played
from game.view.flights import STEPS, flights
from game.view.moving import Count, Flight, Pulse
from game.view.nodes import Node, find_all
from game.view.page import page
from game.view.sounds import TONES, Sound, sounds
from tests.core.page_driver import Driver, at_random

PLANS = [Plan("block", 3), Plan("all-fives", 2), Plan("blockers", 4)]
Step = tuple[Model, Model]


def steps(plan: Plan, number: int = 9) -> list[Step]:
    """The page before and after each message of a hand, at a pace and with sounds."""
    found: list[Step] = []

    def note(driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
        found.append((before, driver.model))

    driver = Driver(number=number, player=at_random)
    driver.send(SetPace(Pace.FAST), SetSounds(True)).begin(plan)
    driver.after = note
    for _ in driver.play(1):
        pass
    return found


STEPS_OF = {plan.game: steps(plan) for plan in PLANS}
ALL = [step for found in STEPS_OF.values() for step in found]


def has(tree: Node, selector: str) -> bool:
    """Whether the elements that a selector names by their data are on the page."""
    named = re.findall(r'\[(data-[a-z]+)="([^"]+)"\]', selector)
    return all(find_all(tree, name, value) for name, value in named)


def news(step: Step) -> list[object]:
    before, after = step
    return list(after.log[len(before.log) :])


def test_tiles_fly_from_where_they_were_to_where_they_are() -> None:
    seen = 0
    for before, after in ALL:
        moved = [one for one in flights(before, after) if isinstance(one, Flight)]
        if not moved:
            continue
        trees = page(before), page(after)
        for one in moved:
            assert has(trees[1], one.to)
            assert has(trees[0], one.origins[0])
            assert all(has(trees[0], origin) for origin in one.origins)
            seen += 1
    assert seen > 40


def test_everything_that_happens_moves() -> None:
    counted: dict[type, int] = {}
    for before, after in ALL:
        moved = flights(before, after)
        kinds = [type(event) for event in news((before, after))]
        for kind in kinds:
            counted[kind] = counted.get(kind, 0) + 1
        flying = kinds.count(Played) + kinds.count(Drew) + kinds.count(Placed)
        leaving = [one for one in moved if isinstance(one, Flight) and one.leaves]
        assert sum(isinstance(one, Flight) for one in moved) == flying + len(leaving)
        assert len(leaving) == kinds.count(Captured)
    assert min(counted[kind] for kind in (Played, Drew, Placed, Captured, Passed, Counted)) > 0


def test_a_hidden_tile_does_not_fly_with_its_face() -> None:
    for before, after in STEPS_OF["all-fives"]:
        own = (
            {str(tile) for tile in after.match.state.hands[after.viewer]} if after.match else set()
        )
        for event, seen in zip(news((before, after)), after.seen[len(before.log) :], strict=True):
            if isinstance(event, Drew) and event.seat != after.viewer:
                assert isinstance(seen, Drew) and seen.tile is None
                told = [one.to for one in flights(before, after) if isinstance(one, Flight)]
                assert not any("tile-" in to and to.split('"')[1][5:] not in own for to in told)


def test_numbers_count_up_to_what_is_written() -> None:
    found = 0
    for before, after in STEPS_OF["all-fives"]:
        for one in flights(before, after):
            if isinstance(one, Count) and "score" in one.at:
                assert after.match is not None and before.match is not None
                (seat,) = map(int, re.findall(r'data-seat="(\d)"', one.at))
                assert one.steps[-1] == str(after.match.scores[seat])
                assert 1 <= len(one.steps) <= STEPS
                assert list(map(int, one.steps)) == sorted(map(int, one.steps))
                assert int(one.steps[0]) > before.match.scores[seat]
                found += 1
    assert found


@pytest.mark.parametrize("step", [found[5] for found in STEPS_OF.values()])
def test_nothing_moves_where_nothing_has_happened(step: Step) -> None:
    _, after = step
    assert flights(after, after) == () and sounds(after, after) == ()
    start = replace(after, screen=Screen.START)
    assert flights(start, after) == () and flights(after, start) == ()
    another = replace(after, began=after.began + 1)
    assert flights(replace(after, log=()), another) == ()


def test_nothing_moves_at_the_instant_pace() -> None:
    for before, after in ALL:
        instant = replace(after, prefs=replace(after.prefs, pace=Pace.INSTANT))
        assert flights(before, instant) == ()


def test_a_pass_is_shown_at_the_chip() -> None:
    passes = [step for step in ALL if any(isinstance(one, Passed) for one in news(step))]
    assert passes
    for before, after in passes:
        assert any(
            isinstance(one, Pulse) and "chip-state" in one.at for one in flights(before, after)
        )


def test_sounds_belong_to_what_happens() -> None:
    heard: set[Sound] = set()
    for step in ALL:
        found = sounds(*step)
        kinds = {type(event) for event in news(step)}
        assert (Sound.PLACE in found) == bool(kinds & {Played, Placed})
        assert (Sound.DRAW in found) == (Drew in kinds)
        assert (Sound.CAPTURE in found) == (Captured in kinds)
        scored = [one for one in news(step) if isinstance(one, Counted) and one.points]
        assert (Sound.SCORE in found) == bool(scored)
        assert len(set(found)) == len(found)
        heard |= set(found)
    assert heard == set(Sound)


def test_sounds_are_off_until_they_are_wanted() -> None:
    assert not Model(PLANS[0]).prefs.look.sounds
    for before, after in ALL:
        look = replace(after.prefs.look, sounds=False)
        assert sounds(before, replace(after, prefs=replace(after.prefs, look=look))) == ()


def test_switching_them_on_can_be_heard() -> None:
    driver = Driver(number=3, player=at_random)
    heard = []
    driver.after = lambda driver, before, _: heard.append(sounds(before, driver.model))
    driver.send(SetSounds(True), SetSounds(True), SetSounds(False))
    assert heard == [(Sound.PLACE,), (), ()]


def test_coming_back_to_the_table_is_silent() -> None:
    driver = Driver(number=3, player=at_random).begin(PLANS[0]).send(SetSounds(True))
    heard = []
    driver.after = lambda driver, before, _: heard.append(sounds(before, driver.model))
    driver.send(Open(Screen.START), Open(Screen.TABLE))
    assert heard == [(), ()]


def test_sounds_are_short_and_soft() -> None:
    assert set(TONES) == set(Sound)
    for tones in TONES.values():
        assert 0 < len(tones) <= 3
        for tone in tones:
            assert tone.end > 50 and tone.start < 4000
            assert tone.loud <= 0.25 and tone.after + tone.length <= 1
