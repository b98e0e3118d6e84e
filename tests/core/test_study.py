"""The expert on a kept match: what is asked, in what order, when it stops, what comes too late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app import study
from game.app.advice import own_moves
from game.app.archive import Archive, change
from game.app.archive_messages import (
    ArchiveEffect,
    ArchiveMessage,
    Go,
    KeptFound,
    OpenReplay,
    Way,
    parse_archive_message,
)
from game.app.cupboard import put_away
from game.app.kept import Kept, key_of
from game.app.messages import Arrived, Open
from game.app.model import Screen
from game.app.replay import Place, Tape, end_of, moment
from game.app.study import AskOpinion, OpinionFound, ShowChances, ShowOpinions, Study, chances
from game.app.update import update
from game.games.catalogue import parse_knowledge, print_knowledge
from tests.core.kept_matches import GAMES, kept
from tests.core.page_driver import ratings_for, secret_of
from tests.core.test_archiving import Device

every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


class Reader:
    """Looks at a kept match; the expert answers when it is told to."""

    def __init__(self, one: Kept) -> None:
        self.archive, _ = change(Archive(), KeptFound(one.key, one))
        self.asked: list[AskOpinion] = []
        self.all: list[AskOpinion] = []

    def send(self, *messages: ArchiveMessage) -> Reader:
        for message in messages:
            self.archive, effects = change(self.archive, message)
            self._heard(effects)
        return self

    def _heard(self, effects: tuple[ArchiveEffect, ...]) -> None:
        for effect in effects:
            assert isinstance(effect, AskOpinion)
            self.asked.append(effect)
            self.all.append(effect)
            assert len(self.asked) == 1, "one question at a time"

    def answer(self, most: int = 1_000) -> Reader:
        while self.asked and most:
            self.send(answer_to(self.asked.pop()))
            most -= 1
        return self

    @property
    def study(self) -> Study:
        return self.archive.study

    @property
    def tape(self) -> Tape:
        assert self.archive.tape is not None
        return self.archive.tape


def answer_to(asked: AskOpinion) -> OpinionFound:
    return OpinionFound(ratings_for(asked.observation), asked.place, asked.run)


def test_texts_of_the_buttons() -> None:
    assert parse_archive_message("opinions:on") == ShowOpinions(True)
    assert parse_archive_message("chances:off") == ShowChances(False)
    assert parse_archive_message("opinions:x") is None is parse_archive_message("chances:")


@every_game
def test_the_choices_of_a_hand_are_asked_as_the_review_asks_them(game: str, seats: int) -> None:
    reader = Reader(kept(3, game, seats)).send(ShowOpinions(True)).answer()
    tape = reader.tape
    match = moment(tape, end_of(tape, 0)).match
    own = own_moves(match, 0)
    assert [one.place for one in reader.all] == [Place(0, one.at) for one in own]
    assert [one.observation for one in reader.all] == [
        print_knowledge(match.rules, one.known) for one in own
    ]
    assert set(reader.study.found) == {one.place for one in reader.all}


def test_all_people_are_asked_for_and_all_seats_where_nobody_is_a_person() -> None:
    for humans, seats in (((0, 2), {0, 2}), ((), {0, 1, 2})):
        reader = Reader(kept(3, "block", 3, humans=humans)).send(ShowOpinions(True)).answer()
        assert {parse_knowledge(one.observation)[1].seat for one in reader.all} == seats
        found = study.reviews(reader.study, reader.tape, 0)
        assert {one.seat for one in found} == seats and all(one.done for one in found)


def test_only_the_hand_that_is_shown_is_asked_about() -> None:
    reader = Reader(kept(3)).send(Go(Way.NEXT_HAND), ShowOpinions(True)).answer()
    assert {one.place.hand for one in reader.all} == {1}
    reader.send(Go(Way.FIRST), ShowOpinions(True)).answer()
    assert set(reader.study.hands) == {0, 1}
    reader.send(ShowOpinions(False))
    assert set(reader.study.hands) == {1}
    asked = len(reader.all)
    reader.send(ShowOpinions(True))
    assert len(reader.all) == asked, "what was answered is not asked again"


def test_reviews_fill_and_keep_what_has_no_answer_yet() -> None:
    reader = Reader(kept(3)).send(ShowOpinions(True)).answer(1)
    (review,) = study.reviews(reader.study, reader.tape, 0)
    assert len(review.rated) == 1 < len(review.moves) and not review.done


@every_game
def test_chances_follow_the_viewer_over_the_match(game: str, seats: int) -> None:
    reader = Reader(kept(3, game, seats)).send(ShowChances(True))
    assert chances(reader.study, reader.tape) == ()
    first = reader.asked[0].place
    reader.answer(1)
    early = chances(reader.study, reader.tape)
    assert [at for at, one in enumerate(early) if one is not None] == [first.ply]
    reader.answer()
    turns = reader.study.turns
    assert turns and len(turns) <= study.MOST_TURNS and set(turns) == set(reader.study.found)
    assert all(moment(reader.tape, one).match.state.mover == 0 for one in turns)
    found = chances(reader.study, reader.tape)
    moves = sum(len(reel.moves) for reel in reader.tape.reels)
    assert len(found) == moves + 1 and found[first.ply] == 60
    assert sum(one is not None for one in found) == len(turns) + 1
    result = moment(reader.tape, end_of(reader.tape, len(reader.tape.reels) - 1)).match.result
    assert result is not None
    assert found[-1] == (100 // len(result.winners) if 0 in result.winners else 0)


def test_a_long_match_is_looked_at_here_and_there(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Reader(kept(3)).send(ShowChances(True)).study.turns
    assert whole is not None and len(whole) > 5
    monkeypatch.setattr(study, "MOST_TURNS", 5)
    some = Reader(kept(3)).send(ShowChances(True)).study.turns
    assert some is not None and len(set(some)) == 5 and set(some) <= set(whole)
    assert (some[0], some[-1]) == (whole[0], whole[-1])


def test_hand_and_match_share_the_answers() -> None:
    reader = Reader(kept(3)).send(ShowOpinions(True), ShowChances(True)).answer()
    assert len(reader.all) == len({one.place for one in reader.all})
    before = len(reader.all)
    reader.send(ShowChances(False), ShowOpinions(False), ShowChances(True)).answer()
    assert len(reader.all) == before and chances(reader.study, reader.tape)


def test_an_unfinished_match_has_no_result() -> None:
    reader = Reader(kept(5, most=9)).send(ShowChances(True)).answer()
    found = chances(reader.study, reader.tape)
    assert found and sum(one is not None for one in found) == len(reader.study.turns or ())


def test_late_and_strange_answers_change_nothing() -> None:
    reader = Reader(kept(3)).send(ShowOpinions(True))
    late = answer_to(reader.asked[0])
    for other in (replace(late, run=late.run + 1), replace(late, place=Place(0, 99))):
        assert change(reader.archive, other) == (reader.archive, ())
    once, _ = change(reader.archive, late)
    assert change(once, late) == (once, ())
    gone = replace(reader.archive, study=study.left(reader.study))
    assert change(gone, late) == (gone, ()) and gone.study.run == late.run + 1
    assert change(Archive(), late) == (Archive(), ())


def test_another_match_starts_anew() -> None:
    reader = Reader(kept(3)).send(ShowOpinions(True))
    late = answer_to(reader.asked[0])
    other, _ = change(reader.archive, KeptFound(kept(4).key, kept(4)))
    assert not other.study.hands and not other.study.found
    assert change(other, late) == (other, ())


@pytest.mark.parametrize("leave", [Open(Screen.HISTORY), Arrived(Screen.START)])
def test_it_stops_when_the_reader_leaves(leave: Open | Arrived) -> None:
    device = Device()
    put_away(device.shelves, kept(1))
    driver = device.driver.send(Open(Screen.HISTORY), OpenReplay(key_of(secret_of(1))))
    model, (asked,) = update(driver.model, ShowOpinions(True))
    assert isinstance(asked, AskOpinion)
    model, more = update(model, answer_to(asked))
    (further,) = more
    assert isinstance(further, AskOpinion) and further.place != asked.place
    away, _ = update(model, leave)
    assert away.screen is not Screen.REPLAY
    after, effects = update(away, answer_to(further))
    assert effects == () and after.archive.study == away.archive.study
    back, _ = update(away, Arrived(Screen.REPLAY))
    assert back.screen is Screen.REPLAY and not back.archive.study.hands
    _, (again,) = update(back, ShowOpinions(True))
    assert isinstance(again, AskOpinion) and again.place == further.place


def test_an_answer_on_another_screen_ends_the_asking() -> None:
    device = Device()
    put_away(device.shelves, kept(1))
    driver = device.driver.send(Open(Screen.HISTORY), OpenReplay(key_of(secret_of(1))))
    model, (asked,) = update(driver.model, ShowChances(True))
    assert isinstance(asked, AskOpinion)
    elsewhere = replace(model, screen=Screen.TABLE)
    after, effects = update(elsewhere, answer_to(asked))
    assert effects == () and after.archive.study.turns is None
