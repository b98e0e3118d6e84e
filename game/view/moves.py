"""Names of moves, short enough for lists: ``6-4 on the 5 end``, ``blue 7 on C5``."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.chain import Arm, Chain
from game.engine.grid import print_space
from game.engine.moves import Move, Place, Play
from game.engine.stone import Stone
from game.i18n import Words
from game.view.grid_speech import GridSpeech
from game.view.speech import Speech


def domino_move(speech: Speech, chain: Chain, move: Move) -> str:
    """A move of dominoes made when ``chain`` lay on the table."""
    if not isinstance(move, Play):
        return _forced(speech.words, move)
    tile = speech.tile(move.tile)
    joined = chain.value_at(move.arm)
    if move.arm is Arm.LEAD or joined is None:
        return tile
    return f"{tile} {speech.where(chain.values, joined, move.arm)}"


def grid_move(speech: GridSpeech, cells: Sequence[Stone | None], move: Move) -> str:
    """A move of Blockers! made when ``cells`` lay on the board."""
    if not isinstance(move, Place):
        return _forced(speech.words, move)
    stone, space = speech.stone(move.stone), print_space(move.space)
    there = cells[move.space]
    if there is None:
        return speech.words("move.place", stone=stone, space=space)
    return speech.words("move.capture", stone=stone, space=space, taken=speech.stone(there))


def _forced(words: Words, move: Move) -> str:
    return words(f"do.{move}")
