"""Blockers! in words: the topics of the text view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.app.board_sight import BoardSight
from game.engine.events import Placed, Skipped
from game.engine.grid import ROWS, SIZE, Space, print_space, splits
from game.engine.stone import Stone
from game.i18n import Words
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.speech import sentence

Lines = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardTopic:
    """Something about the board: its name, and the sentences that tell it."""

    name: str
    lines: Callable[[BoardSight, Words], Lines]


def _speech(sight: BoardSight, words: Words) -> GridSpeech:
    return GridSpeech(words, Names(words, sight.seats, sight.humans))


def _tiles(sight: BoardSight, words: Words) -> Lines:
    speech = _speech(sight, words)
    told = []
    for colour in sight.colours:
        rack = ", ".join(speech.label(label) for label in sorted(sight.known.racks[colour] or ()))
        name = words("grid.rack", colour=words(f"colour.{colour + 1}"))
        told.append(f"{name}: {rack or words('settle.none')}.")
    return tuple(told)


def _ends(sight: BoardSight, words: Words) -> Lines:
    """Where the chosen tile may go."""
    if sight.chosen is None or not sight.spaces:
        return (words("why.pick-first"),)
    speech, cells = _speech(sight, words), sight.known.cells
    may = [space for space, reason in sight.spaces.items() if reason is None]
    free = [print_space(space) for space in may if cells[space] is None]
    takes = [_tile(sight, space, speech) for space in may if cells[space] is not None]
    none = words("settle.none")
    return (
        sentence(speech.label(sight.chosen.label)),
        words("text.free", spaces=", ".join(free) or none),
        words("text.captures", tiles=", ".join(takes) or none),
    )


def _tile(sight: BoardSight, space: Space, speech: GridSpeech) -> str:
    there = sight.known.cells[space]
    assert there is not None
    return f"{print_space(space)} {speech.stone(there)}"


def _last(sight: BoardSight, words: Words) -> Lines:
    """The last turn, and whose turn it is."""
    speech, log = _speech(sight, words), sight.log
    turns = [at for at, event in enumerate(log) if isinstance(event, (Placed, Skipped))]
    first = turns[-1] if turns else 0
    told = [one for event in log[first:] for one in speech.event(event)]
    if sight.your_turn:
        told.append(speech.prompt(sight))
    elif sight.ended is None:
        told.append(words("text.turn", name=speech.seat_name(sight.known.mover)))
    return tuple(told)


def _scores(sight: BoardSight, words: Words) -> Lines:
    """Groups and captures of every seat."""
    speech = _speech(sight, words)
    return tuple(f"{speech.seat_name(s.seat)}: {speech.standing(s)}." for s in sight.standings)


def _counts(sight: BoardSight, words: Words) -> Lines:
    """Turns left and tiles in the piles."""
    speech = _speech(sight, words)
    told = []
    for standing in sight.standings:
        pile = sum(sight.known.pile_sizes[colour] for colour in standing.colours)
        left = words("grid.turns-left", n=standing.turns_left)
        name = speech.seat_name(standing.seat)
        told.append(f"{name}: {left}, {words('text.pile', n=pile)}.")
    if sight.last_round and sight.ended is None:
        told.append(words("say.last-round"))
    return tuple(told)


def _board(sight: BoardSight, words: Words) -> Lines:
    """The rows that hold tiles, from top to bottom."""
    speech, cells = _speech(sight, words), sight.known.cells
    told = []
    for row, letter in enumerate(ROWS):
        spaces = range(row * SIZE, (row + 1) * SIZE)
        tiles = [_tile(sight, space, speech) for space in spaces if cells[space] is not None]
        if tiles:
            told.append(words("text.row", row=letter, tiles=", ".join(tiles)))
    return tuple(told) or (words("text.empty-board"),)


def _taken(sight: BoardSight, words: Words) -> Lines:
    """What lies beside every rack."""
    speech = _speech(sight, words)
    told = []
    for seat, stones in enumerate(sight.known.captured):
        listed = ", ".join(map(speech.stone, stones)) or words("settle.none")
        told.append(f"{speech.seat_name(seat)}: {listed}.")
    return tuple(told)


def _protected(sight: BoardSight, words: Words) -> Lines:
    """The tiles of others that the viewer can't capture now."""
    speech, known = _speech(sight, words), sight.known
    held = [
        _tile(sight, space, speech)
        for space, stone in enumerate(known.cells)
        if stone is not None and _splits(sight, space, stone)
    ]
    return (sentence(", ".join(held) or words("settle.none")),)


def _splits(sight: BoardSight, space: Space, stone: Stone) -> bool:
    board = sight.known.boards[stone.colour]
    return stone.colour not in sight.colours and splits(board, space)


BOARD_TOPICS = (
    BoardTopic("tiles", _tiles),
    BoardTopic("ends", _ends),
    BoardTopic("last", _last),
    BoardTopic("scores", _scores),
    BoardTopic("counts", _counts),
    BoardTopic("board", _board),
    BoardTopic("taken", _taken),
    BoardTopic("protected", _protected),
)
