"""Whole matches on the page, by mouse, by keyboard and by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from game.app.model import Plan
from game.engine.match import Match
from game.engine.record import print_match
from game.games.block import TARGETS
from game.i18n import LANGUAGES, Words
from game.view.speech import Speech
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    FULL,
    Finger,
    Game,
    Input,
    Keys,
    Mouse,
    address,
    ahead,
    block_plan,
    play_hand,
    play_match,
    prepare,
    short_seed,
    start,
)

INPUTS: dict[str, type[Mouse | Finger | Keys]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}
LOWER = {2: 40, 3: 30, 4: 30}


def cases() -> Iterator[tuple[str, int, int, str]]:
    """Input, seats, target, language."""
    if FULL:
        for seats, target in TARGETS.items():
            yield from ((way, seats, target, lang) for way in INPUTS for lang in LANGUAGES)
        return
    yield from ((way, 2, TARGETS[2], "en") for way in INPUTS)
    for way, seats, lang in (("mouse", 3, "es"), ("keys", 3, "it"), ("mouse", 4, "pt")):
        yield way, seats, LOWER[seats], lang
    yield "keys", 4, LOWER[4], "en"


@pytest.mark.parametrize(("way", "seats", "target", "lang"), list(cases()))
def test_whole_match(open_game: OpenGame, way: str, seats: int, target: int, lang: str) -> None:
    plan = block_plan(seats, target=target)
    seed = short_seed(plan)
    page = open_game(
        address(plan, lang), prepare=prepare, reduced_motion="reduce", has_touch=way == "touch"
    )
    hand: Input = INPUTS[way](Game(page))
    start(hand, seed)
    play_match(hand)

    match = hand.game.match()
    assert len(match.hands) >= 3
    assert print_match(match) == print_match(ahead(plan, seed))
    check_result(hand.game, match, lang)
    play_again(hand, plan)


def check_result(game: Game, match: Match, lang: str) -> None:
    """The panel says who has won, and the sheet has all hands."""
    assert match.result is not None
    speech = Speech(Words(lang), match.rules.seats)
    expect(game.page.locator(".settle-result")).to_have_text(speech.result(match.result))
    expect(game.page.locator(".settle-total")).to_have_text([str(one) for one in match.scores])
    assert game.page.locator(".sheet tbody tr").count() == len(match.hands)


def play_again(hand: Input, plan: Plan) -> None:
    """The button under the result deals a new match by the same rules, without any score."""
    start(hand, 5)
    match = hand.game.match()
    assert (len(match.hands), set(match.scores)) == (1, {0})
    assert match.rules == ahead(plan, 5, hands=1).rules
    play_hand(hand)
    assert print_match(hand.game.match()) == print_match(ahead(plan, 5, hands=1))
