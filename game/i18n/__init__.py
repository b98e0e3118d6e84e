"""All texts of the page in four languages, and the look-up.

A catalogue maps a key to a sentence with ``{named}`` gaps, or to plural forms
(``one`` and ``other``) chosen by the gap ``n``.
"""

from __future__ import annotations

from game.i18n import en, es, it, pt
from game.i18n.archive import ARCHIVE
from game.i18n.board import BOARD
from game.i18n.checking import CHECKING
from game.i18n.draw import DRAW
from game.i18n.hearing import HEARING
from game.i18n.languages import LANGUAGES, best_language
from game.i18n.learning import LEARNING
from game.i18n.look import LOOK
from game.i18n.offline import OFFLINE
from game.i18n.playing import PLAYING
from game.i18n.sharing import SHARING
from game.i18n.thinking import THINKING
from game.i18n.titles import TITLES

__all__ = ["CATALOGUES", "LANGUAGES", "Words", "best_language", "plural_form"]

Catalogue = dict[str, str | dict[str, str]]

CATALOGUES: dict[str, Catalogue] = {
    code: {
        **TITLES,
        **BOARD[code],
        **LEARNING[code],
        **DRAW[code],
        **THINKING[code],
        **CHECKING[code],
        **SHARING[code],
        **ARCHIVE[code],
        **LOOK[code],
        **PLAYING[code],
        **OFFLINE[code],
        **HEARING[code],
        **texts,
    }
    for code, texts in (("en", en.TEXTS), ("es", es.TEXTS), ("it", it.TEXTS), ("pt", pt.TEXTS))
}


def plural_form(language: str, number: int) -> str:
    """``one`` or ``other``: one is 1, in Portuguese also 0."""
    if number == 1 or (language == "pt" and number == 0):
        return "one"
    return "other"


class Words:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        """``language``: one of ``LANGUAGES``; ``KeyError`` for any other."""
        self.language = language
        self._texts = CATALOGUES[language]

    def __call__(self, key: str, **gaps: str | int) -> str:
        """The text of ``key`` with its gaps filled; ``KeyError`` for an unknown key or gap.

        A key with plural forms needs the gap ``n``.
        """
        text = self._texts[key]
        if isinstance(text, dict):
            text = text[plural_form(self.language, int(gaps["n"]))]
        return text.format(**gaps) if gaps else text

    def has(self, key: str) -> bool:
        """Whether the catalogue holds ``key``."""
        return key in self._texts
