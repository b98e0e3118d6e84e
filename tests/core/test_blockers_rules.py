"""Blockers!: a test named after every rule, the tables of the rules as cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chain import Arm
from game.engine.errors import IllegalMove, NotationError
from game.engine.events import BoardEnded, BoardOpened, Captured, LastRound, Refilled, Skipped
from game.engine.grid import SPACES, count_groups, parse_space, print_space
from game.engine.match import MatchStep, begin, first_standing
from game.engine.moves import DRAW, PASS, SKIP, Move, Place, Play, Skip, parse_move
from game.engine.outcome import BoardOutcome
from game.engine.record import parse_match, print_match
from game.engine.rules import Reason
from game.engine.stone import FITS, LABELS, SYMBOLS, WILD, WILD_SYMBOL, Stone, print_label
from game.engine.tile import tile
from game.games.blockers import Blockers, blockers
from game.games.blockers_state import BlockersSetup, BlockersState, owners, skip_bounds
from game.games.catalogue import parse_knowledge, print_knowledge, rules_for
from tests.core.boards import drawn, labels, place, refused, spots
from tests.core.support import chosen, match_steps, material, whole_set

SEATS = (2, 3, 4, 5)
THREE = blockers(3)
every_number = pytest.mark.parametrize("seats", SEATS)
STUCK = "XXXXXYYYY/XYYYXYOOY/XYOYXYOOY/XY.YXY..Y"
STUCK_RACK = "A B C s1 s2"


def whole(seats: int, seed: int = 1, **options: str) -> list[MatchStep]:
    """A whole random match."""
    return list(match_steps(blockers(seats, options), bytes([seed]) * 16, Random(seed)))


def moves_to(rules: Blockers, state: BlockersState, space: str) -> list[str]:
    """The labels that may go to a space."""
    there = parse_space(space)
    return [
        print_label(move.stone.label)
        for move in rules.legal(state)
        if isinstance(move, Place) and move.space == there
    ]


# --- Material and set-up -----------------------------------------------------------------


def test_a_colour_has_28_tiles_each_once() -> None:
    names = [print_label(label) for label in LABELS]
    assert names[:18] == [*"123456789", *"ABCDEFGHI"]
    assert len(set(names)) == 28 and names[-1] == "*"


def test_no_star_among_the_nine_symbols() -> None:
    assert len({*SYMBOLS, WILD_SYMBOL}) == 10
    for name in SYMBOLS:
        assert not any(part in name for part in ("star", "asterisk", "sun", "spark", "burst"))


def test_every_space_has_a_number_a_letter_and_a_symbol() -> None:
    """Of each colour four tiles fit any space: its column, its row, its block, the wild one."""
    for space in range(SPACES):
        fitting = [print_label(label) for label in LABELS if FITS[label] >> space & 1]
        name = print_space(space)
        block = space // 27 * 3 + space % 9 // 3 + 1
        assert fitting == [name[1], name[0], f"s{block}", "*"]


@every_number
def test_five_tiles_on_each_rack_and_the_rest_in_the_pile(seats: int) -> None:
    state = whole(seats)[0].match.state
    assert len(state.racks) == (4 if seats == 2 else seats)
    assert {len(rack) for rack in state.racks} == {5}
    assert {len(pile) for pile in state.piles} == {23}


@every_number
def test_a_random_seat_starts_and_it_is_recorded_and_shown(seats: int) -> None:
    starters = set()
    for seed in range(60):
        step = whole_first(seats, seed)
        starter = step.match.setup.starter
        (opened,) = step.events
        assert isinstance(opened, BoardOpened) and opened.starter == starter
        assert step.match.state.mover == starter
        assert f"start {starter + 1}\n" in print_match(step.match)
        starters.add(starter)
    assert starters == set(range(seats))


def whole_first(seats: int, seed: int) -> MatchStep:
    return next(match_steps(blockers(seats), bytes([seed]) * 16, Random(seed)))


@every_number
def test_play_is_clockwise(seats: int) -> None:
    movers = [step.match.state.mover for step in whole(seats)[:-1]]
    assert movers == [(movers[0] + at) % seats for at in range(len(movers))]


# --- A turn -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "spaces"),
    [
        ("9", "A9 B9 C9 D9 E9 F9 G9 H9 I9"),
        ("1", "A1 B1 C1 D1 E1 F1 G1 H1 I1"),
        ("I", "I1 I2 I3 I4 I5 I6 I7 I8 I9"),
        ("A", "A1 A2 A3 A4 A5 A6 A7 A8 A9"),
        ("s1", "A1 A2 A3 B1 B2 B3 C1 C2 C3"),
        ("s6", "D7 D8 D9 E7 E8 E9 F7 F8 F9"),
        ("s9", "G7 G8 G9 H7 H8 H9 I7 I8 I9"),
    ],
)
def test_a_tile_goes_to_its_column_row_or_block(label: str, spaces: str) -> None:
    state = drawn(THREE, ".", rack=f"{label} * 2 B s4")
    found = [
        print_space(move.space)
        for move in THREE.legal(state)
        if isinstance(move, Place) and print_label(move.stone.label) == label
    ]
    assert " ".join(found) == spaces


def test_the_wild_tile_goes_anywhere() -> None:
    state = drawn(THREE, ".", rack="1 2 A s1 *")
    wild = {m.space for m in THREE.legal(state) if isinstance(m, Place) and m.stone.label == WILD}
    assert wild == set(range(SPACES))


def test_45_moves_on_the_empty_board_117_with_the_wild_tile() -> None:
    assert len(THREE.legal(drawn(THREE, ".", rack="1 2 A s1 s9"))) == 45
    assert len(THREE.legal(drawn(THREE, ".", rack="1 2 A s1 *"))) == 117


CAPTURES = [
    ("a lone tile", "....X", "A5", None),
    ("a lone tile at the corner A1", "X", "A1", None),
    ("a tile at a row end is no neighbour of the next row's start", "........X/X", "A9", None),
    ("the end of a chain", "XXX", "A1", None),
    ("the middle of a chain", "XXX", "A2", Reason.PROTECTED),
    ("the corner of an L", "XX/X", "A1", Reason.PROTECTED),
    ("a tile of a ring", "XXX/X.X/XXX", "A2", None),
    ("the corner of a ring", "XXX/X.X/XXX", "A1", None),
    ("a tile of a 2 x 2 block", "XX/XX", "B2", None),
    ("where a tail hangs on a ring", "XXX./X.X./XXXX", "C3", Reason.PROTECTED),
    ("where two blocks meet", "XX../XXX./..XX/..XX", "B2", Reason.PROTECTED),
    ("the middle of a cross", ".X./XXX/.X.", "B2", Reason.PROTECTED),
    ("an arm of a cross", ".X./XXX/.X.", "A2", None),
    ("two of one colour that meet at a corner alone", "X../.X.", "A1", None),
    ("between two colours", "XYX", "A2", None),
    ("own tile", "O", "A1", Reason.OWN_TILE),
    ("an own tile beside others", "OX", "A1", Reason.OWN_TILE),
]


@pytest.mark.parametrize(
    ("drawing", "space", "reason"), [case[1:] for case in CAPTURES], ids=[c[0] for c in CAPTURES]
)
def test_capture(drawing: str, space: str, reason: Reason | None) -> None:
    """By the wild tile and by a tile that fits, alike."""
    fitting = [space[0], space[1], "*"]
    rack = " ".join((*fitting, "H", "8"))
    state = drawn(THREE, drawing, rack=rack)
    for label in fitting:
        move = place(f"1:{label} {space}")
        assert refused(THREE, state, move) is reason
        assert (move in THREE.legal(state)) is (reason is None)
    if reason is None:
        after = THREE.apply(state, place(f"1:* {space}"))
        taken = state.cells[parse_space(space)]
        assert after.state.captured[0] == (taken,)
        assert after.state.cells[parse_space(space)] == Stone(0, WILD)
        assert any(isinstance(event, Captured) and event.stone == taken for event in after.events)


def test_a_lone_tile_captured_lowers_its_owners_group_count() -> None:
    state = drawn(THREE, "X.X", rack="1 2 3 4 A")
    after = THREE.apply(state, place("1:1 A1")).state
    assert count_groups(state.boards[1]) == 2 and count_groups(after.boards[1]) == 1


def test_any_other_capture_leaves_the_group_count() -> None:
    state = drawn(THREE, "XXX", rack="1 2 3 4 A")
    after = THREE.apply(state, place("1:1 A1")).state
    assert count_groups(after.boards[1]) == 1


def test_the_capturers_own_groups_do_not_matter() -> None:
    assert moves_to(THREE, drawn(THREE, "X.......O", rack="1 2 3 4 8"), "A1") == ["1"]
    assert moves_to(THREE, drawn(THREE, "XO", rack="1 2 3 4 8"), "A1") == ["1"]


def test_the_wild_tile_on_the_board_is_an_ordinary_tile() -> None:
    state = drawn(THREE, ".", rack="* 2 3 4 A")
    after = THREE.apply(state, place("1:* A1")).state
    rival = replace(after, racks=(after.racks[0], labels("1 2 3 4 5"), after.racks[2]))
    step = THREE.apply(rival, place("2:1 A1"))
    assert step.state.captured[1] == (Stone(0, WILD),)


@given(picks=st.lists(st.integers(0, 200), min_size=20, max_size=60), seats=st.sampled_from(SEATS))
def test_capture_agrees_with_taking_away_and_counting(picks: list[int], seats: int) -> None:
    rules = blockers(seats)
    state = whole_first(seats, len(picks)).match.state
    for pick in picks:
        own = rules.colours_of(state.mover)
        open_to_all = {
            space
            for space, there in enumerate(state.cells)
            if there is None
            or (
                there.colour not in own
                and count_groups(state.boards[there.colour] & ~(1 << space))
                <= count_groups(state.boards[there.colour])
            )
        }
        for move in rules.legal(state):
            assert isinstance(move, Place) and move.space in open_to_all
        wild = next(c for c in sorted(own))
        held = replace(
            state,
            racks=tuple(
                (WILD, *rack[:4]) if colour == wild else rack
                for colour, rack in enumerate(state.racks)
            ),
        )
        free = {
            move.space
            for move in rules.legal(held)
            if isinstance(move, Place) and move.stone == Stone(wild, WILD)
        }
        assert free == open_to_all
        state = rules.apply(state, chosen(rules, state, pick)).state


def test_capturing_is_free_while_a_rack_tile_fits_an_empty_space() -> None:
    state = drawn(THREE, "X", rack="1 2 3 4 A")
    assert {state.cells[m.space] is None for m in THREE.legal(state) if isinstance(m, Place)} == {
        True,
        False,
    }
    assert refused(THREE, state, SKIP) is Reason.MUST_PLACE


def test_must_capture_when_no_rack_tile_fits_an_empty_space() -> None:
    full = "XXXYYYXXX/YYYXXXYYY/XXXYYYXXX"
    state = drawn(THREE, full, rack="A B C s1 s2")
    legal = THREE.legal(state)
    assert legal and all(
        isinstance(move, Place) and state.cells[move.space] is not None for move in legal
    )
    assert refused(THREE, state, SKIP) is Reason.MUST_PLACE


def test_a_captured_tile_lies_face_up_for_all() -> None:
    step = THREE.apply(drawn(THREE, "X", rack="1 2 3 4 A"), place("1:1 A1"))
    taken = step.state.captured[0]
    assert len(taken) == 1 and taken[0].colour == 1
    for seat in range(3):
        assert THREE.observe(step.state, seat).captured == step.state.captured
        assert [e.seen_by(seat) for e in step.events if isinstance(e, Captured)] == [
            Captured(0, taken[0], 0)
        ]


def test_then_one_tile_of_the_own_pile_is_drawn_if_any_is_left() -> None:
    state = drawn(THREE, ".", rack="1 2 3 4 A")
    step = THREE.apply(state, place("1:1 A1"))
    assert step.state.racks[0] == (*labels("2 3 4 A"), state.piles[0][0])
    assert step.state.piles[0] == state.piles[0][1:]
    assert step.state.piles[1:] == state.piles[1:]
    empty = replace(state, piles=((), *state.piles[1:]))
    last = THREE.apply(empty, place("1:1 A1"))
    assert last.state.racks[0] == labels("2 3 4 A")
    assert not any(isinstance(event, Refilled) for event in last.events)


def test_only_the_drawer_sees_what_is_drawn() -> None:
    step = THREE.apply(drawn(THREE, ".", rack="1 2 3 4 A"), place("1:1 A1"))
    (drew,) = (event for event in step.events if isinstance(event, Refilled))
    assert drew.label is not None
    for seat in (1, 2, -1):
        assert drew.seen_by(seat) == replace(drew, label=None)


def test_without_a_legal_move_the_turn_is_skipped() -> None:
    """Nothing is placed or drawn, the record and the log say so, and the game goes on."""
    state = drawn(THREE, STUCK, rack=STUCK_RACK)
    assert THREE.legal(state) == (SKIP,)
    assert THREE.choices(THREE.observe(state, 0)) == (SKIP,)
    for label in STUCK_RACK.split():
        for space in range(SPACES):
            move = Place(Stone(0, labels(label)[0]), space)
            assert refused(THREE, state, move) is not None
    step = THREE.apply(state, SKIP)
    assert step.events == (Skipped(0),)
    assert step.state == replace(state, mover=1, moves=(SKIP,))
    assert THREE.legal(step.state) not in ((), (SKIP,))


def test_after_a_skip_guessed_worlds_agree_with_it() -> None:
    """No guessed rack holds a tile that could have been placed instead."""
    state = drawn(THREE, STUCK, rack=STUCK_RACK)
    built = [Place(stone, at) for at, stone in enumerate(state.cells) if stone is not None]
    assert len(built) % 3 == 0
    after = THREE.apply(replace(state, moves=tuple(built)), SKIP).state
    rng = Random(5)
    for seat in (1, 2):
        for _ in range(5):
            world = THREE.guess(THREE.observe(after, seat), rng)
            assert THREE.legal(replace(world, mover=0)) == (SKIP,)


def test_a_skip_is_a_turn() -> None:
    state = drawn(THREE, STUCK, rack=STUCK_RACK)
    turns = 0
    while state.outcome is None:
        state = THREE.apply(state, chosen(THREE, state, turns * 7)).state
        turns += 1
    assert turns == 72 and state.moves[0] == SKIP


# --- The end -----------------------------------------------------------------------------


@every_number
@pytest.mark.parametrize("seed", [1, 2])
def test_24_turns_each_and_four_tiles_stay(seats: int, seed: int) -> None:
    last = whole(seats, seed)[-1].match.state
    assert len(last.moves) == {2: 96, 3: 72, 4: 96, 5: 120}[seats]
    assert {len(rack) for rack in last.racks} == {4}
    assert {len(pile) for pile in last.piles} == {0}
    placed = Counter(m.stone.colour for m in last.moves if isinstance(m, Place))
    skips = sum(isinstance(m, Skip) for m in last.moves)
    assert skips or set(placed.values()) == {24}
    board = sum(stone is not None for stone in last.cells)
    assert len(last.moves) == board + sum(map(len, last.captured)) + skips
    assert material(last) == whole_set(last)


@every_number
def test_the_last_round_is_announced_once(seats: int) -> None:
    steps = whole(seats)
    told = [at for at, step in enumerate(steps) if LastRound() in step.events]
    assert told == [len(steps) - 1 - seats]
    assert sum(step.events.count(LastRound()) for step in steps) == 1


@every_number
def test_turns_left_are_counted_down_for_every_seat(seats: int) -> None:
    rules = blockers(seats)
    each = 48 if seats == 2 else 24
    played = [0] * seats
    for step in whole(seats):
        state = step.match.state
        for seat in range(seats):
            left = rules.turns_left(len(state.moves), seat, state.leader)
            assert left == each - played[seat]
        played[state.mover] += 1


@pytest.mark.parametrize(("seats", "least"), [(3, 0), (4, 15), (5, 39)])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_least_number_of_captures(seats: int, least: int, seed: int) -> None:
    assert sum(map(len, whole(seats, seed)[-1].match.state.captured)) >= least


# --- Score -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("groups", "captures", "score"),
    [
        (4, (1, 0, 0), 5),
        (2, (2, 0, 0), 4),
        (2, (0, 0, 0), 2),
        (1, (0, 3, 0), 4),
        (2, (1, 1, 1), 3),
        (2, (3, 3, 0), 5),
        (0, (0, 0, 0), 0),
    ],
)
def test_score_is_groups_and_the_colour_captured_most(
    groups: int, captures: tuple[int, ...], score: int
) -> None:
    assert THREE.score(groups, captures) == score
    assert blockers(3, {"scoring": "uptown"}).score(groups, captures) == groups


def settled(
    drawing: str, taken: tuple[str, ...], seats: int = 3, scoring: str = "blockers"
) -> BoardOutcome:
    """The settlement of a position; ``taken`` by seat: colours captured, as letters."""
    rules = blockers(seats, {"scoring": scoring})
    captured = tuple(
        tuple(Stone("OXYZW".index(letter), label) for label, letter in enumerate(letters))
        for letters in taken
    )
    return rules.settle(replace(drawn(rules, drawing), captured=captured))


def test_lowest_score_wins() -> None:
    """The table of the rules: 4 groups and one tile, 2 groups and two tiles, 2 groups."""
    board = "O.O.O.O/......../X.X....../........./Y.Y"
    outcome = settled(board, ("X", "YY", ""))
    assert outcome.groups == (4, 2, 2)
    assert outcome.captures == ((0, 1, 0), (0, 0, 2), (0, 0, 0))
    assert outcome.scores == (5, 4, 2)
    assert outcome.winners == (2,)


def test_a_tie_goes_to_the_fewest_captured_tiles() -> None:
    outcome = settled("O../X.X/YY", ("XXYY", "O", "XXO"))
    assert outcome.scores == (3, 3, 3)
    assert outcome.winners == (1,)


def test_still_tied_all_of_them_win() -> None:
    outcome = settled("O../X.X/YY", ("XXY", "O", "XXO"))
    assert outcome.scores == (3, 3, 3) and outcome.winners == (1,)
    shared = settled("O../X../YY", ("XX", "OO", "XXO"))
    assert shared.scores == (3, 3, 3) and shared.winners == (0, 1)
    assert THREE.result(shared).tied


def test_uptown_fewest_groups_then_fewest_captured_tiles() -> None:
    outcome = settled("O../X../Y.Y", ("XXXX", "OOO", ""), scoring="uptown")
    assert outcome.scores == (1, 1, 2) and outcome.winners == (1,)
    shared = settled("O../X../Y.Y", ("XXX", "OYY", ""), scoring="uptown")
    assert shared.winners == (0, 1)


def test_no_tile_on_the_board_is_no_group() -> None:
    outcome = settled("./X", ("", "", ""))
    assert outcome.groups == (0, 1, 0) and outcome.winners == (0, 2)


@every_number
def test_the_match_names_the_winners_of_the_board(seats: int) -> None:
    for scoring in ("blockers", "uptown"):
        last = whole(seats, 2, scoring=scoring)[-1]
        outcome = last.match.state.outcome
        assert last.match.result is not None
        assert last.match.result.winners == outcome.winners
        assert BoardEnded(outcome) in last.events


# --- Two players -------------------------------------------------------------------------

TWO = blockers(2)


def test_two_players_have_two_colours_each() -> None:
    assert owners(2) == (0, 1, 0, 1)
    assert [sorted(TWO.colours_of(seat)) for seat in (0, 1)] == [[0, 2], [1, 3]]
    state = whole_first(2, 1).match.state
    known = TWO.observe(state, 0)
    assert [rack is not None for rack in known.racks] == [True, False, True, False]


def test_a_turn_plays_from_either_rack_and_draws_the_same_colour() -> None:
    state = drawn(TWO, ".", rack="1 2 3 4 5")
    assert {move.stone.colour for move in TWO.legal(state) if isinstance(move, Place)} == {0, 2}
    for colour in (0, 2):
        move = next(
            m for m in TWO.legal(state) if isinstance(m, Place) and m.stone.colour == colour
        )
        after = TWO.apply(state, move).state
        assert [
            len(pile) - len(old) for pile, old in zip(after.piles, state.piles, strict=True)
        ] == [-(at == colour) for at in range(4)]
        assert {len(rack) for rack in after.racks} == {5}


def test_a_colour_down_to_four_tiles_is_closed() -> None:
    state = drawn(TWO, ".", rack="1 2 3 4")
    assert {move.stone.colour for move in TWO.legal(state) if isinstance(move, Place)} == {2}
    assert refused(TWO, state, place("1:1 A1")) is Reason.CLOSED_COLOUR
    assert TWO.choices(TWO.observe(state, 0)) == TWO.legal(state)


def test_own_two_colours_are_never_captured() -> None:
    state = drawn(TWO, "OYXZ", rack="1 2 3 4 A")
    # Colours 1 and 3 are the mover's, 2 and 4 the other's.
    wanted = {"A1": Reason.OWN_TILE, "A3": None, "A2": Reason.OWN_TILE, "A4": None}
    for space, why in wanted.items():
        assert refused(TWO, state, place(f"1:A {space}")) is why


def test_groups_are_counted_per_colour_and_added() -> None:
    """O and Y are the first seat's: side by side they are two groups."""
    outcome = settled("OY./.../X.X/Z..", ("", ""), seats=2)
    assert outcome.groups == (2, 3)


