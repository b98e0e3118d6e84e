"""The text alternative of a figure, made from its position alone."""

from __future__ import annotations

from game.app.figures import AnyFigure, BoardFigure, ChainFigure
from game.engine.figure import Spot
from game.engine.grid import Space, Spaces, print_space, spaces_of
from game.engine.seats import Table
from game.engine.stone import Stone
from game.i18n import Words
from game.i18n.figures import FIGURES
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.speech import Speech


def told(shown: AnyFigure, words: Words) -> str:
    """Several sentences: what lies in the order placed, how it hangs together, what can follow.

    Tiles are spelled in words.
    """
    if isinstance(shown, BoardFigure):
        return _BoardTeller(words).told(shown)
    return _ChainTeller(words).told(shown)


class _ChainTeller:
    def __init__(self, words: Words) -> None:
        self.speech = Speech(words, 2, aloud=True)
        self.texts = FIGURES[words.language]

    def told(self, shown: ChainFigure) -> str:
        texts, found = self.texts, shown.told
        if not found.tiles:
            return texts["open.none"]
        tiles = texts["tiles"].format(tiles=", ".join(map(self.speech.tile, found.tiles)))
        joined = "; ".join(
            texts["touches"].format(later=self.spot(one.later), earlier=self.spot(one.earlier))
            for one in found.connections
        )
        joins = texts["connections"].format(all=joined) if joined else texts["connections.none"]
        points = "; ".join(
            texts["open.point"].format(spot=self.spot(one.spot), value=one.value)
            for one in found.open
        )
        sentences = [tiles, joins, texts["open"].format(all=points)]
        spinner = shown.chain.spinner
        if spinner is not None and not shown.chain.spinner_closed:
            sentences.append(texts["closed"].format(tile=self.speech.tile(spinner)))
        return " ".join(sentences)

    def spot(self, spot: Spot) -> str:
        return self.texts[f"spot.{spot.point}"].format(tile=self.speech.tile(spot.tile))


class _BoardTeller:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = GridSpeech(words, Names(words, 3, tuple(Table(3))))
        self.texts = FIGURES[words.language]

    def told(self, shown: BoardFigure) -> str:
        if not shown.placed:
            sentences = [self.texts["empty"]]
        else:
            lying = ", ".join(self.lies(stone, space) for stone, space in shown.placed)
            sentences = [self.texts["tiles"].format(tiles=lying), self.groups(shown)]
        if shown.stone is not None:
            sentences += self.moves(shown, shown.stone)
        return " ".join(sentences)

    def lies(self, stone: Stone, space: Space) -> str:
        return self.texts["lies"].format(stone=self.speech.stone(stone), space=print_space(space))

    def groups(self, shown: BoardFigure) -> str:
        several = [
            self.texts["groups"].format(
                colour=self.words(f"colour.{colour + 1}"),
                groups=self.words("grid.groups", n=len(found)),
                spaces="; ".join(map(self.spaces, found)),
            )
            for colour, found in enumerate(shown.groups)
            if found
        ]
        return self.texts["groups.all"].format(all=" / ".join(several))

    def spaces(self, those: Spaces) -> str:
        return " ".join(map(print_space, spaces_of(those))) or self.texts["none"]

    def moves(self, shown: BoardFigure, stone: Stone) -> list[str]:
        texts = self.texts
        told = [
            texts["to-play"].format(stone=self.speech.stone(stone)),
            texts["free"].format(spaces=self.spaces(shown.free)),
        ]
        if shown.takes:
            told.append(texts["takes"].format(tiles=self.tiles(shown, shown.takes)))
        if shown.held:
            told.append(texts["held"].format(tiles=self.tiles(shown, shown.held)))
        return told

    def tiles(self, shown: BoardFigure, those: Spaces) -> str:
        pairs = [(shown.cells[space], space) for space in spaces_of(those)]
        return ", ".join(self.lies(stone, space) for stone, space in pairs if stone is not None)
