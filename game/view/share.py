"""The panel for sharing a table, and what is said about links that can't be opened."""

from __future__ import annotations

from game.app.link import Shared
from game.app.share_messages import Done
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.parts import button


def share_screen(
    words: Words,
    running: bool,
    done: Done | None = None,
    by_hand: str = "",
    here_only: bool = False,
) -> Node:
    """The panel as a screen of its own, with the way back to the table."""
    return h(
        "main",
        {"class": "about"},
        button(words("about.back"), "open:table", "quiet", spot="go", home=True),
        h("h1", None, words("share.title")),
        share(words, running, done, by_hand, here_only),
        key="share-screen",
    )


def share(
    words: Words,
    running: bool,
    done: Done | None = None,
    by_hand: str = "",
    here_only: bool = False,
) -> Node:
    """All ways to share the table.

    ``running``: the hand is not over, so a link tells more than its reader may see.
    ``by_hand``: the text to copy where the browser refuses to. ``here_only``: links open on no
    other device.
    """
    return h(
        "section",
        {"class": "card share", "aria-label": words("share.title")},
        h("h2", None, words("share.link")),
        h("p", {"class": "hint"}, words("share.open")) if running else None,
        h("p", {"class": "hint"}, words("offline.link")) if here_only else None,
        _row(
            *(
                button(label, f"share:{name}", spot=f"share-{name}")
                for name, label in _links(words).items()
            )
        ),
        h("h2", None, words("share.copy")),
        _row(
            button(words("share.copy.text"), "share:text", spot="share-text"),
            button(words("share.copy.record"), "share:record", spot="share-record"),
        ),
        h("h2", None, words("share.save")),
        _row(
            button(words("share.save.svg"), "share:svg", spot="share-svg"),
            button(words("share.save.png"), "share:png", spot="share-png"),
        ),
        None if here_only else h("h2", None, words("share.own")),
        None if here_only else _row(*(_way(*way) for way in own_pages(words))),
        h("p", {"class": "share-done", "role": "status"}, _said(done, words)),
        _field(by_hand, words) if by_hand else None,
        key="share",
    )


def _way(label: str, address: str) -> Node:
    return h("a", {"class": "button link", "href": address}, label)


def own_pages(words: Words) -> tuple[tuple[str, str], ...]:
    """What there is for other people's pages: labels, and addresses from the start page on."""
    return (
        (words("share.own.figures"), f"./figures/?lang={words.language}"),
        (words("share.own.sites"), f"./for-sites/{words.language}.html"),
    )


def offer(shared: Shared, replaces: bool, words: Words) -> Node:
    """What a link has brought, for the start screen; ``replaces``: a running match."""
    game, seats = shared.match.rules.game, shared.match.rules.seats
    players = words("start.players.count", n=seats)
    gaps: dict[str, str | int] = {"game": words(f"game.{game}"), "players": players}
    told = {
        kind: (words(f"offer.{kind}", **gaps), words(f"offer.take.{kind}"))
        for kind in ("deal", "position", "match")
    }
    what, take = told[shared.kind]
    return h(
        "section",
        {"class": "card offer", "aria-label": words("offer.title")},
        h("h2", None, words("offer.title")),
        h("p", None, what),
        h("p", {"class": "hint"}, words("start.leaves")) if replaces else None,
        _row(
            button(take, "take-offer", "main", spot="take-offer", home=True),
            button(words("offer.drop"), "drop-offer"),
        ),
        key="offer",
    )


def link_trouble(code: str, words: Words) -> str:
    """Why a link can't be opened, by the code of ``game.app.link``."""
    sentences = {
        f"link-{fault}": words(f"link.{fault}") for fault in ("version", "mangled", "impossible")
    }
    return sentences[code]


def _links(words: Words) -> dict[str, str]:
    return {to: words(f"share.link.{to}") for to in ("deal", "position", "match")}


def _row(*buttons: Node) -> Node:
    return h("div", {"class": "share-row"}, buttons)


def _said(done: Done | None, words: Words) -> str:
    if done is None:
        return ""
    if done is Done.TOO_LONG:
        return words("share.too-long")
    return {end: words(f"share.done.{end}") for end in ("copied", "saved", "failed")}[done]


def _field(text: str, words: Words) -> Node:
    """The text, chosen whole when it gets the focus."""
    attrs: dict[str, str | int | float | bool | None] = {
        "class": "share-text",
        "readonly": True,
        "rows": min(12, text.count("\n") + 2),
        "aria-label": words("share.by-hand"),
        "data-spot": "share-by-hand",
    }
    return h("textarea", attrs, text)
