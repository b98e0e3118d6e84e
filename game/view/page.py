"""The whole page from the model: the open screen, notices, and what is spoken."""

from __future__ import annotations

from game.app.model import Model, Screen
from game.app.sight import Sight, sight_of
from game.i18n import Words
from game.view.about import about
from game.view.nodes import Node, h
from game.view.prompt import prompt
from game.view.speech import Speech
from game.view.start import start
from game.view.table import table

SPOKEN = 40
"""How many announcements stay in the live region; later ones push the oldest out."""


def page(model: Model) -> Node:
    """The content of the page's root element."""
    words = Words(model.prefs.lang)
    sight = sight_of(model)
    if model.screen is Screen.TABLE and sight is not None:
        screen = table(sight, words, model.drawer)
    elif model.screen is Screen.ABOUT:
        screen = about(words)
    else:
        screen = start(model, sight, words)
    return h(
        "div",
        {"class": f"page at-{model.screen}"},
        _troubles(model, words),
        screen,
        _spoken(model, sight, words),
        key="page",
    )


def title(model: Model) -> str:
    """The title of the document."""
    words = Words(model.prefs.lang)
    return f"{words(f'game.{model.plan.game}')} · {words('page.title')}"


def _troubles(model: Model, words: Words) -> Node:
    notices = [
        h(
            "div",
            {"class": "notice"},
            h("p", None, words(f"trouble.{trouble}")),
            h(
                "button",
                {"type": "button", "class": "button link", "data-do": f"dismiss:{trouble}"},
                words("trouble.close"),
            ),
            key=trouble.value,
        )
        for trouble in model.troubles
    ]
    return h("div", {"class": "notices", "role": "status"}, notices, key="troubles")


def _spoken(model: Model, sight: Sight | None, words: Words) -> Node:
    """Two polite live regions: what has happened, in order, and what can be done now."""
    happened: list[Node] = []
    now = ""
    if sight is not None and model.screen is Screen.TABLE:
        aloud = Speech(words, sight.seats, aloud=True)
        first = max(model.heard, len(model.log) - SPOKEN)
        happened = [
            h("p", None, " ".join(aloud.event(model.log[at])), key=f"{model.began}:{at}")
            for at in range(first, len(model.log))
        ]
        now = prompt(sight, aloud)
    return h(
        "div",
        {"class": "heard"},
        h("div", {"role": "log", "aria-live": "polite"}, happened, key="happened"),
        h("p", {"role": "status"}, now, key="now"),
        key="spoken",
    )
