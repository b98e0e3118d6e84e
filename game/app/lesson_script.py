"""The scripts of the first-game lessons: a deal for each game, and what happens in each step.

Everything is notation, read and checked by the rules when a lesson is opened: the deal as in
a record, the moves as the seats make them in turn. The person sits in seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.options import Chosen
from game.games import all_fives, block, blockers, draw


@dataclass(frozen=True, slots=True)
class Part:
    """One step of a lesson.

    ``name``: the end of its text key. ``do``: the move the learner makes, empty where there
    is only something to read. ``then``: what the others answer. ``at``: what the step
    points at, as ``kind:name``.
    """

    name: str
    do: str = ""
    then: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson: the match it is part of, the deal, the moves before it, its steps."""

    seats: int
    options: Chosen
    deal: tuple[tuple[str, str], ...]
    parts: tuple[Part, ...]
    before: str = ""


_BLOCK = Script(
    seats=2,
    options=(),
    deal=(
        ("lot", "6-5 3-2"),
        (
            "deal",
            "6-4 5-5 5-3 4-1 4-0 3-0 0-0 | 6-6 6-3 6-2 6-0 4-3 3-1 2-2"
            " | 6-5 6-1 5-4 5-2 5-1 5-0 4-4 4-2 3-3 3-2 2-1 2-0 1-1 1-0",
        ),
    ),
    parts=(
        Part("tiles", at="chip:0 chip:1"),
        Part("lead", "6-4", "6-2<", at="own:6-4"),
        Part("join", "4-1>", "2-2<", at="table:6-2 own:4-1 table:6-4"),
        Part("double", at="table:2-2"),
        Part("pass", "pass", "3-1>", at="do:pass"),
        Part("close", "5-3>", "pass", at="own:5-3 table:3-1"),
        Part("told", at="chip:1"),
        Part("again", "5-5>", "pass", at="own:5-5 table:5-3"),
        Part("blocked", "pass", at="do:pass"),
        Part("end", at="chip:0 chip:1"),
    ),
)

_DRAW = Script(
    seats=2,
    options=(),
    deal=(
        ("lot", "5-4 2-2"),
        (
            "deal",
            "6-3 5-2 4-4 3-3 3-2 2-2 1-1 | 6-6 6-1 5-3 5-1 4-3 4-1 3-1"
            " | 5-0 2-0 4-0 6-5 6-2 4-2 6-4 5-5 3-0 2-1 0-0 1-0 6-0 5-4",
        ),
    ),
    before="1-1 5-1> 5-2> 3-1< 3-3< 5-3< 3-2> 4-3>",
    parts=(
        Part("tiles", at="boneyard: chip:1"),
        Part("join", "4-4>", "4-1>", at="own:4-4 table:4-3"),
        Part("draw", "draw", at="do:draw boneyard:"),
        Part("fits", "5-0<", "6-1>", at="own:5-0 table:5-3"),
        Part("again", "6-3>", "draw 2-0<", at="own:6-3 table:6-1"),
        Part("told", at="chip:1 table:2-0"),
        Part("out", "2-2<", at="own:2-2 table:2-0"),
        Part("end", at="chip:0 chip:1"),
    ),
)

_FIVES = Script(
    seats=2,
    options=(("deal", "5-5-5"),),
    deal=(
        ("lot", "6-5 3-2"),
        (
            "deal",
            "5-5 5-3 4-0 3-0 2-0 | 6-4 5-2 4-4 4-1 1-1"
            " | 6-1 5-0 6-6 6-5 6-3 6-2 6-0 5-4 5-1 4-3 4-2 3-3 3-2 3-1 2-2 2-1 1-0 0-0",
        ),
    ),
    parts=(
        Part("tiles", at="boneyard:"),
        Part("lead", "5-5", "5-2>", at="own:5-5"),
        Part("sum", "5-3<", "draw draw 5-0^", at="own:5-3 table:5-5"),
        Part("spinner", at="table:5-5 table:5-0 chip:1"),
        Part("none", "4-0^", "4-4^", at="own:4-0 table:5-0"),
        Part("double", "3-0<", "6-4^", at="own:3-0 table:4-4 table:5-3"),
        Part("choose", "2-0<", at="own:2-0 table:3-0"),
        Part("end", at="chip:0 chip:1"),
    ),
)

_BLOCKERS = Script(
    seats=3,
    options=(),
    deal=(
        ("start", "1"),
        (
            "piles",
            "G 5 s5 F D * 1 2 3 4 6 7 8 9 A B C E H I s1 s2 s3 s4 s6 s7 s8 s9"
            " | D 5 6 A s1 1 2 3 4 7 8 9 B C E F G H I s2 s3 s4 s5 s6 s7 s8 s9 *"
            " | s1 7 H 3 I 1 2 4 5 6 8 9 A B C D E F G s2 s3 s4 s5 s6 s7 s8 s9 *",
        ),
    ),
    before="1:G@G5 2:D@D4 3:s1@B2",
    parts=(
        Part("rack", at="stone:1:5 stone:1:F stone:1:s5 stone:1:*"),
        Part("number", "1:5@E5", "2:5@D5 3:7@G7", at="stone:1:5 space:E5"),
        Part("symbol", "1:s5@E6", "2:6@D6 3:H@H8", at="stone:1:s5 space:E6"),
        Part("letter", "1:F@F6", "2:A@A3 3:3@C3", at="stone:1:F space:F6 space:G5"),
        Part("split", at="space:D5 space:D4 space:D6"),
        Part("take", "1:D@D6", "2:s1@A2 3:I@I3", at="stone:1:D space:D6"),
        Part("cost", at="chip:0"),
        Part("wild", "1:*@F5", "2:1@I1 3:1@H1", at="stone:1:* space:F5 space:G5 space:E5"),
        Part("end", at="chip:0"),
    ),
)

SCRIPTS: Mapping[str, Script] = {
    block.GAME: _BLOCK,
    draw.GAME: _DRAW,
    all_fives.GAME: _FIVES,
    blockers.GAME: _BLOCKERS,
}
"""By game; the only table of lessons."""
