"""What a screen reader gets: announcements in order, refusals, the focus; and still pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from game.app.model import VIEWER
from game.engine.match import Match
from game.engine.moves import Play
from game.i18n import LANGUAGES, Words
from game.view.speech import Speech
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    FULL,
    Game,
    Keys,
    Mouse,
    address,
    block_plan,
    hand_seed_where,
    own_move,
    play_hand,
    play_turn,
    prepare,
    start,
    viewer_passes,
)


@pytest.mark.parametrize("seats", [2, 3, 4] if FULL else [4])
@pytest.mark.parametrize("lang", LANGUAGES if FULL else ["es"])
def test_everything_is_said_once_and_in_order(open_game: OpenGame, seats: int, lang: str) -> None:
    plan = block_plan(seats)
    page = open_game(address(plan, lang), prepare=prepare)
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, viewer_passes))
    play_hand(hand)
    hand.press("next-hand")
    play_hand(hand)
    aloud = Speech(Words(lang), seats, aloud=True)
    assert hand.game.watched("spoken") == [
        " ".join(aloud.event(event)) for event in hand.game.events()
    ]


def has_refusal(match: Match) -> bool:
    """Whether the viewer plays second and the lead refuses some tile but not all."""
    first = match.state.moves[0]
    if match.state.leader == VIEWER or not isinstance(first, Play):
        return False
    hand = match.setup.hands[VIEWER]
    fitting = [tile for tile in hand if tile.has(first.tile.low) or tile.has(first.tile.high)]
    return 0 < len(fitting) < len(hand)


@pytest.mark.parametrize("lang", LANGUAGES if FULL else ["it"])
def test_refusal_is_told(open_game: OpenGame, lang: str) -> None:
    plan = block_plan(2)
    page = open_game(address(plan, lang), prepare=prepare)
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, has_refusal))
    before = hand.game.saved()
    tile = page.locator(".own:not(.fits)").first
    name = tile.get_attribute("aria-label")
    tile.click(force=True)
    values = hand.game.match().state.chain.values
    aloud = Speech(Words(lang), 2, aloud=True)
    told = Words(lang)("why.no-fit", tile=name or "", ends=aloud.ends_are(values))
    expect(page.locator("p[role=status]")).to_have_text(told)
    assert hand.game.watched("told")[-1] == told
    expect(page.locator(".line.refused .line-now")).to_be_visible()
    assert hand.game.saved() == before
    assert page.locator("[data-ghost]").count() == 0


def test_focus_is_where_to_go_on(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare)
    hand = Keys(Game(page))
    start(hand, hand_seed_where(plan, lambda match: match.state.leader == VIEWER))
    focused = page.locator(":focus")
    expect(focused).to_have_class("own fits")
    play_turn(hand)
    while not hand.game.over():
        move = own_move(hand.game.match())
        expect(page.locator("#app :focus")).to_have_count(1)
        if not isinstance(move, Play):
            assert page.locator(".own.fits").count() == 0
        play_turn(hand)
    expect(focused).to_have_attribute("data-do", "next-hand")


RUNNING = "document.getAnimations().filter(one => one.playState === 'running').length"


def test_reduced_motion_means_none(open_game: OpenGame) -> None:
    plan = block_plan(2)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    page.evaluate(
        """() => {
          watched.running = 0;
          new MutationObserver(() => {
            const running = document.getAnimations().filter(one => one.playState === "running");
            watched.running += running.length;
          }).observe(document, { subtree: true, childList: true, attributes: true });
        }"""
    )
    hand = Mouse(Game(page))
    start(hand, hand_seed_where(plan, lambda match: len(match.state.moves) > 9))
    while not hand.game.over():
        play_turn(hand)
        assert page.evaluate(RUNNING) == 0
    assert hand.game.watched("running") == 0
