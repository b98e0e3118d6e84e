"""Every rule of All Fives, with the result worked out by hand.

What the open ends count has a file of its own.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.engine.chain import CROSS, Arm
from game.engine.deal import Shuffler, hand_seed
from game.engine.errors import IllegalMove, NotationError
from game.engine.events import (
    Counted,
    Dealt,
    Drew,
    HandEnded,
    LotDrawn,
    MatchEnded,
    Passed,
    Played,
)
from game.engine.match import Match, MatchStep, begin, next_standing, play
from game.engine.moves import DRAW, PASS, Move, Play, parse_move
from game.engine.outcome import Account, Ending, MatchResult, Outcome, Standing
from game.engine.record import parse_match, print_match
from game.engine.rules import Reason
from game.engine.tile import FULL_SET, parse_tile, tile
from game.games.all_fives import OPTIONS, AllFives, all_fives, rounded
from game.games.catalogue import rules_for
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from tests.core.fives import chain_of, dealt, fives, moments
from tests.core.support import (
    FULL,
    first_deal,
    hands_of,
    match_steps,
    moves_of,
    next_deal,
    run,
    setup_of,
)


def legal(rules: AllFives, state: DominoState) -> str:
    """The legal moves in notation."""
    return " ".join(map(str, rules.legal(state)))


# --- Set-up ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "seats", "each", "boneyard"),
    [
        (None, 2, 9, 10),
        (None, 3, 7, 7),
        (None, 4, 5, 8),
        ("9-7-5", 2, 9, 10),
        ("9-7-5", 3, 7, 7),
        ("9-7-5", 4, 5, 8),
        ("5-5-5", 2, 5, 18),
        ("5-5-5", 3, 5, 13),
        ("5-5-5", 4, 5, 8),
        ("7-5-5", 2, 7, 14),
        ("7-5-5", 3, 5, 13),
        ("7-5-5", 4, 5, 8),
    ],
)
def test_set_up_deal(deal: str | None, seats: int, each: int, boneyard: int) -> None:
    rules = all_fives(seats, {} if deal is None else {"deal": deal})
    step = first_deal(rules, bytes(16))
    setup = step.match.setup
    assert [len(hand) for hand in setup.hands] == [each] * seats
    assert len(setup.undealt) == boneyard
    assert sorted((*(one for hand in setup.hands for one in hand), *setup.undealt)) == list(
        FULL_SET
    )
    assert step.match.state.undealt == setup.undealt
    event = step.events[-1]
    assert isinstance(event, Dealt)
    assert (event.counts, event.undealt) == ((each,) * seats, boneyard)


@pytest.mark.parametrize(("seats", "target"), [(2, 250), (3, 200), (4, 200)])
def test_set_up_targets_and_defaults(seats: int, target: int) -> None:
    rules = all_fives(seats)
    assert rules.target == target
    assert dict(rules.options) == {
        "deal": "9-7-5",
        "target": str(target),
        "finish": "at-once",
        "floor": "0",
        "settlement": "own",
        "spinner": "first",
        "opener": "lot",
    }
    assert rules.boneyard


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_seats_two_to_four_only(seats: int) -> None:
    with pytest.raises(NotationError) as caught:
        rules_for("all-fives", seats, {})
    assert caught.value.code == "seats"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deal", "7-7-7"),
        ("target", "0"),
        ("target", "10000"),
        ("target", "-5"),
        ("finish", "later"),
        ("floor", "3"),
        ("floor", "-1"),
        ("settlement", "all"),
        ("spinner", "every"),
        ("opener", "rotate"),
        ("block-score", "net"),
    ],
)
def test_option_unknown_name_or_value(name: str, value: str) -> None:
    with pytest.raises(NotationError) as caught:
        all_fives(2, {name: value})
    assert caught.value.code == "option"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_hand_is_led_by_lot(seats: int) -> None:
    leaders = set()
    for seed in range(30):
        step = first_deal(all_fives(seats), bytes([seed]) * 16)
        drawn, event = step.events
        assert isinstance(drawn, LotDrawn) and isinstance(event, Dealt)
        assert drawn.leader == event.leader == step.match.state.mover
        best = max(one.pips for _, one in drawn.rounds[-1])
        assert [s for s, one in drawn.rounds[-1] if one.pips == best] == [drawn.leader]
        leaders.add(drawn.leader)
    assert leaders == set(range(seats))


def test_lead_any_tile() -> None:
    rules = all_fives(2)
    state = fives(rules, "5-4 6-6 1-0 | 3-3")
    assert legal(rules, state) == "5-4 6-6 1-0"


# --- A turn: playing and drawing ------------------------------------------------------


@pytest.mark.parametrize("floor", ["0", "1", "2"])
def test_who_can_play_may_neither_draw_nor_pass(floor: str) -> None:
    rules = all_fives(2, {"floor": floor})
    state = fives(rules, "6-2 3-3 | 5-5", "6-4")
    assert legal(rules, state) == "6-2<"
    for move in (DRAW, PASS):
        assert rules.why_not(state, move) is Reason.MUST_PLAY
        with pytest.raises(IllegalMove):
            rules.apply(state, move)


def test_draw_until_a_playable_tile_comes_and_play_it_at_once() -> None:
    rules = all_fives(2)
    state = fives(rules, "3-3 2-1 | 5-5", "6-4", "1-1 0-0 6-0 6-6 5-4")
    for at, drawn in enumerate(("1-1", "0-0", "6-0")):
        assert legal(rules, state) == "draw"
        assert rules.why_not(state, PASS) is Reason.MUST_DRAW
        step = rules.apply(state, DRAW)
        assert step.events == (Drew(0, parse_tile(drawn), 4 - at),)
        state = step.state
        assert state.mover == 0
        assert state.hands[0][-1] == parse_tile(drawn)
        assert state.hands[1] == parse_tiles("5-5")
    # The tile drawn last fits: no other can be played, no further draw, no pass.
    assert legal(rules, state) == "6-0<"
    assert rules.why_not(state, DRAW) is Reason.MUST_PLAY
    assert rules.why_not(state, PASS) is Reason.MUST_PLAY
    state, events = run(rules, state, "6-0<")
    assert state.hands[0] == parse_tiles("3-3 2-1 1-1 0-0")
    assert state.undealt == parse_tiles("6-6 5-4")
    assert state.mover == 1
    assert list(map(str, state.moves[-4:])) == ["draw", "draw", "draw", "6-0<"]
    assert [type(event) for event in events] == [Played, Counted]


def test_a_drawn_tile_may_go_on_every_end_it_fits() -> None:
    rules = all_fives(2)
    state = fives(rules, "3-3 | 5-5", "6-4", "6-1 2-2")
    state, _ = run(rules, state, "draw")
    assert legal(rules, state) == "6-1<"
    state = fives(rules, "3-3 | 5-5", "6-6 6-2< 6-4> 6-3^ 3-2^ 6-5_ 5-4_", "4-2 0-0")
    state, _ = run(rules, state, "draw")
    assert legal(rules, state) == "4-2< 4-2> 4-2^ 4-2_"


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_draw_is_seen_by_others_as_one_never_which(viewer: int) -> None:
    rules = all_fives(3)
    state = fives(rules, "3-3 | 5-5 | 2-2", "6-4", "1-1 0-0 6-0")
    step = rules.apply(state, DRAW)
    (event,) = step.events
    assert isinstance(event, Drew)
    seen = event.seen_by(viewer)
    assert isinstance(seen, Drew)
    assert (seen.seat, seen.left) == (0, 2)
    assert seen.tile == (tile(1, 1) if viewer == 0 else None)
    known = rules.observe(step.state, viewer)
    assert known.counts == (2, 1, 1)
    assert known.undealt == 2
    assert (tile(1, 1) in known.tiles) is (viewer == 0)
    assert tile(1, 1) in known.tiles or "1-1" not in str(rules.print_observation(known))


@pytest.mark.parametrize(("floor", "draws"), [("0", 3), ("1", 2), ("2", 1)])
def test_drawing_stops_at_the_floor_and_then_the_turn_passes_once(floor: str, draws: int) -> None:
    rules = all_fives(2, {"floor": floor})
    state = fives(rules, "3-3 | 5-5 6-5", "6-4", "1-1 0-0 2-2")
    for _ in range(draws):
        assert legal(rules, state) == "draw"
        assert rules.why_not(state, PASS) is Reason.MUST_DRAW
        state, _ = run(rules, state, "draw")
    assert len(state.undealt) == int(floor)
    assert legal(rules, state) == "pass"
    assert rules.why_not(state, DRAW) is Reason.BONEYARD_CLOSED
    state, events = run(rules, state, "pass")
    assert events == (Passed(0, (6, 4)),)
    assert list(map(str, state.moves[1:])) == ["draw"] * draws + ["pass"]
    assert state.mover == 1
    assert state.outcome is None
    assert len(state.undealt) == int(floor)


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
    rules = all_fives(2, {"floor": floor})
    state = fives(rules, "3-3 | 5-5", "6-4", boneyard)
    assert legal(rules, state) == wanted
    assert rules.choices(rules.observe(state, 0)) == rules.legal(state)
    assert rules.choices(rules.observe(state, 1)) == ()


@pytest.mark.parametrize("floor", ["0", "1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_in_random_hands(seats: int, floor: str) -> None:
    """Whatever is dealt: draws and passes only without a playable tile, the floor is kept."""
    rules = all_fives(seats, {"floor": floor, "target": "9999"})
    drawn = passed = 0
    for seed in range(25):
        before = None
        for state in moments(rules, seed, Random(seed)):
            held = [one for hand in state.hands for one in hand]
            everything = (*held, *state.undealt, *state.chain.tiles)
            assert sorted(everything) == list(FULL_SET)
            assert len(state.undealt) >= int(floor)
            if before is not None:
                move = state.moves[-1]
                hand = before.hands[before.mover]
                open_values = set(before.chain.values)
                fits = any({one.low, one.high} & open_values for one in hand)
                closed = len(before.undealt) == int(floor)
                assert fits is isinstance(move, Play) or before.chain.lead is None
                if move == DRAW:
                    assert not closed and state.mover == before.mover
                    assert state.undealt == before.undealt[1:]
                    drawn += 1
                else:
                    assert state.mover == (before.mover + 1) % seats
                if move == PASS:
                    assert closed
                    passed += 1
                if isinstance(move, Play) and before.moves and before.moves[-1] == DRAW:
                    assert move.tile == hand[-1]
            before = state
    assert drawn > 20 and passed > 1


# --- Refusals -------------------------------------------------------------------------

RUNNING = "6-2 5-4 1-0 | 3-3 2-1"
SHUT = "1-0 | 3-3 2-1"
CROSSED = "5-5 5-2< 5-3>"
REFUSALS = [
    # hands, on the table, boneyard, move, reason
    (RUNNING, "6-4", None, "3-3<", Reason.NOT_IN_HAND),
    (RUNNING, "6-4", None, "6-6<", Reason.NOT_IN_HAND),
    (RUNNING, "6-4", None, "1-0<", Reason.NO_FIT),
    (RUNNING, "6-4", None, "6-2>", Reason.WRONG_END),
    (RUNNING, "6-4", None, "6-2^", Reason.NOT_OPEN),
    (RUNNING, "", None, "6-2<", Reason.LEAD_FIRST),
    (RUNNING, "6-4", None, "6-2", Reason.ALREADY_LED),
    (RUNNING, "6-4", None, "pass", Reason.MUST_PLAY),
    (RUNNING, "6-4", None, "draw", Reason.MUST_PLAY),
    (RUNNING, "", None, "pass", Reason.MUST_PLAY),
    (RUNNING, "", None, "draw", Reason.MUST_PLAY),
    (RUNNING, "6-4", "", "draw", Reason.MUST_PLAY),
    (SHUT, "6-4", None, "pass", Reason.MUST_DRAW),
    (SHUT, "6-4", "6-6", "pass", Reason.MUST_DRAW),
    (SHUT, "6-4", "", "draw", Reason.BONEYARD_CLOSED),
    # Four arms: 5-4 fits the ends of the spinner only, 1-0 nothing.
    (RUNNING, CROSSED, None, "5-4<", Reason.WRONG_END),
    (RUNNING, CROSSED, None, "6-2^", Reason.WRONG_END),
    (RUNNING, CROSSED, None, "1-0_", Reason.NO_FIT),
    # One side taken: the short sides are shut even for a tile that fits the spinner.
    (RUNNING, "5-5 5-2<", None, "5-4^", Reason.NOT_OPEN),
    (RUNNING, "5-5 5-2<", None, "5-4_", Reason.NOT_OPEN),
    (RUNNING, "5-5", None, "5-4^", Reason.NOT_OPEN),
]


@pytest.mark.parametrize(("hands", "plays", "boneyard", "move", "reason"), REFUSALS)
def test_refusal_names_its_reason(
    hands: str, plays: str, boneyard: str | None, move: str, reason: Reason
) -> None:
    rules = all_fives(2)
    state = fives(rules, hands, plays, boneyard)
    made = parse_move(move)
    assert rules.why_not(state, made) is reason
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, made)
    assert (caught.value.reason, caught.value.move) == (reason, move)
    assert made not in rules.legal(state)
    assert state == fives(rules, hands, plays, boneyard)


@pytest.mark.parametrize("move", ["3-3<", "pass", "draw", "3-3", "6-6^"])
def test_refusal_hand_over(move: str) -> None:
    rules = all_fives(2)
    state, _ = run(rules, fives(rules, "6-2 | 3-3", "6-4"), "6-2<")
    assert rules.legal(state) == ()
    assert rules.why_not(state, parse_move(move)) is Reason.HAND_OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_why_not_agrees_with_legal_everywhere(seats: int) -> None:
    rules = all_fives(seats, {"target": "9999"})
    every: list[Move] = [Play(one, arm) for one in FULL_SET for arm in Arm]
    every += [PASS, DRAW]
    for seed in range(3):
        for state in moments(rules, seed, Random(seed)):
            allowed = [move for move in every if rules.why_not(state, move) is None]
            assert sorted(map(str, allowed)) == sorted(map(str, rules.legal(state)))


# --- The spinner ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "spinner"),
    [
        ("6-4", None),
        ("5-5", "5-5"),
        ("6-4 6-6<", "6-6"),
        ("6-4 6-6< 4-4>", "6-6"),
        ("5-5 5-2< 2-2<", "5-5"),
        ("5-5 5-2< 5-3> 5-0^ 0-0^", "5-5"),
        ("0-0 6-0< 6-6<", "0-0"),
    ],
)
def test_spinner_is_the_first_double_only(plays: str, spinner: str | None) -> None:
    chain = chain_of(all_fives(2), plays)
    assert chain.spinner == (None if spinner is None else parse_tile(spinner))


@pytest.mark.parametrize(
    ("plays", "cross"),
    [
        # Led: nothing, one side, both sides.
        ("5-5", False),
        ("5-5 5-2<", False),
        ("5-5 5-2>", False),
        ("5-5 5-2< 2-1< 6-1<", False),
        ("5-5 5-2< 5-3>", True),
        # Joined: the connection is its first side.
        ("5-4 5-5<", False),
        ("5-4 5-5< 4-1> 6-1>", False),
        ("5-4 5-5< 5-1<", True),
        ("5-4 4-4>", False),
        ("5-4 4-4> 4-1>", True),
        ("2-1 6-2< 1-0> 0-0>", False),
        ("2-1 6-2< 1-0> 0-0> 3-0>", True),
        # Later doubles have one way on.
        ("6-4 6-6< 4-4> 4-1>", False),
    ],
)
def test_spinner_sides_before_ends(plays: str, cross: bool) -> None:
    rules = all_fives(2)
    chain = chain_of(rules, plays)
    assert chain.arms[:2] == (Arm.LEFT, Arm.RIGHT)
    assert chain.arms[2:] == (CROSS if cross else ())
    assert chain.spinner_closed is cross
    if cross:
        assert chain.spinner is not None
        assert chain.value_at(Arm.UP) == chain.value_at(Arm.DOWN) == chain.spinner.high


def test_spinner_four_arms_and_never_a_fifth() -> None:
    rules = all_fives(2)
    plays = "5-5 5-2< 5-3> 5-0^ 5-1_ 2-2< 3-3> 0-0^ 1-1_"
    chain = chain_of(rules, plays)
    assert [end.value for end in chain.ends] == [2, 3, 0, 1]
    state = fives(rules, "4-2 4-3 4-0 4-1 | 6-6", plays)
    assert legal(rules, state) == "4-2< 4-3> 4-0^ 4-1_"


def test_spinner_equal_pips_on_two_arms_are_distinct_moves_and_records() -> None:
    rules = all_fives(2)
    plays = "5-5 5-2< 5-3>"
    state = fives(rules, "5-4 1-0 | 6-6 6-5", plays)
    assert legal(rules, state) == "5-4^ 5-4_"
    up, down = (rules.apply(state, move).state for move in rules.legal(state))
    assert up.chain != down.chain
    assert (up.moves[-1], down.moves[-1]) == moves_of("5-4^ 5-4_")
    # And further out: 1 on the left, on top and below.
    state = fives(rules, "1-1 | 6-6", "5-5 5-1< 5-3> 5-2^ 2-1^ 5-4_ 4-1_")
    assert legal(rules, state) == "1-1< 1-1^ 1-1_"
    played = [rules.apply(state, move) for move in rules.legal(state)]
    assert len({step.state.chain for step in played}) == 3
    for step, arm in zip(played, (Arm.LEFT, Arm.UP, Arm.DOWN), strict=True):
        event = step.events[0]
        assert isinstance(event, Played)
        assert event.arm is arm
        assert event.values.count(1) == 3 and event.joined == 1


@pytest.mark.parametrize("last", ["5-4^", "5-4_"])
def test_spinner_record_keeps_the_arm(last: str) -> None:
    rules = all_fives(2)
    setup = setup_of(
        "5-5 5-3 6-6 6-4 6-3 6-2 6-1 6-0 4-4 | 5-2 5-4 3-3 2-2 1-1 0-0 1-0 2-0 2-1", "6-6 1-0"
    )
    match = begin(rules, setup).match
    for move in moves_of(f"5-5 5-2< 5-3> {last}"):
        match = play(match, move).match
    text = print_match(match)
    assert f" {last}" in text
    assert parse_match(text, rules_for).match == match


@pytest.mark.parametrize(
    "plays", ["5-5", "5-5 5-2<", "5-5 5-2< 5-3>", "6-4 6-6< 6-3<", "5-3 3-3> 3-2>"]
)
def test_option_spinner_none_every_double_has_one_way_on(plays: str) -> None:
    rules = all_fives(2, {"spinner": "none"})
    state = fives(rules, "5-4 6-5 3-0 | 1-1", plays)
    assert state.chain.spinner is None
    assert state.chain.arms == (Arm.LEFT, Arm.RIGHT)
    for one, arm in product(state.hands[0], CROSS):
        assert rules.why_not(state, Play(one, arm)) is Reason.NOT_OPEN


# --- End of a hand --------------------------------------------------------------------


def test_domino_ends_the_hand_with_the_boneyard_open() -> None:
    rules = all_fives(3)
    state, events = run(rules, fives(rules, "6-2 | 3-3 2-1 | 6-6", "6-4"), "6-2<")
    assert [type(event) for event in events] == [Played, Counted, HandEnded]
    # 9 becomes 10, 12 becomes 10.
    outcome = Outcome(Ending.DOMINO, 0, (0, 9, 12), (0, -10, -10), (0, -10, -10), Account.OWN)
    assert state.outcome == outcome
    assert events[-1] == HandEnded(1, outcome, hands_of("| 3-3 2-1 | 6-6"))


def test_domino_ends_the_hand_at_once_even_if_it_blocks() -> None:
    rules = all_fives(2)
    state, events = run(rules, fives(rules, "5-1 | 3-3", "6-5 6-1<", ""), "5-1>")
    assert state.outcome is not None
    assert state.outcome.ending is Ending.DOMINO
    assert [type(event) for event in events] == [Played, Counted, HandEnded]


def test_blocked_only_when_all_have_passed_in_turn() -> None:
    rules = all_fives(3)
    state = fives(rules, "5-1 6-4 | 2-2 | 3-3", "6-5 6-1<", "")
    state, events = run(rules, state, "5-1> pass pass")
    assert events[-2:] == (Passed(1, (1, 1)), Passed(2, (1, 1)))
    assert state.outcome is None
    assert state.mover == 0
    assert legal(rules, state) == "pass"
    state, events = run(rules, state, "pass")
    assert [type(event) for event in events] == [Passed, HandEnded]
    # 10, 4 and 6 pips: 10, 5 and 5 off. Nobody has won, the lowest hand loses too.
    assert state.outcome == Outcome(
        Ending.BLOCKED, None, (10, 4, 6), (-10, -5, -5), (-10, -5, -5), Account.OWN
    )
    assert list(map(str, state.moves[-3:])) == ["pass"] * 3


def test_never_blocked_while_another_seat_can_play() -> None:
    rules = all_fives(3)
    state, _ = run(rules, fives(rules, "2-2 | 3-3 | 6-1 5-0", "6-4", ""), "pass pass")
    assert state.outcome is None
    assert legal(rules, state) == "6-1<"
    state, _ = run(rules, state, "6-1<")
    assert state.passes == 0
    state, _ = run(rules, state, "pass pass")
    assert state.outcome is None
    state, _ = run(rules, state, "pass")
    assert state.outcome.ending is Ending.BLOCKED


def test_never_blocked_while_the_boneyard_is_open() -> None:
    rules = all_fives(2)
    state = fives(rules, "2-2 | 3-3", "6-4", "1-1 0-0")
    state, _ = run(rules, state, "draw draw pass")
    assert state.outcome is None
    state, events = run(rules, state, "pass")
    assert [type(event) for event in events] == [Passed, HandEnded]
    assert state.outcome.pips == (6, 6)


@pytest.mark.parametrize("floor", ["1", "2"])
def test_blocked_at_the_floor_what_lies_there_counts_for_nobody(floor: str) -> None:
    rules = all_fives(2, {"floor": floor})
    boneyard = "6-6 5-4" if floor == "2" else "6-6"
    state, _ = run(rules, fives(rules, "2-2 | 3-3", "6-4", boneyard), "pass pass")
    assert state.outcome.ending is Ending.BLOCKED
    assert state.outcome.pips == (4, 6)
    assert state.undealt == parse_tiles(boneyard)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_end_as_they_should_in_random_play(seats: int) -> None:
    rules = all_fives(seats, {"target": "9999"})
    seen = set()
    for seed in range(60):
        *_, state = moments(rules, seed, Random(seed))
        outcome = state.outcome
        seen.add(outcome.ending)
        if outcome.ending is Ending.BLOCKED:
            assert outcome.winner is None
            assert state.undealt == ()
            assert state.moves[-seats:] == (PASS,) * seats
            values = set(state.chain.values)
            assert not any({one.low, one.high} & values for hand in state.hands for one in hand)
        else:
            assert outcome.ending is Ending.DOMINO
            assert state.hands[outcome.winner] == ()
            assert all(hand for seat, hand in enumerate(state.hands) if seat != outcome.winner)
    assert seen == {Ending.DOMINO, Ending.BLOCKED}


# --- Next hand ------------------------------------------------------------------------


def _standing(rules: AllFives, ending: Ending, winner: int | None, leader: int = 0) -> Standing:
    nothing = (0,) * rules.seats
    return Standing(1, nothing, leader, Outcome(ending, winner, nothing, nothing, nothing))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("opener", ["lot", "highest-double"])
def test_who_went_out_starts_the_next_hand(seats: int, opener: str) -> None:
    rules = all_fives(seats, {"opener": opener})
    for winner, leader in product(range(seats), repeat=2):
        standing = _standing(rules, Ending.DOMINO, winner, leader)
        setup = rules.set_up(standing, Shuffler(hand_seed(bytes(16), 1)))
        assert setup.lot == ()
        step = rules.start(standing, setup)
        assert [type(event) for event in step.events] == [Dealt]
        assert step.state.leader == step.state.mover == winner
        assert step.state.must_lead is None
        assert len(rules.legal(step.state)) == len(setup.hands[winner])


@pytest.mark.parametrize("opener", ["lot", "highest-double"])
@pytest.mark.parametrize("settlement", ["own", "winner"])
def test_lot_again_after_a_blocked_hand(opener: str, settlement: str) -> None:
    """Also where the option finds a winner of the blocked hand: nobody went out."""
    rules = all_fives(3, {"opener": opener, "settlement": settlement})
    for winner in (None, 1):
        leaders = set()
        for seed in range(10):
            standing = _standing(rules, Ending.BLOCKED, winner)
            step = rules.start(
                standing, rules.set_up(standing, Shuffler(hand_seed(bytes(16), seed)))
            )
            assert [type(event) for event in step.events] == [LotDrawn, Dealt]
            assert step.state.must_lead is None
            leaders.add(step.state.leader)
        assert leaders == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leaders_through_matches(seats: int) -> None:
    rules = all_fives(seats, {"target": "9999"})
    kinds = set()
    for seed in range(seats - 1):
        last: Outcome | None = None
        for step in match_steps(rules, bytes([seed]) * 16, Random(seed)):
            if step.match.standing.hand == 30:
                break
            drawn = [event for event in step.events if isinstance(event, LotDrawn)]
            for event in step.events:
                if isinstance(event, Dealt):
                    blocked = last is not None and last.ending is Ending.BLOCKED
                    assert bool(drawn) is (last is None or blocked)
                    wanted = drawn[0].leader if drawn else last and last.winner
                    assert event.leader == step.match.state.mover == wanted
                    kinds.add("lot" if drawn else "out")
                elif isinstance(event, HandEnded):
                    last = event.outcome
    assert kinds == {"lot", "out"}


@pytest.mark.parametrize(
    ("hands", "leader", "led"),
    [
        ("6-5 6-4 1-0 | 3-3 2-2 2-1", 1, "3-3"),
        ("0-0 1-0 2-0 | 6-5 6-4 6-3", 0, "0-0"),
        ("6-5 5-5 1-0 | 6-6 4-4 2-1", 1, "6-6"),
        ("6-4 3-2 1-0 | 6-5 2-1 3-0", 1, "6-5"),
        ("5-4 3-2 1-0 | 6-3 2-1 3-0", 1, "6-3"),
        ("6-2 3-2 1-0 | 5-3 2-1 3-0", 0, "6-2"),
    ],
)
def test_option_opener_highest_double_must_be_led_in_the_first_hand(
    hands: str, leader: int, led: str
) -> None:
    rules = all_fives(2, {"opener": "highest-double"})
    assert rules.set_up(Standing(0, (0, 0)), Shuffler(bytes(32))).lot == ()
    step = begin(rules, setup_of(hands))
    state = step.match.state
    assert [type(event) for event in step.events] == [Dealt]
    assert state.leader == state.mover == leader
    assert legal(rules, state) == led
    for one in state.hands[leader]:
        wanted = None if one == parse_tile(led) else Reason.MUST_LEAD
        assert rules.why_not(state, Play(one, Arm.LEAD)) is wanted
    for move in (DRAW, PASS):
        assert rules.why_not(state, move) is Reason.MUST_PLAY


# --- Settlement -----------------------------------------------------------------------

ROUNDED = [
    (0, 0),
    (1, 0),
    (2, 0),
    (3, 5),
    (4, 5),
    (5, 5),
    (6, 5),
    (7, 5),
    (8, 10),
    (9, 10),
    (10, 10),
    (11, 10),
    (12, 10),
    (13, 15),
    (14, 15),
    (15, 15),
    (17, 15),
    (18, 20),
    (22, 20),
    (23, 25),
]


@pytest.mark.parametrize(("pips", "wanted"), ROUNDED)
def test_rounding_to_the_nearest_five(pips: int, wanted: int) -> None:
    assert rounded(pips) == wanted
    assert abs(wanted - pips) <= 2


@pytest.mark.parametrize(
    ("hands", "out", "points"),
    [
        # The rounding of the rules: 7, 8, 2, 3, 12, 13.
        ("| 6-1", 0, (0, -5)),
        ("| 5-3", 0, (0, -10)),
        ("| 1-1", 0, (0, 0)),
        ("| 2-1", 0, (0, -5)),
        ("| 6-6", 0, (0, -10)),
        ("| 6-6 1-0", 0, (0, -15)),
        # Each hand is rounded by itself, once: 2 + 1 in one hand is 3.
        ("| 1-1 1-0", 0, (0, -5)),
        ("| 1-1 | 1-0", 0, (0, 0, 0)),
        ("2-1 | | 6-6 | 4-3", 1, (-5, 0, -10, -5)),
        # Blocked: everybody, the lowest too; nobody gains.
        ("2-1 | 4-3 | 5-3", None, (-5, -5, -10)),
        ("0-0 | 6-1", None, (0, -5)),
    ],
)
def test_settlement_own(hands: str, out: int | None, points: tuple[int, ...]) -> None:
    held = hands_of(hands)
    rules = all_fives(len(held))
    ending = Ending.BLOCKED if out is None else Ending.DOMINO
    before = tuple(10 * seat for seat in range(len(held)))
    outcome = rules.settle(held, ending, out, before)
    assert (outcome.ending, outcome.winner, outcome.account) == (ending, out, Account.OWN)
    assert outcome.points == points
    assert outcome.scores == tuple(a + b for a, b in zip(before, points, strict=True))


def test_settlement_scores_below_zero_go_on() -> None:
    rules = all_fives(2)
    state = fives(rules, "6-2 | 6-6 6-5", "6-4", scores=(0, 5))
    state, _ = run(rules, state, "6-2<")
    # 23 pips become 25; 5 - 25.
    assert state.outcome.scores == (0, -20)
    standing = Standing(1, state.outcome.scores, 0, state.outcome)
    setup = rules.set_up(standing, Shuffler(bytes(32)))
    after = rules.start(standing, setup).state
    assert after.scores == (0, -20)
    assert rules.match_result(after.scores) is None


@pytest.mark.parametrize(
    ("hands", "out", "winner", "points"),
    [
        # Out: the others' pips together, rounded once.
        ("| 2-1", 0, 0, (5, 0)),
        ("| 1-1", 0, 0, (0, 0)),
        ("| 1-1 | 1-0", 0, 0, (5, 0, 0)),
        ("| 6-1 | 5-2 | 4-3", 0, 0, (20, 0, 0, 0)),
        ("6-1 | 5-2 |", 2, 2, (0, 0, 15)),
        ("| 0-0", 0, 0, (0, 0)),
        # Blocked: the others' pips less the own, rounded once. 7 + 8 - 3 = 12.
        ("2-1 | 4-3 | 5-3", None, 0, (10, 0, 0)),
        # 8 - 1 = 7, 9 - 1 = 8, 4 - 2 = 2, 5 - 2 = 3.
        ("1-0 | 5-3", None, 0, (5, 0)),
        ("1-0 | 5-4", None, 0, (10, 0)),
        ("1-1 | 2-2", None, 0, (0, 0)),
        ("3-2 | 1-1", None, 1, (0, 5)),
        # A shared lowest scores nothing; a tie above it changes nothing.
        ("2-1 | 3-0 | 5-3", None, None, (0, 0, 0)),
        ("6-4 | 5-5", None, None, (0, 0)),
        ("0-0 | 6-6 | 6-6 | 1-0", None, 0, (25, 0, 0, 0)),
    ],
)
def test_option_settlement_winner(
    hands: str, out: int | None, winner: int | None, points: tuple[int, ...]
) -> None:
    held = hands_of(hands)
    rules = all_fives(len(held), {"settlement": "winner"})
    ending = Ending.BLOCKED if out is None else Ending.DOMINO
    before = tuple(10 * seat - 5 for seat in range(len(held)))
    outcome = rules.settle(held, ending, out, before)
    assert (outcome.ending, outcome.winner) == (ending, winner)
    assert outcome.account is Account.ROUNDED
    assert outcome.points == points
    assert outcome.scores == tuple(a + b for a, b in zip(before, points, strict=True))


def test_option_settlement_winner_in_play() -> None:
    rules = all_fives(2, {"settlement": "winner"})
    state, _ = run(rules, fives(rules, "6-2 | 6-6 2-1", "6-4", scores=(5, 7)), "6-2<")
    # 15 pips of the other; the ends 2 + 4 bring nothing.
    assert state.outcome.scores == (20, 7)
    state = fives(rules, "2-2 | 3-3 5-1", "6-4", "", scores=(5, 7))
    state, _ = run(rules, state, "pass pass")
    # 12 - 4 = 8 becomes 10.
    assert state.outcome.winner == 0
    assert state.outcome.scores == (15, 7)


# --- Winning --------------------------------------------------------------------------


def in_match(rules: AllFives, state: DominoState, moves: str) -> MatchStep:
    """The last step of ``moves`` in the second hand of a match."""
    match = Match(rules, Standing(1, state.scores), None, state)
    for move in moves_of(moves):
        assert match.result is None
        step = play(match, move)
        match = step.match
    return step


def test_finish_at_once_ends_the_match_at_the_placement() -> None:
    rules = all_fives(3, {"target": "60"})
    # 12 + 4 = 16, a pass, then 12 + 8 = 20.
    state = fives(rules, "6-6 4-4 3-0 | 5-5 5-3 | 1-1", "6-4", "", scores=(40, 50, 20))
    step = in_match(rules, state, "6-6< pass pass")
    assert step.match.result is None
    step = play(step.match, parse_move("4-4>"))
    assert [type(event) for event in step.events] == [Played, Counted, HandEnded, MatchEnded]
    assert step.match.result == MatchResult((0,), (60, 50, 20))
    # Nothing is settled any more: nobody loses pips.
    assert step.match.state.outcome == Outcome(
        Ending.TARGET, 0, (3, 18, 2), (0, 0, 0), (60, 50, 20), Account.NONE
    )
    assert rules.legal(step.match.state) == ()
    with pytest.raises(ValueError, match="no further hand"):
        next_standing(step.match)


@pytest.mark.parametrize(
    ("target", "over"), [("45", True), ("59", True), ("60", True), ("61", False)]
)
def test_finish_at_once_needs_the_target(target: str, over: bool) -> None:
    rules = all_fives(2, {"target": target})
    state = fives(rules, "4-4 3-0 | 5-5", "6-4 6-6<", scores=(40, 0))
    step = in_match(rules, state, "4-4>")
    assert step.match.scores == (60, 0)
    assert (step.match.result is not None) is over


def test_finish_at_once_with_the_lead() -> None:
    rules = all_fives(2, {"target": "10"})
    step = in_match(rules, fives(rules, "6-4 1-0 | 5-5"), "6-4")
    assert step.match.result == MatchResult((0,), (10, 0))


def test_finish_at_once_with_the_last_tile_settles_nothing() -> None:
    rules = all_fives(2, {"target": "60"})
    state = fives(rules, "4-4 | 5-5", "6-4 6-6<", scores=(40, 58))
    step = in_match(rules, state, "4-4>")
    assert step.match.result == MatchResult((0,), (60, 58))
    assert step.match.state.outcome.account is Account.NONE


def test_finish_at_once_under_settlement_winner_at_the_settlement() -> None:
    rules = all_fives(2, {"target": "60", "settlement": "winner"})
    # 2 + 4 on the ends bring nothing, 19 pips of the other become 20.
    state = fives(rules, "6-2 | 6-6 6-1", "6-4", scores=(40, 55))
    step = in_match(rules, state, "6-2<")
    assert step.match.result == MatchResult((0,), (60, 55))
    assert [type(event) for event in step.events] == [Played, Counted, HandEnded, MatchEnded]
    assert step.match.state.outcome.ending is Ending.DOMINO
    # And after a block.
    state = fives(rules, "2-2 | 3-3 5-1", "6-4", "", scores=(50, 55))
    step = in_match(rules, state, "pass pass")
    assert step.match.result == MatchResult((0,), (60, 55))


def test_finish_after_hand_reaching_in_play_ends_nothing() -> None:
    rules = all_fives(2, {"target": "60", "finish": "after-hand"})
    state = fives(rules, "4-4 3-1 | 6-5 2-2", "6-4 6-6<", scores=(40, 50))
    step = in_match(rules, state, "4-4>")
    assert step.match.scores == (60, 50)
    assert step.match.result is None
    assert [type(event) for event in step.events] == [Played, Counted]


@pytest.mark.parametrize(
    ("scores", "after", "winners"),
    [
        # Seat 1 goes out; seat 0 keeps 3-1, 4 pips, and loses 5.
        ((65, 50), (60, 50), (0,)),
        ((64, 50), (59, 50), None),
        ((64, 60), (59, 60), (1,)),
        ((70, 66), (65, 66), (1,)),
        ((70, 65), (65, 65), (0, 1)),
        ((71, 65), (66, 65), (0,)),
        ((64, 59), (59, 59), None),
    ],
)
def test_finish_after_hand_is_checked_after_the_deductions(
    scores: tuple[int, ...], after: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    rules = all_fives(2, {"target": "60", "finish": "after-hand"})
    # 1 + 2: nothing scored by the last tile.
    state = fives(rules, "3-1 | 6-1", "6-2", mover=1, scores=scores)
    step = in_match(rules, state, "6-1<")
    assert step.match.scores == after
    result = step.match.result
    assert result == (None if winners is None else MatchResult(winners, after))
    if result is not None:
        assert result.tied is (len(result.winners) == 2)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((200, 200, 0), (0, 1)),
        ((199, 199, -20), None),
        ((205, 200, 210), (2,)),
        ((-5, -10, 200), (2,)),
        ((-5, -10, -15), None),
        ((220, 220, 220), (0, 1, 2)),
    ],
)
def test_match_result_highest_at_or_above(
    scores: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    rules = all_fives(3, {"finish": "after-hand"})
    wanted = None if winners is None else MatchResult(winners, scores)
    assert rules.match_result(scores) == wanted


# --- All options together -------------------------------------------------------------

VALUES = [option.values for option in OPTIONS if hasattr(option, "values")]
NAMES = [option.name for option in OPTIONS if hasattr(option, "values")]
EVERY = list(product(*VALUES))


def test_all_options_are_tried_together() -> None:
    assert sorted([*NAMES, "target"]) == sorted(option.name for option in OPTIONS)
    assert len(EVERY) == 3 * 2 * 3 * 2 * 2 * 2


@pytest.mark.parametrize("part", range(6))
def test_all_option_combinations_play_to_the_end(part: int) -> None:
    for at, values in list(enumerate(EVERY))[part::6]:
        for seats in (2, 3, 4) if FULL else (2 + at // 6 % 3,):
            chosen = {**dict(zip(NAMES, values, strict=True)), "target": "15"}
            rules = all_fives(seats, chosen)
            a_whole_match(rules, at)


def greedy(rules: AllFives, match: Match, rng: Random) -> MatchStep:
    """A placement with most points: at random the deductions can outweigh the points for ever."""
    steps = [play(match, move) for move in rules.legal(match.state)]
    rng.shuffle(steps)
    return max(steps, key=lambda step: sum(step.match.scores))


def a_whole_match(rules: AllFives, seed: int) -> None:
    """It ends, its scores are the sum of what was scored and settled, its options are kept."""
    scores = [0] * rules.seats
    rng = Random(seed)
    step = first_deal(rules, bytes(16))
    while True:
        for event in step.events:
            if isinstance(event, Counted):
                assert event.points <= 35
                scores[event.seat] += event.points
            elif isinstance(event, HandEnded):
                outcome = event.outcome
                at_once = rules.finish == "at-once"
                assert (outcome.ending is Ending.TARGET) <= at_once
                kind = Account.OWN if rules.settlement == "own" else Account.ROUNDED
                assert outcome.account is (
                    Account.NONE if outcome.ending is Ending.TARGET else kind
                )
                scores = [a + b for a, b in zip(scores, outcome.points, strict=True)]
                if rules.settlement == "own":
                    assert all(points <= 0 for points in outcome.points)
                else:
                    assert sum(points != 0 for points in outcome.points) <= 1
        assert step.match.scores == tuple(scores)
        if step.match.result is not None:
            break
        assert step.match.standing.hand < 60
        if step.match.state.outcome is not None:
            step = next_deal(step.match, bytes(16))
        else:
            step = greedy(rules, step.match, rng)
    result = step.match.result
    assert result is not None
    best = max(scores)
    assert best >= 15
    assert result == MatchResult(
        tuple(seat for seat, score in enumerate(scores) if score == best), tuple(scores)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_of_a_first_hand_starts_as_recorded(seats: int) -> None:
    state = dealt(all_fives(seats), 3)
    assert state.moves == ()
    assert state.scores == (0,) * seats
    assert len(state.hands[state.mover]) == {2: 9, 3: 7, 4: 5}[seats]
