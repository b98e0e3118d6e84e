"""The end of a hand and of the match: tiles left, the sum spelled out, what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.sight import Sight
from game.engine.events import HandEnded
from game.engine.moves import Move
from game.engine.seats import Seat
from game.view.account import lost, number
from game.view.moves import domino_move
from game.view.nodes import Node, h
from game.view.parts import button, gained, heard, small_tile
from game.view.review import ask_review, review_card
from game.view.speech import Speech


def _chain_move(speech: Speech) -> Callable[[Any, Move], str]:
    return lambda known, move: domino_move(speech, known.chain, move)


def settlement(sight: Sight, ended: HandEnded, speech: Speech, aloud: Speech) -> Node:
    """The panel below the table once a hand is over: what happened, what to do, the account."""
    words = speech.words
    ending, *sums = speech.event(ended)
    following = button(words("do.next-hand"), "next-hand", "main", spot="next", home=True)
    if sight.result is not None:
        following = button(words("do.again"), "new", "main", spot="next", home=True)
    return h(
        "section",
        {"class": "settlement", "aria-label": ending},
        h(
            "div",
            {"class": "settle-words"},
            h("h2", None, ending),
            [h("p", {"class": "settle-sum"}, sentence) for sentence in sums],
            _result(sight, speech),
            h(
                "div",
                {"class": "settle-buttons"},
                following,
                ask_review(sight.review, sight.humans, speech.names),
                key="buttons",
            ),
            key="words",
        ),
        _account(sight, ended, speech, aloud),
        None if sight.review is None else review_card(sight.review, _chain_move(speech), words),
        key="settlement",
    )


def _result(sight: Sight, speech: Speech) -> Node | None:
    if sight.result is None:
        return None
    return h("p", {"class": "settle-result"}, speech.result(sight.result))


def _account(sight: Sight, ended: HandEnded, speech: Speech, aloud: Speech) -> Node:
    """All remaining hands, their pips, the points and the scores, a row for each seat."""
    words = speech.words
    heads = [
        h("th", {"scope": "col", "class": f"settle-{name}"}, words(f"settle.{name}"))
        for name in ("left", "pips", "points", "score")
    ]
    players = words("table.players")
    rows = [_row(ended, seat, speech, aloud) for seat in range(sight.seats)]
    return h(
        "table",
        {"class": "account", "aria-label": words("settle.title")},
        h("thead", None, h("tr", None, h("th", {"scope": "col"}, heard(players)), heads)),
        h("tbody", None, rows),
        key="account",
    )


def _row(ended: HandEnded, seat: Seat, speech: Speech, aloud: Speech) -> Node:
    outcome, tiles = ended.outcome, ended.hands[seat]
    points = outcome.points[seat]
    shown = h("ul", {"class": "bare"}, [small_tile(tile, aloud, turn=180) for tile in tiles])
    if not tiles:
        shown = h("span", {"class": "settle-none"}, speech.words("settle.none"))
    return h(
        "tr",
        {"class": "winner" if seat == outcome.winner else None},
        h("th", {"scope": "row"}, speech.name(seat)),
        h("td", {"class": "settle-left"}, shown),
        h("td", None, lost(outcome, seat)),
        h("td", {"class": "settle-gain"}, gained(points)),
        h("td", {"class": "settle-total"}, number(outcome.scores[seat])),
        key=str(seat),
    )
