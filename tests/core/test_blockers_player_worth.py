"""What the player of Blockers! thinks of positions, and how it plays guessed games on."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from game.ai.blockers_position import ANYWHERE, Group, Position, position
from game.ai.blockers_reply import reply
from game.ai.blockers_worth import APART, HOMELESS, LOST, ROOM, WILD_KEPT, chance, colour_cost
from game.engine.grid import EVERYWHERE, Spaces, beside, groups
from game.engine.moves import SKIP, Move, Place
from game.engine.stone import FITS, Stone, parse_label
from game.games.blockers import blockers
from tests.core.boards import drawn, spots
from tests.core.support import start


def own(drawing: str) -> tuple[list[Group], Spaces]:
    """The groups of O, and the empty spaces."""
    found = spots(drawing)
    board = sum(1 << space for space in found["O"])
    taken = sum(1 << space for those in found.values() for space in those)
    return [(one, beside(one)) for one in groups(board)], EVERYWHERE & ~taken


def cost(drawing: str, tiles: str = "") -> float:
    """Without what the room around is worth."""
    those, empty = own(drawing)
    near = 0
    for _, spaces in those:
        near |= spaces & empty
    held = [FITS[parse_label(one)] for one in tiles.split()]
    return colour_cost(those, held, empty) + ROOM * log(1 + near.bit_count())


ONE = 1 + APART + LOST
COSTS = [
    ("one tile", "O", "", ONE),
    ("a chain is one group", "OOO", "", ONE),
    ("one, two and four homes", "O../OO.", "A C s1", ONE + HOMELESS[1] + HOMELESS[2]),
    ("three homes", "OO.", "s1", ONE + HOMELESS[3]),
    ("a tile with no home", "O", "9", ONE + HOMELESS[0]),
    ("the wild tile is worth keeping", "O", "*", ONE - WILD_KEPT),
    ("two groups that nothing joins", "O.O", "9", 2 + HOMELESS[0] + 2 * (APART + LOST)),
    ("two groups that one tile joins", "O.O", "2", 2 + HOMELESS[1] + APART + LOST),
    ("two groups that two tiles join", "O..O", "2 3", 2 + 2 * HOMELESS[1] + 2 * APART + LOST),
    (
        "two groups whose tiles go to places apart",
        "O......O.",
        "2 9",
        2 + 2 * HOMELESS[1] + 2 * (APART + LOST),
    ),
    ("a rival's tile between", "OXO", "2", 2 + HOMELESS[0] + 2 * (APART + LOST)),
]


@pytest.mark.parametrize(
    ("drawing", "tiles", "wanted"), [one[1:] for one in COSTS], ids=[one[0] for one in COSTS]
)
def test_costs_by_hand(drawing: str, tiles: str, wanted: float) -> None:
    assert cost(drawing, tiles) == pytest.approx(wanted)


def test_more_room_is_better() -> None:
    wide, closed = own("O"), own("OX")
    assert colour_cost(wide[0], [], wide[1]) < colour_cost(closed[0], [], closed[1])


def test_chances_are_a_share_of_one_and_fewer_groups_have_more() -> None:
    rules = blockers(3)
    world = position(rules, drawn(rules, "OOOO...../XX.XX..../YY.Y..Y.."))
    world.piles, world.left = [[], [], []], 3
    chances = [chance(world, seat, rules.turns) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == max(chances)


REPLIES = [
    ("joins three groups first", "O.O..O.O./.O......./", "2 5", {"1:2 A2"}),
    ("joins two groups", "O.O....../", "2 9 I", {"1:2 A2"}),
    ("grows a group", "OO......./", "3 9 I", {"1:3 A3"}),
    ("takes the wild tile to join", "O.O....../", "9 I *", {"1:* A2"}),
    (
        "starts a group when nothing else goes",
        "O/........./",
        "9",
        {f"1:9 {r}9" for r in "ABCDEFGHI"},
    ),
]


@pytest.mark.parametrize(
    ("drawing", "rack", "wanted"), [one[1:] for one in REPLIES], ids=[one[0] for one in REPLIES]
)
def test_replies_by_hand(drawing: str, rack: str, wanted: set[str]) -> None:
    rules = blockers(3)
    spare = [one for one in ("G", "H", "s8", "s9", "8") if one not in rack.split()]
    held = " ".join([*rack.split(), *spare][:5])
    world = position(rules, drawn(rules, drawing, rack=held))
    before = world.copy()
    reply(world, Random(3).random)
    colour, tile, bit = difference(before, world)
    label = FITS.index(tile)
    text = f"{Stone(colour, label)} {'ABCDEFGHI'[(bit.bit_length() - 1) // 9]}"
    text += str((bit.bit_length() - 1) % 9 + 1)
    assert text in wanted


def difference(before: Position, after: Position) -> tuple[int, int, int]:
    """The colour, the tile and the space of the turn between two positions."""
    for colour in before.colours[before.mover]:
        new = after.boards[colour] & ~before.boards[colour]
        if new:
            gone = [one for one in before.racks[colour] if one not in after.racks[colour]]
            return colour, gone[0], new
    raise AssertionError("nothing was placed")


@pytest.mark.parametrize("scoring", ["blockers", "uptown"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_replies_are_legal(seats: int, scoring: str) -> None:
    rules = blockers(seats, {"scoring": scoring})
    state, rng = start(rules, seats), Random(seats)
    world = position(rules, state)
    wild = 0
    while state.outcome is None:
        before = world.copy()
        reply(world, rng.random)
        move: Move = SKIP
        if world.boards != before.boards:
            colour, tile, bit = difference(before, world)
            wild += tile == ANYWHERE
            move = Place(Stone(colour, FITS.index(tile)), bit.bit_length() - 1)
        state = rules.apply(state, move).state
    assert wild
    assert world.boards == list(state.boards)
