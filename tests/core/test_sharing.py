"""Sharing as a flow of values: what buttons ask for, what links bring, what is played from them."""

from __future__ import annotations

from random import Random

import pytest

from game.app.link import Kind, Moment, deal_of, match_of, parse_link, position_of, print_link
from game.app.proof import Verdict
from game.app.share_messages import (
    CopyTable,
    CopyText,
    Done,
    DropOffer,
    LinkFollowed,
    SavePicture,
    SetOwnText,
    Share,
    ShareAs,
    ShareEnded,
    StartShared,
    TakeOffer,
    parse_share_message,
)
from game.app.sharing import Sharing, change, taken, to_look_at
from game.app.trust import LONGEST_TEXT, check, with_promise
from game.engine.deal import Shuffler, hand_seed
from game.engine.match import Match, deal_next, next_standing, play
from game.engine.record import parse_match
from game.games.catalogue import CATALOGUE, rules_for
from game.i18n import Words
from game.view.nodes import find_all
from game.view.share import share
from tests.core.support import match_steps

NOISE = bytes(range(16))


def some_match(game: str = "block", moves: int = 20) -> Match:
    """A match after some steps."""
    steps = match_steps(rules_for(game, 3, {}), bytes(16), Random(3))
    for _ in range(moves):
        match = next(steps).match
    return match


MATCH = some_match()
OFFER = LinkFollowed(print_link(deal_of(MATCH, 0)))


@pytest.mark.parametrize("what", [Share.DEAL, Share.POSITION, Share.MATCH])
def test_links_are_copied_with_the_address(what: Share) -> None:
    _, effects = change(Sharing(), ShareAs(what), MATCH)
    (effect,) = effects
    assert isinstance(effect, CopyText) and effect.link
    assert parse_link(effect.text).kind == what.value


def test_other_ways_to_share() -> None:
    _, (text,) = change(Sharing(), ShareAs(Share.TEXT), MATCH)
    _, (record,) = change(Sharing(), ShareAs(Share.RECORD), MATCH)
    assert text == CopyTable()
    assert isinstance(record, CopyText) and not record.link
    assert parse_match(record.text, rules_for).match == MATCH
    for what in (Share.SVG, Share.PNG):
        _, (picture,) = change(Sharing(), ShareAs(what), MATCH)
        assert isinstance(picture, SavePicture)
        assert picture.png is (what is Share.PNG) and picture.name.endswith(f".{what}")


def test_without_a_match_nothing_is_shared() -> None:
    for what in Share:
        assert change(Sharing(), ShareAs(what), None) == (Sharing(), ())


def test_what_came_of_it_stands_until_the_next_button() -> None:
    failed, _ = change(Sharing(), ShareEnded(Done.FAILED, "text"), MATCH)
    assert (failed.done, failed.by_hand) == (Done.FAILED, "text")
    again, _ = change(failed, ShareAs(Share.TEXT), MATCH)
    assert (again.done, again.by_hand) == (None, "")


def test_a_match_too_long_for_a_link_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.app.link.LONGEST", 20)
    found, effects = change(Sharing(), ShareAs(Share.MATCH), MATCH)
    assert (found.done, effects) == (Done.TOO_LONG, ())


def test_a_link_waits_until_it_is_taken_or_dropped() -> None:
    offered, effects = change(Sharing(), OFFER, MATCH)
    assert offered.offer == deal_of(MATCH, 0) and effects == ()
    assert change(offered, TakeOffer(), MATCH) == (offered, (StartShared(),))
    assert change(offered, DropOffer(), MATCH) == (Sharing(), ())
    assert change(Sharing(), TakeOffer(), MATCH) == (Sharing(), ())


def test_the_names_of_screens_are_no_links() -> None:
    offered, _ = change(Sharing(), OFFER, None)
    for fragment in ("", "table", "about", "start"):
        assert change(offered, LinkFollowed(fragment), None) == (offered, ())


@pytest.mark.parametrize(
    ("fragment", "fault"),
    [
        ("t2.abcdefgh", "link-version"),
        (OFFER.fragment[:-1], "link-mangled"),
        ("t1.%20", "link-mangled"),
    ],
)
def test_a_link_that_cannot_be_opened_leaves_its_fault(fragment: str, fault: str) -> None:
    found, effects = change(Sharing(), LinkFollowed(fragment), None)
    assert (found.offer, found.fault, effects) == (None, fault, ())
    assert change(found, DropOffer(), None)[0] == Sharing()
    assert change(found, OFFER, None)[0].fault is None


@pytest.mark.parametrize("game", [entry.game for entry in CATALOGUE])
def test_a_shared_position_is_played_on_with_deals_that_can_be_checked(game: str) -> None:
    match = some_match(game, 12)
    shared = parse_link(print_link(position_of(match, Moment(0, 5))))
    step, trust = taken(shared, NOISE, "hello")
    assert step.match == shared.match and step.events == shared.events
    rng = Random(1)
    while step.match.result is None and step.match.standing.hand < 2:
        trust = with_promise(trust, step.match)
        if step.match.state.outcome is None:
            step = play(step.match, rng.choice(step.match.rules.legal(step.match.state)))
            continue
        standing = next_standing(step.match)
        shuffle = Shuffler(hand_seed(trust.secret, standing.hand))
        step = deal_next(step.match, step.match.rules.set_up(standing, shuffle))
    first, *others = [hand.verdict for hand in check(step.match, trust).hands]
    assert first is Verdict.ELSEWHERE
    assert set(others) <= {Verdict.HOLDS, Verdict.RUNNING}
    assert bool(others) is (match.rules.target is not None)


def test_matches_are_looked_at_and_everything_else_is_played() -> None:
    assert to_look_at(match_of(MATCH))
    assert not to_look_at(deal_of(MATCH, 0))
    assert not to_look_at(position_of(MATCH, Moment(0, 2), Kind.POSITION))


def test_own_text_is_kept_up_to_its_longest() -> None:
    found, effects = change(Sharing(), SetOwnText("x" * 500), None)
    assert (found.own_text, effects) == ("x" * LONGEST_TEXT, ())


def test_messages_are_read_from_texts() -> None:
    buttons = find_all(share(Words("en"), True), "data-do")
    read = [parse_share_message(one.get("data-do") or "") for one in buttons]
    assert read == [ShareAs(what) for what in Share]
    assert parse_share_message("take-offer") == TakeOffer()
    assert parse_share_message("drop-offer") == DropOffer()
    assert parse_share_message("own-text:a:b") == SetOwnText("a:b")
    assert parse_share_message("own-text:") == SetOwnText("")


@pytest.mark.parametrize("text", ["", "share", "share:", "share:all", "take-offer:1", "own-text"])
def test_other_texts_are_no_messages(text: str) -> None:
    assert parse_share_message(text) is None
