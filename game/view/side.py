"""The side panel of every game: the cards of the table, then what stands at the foot of all."""

from __future__ import annotations

from game.app.sight import AnySight
from game.i18n import Words
from game.view.aids import aid_buttons, open_aid, promised, ways_out
from game.view.conduct import match_buttons
from game.view.nodes import Node, h


def side_panel(sight: AnySight, words: Words, *cards: Node | None) -> Node:
    """Beside the table where there is room, else folded away; an open help comes first."""
    return h(
        "aside",
        {"class": "panel"},
        open_aid(sight, words),
        cards,
        aid_buttons(sight, words),
        match_buttons(sight, words),
        ways_out(words),
        promised(sight, words),
        key="panel",
    )
