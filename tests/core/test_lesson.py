"""The first-game lessons: played to the end through the rules, and true in every word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.app.facts import Ends
from game.app.lesson import Lesson, attempt, back, forward, scene
from game.app.lesson_facts import facts, sum_after
from game.app.lesson_script import SCRIPTS
from game.app.model import VIEWER, Box, Model, Plan, Preferences, Screen
from game.app.sight import sight_of
from game.app.teaching import table_of
from game.engine.events import Captured, Counted, Drew, Passed, Played
from game.engine.grid import NEIGHBOURS, count_groups, parse_space
from game.engine.moves import DRAW, PASS, Move, Place, Play, parse_move
from game.engine.outcome import Ending, Outcome
from game.engine.rules import Reason
from game.engine.tile import pips
from game.games.all_fives import rounded
from game.games.catalogue import CATALOGUE
from game.i18n import CATALOGUES, LANGUAGES, Words
from game.view.lesson import framed, lesson_answer, lesson_panel, lesson_text
from game.view.nodes import Node, find_all
from game.view.page import page
from game.view.speech import Speech
from tests.core.page_driver import BOX
from tests.core.panels import assert_readable
from tests.core.trees import heard_text, tagged, walk

GAMES = [entry.game for entry in CATALOGUE]
every_game = pytest.mark.parametrize("game", GAMES)


def steps(game: str) -> Iterator[Lesson]:
    """A lesson as a learner goes through it who does what is asked."""
    lesson = Lesson(game)
    yield lesson
    while not lesson.finished:
        wanted = lesson.wanted
        lesson = forward(lesson) if wanted is None else attempt(lesson, wanted)
        yield lesson


def step(game: str, name: str) -> Lesson:
    """The step of this name."""
    (found,) = [lesson for lesson in steps(game) if lesson.part.name == name]
    return found


def state(lesson: Lesson) -> Any:
    return scene(lesson).match.state


def legal(lesson: Lesson) -> tuple[Move, ...]:
    found: tuple[Move, ...] = scene(lesson).match.rules.legal(state(lesson))
    return found


def text(lesson: Lesson, lang: str = "en") -> str:
    return lesson_text(lesson, Speech(Words(lang), scene(lesson).match.rules.seats))


def answer(lesson: Lesson, lang: str = "en") -> str:
    return lesson_answer(lesson, Speech(Words(lang), scene(lesson).match.rules.seats))


# --- The way through --------------------------------------------------------------------


def test_every_game_has_a_lesson() -> None:
    assert set(SCRIPTS) == set(GAMES)


@every_game
def test_a_lesson_can_be_played_to_its_end(game: str) -> None:
    way = list(steps(game))
    assert 6 <= len(way) == way[0].steps <= 10
    assert way[-1].finished and way[-1].wanted is None
    assert sum(lesson.wanted is not None for lesson in way) >= 4
    for lesson in way:
        assert lesson.wanted is None or state(lesson).mover == VIEWER
        assert lesson.wanted is None or lesson.wanted in legal(lesson)


@every_game
def test_a_legal_move_that_is_not_asked_for_leads_no_further(game: str) -> None:
    tried = 0
    for lesson in steps(game):
        for move in legal(lesson):
            if move == lesson.wanted or state(lesson).mover != VIEWER:
                continue
            after = attempt(lesson, move)
            assert (after.at, scene(after)) == (lesson.at, scene(lesson))
            assert after.wrong is not None and after.wrong.reason is None
            assert answer(after).startswith(
                "There is nothing to play" if lesson.wanted is None else "That move is allowed"
            )
            tried += 1
    assert tried > 1


@every_game
def test_an_illegal_move_is_refused_as_at_the_table(game: str) -> None:
    for lesson in steps(game):
        for word in ("6-6>", "draw", "2:I@I9", "skip"):
            move = parse_move(word)
            if move in legal(lesson):
                continue
            after = attempt(lesson, move)
            assert after.at == lesson.at and after.wrong is not None
            assert after.wrong.reason is not None
            assert len(answer(after)) > 10
    assert attempt(step("block", "join"), parse_move("3-0>")).wrong is not None
    assert answer(attempt(step("block", "join"), parse_move("3-0>"))) == (
        "You can’t play 3-0: the ends are 2 and 4. Play 4-1 on the 4 end."
    )
    protected = attempt(step("blockers", "take"), parse_move("1:*@D5"))
    assert protected.wrong is not None and protected.wrong.reason is Reason.PROTECTED
    assert answer(protected).startswith("The tile on D5 is protected")


@every_game
def test_next_leads_on_where_there_is_nothing_to_do_and_back_leads_back(game: str) -> None:
    for lesson in steps(game):
        stays = lesson.wanted is not None or lesson.finished
        assert (forward(lesson) == lesson) == stays
        assert back(lesson).at == max(0, lesson.at - 1)
        wrong = attempt(lesson, PASS)
        assert back(wrong).wrong is None


@every_game
def test_the_same_step_is_always_the_same_table(game: str) -> None:
    for lesson in steps(game):
        assert scene(Lesson(game, lesson.at)) == scene(lesson)


# --- The table under the lesson ---------------------------------------------------------


@every_game
def test_the_lesson_lies_on_the_table_and_leaves_the_rest_of_the_page(game: str) -> None:
    prefs = Preferences(lang="it")
    before = Model(Plan("block", 4), prefs=prefs, humans=(0, 1), viewer=1, covered=True)
    for lesson in steps(game):
        model = table_of(lesson, before)
        assert model.prefs == prefs and model.plan == before.plan
        assert model.screen is Screen.TABLE and model.match == scene(lesson).match
        sight = sight_of(model)
        assert sight is not None and sight.viewer == VIEWER
        assert page(model)


def table(lesson: Lesson, lang: str = "en") -> Node:
    prefs = Preferences(lang=lang)
    model = table_of(lesson, Model(Plan(lesson.game, 2), prefs=prefs, box=Box(*BOX)))
    (found,) = [
        one for one in walk(page(model)) if "table-screen" in (one.get("class") or "").split()
    ]
    return found


@every_game
def test_everything_that_is_pointed_at_is_there(game: str) -> None:
    for lesson in steps(game):
        tree = framed(table(lesson), lesson, Words("en"))
        marked = [one for one in walk(tree) if "pointed" in (one.get("class") or "").split()]
        assert len(marked) == len(lesson.marks) > 0


@every_game
def test_the_panel_stands_first_in_the_main_part(game: str) -> None:
    for lesson in steps(game):
        tree = framed(table(lesson), lesson, Words("en"))
        (main,) = tagged(tree, "main")
        assert main.children[0] == lesson_panel(lesson, Words("en"))
        sent = {one.get("data-do") for one in find_all(tree, "data-do")}
        assert not sent & {"next-hand", "new", "hint", "review"}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_reads_well(game: str, lang: str) -> None:
    for lesson in steps(game):
        for shown in (lesson, attempt(lesson, parse_move("6-6>"))):
            tree = lesson_panel(shown, Words(lang))
            assert_readable(tree)
            sent = [one.get("data-do") for one in tagged(tree, "button")]
            assert ("lesson:next" in sent) == (lesson.wanted is None and not lesson.finished)
            assert ("lesson:play" in sent) == lesson.finished
            assert ("lesson:back" in sent) == (lesson.at > 0)
            assert sent[-1] == "lesson:leave"


def test_what_is_heard_names_tiles_in_words() -> None:
    heard = heard_text(lesson_panel(step("block", "join"), Words("en")))
    assert "Play four-one on the 4 end." in heard and "4-1" not in heard


# --- What the texts say -----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_written_into_a_text(lang: str) -> None:
    for key, found in CATALOGUES[lang].items():
        if key.startswith("lesson."):
            assert isinstance(found, str)
            assert not re.search(r"\d", re.sub(r"\{\w+\}", "", found)), key


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_told(game: str, lang: str) -> None:
    told = [text(lesson, lang) for lesson in steps(game)]
    assert len(set(told)) == len(told)
    assert all(one.endswith(".") and not set(one) & set("{}") for one in told)


def the_other(lesson: Lesson, kind: type[Any]) -> Any:
    """The latest event of this kind by another seat."""
    log: tuple[Any, ...] = scene(lesson).log
    return [event for event in log if isinstance(event, kind) and event.seat != VIEWER][-1]


def block_tiles(lesson: Lesson) -> bool:
    found, now = facts(lesson), state(lesson)
    return found["own"] == found["theirs"] == len(now.hands[1]) and found["rest"] == 14


def block_lead(lesson: Lesson) -> bool:
    return scene(lesson).match.state.leader == VIEWER and len(legal(lesson)) == 7


def block_join(lesson: Lesson) -> bool:
    last = the_other(lesson, Played)
    return facts(lesson)["ends"] == Ends((2, 4)) and last.joined == 6 and str(last.tile) == "6-2"


def block_double(lesson: Lesson) -> bool:
    last = the_other(lesson, Played)
    return bool(last.tile.is_double) and len(state(lesson).chain.arms) == 2


def must_pass(lesson: Lesson) -> bool:
    return legal(lesson) == (PASS,)


def block_close(lesson: Lesson) -> bool:
    return the_other(lesson, Played).tile == facts(lesson)["last"] and len(legal(lesson)) > 1


def block_told(lesson: Lesson) -> bool:
    passed = the_other(lesson, Passed)
    held = state(lesson).hands[1]
    return Ends(passed.values) == facts(lesson)["ends"] and not any(
        tile.has(value) for tile in held for value in passed.values
    )


def block_again(lesson: Lesson) -> bool:
    after = attempt(lesson, lesson.wanted or PASS)
    return facts(lesson)["joined"] == facts(lesson)["left"] and isinstance(
        scene(after).fresh[-1], Passed
    )


def block_end(lesson: Lesson) -> bool:
    now, found = state(lesson), facts(lesson)
    own, theirs = map(pips, now.hands)
    assert isinstance(now.outcome, Outcome)
    return (
        (found["pips"], found["pips_other"]) == (own, theirs)
        and now.outcome.ending is Ending.BLOCKED
        and now.outcome.points == (theirs - own, 0)
        and f"{theirs} − {own} = {theirs - own}" in text(lesson)
    )


def points(lesson: Lesson) -> int:
    """What the move that is asked for scores."""
    assert lesson.wanted is not None
    counted = sum_after(scene(lesson).match.rules, state(lesson), lesson.wanted)
    assert counted is not None
    return counted.points


def fives_tiles(lesson: Lesson) -> bool:
    return facts(lesson)["rest"] == len(state(lesson).undealt) and points_of_step(lesson) == 0


def points_of_step(lesson: Lesson) -> int:
    return int(scene(lesson).match.scores[VIEWER])


def draw_tiles(lesson: Lesson) -> bool:
    return state(lesson).chain.lead is not None and facts(lesson)["rest"] == len(
        state(lesson).undealt
    )


def is_double(move: Move | None) -> bool:
    return isinstance(move, Play) and move.tile.is_double


def must_draw(lesson: Lesson) -> bool:
    return legal(lesson) == (DRAW,) == (lesson.wanted,)


def draw_fits(lesson: Lesson) -> bool:
    """What was drawn is the only tile that can be played."""
    tiles = {move.tile for move in legal(lesson) if isinstance(move, Play)}
    return tiles == {state(lesson).hands[0][-1]} and len(scene(lesson).fresh) == 1


def draw_told(lesson: Lesson) -> bool:
    """The other drew before it played, and what it holds now fits neither end of then."""
    drew, played = scene(lesson).fresh[-2:]
    held = state(lesson).hands[1]
    return (
        isinstance(drew, Drew)
        and isinstance(played, Played)
        and drew.tile == played.tile
        and not any(one.has(value) for one in held for value in played.values)
    )


def draw_end(lesson: Lesson) -> bool:
    outcome = state(lesson).outcome
    return outcome is not None and outcome.winner == 0 and outcome.ending is Ending.DOMINO


def fives_sum(lesson: Lesson) -> bool:
    last = the_other(lesson, Counted)
    after = state(attempt(lesson, lesson.wanted or PASS))
    return last.total % 5 != 0 and points(lesson) == 5 and after.chain.spinner_closed


def fives_spinner(lesson: Lesson) -> bool:
    drawn = [event for event in scene(lesson).fresh if isinstance(event, Drew)]
    last = the_other(lesson, Played)
    chain = state(lesson).chain
    return (
        len(drawn) == facts(lesson)["drawn"] == 2
        and last.arm.value in ("up", "down")
        and len(chain.arms) == 4
        and chain.spinner == facts(lesson)["spinner"]
        and the_other(lesson, Counted).points == scene(lesson).match.scores[1] > 0
    )


def fives_none(lesson: Lesson) -> bool:
    rules, now = scene(lesson).match.rules, state(lesson)
    sums = [sum_after(rules, now, move) for move in legal(lesson)]
    return all(one is not None and one.points == 0 for one in sums)


def fives_double(lesson: Lesson) -> bool:
    last = the_other(lesson, Counted)
    (term,) = [term for term in last.terms if term.tile == facts(lesson)["last"]]
    return bool(term.worth == term.tile.pips) and last.points == 0 and points(lesson) == 10


def fives_choose(lesson: Lesson) -> bool:
    instead = facts(lesson)["instead"]
    assert isinstance(instead, Counted)
    return len(legal(lesson)) == 2 and instead.points == 0 and points(lesson) == 10


def fives_end(lesson: Lesson) -> bool:
    now, found = state(lesson), facts(lesson)
    left = pips(now.hands[1])
    return (
        not now.hands[0]
        and (found["pips_other"], found["lost"]) == (left, rounded(left))
        and now.outcome.points[0] == 0
        and (found["score"], found["score_other"]) == scene(lesson).match.scores
    )


def own_groups(lesson: Lesson) -> int:
    return count_groups(state(lesson).boards[0])


def groups_after(lesson: Lesson) -> int:
    return own_groups(attempt(lesson, lesson.wanted or PASS))


def board_rack(lesson: Lesson) -> bool:
    rack = state(lesson).racks[0]
    kinds = sorted(0 if x < 9 else 1 if x < 18 else 2 if x < 27 else 3 for x in rack)
    return facts(lesson)["rack"] == len(rack) and kinds == [0, 1, 1, 2, 3]


def board_number(lesson: Lesson) -> bool:
    return groups_after(lesson) == facts(lesson)["after"] == 2 == own_groups(lesson) + 1


def board_symbol(lesson: Lesson) -> bool:
    return groups_after(lesson) == facts(lesson)["after"] == own_groups(lesson)


def board_letter(lesson: Lesson) -> bool:
    found = facts(lesson)
    a, b = parse_space(str(found["a"])), parse_space(str(found["b"]))
    corner = abs(a // 9 - b // 9) == abs(a % 9 - b % 9) == 1
    own = state(lesson).boards[0]
    above = bool(own >> (a - 9) & 1)
    return corner and above and bool(own >> b & 1) and board_symbol(lesson)


def board_split(lesson: Lesson) -> bool:
    """The wild tile fits everywhere, so it shows what may be captured."""
    now, rules = state(lesson), scene(lesson).match.rules
    spaces = [parse_space(str(facts(lesson)[name])) for name in "abc"]
    (wild,) = {
        move.stone for move in legal(lesson) if isinstance(move, Place) and move.stone.label == 27
    }
    reasons = [rules.why_not(now, Place(wild, space)) for space in spaces]
    return reasons == [Reason.PROTECTED, None, None]


def board_take(lesson: Lesson) -> bool:
    after = scene(attempt(lesson, lesson.wanted or PASS))
    taken = [event for event in after.fresh if isinstance(event, Captured)]
    return [event.stone for event in taken] == [facts(lesson)["victim"]]


def board_cost(lesson: Lesson) -> bool:
    found, now = facts(lesson), state(lesson)
    return (
        found["groups"] == own_groups(lesson)
        and found["captured"] == len(now.captured[0]) == 1
        and found["score"] == own_groups(lesson) + 1
    )


def board_wild(lesson: Lesson) -> bool:
    found = facts(lesson)
    b, c = parse_space(str(found["b"])), parse_space(str(found["c"]))
    near = NEIGHBOURS[parse_space(str(found["space"]))] & state(lesson).boards[0]
    both = bool(near >> b & 1) and bool(near >> c & 1)
    return both and own_groups(lesson) == 2 and groups_after(lesson) == 1


def board_end(lesson: Lesson) -> bool:
    return board_cost(lesson) and facts(lesson)["turns"] == 24


CLAIMS: dict[tuple[str, str], Callable[[Lesson], bool]] = {
    ("block", "tiles"): block_tiles,
    ("block", "lead"): block_lead,
    ("block", "join"): block_join,
    ("block", "double"): block_double,
    ("block", "pass"): must_pass,
    ("block", "close"): block_close,
    ("block", "told"): block_told,
    ("block", "again"): block_again,
    ("block", "blocked"): must_pass,
    ("block", "end"): block_end,
    ("draw", "tiles"): draw_tiles,
    ("draw", "join"): lambda lesson: is_double(lesson.wanted),
    ("draw", "draw"): must_draw,
    ("draw", "fits"): draw_fits,
    ("draw", "again"): lambda lesson: the_other(lesson, Played).left > 0,
    ("draw", "told"): draw_told,
    ("draw", "out"): lambda lesson: len(state(lesson).hands[0]) == 1,
    ("draw", "end"): draw_end,
    ("all-fives", "tiles"): fives_tiles,
    ("all-fives", "lead"): lambda lesson: points(lesson) == 10,
    ("all-fives", "sum"): fives_sum,
    ("all-fives", "spinner"): fives_spinner,
    ("all-fives", "none"): fives_none,
    ("all-fives", "double"): fives_double,
    ("all-fives", "choose"): fives_choose,
    ("all-fives", "end"): fives_end,
    ("blockers", "rack"): board_rack,
    ("blockers", "number"): board_number,
    ("blockers", "symbol"): board_symbol,
    ("blockers", "letter"): board_letter,
    ("blockers", "split"): board_split,
    ("blockers", "take"): board_take,
    ("blockers", "cost"): board_cost,
    ("blockers", "wild"): board_wild,
    ("blockers", "end"): board_end,
}
"""What each step says of the table, checked there."""


@every_game
def test_every_claim_is_true(game: str) -> None:
    for lesson in steps(game):
        assert CLAIMS[game, lesson.part.name](lesson), lesson.part.name


@every_game
def test_the_move_that_is_asked_for_is_named_in_the_text(game: str) -> None:
    for lesson in steps(game):
        move = lesson.wanted
        for lang in LANGUAGES:
            if isinstance(move, Play):
                assert str(move.tile) in text(lesson, lang)
            if isinstance(move, Place):
                assert str(facts(lesson)["space"]) in text(lesson, lang)


def test_golden_texts() -> None:
    assert text(step("all-fives", "choose")) == (
        "2-0 is your last tile, and it fits two ends. On the other one it makes 0 + 0 + 6 = 6, no"
        " points. Play it on the 0 end: 2 + 2 + 6 = 10."
    )
    assert text(step("all-fives", "end"), "es") == (
        "Has hecho dominó con 35 puntos. A Norte le quedaba un valor de 14 y lo pierde, redondeado"
        " a 15: su marcador es −10. Al tuyo no se añade nada."
    )
    assert text(step("blockers", "cost"), "pt").endswith("2 + 1 = 3. Vence a pontuação mais baixa.")