def test_the_capture_term_is_the_most_of_one_captured_colour() -> None:
    outcome = settled("O../X..", ("XXZ", "OOYY"), seats=2)
    assert outcome.captures == ((0, 2, 0, 1), (2, 0, 2, 0))
    assert outcome.scores == (3, 3) and outcome.winners == (0,)


def test_a_skip_tells_nothing_of_a_closed_colour() -> None:
    """A closed rack may hold tiles that would have fitted when its owner skipped."""
    known = TWO.observe(drawn(TWO, "."), 1)
    placed = tuple(Place(Stone(0, label), label) for label in LABELS[:24])
    assert set(skip_bounds(replace(known, leader=0, moves=(*placed[:22], SKIP)))) >= {0, 2}
    bounds = skip_bounds(replace(known, leader=0, moves=(*placed, SKIP)))
    assert not bounds.get(0) and bounds[2]


def test_a_tile_drawn_since_a_skip_may_be_held_and_one_placed_may_not() -> None:
    """On the empty board every tile fits: at the skip none was held, later one more, one less."""
    known = replace(TWO.observe(drawn(TWO, "."), 1), leader=0)
    every = frozenset(LABELS)
    assert skip_bounds(replace(known, moves=(SKIP,)))[0] == ((every, 0),)
    assert skip_bounds(replace(known, moves=(SKIP, place("1:1 A1"))))[0] == ((every, 0),)


