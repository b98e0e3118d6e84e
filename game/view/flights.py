"""What moves on the table when something has happened, as places to start from and to land on.

Places are selectors of the page's elements; the browser measures them before and after the new
picture is there. Made from what the viewer has seen, so nothing hidden can fly.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.app.model import Model, Pace, Screen
from game.engine.events import Captured, Counted, Drew, Event, Passed, Placed, Played
from game.engine.grid import print_space
from game.engine.seats import Seat
from game.view.account import number
from game.view.moving import Count, Flight, Motion, Pulse

STEPS = 6
"""How many numbers a count shows at most."""


def flights(before: Model, after: Model) -> tuple[Motion, ...]:
    """What moves between two moments; nothing at the instant pace or on another screen."""
    if after.prefs.pace is Pace.INSTANT or after.covered or before.covered:
        return ()
    if before.screen is not Screen.TABLE or after.screen is not Screen.TABLE:
        return ()
    if before.began != after.began or len(after.log) <= len(before.log):
        return ()
    news = after.seen[len(before.log) :]
    return tuple(one for event in news for one in _moved(event, before, after))


def _moved(event: Event, before: Model, after: Model) -> Iterator[Motion]:
    match event:
        case Played(seat, tile):
            own = (f'[data-spot="tile-{tile}"] > .tile',) if seat == after.viewer else ()
            yield Flight(f'.lying [data-tile="{tile}"] > .tile', (*own, *_from(seat)))
        case Drew(seat, tile):
            there = f'.backs[data-seat="{seat}"] > :last-child > .tile'
            if tile is not None and seat == after.viewer:
                there = f'[data-spot="tile-{tile}"] > .tile'
            yield Flight(there, (".boneyard > .hidden-tile",))
        case Passed(seat):
            yield Pulse(f"{_chip(seat)} .chip-state")
        case Counted(seat):
            yield Count(".sum-total", _steps(0, event.total))
            if event.points and before.match is not None and after.match is not None:
                start, end = before.match.scores[seat], after.match.scores[seat]
                yield Pulse(".sum strong")
                yield Count(f"{_chip(seat)} .chip-score", _steps(start, end))
        case Placed(seat, stone, space):
            own = (f'[data-spot="stone-{stone}"] > .stone',) if seat == after.viewer else ()
            yield Flight(f"{_space(space)} > .stone", (*own, _chip(seat)))
        case Captured(seat, _, space):
            yield Flight(_chip(seat), (f"{_space(space)} > .stone",), leaves=True)


def _steps(start: int, end: int) -> tuple[str, ...]:
    """At most :data:`STEPS` numbers after ``start``, evenly, up to ``end``."""
    steps = min(STEPS, abs(end - start))
    return tuple(number(start + (end - start) * at // steps) for at in range(1, steps + 1))


def _from(seat: Seat) -> tuple[str, ...]:
    """Where the tiles of another seat come from."""
    return f'.backs[data-seat="{seat}"] > :last-child > .tile', _chip(seat)


def _chip(seat: Seat) -> str:
    return f'.chip[data-seat="{seat}"]'


def _space(space: int) -> str:
    return f'[data-spot="space-{print_space(space)}"]'
