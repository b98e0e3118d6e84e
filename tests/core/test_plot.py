"""Plots: round ticks, lines that stay inside and apart, every number in words."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n import LANGUAGES, Words
from game.view.account import number
from game.view.names import Names
from game.view.nodes import Node, find_all, text_of
from game.view.plot import (
    BOTTOM,
    DASHES,
    HEIGHT,
    LEFT,
    MOST_TICKS,
    RIGHT,
    SHAPES,
    TOP,
    WIDTH,
    Line,
    Plot,
    apart,
    plot,
    round_ticks,
    told,
)
from tests.core.trees import tagged

EN = Words("en")
SCORES = Plot(
    "Score after each hand",
    "Hands",
    (
        Line("You", (0, 15, 35, 60)),
        Line("Northwest", (0, -20, 20, 20)),
        Line("East", (0, 0, 5, 58)),
    ),
)


@given(st.integers(-9999, 9999), st.integers(0, 9999))
def test_ticks_are_few_round_and_around(low: int, width: int) -> None:
    ticks = round_ticks(low, low + width)
    assert 2 <= len(ticks) <= MOST_TICKS
    assert ticks[0] <= low and ticks[-1] >= low + width
    (step,) = {two - one for one, two in pairwise(ticks)}
    assert re.fullmatch("[125]0*", str(step)) and all(tick % step == 0 for tick in ticks)


def test_ticks_by_hand() -> None:
    assert round_ticks(0, 100) == (0, 50, 100)
    assert round_ticks(0, 61) == (0, 20, 40, 60, 80)
    assert round_ticks(-20, 60) == (-20, 0, 20, 40, 60)
    assert round_ticks(0, 0) == (0, 1)


heights = st.lists(st.floats(TOP, BOTTOM), min_size=1, max_size=5).map(sorted)


@given(heights)
def test_names_lie_apart_and_inside(wanted: list[float]) -> None:
    placed = apart(wanted)
    assert all(two - one >= 13.99 for one, two in pairwise(placed))
    assert placed[0] >= TOP - 1e-6 and placed[-1] <= BOTTOM + 1e-6
    if all(two - one >= 14 for one, two in pairwise(wanted)):
        assert placed == wanted


def picture(drawing: Plot) -> Node:
    (found,) = find_all(plot(drawing, EN), "role", "img")
    return found


values = st.lists(st.none() | st.integers(-500, 500), max_size=60).map(tuple)


@given(st.lists(values, max_size=5))
def test_everything_lies_inside_the_picture(found: list[tuple[int | None, ...]]) -> None:
    lines = tuple(Line(f"Seat {at}", line) for at, line in enumerate(found))
    svg = picture(Plot("x", "y", lines))
    for mark in find_all(svg, "transform"):
        x, y = map(float, re.findall(r"[-.0-9]+", mark.get("transform") or ""))
        assert LEFT - 0.1 <= x <= WIDTH and TOP - 0.1 <= y <= BOTTOM + 0.1
    for text in tagged(svg, "text"):
        assert 0 <= float(text.get("x") or -1) <= WIDTH
        assert 0 <= float(text.get("y") or -1) <= HEIGHT
    for path in tagged(svg, "path"):
        if path.get("stroke-width"):
            points = re.findall(r"[ML]([-.0-9]+) ([-.0-9]+)", path.get("d") or "")
            assert all(LEFT <= float(x) <= RIGHT for x, _ in points)
            assert all(TOP - 0.1 <= float(y) <= BOTTOM + 0.1 for _, y in points)


def test_a_higher_value_lies_higher_and_a_gap_stays_a_gap() -> None:
    (line,) = find_all(
        picture(Plot("x", "y", (Line("You", (0, 10, None, 5)),))), "class", "plot-line line-1"
    )
    path = tagged(line, "path")[0]
    strokes = re.findall(r"([ML])([-.0-9]+) ([-.0-9]+)", path.get("d") or "")
    assert [kind for kind, _, _ in strokes] == ["M", "L", "M"]
    ys = [float(y) for _, _, y in strokes]
    assert ys[1] < ys[2] < ys[0]


def test_a_joined_line_crosses_its_gaps_and_the_table_leaves_them_out() -> None:
    drawing = Plot("x", "y", (Line("You", (0, None, None, 5, None), joined=True),))
    (line,) = find_all(picture(drawing), "class", "plot-line line-1")
    path = tagged(line, "path")[0]
    assert re.findall("[ML]", path.get("d") or "") == ["M", "L"]
    rows = [text_of(one) for one in find_all(plot(drawing, EN), "scope", "row")]
    assert rows == ["0", "3"]


def test_no_two_lines_look_alike_without_colour() -> None:
    assert len(set(SHAPES)) == len(set(DASHES)) == len(SHAPES) == len(DASHES) == 5
    lines = tuple(Line(str(at), (0, at)) for at in range(5))
    svg = picture(Plot("x", "y", lines))
    looks = set()
    for at in range(5):
        (line,) = find_all(svg, "class", f"plot-line line-{at + 1}")
        path, mark = tagged(line, "path")[:2]
        assert path.get("stroke") == "currentColor" and mark.get("fill") is None
        looks.add((path.get("stroke-dasharray"), mark.get("d")))
        (name,) = find_all(svg, "class", f"plot-name line-{at + 1}")
        assert text_of(name) == str(at) and mark.get("d") == tagged(name, "path")[0].get("d")
    assert len(looks) == 5 and svg.get("fill") == "currentColor"


def test_letters_are_large_enough_on_the_narrowest_page() -> None:
    """At a width of 320 px, 16 px of margin on each side, a letter has 10 px at least."""
    svg = picture(SCORES)
    assert float(svg.get("font-size") or 0) * (320 - 32) / WIDTH >= 10
    tables = [Names(Words(lang), 5, humans) for lang in LANGUAGES for humans in ((0,), (0, 1))]
    longest = max(len(names.name(seat)) for names in tables for seat in range(5))
    assert RIGHT + 20 + longest * 12 * 0.55 <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_numbers_are_told(lang: str) -> None:
    words = Words(lang)
    name = told(SCORES, words)
    for text in ("You: 0", "Northwest: 0", "−20", "58", "60"):
        assert text in name
    figure = plot(SCORES, words)
    (table,) = tagged(figure, "table")
    rows = tagged(table, "tr")
    assert len(rows) == 5
    for step, row in enumerate(rows[1:]):
        cells = [text_of(cell) for cell in tagged(row, "td")]
        assert cells == [number(line.values[step] or 0) for line in SCORES.lines]
        (head,) = tagged(row, "th")
        assert head.get("scope") == "row" and text_of(head) == str(step)
    assert [text_of(one) for one in tagged(rows[0], "th")] == ["Hands", "You", "Northwest", "East"]
    assert tagged(table, "caption")


def test_an_empty_plot_is_a_plot_too() -> None:
    for lines in ((), (Line("You", ()),), (Line("You", (0,)),), (Line("You", (None, None)),)):
        assert tagged(plot(Plot("x", "y", lines), EN), "svg")
