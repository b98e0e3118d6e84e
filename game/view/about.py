"""The about screen: what this is, where the rules come from, what it is made of."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.place import Place
from game.app.planning import games
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.parts import button
from game.view.rules_panel import whole_rules
from game.view.share import own_pages

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
        None if place.site is None else _sites(words),
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


def _sites(words: Words) -> Node:
    """What there is for other people's pages."""
    return h(
        "section",
        None,
        h("h2", None, words("share.own")),
        h("p", None, words("share.own.about")),
        _links(own_pages(words)),
        key="sites",
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
    return _links((words(f"game.{game}"), whole_rules(game, words)) for game in games())


def _links(ways: Iterable[tuple[str, str]]) -> Node:
    """A list of labels with their addresses."""
    links = [h("li", None, h("a", {"href": address}, label)) for label, address in ways]
    return h("ul", {"class": "about-pages"}, links)
