"""The player of All Fives: clear positions, every option, fairness, cuts, repeatability."""

from __future__ import annotations

from dataclasses import replace
from math import log, sqrt
from random import Random
from typing import Any

import pytest

from game.ai.evidence import choices_seen
from game.ai.fives import GROSS, Fives
from game.ai.fives_chance import LEAST, SPREAD, Chances
from game.ai.fives_evidence import LESS_PIPS, LESS_POINTS, evidence
from game.ai.masks import mask_of
from game.ai.player import Budget, Verdict, never
from game.engine.level import Level
from game.engine.moves import DRAW, Draw, Pass
from game.engine.tile import tile
from game.games.all_fives import DEALS, AllFives, all_fives
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from tests.core.fives import dealt, fives
from tests.core.support import run

THINKING = (Level.HARD, Level.EXPERT)
LEVELS = (Level.MEDIUM, *THINKING)


def judge(
    rules: AllFives,
    state: DominoState,
    level: Level = Level.EXPERT,
    worlds: int = 40,
    seed: int = 1,
    stop: Any = never,
) -> Verdict:
    known = rules.observe(state, state.mover)
    budget = Budget(worlds=worlds, nodes=10_000)
    return Fives().judge(rules, known, level, budget, Random(seed), stop)


def best(rules: AllFives, state: DominoState, level: Level = Level.EXPERT) -> str:
    return str(judge(rules, state, level).best().move)


# --- Clear positions --------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_twenty_rather_than_less(level: Level) -> None:
    """The spinner 6-6 counts 12: 4-4 makes 20 with it, 4-3 makes 15, 6-1 leaves 4 and 1."""
    rules = all_fives(2)
    state = fives(rules, "4-4 4-3 6-1 2-1 | 3-3 3-0 2-0 1-0", "6-6 6-4<")
    assert best(rules, state, level) == "4-4<"


@pytest.mark.parametrize("level", LEVELS)
def test_it_ends_the_match_where_it_can(level: Level) -> None:
    """Ends 5 and 6: the 6-5 makes 5 and 5, which reaches the target; 5-5 makes 10 and 6."""
    rules = all_fives(2, {"target": "100"})
    state = fives(rules, "6-5 5-5 5-4 | 3-3 3-0 2-0", "5-3 3-6>", scores=(90, 95))
    assert best(rules, state, level) == "6-5>"


@pytest.mark.parametrize("level", THINKING)
def test_a_won_match_is_certain(level: Level) -> None:
    rules = all_fives(2, {"target": "100"})
    state = fives(rules, "6-5 5-5 5-4 | 3-3 3-0 2-0", "5-3 3-6>", scores=(90, 95))
    found = judge(rules, state, level).best()
    assert str(found.move) == "6-5>"
    assert found.share == pytest.approx(1.0) and found.points == pytest.approx(10)


@pytest.mark.parametrize("level", THINKING)
def test_going_out_wins_whatever_the_others_hold(level: Level) -> None:
    """Under ``winner`` the last tile brings the other's pips; it lies on either end."""
    rules = all_fives(2, {"target": "100", "settlement": "winner"})
    held = "6-6 5-5 4-4 5-4 6-5 4-2 5-2 6-2 2-2 5-3"
    state = fives(rules, f"3-1 | {held}", "3-0 0-1>", scores=(98, 99))
    verdict = judge(rules, state, level)
    assert [str(one.move) for one in verdict.judged] == ["3-1<", "3-1>"]
    assert all(one.share == pytest.approx(1) for one in verdict.judged)


@pytest.mark.parametrize("level", THINKING)
def test_it_offers_nothing_where_the_next_points_win(level: Level) -> None:
    """After 4-1 (ends 6 and 1) no unseen tile scores; after 6-3 (ends 3 and 4) three do."""
    rules = all_fives(2, {"target": "100"})
    state = fives(rules, "6-3 4-1 0-0 | 5-1 4-4 3-2", "6-4", scores=(95, 95))
    worth = {str(one.move): one.worth for one in judge(rules, state, level).judged}
    assert set(worth) == {"6-3<", "4-1>"}
    assert worth["4-1>"] > worth["6-3<"] + 0.1


# --- Law and order ----------------------------------------------------------------------

