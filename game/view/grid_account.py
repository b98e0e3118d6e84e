"""What each player of Blockers! has taken, what is to come, and the account at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.board_sight import BoardSight, Standing
from game.engine.moves import Move
from game.engine.outcome import BoardOutcome
from game.engine.stone import print_label
from game.view.grid_speech import GridSpeech
from game.view.moves import grid_move
from game.view.nodes import Node, h
from game.view.parts import button, heard
from game.view.review import ask_review, review_card
from game.view.stones import label_face, stone_face


def beside(sight: BoardSight, speech: GridSpeech) -> Node:
    """On a wide table, next to the board: what each player has taken and how it adds up."""
    seats = [
        h(
            "li",
            None,
            h("span", {"class": "beside-name"}, marks(standing), speech.seat_name(standing.seat)),
            h("span", {"class": "beside-sum"}, speech.standing(standing)),
            _taken(sight, standing, speech),
            key=str(standing.seat),
        )
        for standing in sight.standings
    ]
    # The ear has all of it in the list of players and in the panel.
    return h("ul", {"class": "beside", "aria-hidden": "true"}, seats)


def _taken(sight: BoardSight, standing: Standing, speech: GridSpeech) -> Node | None:
    stones = [
        h("li", {"class": "small-stone"}, stone_face(stone), heard(speech.stone(stone)))
        for stone in sight.known.captured[standing.seat]
    ]
    return h("ul", {"class": "bare"}, stones) if stones else None


def marks(standing: Standing) -> list[Node]:
    """The colours of a seat, for the eye."""
    return [
        h("span", {"class": f"colour-mark colour-{colour + 1}", "aria-hidden": "true"})
        for colour in standing.colours
    ]


def captured(sight: BoardSight, speech: GridSpeech) -> Node:
    """What lies beside each rack, face up, and how many tiles are in the piles."""
    words = speech.words
    rows = []
    for standing in sight.standings:
        piles = sum(sight.known.pile_sizes[colour] for colour in standing.colours)
        rows.append(
            h(
                "tr",
                None,
                h("th", {"scope": "row"}, speech.seat_name(standing.seat)),
                h("td", None, _taken(sight, standing, speech) or "·"),
                h("td", None, str(piles)),
                h("td", None, str(standing.turns_left)),
                key=str(standing.seat),
            )
        )
    heads = (words("grid.taken"), words("grid.pile"), words("grid.turns"))
    return h(
        "section",
        {"class": "card sheet"},
        h("h2", None, words("grid.beside")),
        h(
            "table",
            {"aria-label": words("grid.beside")},
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("th", {"scope": "col"}, heard(words("table.players"))),
                    [h("th", {"scope": "col"}, head) for head in heads],
                ),
            ),
            h("tbody", None, rows),
        ),
        key="captured",
    )


def to_come(sight: BoardSight, speech: GridSpeech) -> Node:
    """By colour, the labels that have not been seen yet: by elimination, no more."""
    words = speech.words
    rows = [
        h(
            "div",
            {"class": "to-come"},
            h("h3", None, words(f"colour.{colour + 1}"), f" ({len(labels)})"),
            h(
                "ul",
                {"class": "bare"},
                [
                    h(
                        "li",
                        {"class": "small-stone"},
                        h("span", {"class": f"stone colour-{colour + 1}"}, label_face(label)),
                        heard(speech.label(label)),
                        key=print_label(label),
                    )
                    for label in labels
                ],
            ),
            key=str(colour),
        )
        for colour, labels in enumerate(sight.to_come)
    ]
    return h(
        "section", {"class": "card"}, h("h2", None, words("grid.to-come")), rows, key="to-come"
    )


def _grid_move(speech: GridSpeech) -> Callable[[Any, Move], str]:
    return lambda known, move: grid_move(speech, known.cells, move)


def _result(sight: BoardSight, outcome: BoardOutcome, speech: GridSpeech) -> list[Node]:
    """Who wins, and why where the captured tiles have told equal scores apart."""
    result = None if sight.result is None else speech.result(sight.result)
    found = [h("p", {"class": "settle-result"}, result)]
    best = outcome.scores[outcome.winners[0]]
    if outcome.scores.count(best) > len(outcome.winners):
        found.append(h("p", {"class": "settle-sum"}, speech.words("grid.tie")))
    return found


def account(sight: BoardSight, speech: GridSpeech) -> Node:
    """The end: who wins, and the arithmetic of every seat."""
    words = speech.words
    assert sight.ended is not None
    outcome = sight.ended.outcome
    rows = [
        h(
            "tr",
            {"class": "winner" if seat in outcome.winners else None},
            h("th", {"scope": "row"}, speech.seat_name(seat)),
            h("td", {"class": "settle-left"}, speech.arithmetic(groups, taken, score)),
            h("td", {"class": "settle-total"}, str(score)),
            key=str(seat),
        )
        for seat, (groups, taken, score) in enumerate(
            zip(outcome.groups, outcome.captures, outcome.scores, strict=True)
        )
    ]
    return h(
        "section",
        {"class": "settlement", "aria-label": words("say.game-over")},
        h(
            "div",
            {"class": "settle-words"},
            h("h2", None, words("say.game-over")),
            _result(sight, outcome, speech),
            h(
                "div",
                {"class": "settle-buttons"},
                button(words("do.again"), "new", "main", spot="next", home=True),
                ask_review(sight.review, sight.humans, speech.names),
                key="buttons",
            ),
            key="words",
        ),
        h("table", {"class": "account"}, h("tbody", None, rows), key="account"),
        None if sight.review is None else review_card(sight.review, _grid_move(speech), words),
        key="settlement",
    )
