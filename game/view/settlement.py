"""The end of a hand and of the match: tiles left, the sum spelled out, what comes next."""

from __future__ import annotations

from game.app.sight import Sight
from game.engine.events import HandEnded
from game.engine.seats import Seat
from game.view.nodes import Node, h
from game.view.parts import button, small_tile
from game.view.speech import Speech


def settlement(sight: Sight, ended: HandEnded, speech: Speech, aloud: Speech) -> Node:
    """The panel below the table once a hand is over."""
    words = speech.words
    ending, *rest = speech.settlement(ended.outcome)
    result = None
    following = button(words("do.next-hand"), "next-hand", "main", spot="next", home=True)
    if sight.result is not None:
        result = h("p", {"class": "settle-result"}, speech.result(sight.result))
        following = button(words("do.again"), "new", "main", spot="next", home=True)
    return h(
        "section",
        {"class": "settlement", "aria-label": ending},
        h("h2", None, ending),
        [h("p", {"class": "settle-sum"}, sentence) for sentence in rest],
        result,
        h(
            "ul",
            {"class": "settle-hands"},
            [_left(ended, seat, speech, aloud) for seat in range(sight.seats)],
        ),
        h("div", {"class": "actions"}, following),
        key="settlement",
    )


def _left(ended: HandEnded, seat: Seat, speech: Speech, aloud: Speech) -> Node:
    """One seat: the tiles left, their pips, the points gained, the score."""
    words, outcome = speech.words, ended.outcome
    tiles = ended.hands[seat]
    shown = (
        h("ul", {"class": "bare"}, [small_tile(tile, aloud) for tile in tiles])
        if tiles
        else h("p", {"class": "settle-none"}, words("settle.none"))
    )
    points = outcome.points[seat]
    return h(
        "li",
        {"class": "settle-seat" + (" winner" if seat == outcome.winner else "")},
        h("span", {"class": "settle-name"}, speech.name(seat)),
        shown,
        h("span", {"class": "settle-pips"}, words("settle.pips", n=outcome.pips[seat])),
        h("span", {"class": "settle-gain"}, f"+{points}" if points else ""),
        h("span", {"class": "settle-score"}, words("settle.score", score=outcome.scores[seat])),
        key=str(seat),
    )
