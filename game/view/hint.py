"""The hint: what the expert would do and why, and the other moves, the best first."""

from __future__ import annotations

from collections.abc import Callable

from game.app.advice import Rated, Ratings
from game.engine.moves import Move
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.worths import Unit, units, value, worth

OPEN = 4
"""How many moves are listed before the fold."""

Namer = Callable[[Move], str]


def ask_hint(asked: bool, words: Words) -> Node:
    """The button that asks for a hint; again, and the hint is closed."""
    return h(
        "button",
        {
            "type": "button",
            "class": "button quiet ask-hint",
            "data-do": "hint",
            "data-spot": "hint",
            "aria-keyshortcuts": "H",
            "aria-expanded": "true" if asked else "false",
        },
        words("hint.ask"),
        key="hint",
    )


def hint_sentences(ratings: Ratings, name: Namer, words: Words) -> tuple[str, ...]:
    """What the expert would do and why; while it thinks, that it does."""
    if not ratings:
        return (words("hint.thinking"),)
    says = words("hint.says", move=name(ratings[0].move))
    if len(ratings) == 1:
        return says, words("hint.only")
    known = units(ratings)
    if not known:
        return (says,)
    unit = known[0]
    best, other = (worth(words, value(one, unit), unit) for one in ratings[:2])
    return says, words(f"hint.{unit}", value=best, other=other)


def hint_card(ratings: Ratings, name: Namer, words: Words) -> Node:
    """A small card below the table."""
    says, *why = hint_sentences(ratings, name, words)
    return h(
        "section",
        {"class": "hint-card" + ("" if ratings else " thinking"), "aria-label": words("hint.ask")},
        h(
            "div",
            {"class": "hint-words"},
            h("p", {"class": "hint-says"}, says),
            [h("p", {"class": "hint-why"}, one) for one in why],
            _close(words),
            key="words",
        ),
        _list(ratings, name, words) if len(ratings) > 1 else None,
        key="hint",
    )


def _close(words: Words) -> Node:
    attrs = {"type": "button", "class": "button close", "data-do": "hint-close"}
    return h("button", {**attrs, "aria-label": words("hint.close")}, "×", key="close")


def _list(ratings: Ratings, name: Namer, words: Words) -> Node:
    known = units(ratings)
    first, rest = ratings[:OPEN], ratings[OPEN:]
    more = None
    if rest:
        more = h(
            "details",
            {"class": "hint-more"},
            h("summary", None, words("hint.more", n=len(rest))),
            _table(rest, known, name, words, headed=False),
            key="more",
        )
    return h("div", {"class": "hint-moves"}, _table(first, known, name, words, headed=True), more)


def _table(
    ratings: Ratings, known: tuple[Unit, ...], name: Namer, words: Words, headed: bool
) -> Node:
    heads = [h("th", {"scope": "col"}, words(f"worth.{unit}")) for unit in known]
    head = h("tr", None, h("th", {"scope": "col"}, words("worth.move")), heads)
    return h(
        "table",
        {"aria-label": words("hint.moves")},
        h("thead", {"class": None if headed else "heard"}, head),
        h("tbody", None, [_row(one, known, name, words) for one in ratings]),
    )


def _row(one: Rated, known: tuple[Unit, ...], name: Namer, words: Words) -> Node:
    cells = [h("td", None, worth(words, value(one, unit), unit)) for unit in known]
    return h("tr", None, h("th", {"scope": "row"}, name(one.move)), cells, key=str(one.move))
