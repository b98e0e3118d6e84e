"""Every refusal names what was expected, or the reason, and the piece that was refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.digits import DigitReader, parse_number
from game.engine.errors import IllegalMove, NotationError
from game.engine.grid import parse_space
from game.engine.match import begin, first_standing
from game.engine.moves import parse_move
from game.engine.options import parse_options
from game.engine.outcome import Ending, Standing
from game.engine.record import LONGEST, parse_match
from game.engine.rules import AnyRules
from game.engine.standing import bare, parse_standing, standing_after
from game.engine.stone import parse_label, parse_stone
from game.engine.tile import parse_tile
from game.games.blockers_state import owners
from game.games.catalogue import entry, parse_knowledge, rules_for
from game.games.dominoes import lot_rounds, parse_tiles

LINES = tuple[tuple[str, str], ...]
HEAD = "tiles 1\ngame block\nseats 2\noptions target=100 opener=rotate block-score=net\n"
LOT = ("lot", "6-4 3-2")
HANDS = (
    "6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 | "
    "4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0"
)
DEAL = ("deal", HANDS)
PLAYERS = "game block\nseats X\noptions "
HAND = f"hand 1\nlot 6-4 3-2\ndeal {HANDS}\nmoves 6-5 5-4>\n"
PILE = "1 2 3 4 5 6 7 8 9 A B C D E F G H I s1 s2 s3 s4 s5 s6 s7 s8 s9 *"
PILES = " | ".join([PILE] * 4)


def block() -> AnyRules:
    """Block for two."""
    return rules_for("block", 2, {})


def setup_of(rules: AnyRules, *lines: tuple[str, str]) -> object:
    """The first hand's set-up out of its lines."""
    return rules.parse_setup(first_standing(rules), lines)


def record(text: str) -> object:
    """The match of a record."""
    return parse_match(text, rules_for)


def block_setup(*lines: tuple[str, str]) -> object:
    """Set-up of Block for two."""
    return setup_of(block(), *lines)


def board_setup(start: str, piles: str) -> object:
    """Set-up of Blockers! for three."""
    return setup_of(rules_for("blockers", 3, {}), ("start", start), ("piles", piles))


