"""Every rule of Draw that is not Block's, with the result worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.engine.errors import IllegalMove, NotationError
from game.engine.events import Drew, HandEnded, LotDrawn, Passed
from game.engine.match import first_standing
from game.engine.moves import DRAW, PASS
from game.engine.outcome import Account, Ending, Outcome
from game.engine.rules import Reason
from game.engine.seats import Seat
from game.engine.tile import parse_tile
from game.games.block import block
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from game.games.draw import DrawGame, draw
from tests.core.support import FULL, first_deal, later_hand, play_out, position, run, start


def at(hands: str, plays: str, boneyard: str, mover: Seat = 0) -> DominoState:
    """A moment with these tiles in the boneyard, in the order in which they are drawn."""
    return replace(position(hands, plays, mover=mover), undealt=parse_tiles(boneyard))


def legal(rules: DrawGame, state: DominoState) -> str:
    return " ".join(map(str, rules.legal(state)))


@pytest.mark.parametrize(
    ("seats", "each", "boneyard", "target"), [(2, 7, 14, 100), (3, 5, 13, 61), (4, 5, 8, 61)]
)
def test_set_up_table(seats: int, each: int, boneyard: int, target: int) -> None:
    rules = draw(seats)
    match = first_deal(rules, bytes(16)).match
    assert [len(hand) for hand in match.state.hands] == [each] * seats
    assert len(match.state.undealt) == boneyard
    assert rules.target == target and rules.boneyard


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_hand_is_led_by_lot(seats: int) -> None:
    step = first_deal(draw(seats), bytes(range(16)))
    lot = next(event for event in step.events if isinstance(event, LotDrawn))
    assert step.match.state.leader == lot.leader


def test_draw_until_a_tile_fits_and_play_it_at_once() -> None:
    rules = draw(2)
    state = at("3-3 2-1 | 5-5", "6-4", "1-1 0-0 6-0 6-6 5-4")
    for number, drawn in enumerate(("1-1", "0-0", "6-0")):
        assert legal(rules, state) == "draw"
        assert rules.why_not(state, PASS) is Reason.MUST_DRAW
        step = rules.apply(state, DRAW)
        assert step.events == (Drew(0, parse_tile(drawn), 4 - number),)
        state = step.state
        assert state.mover == 0
    assert legal(rules, state) == "6-0<"
    assert rules.why_not(state, DRAW) is Reason.MUST_PLAY
    state, _ = run(rules, state, "6-0<")
    assert state.hands[0] == parse_tiles("3-3 2-1 1-1 0-0")
    assert state.undealt == parse_tiles("6-6 5-4")
    assert state.mover == 1


@pytest.mark.parametrize("floor", ["0", "1", "2"])
def test_who_can_play_may_neither_draw_nor_pass(floor: str) -> None:
    rules = draw(2, {"floor": floor})
    state = at("6-2 3-3 | 5-5", "6-4", "1-1 0-0 2-2")
    assert legal(rules, state) == "6-2<"
    for move in (DRAW, PASS):
        assert rules.why_not(state, move) is Reason.MUST_PLAY
        with pytest.raises(IllegalMove):
            rules.apply(state, move)


def test_a_draw_is_seen_by_others_as_one_never_which() -> None:
    rules = draw(3)
    step = rules.apply(at("3-3 | 5-5 | 2-2", "6-4", "1-1 0-0"), DRAW)
    (event,) = step.events
    assert isinstance(event, Drew) and event.seen_by(1) == replace(event, tile=None)
    assert "1-1" not in str(rules.print_observation(rules.observe(step.state, 1)))


@pytest.mark.parametrize(
    ("floor", "boneyard", "wanted"),
    [
        ("0", "", "pass"),
        ("0", "1-1", "draw"),
        ("1", "1-1", "pass"),
        ("1", "1-1 6-6", "draw"),
        ("2", "1-1 6-6", "pass"),
        ("2", "1-1 6-6 0-0", "draw"),
    ],
)
def test_floor_table(floor: str, boneyard: str, wanted: str) -> None:
    rules = draw(2, {"floor": floor})
    state = at("3-3 | 5-5", "6-4", boneyard)
    assert legal(rules, state) == wanted
    assert rules.choices(rules.observe(state, 0)) == rules.legal(state)
    if wanted == "pass":
        assert rules.why_not(state, DRAW) is Reason.BONEYARD_CLOSED


def test_blocked_only_when_nobody_can_draw_any_more() -> None:
    rules = draw(2)
    state, _ = run(rules, at("2-2 | 3-3", "6-4", "1-1 0-0"), "draw draw pass")
    assert state.outcome is None
    state, events = run(rules, state, "pass")
    assert [type(event) for event in events] == [Passed, HandEnded]
    # 4 + 2 + 0 and 6 pips: shared, nobody scores.
    assert state.outcome == Outcome(Ending.BLOCKED, None, (6, 6), (0, 0), (0, 0), Account.OTHERS)


@pytest.mark.parametrize(
    ("score", "points"), [("net", (0, 12 + 10 - 4, 0)), ("gross", (0, 12 + 10, 0))]
)
def test_blocked_scores_as_in_block(score: str, points: tuple[int, ...]) -> None:
    rules = draw(3, {"block-score": score})
    state, _ = run(rules, at("6-6 | 2-2 | 5-5", "3-1", ""), "pass pass pass")
    assert state.outcome.winner == 1 and state.outcome.points == points


def test_what_lies_below_the_floor_counts_for_nobody() -> None:
    rules = draw(2, {"floor": "2"})
    state, _ = run(rules, at("2-2 | 3-3", "6-4", "6-6 5-4"), "pass pass")
    assert state.outcome.pips == (4, 6) and state.outcome.points == (2, 0)


def test_going_out_ends_the_hand_with_the_boneyard_open() -> None:
    rules = draw(2)
    state, _ = run(rules, at("6-1 | 5-5 2-2", "6-4", "3-3 0-0"), "6-1<")
    assert state.outcome.ending is Ending.DOMINO
    assert state.outcome.points == (14, 0)


def test_no_spinner_and_no_points_for_placing() -> None:
    rules = draw(2)
    state, _ = run(rules, at("5-5 5-4 1-0 | 5-3 5-2 2-2", "", "3-3"), "5-5 5-3> 5-4<")
    assert len(state.chain.ends) == 2 and state.scores == (0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lead_rotation_target_and_match_end_are_those_of_block(seats: int) -> None:
    rules, other = draw(seats), block(seats)
    for leader in range(seats):
        standing = later_hand(rules, leader)
        assert rules.next_leader(standing) == other.next_leader(standing) == leader
    for scores in ((rules.target, *(0,) * (seats - 1)), (rules.target,) * seats, (1,) * seats):
        assert rules.match_result(scores) == other.match_result(scores)


@pytest.mark.parametrize(("name", "value"), [("floor", "3"), ("floor", ""), ("spinner", "none")])
def test_option_unknown_name_or_value(name: str, value: str) -> None:
    with pytest.raises(NotationError):
        draw(2, {name: value})


def test_option_opener_highest_double_must_be_led() -> None:
    rules = draw(2, {"opener": "highest-double"})
    setup = rules.set_up(first_standing(rules), lambda label, items: tuple(items))
    state = rules.start(first_standing(rules), setup).state
    assert state.must_lead is not None and legal(rules, state) == str(state.must_lead)


@pytest.mark.parametrize("floor", ["0", "1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_hands_end_out_or_blocked_with_nothing_left_to_draw(seats: int, floor: str) -> None:
    rules = draw(seats, {"floor": floor})
    endings = set()
    for seed in range(200 if FULL else 40):
        state = play_out(rules, start(rules, seed), Random(seed))
        endings.add(state.outcome.ending)
        assert len(state.undealt) >= int(floor)
        if state.outcome.ending is Ending.BLOCKED:
            assert len(state.undealt) == int(floor)
            assert state.moves[-seats:] == (PASS,) * seats
    assert endings == {Ending.DOMINO, Ending.BLOCKED}
