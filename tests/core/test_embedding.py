"""Embedded boards: how they open, what they may do, what they say and hear."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.effects import AskPlayer, Effect, GoTo, MakeSecret, Save
from game.app.embed_address import Control, Embed, Mode, Origin, Source, print_embed
from game.app.embed_messages import IN, OUT, Load, failed, parse_said, print_told, ready, told_by
from game.app.embed_messages import GoTo as GoToPly
from game.app.embedding import Board, change, link_to, moment_at, open_board
from game.app.link import Moment, match_of, parse_link, position_of, print_link
from game.app.messages import Answered, Message, SecretMade, SetLanguage, SetTheme
from game.app.model import Screen, Theme
from game.app.replay import moment
from game.app.share_messages import DropOffer
from game.engine.grid import print_space
from game.engine.match import Match
from game.engine.record import print_match
from game.engine.seats import Table
from game.games.catalogue import CATALOGUE, rules_for
from game.i18n import LANGUAGES
from game.i18n.embedding import EMBEDDING
from game.view.embedded import embedded
from game.view.nodes import Node, find_all, text_of
from tests.core.support import DATA, match_steps

SECRET = bytes(16)
GAMES = tuple(entry.game for entry in CATALOGUE)


def played(game: str, hands: int = 2, seats: int = 2) -> Match:
    """A match after its first hand and some moves of the second, or after a few moves."""
    last: Match | None = None
    for step in match_steps(rules_for(game, seats, {}), SECRET, Random(1)):
        last = step.match
        if len(last.hands) == hands and len(last.state.moves) == 6:
            break
    assert last is not None
    return last


def opened(embed: Embed) -> Board:
    """The board once everything has happened that needs no person and no computer."""
    board, effects, odd = open_board(print_embed(embed), ("it",))
    assert odd == ()
    return _secret_made(board, effects)[0]


def _secret_made(board: Board, effects: tuple[Effect, ...]) -> tuple[Board, tuple[Effect, ...]]:
    for effect in effects:
        if isinstance(effect, MakeSecret):
            return change(board, SecretMade(SECRET, shared=effect.shared))
    return board, effects


def of(match: Match, origin: Origin = Origin.RECORD) -> Source:
    if origin is Origin.RECORD:
        return Source(origin, print_link(match_of(match)))
    at = Moment(len(match.earlier), len(match.state.moves))
    return Source(origin, print_link(position_of(match, at)))


@pytest.mark.parametrize("game", GAMES)
def test_a_new_match_is_dealt_where_nothing_is_given(game: str) -> None:
    board = opened(Embed(game=game, mode=Mode.REPLAY))
    assert board.embed.mode is Mode.PLAY
    assert board.model.match is not None
    assert board.model.match.rules.game == game
    assert board.model.match.state.moves == ()
    assert board.model.prefs.lang == "it"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_played_on(game: str) -> None:
    match = played(game, 1)
    board = opened(Embed(source=of(match, Origin.POSITION)))
    assert board.model.match is not None
    assert board.model.match.state == match.state
    assert board.model.plan.game == game


def test_a_deal_is_played_from_its_beginning() -> None:
    match = played("block")
    board = opened(Embed(source=Source(Origin.DEAL, of(match, Origin.POSITION).text)))
    assert board.model.match is not None
    assert board.model.match.setup == match.setup
    assert board.model.match.state.moves == ()


def test_the_moves_of_a_record_are_counted_through() -> None:
    match = played("all-fives")
    first = len(match.hands[0].moves)
    assert moment_at(match, 0) == Moment(0, 0)
    assert moment_at(match, first) == Moment(0, first)
    assert moment_at(match, first + 2) == Moment(1, 2)
    assert moment_at(match, 9999) == Moment(1, len(match.state.moves))
    board = opened(Embed(source=of(match), ply=first + 2))
    assert board.model.match is not None
    assert board.model.match.state.moves == match.state.moves[:2]
    assert board.model.match.setup == match.setup


@pytest.mark.parametrize("mode", [Mode.REPLAY, Mode.FIGURE])
def test_a_record_is_looked_at(mode: Mode) -> None:
    match = played("block")
    for source in (of(match), Source(Origin.RECORD, print_match(match))):
        board = opened(Embed(source=source, mode=mode))
        assert board.model.screen is Screen.REPLAY
        place = board.model.archive.place
        assert (place.hand, place.ply) == ((0, 0) if mode is Mode.REPLAY else (1, 6))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("t1.AAAAAAAAAA", "link-mangled"),
        ("t2.AAAAAAAAAA", "link-version"),
        ("tiles 1\ngame block", "link-impossible"),
        ("tiles 1\ngame block\nseats 2\noptions\nhand 1\nmoves 6-6", "link-impossible"),
    ],
)
def test_a_source_that_cannot_be_opened_leaves_a_sentence_and_a_match(
    text: str, fault: str
) -> None:
    board = opened(Embed(source=Source(Origin.RECORD, text), mode=Mode.REPLAY, lang="en"))
    assert board.fault == fault
    assert board.model.match is not None
    assert find_all(embedded(board), "data-do", "drop-offer")
    closed, _ = change(board, DropOffer())
    assert closed.fault is None
    assert not find_all(embedded(closed), "data-do", "drop-offer")


def test_nothing_is_kept_and_no_history_made() -> None:
    """The model of the page asks for both; the board passes on neither."""
    board, effects, _ = open_board("game=block", ())
    board, effects = _secret_made(board, effects)
    for _ in range(30):
        assert not any(isinstance(one, Save | GoTo) for one in effects)
        board, effects = _one_more(board)
    assert board.model.match is not None
    assert len(board.model.match.state.moves) >= 5


def _one_more(board: Board) -> tuple[Board, tuple[Effect, ...]]:
    """The first legal move of whoever is on turn."""
    match = board.model.match
    assert match is not None
    if match.state.outcome is not None:
        return board, ()
    move = str(match.rules.legal(match.state)[0])
    return change(board, Answered(move, board.model.turn))


def test_moves_and_ends_are_told() -> None:
    board = opened(Embed(options=(("target", "1"),)))
    told: list[Any] = []
    for _ in range(40):
        after, _ = _one_more(board)
        told += [json.loads(print_told(one)) for one in told_by(board.model, after.model)]
        board = after
    match = board.model.match
    assert match is not None
    moves = [one for one in told if one["type"] == "move"]
    assert [one["move"] for one in moves] == list(map(str, match.state.moves))
    assert [one["ply"] for one in moves] == list(range(1, len(moves) + 1))
    assert [one["seat"] for one in moves[:2]] == [*Table(2).clockwise_from(match.state.leader)]
    (end,) = (one for one in told if one["type"] == "end")
    assert end["scores"] == list(match.scores)
    assert end["over"] == (match.result is not None)
    for one in [*told, ready(board.model, Mode.PLAY), failed("link-version")]:
        assert set(one) - {"type"} <= set(OUT[str(one["type"])])


def test_steps_of_a_replay_are_told_and_asked_for() -> None:
    match = played("block")
    first = len(match.hands[0].moves)
    board = opened(Embed(source=of(match), mode=Mode.REPLAY))
    said = parse_said(json.dumps({"tileGame": 1, "type": "goto", "ply": first + 3}))
    assert said == GoToPly(first + 3)
    after, _ = change(board, said)
    assert (after.model.archive.place.hand, after.model.archive.place.ply) == (1, 3)
    (told,) = told_by(board.model, after.model)
    assert (told["hand"], told["ply"]) == (1, first + 3)
    assert told["move"] == str(match.state.moves[2])
    deal, _ = change(after, GoToPly(0))
    assert told_by(after.model, deal.model) == ({"type": "move", "hand": 0, "ply": 0},)


def test_another_source_is_loaded() -> None:
    board = opened(Embed(mode=Mode.REPLAY, source=of(played("block"))))
    other = of(played("all-fives", 1), Origin.POSITION)
    said = parse_said(json.dumps({"tileGame": 1, "type": "load", "position": other.text}))
    assert isinstance(said, Load)
    after, effects = change(board, said)
    assert effects == ()
    assert after.model.archive.tape is not None
    assert after.model.archive.tape.match.rules.game == "all-fives"


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ({"type": "theme", "theme": "dark"}, SetTheme(Theme.DARK)),
        ({"type": "lang", "lang": "pt"}, SetLanguage("pt")),
        ({"type": "lang", "lang": "de"}, None),
        ({"type": "theme", "theme": "pink"}, None),
        ({"type": "goto", "ply": -1}, None),
        ({"type": "goto", "ply": True}, None),
        ({"type": "goto", "ply": "3"}, None),
        ({"type": "load", "position": "abc"}, None),
        ({"type": "load", "position": "t1.AA", "deal": "t1.AA"}, None),
        ({"type": "load"}, None),
        ({"type": "shout"}, None),
        ({"type": "theme", "theme": "dark", "tileGame": 2}, None),
    ],
)
def test_what_is_heard(said: dict[str, object], heard: Message | None) -> None:
    assert parse_said(json.dumps({"tileGame": 1, **said})) == heard


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
)


@given(JSON, st.sampled_from([*IN, ""]), st.sampled_from([1, 2, "1", None]))
def test_any_message_is_understood_or_passed_over(
    value: object, kind: str, version: object
) -> None:
    fields = dict.fromkeys(IN.get(kind, {"x": ""}), value)
    parse_said(json.dumps({"tileGame": version, "type": kind, **fields}))
    assert parse_said(json.dumps(value)) is None
    assert parse_said(str(value)) is None


def test_nonsense_is_passed_over() -> None:
    assert parse_said("[" * 200_000) is None
    assert parse_said(json.dumps({"tileGame": 1, "type": "load", "record": "x" * 300_000})) is None


def test_the_whole_game_goes_on_from_what_is_shown() -> None:
    match = played("all-fives")
    board, _ = change(opened(Embed(source=of(match), mode=Mode.REPLAY)), GoToPly(5))
    assert parse_link(link_to(board)).at == Moment(0, 5)
    assert parse_link(link_to(board)).match == match
    fresh, _ = _one_more(opened(Embed()))
    assert fresh.model.match is not None
    assert parse_link(link_to(fresh)).match.state == fresh.model.match.state
    before, _, _ = open_board("game=block", ())
    assert link_to(before) == ""


# --- Addresses that work for ever -------------------------------------------------------

FROZEN = [
    line for line in (DATA / "embeds_1.txt").read_text().splitlines() if not line.startswith("# ")
]


@pytest.mark.parametrize(("address", "found"), list(zip(FROZEN[::2], FROZEN[1::2], strict=True)))
def test_an_old_address_opens_as_ever(address: str, found: str) -> None:
    board, effects, odd = open_board(address, ())
    board, _ = _secret_made(board, effects)
    assert odd == ()
    model = board.model
    match = model.match
    if model.archive.tape is not None:
        match = moment(model.archive.tape, model.archive.place).match
    assert match is not None
    state, rules = match.state, match.rules
    how = f"{board.embed.mode} {rules.game} {rules.seats} {model.plan.level} {model.prefs.lang}:"
    spaces = (print_space(at) for at, one in enumerate(getattr(state, "cells", ())) if one)
    lying = " ".join(spaces if hasattr(state, "cells") else map(str, state.chain.tiles))
    assert f"{how} {lying}".strip() == found.strip()


# --- What is shown ----------------------------------------------------------------------


def doings(node: Node) -> Iterator[str]:
    for one in find_all(node, "data-do"):
        yield (one.get("data-do") or "").partition(":")[0]


@pytest.mark.parametrize("game", GAMES)
def test_only_the_controls_asked_for_are_there(game: str) -> None:
    source = of(played(game, 1), Origin.POSITION)
    bare = embedded(opened(Embed(source=source, controls=())))
    assert not {"undo", "hint", "pause", "open", "drawer", "aid", "review"} & set(doings(bare))
    (table,) = find_all(bare, "data-keys")
    assert not {"u=undo", "h=hint", "p=pause"} & set((table.get("data-keys") or "").split())
    full = embedded(opened(Embed(source=source, controls=tuple(Control))))
    assert {"undo", "pause"} <= set(doings(full))
    assert text_of(full) != text_of(bare)


def test_a_figure_has_nothing_to_press_and_a_replay_no_way_out() -> None:
    source = of(played("block"))
    assert not list(doings(embedded(opened(Embed(source=source, mode=Mode.FIGURE)))))
    replay = set(doings(embedded(opened(Embed(source=source, mode=Mode.REPLAY)))))
    assert replay == {"go", "play-tape"}
    listed = Embed(source=source, mode=Mode.REPLAY, controls=(Control.LOG,))
    assert set(doings(embedded(opened(listed)))) == {"go", "play-tape", "jump"}


def test_computers_are_asked() -> None:
    board, effects, _ = open_board("game=block&level=easy", ())
    asked: list[AskPlayer] = []
    board, effects = _secret_made(board, effects)
    for _ in range(6):
        asked += [one for one in effects if isinstance(one, AskPlayer)]
        board, effects = _one_more(board)
    assert asked
    assert {one.level.value for one in asked} == {"easy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_before_python_are_alike_in_all_languages(language: str) -> None:
    texts = EMBEDDING[language]
    assert list(texts) == list(EMBEDDING["en"])
    for key, text in EMBEDDING["en"].items():
        assert {*re.findall("{.*?}", text)} == {*re.findall("{.*?}", texts[key])}
        assert language == "en" or texts[key] != text
