"""The page of Blockers!: fair, named, told once; what it shows agrees with the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from game.app.board_sight import BoardSight
from game.app.messages import Hold, Open, Pick, PlaceAt, SetLanguage, SkipTurn, Unchoose, Walk
from game.app.model import VIEWER, Box, Model, Plan, Screen
from game.app.playing import LayBack
from game.app.sight import sight_of
from game.app.update import update
from game.engine.events import BoardEnded, LastRound
from game.engine.grid import SPACES, print_space
from game.engine.match import Match, first_standing
from game.engine.moves import Place
from game.engine.outcome import BoardOutcome
from game.engine.stone import LABELS, SYMBOLS, WILD, WILD_SYMBOL, Stone
from game.games.blockers import blockers
from game.games.blockers_state import owners
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.grid_account import account
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.nodes import find_all, text_of
from game.view.page import page, title
from game.view.stones import SHAPES, shape_of
from tests.core.boards import drawn
from tests.core.page_driver import BOX, Driver, at_random, name_of, started
from tests.core.support import FULL
from tests.core.test_view_announce import Listener
from tests.core.trees import BOARD_VISITS, Moment, heard_text, names, tagged, visit, walk

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
on_every_visit = pytest.mark.parametrize(
    ("plan", "number"), BOARD_VISITS, ids=[name_of(plan) for plan, _ in BOARD_VISITS]
)


def moments(plan: Plan, number: int, lang: str = "en", every: int = 9) -> list[Moment]:
    """Some moments of a match with the board in sight, the last one too."""
    found = [
        one
        for one in visit(plan, lang, number)
        if one.model.match is not None and one.model.screen is Screen.TABLE
    ]
    return found if FULL else [*found[::every], found[-1]]


def board_of(model: Model) -> BoardSight:
    sight = sight_of(model)
    assert isinstance(sight, BoardSight)
    return sight


@on_every_visit
def test_hidden_racks_and_piles_may_lie_anywhere(plan: Plan, number: int) -> None:
    """The tree is equal, not merely alike; nor does any tile or space give something away."""
    rng = Random(number)
    moved = 0
    for moment in moments(plan, number, every=5):
        match = moment.model.match
        assert match is not None
        known = match.rules.observe(match.state, VIEWER)
        world = match.rules.guess(known, rng)
        other = replace(moment.model, match=replace(match, state=world))
        moved += other != moment.model
        assert page(other) == moment.tree and title(other) == title(moment.model)
        for colour in range(len(owners(plan.seats))):
            for label in LABELS:
                tries = [update(m, Pick(Stone(colour, label)))[0] for m in (moment.model, other)]
                seen = [(one.picked, one.refusal) for one in tries]
                assert seen[0] == seen[1]
    assert moved > 5


@on_every_visit
def test_of_other_racks_only_what_elimination_tells(plan: Plan, number: int) -> None:
    """Rack and pile of another seat are one heap to the viewer, in the order of the labels."""
    for moment in moments(plan, number):
        sight = board_of(moment.model)
        state = moment.model.match.state  # type: ignore[union-attr]
        for colour, owner in enumerate(owners(plan.seats)):
            hidden = [*state.piles[colour], *(state.racks[colour] if owner != VIEWER else ())]
            assert list(sight.to_come[colour]) == sorted(hidden)


@in_every_language
@on_every_visit
def test_whatever_can_be_used_has_a_name(plan: Plan, number: int, lang: str) -> None:
    for moment in moments(plan, number, lang, 25):
        tree = moment.tree
        assert all(name and name == name.strip() for _, name in names(tree))
        for group in find_all(tree, "role", "group"):
            assert group.get("aria-label")
        meant: dict[str, str] = {}
        for node, name in names(tree):
            if node.tag == "button":
                do = node.get("data-do") or ""
                assert meant.setdefault(name, do) == do
        ranks = [int(one.tag[1]) for one in tagged(tree, "h1", "h2", "h3", "h4")]
        assert ranks[0] == 1 and ranks.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(ranks))
        assert len(tagged(tree, "main")) == 1
        ids = Counter(node.get("id") for node in walk(tree) if node.get("id"))
        assert all(found == 1 for found in ids.values())


@on_every_visit
def test_lost_focus_has_one_home_and_the_board_one_stop(plan: Plan, number: int) -> None:
    for moment in moments(plan, number):
        assert len(find_all(moment.tree, "data-home")) == 1
        buttons = tagged(moment.tree, "button")
        cells = [one for one in buttons if (one.get("data-do") or "").startswith("place:")]
        assert len(cells) == SPACES
        assert [one.get("data-spot") for one in cells if one.get("tabindex") == "0"] == [
            f"space-{print_space(moment.model.space)}"
        ]


@on_every_visit
def test_the_spaces_shown_for_a_chosen_tile_are_the_legal_ones(plan: Plan, number: int) -> None:
    looked = 0
    for moment in moments(plan, number, every=7):
        match = moment.model.match
        assert match is not None
        if match.state.outcome is not None or match.state.mover != VIEWER:
            continue
        legal = [move for move in match.rules.legal(match.state) if isinstance(move, Place)]
        stone = legal[0].stone
        model = update(replace(moment.model, picked=None), Pick(stone))[0]
        assert model.picked == stone
        shown = {at for at, reason in board_of(model).spaces.items() if reason is None}
        assert shown == {move.space for move in legal if move.stone == stone}
        ghosts = {node.get("data-ghost") for node in find_all(page(model), "data-ghost")} - {None}
        assert ghosts == {print_space(at) for at in shown}
        for space in set(range(SPACES)) - shown:
            tried = update(model, PlaceAt(space))[0]
            assert tried.match == match and tried.refusal is not None
            assert tried.refusal.reason == board_of(model).spaces[space]
            assert tried.picked == stone
        assert update(model, Pick(stone))[0].picked is None
        assert update(model, Unchoose())[0].picked is None
        assert update(model, SkipTurn())[0].match == match
        looked += 1
    assert looked > 2


def test_a_missed_drag_leaves_chosen_what_was_chosen_before() -> None:
    """Beside the board, and on a space that the rules refuse."""
    driver = started(Plan("blockers", 3))
    while not driver.yours or not driver.state.moves:
        driver.step()
    legal = [move for move in driver.legal if isinstance(move, Place)]
    stone = legal[0].stone
    other = next(move.stone for move in legal if move.stone != stone)
    taken = {move.space for move in legal if move.stone == stone}
    refused = next(space for space in range(SPACES) if space not in taken)
    for before in (None, stone, other):
        start = replace(driver.model, picked=before)
        lifted = update(start, Hold(stone))[0]
        assert lifted.picked == stone
        assert update(lifted, LayBack())[0] == start
        missed = update(lifted, PlaceAt(refused))[0]
        assert (missed.picked, missed.lifted, missed.match) == (before, None, start.match)
        assert missed.refusal is not None and missed.refusal.stone == stone


def test_a_space_without_a_chosen_tile_asks_for_one() -> None:
    driver = started(Plan("blockers", 3))
    while not driver.yours:
        driver.tick()
    driver.send(PlaceAt(3))
    assert driver.model.refusal is not None and driver.model.refusal.reason == "pick-first"
    assert driver.model.space == 3
    assert driver.send(Walk(80)).model.space == 80


def test_on_the_turn_of_others_nothing_is_chosen() -> None:
    driver = started(Plan("blockers", 3))
    while driver.yours:
        driver.step()
    own = Stone(0, driver.state.racks[0][0])
    driver.send(Pick(own))
    assert driver.model.picked is None and driver.model.refusal is not None
    other = driver.model
    assert update(other, Pick(Stone(1, driver.state.racks[1][0]))) == (other, ())


@pytest.mark.parametrize(("seats", "lang"), [(3, "en"), (5, "it"), (4, "es"), (2, "pt")])
def test_a_whole_game_is_told_once_and_in_order(seats: int, lang: str) -> None:
    """Longer than the region is, with a look at the menu in between."""
    listener = Listener()
    driver = Driver(number=7, after=listener.hear, player=at_random)
    driver.send(SetLanguage(lang)).begin(Plan("blockers", seats))
    for at, _ in enumerate(driver.play()):
        if at == 10:
            driver.send(Open(Screen.START), Open(Screen.TABLE))
    words = Words(lang)
    speech = GridSpeech(words, Names(words, seats))
    told = [" ".join(speech.event(event)) for event in driver.model.seen]
    assert listener.said == [text for text in told if text]
    log = driver.model.log
    assert listener.said.count(words("say.last-round")) == log.count(LastRound()) == 1
    assert sum(isinstance(event, BoardEnded) for event in log) == 1


@on_every_visit
def test_the_end_shows_the_arithmetic_of_every_seat(plan: Plan, number: int) -> None:
    last = moments(plan, number)[-1]
    match = last.model.match
    assert match is not None
    outcome = match.state.outcome
    (account,) = [one for one in walk(last.tree) if one.get("class") == "account"]
    rows = [heard_text(one) for one in tagged(account, "tr")]
    assert len(rows) == plan.seats
    for row, score in zip(rows, outcome.scores, strict=True):
        assert row.endswith(f" {score}")
    winners = [one for one in tagged(account, "tr") if one.get("class") == "winner"]
    assert len(winners) == len(outcome.winners)


def test_the_end_says_how_equal_scores_were_told_apart() -> None:
    sight = board_of(moments(Plan("blockers", 3), 5)[-1].model)
    assert sight.ended is not None
    words = Words("en")
    speech = GridSpeech(words, Names(words, 3))

    def shown(winners: tuple[int, ...]) -> str:
        outcome = BoardOutcome((2, 2, 3), ((0, 1, 0), (1, 0, 1), (0, 0, 0)), (3, 3, 3), winners)
        ended = replace(sight, ended=BoardEnded(outcome))
        return text_of(account(ended, speech))

    assert words("grid.tie") in shown((2,))
    assert words("grid.tie") not in shown((0, 1, 2))


def test_ten_shapes_are_drawn_and_no_two_alike() -> None:
    assert set(SHAPES) == {*SYMBOLS, WILD_SYMBOL}
    assert len(set(SHAPES.values())) == 10
    assert [shape_of(label) for label in LABELS[18:]] == [*SYMBOLS, WILD_SYMBOL]
    assert shape_of(WILD) == WILD_SYMBOL and shape_of(0) is shape_of(17) is None


def test_turns_left_never_go_below_nothing() -> None:
    rules = blockers(5)
    for moves in range(121):
        for leader in range(5):
            assert all(0 <= rules.turns_left(moves, seat, leader) <= 24 for seat in range(5))


def test_a_forced_skip_is_offered_alone() -> None:
    rules = blockers(3)
    state = drawn(rules, "XXXXXYYYY/XYYYXYOOY/XYOYXYOOY/XY.YXY..Y", rack="A B C s1 s2")
    match = Match(rules, first_standing(rules), None, state)
    model = Model(Plan("blockers", 3), screen=Screen.TABLE, match=match, box=Box(*BOX), turn=5)
    tree = page(model)
    (home,) = find_all(tree, "data-home")
    assert home.get("data-do") == "skip" and board_of(model).must_skip
    assert "rack closed" not in {node.get("class") for node in walk(tree)}
