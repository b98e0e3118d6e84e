"""Replay: every moment as it was, ways about, what may be seen, the curve of the scores."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app import replay
from game.app.archive import Archive, Checking, change
from game.app.archive_messages import (
    ArchiveEffect,
    ArchiveMessage,
    AskForget,
    BringIn,
    CheckMore,
    ChooseFile,
    CloseReport,
    Continue,
    Download,
    Export,
    FetchKept,
    FileRead,
    Forget,
    ForgetKept,
    Go,
    HistoryRead,
    Import,
    Imported,
    Jump,
    KeptFound,
    OpenReplay,
    ShowHands,
    Way,
    parse_archive_message,
)
from game.app.board_sight import BoardSight
from game.app.bundle import print_bundle, take
from game.app.curve import curve
from game.app.history import History, keep
from game.app.holdings import hands_of
from game.app.kept import Kept, Stage, entry_of, print_kept, replayed
from game.app.model import Box
from game.app.replay import Place, Tape, moment, moments, tape_of
from game.app.scene import Scene, scene
from game.app.sight import Sight
from game.engine.events import Event, HandEnded, Refilled
from tests.core.kept_matches import GAMES, kept, played
from tests.core.support import tiles_named

BOX = Box(600, 400)
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def tape(one: Kept) -> Tape:
    found = tape_of(one.key, replayed(one).match, one.humans)
    assert found is not None
    return found


# --- Moments ----------------------------------------------------------------------------


@every_game
def test_all_moments_together_are_the_match(game: str, seats: int) -> None:
    one = kept(3, game, seats)
    step, found = replayed(one), tape(one)
    assert len(found.reels) == len(step.match.hands) and all(reel.over for reel in found.reels)
    events: list[Event] = []
    for hand, reel in enumerate(found.reels):
        here = moments(found, hand)
        assert [there.place for there in here] == [
            Place(hand, ply) for ply in range(len(reel.moves) + 1)
        ]
        assert here[-1].match.state.outcome is not None
        assert here[-1].log == tuple(event for there in here for event in there.events)
        events += here[-1].log
    assert tuple(events) == step.events
    assert moments(found, len(found.reels) - 1)[-1].match == step.match


@every_game
def test_steps_forward_and_back_meet_every_moment_once(game: str, seats: int) -> None:
    found = tape(kept(3, game, seats))
    places = [Place(h, ply) for h, r in enumerate(found.reels) for ply in range(len(r.moves) + 1)]
    at, seen = replay.first(found), [replay.first(found)]
    while replay.forward(found, at) != at:
        at = replay.forward(found, at)
        seen.append(at)
    assert seen == places and at == replay.last(found)
    for place in reversed(places[:-1]):
        at = replay.back(found, at)
        assert at == place
    assert replay.back(found, at) == at


@given(st.integers(-3, 30), st.integers(-3, 200))
def test_ways_stay_on_the_tape(hand: int, ply: int) -> None:
    found = tape(kept(3))
    at = replay.clamped(found, Place(hand, ply))
    assert moment(found, Place(hand, ply)) == moment(found, at)
    following, before = replay.next_hand(found, at), replay.previous_hand(found, at)
    assert following == (
        Place(at.hand + 1) if at.hand + 1 < len(found.reels) else replay.last(found)
    )
    assert before == (Place(at.hand) if at.ply else Place(max(0, at.hand - 1)))
    for way in (replay.forward, replay.back, replay.next_hand, replay.previous_hand):
        there = way(found, at)
        assert there == replay.clamped(found, there)


def test_a_running_hand_is_seen_by_a_single_person_alone() -> None:
    one = kept(3, "block", 3, most=30)
    hands = len(replayed(one).match.hands)
    assert hands > 1 and replayed(one).match.state.outcome is None
    assert [reel.over for reel in tape(one).reels] == [True] * (hands - 1) + [False]
    for humans in ((0, 1), ()):
        assert len(tape(replace(one, humans=humans)).reels) == hands - 1
    assert tape_of("", played("block", 3, 3, most=4), (0, 1)) is None


# --- What is seen -----------------------------------------------------------------------


def named(found: Scene) -> set[object]:
    """Every tile that the scene's story names up to its place."""
    told = found.told[: found.place.ply + 1]
    return {one for events in told for event in events for one in tiles_named(event)}


