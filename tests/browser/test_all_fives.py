"""All Fives on the page: whole matches, what is shown after every move, four arms on the felt."""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page

from game.app.model import VIEWER
from game.app.saved import parse_save
from game.engine.events import Counted, Dealt, Drew
from game.engine.match import Match, MatchStep
from game.engine.moves import DRAW
from game.engine.record import parse_match, print_match
from game.games.catalogue import rules_for
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    FULL,
    Game,
    Input,
    Keys,
    Mouse,
    address,
    ahead,
    fives_plan,
    hand_seed_where,
    inside,
    overlap,
    play_hand,
    play_match,
    prepare,
    start,
)
from tests.browser.test_fair import check_fair
from tests.browser.test_layout import check_chain

SIZES = ((320, 568), (360, 740), (740, 360), (1280, 800))
TARGETS = {2: 60, 3: 35, 4: 30}
"""Low enough for a short match."""


@pytest.mark.parametrize(("seats", "hands"), [(2, 3), (3, 3), (4, 3)])
def test_whole_match_by_mouse(open_game: OpenGame, seats: int, hands: int) -> None:
    plan = fives_plan(seats, target=TARGETS[seats])
    seed = next(seed for seed in count(1) if others_draw(ahead(plan, seed), hands))
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    hand.game.keep("Pages")
    start(hand, seed)
    play_match(hand)
    match = hand.game.match()
    assert print_match(match) == print_match(ahead(plan, seed))
    assert match.result is not None
    assert len(match.hands) >= hands
    pages = [one for one in hand.game.watched("pages") if one["save"]]
    # Every move and every deal has been kept and shown.
    moves = [len(played.moves) for played in match.hands]
    assert len({one["save"] for one in pages}) == sum(moves) + len(moves)
    drawn = check_pages(pages)
    assert drawn > 0


def others_draw(match: Match, hands: int) -> bool:
    """Whether others draw in a match that is neither too short nor long."""
    if not hands <= len(match.hands) <= hands + 2:
        return False
    events = parse_match(print_match(match), rules_for).events
    return any(isinstance(event, Drew) and event.seat != VIEWER for event in events)


def check_pages(pages: list[dict[str, Any]]) -> int:
    """Sum and boneyard agree with the record on all pages, hidden tiles are on none.

    How many pages were seen after others had drawn.
    """
    drawn = 0
    for one in {json.dumps(one): one for one in pages}.values():
        if 'class="page at-table"' not in one["html"]:
            continue
        step, _ = parse_save(one["save"])
        assert shown_sum(one["html"]) == true_sum(step)
        assert shown_boneyard(one["html"]) == len(step.match.state.undealt)
        check_fair(one["html"], one["values"], one["save"], "en")
        last = step.events[-1]
        drawn += isinstance(last, Drew) and last.seat != VIEWER
    return drawn


def shown_sum(document: str) -> str:
    """The sum of the open ends as the page shows it."""
    ((_, found),) = re.findall(
        r'<(p|div) class="sum[^>]*>(.*?)</\1>', document.replace("&nbsp;", " ")
    )
    return re.sub("<[^>]*>", "", found)


def shown_boneyard(document: str) -> int:
    """The number beside the boneyard."""
    (found,) = re.findall(r'class="boneyard-count">(\d+)<', document)
    return int(found)


def true_sum(step: MatchStep) -> str:
    """The sum of the open ends as the record has it, with the points it has brought."""
    told = ""
    for event in step.events:
        if isinstance(event, Dealt):
            told = ""
        elif isinstance(event, Counted):
            terms = [str(term.worth) for term in event.terms]
            told = " + ".join(terms)
            if len(terms) > 1:
                told += f" = {event.total}"
            if event.points:
                assert event.points == event.total
                told += f" +{event.points}"
    return told


def viewer_draws(match: Match) -> bool:
    """Whether the viewer draws in the running hand."""
    seat = match.state.leader
    for move in match.state.moves:
        if move == DRAW:
            if seat == VIEWER:
                return True
            continue
        seat = (seat + 1) % match.rules.seats
    return False


def test_one_hand_by_keyboard_alone(open_game: OpenGame) -> None:
    plan = fives_plan(2)
    seed = hand_seed_where(plan, viewer_draws)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand: Input = Keys(Game(page))
    start(hand, seed)
    play_hand(hand)
    assert print_match(hand.game.match()) == print_match(ahead(plan, seed, hands=1))
    hand.press("next-hand")
    hand.game.wait_for_viewer()
    assert len(hand.game.match().hands) == 2


def test_drawing_by_a_click_on_the_boneyard(open_game: OpenGame) -> None:
    plan = fives_plan(2)
    seed = hand_seed_where(plan, viewer_draws)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    start(hand, seed)
    play_hand(hand, lambda match: match.rules.legal(match.state) == (DRAW,))
    before = hand.game.own()
    left = len(hand.game.match().state.undealt)
    page.locator(".boneyard").click()
    assert len(hand.game.match().state.undealt) == left - 1
    (new,) = set(hand.game.own()) - set(before)
    assert str(hand.game.match().state.hands[VIEWER][-1]) == new
    assert shown_boneyard(page.content()) == left - 1


# --- Four arms on the felt ------------------------------------------------------------


def four_arms(match: Match) -> bool:
    """Whether all four arms have been played on, in a long hand."""
    chain = match.state.chain
    arms = (chain.left, chain.right, chain.up, chain.down)
    return chain.spinner is not None and all(arms) and len(chain.tiles) >= 17


BOXES = """name => [...document.querySelectorAll(name)].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""
LONGEST = """one => {
  const strong = document.createElement("strong");
  strong.textContent = " +35";
  one.replaceChildren("12 + 10 + 8 + 5 = 35", strong);
}"""
"""Writes the longest sum there is."""
SLIVER = 6
"""Pixels of a tile that the number beside it may touch: the tip, none of its dots."""


def check_beside(page: Page, laid: dict[str, Any]) -> None:
    """The numbers at the ends, the sum and the boneyard stay on the felt and hide no tile."""
    page.locator(".felt .sum").evaluate(LONGEST)
    found = {name: page.evaluate(BOXES, name) for name in (".mark", ".felt .sum", ".boneyard")}
    ((summed,), (boneyard,)) = (found[".felt .sum"], found[".boneyard"])
    assert not overlap(summed, boneyard)
    for name, boxes in found.items():
        for box in boxes:
            assert inside(box, laid["felt"]), name
            for tile, covered in laid["tiles"].items():
                assert not overlap(box, covered, SLIVER if name == ".mark" else 0.5), (name, tile)


@pytest.mark.parametrize("viewport", SIZES, ids=str)
@pytest.mark.parametrize("seats", (2, 3, 4) if FULL else (2,))
def test_four_arms_lie_inside_the_felt(
    open_game: OpenGame, viewport: tuple[int, int], seats: int
) -> None:
    plan = fives_plan(seats)
    seed = hand_seed_where(plan, four_arms)
    page = open_game(address(plan), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    hand.game.keep("Laid")
    start(hand, seed)
    play_hand(hand)
    laid = hand.game.watched("laid")
    assert four_arms(hand.game.match())
    assert len(laid[-1]["tiles"]) >= 17
    for one in laid:
        check_chain(one)
    spinner = str(hand.game.match().state.chain.spinner)
    for one in laid:
        if spinner in one["tiles"]:
            boxes = [box for name, box in one["tiles"].items() if name != spinner]
            assert not any(overlap(one["tiles"][spinner], box) for box in boxes)
    check_beside(page, laid[-1])
