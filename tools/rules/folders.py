"""What an address of a folder shows: the games of the rules, and the choice of a language."""

from __future__ import annotations

from game.i18n import LANGUAGES, Words
from game.view.nodes import Node, h
from tools.rules import owners, pages
from tools.rules.frame import NAMES, Frame, PathOf, Shared, document, languages
from tools.rules.markup import read
from tools.rules.texts import TEXTS, common_of


def path_of(language: str) -> str:
    """Where the page with the rules of all games lies in the site."""
    return f"rules/{language}/index.html"


CHOICES: dict[str, PathOf] = {"rules/": path_of, "for-sites/": owners.path_of}
"""Folders whose page leads to one in the reader's language."""


def overview(language: str, base: str = "", picture: str = "") -> str:
    """The page that leads to the rules of every game, as HTML."""
    common = common_of(language)
    frame = Frame(path_of, language, common["rules"], common["rules.told"])
    header = h(
        "header",
        None,
        h("a", {"class": "skip", "href": "#rules"}, common["skip"]),
        languages(frame, common["languages"]),
    )
    listed = [h("li", None, link) for link in _games(language)]
    title = h("h1", None, common["rules"])
    main = h(
        "main", {"id": "rules"}, title, h("p", None, common["rules.told"]), h("ul", None, listed)
    )
    start = h("a", {"href": f"{frame.root}?lang={language}"}, common["start"])
    footer = h("footer", None, h("p", None, start))
    shared = Shared(base, picture, common["rules.told"]) if base else None
    return document(frame, (header, main, footer), shared)


def _games(language: str) -> list[Node]:
    name = Words(language)
    return [h("a", {"href": f"{game}.html"}, name(f"game.{game}")) for game in pages.GAMES]


def choice(folder: str) -> str:
    """The page of a folder as HTML: it leads on by itself, and without scripts by links."""
    own, target = f"{folder}index.html", CHOICES[folder]
    texts = {one: _head(folder, one) for one in LANGUAGES}
    frame = Frame(lambda _: own, LANGUAGES[0], *texts[LANGUAGES[0]])
    links = {one: frame.root + target(one) for one in LANGUAGES}
    scripts = [
        h("script", {"src": f"{frame.root}assets/early.js"}),
        h("script", {"src": f"{frame.root}assets/tongue.js", "defer": True}),
    ]
    listed = [
        h(
            "li",
            None,
            h("a", {"href": href, "lang": one, "hreflang": one}, f"{NAMES[one]}: {title}"),
        )
        for (one, href), (title, _) in zip(links.items(), texts.values(), strict=True)
    ]
    main = h("main", None, h("h1", None, frame.title), h("ul", None, listed))
    return document(frame, (main,), None, *scripts)


def _head(folder: str, language: str) -> tuple[str, str]:
    """Title and description of the page to which ``folder`` leads."""
    if CHOICES[folder] is path_of:
        common = common_of(language)
        return common["rules"], common["rules.told"]
    head = read((TEXTS / language / "for-sites.md").read_text("utf-8"), {}).head
    return head["title"], head["description"]
