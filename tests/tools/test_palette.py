"""Pictures have the colours of the page."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from game.view.paint import DARK, LIGHT, Palette

ASSETS = Path(__file__).parents[2] / "assets"
SHEETS = "".join((ASSETS / name).read_text("utf-8") for name in ("theme.css", "board.css"))


@pytest.mark.parametrize(("palette", "place"), [(LIGHT, 0), (DARK, 1)])
@pytest.mark.parametrize("name", [field.name for field in fields(Palette)])
def test_a_colour_is_that_of_the_style_sheet(palette: Palette, place: int, name: str) -> None:
    rule = re.search(rf"^  --{name.replace('_', '-')}: (.+);$", SHEETS, re.MULTILINE)
    assert rule is not None
    both = re.findall(r"#[0-9a-f]{6}", rule[1])
    assert getattr(palette, name) == (both[place] if len(both) == 2 else both[0])
