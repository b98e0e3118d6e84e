"""Asking the expert: the hint, and the review after a hand."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from game.app import flow
from game.app.advice import (
    Advised,
    AskHint,
    AskReview,
    CloseHint,
    Ratings,
    Review,
    own_moves,
)
from game.app.effects import AskAdvice, Effect, Focus
from game.app.flow import Update
from game.app.messages import Message
from game.app.model import Model, Refusal
from game.app.outlook import outlook
from game.engine.deal import player_seed
from game.engine.moves import DRAW, PASS, SKIP
from game.engine.seats import Seat
from game.games.catalogue import print_knowledge

FORCED = ((DRAW,), (PASS,), (SKIP,))
"""What there is to do where nothing can be placed."""


class NoHint(StrEnum):
    """Why there is no hint; each has a sentence on the page."""

    NOT_YET = "not-yet"
    FORCED = "forced"


def change(model: Model, message: Message) -> Update | None:
    """The page after a message about hint or review; None for other messages."""
    match message:
        case AskHint():
            return _close(model) if model.hint is not None else _ask_hint(model)
        case CloseHint():
            return _close(model)
        case AskReview(seat):
            return _ask_review(model, seat)
        case Advised(rated, turn, at):
            return _advised(model, rated, turn, at)
    return None


def can_ask(model: Model) -> bool:
    """Whether the viewer may ask for a hint: their turn, and a tile can be placed."""
    match = model.match
    if match is None or not flow.on_turn(model):
        return False
    return match.rules.legal(match.state) not in FORCED


def _ask_hint(model: Model) -> Update:
    match = model.match
    if match is None or match.state.outcome is not None or not model.humans or model.covered:
        return model, ()
    if not can_ask(model):
        why = NoHint.FORCED if flow.on_turn(model) else NoHint.NOT_YET
        return replace(model, refusal=Refusal(why.value)), ()
    known = match.rules.observe(match.state, model.viewer)
    return replace(model, hint=()), (_question(model, known, len(match.state.moves)),)


def _close(model: Model) -> Update:
    if model.hint is None:
        return model, ()
    return replace(model, hint=None), (Focus("hint"),)


def _ask_review(model: Model, seat: Seat | None) -> Update:
    """The review of the hand that is over; asking for the shown one again closes it."""
    match = model.match
    if match is None or match.state.outcome is None:
        return model, ()
    whose = model.viewer if seat is None else seat
    if whose not in model.humans:
        return model, ()
    if model.review is not None and model.review.seat == whose:
        return replace(model, review=None), ()
    asked = replace(model, review=Review(whose, own_moves(match, whose)))
    return asked, _next_question(asked)


def _next_question(model: Model) -> tuple[Effect, ...]:
    review = model.review
    if review is None or review.done:
        return ()
    own = review.moves[len(review.rated)]
    return (_question(model, own.known, own.at, (review.seat, own.at)),)


def _question(
    model: Model, known: object, at: int, about: tuple[Seat, int] | None = None
) -> AskAdvice:
    assert model.match is not None
    text = print_knowledge(model.match.rules, known)
    seed = player_seed(model.secret, model.match.standing.hand, at)
    return AskAdvice(text, seed, model.turn, about)


def _explained(model: Model, rated: Ratings) -> Ratings:
    """The same, the best move with what it leads to."""
    assert model.match is not None
    best, *rest = rated
    return replace(best, after=outlook(model.match, model.viewer, best.move)), *rest


def _advised(model: Model, rated: Ratings, turn: int, about: tuple[Seat, int] | None) -> Update:
    """An answer counts only while what it answers is still open."""
    if turn != model.turn:
        return model, ()
    if about is None:
        return (model if model.hint is None else replace(model, hint=_explained(model, rated))), ()
    review = model.review
    if review is None or review.done:
        return model, ()
    if about != (review.seat, review.moves[len(review.rated)].at):
        return model, ()
    further = replace(model, review=replace(review, rated=(*review.rated, rated)))
    return further, _next_question(further)