OPTIONS: list[dict[str, str]] = [
    *({"deal": deal} for deal in DEALS),
    {"target": "25"},
    {"finish": "after-hand", "target": "40"},
    {"floor": "1"},
    {"floor": "2", "settlement": "winner"},
    {"spinner": "none"},
    {"opener": "highest-double"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: " ".join(one.values()))
def test_every_option_to_the_end_of_a_hand(seats: int, options: dict[str, str]) -> None:
    """Legal moves in the order of the rules, each judged; draws and passes without thinking."""
    rules = all_fives(seats, options)
    for number, level in enumerate(LEVELS):
        state = dealt(rules, number + 20)
        while state.outcome is None:
            verdict = judge(rules, state, level, 2)
            moves = tuple(one.move for one in verdict.judged)
            assert moves == rules.legal(state)
            assert not verdict.cut
            if len(moves) > 1 and level is not Level.MEDIUM:
                assert all(0 <= (one.share or 0) <= 1 for one in verdict.judged)
                assert all(one.points is not None for one in verdict.judged)
            state = rules.apply(state, verdict.best().move).state


@pytest.mark.parametrize("level", LEVELS)
def test_one_legal_move_needs_no_thought(level: Level) -> None:
    rules = all_fives(2)

    def never_asked() -> bool:
        raise AssertionError

    state = fives(rules, "5-3 1-1 | 6-6", "6-4 6-2<")
    for move in (Draw(), Pass()):
        assert [one.move for one in judge(rules, state, level, stop=never_asked).judged] == [move]
        state = replace(state, undealt=())
    led = tile(1, 1)
    state = fives(all_fives(2), "6-5 1-1 | 0-0", must_lead=led)
    assert [str(one.move) for one in judge(rules, state, level, stop=never_asked).judged] == ["1-1"]


@pytest.mark.parametrize("level", LEVELS)
def test_others_turns_are_refused(level: Level) -> None:
    rules = all_fives(2)
    known = rules.observe(dealt(rules, 1), 0)
    away = replace(known, mover=1)
    with pytest.raises(ValueError, match="turn"):
        Fives().judge(rules, away, level, Budget(worlds=1), Random(1), never)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_tiles_change_nothing(seats: int) -> None:
    """Other deals that look the same give the very same verdict."""
    rules, changed = all_fives(seats), 0
    state = dealt(rules, 5)
    while state.outcome is None:
        other = rules.guess(rules.observe(state, state.mover), Random(len(state.moves)))
        changed += other != state
        verdict = judge(rules, state, worlds=3, seed=7)
        assert verdict == judge(rules, other, worlds=3, seed=7)
        state = rules.apply(state, verdict.best().move).state
    assert changed > 3


def test_a_stop_cuts_short_and_judges_all() -> None:
    rules = all_fives(2)
    state = dealt(rules, 2)
    asked: list[bool] = []

    def third() -> bool:
        asked.append(True)
        return len(asked) == 3

    verdict = judge(rules, state, worlds=50, stop=third)
    assert verdict.cut and len(asked) == 3
    assert tuple(one.move for one in verdict.judged) == rules.legal(state)
    assert verdict.judged == judge(rules, state, worlds=3).judged
    assert not judge(rules, state, worlds=50).cut


def test_work_does_not_shrink_with_the_level() -> None:
    rules, player = all_fives(4), Fives()
    worlds = [player.budget(rules, level).worlds for level in LEVELS]
    assert worlds == sorted(set(worlds))


def test_hard_does_not_tell_gross_mistakes_apart() -> None:
    """What loses many points is worth the least of all, the best move what it is."""
    rules, several = all_fives(3), 0
    state = dealt(rules, 8)
    while state.outcome is None:
        verdict = judge(rules, state, Level.HARD, 25)
        best, least = verdict.best(), min(one.worth for one in verdict.judged)
        for one in verdict.judged:
            if one.points is not None and best.points is not None:
                gross = one.points < best.points - GROSS
                several += gross and len(verdict.judged) > 2
                assert one.worth == (least if gross else pytest.approx(one.share))
        state = rules.apply(state, best.move).state
    assert several


# --- What it reckons with -----------------------------------------------------------------


def test_the_chance_to_win() -> None:
    chances = Chances(100)
    assert chances.of((40, 40)) == (0.5, 0.5)
    assert chances.of((100, 95)) == (1.0, 0.0)
    assert chances.of((105, 105, 3)) == (0.5, 0.5, 0.0)
    early, late = chances.of((30, 10))[0], chances.of((95, 75))[0]
    assert 0.5 < early < late < 1
    assert sum(chances.of((10, 70, -20, 30))) == pytest.approx(1)


def test_a_lead_counts_by_the_root_of_what_is_missing() -> None:
    for ahead, behind in ((30, 10), (95, 75), (60, 59)):
        first, second = Chances(100).of((ahead, behind))
        spread = SPREAD * sqrt(100 - ahead + LEAST)
        assert log(first / second) == pytest.approx((ahead - behind) / spread)


def weigh(rules: AllFives, plays: str, held: str) -> float:
    """The weight of a world in which seat 1 still holds ``held`` after its placement."""
    start = fives(rules, "6-4 6-1 3-2 | 5-4 2-1 6-6")
    state, _ = run(rules, start, plays)
    seen = evidence(rules, rules.observe(state, 0))
    return seen.weight([mask_of(state.hands[0]), mask_of(parse_tiles(held))])


def test_choices_of_others_tell_of_their_hands() -> None:
    """After the lead 6-4, seat 1 plays 5-4 for ends of 6 and 5, which score nothing."""
    rules = all_fives(2)
    assert weigh(rules, "6-4 5-4>", "1-0 2-0") == 1
    # 6-1 would have made 1 + 4.
    assert weigh(rules, "6-4 5-4>", "6-1 2-0") == LESS_POINTS
    # 6-6 scores nothing as well, and is heavier.
    assert weigh(rules, "6-4 5-4>", "6-6 2-0") == LESS_PIPS
    # Then 1-0 would have made 5, where 2-1 makes 7.
    assert weigh(rules, "6-4 5-4> 6-1< 2-1<", "6-6 1-0") == LESS_PIPS * LESS_POINTS
    # The lead of the seat itself tells nothing.
    assert weigh(rules, "6-4", "6-6 2-0") == 1


def test_tiles_drawn_later_tell_nothing() -> None:
    """Seat 1 draws after its placement, so its hand at that time is not known any more."""
    rules = all_fives(2)
    start = fives(rules, "6-4 5-5 3-2 | 5-4 2-1 1-0")
    state, _ = run(rules, start, "6-4 5-4> 5-5>")
    assert rules.legal(state) == (DRAW,)
    assert len(choices_seen(rules.observe(state, 0), rules.place)) == 1
    drawn = rules.apply(state, DRAW).state
    assert choices_seen(rules.observe(drawn, 0), rules.place) == []
