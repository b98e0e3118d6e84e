"""The side panel: the score sheet as kept on paper, the pegging board, the log of the hand."""

from __future__ import annotations

from game.app.sight import Sight
from game.engine.events import Counted, Dealt, Event, HandEnded
from game.view.account import number, spelled_terms
from game.view.aids import counted
from game.view.nodes import Node, h
from game.view.parts import gained
from game.view.pegs import board
from game.view.side import side_panel
from game.view.speech import Speech


def panel(sight: Sight, speech: Speech) -> Node:
    """Beside the table where there is room, else folded away."""
    words = speech.words
    return side_panel(
        sight, words, _scores(sight, speech), counted(sight, words), _log(sight, speech)
    )


def _scores(sight: Sight, speech: Speech) -> Node:
    words = speech.words
    names = [h("th", {"scope": "col"}, speech.name(seat)) for seat in range(sight.seats)]
    total = [h("td", None, number(score)) for score in sight.scores]
    return h(
        "section",
        {"class": "card sheet"},
        h("h2", None, words("sheet.title")),
        h(
            "table",
            {"aria-label": words("sheet.title")},
            h("thead", None, h("tr", None, h("th", {"scope": "col"}, words("sheet.hand")), names)),
            h("tbody", None, _hands(sight), _placements(sight, speech)),
            h(
                "tfoot",
                None,
                h("tr", None, h("th", {"scope": "row"}, words("sheet.total")), total),
            ),
        ),
        h("p", {"class": "sheet-target"}, words("sheet.target", target=sight.target)),
        board(sight, speech),
        key="sheet",
    )


def _hands(sight: Sight) -> list[Node]:
    """What every finished hand has changed, points in play and settlement together."""
    rows = []
    before = (0,) * sight.seats
    for ended in sight.settled:
        after = ended.outcome.scores
        changes = [after[seat] - before[seat] for seat in range(sight.seats)]
        rows.append(_row(str(ended.hand + 1), changes, f"hand-{ended.hand}"))
        before = after
    return rows


def _placements(sight: Sight, speech: Speech) -> list[Node]:
    """Who has scored what with which tile in the running hand."""
    if sight.ended is not None:
        return []
    scored = [event for event in sight.log if isinstance(event, Counted) and event.points]
    rows = []
    for at, event in enumerate(scored):
        changes = [event.points if seat == event.seat else 0 for seat in range(sight.seats)]
        label = f"{event.tile}: {spelled_terms(event)}"
        rows.append(_row(label, changes, f"tile-{at}", "running"))
    return rows


def _row(label: str, changes: list[int], key: str, kind: str | None = None) -> Node:
    cells = [h("td", None, gained(change)) for change in changes]
    return h("tr", {"class": kind}, h("th", {"scope": "row"}, label), cells, key=key)


def _log(sight: Sight, speech: Speech) -> Node:
    items: list[Node] = []
    for at, event in enumerate(sight.log):
        sentences = speech.event(event)
        if isinstance(event, Counted):
            sentences = (*_texts(items.pop()), *sentences)
        items.append(_entry(at, event, sentences))
    attrs = {"class": "log-list", "aria-label": speech.words("table.log")}
    return h(
        "section",
        {"class": "card log"},
        h("h2", None, speech.words("table.log")),
        h("ol", {**attrs, "data-keep-end": True, "tabindex": 0}, items),
        key="log",
    )


def _texts(entry: Node) -> tuple[str, ...]:
    return tuple(child for child in entry.children if isinstance(child, str))


def _entry(at: int, event: Event, sentences: tuple[str, ...]) -> Node:
    kind = "log-note" if isinstance(event, (Dealt, HandEnded)) else None
    return h("li", {"class": kind}, " ".join(sentences), key=str(at))
