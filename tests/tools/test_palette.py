"""Pictures have the colours of the page; pips and marks stand out in every look."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from game.app.look import Felt, Look, TileSet
from game.view.paint import DARK, LIGHT, Palette, palette_of

ASSETS = Path(__file__).parents[2] / "assets"
THEME = (ASSETS / "theme.css").read_text("utf-8")
COLOURS = [field.name for field in fields(Palette) if field.name not in ("pips", "digits")]
NON_TEXT = 3
"""The least contrast of what must be seen and is no text (WCAG 1.4.11)."""
TEXT = 4.5


@pytest.mark.parametrize(("palette", "place"), [(LIGHT, 0), (DARK, 1)])
@pytest.mark.parametrize("name", COLOURS)
def test_a_colour_is_that_of_the_style_sheet(palette: Palette, place: int, name: str) -> None:
    rule = re.search(rf"^  --{name.replace('_', '-')}: (.+);$", THEME, re.MULTILINE)
    assert rule is not None
    assert getattr(palette, name) == colour(rule[1], place)


def colour(value: str, place: int) -> str:
    """The first or second of ``light-dark(a, b)``; of a single colour itself."""
    both = re.findall(r"#[0-9a-f]{6}", value)
    return str(both[place] if len(both) == 2 else both[0])


def block(selector: str) -> dict[str, str]:
    """The custom properties of the first rule with a selector, by name."""
    found = re.search(rf"(?:^|,\n){re.escape(selector)} {{\n(.*?)^}}", THEME, re.M | re.S)
    assert found is not None, selector
    return dict(re.findall(r"^  --([\w-]+): (.+);$", found[1], re.MULTILINE))


def dressed(look: Look, place: int) -> dict[str, str]:
    """Every colour of the theme sheet under a look, light (0) or dark (1)."""
    found = {**block(":root"), **block("[data-tileset]"), **block(f'[data-felt="{look.felt}"]')}
    if look.tileset is not TileSet.CLASSIC:
        found |= block(f'[data-tileset="{look.tileset}"]')
    return {
        name: colour(value, place)
        for name, value in found.items()
        if re.search(r"#[0-9a-f]{6}", value)
    }


def luminance(value: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("place", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("felt", list(Felt))
@pytest.mark.parametrize("tileset", list(TileSet))
def test_everything_stands_out(tileset: TileSet, felt: Felt, place: int) -> None:
    found = dressed(Look(tileset, felt), place)
    pips = [found[name] for name in found if re.fullmatch(r"pip-\d", name)] or [found["pip"]]
    quiet = [found["pip-quiet"]] if len(pips) == 1 else pips
    assert min(contrast(pip, found["tile"]) for pip in pips) >= NON_TEXT
    assert min(contrast(pip, found["tile-quiet"]) for pip in quiet) >= NON_TEXT
    for ground in (found["felt"], found["felt-edge"]):
        assert contrast(found["felt-accent"], ground) >= NON_TEXT
        outline = max(contrast(found[part], ground) for part in ("tile", "tile-edge"))
        assert outline >= NON_TEXT
        assert contrast(found["felt-ink"], ground) >= TEXT
        assert contrast(found["felt-ink-soft"], ground) >= TEXT
    for ground in (found["page"], found["card"]):
        assert contrast(found["accent"], ground) >= NON_TEXT
    assert contrast(found["accent-ink"], found["accent-fill"]) >= TEXT
    assert contrast(found["accent-ink"], found["felt-accent"]) >= TEXT


@pytest.mark.parametrize("place", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("felt", list(Felt))
@pytest.mark.parametrize("tileset", list(TileSet))
def test_pictures_follow_the_look(tileset: TileSet, felt: Felt, place: int) -> None:
    found = dressed(Look(tileset, felt), place)
    palette = palette_of(bool(place), Look(tileset, felt))
    for name in ("felt", "felt_edge", "tile", "tile_edge", "tile_divider", "pip"):
        assert getattr(palette, name) == found[name.replace("_", "-")]
    assert palette.pips == tuple(found[name] for name in found if re.fullmatch(r"pip-\d", name))
    assert palette.digits == (tileset is TileSet.DIGITS)


def test_coloured_pips_are_six_colours() -> None:
    pips = palette_of(False, Look(TileSet.COLOURED)).pips
    assert len(set(pips)) == 6