@every_game
def test_the_viewer_sees_what_the_viewer_saw(game: str, seats: int) -> None:
    found = tape(kept(3, game, seats))
    for hand in range(min(2, len(found.reels))):
        for ply in range(len(found.reels[hand].moves) + 1):
            there = scene(found, Place(hand, ply), BOX)
            state = moment(found, Place(hand, ply)).match
            assert there.hands == (hands_of(state)[0], *[None] * (seats - 1))
            assert there.sight.known == state.rules.observe(state.state, 0)
            assert there.may_open
            assert there.sight.ended is None or ply == len(found.reels[hand].moves)


@every_game
def test_nothing_can_be_done_in_a_scene(game: str, seats: int) -> None:
    found = tape(kept(3, game, seats))
    for ply in range(len(found.reels[0].moves)):
        sight = scene(found, Place(0, ply), BOX).sight
        if isinstance(sight, BoardSight):
            assert (sight.open_racks, sight.spaces, sight.must_skip) == ((), {}, False)
        else:
            assert isinstance(sight, Sight)
            assert (sight.playable, sight.arms, sight.must_pass) == ((), (), False)
            assert not sight.must_draw


@every_game
def test_all_hands_are_shown_on_request_once_the_hand_is_over(game: str, seats: int) -> None:
    found = tape(kept(3, game, seats))
    place = Place(0, 3)
    there = scene(found, place, BOX, open_hands=True)
    assert there.hands == hands_of(moment(found, place).match)
    assert sum(map(len, filter(None, there.hands))) > seats
    assert len(named(there)) > len(named(scene(found, place, BOX)))


def test_hidden_tiles_of_a_running_hand_stay_hidden() -> None:
    found = tape(kept(3, "all-fives", 2, most=8))
    there = scene(found, Place(0, 99), BOX, open_hands=True)
    assert not there.may_open and there.hands[1] is None
    state = moment(found, Place(0, 99)).match.state
    assert not named(there) & set(state.hands[1])
    board = tape(kept(3, "blockers", 3, most=20))
    told = [event for events in scene(board, Place(0, 20), BOX).told for event in events]
    refilled = [event for event in told if isinstance(event, Refilled)]
    assert refilled and all((event.label is None) == (event.seat != 0) for event in refilled)


@every_game
def test_the_curve_ends_at_the_score(game: str, seats: int) -> None:
    one = kept(3, game, seats)
    found, match = curve(tape(one)), replayed(one).match
    assert tuple(line[-1] for line in found.lines) == match.scores
    assert {len(line) for line in found.lines} == {
        1 + (len(match.state.moves) if found.turns else len(match.hands))
    }
    assert all(line[0] == 0 for line in found.lines)
    ended = [event for event in replayed(one).events if isinstance(event, HandEnded)]
    assert found.turns == (not ended)
    for at, event in enumerate(ended, 1):
        assert tuple(line[at] for line in found.lines) == event.outcome.scores


# --- The screens ------------------------------------------------------------------------


def after(archive: Archive, *messages: ArchiveMessage) -> tuple[Archive, list[ArchiveEffect]]:
    asked: list[ArchiveEffect] = []
    for message in messages:
        archive, effects = change(archive, message)
        asked += effects
    return archive, asked


def looking(one: Kept) -> Archive:
    return after(Archive(), KeptFound(one.key, one))[0]


def test_a_replay_is_asked_for_and_opens_at_its_first_deal() -> None:
    one = kept(3)
    archive, asked = after(Archive(place=Place(2, 3), missing=True), OpenReplay(one.key))
    assert asked == [FetchKept(one.key)] and not archive.missing
    archive, _ = after(archive, KeptFound(one.key, one))
    assert archive.tape == tape(one) and archive.place == Place()
    for way, place in (
        (Way.FORWARD, Place(0, 1)),
        (Way.NEXT_HAND, Place(1, 0)),
        (Way.BACK, replay.end_of(tape(one), 0)),
        (Way.PREVIOUS_HAND, Place(0, 0)),
        (Way.LAST, replay.last(tape(one))),
        (Way.FIRST, Place(0, 0)),
    ):
        archive, asked = after(archive, Go(way))
        assert archive.place == place and asked == []
    assert after(archive, Jump(Place(99, 99)))[0].place == replay.last(tape(one))
    assert after(archive, ShowHands(True))[0].open_hands


