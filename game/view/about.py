"""The about screen: what this is, where the rules come from, what it is made of."""

from __future__ import annotations

from game.app.place import Place
from game.app.planning import games
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.parts import button
from game.view.rules_panel import whole_rules

_SECTIONS = ("private", "fair", "rules", "licences")


def about(words: Words, place: Place) -> Node:
    """Plain texts, and the way back."""
    return h(
        "main",
        {"class": "about"},
        button(words("about.back"), "open:start", "quiet", spot="go", home=True),
        h("h1", None, words("about.title")),
        h("p", {"class": "about-what"}, words("about.what")),
        [_section(name, words) for name in _SECTIONS],
        _offline(words, place),
        h("p", None, words("about.blockers", title=words("game.blockers"))),
        h("p", None, h("a", {"href": "./NOTICE"}, words("about.notice"))),
        key="about",
    )


def _section(name: str, words: Words) -> Node:
    return h(
        "section",
        None,
        h("h2", None, words(f"about.{name}.title")),
        h("p", None, words(f"about.{name}")),
        _pages(words) if name == "rules" else None,
        key=name,
    )


def _offline(words: Words, place: Place) -> Node | None:
    """What there is without a network; nothing where that isn't sure."""
    told = [words("offline.alone")] if place.alone else []
    if place.kept:
        told.append(words("offline.kept"))
    if place.site is None:
        told.append(words("offline.rules"))
    if not told:
        return None
    title = h("h2", None, words("offline.title"))
    return h("section", None, title, [h("p", None, one) for one in told], key="offline")


def _pages(words: Words) -> Node:
    """The pages with all the rules, a link for each game."""
    links = [
        h("li", None, h("a", {"href": whole_rules(game, words)}, words(f"game.{game}")))
        for game in games()
    ]
    return h("ul", {"class": "about-pages"}, links)
