"""The record of a match: whatever the text, a match or one of two errors with a code."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.errors import IllegalMove, NotationError
from game.engine.record import LONGEST, parse_match, print_match
from game.games.catalogue import rules_for
from tests.core.support import DATA, FULL

GOLDEN = sorted(path for path in DATA.glob("golden_*.txt") if "_events" not in path.stem)

HEAD = "tiles 1\ngame block\nseats 2\noptions target=100 opener=rotate block-score=net\n"
LOT = "lot 6-4 3-2\n"
HANDS = (
    "6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 | "
    "4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0 0-0"
)
DEAL = f"deal {HANDS}\n"
MOVES = "moves 6-5 5-4>\n"
GOOD = f"{HEAD}hand 1\n{LOT}{DEAL}{MOVES}"


def code_of(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_match(text, rules_for)
    assert len(caught.value.found) <= 40
    return caught.value.code


def test_good_record_prints_as_written() -> None:
    assert print_match(parse_match(GOOD, rules_for).match) == GOOD


def test_record_without_moves() -> None:
    text = GOOD.replace(MOVES, "moves\n")
    match = parse_match(text, rules_for).match
    assert match.state.moves == ()
    assert print_match(match) == text


@pytest.mark.parametrize("change", ["\r\n", "\n\n", " \n", "\n  "])
def test_record_with_other_white_space(change: str) -> None:
    assert print_match(parse_match(GOOD.replace("\n", change), rules_for).match) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        # No record at all.
        (GOOD, "", "record"),
        (GOOD, "\n\n", "record"),
        (GOOD, "hello", "record"),
        (GOOD, "tiles 1", "record"),
        (GOOD, "{}", "record"),
        (GOOD, "\0\ud800\U0010ffff", "record"),
        (GOOD, HEAD, "record"),
        # The first lines.
        ("tiles 1", "tiles 2", "version"),
        ("tiles 1", "tiles", "version"),
        ("tiles 1", "tiles 1.0", "version"),
        ("tiles 1", "tiles ١", "version"),
        ("tiles 1\n", "", "record"),
        ("tiles 1\n", "tiles 1\ntiles 1\n", "record"),
        ("game block\n", "", "record"),
        ("game block", "game chess", "game"),
        ("game block", "game", "game"),
        ("game block", "game Block", "game"),
        ("game block\nseats 2", "seats 2\ngame block", "record"),
        ("seats 2\n", "", "record"),
        ("seats 2", "seats 1", "seats"),
        ("seats 2", "seats 5", "seats"),
        ("seats 2", "seats 0", "seats"),
        ("seats 2", "seats -2", "seats"),
        ("seats 2", "seats 02", "seats"),
        ("seats 2", "seats", "seats"),
        ("seats 2", "seats two", "seats"),
        ("seats 2", "seats ٢", "seats"),
        ("seats 2", "seats ²", "seats"),
        ("seats 2", "seats 2 2", "seats"),
        ("seats 2", "seats 3", "deal"),
        # Options.
        ("target=100", "target=0", "option"),
        ("target=100", "target=10000", "option"),
        ("target=100", "target=١٠٠", "option"),
        ("target=100", "target", "option"),
        ("target=100", "target=100=100", "option"),
        ("target=100", "target=100 target=50", "option"),
        ("target=100", "goal=100", "option"),
        ("target=100", "=", "option"),
        ("opener=rotate", "opener=loser", "option"),
        ("block-score=net", "block-score=", "option"),
        ("options target=100 opener=rotate block-score=net\n", "", "record"),
        # The lines of a hand.
        ("hand 1\n", "", "record"),
        ("hand 1", "hand 2", "record"),
        ("hand 1", "hand 0", "record"),
        ("hand 1", "hand one", "record"),
        ("hand 1\n", "hand 1\nhand 1\n", "record"),
        (MOVES, "", "record"),
        (MOVES, MOVES + MOVES, "record"),
        (MOVES, MOVES + "more\n", "record"),
        (MOVES, MOVES + DEAL, "record"),
        (MOVES, f"{MOVES}hand 2\n{DEAL}moves\n", "record"),
        (MOVES, f"{MOVES}hand 1\n{DEAL}moves\n", "record"),
        (DEAL, "", "deal"),
        (DEAL, DEAL + DEAL, "deal"),
        (DEAL, DEAL + "stock 6-6\n", "deal"),
        (LOT, "", "deal"),
        (LOT, LOT + LOT, "deal"),
        # The lot.
        (LOT, "lot\n", "lot"),
        (LOT, "lot 6-4\n", "lot"),
        (LOT, "lot 6-4 5-5\n", "lot"),
        (LOT, "lot 6-4 3-2 1-0\n", "lot"),
        (LOT, "lot 6-4 6-4 3-2 1-0\n", "lot"),
        (LOT, "lot 6-4 9-9\n", "tile"),
        # The deal.
        ("deal 6-6 ", "deal ", "deal"),
        ("deal 6-6 ", "deal 6-6 6-6 ", "deal"),
        ("deal 6-6 ", "deal 5-5 ", "deal"),
        ("deal 6-6 6-5", "deal 6-6 | 6-5", "deal"),
        (" 0-0", "", "deal"),
        (" 0-0", " 0-0 0-0", "deal"),
        (" 0-0", " 0-1", "deal"),
        (" 0-0", " 0-0 |", "deal"),
        (" 0-0", " 7-7", "tile"),
        (" 0-0", " ٠-٠", "tile"),
        (" 0-0", " x", "tile"),
        (" | ", " ", "deal"),
        # The moves.
        (MOVES, "moves 6-7\n", "move"),
        (MOVES, "moves 6-5 5-4?\n", "move"),
        (MOVES, "moves 6-5, 5-4>\n", "move"),
        (MOVES, "moves six\n", "move"),
        (MOVES, "moves ６-５\n", "move"),
    ],
)
def test_text_that_is_no_record(old: str, new: str, code: str) -> None:
    assert old in GOOD
    assert code_of(GOOD.replace(old, new)) == code


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("5-5", "not-in-hand"),
        ("6-5<", "lead-first"),
        ("pass", "must-play"),
        ("draw", "no-drawing"),
        ("6-5 5-4", "already-led"),
        ("6-5 5-4<", "wrong-end"),
        ("6-5 4-4<", "no-fit"),
        ("6-5 5-4^", "not-open"),
        ("6-5 5-4> 5-3>", "not-in-hand"),
        ("6-5 6-4<", "not-in-hand"),
    ],
)
def test_illegal_move_in_a_record(moves: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_match(GOOD.replace(MOVES, f"moves {moves}\n"), rules_for)
    assert caught.value.reason == reason


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_moves_and_hands_after_the_end(path: Path) -> None:

    text = path.read_text()
    with pytest.raises(IllegalMove) as caught:
        parse_match(text.rstrip("\n") + " pass\n", rules_for)
    assert caught.value.reason == "hand-over"
    hands = text.count("hand ")
    heading = f"hand {hands}\n"
    last = text[text.rindex(heading) + len(heading) :]
    assert code_of(f"{text}hand {hands + 1}\n{last}") == "record"


def test_too_long_text_is_not_even_read() -> None:
    assert code_of(GOOD + "\n" * LONGEST) == "record"
    assert code_of("x" * (LONGEST + 1)) == "record"
    longest = GOOD + "\n" * (LONGEST - len(GOOD))
    assert print_match(parse_match(longest, rules_for).match) == GOOD


PIECES = [
    *"0123456789-|=<>^_ \n\t\r\0",
    "pass",
    "draw",
    "6-6",
    "7-7",
    "hand 2",
    "moves",
    "deal ",
    "lot ",
    "target=1",
    "é",
    "٣",
    "²",
    "\u2028",
    "\x85",
    "\ud800",
    "😀",
]


def mutated(text: str, rng: Random) -> str:
    """The text with one to three small changes."""
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(6)
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.randint(1, 8))
        if kind == 0:
            text = text[:at] + text[end:]
        elif kind == 1:
            text = text[:at] + rng.choice(PIECES) + text[at:]
        elif kind == 2:
            text = text[:at] + rng.choice(PIECES) + text[at + 1 :]
        elif kind == 3:
            lines = text.splitlines(keepends=True)
            rng.shuffle(lines)
            text = "".join(lines)
        elif kind == 4:
            lines = text.splitlines(keepends=True) or [""]
            line = rng.randrange(len(lines))
            lines[line : line + 1] = [lines[line]] * rng.choice([0, 2])
            text = "".join(lines)
        else:
            words = text.split(" ")
            one, two = rng.randrange(len(words)), rng.randrange(len(words))
            words[one], words[two] = words[two], words[one]
            text = " ".join(words)
    return text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_changed_records_give_a_match_or_an_error_with_a_code(path: Path) -> None:

    text = path.read_text()
    rng = Random(20)
    refused = 0
    for _ in range(2000 if FULL else 150):
        changed = mutated(text, rng)
        try:
            match = parse_match(changed, rules_for).match
        except NotationError as error:
            assert error.code in {
                *("record", "version", "game", "seats", "option"),
                *("deal", "lot", "tile", "label", "move"),
            }
            refused += 1
        except IllegalMove as error:
            assert error.reason
            refused += 1
        else:
            again = print_match(match)
            assert parse_match(again, rules_for).match == match
    assert refused > 100
