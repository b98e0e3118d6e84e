"""Every rule of Block, with the result worked out by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.chain import Arm
from game.engine.deal import Shuffler, hand_seed
from game.engine.errors import IllegalMove, NotationError
from game.engine.events import Dealt, HandEnded, LotDrawn, MatchEnded, Passed, Played
from game.engine.match import begin, deal_next, next_standing, play
from game.engine.moves import PASS, Play, parse_move
from game.engine.outcome import Ending, MatchResult, Outcome, Standing, highest_reaching
from game.engine.rules import Reason
from game.engine.tile import FULL_SET, Tile, parse_tile, tile
from game.games.block import block
from game.games.catalogue import rules_for
from game.games.dominoes import lot_rounds, parse_tiles
from tests.core.support import (
    first_deal,
    hands_of,
    later_hand,
    moves_of,
    plausible,
    position,
    run,
    setup_of,
    start,
)

# --- Set-up ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "each", "undealt", "target"), [(2, 7, 14, 100), (3, 5, 13, 61), (4, 5, 8, 61)]
)
def test_set_up_table(seats: int, each: int, undealt: int, target: int) -> None:
    rules = block(seats)
    match = first_deal(rules, bytes(16)).match
    assert [len(hand) for hand in match.setup.hands] == [each] * seats
    assert len(match.setup.undealt) == undealt
    assert rules.target == target
    assert dict(rules.options) == {
        "target": str(target),
        "opener": "rotate",
        "block-score": "net",
    }
    dealt = [one for hand in match.setup.hands for one in hand]
    assert sorted([*dealt, *match.setup.undealt]) == list(FULL_SET)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undealt_tiles_stay_out_of_play(seats: int) -> None:
    rules = block(seats)
    state = start(rules, 5)
    before = state.undealt
    while state.outcome is None:
        state = rules.apply(state, rules.legal(state)[0]).state
        assert state.undealt == before


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_seats_two_to_four_only(seats: int) -> None:
    with pytest.raises(NotationError) as caught:
        rules_for("block", seats, {})
    assert caught.value.code == "seats"


# --- The lot --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "lot", "sizes", "leader"),
    [
        (2, "6-4 3-2", [2], 0),
        (2, "1-0 2-0", [2], 1),
        (3, "2-1 6-6 5-5", [3], 1),
        (4, "0-0 1-0 2-0 3-0", [4], 3),
        # The total counts, not the higher half: 5-5 has 10 and 6-3 has 9.
        (2, "6-3 5-5", [2], 1),
        # Seats 0 and 1 tie at 10; they alone turn up again.
        (3, "6-4 5-5 2-1 1-0 2-0", [3, 2], 1),
        # Seats 1 and 2 tie at 9, then at 7; the third time seat 1 has 3, seat 2 has 2.
        (3, "0-0 6-3 5-4 6-1 5-2 2-1 1-1", [3, 2, 2], 1),
        # All four tie at 6, then three of them at 7, then two at 5; 4-0 beats 2-1.
        (4, "6-0 5-1 4-2 3-3 6-1 5-2 4-3 1-0 5-0 4-1 2-0 4-0 2-1", [4, 4, 3, 2], 0),
        # A tie below the highest decides nothing: 3-1 and 4-0 share 4, 6-5 leads.
        (3, "3-1 4-0 6-5", [3], 2),
    ],
)
def test_lot_highest_total_leads_and_ties_go_on(
    seats: int, lot: str, sizes: list[int], leader: int
) -> None:
    rounds, found = lot_rounds(seats, parse_tiles(lot))
    assert [len(one) for one in rounds] == sizes
    assert found == leader
    for earlier, later in pairwise(rounds):
        best = max(one.pips for _, one in earlier)
        assert [seat for seat, _ in later] == [seat for seat, one in earlier if one.pips == best]


def test_lot_is_shown_and_leader_leads() -> None:
    hands = "6-6 6-5 6-4 6-3 6-2 | 5-5 5-4 5-3 5-2 5-1 | 4-4 4-3 4-2 4-1 4-0"
    step = begin(block(3), setup_of(hands, "6-4 5-5 2-1 1-0 2-0"))
    drawn, dealt = step.events
    assert isinstance(drawn, LotDrawn)
    assert isinstance(dealt, Dealt)
    assert drawn.leader == dealt.leader == step.match.state.leader == step.match.state.mover == 1
    assert drawn.rounds[0] == ((0, tile(6, 4)), (1, tile(5, 5)), (2, tile(2, 1)))
    assert drawn.rounds[1] == ((0, tile(1, 0)), (1, tile(2, 0)))


def test_lot_tiles_are_shuffled_back_for_the_deal() -> None:
    held_by_somebody = 0
    for seed in range(40):
        setup = block(2).set_up(Standing(0, (0, 0)), Shuffler(hand_seed(bytes(16), seed)))
        assert len({*setup.hands[0], *setup.hands[1], *setup.undealt}) == 28
        held_by_somebody += any(one in hand for hand in setup.hands for one in setup.lot)
    assert held_by_somebody > 20


def test_lot_ends_as_soon_as_one_leads() -> None:
    lengths = set()
    for seed in range(120):
        setup = block(4).set_up(Standing(0, (0,) * 4), Shuffler(hand_seed(bytes(16), seed)))
        rounds, _ = lot_rounds(4, setup.lot)
        assert sum(map(len, rounds)) == len(setup.lot)
        lengths.add(len(rounds))
    assert {1, 2} <= lengths


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lot_is_fair(seats: int) -> None:
    leads = [0] * seats
    for seed in range(400):
        standing = Standing(0, (0,) * seats)
        setup = block(seats).set_up(standing, Shuffler(hand_seed(b"lot" + bytes(13), seed)))
        leads[lot_rounds(seats, setup.lot)[1]] += 1
    assert plausible(leads, [400 / seats] * seats)


def test_lot_only_in_the_first_hand() -> None:
    rules = block(2)
    shuffle = Shuffler(hand_seed(bytes(16), 1))
    assert rules.set_up(Standing(0, (0, 0)), shuffle).lot
    assert not rules.set_up(later_hand(rules), shuffle).lot


def test_lead_any_tile_and_highest_double_has_no_priority() -> None:
    hands = "5-4 4-3 3-2 2-1 1-0 | 6-6 5-5 4-4 3-3 2-2 | 6-5 6-4 6-3 6-2 6-1"
    setup = setup_of(hands, "6-5 0-0 1-0")
    state = begin(block(3), setup).match.state
    assert state.mover == 0
    wanted = moves_of("5-4 4-3 3-2 2-1 1-0")
    assert sorted(map(str, block(3).legal(state))) == sorted(map(str, wanted))


# --- A turn ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "hand", "legal"),
    [
        # The lead 6-4 lies with 6 to the left.
        ("6-4", "6-5 4-0 3-2", "6-5< 4-0>"),
        ("6-4", "3-2 5-1 0-0", "pass"),
        # A tile that fits both ends may go on either.
        ("6-4 6-1< 4-1>", "5-1 2-0", "5-1< 5-1>"),
        ("6-6", "6-4", "6-4< 6-4>"),
        ("6-4 4-4>", "4-3", "4-3>"),
        # The other half becomes the new end: 6-4, then 6-2 on the 6 leaves 2 and 4.
        ("6-4 6-2<", "6-6 2-2 4-1", "2-2< 4-1>"),
        # A blank matches only a blank, and 0-0 is no wild tile.
        ("6-4", "0-0", "pass"),
        ("6-0", "0-0 5-4", "0-0>"),
        ("6-0", "3-0 5-4", "3-0>"),
        ("0-0", "5-4 6-3", "pass"),
        ("0-0", "5-0 6-3", "5-0< 5-0>"),
    ],
)
def test_turn_every_fitting_end_and_nothing_else(plays: str, hand: str, legal: str) -> None:
    state = position(f"{hand} | 3-3", plays)
    assert " ".join(map(str, block(2).legal(state))) == legal


def test_turn_other_half_becomes_the_new_end() -> None:
    state, _ = run(block(2), position("6-2 1-0 | 3-3", "6-4"), "6-2<")
    assert state.chain.values == (2, 4)
    assert state.mover == 1
    assert state.hands == hands_of("1-0 | 3-3")


def test_turn_forced_play_no_pass_while_a_tile_fits() -> None:
    state = position("6-2 1-0 | 3-3", "6-4")
    assert block(2).why_not(state, PASS) is Reason.MUST_PLAY
    assert PASS not in block(2).legal(state)


def test_turn_pass_draws_nothing_and_ends_the_turn() -> None:
    before = position("3-3 2-2 | 6-5", "6-4")
    state, events = run(block(2), before, "pass")
    assert events == (Passed(0, (6, 4)),)
    assert state.hands == before.hands
    assert state.undealt == before.undealt
    assert state.mover == 1
    assert state.moves[-1] == PASS
    assert state.outcome is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    rules = block(seats)
    state = start(rules, 11, leader=seats - 1)
    order = []
    while state.outcome is None:
        order.append(state.mover)
        state = rules.apply(state, rules.legal(state)[0]).state
    assert order == [(seats - 1 + turn) % seats for turn in range(len(order))]


@pytest.mark.parametrize(
    "plays", ["6-6", "6-6 6-5< 6-4>", "6-4 6-6<", "6-4 6-6< 4-4>", "6-6 6-5< 5-5<"]
)
def test_doubles_open_no_branch(plays: str) -> None:
    state = position("6-3 5-3 | 3-3", plays)
    assert [end.arm for end in state.chain.ends] == [Arm.LEFT, Arm.RIGHT]
    for arm in (Arm.UP, Arm.DOWN):
        for one in state.hands[0]:
            assert block(2).why_not(state, Play(one, arm)) is Reason.NOT_OPEN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chain_always_has_exactly_two_ends(seats: int) -> None:
    rules = block(seats)
    for seed in range(20):
        state = start(rules, seed)
        assert state.chain.ends == ()
        while state.outcome is None:
            state = rules.apply(state, rules.legal(state)[-1]).state
            assert [end.arm for end in state.chain.ends] == [Arm.LEFT, Arm.RIGHT]


def test_placements_never_score() -> None:
    rules = block(2)
    for seed in range(10):
        state = start(rules, seed)
        while state.outcome is None:
            step = rules.apply(state, rules.legal(state)[0])
            kinds = {type(event) for event in step.events}
            assert step.state.scores == (0, 0)
            assert kinds <= {Played, Passed, HandEnded}
            state = step.state


def test_equal_tile_built_apart_leaves_the_hand() -> None:
    state = position("6-2 1-0 | 3-3", "6-4")
    after = block(2).apply(state, Play(Tile(2, 6), Arm.LEFT)).state
    assert after.hands[0] == (tile(1, 0),)


# --- Refusals -------------------------------------------------------------------------

RUNNING = "6-2 5-4 1-0 | 3-3 2-1"
REFUSALS = [
    # hands, on the table, move, reason
    (RUNNING, "6-4", "3-3<", Reason.NOT_IN_HAND),
    (RUNNING, "6-4", "6-4<", Reason.NOT_IN_HAND),
    (RUNNING, "6-4", "6-6<", Reason.NOT_IN_HAND),
    (RUNNING, "", "3-3", Reason.NOT_IN_HAND),
    (RUNNING, "6-4", "1-0<", Reason.NO_FIT),
    (RUNNING, "6-4", "1-0>", Reason.NO_FIT),
    ("0-0 6-2 | 3-3", "6-4", "0-0<", Reason.NO_FIT),
    (RUNNING, "6-4", "6-2>", Reason.WRONG_END),
    (RUNNING, "6-4", "5-4<", Reason.WRONG_END),
    (RUNNING, "6-4", "6-2^", Reason.NOT_OPEN),
    (RUNNING, "6-6", "6-2_", Reason.NOT_OPEN),
    (RUNNING, "", "6-2<", Reason.LEAD_FIRST),
    (RUNNING, "", "6-2>", Reason.LEAD_FIRST),
    (RUNNING, "", "6-2^", Reason.LEAD_FIRST),
    (RUNNING, "6-4", "6-2", Reason.ALREADY_LED),
    (RUNNING, "6-4", "pass", Reason.MUST_PLAY),
    (RUNNING, "", "pass", Reason.MUST_PLAY),
    (RUNNING, "6-4", "draw", Reason.NO_DRAWING),
    (RUNNING, "", "draw", Reason.NO_DRAWING),
    ("1-0 | 3-3", "6-4", "draw", Reason.NO_DRAWING),
]


@pytest.mark.parametrize(("hands", "plays", "move", "reason"), REFUSALS)
def test_refusal_names_its_reason(hands: str, plays: str, move: str, reason: Reason) -> None:
    rules = block(2)
    state = position(hands, plays)
    same = position(hands, plays)
    made = parse_move(move)
    assert rules.why_not(state, made) is reason
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, made)
    assert (caught.value.reason, caught.value.move) == (reason, move)
    assert state == same
    assert made not in rules.legal(state)


@pytest.mark.parametrize("move", ["6-2", "3-3", "2-1"])
def test_refusal_must_lead(move: str) -> None:
    state = position("6-2 3-3 2-1 | 1-1", must_lead=tile(3, 3))
    wanted = None if move == "3-3" else Reason.MUST_LEAD
    assert block(2, {"opener": "highest-double"}).why_not(state, parse_move(move)) is wanted


@pytest.mark.parametrize("move", ["3-3<", "pass", "draw", "3-3", "6-6^"])
def test_refusal_hand_over(move: str) -> None:
    state, _ = run(block(2), position("6-2 | 3-3", "6-4"), "6-2<")
    assert state.outcome is not None
    assert block(2).legal(state) == ()
    assert block(2).why_not(state, parse_move(move)) is Reason.HAND_OVER
    with pytest.raises(IllegalMove) as caught:
        block(2).apply(state, parse_move(move))
    assert caught.value.reason == Reason.HAND_OVER


def test_refusals_cover_every_reason_of_block() -> None:
    shown = {reason for *_, reason in REFUSALS} | {Reason.MUST_LEAD, Reason.HAND_OVER}
    assert shown >= {
        Reason.HAND_OVER,
        Reason.NOT_IN_HAND,
        Reason.NO_FIT,
        Reason.WRONG_END,
        Reason.NOT_OPEN,
        Reason.LEAD_FIRST,
        Reason.ALREADY_LED,
        Reason.MUST_LEAD,
        Reason.MUST_PLAY,
        Reason.NO_DRAWING,
    }


# --- End of a hand --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "out", "winner", "points"),
    [
        # A goes out; B holds only 0-0; C holds 8.
        ("| 0-0 | 6-2", 0, 0, (8, 0, 0)),
        # A goes out; B and C hold 5 each.
        ("| 4-1 | 3-2", 0, 0, (10, 0, 0)),
        # A goes out; the others hold 0 in total (with two seats: one tile has 0 pips).
        ("| 0-0", 0, 0, (0, 0)),
        # Blocked with 3, 7, 8 and with 3, 3, 8.
        ("2-1 | 4-3 | 5-3", None, 0, (12, 0, 0)),
        ("2-1 | 3-0 | 5-3", None, None, (0, 0, 0)),
        # The same rows with the seats exchanged.
        ("6-2 | | 0-0", 1, 1, (0, 8, 0)),
        ("4-1 | 3-2 |", 2, 2, (0, 0, 10)),
        ("0-0 |", 1, 1, (0, 0)),
        ("4-3 | 5-3 | 2-1", None, 2, (0, 0, 12)),
        ("5-3 | 2-1 | 3-0", None, None, (0, 0, 0)),
        # 6-6 is 12, 0-0 is 0; raw points without rounding.
        ("6-6 | | 0-0 | 1-0", 1, 1, (0, 13, 0, 0)),
        # Blocked with 0, 4: 4 - 0; the lone 0-0 wins.
        ("3-1 | 0-0", None, 1, (0, 4)),
        # Blocked with 1, 12, 12, 12: a tie that is not the lowest costs nothing.
        ("6-6 | 1-0 | 6-5 1-0 | 5-5 2-0", None, 1, (0, 35, 0, 0)),
        # Blocked with two times 10.
        ("6-4 | 5-5", None, None, (0, 0)),
    ],
)
def test_settlement(
    hands: str, out: int | None, winner: int | None, points: tuple[int, ...]
) -> None:
    held = hands_of(hands)
    ending = Ending.BLOCKED if out is None else Ending.DOMINO
    before = tuple(10 * seat for seat in range(len(held)))
    outcome = block(len(held)).settle(held, ending, out, before)
    assert outcome.ending is ending
    assert outcome.winner == winner
    assert outcome.points == points
    assert outcome.scores == tuple(a + b for a, b in zip(before, points, strict=True))


@pytest.mark.parametrize(
    ("hands", "plays", "moves", "outcome"),
    [
        (
            "5-1 | 0-0 | 6-2",
            "6-5",
            "5-1>",
            Outcome(Ending.DOMINO, 0, (0, 0, 8), (8, 0, 0), (8, 0, 0)),
        ),
        (
            "5-1 | 4-1 | 3-2",
            "6-5",
            "5-1>",
            Outcome(Ending.DOMINO, 0, (0, 5, 5), (10, 0, 0), (10, 0, 0)),
        ),
        ("5-1 | 0-0", "6-5", "5-1>", Outcome(Ending.DOMINO, 0, (0, 0), (0, 0), (0, 0))),
        (
            "2-1 | 4-3 | 5-3",
            "6-6",
            "pass pass pass",
            Outcome(Ending.BLOCKED, 0, (3, 7, 8), (12, 0, 0), (12, 0, 0)),
        ),
        (
            "2-1 | 3-0 | 5-3",
            "6-6",
            "pass pass pass",
            Outcome(Ending.BLOCKED, None, (3, 3, 8), (0, 0, 0), (0, 0, 0)),
        ),
    ],
)
def test_hand_end_table(hands: str, plays: str, moves: str, outcome: Outcome) -> None:
    held = hands_of(hands)
    state, events = run(block(len(held)), position(hands, plays), moves)
    assert state.outcome == outcome
    assert events[-1] == HandEnded(1, outcome, state.hands)


def test_domino_ends_the_hand_at_once_even_if_it_blocks() -> None:
    # 5-1 leaves 1 on both ends and nobody holds a 1: still a domino, nobody passes.
    state, events = run(block(3), position("5-1 | 2-2 | 3-3", "6-5 6-1<"), "5-1>")
    assert state.chain.values == (1, 1)
    assert state.outcome is not None
    assert state.outcome.ending is Ending.DOMINO
    assert [type(event) for event in events] == [Played, HandEnded]


def test_domino_does_not_tie_with_a_lone_blank() -> None:
    state, _ = run(block(2), position("5-1 | 0-0", "6-5"), "5-1>")
    assert state.outcome.winner == 0


def test_blocked_every_seat_passes_once_the_last_placer_too() -> None:
    # 5-1 leaves 1 on both ends; nobody, not even seat 0 with 6-4, holds a 1.
    state, events = run(block(3), position("5-1 6-4 | 2-2 | 3-3", "6-5 6-1<"), "5-1>")
    assert [type(event) for event in events] == [Played]
    assert state.outcome is None
    state, events = run(block(3), state, "pass pass")
    assert state.outcome is None
    assert state.mover == 0
    assert events == (Passed(1, (1, 1)), Passed(2, (1, 1)))
    state, events = run(block(3), state, "pass")
    assert events[0] == Passed(0, (1, 1))
    assert state.outcome == Outcome(Ending.BLOCKED, 1, (10, 4, 6), (0, 12, 0), (0, 12, 0))
    assert list(map(str, state.moves[-3:])) == ["pass"] * 3


def test_blocked_a_placement_between_passes_starts_the_count_anew() -> None:
    rules = block(3)
    state, _ = run(rules, position("2-2 | 3-3 | 6-1 5-0", "6-4"), "pass pass 6-1<")
    assert state.passes == 0
    state, _ = run(rules, state, "pass pass")
    assert state.outcome is None
    state, _ = run(rules, state, "pass")
    assert state.outcome.ending is Ending.BLOCKED


def test_all_remaining_hands_are_shown() -> None:
    state, events = run(block(3), position("5-1 | 4-1 | 3-2", "6-5"), "5-1>")
    ended = events[-1]
    assert isinstance(ended, HandEnded)
    assert ended.hands == hands_of("| 4-1 | 3-2")
    assert ended.seen_by(1) == ended
    assert block(3).observe(state, 1).shown == state.hands


def test_score_is_added_and_nobody_loses_points() -> None:
    before = position("2-1 | 4-3 | 5-3", "6-6", scores=(20, 30, 40))
    state, _ = run(block(3), before, "pass pass pass")
    assert state.outcome.scores == (32, 30, 40)


# --- Next hand and match --------------------------------------------------------------


def _ended(winner: int | None, seats: int) -> Outcome:
    nothing = (0,) * seats
    return Outcome(Ending.BLOCKED, winner, nothing, nothing, nothing)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("winner", [None, 0, 1])
def test_leader_moves_clockwise_from_the_leader_whoever_won(seats: int, winner: int | None) -> None:
    for leader in range(seats):
        standing = Standing(1, (0,) * seats, leader, _ended(winner, seats))
        assert block(seats).next_leader(standing) == (leader + 1) % seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leader_rotates_through_a_whole_match_and_after_tied_blocks(seats: int) -> None:
    rules = block(seats, {"target": "9999"})
    secret = b"rotation" + bytes(8)
    step = first_deal(rules, secret)
    first = step.match.state.leader
    seen = set()
    for hand in range(120):
        match = step.match
        assert match.state.leader == match.state.mover == (first + hand) % seats
        while step.match.state.outcome is None:
            step = play(step.match, rules.legal(step.match.state)[0])
        outcome = step.match.state.outcome
        seen.add((outcome.ending, outcome.winner is None))
        standing = next_standing(step.match)
        shuffle = Shuffler(hand_seed(secret, standing.hand))
        step = deal_next(step.match, rules.set_up(standing, shuffle))
        assert step.match.scores == outcome.scores
    assert (Ending.BLOCKED, True) in seen
    assert (Ending.DOMINO, False) in seen


@pytest.mark.parametrize(
    ("scores", "target", "winners"),
    [
        ((61, 61, 20), 61, (0, 1)),
        ((61, 70, 20), 61, (1,)),
        ((20, 61, 60), 61, (1,)),
        ((60, 60, 60), 61, None),
        ((0, 0), 100, None),
        ((99, 100), 100, (1,)),
        ((130, 100), 100, (0,)),
        ((75, 75, 75, 75), 61, (0, 1, 2, 3)),
        ((75, 80, 61, 80), 61, (1, 3)),
    ],
)
def test_match_end_on_given_scores(
    scores: tuple[int, ...], target: int, winners: tuple[int, ...] | None
) -> None:
    result = highest_reaching(scores, target)
    assert block(len(scores), {"target": str(target)}).match_result(scores) == result
    if winners is None:
        assert result is None
    else:
        assert result == MatchResult(winners, scores)
        assert result.tied is (len(winners) > 1)


SHORT = setup_of("6-6 2-1 | 4-3 1-0 | 5-3 0-0", lot="6-6 1-0 2-0")


@pytest.mark.parametrize("target", ["1", "12", "13"])
def test_target_is_checked_after_the_settlement_and_surplus_stays(target: str) -> None:
    rules = block(3, {"target": target})
    step = begin(rules, SHORT)
    for move in moves_of("6-6 pass pass"):
        step = play(step.match, move)
        assert step.match.result is None
    step = play(step.match, PASS)
    # 3 against 8 and 8, blocked: 8 + 8 - 3 = 13.
    assert step.match.scores == (13, 0, 0)
    assert [type(event) for event in step.events] == [Passed, HandEnded, MatchEnded]
    assert step.match.result == MatchResult((0,), (13, 0, 0))


def test_match_goes_on_below_the_target() -> None:
    rules = block(3, {"target": "14"})
    match = begin(rules, SHORT).match
    for move in moves_of("6-6 pass pass pass"):
        match = play(match, move).match
    assert match.result is None
    assert match.scores == (13, 0, 0)
    assert next_standing(match).leader == 0
    dealt = deal_next(match, setup_of("6-5 | 4-4 | 3-3")).match
    assert dealt.state.leader == 1
    assert dealt.scores == (13, 0, 0)


def test_no_further_hand_after_the_match_or_during_a_hand() -> None:
    rules = block(3, {"target": "13"})
    match = begin(rules, SHORT).match
    with pytest.raises(ValueError, match="no further hand"):
        next_standing(match)
    for move in moves_of("6-6 pass pass pass"):
        match = play(match, move).match
    with pytest.raises(ValueError, match="no further hand"):
        deal_next(match, SHORT)
    with pytest.raises(IllegalMove):
        play(match, PASS)


# --- Options --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("target", ["1", "61", "100", "150", "9999"])
def test_option_target(seats: int, target: str) -> None:
    rules = block(seats, {"target": target})
    assert rules.target == int(target)
    below = (int(target) - 1,) * seats
    assert rules.match_result(below) is None
    assert rules.match_result((int(target), *below[1:])) is not None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", "0"),
        ("target", "-5"),
        ("target", "10000"),
        ("target", ""),
        ("target", "61.0"),
        ("target", "٦١"),
        ("target", "六"),
        ("target", "1" * 5000),
        ("opener", "loser"),
        ("opener", ""),
        ("block-score", "NET"),
        ("spinner", "yes"),
    ],
)
def test_option_unknown_name_or_value(name: str, value: str) -> None:
    with pytest.raises(NotationError) as caught:
        block(2, {name: value})
    assert caught.value.code == "option"


HIGHEST = {"opener": "highest-double"}


@pytest.mark.parametrize(
    ("hands", "leader", "led"),
    [
        # The highest double held, not the highest tile.
        ("6-5 6-4 1-0 | 3-3 2-2 2-1", 1, "3-3"),
        ("0-0 1-0 2-0 | 6-5 6-4 6-3", 0, "0-0"),
        ("6-5 5-5 1-0 | 6-6 4-4 2-1", 1, "6-6"),
        # No doubles: most pips.
        ("6-4 3-2 1-0 | 6-5 2-1 3-0", 1, "6-5"),
        # No doubles, equal pips: the higher half (6-3 before 5-4).
        ("5-4 3-2 1-0 | 6-3 2-1 3-0", 1, "6-3"),
        ("6-2 3-2 1-0 | 5-3 2-1 3-0", 0, "6-2"),
    ],
)
def test_option_opener_highest_double(hands: str, leader: int, led: str) -> None:
    rules = block(2, HIGHEST)
    step = begin(rules, setup_of(hands))
    state = step.match.state
    assert [type(event) for event in step.events] == [Dealt]
    assert state.leader == state.mover == leader
    assert rules.legal(state) == (Play(parse_tile(led), Arm.LEAD),)
    for one in state.hands[leader]:
        wanted = None if one == parse_tile(led) else Reason.MUST_LEAD
        assert rules.why_not(state, Play(one, Arm.LEAD)) is wanted


def test_option_opener_highest_double_only_in_the_first_hand_then_rotates() -> None:
    rules = block(3, HIGHEST)
    assert rules.set_up(Standing(0, (0, 0, 0)), Shuffler(bytes(32))).lot == ()
    for leader in range(3):
        standing = Standing(1, (0, 0, 0), leader, _ended(0, 3))
        state = rules.start(standing, setup_of("6-6 1-0 | 5-5 2-0 | 4-4 3-0")).state
        assert state.leader == (leader + 1) % 3
        assert state.must_lead is None
        assert len(rules.legal(state)) == 2


@pytest.mark.parametrize(
    ("leader", "winner", "wanted"), [(0, 2, 2), (0, 0, 0), (2, 1, 1), (0, None, 1), (2, None, 0)]
)
def test_option_opener_winner(leader: int, winner: int | None, wanted: int) -> None:
    rules = block(3, {"opener": "winner"})
    standing = Standing(1, (0, 0, 0), leader, _ended(winner, 3))
    state = rules.start(standing, setup_of("6-6 1-0 | 5-5 2-0 | 4-4 3-0")).state
    assert state.leader == state.mover == wanted
    assert state.must_lead is None


def test_option_opener_winner_draws_a_lot_for_the_first_hand() -> None:
    step = first_deal(block(3, {"opener": "winner"}), bytes(16))
    assert isinstance(step.events[0], LotDrawn)


@pytest.mark.parametrize(
    ("score", "hands", "points"),
    [
        ("net", "2-1 | 4-3 | 5-3", (12, 0, 0)),
        ("gross", "2-1 | 4-3 | 5-3", (15, 0, 0)),
        ("net", "2-1 | 3-0 | 5-3", (0, 0, 0)),
        ("gross", "2-1 | 3-0 | 5-3", (0, 0, 0)),
        ("net", "6-4 | 0-0", (0, 10)),
        ("gross", "6-4 | 0-0", (0, 10)),
        ("net", "6-4 | 6-3", (0, 1)),
        ("gross", "6-4 | 6-3", (0, 10)),
    ],
)
def test_option_block_score(score: str, hands: str, points: tuple[int, ...]) -> None:
    held = hands_of(hands)
    rules = block(len(held), {"block-score": score})
    assert rules.settle(held, Ending.BLOCKED, None, (0,) * len(held)).points == points


@pytest.mark.parametrize("score", ["net", "gross"])
def test_option_block_score_leaves_domino_alone(score: str) -> None:
    rules = block(3, {"block-score": score})
    outcome = rules.settle(hands_of("| 4-1 | 3-2"), Ending.DOMINO, 0, (0, 0, 0))
    assert outcome.points == (10, 0, 0)
