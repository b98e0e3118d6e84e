"""How well a computer plays."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The levels of the computer players, from weak to strong."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