REFUSED: tuple[tuple[Callable[[], object], str, str], ...] = (
    (lambda: parse_tile("6-7"), "tile", "6-7"),
    (lambda: parse_tile("5_6"), "tile", "5_6"),
    (lambda: parse_tile("X-0"), "tile", "X-0"),
    (lambda: parse_tiles("6-5 x"), "tile", "x"),
    (lambda: parse_move("6-5>>"), "move", "6-5>>"),
    (lambda: parse_move("PASS"), "move", "PASS"),
    (lambda: parse_move("1:5XX@XXC5"), "move", "1:5XX@XXC5"),
    (lambda: parse_space("A0"), "space", "A0"),
    (lambda: parse_label("s0"), "label", "s0"),
    (lambda: parse_stone("6:5"), "label", "6:5"),
    (lambda: parse_stone("15"), "label", "15"),
    (lambda: parse_options("a=1 b"), "option", "b"),
    (lambda: parse_options("a=1 a=2"), "option", "a=2"),
    (lambda: rules_for("block", 2, {"target": "x"}), "option", "target=x"),
    (lambda: rules_for("block", 2, {"target": "0"}), "option", "target=0"),
    (lambda: rules_for("block", 2, {"opener": "x"}), "option", "opener=x"),
    (lambda: rules_for("block", 2, {"walls": "1"}), "option", "walls"),
    (lambda: rules_for("block", 5, {}), "seats", "5"),
    (lambda: entry("go"), "game", "go"),
    (lambda: parse_knowledge("game block"), "observation", "game block"),
    (lambda: parse_knowledge(PLAYERS), "observation", PLAYERS),
    (lambda: parse_number("!!!!!", "s"), "digits", "!!!!!"),
    (lambda: parse_number("BAAAA", "s"), "digits", "BAAAA"),
    (lambda: DigitReader(1).digit(2), "digits", ""),
    (lambda: DigitReader(2).end(), "digits", ""),
    (lambda: DigitReader((1 << 30) - 1).size(), "digits", ""),
    (lambda: record("t" * (LONGEST + 1)), "record", "t" * 40),
    (lambda: record(HEAD), "record", HEAD[:40]),
    (lambda: record("tiles 1\nboard"), "record", "tiles 1"),
    (lambda: record(HEAD.replace("tiles 1", "tiles 2") + HAND), "version", "2"),
    (lambda: record(HEAD.replace("seats 2", "seats x") + HAND), "seats", "x"),
    (lambda: record(HEAD + HAND.replace("hand 1", "hand 2")), "record", "hand 2"),
    (lambda: record(HEAD + "moves 6-5\n"), "record", "moves 6-5"),
    (lambda: record(HEAD + "hand 1\n"), "record", "hand 1"),
    (lambda: record(HEAD + HAND + HAND.replace("hand 1", "hand 2")), "record", "hand 2"),
    (lambda: parse_standing(block(), "hand=1 colour=red"), "standing", "hand=1 colour=red"),
    (lambda: parse_standing(block(), "hand=x"), "standing", "hand=x"),
    (lambda: parse_standing(block(), "scores=01,2"), "standing", "scores=01,2"),
    (lambda: parse_standing(block(), "scores=1"), "standing", "scores=1"),
    (
        lambda: standing_after(block(), 1, (1, 2, 3), 0, Ending.BLOCKED, None),
        "standing",
        "1 (1, 2, 3)",
    ),
    (lambda: standing_after(block(), 1, (1, 2), 2, Ending.BLOCKED, None), "standing", "1 (1, 2)"),
    (lambda: standing_after(block(), 0, (1, 2), 0, Ending.BLOCKED, None), "standing", "0 (1, 2)"),
    (lambda: bare(block(), Standing(7, (0, 0))), "standing", "7"),
    (lambda: block_setup(DEAL), "deal", "deal"),
    (lambda: block_setup(LOT, LOT, DEAL), "deal", "lot lot deal"),
    (lambda: block_setup(LOT, ("deal", "6-6 | 5-5 | 4-4")), "deal", "6-6 | 5-5 | 4-4"),
    (lambda: block_setup(("lot", "6-4 3-2 1-1"), DEAL), "lot", "6-4 3-2 1-1"),
    (lambda: lot_rounds(2, parse_tiles("6-4")), "lot", "6-4"),
    (lambda: board_setup("4", PILES), "deal", "4"),
    (lambda: board_setup("12", PILES), "deal", "12"),
    (lambda: board_setup("1", "1 | 2 | 3"), "deal", "1 | 2 | 3"),
    (lambda: setup_of(rules_for("blockers", 3, {}), ("start", "1")), "deal", "start"),
)


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_text_is_refused_with_what_was_expected_and_what_was_found(number: int) -> None:
    parse, code, found = REFUSED[number]
    with pytest.raises(NotationError) as caught:
        parse()
    assert (caught.value.code, caught.value.found) == (code, found)
    assert str(caught.value) == f"{code}: {found!r}"


@pytest.mark.parametrize("game", ["block", "draw", "all-fives", "blockers"])
def test_what_is_no_observation_is_refused_as_one(game: str) -> None:
    with pytest.raises(NotationError) as caught:
        rules_for(game, 3, {}).parse_observation((("moves", "6-5>>"),))
    assert (caught.value.code, caught.value.found) == ("observation", "move: '6-5>>'")


@pytest.mark.parametrize(
    "game, move, reason",
    [
        ("block", "0-0", "not-in-hand"),
        ("block", "pass", "must-play"),
        ("block", "draw", "no-drawing"),
        ("draw", "draw", "must-play"),
        ("all-fives", "draw", "must-play"),
        ("blockers", "pass", "other-game"),
    ],
)
def test_a_move_is_refused_with_the_reason_and_the_move(game: str, move: str, reason: str) -> None:
    rules = rules_for(game, 2, {})
    lines: LINES = (LOT, DEAL)
    if game == "blockers":
        lines = (("start", "1"), ("piles", " | ".join([PILE] * len(owners(2)))))
    if game == "all-fives":
        words = HANDS.replace(" |", "").split()
        parts = words[:9], words[9:18], words[18:]
        lines = (LOT, ("deal", " | ".join(" ".join(part) for part in parts)))
    state = begin(rules, setup_of(rules, *lines)).match.state
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, parse_move(move))
    assert (caught.value.reason, caught.value.move) == (reason, move)
    assert str(caught.value) == f"{reason}: {move}"
