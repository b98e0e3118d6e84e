"""Help beside the table: the card that is open, the counting help, and what opens them."""

from __future__ import annotations

from game.app.aids import Aid
from game.app.sight import AnySight
from game.i18n import Words
from game.view.check import promise
from game.view.counting import counting
from game.view.nodes import Node, h
from game.view.parts import button
from game.view.rules_panel import rules_panel, whole_rules
from game.view.text_view import KEYS, text_view

TABLE_KEYS = " ".join(
    (
        "h=hint",
        "f=hasten",
        "n=onward",
        "u=undo",
        "ctrl+z=undo",
        "p=pause",
        "r=aid:rules",
        "w=aid:words",
        *(f"{key}=tell:{key}" for key in KEYS),
    )
)
"""The single keys of the table, as ``data-keys`` has them."""


def open_aid(sight: AnySight, words: Words) -> Node | None:
    """The card that is open, with the button that closes it."""
    if sight.aid is None:
        return None
    if sight.aid is Aid.RULES:
        card = rules_panel(sight, words, whole_rules(sight.game, words))
    else:
        card = text_view(sight, words)
    hide = button(words(f"aid.hide.{sight.aid}"), f"aid:{sight.aid}", "aid-close", spot="aid")
    return h("div", {"class": "aid"}, card, hide, key=f"aid-{sight.aid}")


def counted(sight: AnySight, words: Words) -> Node | None:
    """The counting help, where it is wanted and the hand is not over."""
    return counting(sight, words) if sight.counting and sight.ended is None else None


def promised(sight: AnySight, words: Words) -> Node | None:
    """The fingerprint of the hand, where it was dealt here."""
    return None if sight.promise is None else promise(sight.promise, words)


def ways_out(words: Words) -> Node:
    """To the screens for sharing and for checking."""
    return h(
        "div",
        {"class": "aid-buttons"},
        button(words("share.title"), "open:share", "quiet"),
        button(words("check.title"), "open:check", "quiet"),
        key="ways-out",
    )


def aid_buttons(sight: AnySight, words: Words) -> Node:
    """What opens and closes the help."""
    switch = "off" if sight.counting else "on"
    cards = [_card_button(aid, aid is sight.aid, words) for aid in Aid]
    label = words(f"aid.counting.{switch}")
    return h(
        "div",
        {"class": "aid-buttons"},
        cards,
        button(label, f"counting:{switch}", "quiet", key="counting"),
        button(words("start.settings"), "open:settings", "quiet"),
        key="aid-buttons",
    )


def _card_button(aid: Aid, shown: bool, words: Words) -> Node:
    """Opens a card, or closes it when it is open; the single key that does the same is told."""
    return h(
        "button",
        {
            "type": "button",
            "class": "button quiet",
            "data-do": f"aid:{aid}",
            "aria-expanded": "true" if shown else "false",
            "aria-keyshortcuts": aid[0].upper(),
        },
        words(f"aid.{aid}"),
        key=f"aid:{aid}",
    )
