"""Sharing as a flow of values: what buttons ask for, what links bring, what is played from them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.app.effects import Shelf
from game.app.link import Moment, deal_of, match_of, parse_link, position_of, print_link
from game.app.messages import NewMatch, Open, SecretMade
from game.app.model import Screen
from game.app.opening import Opening, open_page
from game.app.proof import Origin, Verdict
from game.app.replay import Place
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
from game.app.sharing import Sharing, change, link_to, to_look_at
from game.app.trust import LONGEST_TEXT, check, shown_for
from game.app.update import update
from game.engine.match import Match
from game.engine.record import parse_match
from game.games.catalogue import CATALOGUE, rules_for
from game.i18n import Words
from game.view.given import given_picture, given_text
from game.view.nodes import find_all, text_of
from game.view.page import page
from game.view.share import share
from tests.core.page_driver import Driver, at_random
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


def opened(fragment: str, match: str | None = None) -> Driver:
    """The page at an address with this fragment."""
    return Driver(Opening("?lang=en&pace=instant", screen=fragment, match=match), player=at_random)


@pytest.mark.parametrize("game", [entry.game for entry in CATALOGUE])
def test_a_shared_position_is_played_on_with_deals_that_can_be_checked(game: str) -> None:
    match = some_match(game, 12)
    driver = opened(print_link(position_of(match, Moment(0, 5))))
    assert driver.model.screen is Screen.START and driver.model.match is None
    driver.send(SetOwnText("hello"))
    driver.send(TakeOffer())
    playing = driver.model
    assert playing.match is not None and playing.screen is Screen.TABLE
    assert playing.match.hands[0].setup == match.hands[0].setup
    assert playing.match.state.moves[:5] == match.hands[0].moves[:5]
    assert playing.sharing == Sharing() and playing.plan.game == game
    text = driver.shelves[Shelf.MATCH]
    again = opened("table", match=text).model
    assert again.match == playing.match and again.trust == playing.trust
    proof = check(playing.match, playing.trust)
    assert [hand.verdict for hand in proof.hands] == [Verdict.ELSEWHERE]


@pytest.mark.parametrize("ply", [3, 4, 5])
def test_whoever_plays_on_alone_sits_where_it_is_the_turn(ply: int) -> None:
    match = some_match("blockers", 12)
    position = position_of(match, Moment(0, ply))
    model, _ = open_page(Opening("?lang=en", screen=print_link(position)))
    before = model.plan
    model, _ = update(model, TakeOffer())
    model, _ = update(model, SecretMade(bytes(16), Origin(bytes(16)), shared=True))
    assert model.match is not None and model.match.state == position.match.state
    mover = model.match.state.mover
    assert model.humans == (mover,) and model.viewer == mover
    assert model.plan.humans == before.humans


def test_a_shared_match_is_looked_at_where_the_link_says() -> None:
    driver = opened(print_link(match_of(MATCH, Moment(0, 3))))
    assert driver.model.sharing.offer is not None
    driver.send(TakeOffer())
    assert driver.model.screen is Screen.REPLAY and driver.model.match is None
    assert driver.model.archive.place == Place(0, 3)
    assert Words("en")("replay.title", game="Block") in text_of(page(driver.model))
    assert driver.model.sharing.offer is None


def test_a_planned_match_leaves_the_offer_waiting() -> None:
    driver = opened(OFFER.fragment)
    driver.send(NewMatch())
    assert driver.model.match is not None and driver.model.match.rules.seats == 2
    assert driver.model.sharing.offer == deal_of(MATCH, 0)


def test_a_mangled_link_leaves_the_start_screen_and_a_sentence() -> None:
    driver = opened(OFFER.fragment[:-1])
    assert driver.model.screen is Screen.START
    told = text_of(page(driver.model))
    assert Words("en")("link.mangled") in told
    driver.send(DropOffer())
    assert Words("en")("link.mangled") not in text_of(page(driver.model))


def test_every_hand_of_a_match_shows_its_fingerprint_and_can_be_checked() -> None:
    driver = opened("")
    driver.send(NewMatch())
    model = driver.model
    assert model.match is not None and model.trust is not None
    shown = shown_for(model.trust, model.match)
    assert shown is not None and shown in text_of(page(model))
    checked = update(model, Open(Screen.CHECK))[0]
    assert shown in text_of(page(checked)) and model.secret.hex() not in text_of(page(checked))


def test_screens_of_a_match_need_one() -> None:
    for screen in (Screen.SHARE, Screen.CHECK):
        assert opened(screen.value).model.screen is Screen.START
        assert update(opened("").model, Open(screen))[0].screen is Screen.START


def test_what_is_given_away_is_what_the_viewer_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = opened("")
    driver.send(NewMatch())
    model = update(driver.model, Open(Screen.SHARE))[0]
    playing = model.match
    link, table = CopyText("t1.abc", link=True), CopyTable()
    assert given_text(link, model, "https://example.org/") == "https://example.org/#t1.abc"
    assert given_text(CopyText("record"), model, "https://example.org/") == "record"
    assert given_text(table, model, "").startswith("Block · Hand 1")
    steps = match_steps(rules_for("block", 3, {}), bytes(16), Random(3))
    over = next(one.match for one in steps if one.match.state.outcome is not None)
    assert playing is not None and playing.state.outcome is None
    for match, what in ((playing, Share.POSITION), (over, Share.MATCH)):
        shown = replace(model, match=match, log=())
        *_, last = given_text(table, shown, "https://example.org/").splitlines()
        assert last == f"https://example.org/#{link_to(match, what)}"
    monkeypatch.setattr("game.view.given.link_to", lambda match, what: None)
    assert "#" not in given_text(table, model, "https://example.org/")
    assert given_picture(model, False).startswith("<svg")
    hidden = replace(model, covered=True)
    assert given_text(table, hidden, "") == given_picture(hidden, True) == ""


def test_matches_are_looked_at_and_everything_else_is_played() -> None:
    assert to_look_at(Sharing(offer=match_of(MATCH)))
    assert not to_look_at(Sharing(offer=deal_of(MATCH, 0)))
    assert not to_look_at(Sharing(offer=position_of(MATCH, Moment(0, 2))))
    assert not to_look_at(Sharing())


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
