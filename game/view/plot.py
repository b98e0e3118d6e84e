"""Plots of lines as SVG: scores over the hands, a chance over the match.

Lines differ by dash and by the mark at their points, and carry their name at their end, so
none is told by colour alone; everything is drawn in the colour of the text. The picture has
the main numbers as its name, and all numbers follow as a table. It is drawn for a width of
320 px and grows from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from game.i18n import Words
from game.view.account import number
from game.view.nodes import Node, h
from game.view.parts import heard

WIDTH, HEIGHT = 320.0, 210.0
LEFT, RIGHT, TOP, BOTTOM = 34.0, 224.0, 12.0, 170.0
TEXT = 12.0
MARK = 3.6
MOST_TICKS = 5
MOST_MARKS = 16
"""Marks on one line; longer lines carry one at every so many points, and at their end."""

REMEMBERED = 4
"""Pictures and tables kept ready: they are the same at every moment of a replay."""

DASHES = (None, "7 3", "2 3", "9 3 2 3", "4 2 1 2")
CIRCLE = f"M{-MARK} 0a{MARK} {MARK} 0 1 0 {2 * MARK} 0a{MARK} {MARK} 0 1 0 {-2 * MARK} 0z"
MARKS = (CIRCLE, "M-3.4-3.4h6.8v6.8h-6.8z", "M0-4.4L4.2 3.2H-4.2z", "M0-4.6L4.6 0L0 4.6L-4.6 0z")
CROSS = "M-1.4-4h2.8v2.6h2.6v2.8h-2.6v2.6h-2.8v-2.6h-2.6v-2.8h2.6z"
SHAPES = (*MARKS, CROSS)
"""By number of the line: its dash, and the outline of its mark around the point."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line: its name, and its values at 0, 1, 2 and so on; None where there is none.

    ``joined``: drawn across such gaps, because only some steps were looked at.
    """

    name: str
    values: tuple[int | None, ...]
    joined: bool = False

    @property
    def known(self) -> tuple[int, ...]:
        """The values that are there."""
        return tuple(value for value in self.values if value is not None)


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot: ``title`` says what is shown, ``steps`` what lies along the lower edge.

    ``bounds``: lowest and highest value to show; None: as the lines need it.
    """

    title: str
    steps: str
    lines: tuple[Line, ...]
    bounds: tuple[int, int] | None = None

    @property
    def last(self) -> int:
        """The last step."""
        return max((len(line.values) for line in self.lines), default=1) - 1


def round_ticks(lowest: int, highest: int, most: int = MOST_TICKS) -> tuple[int, ...]:
    """At most ``most`` (2 or more) round numbers, equally spaced, from at or below ``lowest``
    to at or above ``highest``.
    """
    highest = max(highest, lowest + 1)
    unit = 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            first, last = lowest // step, -(-highest // step)
            if last - first < most:
                return tuple(at * step for at in range(first, last + 1))
        unit *= 10


def plot(drawing: Plot, words: Words) -> Node:
    """The figure: caption, picture, and all numbers as a table that can be unfolded."""
    return h(
        "figure",
        {"class": "plot"},
        h("figcaption", None, drawing.title),
        _picture(drawing, told(drawing, words)),
        h(
            "details",
            None,
            h("summary", None, words("plot.numbers"), heard(f": {drawing.title}")),
            h(
                "div",
                {
                    "class": "plot-numbers",
                    "tabindex": 0,
                    "role": "group",
                    "aria-label": f"{words('plot.numbers')}: {drawing.title}",
                },
                _table(drawing),
            ),
        ),
    )


def told(drawing: Plot, words: Words) -> str:
    """The main numbers in sentences."""
    sentences = [f"{drawing.title}."]
    for line in drawing.lines:
        if line.known:
            first, last = number(line.known[0]), number(line.known[-1])
            least, most = number(min(line.known)), number(max(line.known))
            sentences.append(
                words("plot.told", name=line.name, first=first, last=last, least=least, most=most)
            )
    return " ".join(sentences)


# --- The picture ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Scale:
    """From values to places in the picture."""

    ticks: tuple[int, ...]
    last: int

    def x(self, step: int) -> float:
        return LEFT + (RIGHT - LEFT) * step / max(1, self.last)

    def y(self, value: int) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)


@lru_cache(maxsize=REMEMBERED)
def _picture(drawing: Plot, name: str) -> Node:
    values = [value for line in drawing.lines for value in line.known] or [0]
    low, high = drawing.bounds or (min(values), max(values))
    scale = _Scale(round_ticks(low, high), drawing.last)
    return h(
        "svg",
        {
            "class": "plot-picture",
            "viewBox": f"0 0 {WIDTH:g} {HEIGHT:g}",
            "role": "img",
            "aria-label": name,
            "fill": "currentColor",
            "font-size": TEXT,
        },
        _axes(scale, drawing.steps),
        [_line(line, number, scale) for number, line in enumerate(drawing.lines)],
        _names(drawing.lines, scale),
    )


