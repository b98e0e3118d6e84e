"""Whole matches on the page, by mouse, by keyboard and by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from game.app.model import Plan
from game.engine.match import Match
from game.engine.record import print_match
from game.games import all_fives
from game.games.block import TARGETS
from game.i18n import LANGUAGES, Words
from game.view.account import number
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
    draw_plan,
    fives_plan,
    play_hand,
    play_match,
    prepare,
    short_seed,
    start,
)

INPUTS: dict[str, type[Mouse | Finger | Keys]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}
LOWER = {2: 40, 3: 30, 4: 30}


PLANS = {"block": block_plan, "draw": draw_plan, "all-fives": fives_plan}
KEYS_IN = {"block": "en", "draw": "es", "all-fives": "pt"}
"""The language in which a game is played by keyboard; a further match is in Italian."""
FULL_TARGETS = {"block": TARGETS, "draw": TARGETS, "all-fives": all_fives.TARGETS}


def cases() -> Iterator[tuple[str, str, int, int, str]]:
    """Game, input, seats, target, language."""
    for game, targets in FULL_TARGETS.items():
        if FULL:
            for seats, target in targets.items():
                yield from (
                    (game, way, seats, target, lang) for way in INPUTS for lang in LANGUAGES
                )
        else:
            yield from (
                (game, way, 2, targets[2], KEYS_IN[game] if way == "keys" else "en")
                for way in INPUTS
            )
    if not FULL:
        for way, seats, lang in (("mouse", 3, "es"), ("keys", 3, "it"), ("mouse", 4, "pt")):
            yield "block", way, seats, LOWER[seats], lang
        yield "block", "keys", 4, LOWER[4], "en"


@pytest.mark.parametrize(("game", "way", "seats", "target", "lang"), list(cases()))
def test_whole_match(
    open_game: OpenGame, game: str, way: str, seats: int, target: int, lang: str
) -> None:
    plan = PLANS[game](seats, target=target)
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
    expect(game.page.locator(".settle-total")).to_have_text(list(map(number, match.scores)))
    assert game.page.locator(".sheet tbody tr").count() == len(match.hands)


def play_again(hand: Input, plan: Plan) -> None:
    """The button under the result deals a new match by the same rules, without any score."""
    start(hand, 5)
    match = hand.game.match()
    assert (len(match.hands), set(match.standing.scores)) == (1, {0})
    assert match.rules == ahead(plan, 5, hands=1).rules
    play_hand(hand)
    assert print_match(hand.game.match()) == print_match(ahead(plan, 5, hands=1))
