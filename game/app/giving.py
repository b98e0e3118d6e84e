"""Sharing on the page: what a link has brought is begun, or looked at in the replay."""

from __future__ import annotations

from dataclasses import replace

from game.app import flow, replay, sharing
from game.app.curve import curve
from game.app.effects import GoTo, MakeSecret
from game.app.flow import Update
from game.app.link import Kind
from game.app.messages import Message, SecretMade
from game.app.model import VIEWER, Model, Plan, Screen
from game.app.planning import other_game, with_option, with_seats
from game.app.replay import Place
from game.app.share_messages import ShareMessage, StartShared
from game.app.sharing import Sharing
from game.app.study import Study
from game.app.trust import Trust
from game.engine.match import MatchStep
from game.engine.rules import AnyRules

OF_MATCH = (Screen.TABLE, Screen.SHARE, Screen.CHECK)
"""Screens that there are only with a match."""


def change(model: Model, message: Message) -> Update | None:
    """The model after a message about sharing; None for any other message."""
    if not isinstance(message, ShareMessage):
        return None
    found, asked = sharing.change(model.sharing, message, model.match)
    changed = replace(model, sharing=found)
    if StartShared() not in asked:
        return changed, tuple(one for one in asked if not isinstance(one, StartShared))
    if sharing.to_look_at(found):
        return _look_at(changed)
    return changed, (MakeSecret(found.own_text, shared=True),)


def begin(model: Model, made: SecretMade) -> Update:
    """The match for which a secret was made: as planned, or the one that a link has brought.

    Further hands of the latter are dealt from the secret; those before were dealt elsewhere.
    What had happened before a position is not told again, and a person who is alone there sits
    where it is the turn.
    """
    offer = model.sharing.offer
    if not made.shared or offer is None:
        fresh = replace(model, sharing=Sharing(offer=offer))
        return flow.start_match(fresh, Trust(made.secret, made.origin))
    match = offer.match
    fresh = replace(model, sharing=Sharing(), plan=_plan_for(model.plan, match.rules))
    trust = Trust(made.secret, made.origin, own_from=match.standing.hand + 1)
    if offer.kind is not Kind.POSITION:
        return flow.open_match(fresh, trust, MatchStep(match, offer.events))
    plan = fresh.plan
    if len(plan.humans) == 1 and match.state.outcome is None:
        fresh = replace(fresh, plan=replace(plan, humans=(match.state.mover,)))
    opened, effects = flow.open_match(fresh, trust, MatchStep(match, offer.events))
    return replace(opened, plan=plan, heard=len(offer.events)), effects


def _plan_for(plan: Plan, rules: AnyRules) -> Plan:
    """The plan with the rules of a match that has come."""
    found = with_seats(other_game(plan, rules.game), rules.seats)
    for name, value in rules.options:
        found = with_option(found, name, value)
    return found


def _look_at(model: Model) -> Update:
    """The replay of a shared match, at the moment that the link names."""
    offer = model.sharing.offer
    assert offer is not None
    tape = replay.tape_of("", offer.match, (VIEWER,))
    if tape is None:
        return model, ()
    at = replay.last(tape) if offer.at is None else Place(*offer.at)
    archive = replace(
        model.archive,
        tape=tape,
        curve=curve(tape),
        proof=None,
        place=replay.clamped(tape, at),
        missing=False,
        study=Study(run=model.archive.study.run + 1),
    )
    shown = replace(model, archive=archive, sharing=Sharing(), screen=Screen.REPLAY)
    return shown, (GoTo(Screen.REPLAY),)