def _axes(scale: _Scale, steps: str) -> Node:
    across = [_tick_across(value, scale.y(value)) for value in scale.ticks]
    along = [
        _text(number(step), scale.x(step), BOTTOM + TEXT + 3, "middle")
        for step in round_ticks(0, scale.last)
        if step <= scale.last
    ]
    frame = f"M{LEFT:g} {TOP:g}V{BOTTOM:g}H{RIGHT:g}"
    return h(
        "g",
        {"class": "plot-axes"},
        across,
        h("path", {"d": frame, "fill": "none", "stroke": "currentColor"}),
        along,
        _text(steps, (LEFT + RIGHT) / 2, HEIGHT - 5, "middle"),
        key="axes",
    )


def _tick_across(value: int, y: float) -> Node:
    """A number at the left edge and a fine line across; that of zero is stronger."""
    line = h(
        "path",
        {
            "d": f"M{LEFT:g} {y:.1f}H{RIGHT:g}",
            "stroke": "currentColor",
            "stroke-opacity": 0.6 if value == 0 else 0.2,
        },
    )
    return h("g", None, line, _text(number(value), LEFT - 5, y + TEXT / 3, "end"), key=f"y{value}")


def _text(text: str, x: float, y: float, anchor: str) -> Node:
    return h("text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}, text)


def _line(line: Line, at: int, scale: _Scale) -> Node:
    points = [
        (step, scale.x(step), scale.y(value))
        for step, value in enumerate(line.values)
        if value is not None
    ]
    path = h(
        "path",
        {
            "d": " ".join(_strokes(points, line.joined)),
            "fill": "none",
            "stroke": "currentColor",
            "stroke-width": 2,
            "stroke-linejoin": "round",
            "stroke-dasharray": DASHES[at % len(DASHES)],
        },
    )
    every = -(-len(points) // MOST_MARKS) or 1
    marked = [(x, y) for n, (_, x, y) in enumerate(points[::-1]) if n % every == 0]
    marks = [_mark(at, x, y) for x, y in marked]
    return h("g", {"class": f"plot-line line-{at + 1}"}, path, marks, key=f"line-{at}")


def _strokes(points: list[tuple[int, float, float]], across: bool) -> Iterator[str]:
    """The pieces of a path; a gap in the values is a gap in the line, unless it is crossed."""
    for n, (step, x, y) in enumerate(points):
        joined = n > 0 and (across or points[n - 1][0] == step - 1)
        yield f"{'L' if joined else 'M'}{x:.1f} {y:.1f}"


def _mark(at: int, x: float, y: float) -> Node:
    return h(
        "path",
        {"d": SHAPES[at % len(SHAPES)], "transform": f"translate({x:.1f} {y:.1f})"},
    )


def _names(lines: tuple[Line, ...], scale: _Scale) -> Node:
    """The names at the ends of the lines, each with its mark, none over another."""
    ends = sorted((scale.y(line.known[-1]), at) for at, line in enumerate(lines) if line.known)
    nodes = [
        h(
            "g",
            {"class": f"plot-name line-{at + 1}"},
            _mark(at, RIGHT + 12, y),
            _text(lines[at].name, RIGHT + 20, y + TEXT / 3, "start"),
            key=str(at),
        )
        for y, (_, at) in zip(apart([y for y, _ in ends]), ends, strict=True)
    ]
    return h("g", {"class": "plot-names"}, nodes, key="names")


def apart(wanted: list[float], least: float = TEXT + 2) -> list[float]:
    """Heights near the wanted ones (in order) and ``least`` apart, inside the picture."""
    heights = list(wanted)
    for at in range(1, len(heights)):
        heights[at] = max(heights[at], heights[at - 1] + least)
    below = BOTTOM
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], below)
        below = heights[at] - least
    assert all(two - one >= least - 1e-6 for one, two in pairwise(heights))
    return heights


# --- The numbers ------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def _table(drawing: Plot) -> Node:
    """All values, a row for each step that has one."""
    names = [line.name for line in drawing.lines]
    heads = [h("th", {"scope": "col"}, name) for name in (drawing.steps, *names)]
    rows = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, str(step)),
            [h("td", None, _cell(line, step)) for line in drawing.lines],
            key=str(step),
        )
        for step in range(drawing.last + 1)
        if any(_cell(line, step) for line in drawing.lines)
    ]
    return h(
        "table",
        None,
        h("caption", {"class": "heard"}, drawing.title),
        h("thead", None, h("tr", None, heads)),
        h("tbody", None, rows),
    )


def _cell(line: Line, step: int) -> str:
    value = line.values[step] if step < len(line.values) else None
    return "" if value is None else number(value)
