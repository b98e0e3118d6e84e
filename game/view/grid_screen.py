"""The table screen of Blockers!: bar, players, board, rack or result, and the side panel."""

from __future__ import annotations

from game.app.board_sight import BoardSight
from game.i18n import Words
from game.view.aids import TABLE_KEYS, counted
from game.view.conduct import takes_over, watched
from game.view.grid_account import account, captured, to_come
from game.view.grid_speech import GridSpeech
from game.view.grid_table import actions, board, players, racks
from game.view.hint import hint_card
from game.view.moves import GridTeller
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.parts import button, line
from game.view.side import side_panel


def grid_screen(sight: BoardSight, words: Words, drawer: bool) -> Node:
    """The whole game as the viewer sees it."""
    speech = GridSpeech(words, Names(words, sight.seats, sight.humans))
    return h(
        "div",
        {"class": "table-screen on-grid" + (" open" if drawer else ""), "data-keys": TABLE_KEYS},
        _bar(sight, words, drawer),
        h(
            "main",
            {"class": "play"},
            players(sight, speech),
            board(sight, speech),
            _below(sight, speech),
            key="play",
        ),
        hint_card(sight.hint, GridTeller(speech, sight.known.cells), words),
        _panel(sight, speech),
        key="grid-table",
    )


def _below(sight: BoardSight, speech: GridSpeech) -> Node:
    """The line, the own rack and what can be done; at the end the account."""
    ended = sight.ended is not None and not takes_over(sight.conduct)
    below: list[Node | None]
    if ended:
        below = [None if sight.refusal is None else _line(sight, speech), account(sight, speech)]
    elif sight.conduct.watching:
        below = [_line(sight, speech), watched(sight, speech), actions(sight, speech)]
    else:
        rack = h(
            "div",
            {"class": "racks", "data-spot": "rack", "tabindex": -1},
            racks(sight, speech),
            key="racks",
        )
        below = [_line(sight, speech), rack, actions(sight, speech)]
    return h("div", {"class": "below" + (" ended" if ended else "")}, below, key="below")


def _panel(sight: BoardSight, speech: GridSpeech) -> Node:
    words = speech.words
    return side_panel(
        sight,
        words,
        captured(sight, speech),
        counted(sight, words) or to_come(sight, speech),
        _log(sight, speech),
    )


def _bar(sight: BoardSight, words: Words, drawer: bool) -> Node:
    left = sight.standings[sight.viewer].turns_left
    last = sight.last_round and sight.ended is None
    note = words("grid.last-round") if last else words("grid.turns-left", n=left)
    if sight.ended is not None:
        note = words("say.game-over")
    if sight.conduct.practice:
        note = f"{note} · {words('practice.table')}"
    sheet = button(words("table.sheet.close" if drawer else "grid.sheet"), "drawer", "quiet fold")
    return h(
        "header",
        {"class": "bar"},
        h(
            "div",
            {"class": "bar-title"},
            h("h1", None, words(f"game.{sight.game}")),
            h("p", {"class": "bar-note" + (" warn" if last else "")}, note),
        ),
        h(
            "div",
            {"class": "bar-buttons"},
            sheet,
            button(words("table.menu"), "open:start", "quiet"),
        ),
        key="bar",
    )


def _line(sight: BoardSight, speech: GridSpeech) -> Node:
    """What just happened and what can be done now."""
    now = speech.prompt(sight)
    refused = sight.refusal is not None
    told = [one for event in sight.log for one in speech.event(event)]
    before = "" if refused or sight.chosen or not told else told[-1]
    return line(before, now, refused)


def _log(sight: BoardSight, speech: GridSpeech) -> Node:
    items = [
        h("li", None, " ".join(sentences), key=str(at))
        for at, sentences in enumerate(map(speech.event, sight.log))
        if sentences
    ]
    title = speech.words("grid.log")
    attrs = {"class": "log-list", "aria-label": title}
    return h(
        "section",
        {"class": "card log"},
        h("h2", None, title),
        h("ol", {**attrs, "data-keep-end": True, "tabindex": 0}, items),
        key="log",
    )
