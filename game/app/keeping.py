"""When a match is put away among the kept ones: after every hand, and when it is left."""

from __future__ import annotations

from game.app.archive_messages import KeepMatch
from game.app.kept import Kept, Stage
from game.app.model import Model
from game.app.trust import Trust
from game.engine.match import Match, MatchStep
from game.engine.record import print_match


def kept_of(model: Model, stage: Stage = Stage.RUNNING) -> Kept | None:
    """The match of the model as it is kept, its day left open; None without a match."""
    match = model.match
    if match is None:
        return None
    computers = [seat for seat in range(match.rules.seats) if seat not in model.humans]
    return Kept(
        day="",
        trust=model.trust or Trust(model.secret),
        record=print_match(match),
        humans=model.humans,
        levels=tuple((seat, model.level_at(seat)) for seat in computers),
        practice=model.practice,
        stage=stage if match.result is None else Stage.FINISHED,
    )


def after_hand(model: Model) -> tuple[KeepMatch, ...]:
    """Keep the match when a hand of it is over: there is time then, and something to see."""
    match = model.match
    if match is None or match.state.outcome is None:
        return ()
    return _keep(model, Stage.RUNNING)


def left(model: Model) -> tuple[KeepMatch, ...]:
    """Keep a running match that another one takes the place of, as given up.

    One in which not everybody has moved yet is not worth it.
    """
    match = model.match
    # A tab that the match has left knows only how it was before.
    if match is None or match.result is not None or model.playing.elsewhere:
        return ()
    return _keep(model, Stage.GIVEN_UP) if _worth_it(match) else ()


def goes_on(model: Model) -> tuple[KeepMatch, ...]:
    """Keep a match as a running one: one that leaves the table unended, or was taken back."""
    match = model.match
    if match is None or not _worth_it(match):
        return ()
    return _keep(model, Stage.RUNNING)


def _worth_it(match: Match) -> bool:
    return bool(match.earlier) or len(match.state.moves) >= match.rules.seats


def _keep(model: Model, stage: Stage) -> tuple[KeepMatch, ...]:
    kept = kept_of(model, stage)
    assert kept is not None and model.match is not None
    return (KeepMatch(kept, MatchStep(model.match, model.log)),)
