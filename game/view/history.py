"""The screen of kept matches: the list, and everything as a file."""

from __future__ import annotations

from game.app.archive import Archive
from game.app.kept import IndexEntry, Stage
from game.i18n import Words
from game.view.files import file_section
from game.view.kept import day_node, result_text, scores_text, what
from game.view.nodes import Node, h
from game.view.parts import button, heard


def history(archive: Archive, words: Words) -> Node:
    """The list, newest first, and the file below it."""
    entries = archive.history.newest_first
    count = len(entries)
    rows = [_row(entry, count - at, archive, words) for at, entry in enumerate(entries)]
    return h(
        "main",
        {"class": "archive"},
        h(
            "nav",
            {"class": "archive-ways", "aria-label": words("kept.title")},
            button(words("about.back"), "open:start", "quiet", spot="go", home=True),
            button(words("stats.title"), "open:statistics", "quiet"),
        ),
        h("h1", None, words("kept.title")),
        _notices(archive, words),
        _table(rows, words) if rows else h("p", None, words("kept.empty")),
        h("p", {"class": "hint"}, words("kept.room", n=archive.history.room)),
        file_section(archive, words),
        key="history",
    )


def _notices(archive: Archive, words: Words) -> Node:
    """What the reader must know about the list."""
    told = []
    if archive.dropped:
        told.append(words("kept.dropped", n=archive.dropped))
    if archive.missing:
        told.append(words("kept.missing"))
    notices = [h("p", None, sentence) for sentence in told]
    if notices:
        notices.append(button(words("trouble.close"), "close-report", "link"))
    return h("div", {"class": "archive-notices", "role": "status"}, notices, key="notices")


def _table(rows: list[Node], words: Words) -> Node:
    heads = [
        h("th", {"scope": "col"}, words("kept.match")),
        h("th", {"scope": "col"}, words("kept.result")),
        h("th", {"scope": "col"}, heard(words("kept.do"))),
    ]
    return h(
        "table",
        {"class": "kept-matches"},
        h("caption", {"class": "heard"}, words("kept.caption")),
        h("thead", None, h("tr", None, heads)),
        h("tbody", None, rows),
        key="matches",
    )


def _row(entry: IndexEntry, number: int, archive: Archive, words: Words) -> Node:
    return h(
        "tr",
        None,
        h(
            "th",
            {"scope": "row"},
            h("span", {"class": "kept-name"}, words("kept.name", n=number)),
            " ",
            h("span", {"class": "kept-day"}, day_node(entry.day, words)),
            " ",
            h("span", {"class": "kept-what"}, what(entry, words)),
        ),
        h(
            "td",
            None,
            h("p", None, result_text(entry, words)),
            h("p", {"class": "hint"}, scores_text(entry, words)),
        ),
        h(
            "td",
            None,
            h("div", {"class": "kept-buttons"}, _buttons(entry, number, archive.asking, words)),
        ),
        key=entry.key,
    )


def _buttons(entry: IndexEntry, number: int, asking: str | None, words: Words) -> list[Node]:
    if asking != entry.key:
        resume = button(words("kept.resume", n=number), f"resume:{entry.key}", "main")
        return [
            *([resume] if entry.stage is Stage.RUNNING else ()),
            button(words("kept.replay", n=number), f"replay:{entry.key}", spot=f"kept-{entry.key}"),
            button(words("kept.forget", n=number), f"ask-forget:{entry.key}", "quiet"),
        ]
    return [
        h("p", {"role": "alert"}, words("kept.forget.ask", n=number)),
        button(words("kept.forget.yes"), f"forget:{entry.key}", "quiet"),
        button(words("kept.forget.no"), "keep-it", "main", spot="keep-it"),
    ]
