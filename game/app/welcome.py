"""The first picture: whoever opens the page and names nothing sits at a table at once."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from game.app import flow, giving
from game.app.effects import Claim
from game.app.flow import Update
from game.app.messages import SecretMade
from game.app.model import Model, Screen, Trouble
from game.app.proof import Origin

NAMED = ("game", "players", "level", "options", "lesson")
"""What stands in an address that is not about going on with what there is."""


def seated(model: Model, asked: Container[str], noise: bytes) -> Update | None:
    """The table: with the match that runs, else with one dealt as planned.

    ``asked``: the names in the address, ``noise``: random bytes for a deal, none where nothing
    is to be dealt. None when the reader has named something else, or must be told something
    first.
    """
    silent = all(one is Trouble.STORAGE_DENIED for one in model.troubles)
    if not noise or not silent or any(name in asked for name in NAMED):
        return None
    if model.running:
        shown = replace(model, screen=Screen.TABLE)
        return shown, (Claim(), *flow.ask_next(shown))
    origin = Origin(noise)
    return giving.begin(model, SecretMade(origin.secret, origin))
