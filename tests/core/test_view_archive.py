"""The screens of kept matches: what they say, where their buttons lead, what they never show."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.app.archive import Archive, Checking, change
from game.app.archive_messages import (
    ArchiveEffect,
    Go,
    Jump,
    KeptFound,
    ShowHands,
    Way,
    parse_archive_message,
)
from game.app.bundle import BundleError, Refused, Taken, open_bundle, print_bundle
from game.app.history import History, keep
from game.app.holdings import hands_of
from game.app.kept import Kept, Stage, print_kept
from game.app.model import Box
from game.app.replay import Place, moment, moments
from game.app.statistics import statistics as count
from game.app.study import AskOpinion, OpinionFound, ShowChances, ShowOpinions
from game.engine.level import Level
from game.games.domino_state import DominoState
from game.i18n import LANGUAGES, Words
from game.view.files import bad_file, report
from game.view.history import history
from game.view.inert import inert
from game.view.kept import day_text, level_text
from game.view.nodes import Node, find_all, h, text_of
from game.view.replay import replay
from game.view.statistics import measures, statistics
from tests.core.kept_matches import GAMES, kept
from tests.core.page_driver import ratings_for
from tests.core.test_history import kept_history, some
from tests.core.trees import heard_text, names, tagged, the, tiles_drawn, tiles_told, walk

EN = Words("en")
BOX = Box(600, 400)
START = Place()
SCREENS = ("open:start", "open:history", "open:statistics")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def looking(one: Kept, place: Place = START) -> Archive:
    archive, _ = change(Archive(), KeptFound(one.key, one))
    return change(archive, Jump(place))[0]


def answered(archive: Archive, effects: tuple[ArchiveEffect, ...]) -> Archive:
    """The archive when the expert has answered everything it is asked."""
    while effects:
        (asked,) = effects
        assert isinstance(asked, AskOpinion)
        rated = ratings_for(asked.observation)
        archive, effects = change(archive, OpinionFound(rated, asked.place, asked.run))
    return archive


def studied(archive: Archive) -> Archive:
    """The archive with opinions on the shown hand and the chances over the match."""
    found = answered(*change(archive, ShowOpinions(True)))
    return answered(*change(found, ShowChances(True)))


TAKEN = Taken(
    History(), (), 3, 1, 2, (Refused(3, "record"), Refused(4, "record"), Refused(5, "no-room")),
    kept(60, most=7), "{}",
)  # fmt: skip


@cache
def archives() -> tuple[Archive, ...]:
    """The list with everything it can show."""
    full = Archive(kept_history(some()))
    checking = Checking(open_bundle(print_bundle(map(print_kept, some()), None, None)))
    return (
        Archive(),
        full,
        replace(full, asking=some()[0].key, dropped=2, missing=True),
        replace(full, checking=checking),
        replace(full, trouble="damaged"),
        replace(full, report=TAKEN),
    )


@cache
def trees(lang: str) -> tuple[Node, ...]:
    words = Words(lang)
    found = [history(archive, words) for archive in archives()]
    found.append(statistics(count(History()), words))
    found.append(statistics(count(kept_history(some())), words))
    for game, seats in GAMES:
        archive = looking(kept(3, game, seats), Place(0, 5))
        found.append(replay(archive, BOX, words))
        opened, _ = change(archive, ShowHands(True))
        found.append(replay(studied(opened), BOX, words))
        found.append(replay(change(opened, ShowChances(True))[0], BOX, words))
    return tuple(found)


# --- Everything can be read and used ----------------------------------------------------


@every_language
def test_names_headings_and_tables(lang: str) -> None:
    for tree in trees(lang):
        meant: dict[str, str] = {}
        for node, name in names(tree):
            assert name and name == name.strip(), node
            if node.tag == "button":
                do = node.get("data-do") or ""
                assert do and meant.setdefault(name, do) == do
        ranks = [int(one.tag[1]) for one in tagged(tree, "h1", "h2", "h3")]
        assert ranks[0] == 1 and ranks.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(ranks))
        for table in tagged(tree, "table"):
            (caption,) = tagged(table, "caption")
            assert heard_text(caption)
            assert all(one.get("scope") in ("row", "col") for one in tagged(table, "th"))
            assert tagged(table, "th")
        for one in (*find_all(tree, "role", "group"), *tagged(tree, "nav")):
            assert one.get("aria-label")
        assert len(find_all(tree, "data-home")) == 1
        assert tree.tag == "main"


@every_language
def test_every_button_means_something(lang: str) -> None:
    for tree in trees(lang):
        for node in find_all(tree, "data-do"):
            do = node.get("data-do") or ""
            assert do in SCREENS or parse_archive_message(do) is not None, do
        for node in find_all(tree, "data-change"):
            do = node.get("data-change") or ""
            value = "on" if node.get("type") == "checkbox" else "3"
            if node.tag == "select":
                value = tagged(node, "option")[-1].get("value") or ""
            assert parse_archive_message(f"{do}:{value}") is not None, do


def test_keys_are_told_apart() -> None:
    for tree in trees("en"):
        for node in walk(tree):
            keys = [
                (one.tag, one.key) for one in node.children if isinstance(one, Node) and one.key
            ]
            assert len(keys) == len(set(keys))


# --- The list ---------------------------------------------------------------------------


def test_the_list_tells_day_game_and_result_newest_first() -> None:
    tree = history(Archive(kept_history(some())), EN)
    heads = [heard_text(one) for one in tagged(tree, "th") if one.get("scope") == "row"]
    assert len(heads) == len(some())
    assert heads[0] == "Match 8 January 14, 2026 Block, 2 players, Easy"
    assert heads[1] == "Match 7 January 13, 2026 Block, 2 players, level not known, Practice"
    assert heads[2].endswith("Block, 3 players, Hard, 2 people")
    assert heads[-1].startswith("Match 1 January 1, 2026")
    rows = [heard_text(one) for one in tagged(tree, "tr")[1:]]
    assert "You gave up." in rows[0] and "Not finished." in rows[3]
    assert all(
        word in heard_text(tree) for word in ("Player 1", "win", "There is room for 192 more")
    )


def test_a_match_is_opened_and_deleted_by_its_own_buttons() -> None:
    key = some()[0].key
    archive = Archive(kept_history(some()))
    assert the(history(archive, EN), "data-do", f"replay:{key}")
    assert not find_all(history(archive, EN), "data-do", f"forget:{key}")
    asking = history(replace(archive, asking=key), EN)
    assert heard_text(the(asking, "data-do", f"forget:{key}")) == "Yes, delete it"
    assert the(asking, "data-do", "keep-it").get("data-spot") == "keep-it"
    assert heard_text(the(asking, "role", "alert")) == "Delete match 1 for good?"
    assert len(
        [one for one in find_all(asking, "data-do") if "forget:" in (one.get("data-do") or "")]
    ) == len(some())


def test_the_list_without_matches() -> None:
    tree = history(Archive(), EN)
    assert "No match is kept yet." in text_of(tree) and not tagged(tree, "table")


def test_what_the_reader_must_know_is_told_in_one_place() -> None:
    tree = history(replace(Archive(), dropped=2, missing=True), EN)
    notices = find_all(tree, "role", "status")[0]
    assert "2 old matches were deleted" in text_of(notices)
    assert "can’t be shown" in text_of(notices)
    assert the(notices, "data-do", "close-report")


@every_language
def test_the_outcome_of_an_import_has_all_counts(lang: str) -> None:
    sentences = report(TAKEN, Words(lang))
    assert len(sentences) == 7
    for number, sentence in zip(("3", "1", "2", "2", "1"), sentences, strict=False):
        assert number in sentence
    empty = Taken(History(), (), 0, 0, 0, ())
    assert len(report(empty, Words(lang))) == 1


@every_language
def test_every_way_to_refuse_a_file_has_a_sentence(lang: str) -> None:
    texts = set()
    for text in ("", "x", "tiles-export 9", "tiles-export 1", "x" * 9_000_000):
        with pytest.raises(BundleError) as refused:
            open_bundle(text)
        texts.add(bad_file(refused.value.code, Words(lang)))
    assert len(texts) == 5


def test_days() -> None:
    assert day_text("2026-11-30", EN) == "November 30, 2026"
    assert day_text("2026-02-03T18:47", Words("es")) == "3 de febrero de 2026"
    assert day_text("2026-12-01", Words("it")) == "1 dicembre 2026"
    assert day_text("2026-05-09", Words("pt")) == "9 de maio de 2026"


@every_language
def test_every_level_has_a_word(lang: str) -> None:
    texts = {
        level_text(one, Words(lang)) for one in (*(o.value for o in Level), "mixed", "unknown")
    }
    assert len(texts) == 6


# --- Statistics -------------------------------------------------------------------------


def test_numbers_of_the_statistics_stand_beside_their_names() -> None:
    (row,) = count(
        kept_history([kept(1), kept(2), replace(kept(4, most=3), stage=Stage.GIVEN_UP)])
    ).rows
    assert dict(measures(row, EN)) == {
        "Matches": "3",
        "Matches won": f"{row.won} of 3",
        "Given up": "1",
        "Hands": str(row.hands),
        "Hands won": f"{row.hands_won} of {row.hands}",
        "Points a hand": f"{row.points / row.hands:.1f}",
        "Best hand": str(row.best),
        "Wins in a row now": "0",
        "Most wins in a row": str(row.longest),
    }
    (board,) = count(kept_history([kept(3, "blockers", 3)])).rows
    assert [name for name, _ in measures(board, EN)][2:4] == ["Mean score", "Best score"]
    assert "," in dict(measures(board, Words("es")))["Media de puntos"]


def test_who_is_left_out_is_said() -> None:
    text = text_of(statistics(count(kept_history(some())), EN))
    assert "1 practice match is left out." in text and "counts for nobody" in text
    assert "No match counts yet." in text_of(statistics(count(History()), EN))


# --- Replay -----------------------------------------------------------------------------


def test_a_picture_can_not_be_used() -> None:
    tree = inert(
        h(
            "div",
            {"role": "grid", "data-roving": 9, "class": "grid"},
            h("button", {"data-do": "x", "type": "button", "aria-label": "B3", "tabindex": 0}),
        )
    )
    assert tree == h(
        "div", {"role": "table", "class": "grid"}, h("span", {"role": "img", "aria-label": "B3"})
    )


@every_game
def test_the_table_of_a_replay_is_a_picture(game: str, seats: int) -> None:
    for ply in (0, 1, 7):
        tree = replay(looking(kept(3, game, seats), Place(0, ply)), BOX, EN)
        picture = the(tree, "aria-label", "The table at this moment")
        assert not tagged(picture, "button")
        for name in ("data-do", "data-drag", "data-drop", "data-spot", "tabindex"):
            assert not find_all(picture, name)


@every_game
def test_the_moves_of_the_hand_lead_to_their_moments(game: str, seats: int) -> None:
    one = kept(3, game, seats)
    archive = looking(one, Place(0, 2))
    tree = replay(archive, BOX, EN)
    buttons = [b for b in find_all(tree, "data-do") if (b.get("data-do") or "").startswith("jump:")]
    assert archive.tape is not None
    assert [b.get("data-do") for b in buttons] == [
        f"jump:0:{ply}" for ply in range(len(moments(archive.tape, 0)))
    ]
    assert [b.get("aria-current") for b in buttons[:4]] == [None, None, "step", None]
    assert all(heard_text(b).partition(". ")[2] for b in buttons)
    (slider,) = [one for one in tagged(tree, "input") if one.get("type") == "range"]
    assert (slider.get("value"), slider.get("max")) == ("2", str(len(buttons) - 1))
    place = heard_text(find_all(tree, "role", "status")[0])
    assert place.startswith("Move 2 of " if game == "blockers" else "Hand 1 of ")
    assert heard_text(buttons[2]).partition(". ")[2] in place


def test_ways_that_lead_nowhere_are_marked() -> None:
    archive = looking(kept(3))
    for way, closed in (
        (Way.FIRST, ("first", "previous-hand", "back")),
        (Way.LAST, ("forward", "next-hand", "last")),
    ):
        tree = replay(change(archive, Go(way))[0], BOX, EN)
        marked = {
            (one.get("data-do") or "").removeprefix("go:")
            for one in find_all(tree, "aria-disabled", "true")
        }
        assert marked == set(closed)


@pytest.mark.parametrize("opened", [False, True])
def test_other_hands_are_shown_on_request_alone(opened: bool) -> None:
    archive = looking(kept(3, "block", 3), Place(0, 2))
    archive, _ = change(archive, ShowHands(opened))
    assert archive.tape is not None
    there = moment(archive.tape, Place(0, 2)).match
    assert isinstance(there.state, DominoState)
    hidden = set(there.state.hands[1]) | set(there.state.hands[2])
    tree = replay(archive, BOX, EN)
    shown = tiles_drawn(tree)
    assert (hidden <= shown) if opened else not (hidden & shown)
    assert set(hands_of(there)[0]) <= shown


def test_a_running_hand_tells_nothing_hidden() -> None:
    archive = looking(kept(3, "all-fives", 2, most=8), Place(0, 99))
    archive, _ = change(archive, ShowHands(True))
    tree = replay(archive, BOX, EN)
    assert archive.tape is not None
    state = moment(archive.tape, Place(0, 99)).match.state
    hidden = {*state.hands[1], *state.undealt}
    assert not tiles_drawn(tree) & hidden
    for text in (heard_text(tree), text_of(tree)):
        assert not tiles_told(text, "en") & hidden
    assert not find_all(tree, "data-change", "show-hands")


@every_game
def test_opinions_stand_beside_the_moves(game: str, seats: int) -> None:
    plain = looking(kept(3, game, seats))
    assert "expert would" not in text_of(replay(plain, BOX, EN))
    asked, _ = change(plain, ShowOpinions(True))
    tree = replay(asked, BOX, EN)
    places = asked.study.hands[0]
    (bar,) = tagged(tree, "progress")
    assert (bar.get("value"), bar.get("max")) == ("0", str(len(places)))
    full = studied(plain)
    tree = replay(full, BOX, EN)
    assert not tagged(tree, "progress") and "Compared with the expert" in text_of(tree)
    assert len(find_all(tree, "class", "replay-thought")) == len(places)
    assert full.tape is not None
    for place in places:
        there = replay(change(full, Jump(Place(0, place.ply + 1)))[0], BOX, EN)
        (here,) = find_all(there, "aria-current", "step")
        (item,) = [one for one in tagged(there, "li") if here in one.children]
        rated, made = full.study.found[place], full.tape.reels[0].moves[place.ply]
        same = rated[0].move == made
        assert ("played the same" in heard_text(item)) == same
        assert ("Cost in" in heard_text(item)) != same
        (table,) = find_all(there, "class", "replay-opinion")
        assert len(find_all(table, "scope", "row")) == len(rated)


def test_what_is_as_good_and_what_is_not_reckoned_costs_nothing() -> None:
    full = studied(looking(kept(3)))
    for points, said in ((1.0, "it makes no difference"), (None, "would have played")):
        level = {
            place: tuple(replace(one, points=points, share=None) for one in rated)
            for place, rated in full.study.found.items()
        }
        tree = replay(replace(full, study=replace(full.study, found=level)), BOX, EN)
        told = [heard_text(one) for one in find_all(tree, "class", "replay-thought")]
        assert any(said in one for one in told) and not any("Cost" in one for one in told)


def test_an_opinion_names_no_tile_of_a_hand_that_is_not_shown() -> None:
    """With several people at the device each has a hand; the first one's lies open."""
    full = studied(looking(kept(3, "block", 3, humans=(0, 2))))
    places = full.study.hands[0]
    assert full.tape is not None
    movers = [moment(full.tape, place).match.state.mover for place in places]
    assert set(movers) == {0, 2}
    for opened in (False, True):
        shown, _ = change(full, ShowHands(opened))
        found = find_all(replay(shown, BOX, EN), "class", "replay-thought")
        named = dict.fromkeys(movers, "")
        for seat, one in zip(movers, found, strict=True):
            named[seat] += text_of(one)
        assert tiles_told(named[0], "en")
        assert bool(tiles_told(named[2], "en")) == opened
        assert ("played something else" in named[2]) != opened
        for seat, place in zip(movers, places, strict=True):
            there = replay(change(shown, Jump(Place(0, place.ply + 1)))[0], BOX, EN)
            listed = find_all(there, "class", "replay-opinion")
            assert bool(listed) == (opened or seat == 0)
            assert ("once all hands are shown" in text_of(there)) != bool(listed)


