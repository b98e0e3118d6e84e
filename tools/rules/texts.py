"""Where the texts of the pages lie, and those that all pages of a language share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tools.rules.markup import read

TEXTS = Path(__file__).parent.parent / "texts"


def common_of(language: str, game: str = "") -> Mapping[str, str]:
    """The texts that all pages of a language share; ``game``: the name of the game."""
    text = (TEXTS / language / "common.md").read_text("utf-8")
    return read(f"{text}\n---\n", {"game": game}).head
