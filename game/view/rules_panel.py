"""The rules of the running match in short, with its options woven in."""

from __future__ import annotations

from game.app.outline import outline
from game.app.sight import AnySight
from game.i18n import Words
from game.view.facts import spelled
from game.view.nodes import Node, h
from game.view.speech import Speech


def whole_rules(game: str, words: Words) -> str:
    """The address of the page with all the rules of a game, in the reader's language."""
    return f"./rules/{words.language}/{game}.html"


def rules_panel(sight: AnySight, words: Words, href: str | None = None) -> Node:
    """Headings and short sentences; ``href``: the address of the whole rules, if there is one."""
    told = outline(sight.game, sight.seats, sight.options)
    gaps = spelled(told.facts, Speech(words, sight.seats, humans=sight.humans))
    sections = [
        h(
            "section",
            None,
            h("h3", None, words(f"rules.{section.name}")),
            h("ul", None, [h("li", None, words(f"rules.{key}", **gaps)) for key in section.lines]),
            key=section.name,
        )
        for section in told.sections
    ]
    whole = None if href is None else h("a", {"href": href}, words("rules.whole"))
    return h(
        "section",
        {"class": "card rules"},
        h("h2", None, words("rules.title", game=words(f"game.{sight.game}"))),
        sections,
        None if whole is None else h("p", None, whole),
        key="rules",
    )
