"""The hint: what the expert would do and why, and the other moves, the best first."""

from __future__ import annotations

from game.app.advice import Rated, Ratings
from game.i18n import Words
from game.view.moves import Teller
from game.view.nodes import Node, h
from game.view.worths import Unit, units, value, worth

OPEN = 4
"""How many moves are listed before the fold."""


def hint_sentences(ratings: Ratings, teller: Teller, words: Words) -> tuple[str, ...]:
    """What the expert would do and why; while it thinks, that it does."""
    if not ratings:
        return (words("hint.thinking"),)
    says = words("hint.says", move=teller.name(ratings[0].move))
    return says, *_outlook(ratings[0], teller), *_numbers(ratings, words)


def _outlook(best: Rated, teller: Teller) -> tuple[str, ...]:
    return () if best.after is None else teller.outlook(best.after)


def _numbers(ratings: Ratings, words: Words) -> tuple[str, ...]:
    """What the best move brings, beside the next one."""
    if len(ratings) == 1:
        return (words("hint.only"),)
    known = units(ratings)
    if not known:
        return ()
    unit = known[0]
    best, other = (worth(words, value(one, unit), unit) for one in ratings[:2])
    return (words(f"hint.{unit}", value=best, other=other),)


def hint_card(ratings: Ratings | None, teller: Teller, words: Words) -> Node | None:
    """A small card; None when nobody has asked."""
    if ratings is None:
        return None
    says, *why = hint_sentences(ratings, teller, words)
    numbers = _numbers(ratings, words) if ratings else ()
    return h(
        "section",
        {"class": "hint-card" + ("" if ratings else " thinking"), "aria-label": words("hint.ask")},
        h(
            "div",
            {"class": "hint-words"},
            h("p", {"class": "hint-says"}, says),
            [_why(one, one in numbers) for one in why],
            _close(words),
            key="words",
        ),
        _list(ratings, teller, words) if len(ratings) > 1 else None,
        key="hint",
    )


def _why(sentence: str, in_numbers: bool) -> Node:
    return h("p", {"class": "hint-why" + (" numbers" if in_numbers else "")}, sentence)


def _close(words: Words) -> Node:
    attrs = {"type": "button", "class": "button close", "data-do": "hint-close"}
    return h("button", {**attrs, "aria-label": words("hint.close")}, "×", key="close")


def _list(ratings: Ratings, teller: Teller, words: Words) -> Node:
    known = units(ratings)
    first, rest = ratings[:OPEN], ratings[OPEN:]
    more = None
    if rest:
        more = h(
            "details",
            {"class": "hint-more"},
            h("summary", None, words("hint.more", n=len(rest))),
            _table(rest, known, teller, words, headed=False),
            key="more",
        )
    return h("div", {"class": "hint-moves"}, _table(first, known, teller, words, headed=True), more)


def _table(
    ratings: Ratings, known: tuple[Unit, ...], teller: Teller, words: Words, headed: bool
) -> Node:
    heads = [h("th", {"scope": "col"}, words(f"worth.{unit}")) for unit in known]
    head = h("tr", None, h("th", {"scope": "col"}, words("worth.move")), heads)
    return h(
        "table",
        {"aria-label": words("hint.moves")},
        h("thead", {"class": None if headed else "heard"}, head),
        h("tbody", None, [_row(one, known, teller, words) for one in ratings]),
    )


def _row(one: Rated, known: tuple[Unit, ...], teller: Teller, words: Words) -> Node:
    cells = [h("td", None, worth(words, value(one, unit), unit)) for unit in known]
    return h("tr", None, h("th", {"scope": "row"}, teller.name(one.move)), cells, key=str(one.move))
