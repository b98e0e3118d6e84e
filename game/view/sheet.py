"""The side panel: the score sheet and the log of the hand."""

from __future__ import annotations

from game.app.sight import Sight
from game.engine.events import Dealt, Event, HandEnded
from game.view.nodes import Node, h
from game.view.speech import Speech


def panel(sight: Sight, speech: Speech) -> Node:
    """Beside the table where there is room, else folded away."""
    return h("aside", {"class": "panel"}, _scores(sight, speech), _log(sight, speech), key="panel")


def _scores(sight: Sight, speech: Speech) -> Node:
    words = speech.words
    names = [h("th", {"scope": "col"}, speech.name(seat)) for seat in range(sight.seats)]
    rows = [_row(ended, sight.seats) for ended in sight.settled]
    total = [h("td", None, str(score)) for score in sight.scores]
    return h(
        "section",
        {"class": "card sheet"},
        h("h2", None, words("sheet.title")),
        h(
            "table",
            None,
            h("thead", None, h("tr", None, h("th", {"scope": "col"}, words("sheet.hand")), names)),
            h("tbody", None, rows),
            h(
                "tfoot",
                None,
                h("tr", None, h("th", {"scope": "row"}, words("sheet.total")), total),
            ),
        ),
        h("p", {"class": "sheet-target"}, words("sheet.target", target=sight.target)),
        key="sheet",
    )


def _row(ended: HandEnded, seats: int) -> Node:
    points = ended.outcome.points
    cells = [h("td", None, str(points[seat]) if points[seat] else "·") for seat in range(seats)]
    return h("tr", None, h("th", {"scope": "row"}, str(ended.hand + 1)), cells, key=str(ended.hand))


def _log(sight: Sight, speech: Speech) -> Node:
    items = [_entry(at, event, speech) for at, event in enumerate(sight.log)]
    return h(
        "section",
        {"class": "card log"},
        h("h2", None, speech.words("table.log")),
        h("ol", {"class": "log-list", "data-keep-end": True, "tabindex": 0}, items),
        key="log",
    )


def _entry(at: int, event: Event, speech: Speech) -> Node:
    kind = "log-note" if isinstance(event, (Dealt, HandEnded)) else ""
    return h("li", {"class": kind or None}, " ".join(speech.event(event)), key=str(at))
