"""Texts of the page's attributes to messages: all that is meant, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.look import Contrast, Felt, Hasten, SetLook, SetSounds, TileSet
from game.app.messages import (
    Dismiss,
    DrawTile,
    Drop,
    Lift,
    Message,
    NewMatch,
    NextHand,
    Open,
    PassTurn,
    PutOn,
    SetGame,
    SetLanguage,
    SetOption,
    SetPace,
    SetPassAlone,
    SetSeats,
    SetTheme,
    StandOn,
    ToggleDrawer,
    Touch,
    Unchoose,
)
from game.app.model import Pace, Screen, Theme, Trouble
from game.app.reading import parse_message
from game.engine.chain import Arm
from game.engine.tile import FULL_SET, tile
from tests.core.odd_text import odd_text

SAID: list[tuple[str, Message]] = [
    ("new", NewMatch()),
    ("drop", Drop()),
    ("unchoose", Unchoose()),
    ("pass", PassTurn()),
    ("draw", DrawTile()),
    ("next-hand", NextHand()),
    ("drawer", ToggleDrawer()),
    ("touch:6-4", Touch(tile(6, 4))),
    ("touch:4-6", Touch(tile(6, 4))),
    ("lift:0-0", Lift(tile(0, 0))),
    ("stand:5-3", StandOn(tile(5, 3))),
    *[(f"put:{arm}", PutOn(arm)) for arm in Arm],
    *[(f"open:{screen}", Open(screen)) for screen in Screen],
    ("game:all-fives", SetGame("all-fives")),
    *[(f"seats:{n}", SetSeats(n)) for n in (2, 3, 4)],
    ("option:target:50", SetOption("target", "50")),
    ("option:target:", SetOption("target", "")),
    ("option:opener:highest-double", SetOption("opener", "highest-double")),
    ("lang:pt", SetLanguage("pt")),
    *[(f"theme:{theme}", SetTheme(theme)) for theme in Theme],
    *[(f"pace:{pace}", SetPace(pace)) for pace in Pace],
    *[(f"tileset:{one}", SetLook(one)) for one in TileSet],
    *[(f"felt:{one}", SetLook(one)) for one in Felt],
    *[(f"contrast:{one}", SetLook(one)) for one in Contrast],
    ("sounds:on", SetSounds(True)),
    ("sounds:off", SetSounds(False)),
    ("hasten", Hasten()),
    ("pass-alone:on", SetPassAlone(True)),
    ("pass-alone:off", SetPassAlone(False)),
    *[(f"dismiss:{trouble}", Dismiss(trouble)) for trouble in Trouble],
]


@pytest.mark.parametrize(("text", "message"), SAID, ids=[text for text, _ in SAID])
def test_what_is_meant(text: str, message: Message) -> None:
    assert parse_message(text) == message


@pytest.mark.parametrize("one", FULL_SET, ids=str)
def test_every_tile(one: object) -> None:
    for word in ("touch", "lift", "stand"):
        message = parse_message(f"{word}:{one}")
        assert isinstance(message, (Touch, Lift, StandOn)) and message.tile == one


NONSENSE = """
 : :: new: new:1 NEW news drop:6-4 pass:3 touch touch: touch:7-0 touch:6 touch:6-4:1 touch:64
touch:6-4< lift:x stand: put put: put:middle put:LEFT open open: open:moon seats seats: seats:x
seats:2.0 seats:1e1 lang lang: lang:xx lang:EN theme: theme:pink pace:warp pass-alone
pass-alone: pass-alone:maybe pass-alone:ON tileset tileset:green felt:dark contrast:less
sounds:loud hasten:1 dismiss: dismiss:all option answered:6-4 secret:00
"""


@pytest.mark.parametrize("text", ["", " ", *NONSENSE.split(), "new ", " new", "touch:6-4 "])
def test_nonsense_means_nothing(text: str) -> None:
    assert parse_message(text) is None


def test_a_number_too_long_means_nothing() -> None:
    assert parse_message("seats:" + "9" * 5_000) is None


@given(odd_text(30))
def test_any_text_is_read(text: str) -> None:
    said = dict(SAID)
    message = parse_message(text)
    assert message is None or text in said or text.partition(":")[0] in ("option", "seats", "game")


@given(st.sampled_from(sorted({text.partition(":")[0] for text, _ in SAID})), odd_text(9))
def test_any_text_after_a_known_word_is_read(word: str, rest: str) -> None:
    parse_message(f"{word}:{rest}")


def test_what_only_the_page_itself_can_say_cannot_be_written() -> None:
    """Secrets, answers of the computer, sizes and failures come from the root alone."""
    written = {type(message).__name__ for _, message in SAID}
    assert written.isdisjoint({"SecretMade", "Answered", "Resized", "StorageFailed", "Arrived"})
    assert "SiteKept" not in written
