"""Names of moves, short enough for lists, and what moves lead to.

``6-4 on the 5 end``, ``blue 7 on C5``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.advice import After
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


class Teller(Protocol):
    """Tells of the moves that can be made in one position."""

    def name(self, move: Move) -> str:
        """The move in few words."""
        ...

    def outlook(self, after: After) -> tuple[str, ...]:
        """What a move leads to, a sentence each."""
        ...


class DominoTeller:
    """Tells of moves while ``chain`` lies on the table."""

    def __init__(self, speech: Speech, chain: Chain) -> None:
        self._speech = speech
        self._chain = chain

    def name(self, move: Move) -> str:
        """Tile and end."""
        return domino_move(self._speech, self._chain, move)

    def outlook(self, after: After) -> tuple[str, ...]:
        """The points it makes, the ends it leaves, and how many own tiles fit them."""
        words, speech = self._speech.words, self._speech
        told: list[str] = []
        if after.points:
            told.append(words("hint.scores", points=words("table.points", n=after.points)))
        ends = speech.ends_are(after.values)
        if after.fitting is None:
            told.append(words("hint.last"))
        elif after.fitting == 0:
            told.append(words("hint.after.none", ends=ends))
        else:
            told.append(words("hint.after", ends=ends, n=after.fitting))
        return tuple(told)


class GridTeller:
    """Tells of moves while ``cells`` lie on the board."""

    def __init__(self, speech: GridSpeech, cells: Sequence[Stone | None]) -> None:
        self._speech = speech
        self._cells = cells

    def name(self, move: Move) -> str:
        """Tile, space, and what it captures."""
        return grid_move(self._speech, self._cells, move)

    def outlook(self, after: After) -> tuple[str, ...]:
        """The own groups."""
        words = self._speech.words
        if after.groups is None:
            return ()
        return (words("hint.groups", groups=words("grid.groups", n=after.groups)),)
