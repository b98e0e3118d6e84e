"""The counting help beside the table: numbers played out, who holds none, what is unseen."""

from __future__ import annotations

from game.app.board_sight import BoardSight
from game.app.counting import ColourCount, NumberCount, count_board, count_dominoes
from game.app.sight import AnySight, Sight
from game.engine.stone import print_label
from game.i18n import Words
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.parts import heard, small_tile
from game.view.speech import Speech
from game.view.stones import label_face


def counting(sight: AnySight, words: Words) -> Node:
    """The panel for the running hand or game, from what the viewer knows."""
    body = _board(sight, words) if isinstance(sight, BoardSight) else _dominoes(sight, words)
    return h(
        "section",
        {"class": "card counting"},
        h("h2", None, words("count.title")),
        body,
        key="counting",
    )


def _dominoes(sight: Sight, words: Words) -> list[Node]:
    aloud = Speech(words, sight.seats, aloud=True, humans=sight.humans)
    count = count_dominoes(sight.known)
    lacks = [
        h(
            "li",
            None,
            words(
                "count.lack",
                name=aloud.name(lack.seat),
                values=aloud.listed(tuple(map(str, lack.values)), "nor"),
            ),
            key=str(lack.seat),
        )
        for lack in count.lacks
    ]
    none = h("p", {"class": "hint"}, words("count.no-lack"))
    tiles = [small_tile(one, aloud) for one in count.unseen]
    return [
        _numbers(count.numbers, words),
        h("h3", None, words("count.passed")),
        h("ul", {"class": "count-lacks"}, lacks) if lacks else none,
        h("h3", None, words("count.unseen.tiles", n=len(tiles))),
        h("ul", {"class": "bare count-tiles"}, tiles),
    ]


def _numbers(numbers: tuple[NumberCount, ...], words: Words) -> Node:
    """A row for each number: played, in the own hand, and a dot for each unseen tile."""
    heads = [
        h("th", {"scope": "col"}, words(f"count.{name}"))
        for name in ("number", "table", "own", "unseen")
    ]
    return h(
        "table",
        {"class": "count-numbers"},
        h("caption", {"class": "heard"}, words("count.caption")),
        h("thead", None, h("tr", None, heads)),
        h("tbody", None, [_number(one, words) for one in numbers]),
    )


def _number(one: NumberCount, words: Words) -> Node:
    if one.played_out:
        left: Node | list[Node] = h("span", {"class": "count-out"}, words("count.out"))
    else:
        left = [
            h("span", {"class": "count-dots", "aria-hidden": "true"}, "●" * one.unseen),
            heard(str(one.unseen)),
        ]
    return h(
        "tr",
        {"class": "out" if one.played_out else None},
        h("th", {"scope": "row"}, str(one.value)),
        h("td", None, str(one.table)),
        h("td", None, str(one.own)),
        h("td", {"class": "count-left"}, left),
        key=str(one.value),
    )


def _board(sight: BoardSight, words: Words) -> list[Node]:
    names = Names(words, sight.seats, sight.humans)
    speech = GridSpeech(words, names)
    return [_colour(one, names, speech) for one in count_board(sight.known)]


def _colour(count: ColourCount, names: Names, speech: GridSpeech) -> Node:
    """Whose colour it is, the turns left, and the labels that have not been seen."""
    words = speech.words
    kind = f"colour-{count.colour + 1}"
    colour = words(f"colour.{count.colour + 1}")
    labels = [
        h(
            "li",
            {"class": "small-stone"},
            h("span", {"class": f"stone {kind}"}, label_face(label)),
            heard(speech.label(label)),
            key=print_label(label),
        )
        for label in count.unseen
    ]
    return h(
        "div",
        {"class": "to-come"},
        h(
            "h3",
            None,
            h("span", {"class": f"colour-mark {kind}", "aria-hidden": "true"}),
            words("count.colour", name=names.name(count.owner), colour=colour, n=len(labels)),
            " · ",
            words("grid.turns-left", n=count.turns_left),
        ),
        h("ul", {"class": "bare"}, labels) if labels else None,
        key=str(count.colour),
    )
