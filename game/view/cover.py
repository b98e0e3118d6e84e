"""What stands on the page while the device changes hands: nothing that is hidden."""

from __future__ import annotations

from game.app.model import Model
from game.app.undoing import Way, way_back
from game.i18n import Words
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.parts import button

LAST = 6
"""How many of the latest sentences the cover tells."""


def cover(model: Model, told: tuple[str, ...], words: Words) -> Node:
    """Who is next, what has just happened, and the button that opens the table.

    ``told``: what happened so far, in sentences that hold nothing hidden.
    """
    match = model.match
    assert match is not None
    may_undo = isinstance(way_back(model), Way)
    name = Names(words, match.rules.seats, model.humans).name(model.viewer)
    return h(
        "main",
        {"class": "start cover", "data-keys": "u=undo ctrl+z=undo"},
        h("h1", None, words("cover.title", name=name)),
        h("p", {"class": "hint"}, words("cover.hint")),
        button(words("cover.open", name=name), "uncover", "main big", spot="go", home=True),
        h("ol", {"class": "card cover-log"}, [h("li", None, one) for one in told[-LAST:]]),
        h(
            "div",
            {"class": "actions"},
            button(words("undo.do"), "undo", "quiet") if may_undo else None,
            button(words("table.menu"), "open:start", "quiet"),
        ),
        key="cover",
    )