def test_each_person_gets_a_sentence() -> None:
    text = text_of(replay(studied(looking(kept(3, "block", 3, humans=(0, 2)))), BOX, EN))
    assert "Player 1: Compared" in text and "Player 3: Compared" in text


def test_chances_are_drawn_and_told() -> None:
    archive = looking(kept(3))
    assert len(tagged(replay(archive, BOX, EN), "figure")) == 1
    full = answered(*change(archive, ShowChances(True)))
    tree = replay(full, BOX, EN)
    assert len(tagged(tree, "figure")) == 2 and not tagged(tree, "progress")
    assert ": 60 at first," in str(tree)
    assert len(find_all(tree, "class", "replay-thought")) == 0
    study = full.study
    silent = {
        place: tuple(replace(one, share=None) for one in rated)
        for place, rated in study.found.items()
    }
    tree = replay(replace(full, study=replace(study, found=silent)), BOX, EN)
    assert len(tagged(tree, "figure")) == 1 and "no chance to show" in text_of(tree)


def test_a_hand_without_a_choice_has_nothing_to_rate() -> None:
    archive, _ = change(looking(kept(3)), ShowOpinions(True))
    empty = replace(archive, study=replace(archive.study, hands={0: ()}))
    assert "There was no choice in this hand." in text_of(replay(empty, BOX, EN))


def test_without_a_tape_there_is_no_replay() -> None:
    with pytest.raises(ValueError, match="no tape"):
        replay(Archive(), BOX, EN)


def test_a_whole_match_can_be_walked_through() -> None:
    archive = looking(kept(3))
    seen = 0
    while True:
        assert replay(archive, BOX, EN)
        on, _ = change(archive, Go(Way.FORWARD))
        if on == archive:
            break
        archive, seen = on, seen + 1
    assert archive.tape is not None
    assert seen == sum(len(reel.moves) + 1 for reel in archive.tape.reels) - 1
    assert keep(History(), kept(3)).history.entries[0].plies == seen + 1 - len(archive.tape.reels)
