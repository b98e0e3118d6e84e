"""A moment of a replay as it is shown."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.board_sight import BoardSight
from game.app.curve import scores_at
from game.app.holdings import Held, hands_of
from game.app.model import Box, Model, Plan, Screen
from game.app.replay import Moment, Place, Tape, moment, moments
from game.app.sight import AnySight, Sight, sight_of
from game.app.study import viewer_of
from game.engine.events import Event
from game.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment as it is shown.

    ``sight``: the table as the viewer saw it then, with nothing to do. ``scores`` and
    ``hands`` are by seat; a hand is None where it stays hidden, and ``counts`` tells how many
    tiles it has. ``told``: what happened in
    this hand, by move, the deal first, as far as the viewer may know it. ``may_open``:
    whether the hand is over, so that all its tiles may be shown.
    """

    place: Place
    sight: AnySight
    scores: tuple[int, ...]
    hands: tuple[Held | None, ...]
    counts: tuple[int, ...]
    told: tuple[tuple[Event, ...], ...]
    may_open: bool


def scene(tape: Tape, place: Place, box: Box, *, open_hands: bool = False) -> Scene:
    """The scene at a place for the first person, or for the first seat where nobody plays.

    ``open_hands``: show the tiles of all, as far as the hand is over in the match itself.
    """
    there = moment(tape, place)
    over = tape.reels[there.place.hand].over
    viewer = viewer_of(tape)
    opened = open_hands and over
    held = hands_of(there.match)
    told = [one.events for one in moments(tape, there.place.hand)]
    if not opened:
        told = [tuple(event.seen_by(viewer) for event in events) for events in told]
    return Scene(
        place=there.place,
        sight=_sight(tape, there, viewer, box),
        scores=scores_at(there.match),
        hands=tuple(hand if opened or at == viewer else None for at, hand in enumerate(held)),
        counts=tuple(map(len, held)),
        told=tuple(told),
        may_open=over,
    )


def _sight(tape: Tape, there: Moment, viewer: Seat, box: Box) -> AnySight:
    rules = there.match.rules
    seen = sight_of(
        Model(
            plan=Plan(rules.game, rules.seats, rules.options, tape.humans),
            screen=Screen.TABLE,
            match=there.match,
            log=there.log,
            humans=tape.humans,
            viewer=viewer,
            box=box,
        )
    )
    assert seen is not None
    if isinstance(seen, BoardSight):
        return replace(seen, open_racks=(), spaces={}, must_skip=False)
    assert isinstance(seen, Sight)
    return replace(seen, playable=(), must_pass=False, must_draw=False)