# --- Refusals ----------------------------------------------------------------------------

REFUSALS: list[tuple[Move, Reason]] = [
    (PASS, Reason.OTHER_GAME),
    (DRAW, Reason.OTHER_GAME),
    (Play(tile(6, 4), Arm.LEFT), Reason.OTHER_GAME),
    (SKIP, Reason.MUST_PLACE),
    (place("1:9 A9"), Reason.NOT_IN_HAND),
    (place("2:1 A1"), Reason.NOT_IN_HAND),
    (place("5:1 A1"), Reason.NOT_IN_HAND),
    (place("1:1 A2"), Reason.WRONG_SPACE),
    (place("1:B A1"), Reason.WRONG_SPACE),
    (place("1:s2 A1"), Reason.WRONG_SPACE),
    (place("1:2 A2"), Reason.PROTECTED),
    (place("1:B B1"), Reason.OWN_TILE),
]


@pytest.mark.parametrize(("move", "reason"), REFUSALS, ids=[str(move) for move, _ in REFUSALS])
def test_every_refusal_has_a_reason(move: Move, reason: Reason) -> None:
    state = drawn(THREE, "XXX/O", rack="1 2 B s2 *")
    before = replace(state)
    assert refused(THREE, state, move) is reason
    with pytest.raises(IllegalMove) as caught:
        THREE.apply(state, move)
    assert caught.value.reason == reason
    assert state == before


