"""A drawing of the board in letters, turned into moves that lead there."""

from __future__ import annotations

from game.engine.errors import NotationError
from game.engine.grid import SIZE, Space
from game.engine.moves import Place
from game.engine.stone import FITS, LABELS, WILD, Colour, Label, Stone

LETTERS = "OXYZW"
"""The colours of a drawing: the first seat's, the second's and so on."""


def moves_to(drawing: str, held: Stone | None = None) -> tuple[Place, ...]:
    """Placements in turn, from the first colour on, that lead to ``drawing``.

    Rows from A downwards, divided by slashes or blanks: a letter for a tile, a dot for an
    empty space. ``held``: a tile that none of them uses. Raises ``NotationError``, code
    ``drawing``, for anything else, for colours that can't have had these turns, and for tiles
    that no labels fit.
    """
    spaces: dict[Colour, list[Space]] = {}
    rows = drawing.replace("/", " ").split()
    if len(rows) > SIZE or any(len(row) > SIZE or set(row) - {*LETTERS, "."} for row in rows):
        raise NotationError("drawing", drawing)
    for at, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter != ".":
                spaces.setdefault(LETTERS.index(letter), []).append(at * SIZE + column)
    colours = max(spaces, default=-1) + 1
    counts = [len(spaces.get(colour, ())) for colour in range(colours)]
    if counts != sorted(counts, reverse=True) or (counts and counts[0] - counts[-1] > 1):
        raise NotationError("drawing", drawing)
    labelled = [
        labels_for(spaces[colour], held.label if held and held.colour == colour else None)
        for colour in range(colours)
    ]
    return tuple(
        Place(Stone(colour, labelled[colour][turn]), spaces[colour][turn])
        for turn in range(max(counts, default=0))
        for colour in range(colours)
        if turn < counts[colour]
    )


def labels_for(spaces: list[Space], kept: Label | None = None) -> list[Label]:
    """A label for each space of one colour, no two alike, the wild tile only if it must be.

    ``kept``: a label not to be used. Raises ``NotationError``, code ``drawing``, where there
    are none.
    """
    taken: dict[Label, int] = {}
    for at in range(len(spaces)):
        if not _seat(at, spaces, taken, set() if kept is None else {kept}):
            raise NotationError("drawing", str(len(spaces)))
    found = {at: label for label, at in taken.items()}
    return [found[at] for at in range(len(spaces))]


def _seat(at: int, spaces: list[Space], taken: dict[Label, int], tried: set[Label]) -> bool:
    """Give space number ``at`` a label, moving others to theirs where that helps."""
    turned = at % 3
    kinds = [label for label in LABELS if label != WILD]
    # Numbers, letters and symbols by turns, so that a drawing shows all of them.
    order = sorted(kinds, key=lambda label: (label // SIZE - turned) % 3)
    for label in (*order, WILD):
        if label in tried or not FITS[label] >> spaces[at] & 1:
            continue
        tried.add(label)
        if label not in taken or _seat(taken[label], spaces, taken, tried):
            taken[label] = at
            return True
    return False
