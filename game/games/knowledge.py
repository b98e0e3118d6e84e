"""The observation of a domino game as lines of text and back: it crosses to the worker.

The chain is not written: the moves rebuild it. Numbers are plain digits, tiles and
moves stand in notation.
"""

from __future__ import annotations

from game.engine.chain import Chain
from game.engine.errors import NotationError
from game.engine.moves import Lay, Pass, Play, parse_move
from game.engine.outcome import Account, Ending, Outcome
from game.engine.rules import Line
from game.engine.tile import parse_tile
from game.games.domino_state import DominoObservation
from game.games.dominoes import parse_tiles, print_tiles


def print_observation(known: DominoObservation) -> tuple[Line, ...]:
    """All fields of ``known``, a line each; empty ones are left out."""
    lines = [
        ("seat", str(known.seat)),
        ("tiles", print_tiles(known.tiles)),
        ("counts", _numbers(known.counts)),
        ("undealt", str(known.undealt)),
        ("leader", str(known.leader)),
        ("mover", str(known.mover)),
        ("moves", " ".join(map(str, known.moves))),
        ("scores", _numbers(known.scores)),
        ("hand", str(known.hand)),
        ("opening", "yes" if known.opening else "no"),
    ]
    if known.must_lead is not None:
        lines.append(("must-lead", str(known.must_lead)))
    if known.outcome is not None:
        lines.extend(_print_outcome(known.outcome))
    if known.shown is not None:
        lines.append(("shown", " | ".join(print_tiles(hand) for hand in known.shown)))
    return tuple(lines)


def parse_observation(lines: tuple[Line, ...], lay: Lay) -> DominoObservation:
    """What :func:`print_observation` wrote; raises ``NotationError``, code ``observation``."""
    found = dict(lines)
    try:
        moves = tuple(parse_move(word) for word in found["moves"].split())
        chain = Chain()
        for move in moves:
            if isinstance(move, Play):
                chain = lay(chain, move)
        shown = found.get("shown")
        must_lead = found.get("must-lead")
        return DominoObservation(
            seat=int(found["seat"]),
            tiles=parse_tiles(found["tiles"]),
            counts=_read_numbers(found["counts"]),
            undealt=int(found["undealt"]),
            chain=chain,
            leader=int(found["leader"]),
            mover=int(found["mover"]),
            passes=_passes_in_a_row(moves),
            moves=moves,
            scores=_read_numbers(found["scores"]),
            opening=found["opening"] == "yes",
            must_lead=None if must_lead is None else parse_tile(must_lead),
            outcome=_parse_outcome(found) if "ending" in found else None,
            hand=int(found["hand"]),
            shown=None if shown is None else tuple(map(parse_tiles, shown.split("|"))),
        )
    except (KeyError, ValueError) as error:
        raise NotationError("observation", str(error)) from error


def _passes_in_a_row(moves: tuple[object, ...]) -> int:
    passes = 0
    while passes < len(moves) and isinstance(moves[-1 - passes], Pass):
        passes += 1
    return passes


def _print_outcome(outcome: Outcome) -> tuple[Line, ...]:
    winner = () if outcome.winner is None else (("winner", str(outcome.winner)),)
    return (
        ("ending", outcome.ending.value),
        *winner,
        ("pips", _numbers(outcome.pips)),
        ("points", _numbers(outcome.points)),
        ("after", _numbers(outcome.scores)),
        ("account", outcome.account.value),
    )


def _parse_outcome(found: dict[str, str]) -> Outcome:
    winner = found.get("winner")
    return Outcome(
        Ending(found["ending"]),
        None if winner is None else int(winner),
        _read_numbers(found["pips"]),
        _read_numbers(found["points"]),
        _read_numbers(found["after"]),
        Account(found["account"]),
    )


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
