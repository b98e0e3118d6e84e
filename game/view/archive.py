"""The screens of the archive: which one is open."""

from __future__ import annotations

from game.app.model import Model, Screen
from game.app.statistics import statistics as count
from game.i18n import Words
from game.view.history import history
from game.view.nodes import Node
from game.view.replay import replay
from game.view.statistics import statistics

SCREENS = (Screen.HISTORY, Screen.STATISTICS, Screen.REPLAY)


def archive(model: Model, words: Words) -> Node:
    """The open screen of the archive; a replay without a match is the list."""
    if model.screen is Screen.STATISTICS:
        return statistics(count(model.archive.history), words)
    if model.screen is Screen.REPLAY and model.archive.tape is not None:
        return replay(model.archive, model.box, words)
    return history(model.archive, words)
