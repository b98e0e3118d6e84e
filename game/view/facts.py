"""Facts of explaining texts in the words of one language."""

from __future__ import annotations

from game.app.facts import Ends, Fact, Facts, Who
from game.engine.events import Counted
from game.engine.outcome import Outcome
from game.engine.stone import Stone
from game.engine.tile import Tile
from game.view.account import gain, number, spelled_sum
from game.view.grid_speech import GridSpeech
from game.view.speech import Speech


def spelled(facts: Facts, speech: Speech) -> dict[str, str | int]:
    """Every gap with its text; an amount that counts plural forms stays a number."""
    return {name: _spell(fact, speech) for name, fact in facts.items()}


def _spell(fact: Fact, speech: Speech) -> str | int:
    match fact:
        case Tile():
            return speech.tile(fact)
        case Stone():
            return GridSpeech(speech.words, speech.names).stone(fact)
        case Counted():
            return spelled_sum(fact)
        case Outcome():
            return gain(speech.words, fact)
        case Who(seat):
            return speech.name(seat)
        case Ends(values):
            return speech.ends(values)
        case int():
            return fact if fact >= 0 else number(fact)
    return fact
