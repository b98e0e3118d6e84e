"""What can be done around the moves at this moment: part of what pictures are made from."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.holdings import Held, hands_of
from game.app.model import Model
from game.app.playing import Sorting
from game.app.undoing import Way, way_back
from game.engine.match import Match


@dataclass(frozen=True, slots=True)
class Conduct:
    """What a player or an onlooker can do with the match, beside moving.

    ``practice``: all moves can be taken back; ``may_undo``: one can be now. ``running``: a
    hand is being played; ``alone``: by a single person; ``computers``: with some of them.
    ``watching``: nobody at this device plays; then ``hands`` are those of all seats while they
    lie open, else empty. ``paused``, ``asking`` and ``elsewhere`` as in ``Playing``;
    ``sorting`` is that of the hand.
    """

    practice: bool = False
    may_undo: bool = False
    running: bool = True
    watching: bool = False
    hands: tuple[Held, ...] = ()
    paused: bool = False
    asking: bool = False
    elsewhere: bool = False
    alone: bool = True
    computers: bool = True
    sorting: Sorting = Sorting.NUMBER


def conduct_of(match: Match, model: Model) -> Conduct:
    """The conduct of the match on the table."""
    playing, watching = model.playing, not model.humans
    return Conduct(
        practice=model.practice,
        may_undo=isinstance(way_back(model), Way),
        running=match.state.outcome is None,
        watching=watching,
        hands=hands_of(match) if watching and playing.open_hands else (),
        paused=playing.paused,
        asking=playing.asking,
        elsewhere=playing.elsewhere,
        alone=len(model.humans) == 1,
        computers=len(model.humans) < match.rules.seats,
        sorting=model.prefs.sorting,
    )
