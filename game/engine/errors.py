"""What can be wrong with input, as codes that the page turns into sentences."""

from __future__ import annotations


class NotationError(ValueError):
    """Text that is no tile, move, option or record.

    ``code`` names what was expected (a text key of the page), ``found`` is the
    offending piece, shortened.
    """

    def __init__(self, code: str, found: str) -> None:
        super().__init__(f"{code}: {found[:40]!r}")
        self.code = code
        self.found = found[:40]


class IllegalMove(ValueError):
    """A well-formed move that the rules refuse here; ``reason`` is the code of ``why_not``."""

    def __init__(self, reason: str, move: str) -> None:
        super().__init__(f"{reason}: {move}")
        self.reason = reason
        self.move = move
