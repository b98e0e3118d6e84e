"""Recorded matches that a person has read line by line against the rules.

``golden_block_2.txt``: two seats, options ``target`` 60, ``opener`` winner, ``block-score`` gross.
Two blocked hands, each won by the leader, who therefore leads again and scores all of the
other's pips (23, 35); a block tied at 17 and 17, after which the previous leader's left leads;
passes with and without a placement after them; a domino that ends the match with surplus points.

``golden_block_3.txt``: three seats and all defaults. A lot tied once between seats 0 and 2; the
lead goes 2, 0, 1, 2, 0, 1 whoever wins, also after the block tied at 10, 10 and 11; blocked
hands scored net (4 + 12 - 2, 13 + 12 - 10, 11 + 7 - 5) and two dominoes (30 + 6, 9 + 8).

``golden_block_4.txt``: four seats, options ``target`` 20 and ``opener`` highest-double. No lot:
6-6 must be led; a block tied at 8 and 8; then the lead rotates and any tile may be led; out with
a match won at 21.

``golden_all-fives_2.txt``: two seats, option ``target`` 60. Hand 1: 0-0 joined to the line is the
spinner, its short sides open when both long ones are taken, and count once a tile lies there;
out, 7 pips of the other become 5 off the other's own score. Hand 2: 4-4 led counts 8, then 8
beside the other end, then nothing; draws until a tile fits; 5-5 at an end counts 10; blocked
with an empty boneyard and one pass each, 6 and 12 pips cost 5 and 10. Hand 3: the lot decides
again after the block; a placement that reaches 60 ends the match there and then.

``golden_blockers_3.txt``: three seats and all defaults. Seat 1 starts; 24 turns
each, the piles empty together, and the last round is told once. Every kind of tile is placed,
two wild ones on empty spaces and one on a tile; a lone tile is taken (G9), ends of
groups (E5, H1), and a tile that stands where it took another (E2). Seat 0 wins by few groups,
3 + 2; the other scores are 7 + 4 and 6 + 2.

``golden_draw_2.txt``: two seats, options ``target`` 60 and ``floor`` 1. Hand 1: seven draws until a
tile fits; the last tile of the boneyard is never drawn, so both pass, blocked and tied at 19 and
19; the lead rotates all the same. Hand 2: out against 11 + 8 + 7. Hand 3: thirteen draws in one
turn that bring nothing, one pass each, 95 - 10 ends the match above the target.

The file ``..._events.txt`` beside each record tells the same match in plain words; a change
there must be read, not just written anew.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.engine.chain import Arm
from game.engine.events import (
    BoardEnded,
    BoardOpened,
    Captured,
    Counted,
    Dealt,
    Drew,
    Event,
    HandEnded,
    LastRound,
    LotDrawn,
    MatchEnded,
    Passed,
    Placed,
    Played,
    Refilled,
    Skipped,
)
from game.engine.grid import print_space
from game.engine.match import MatchStep
from game.engine.outcome import Ending
from game.engine.record import parse_match, print_match
from game.engine.stone import print_label
from game.engine.tile import Tile
from game.games.catalogue import CATALOGUE, rules_for
from tests.core.support import DATA

GOLDEN = sorted(path.stem for path in DATA.glob("golden_*.txt") if "_events" not in path.stem)

TIE = "tied block"
SHOWN = {
    "golden_all-fives_2": ["domino", "blocked", "target"],
    "golden_blockers_3": ["board"],
    "golden_block_2": ["blocked", "blocked", TIE, "domino"],
    "golden_block_3": ["blocked", "blocked", TIE, "domino", "domino", "blocked"],
    "golden_block_4": [TIE, "domino"],
    "golden_draw_2": [TIE, "domino", "blocked"],
}
"""How the hands of each record end."""


def read(name: str) -> str:
    return (DATA / f"{name}.txt").read_text()


def replay(name: str) -> MatchStep:
    return parse_match(read(name), rules_for)


def tiles(held: Iterable[Tile]) -> str:
    return " ".join(map(str, held)) or "nothing"


def numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, values))


def told(event: Event) -> list[str]:
    """An event in plain words."""
    if isinstance(event, LotDrawn):
        lines = []
        for turned in event.rounds:
            shown = ", ".join(f"seat {seat} turns up {one} ({one.pips})" for seat, one in turned)
            lines.append(f"lot: {shown}")
        return [*lines, f"lot: seat {event.leader} leads"]
    if isinstance(event, Dealt):
        lines = [f"seat {seat} holds {tiles(hand or ())}" for seat, hand in enumerate(event.hands)]
        heading = f"hand {event.hand + 1}: seat {event.leader} leads, {event.undealt} undealt"
        return ["", heading, *lines]
    if isinstance(event, Played):
        left = f"{event.left} left"
        if event.arm is Arm.LEAD:
            return [f"seat {event.seat} leads {event.tile}, {left}"]
        ends = numbers(event.values)
        where = f"{event.joined} on the {event.arm}"
        return [f"ends {ends}: seat {event.seat} joins {event.tile} to the {where}, {left}"]
    if isinstance(event, Passed):
        return [f"ends {numbers(event.values)}: seat {event.seat} passes"]
    if isinstance(event, Drew):
        return [f"seat {event.seat} draws {event.tile}, {event.left} left to draw"]
    if isinstance(event, Counted):
        terms = " + ".join(f"{term.worth} ({term.tile} {term.arm})" for term in event.terms)
        return [f"    {terms} = {event.total}: seat {event.seat} scores {event.points}"]
    if isinstance(event, HandEnded):
        outcome = event.outcome
        hands = " | ".join(tiles(hand) for hand in event.hands)
        winner = "nobody" if outcome.winner is None else f"seat {outcome.winner}"
        return [
            f"hand ends: {outcome.ending}; hands {hands}; pips {numbers(outcome.pips)}",
            f"{winner} wins; points {numbers(outcome.points)}; scores {numbers(outcome.scores)}",
        ]
    return told_of_board(event)


def told_of_board(event: Event) -> list[str]:
    """The same of a game on the board, and the end of any match."""
    if isinstance(event, BoardOpened):
        racks = [" ".join(map(print_label, rack or ())) for rack in event.racks]
        held = [f"colour {at + 1} has {rack}" for at, rack in enumerate(racks)]
        return [f"seat {event.starter} starts", *held]
    if isinstance(event, Placed):
        left = f"{event.turns_left} turns left"
        return [f"seat {event.seat} places {event.stone} on {print_space(event.space)}, {left}"]
    if isinstance(event, Captured):
        return [f"    and takes {event.stone} from {print_space(event.space)}"]
    if isinstance(event, Refilled):
        return [f"    and draws {print_label(event.label or 0)}, {event.left} in the pile"]
    if isinstance(event, Skipped):
        return [f"seat {event.seat} has nothing to place"]
    if isinstance(event, LastRound):
        return ["", "the last round"]
    if isinstance(event, BoardEnded):
        end = event.outcome
        taken = " | ".join(map(numbers, end.captures))
        return [
            f"groups {numbers(end.groups)}; captured by colour {taken}",
            f"scores {numbers(end.scores)}; won by seat {numbers(end.winners)}",
        ]
    assert isinstance(event, MatchEnded)
    winners = numbers(event.result.winners)
    return ["", f"match ends: won by seat {winners} at {numbers(event.result.scores)}"]


def test_every_game_has_a_golden_record() -> None:
    for entry in CATALOGUE:
        assert any(name.startswith(f"golden_{entry.game}_") for name in GOLDEN), entry.game


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_record_replays_and_prints(name: str) -> None:
    assert print_match(replay(name).match) == read(name)


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_record_tells_the_same_story(name: str) -> None:
    lines = [line for event in replay(name).events for line in told(event)]
    assert lines == read(f"{name}_events").splitlines()


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_record_shows_what_it_is_kept_for(name: str) -> None:
    endings = []
    for event in replay(name).events:
        if isinstance(event, BoardEnded):
            endings.append("board")
        if isinstance(event, HandEnded):
            nobody = event.outcome.ending is Ending.BLOCKED and not any(event.outcome.points)
            tied = nobody and event.outcome.winner is None
            endings.append(TIE if tied else str(event.outcome.ending))
    assert endings == SHOWN[name]
