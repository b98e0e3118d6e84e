"""What a seat knows of Blockers! as lines of text, and back."""

from __future__ import annotations

from game.engine.errors import NotationError
from game.engine.moves import parse_move
from game.engine.outcome import BoardOutcome
from game.engine.rules import Line
from game.engine.stone import parse_label, print_label
from game.games.blockers_state import BlockersObservation, boards_of, owners, replay


def print_observation(known: BlockersObservation) -> tuple[Line, ...]:
    """All that can't be rebuilt from the moves, a line each."""
    racks = " | ".join(
        "?" if rack is None else " ".join(map(print_label, rack)) for rack in known.racks
    )
    lines = [
        ("seat", str(known.seat)),
        ("leader", str(known.leader)),
        ("mover", str(known.mover)),
        ("racks", racks),
        ("rack-sizes", " ".join(map(str, known.rack_sizes))),
        ("pile-sizes", " ".join(map(str, known.pile_sizes))),
        ("moves", " ".join(map(str, known.moves))),
    ]
    if known.outcome is not None:
        lines.extend(_print_outcome(known.outcome))
    return tuple(lines)


def parse_observation(seats: int, lines: tuple[Line, ...]) -> BlockersObservation:
    """What :func:`print_observation` wrote; raises ``NotationError``, code ``observation``."""
    found = dict(lines)
    try:
        moves = tuple(parse_move(word) for word in found["moves"].split())
        leader = int(found["leader"])
        cells, captured = replay(seats, leader, moves)
        return BlockersObservation(
            seat=int(found["seat"]),
            cells=cells,
            boards=boards_of(cells, len(owners(seats))),
            racks=tuple(
                None if text.strip() == "?" else tuple(map(parse_label, text.split()))
                for text in found["racks"].split("|")
            ),
            rack_sizes=_numbers(found["rack-sizes"]),
            pile_sizes=_numbers(found["pile-sizes"]),
            captured=captured,
            leader=leader,
            mover=int(found["mover"]),
            moves=moves,
            outcome=_parse_outcome(found) if "groups" in found else None,
        )
    except (KeyError, IndexError, ValueError) as error:
        raise NotationError("observation", str(error)) from error


def _print_outcome(outcome: BoardOutcome) -> tuple[Line, ...]:
    captures = " | ".join(" ".join(map(str, row)) for row in outcome.captures)
    return (
        ("groups", " ".join(map(str, outcome.groups))),
        ("captures", captures),
        ("scores", " ".join(map(str, outcome.scores))),
        ("winners", " ".join(map(str, outcome.winners))),
    )


def _parse_outcome(found: dict[str, str]) -> BoardOutcome:
    captures = tuple(_numbers(row) for row in found["captures"].split("|"))
    return BoardOutcome(
        _numbers(found["groups"]), captures, _numbers(found["scores"]), _numbers(found["winners"])
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
