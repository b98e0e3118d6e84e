"""The table as text for a message: what the viewer sees, for somebody who doesn't sit there.

Nobody is "you" here, all are Player 1, Player 2 and so on. Dominoes lie as Unicode
draws them, doubles crosswise; the board of Blockers! has a letter for each colour.
"""

from __future__ import annotations

from game.app.board_sight import BoardSight
from game.app.sight import AnySight, Sight
from game.engine.chain import CROSS, Arm, Chain
from game.engine.events import Counted, Event, Placed, Refilled, Skipped
from game.engine.grid import ROWS, SIZE
from game.engine.seats import Table
from game.engine.tile import HIGHEST_PIP, Tile
from game.i18n import Words
from game.view.account import number
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.speech import Speech, sentence

LETTERS = "abcde"
"""The colours of Blockers! on a board of text."""
EMPTY = "·"

_FLAT, _UPRIGHT = 0x1F031, 0x1F063
_ARROWS = {Arm.UP: "↑", Arm.DOWN: "↓"}


def table_text(sight: AnySight, words: Words) -> str:
    """Several lines without a line break at the end."""
    if isinstance(sight, BoardSight):
        return "\n".join(_board_lines(sight, words))
    return "\n".join(_domino_lines(sight, words))


def domino(first: int, second: int, upright: bool = False) -> str:
    """The Unicode tile with ``first`` at the left or on top, ``second`` at the right or below."""
    return chr((_UPRIGHT if upright else _FLAT) + first * (HIGHEST_PIP + 1) + second)


def chain_lines(chain: Chain) -> tuple[str, ...]:
    """The line from left to right, then the upper and the lower arm from the spinner outwards."""
    lead = chain.lead
    if lead is None:
        return ()
    line = "".join(_lying(one.outer, one.inner) for one in reversed(chain.left))
    line += _lying(lead.high, lead.low)
    line += "".join(_lying(one.inner, one.outer) for one in chain.right)
    arms = [
        f"{_ARROWS[arm]} " + "".join(_lying(one.inner, one.outer) for one in chain.links(arm))
        for arm in CROSS
        if chain.links(arm)
    ]
    return (line, *arms)


def _lying(first: int, second: int) -> str:
    return domino(first, second, upright=first == second)


def held(tiles: tuple[Tile, ...]) -> str:
    """Tiles in a hand, drawn upright and in notation."""
    drawn = "".join(domino(one.high, one.low, upright=True) for one in tiles)
    return f"{drawn} ({' '.join(map(str, tiles))})"


def neutral(sight: AnySight, words: Words) -> Speech:
    """Speech in which nobody is addressed."""
    return Speech(words, sight.seats, humans=tuple(Table(sight.seats)))


def neutral_grid(sight: BoardSight, words: Words) -> GridSpeech:
    """The same for the board."""
    return GridSpeech(words, Names(words, sight.seats, tuple(Table(sight.seats))))


def heading(sight: AnySight, words: Words) -> str:
    """Game, and hand and target in games that have several hands."""
    game = words(f"game.{sight.game}")
    if isinstance(sight, BoardSight):
        return game
    hand = words("table.hand", hand=sight.hand_number)
    return f"{game} · {hand} · {words('table.target', target=sight.target)}"


def score_line(sight: Sight, words: Words) -> str:
    """All scores in a line."""
    speech = neutral(sight, words)
    return " · ".join(
        f"{speech.name(seat)}: {number(score)}" for seat, score in enumerate(sight.scores)
    )


def latest(sight: Sight, words: Words) -> str:
    """What has just happened; a sum of the ends is told with the tile that made it."""
    if not sight.log:
        return ""
    told: tuple[Event, ...] = sight.log[-1:]
    if sight.ended is not None:
        told = (sight.ended,)
    elif isinstance(told[0], Counted):
        told = sight.log[-2:]
    speech = neutral(sight, words)
    sentences = [sentence for event in told for sentence in speech.event(event)]
    if sight.result is not None:
        sentences.append(speech.result(sight.result))
    return " ".join(sentences)


def latest_on_board(sight: BoardSight, words: Words) -> str:
    """The last placement, capture or skip, or who has won."""
    speech = neutral_grid(sight, words)
    if sight.result is not None:
        return speech.result(sight.result)
    turns = [at for at, event in enumerate(sight.log) if isinstance(event, (Placed, Skipped))]
    told = sight.log[turns[-1] :] if turns else sight.log
    sentences = [speech.event(event) for event in told if not isinstance(event, Refilled)]
    return " ".join(sentence for several in sentences for sentence in several)


def ends(sight: Sight, words: Words) -> str:
    """The open ends as a sentence; empty before the lead."""
    values = sight.known.chain.values
    if not values:
        return ""
    return sentence(neutral(sight, words).ends_are(values))


def _domino_lines(sight: Sight, words: Words) -> list[str]:
    speech = neutral(sight, words)
    lines = [heading(sight, words), score_line(sight, words), *chain_lines(sight.known.chain)]
    lines += [ends(sight, words), latest(sight, words)]
    if sight.ended is None:
        name = speech.name(sight.viewer)
        lines.append(words("share.holds", name=name, tiles=held(sight.known.tiles)))
    return [line for line in lines if line]


def _board_lines(sight: BoardSight, words: Words) -> list[str]:
    speech = neutral_grid(sight, words)
    lines = [heading(sight, words)]
    for standing in sight.standings:
        colours = ", ".join(
            f"{LETTERS[colour]} {words(f'colour.{colour + 1}')}" for colour in standing.colours
        )
        name = speech.seat_name(standing.seat)
        lines.append(f"{name} ({colours}): {speech.standing(standing)}")
    lines += [*board_lines(sight), latest_on_board(sight, words)]
    if sight.ended is None:
        lines.append(rack_line(sight, words))
    return [line for line in lines if line]


def board_lines(sight: BoardSight) -> tuple[str, ...]:
    """The numbers of the columns, then a line for each row."""
    head = f"  {' '.join(str(column + 1) for column in range(SIZE))}"
    cells = [EMPTY if one is None else LETTERS[one.colour] for one in sight.known.cells]
    rows = [
        f"{letter} {' '.join(cells[row * SIZE : (row + 1) * SIZE])}"
        for row, letter in enumerate(ROWS)
    ]
    return (head, *rows)


def rack_line(sight: BoardSight, words: Words) -> str:
    """What the viewer holds, colour by colour."""
    speech = neutral_grid(sight, words)
    racks = [
        f"{words(f'colour.{colour + 1}')} "
        + ", ".join(speech.label(label) for label in sorted(sight.known.racks[colour] or ()))
        for colour in sight.colours
    ]
    name = speech.seat_name(sight.viewer)
    return words("share.holds", name=name, tiles="; ".join(racks))