@pytest.mark.parametrize(
    "found",
    [
        None,
        replace(kept(3), record="tiles 1"),
        replace(kept(3, "block", 3, most=4), humans=(0, 1)),
    ],
)
def test_a_match_that_cannot_be_shown_is_said_so(found: Kept | None) -> None:
    archive, _ = after(looking(kept(4)), KeptFound("x", found))
    assert archive.missing and archive.tape is None
    assert after(archive, Go(Way.FORWARD), Jump(Place(1, 1)))[0] == archive
    assert not after(archive, CloseReport())[0].missing


def test_a_match_is_deleted_only_after_asking() -> None:
    assert after(Archive(), Forget("a"))[1] == []
    assert after(Archive(), AskForget("a"), Forget("b"))[1] == []
    assert after(Archive(), AskForget("a"), AskForget(None), Forget("a"))[1] == []
    archive, asked = after(Archive(), AskForget("a"), Forget("a"))
    assert asked == [ForgetKept("a")] and archive.asking is None
    history = keep(History(), kept(1)).history
    archive, _ = after(archive, HistoryRead(history, (entry_of(kept(2)),)))
    assert archive.history == history and archive.dropped == 1
    assert after(archive, HistoryRead(history, (entry_of(kept(3)),)))[0].dropped == 2


def test_a_file_is_checked_bit_by_bit_and_then_taken() -> None:
    assert after(Archive(), Export())[1] == [Download()]
    archive, asked = after(Archive(trouble="empty"), Import())
    assert asked == [ChooseFile()] and archive.trouble is None
    texts = [print_kept(kept(n)) for n in range(6)]
    archive, asked = after(archive, FileRead(print_bundle(texts, None, None)))
    assert asked == [Continue()]
    assert isinstance(archive.checking, Checking) and archive.checking.lines == 6
    archive, asked = after(archive, CheckMore())
    assert asked == [Continue()] and archive.checking is not None
    assert (len(archive.checking.done), archive.checking.lines) == (4, 6)
    archive, asked = after(archive, CheckMore())
    (bring,) = asked
    assert isinstance(bring, BringIn) and len(bring.found) == 6 and archive.checking is None
    taken = take(History(), bring.found, {}, runs=False, has_prefs=True)
    archive, _ = after(archive, Imported(taken))
    assert archive.report == taken and len(archive.history.entries) == 6
    assert after(archive, CloseReport(), CheckMore())[0].report is None


@pytest.mark.parametrize(("text", "code"), [(None, "no-export"), ("", "empty"), ("x", "no-export")])
def test_a_file_that_is_none_is_told(text: str | None, code: str) -> None:
    archive, asked = after(Archive(), FileRead(text))
    assert archive.trouble == code and asked == [] and archive.checking is None


def test_messages_from_texts() -> None:
    assert parse_archive_message("replay:ab") == OpenReplay("ab")
    assert parse_archive_message("ask-forget:ab") == AskForget("ab")
    assert parse_archive_message("forget:ab") == Forget("ab")
    assert parse_archive_message("keep-it") == AskForget(None)
    assert parse_archive_message("go:next-hand") == Go(Way.NEXT_HAND)
    assert parse_archive_message("jump:2:13") == Jump(Place(2, 13))
    assert parse_archive_message("show-hands:on") == ShowHands(True)
    assert parse_archive_message("show-hands:off") == ShowHands(False)
    for text, message in (
        ("export", Export()),
        ("import", Import()),
        ("close-report", CloseReport()),
    ):
        assert parse_archive_message(text) == message
    for text in (
        "",
        "replay",
        "replay:",
        "go:",
        "go:away",
        "jump:1",
        "jump:a:b",
        "show-hands:x",
        "x:y",
    ):
        assert parse_archive_message(text) is None
    assert entry_of(kept(1)).stage is Stage.FINISHED
