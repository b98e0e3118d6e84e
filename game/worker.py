"""The composition root of the worker: the computer players and a clock, away from the page."""

from __future__ import annotations

from game.ai.post import answer
from game.browser import clock


def think(question: str) -> str:
    """The answer to a question of the page, both as text (``game/ai/post.py``)."""
    return answer(question, clock.after)


__export__ = ["think"]