def test_after_the_end_nothing_can_be_played() -> None:
    last = whole(3)[-1].match.state
    assert THREE.legal(last) == ()
    for move in (SKIP, PASS, place("1:1 A1")):
        assert refused(THREE, last, move) is Reason.HAND_OVER


# --- Records -----------------------------------------------------------------------------


@every_number
def test_record_round_trip(seats: int) -> None:
    steps = whole(seats, 7, scoring="uptown")
    text = print_match(steps[-1].match)
    again = parse_match(text, rules_for)
    assert again.match == steps[-1].match and print_match(again.match) == text
    assert list(again.events) == [event for step in steps for event in step.events]


def test_a_skip_stands_in_the_record() -> None:
    assert parse_move(str(SKIP)) == SKIP
    state = THREE.apply(drawn(THREE, STUCK, rack=STUCK_RACK), SKIP).state
    assert [str(move) for move in state.moves] == ["skip"]


def broken_setups() -> Iterator[tuple[str, str]]:
    setup = whole_first(3, 1).match.setup
    (_, start), (_, piles) = setup.lines()
    yield "0", piles
    yield "4", piles
    yield "", piles
    yield start, piles.replace("*", "1", 1)
    yield start, piles.rpartition("|")[0]
    yield start, f"{piles} | {piles.partition('|')[0]}"
    yield start, piles.partition(" ")[2]


@pytest.mark.parametrize(("start", "piles"), list(broken_setups()))
def test_broken_setups_are_refused(start: str, piles: str) -> None:
    with pytest.raises(NotationError) as caught:
        THREE.parse_setup(first_standing(THREE), (("start", start), ("piles", piles)))
    assert caught.value.code == "deal"


def test_piles_are_played_as_they_lie() -> None:
    piles = (LABELS, tuple(reversed(LABELS)), LABELS)
    state = begin(THREE, BlockersSetup(2, piles)).match.state
    assert state.mover == 2
    assert state.racks == (LABELS[:5], tuple(reversed(LABELS))[:5], LABELS[:5])


def test_drawings_mean_what_they_show() -> None:
    assert spots("X.O/..X")["X"] == {0, 11}
    state = drawn(THREE, "X.O/..X")
    assert material(state) == whole_set(state)
    known = parse_knowledge(print_knowledge(THREE, THREE.observe(state, 1)))[1]
    assert known.seat == 1 and known.rack_sizes == (5, 5, 5)
