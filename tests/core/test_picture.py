"""Pictures that stand alone: well-formed, complete, fair, without anything from outside."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from xml.etree import ElementTree

import pytest

from game.app.board_sight import BoardSight
from game.app.model import VIEWER, Model
from game.app.sight import AnySight, Sight, sight_of
from game.engine.stone import Stone
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.paint import DARK, LIGHT, WIDTH
from game.view.picture import picture
from tests.core.sights import all_models, models, tables

SVG = "{http://www.w3.org/2000/svg}"
on_every_table = pytest.mark.parametrize(("game", "seats"), tables())


def seen(model: Model) -> AnySight:
    sight = sight_of(model)
    assert sight is not None
    return sight


def drawn(model: Model, lang: str = "en", dark: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(picture(seen(model), Words(lang), dark))


def named(tree: ElementTree.Element, attribute: str) -> Counter[str]:
    """The values of an attribute, counted."""
    found = (one.get(attribute) for one in tree.iter())
    return Counter(value for value in found if value is not None)


def lying(sight: AnySight) -> list[object]:
    """All tiles that the viewer sees in the picture's part of the table."""
    if isinstance(sight, BoardSight):
        stones = [one for one in sight.known.cells if one is not None]
        stones += [one for pile in sight.known.captured for one in pile]
        if sight.ended is None:
            racks = enumerate(sight.known.racks)
            stones += [Stone(colour, label) for colour, rack in racks for label in rack or ()]
        return list(stones)
    return [*sight.known.chain.tiles, *(() if sight.ended else sight.known.tiles)]


@on_every_table
def test_every_tile_is_drawn_once(game: str, seats: int) -> None:
    for model in models(game, seats)[::2]:
        tree = drawn(model)
        found = named(tree, "data-tile") + named(tree, "data-stone")
        assert found == Counter(map(str, lying(seen(model))))


@on_every_table
def test_nothing_comes_from_outside(game: str, seats: int) -> None:
    tree = drawn(models(game, seats)[-1])
    names = {name for one in tree.iter() for name in one.attrib}
    assert not names & {"class", "style", "id", "href", "src"}
    assert {one.tag.removeprefix(SVG) for one in tree.iter()} <= {
        *("svg", "g", "rect", "path", "text", "title", "desc")
    }
    assert not any(
        "url(" in value or "var(" in value for one in tree.iter() for value in one.attrib.values()
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_tells_in_words_what_it_shows(lang: str) -> None:
    words = Words(lang)
    model = models("all-fives", 2)[3]
    tree = drawn(model, lang)
    assert tree.get("role") == "img"
    title, told = tree.findtext(f"{SVG}title"), tree.findtext(f"{SVG}desc")
    assert title and title.startswith(words("game.all-fives"))
    assert told and words("seat.player", n=2) in told
    sight = seen(model)
    assert isinstance(sight, Sight) and sight.known.tiles
    for one in sight.known.tiles:
        assert words(f"number.{one.high}") in told


@on_every_table
def test_hidden_tiles_make_no_difference(game: str, seats: int) -> None:
    for model in models(game, seats)[::3]:
        match = model.match
        assert match is not None
        world = match.rules.guess(match.rules.observe(match.state, VIEWER), Random(1))
        other = replace(model, match=replace(match, state=world))
        assert picture(seen(other), Words("en")) == picture(seen(model), Words("en"))


def box_of(element: ElementTree.Element) -> tuple[float, ...]:
    return tuple(float(element.get(name, "0")) for name in ("x", "y", "width", "height"))


def test_everything_lies_inside_with_a_margin() -> None:
    for model in islice(all_models(), 0, None, 4):
        tree = drawn(model)
        wide, high = float(tree.get("width", "")), float(tree.get("height", ""))
        assert (tree.get("viewBox"), wide) == (f"0 0 {WIDTH} {high:g}", WIDTH)
        ground, *_ = tree.iter(f"{SVG}rect")
        assert box_of(ground) == (0, 0, wide, high)
        for text in tree.findall(f"{SVG}text"):
            assert 40 <= float(text.get("x", "")) <= wide - 40
            assert 20 <= float(text.get("y", "")) <= high - 20


def test_both_themes_differ_in_colours_alone() -> None:
    for model in (models("all-fives", 3)[5], models("blockers", 4)[5]):
        light, dark = drawn(model), drawn(model, dark=True)
        assert [one.tag for one in light.iter()] == [one.tag for one in dark.iter()]
        fills = {theme: named(tree, "fill") for theme, tree in (("light", light), ("dark", dark))}
        assert LIGHT.page in fills["light"] and DARK.page in fills["dark"]
        assert LIGHT.page not in fills["dark"] and DARK.page not in fills["light"]


class Nasty(Words):
    """Texts with all that means something in XML."""

    def __call__(self, key: str, **gaps: str | int) -> str:
        return f'<b id="x">\'&amp;{super().__call__(key, **gaps)}</b> & ]]>'


@on_every_table
def test_texts_are_escaped(game: str, seats: int) -> None:
    sight = seen(models(game, seats)[4])
    tree = ElementTree.fromstring(picture(sight, Nasty("en")))
    assert not list(tree.iter("b")) and not list(tree.iter(f"{SVG}b"))
    assert '<b id="x">\'&amp;' in (tree.findtext(f"{SVG}title") or "")
