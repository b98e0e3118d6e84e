"""The review of a hand: what was played, what the expert would have played, what it cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.advice import OwnMove, Rated, Ratings, Review
from game.engine.moves import Move
from game.engine.seats import Seat
from game.i18n import Words
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.worths import NOTHING, Unit, common_unit, cost, loss

Namer = Callable[[Any, Move], str]
"""The name of a move, made in what a seat observed."""


def ask_review(review: Review | None, humans: tuple[Seat, ...], names: Names) -> list[Node]:
    """A button for each person at this device, or one for the only one."""
    words = names.words
    if len(humans) == 1:
        return [_button("review", words("review.ask"), review is not None)]
    return [
        _button(
            f"review:{seat}",
            words("review.ask.of", name=names.name(seat)),
            review is not None and review.seat == seat,
        )
        for seat in humans
    ]


def _button(do: str, label: str, is_open: bool) -> Node:
    attrs: dict[str, str | int | float | bool | None] = {
        "type": "button",
        "class": "button quiet ask-review",
        "data-do": do,
        "aria-expanded": "true" if is_open else "false",
    }
    return h("button", attrs, label, key=do)


def review_sentence(review: Review, words: Words) -> str:
    """How far the expert is; once it has seen everything, what it comes to."""
    if not review.moves:
        return words("review.nothing")
    if not review.done:
        n, last = len(review.rated) + 1, len(review.moves)
        return words("review.progress", n=n, all=last)
    unit = common_unit(review.rated)
    if unit is None:
        return words("review.title")
    total = cost(words, sum(_losses(review, unit)), unit)
    return words("review.even") if total == NOTHING else words(f"review.{unit}", value=total)


def review_aloud(review: Review, words: Words) -> str:
    """The same to be heard: that the expert is at it, and what it comes to, not every step."""
    return review_sentence(review, words) if review.done else words("hint.thinking")


def review_card(review: Review, name: Namer, words: Words) -> Node:
    """A card below the settlement, filled move by move."""
    progress = None
    if not review.done:
        attrs: dict[str, str | int | float | bool | None] = {
            "max": len(review.moves),
            "value": len(review.rated),
            "aria-label": words("review.ask"),
        }
        progress = h("progress", attrs, key="progress")
    fair = h("p", {"class": "review-fair"}, words("review.fair")) if review.moves else None
    return h(
        "section",
        {"class": "review", "aria-label": words("review.ask")},
        h("h3", None, words("review.title")),
        h("p", {"class": "review-sum"}, review_sentence(review, words)),
        progress,
        _table(review, name, words) if review.rated else None,
        fair,
        key="review",
    )


def _losses(review: Review, unit: Unit) -> list[float]:
    pairs = zip(review.moves, review.rated, strict=False)
    return [loss(ratings, _made(own, ratings), unit) for own, ratings in pairs]


def _made(own: OwnMove, ratings: Ratings) -> Rated:
    return next(one for one in ratings if one.move == own.made)


def _table(review: Review, name: Namer, words: Words) -> Node:
    unit = common_unit(review.rated)
    names = [words("review.played"), words("review.expert")]
    names += [] if unit is None else [words("review.cost")]
    heads = [h("th", {"scope": "col"}, one) for one in names]
    losses = [] if unit is None else _losses(review, unit)
    rows = [
        _row(own, ratings, name, words, cost(words, losses[at], unit) if unit else None)
        for at, (own, ratings) in enumerate(zip(review.moves, review.rated, strict=False))
    ]
    foot = None
    if unit is not None and review.done:
        total = cost(words, sum(losses), unit)
        label = h("th", {"scope": "row", "colspan": 2}, words("review.total"))
        foot = h("tfoot", None, h("tr", None, label, h("td", None, total)))
    return h(
        "table",
        {"class": "review-moves", "aria-label": words("review.title")},
        h("thead", None, h("tr", None, heads)),
        h("tbody", None, rows),
        foot,
        key="moves",
    )


def _row(own: OwnMove, ratings: Ratings, name: Namer, words: Words, price: str | None) -> Node:
    best = ratings[0].move
    same = best == own.made
    return h(
        "tr",
        {"class": "same" if same else None},
        h("th", {"scope": "row"}, name(own.known, own.made)),
        h("td", None, words("review.same") if same else name(own.known, best)),
        None if price is None else h("td", {"class": "review-cost"}, price),
        key=str(own.at),
    )
