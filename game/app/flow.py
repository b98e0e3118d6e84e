"""The flow of a match on the page: who is asked next, what a step of the match changes."""

from __future__ import annotations

from dataclasses import replace

from game.app import keeping
from game.app.effects import AskPlayer, Claim, Effect, Focus, Later, Save, Shelf
from game.app.messages import DrawTile, Message, PassTurn
from game.app.model import PAUSES, Model, Pace, Screen
from game.app.planning import levels_of
from game.app.playing import Playing
from game.app.saved import print_save
from game.app.trust import Trust, with_promise
from game.app.viewer import first_person
from game.engine.deal import Shuffler, hand_seed, player_seed
from game.engine.events import LotDrawn
from game.engine.match import MatchStep, begin, deal_next, first_standing, next_standing, play
from game.engine.moves import DRAW, PASS, Move
from game.engine.tile import Tile
from game.games.catalogue import print_knowledge, rules_for
from game.games.domino_state import DominoState

Update = tuple[Model, tuple[Effect, ...]]

LOT_PAUSE = 2400
"""How long the lot lies on the table before a computer leads, in milliseconds."""


def start_match(model: Model, trust: Trust) -> Update:
    """A new match as planned, dealt from the secret of ``trust``."""
    plan = model.plan
    rules = rules_for(plan.game, plan.seats, dict(plan.options))
    setup = rules.set_up(first_standing(rules), Shuffler(hand_seed(trust.secret, 0)))
    return open_match(model, trust, begin(rules, setup))


def open_match(model: Model, trust: Trust, step: MatchStep) -> Update:
    """A match that takes the place of the one on the table."""
    plan = model.plan
    fresh = replace(
        model,
        trust=trust,
        practice=plan.practice,
        playing=Playing(away=model.playing.away),
        log=(),
        heard=0,
        began=model.turn,
        screen=Screen.TABLE,
        humans=plan.humans,
        levels=levels_of(plan),
        viewer=first_person(plan.humans),
        covered=False,
    )
    started, effects = _after(fresh, step)
    return started, (*keeping.left(model), *effects, Claim())


def start_hand(model: Model) -> Update:
    """The next hand of the running match; the model itself while a hand is being played."""
    match = model.match
    if match is None or match.state.outcome is None or match.result is not None:
        return model, ()
    standing = next_standing(match)
    seed = hand_seed(model.secret, standing.hand)
    return _after(model, deal_next(match, match.rules.set_up(standing, Shuffler(seed))))


def make_move(model: Model, move: Move) -> Update:
    """The page after a legal move of the running match; raises ``IllegalMove``."""
    assert model.match is not None
    return _after(model, play(model.match, move))


def _after(model: Model, step: MatchStep) -> Update:
    match = step.match
    moved = replace(
        model.let_go(),
        match=match,
        log=(*model.log, *step.events),
        turn=model.turn + 1,
        playing=replace(model.playing, paused=False, asking=False),
        order=model.order if match.state.moves else (),
    )
    moved = replace(moved, trust=with_promise(model.trust, match)) if model.trust else moved
    moved = handed_over(moved)
    if moved.at not in own_tiles(moved):
        moved = replace(moved, at=None)
    effects: list[Effect] = [save(moved), *keeping.after_hand(moved)]
    if match.state.outcome is not None:
        effects.append(Focus("next"))
    return moved, (*effects, *ask_next(moved))


def save(model: Model) -> Save:
    """Keep the match on the table as it stands now."""
    assert model.match is not None
    text = print_save(
        model.match, model.trust, model.humans, model.levels, model.practice, model.order
    )
    return Save(Shelf.MATCH, text)


def handed_over(model: Model) -> Model:
    """Cover the table when another person at this device is on turn."""
    match = model.match
    if match is None or match.state.outcome is not None:
        return model
    mover = match.state.mover
    if mover == model.viewer or mover not in model.humans:
        return model
    return replace(model, viewer=mover, covered=True, at=None)


def own_tiles(model: Model) -> tuple[Tile, ...]:
    """The viewer's tiles while a hand of dominoes is being played and nothing is covered."""
    match = model.match
    if match is None or model.covered or not isinstance(match.state, DominoState):
        return ()
    return match.state.hands[model.viewer] if match.state.outcome is None else ()


def on_turn(model: Model) -> bool:
    """Whether the viewer may move now: the hand runs, it is their turn, nothing is covered."""
    match = model.match
    if match is None or model.covered or match.state.outcome is not None:
        return False
    if model.playing.elsewhere or model.viewer not in model.humans:
        return False
    return bool(match.state.mover == model.viewer)


def ask_next(model: Model) -> tuple[Effect, ...]:
    """What must happen for the match to go on: nothing while a person is to act."""
    match = model.match
    if match is None or match.state.outcome is not None or model.playing.halted:
        return ()
    if match.state.mover in model.humans:
        return forced_alone(model)
    mover = match.state.mover
    known = print_knowledge(match.rules, match.rules.observe(match.state, mover))
    seed = player_seed(model.secret, match.standing.hand, len(match.state.moves))
    wait = PAUSES[model.prefs.pace]
    shows_lot = not match.state.moves and any(isinstance(e, LotDrawn) for e in model.log[-2:])
    if shows_lot and model.prefs.pace is not Pace.INSTANT:
        wait += LOT_PAUSE
    return (AskPlayer(known, model.level_at(mover), seed, wait, model.turn),)


def computers_play(model: Model) -> bool:
    """Whether a computer's turn can come: a match with one is on the open table."""
    match = model.match
    if match is None or match.result is not None or model.screen is not Screen.TABLE:
        return False
    return len(model.humans) < match.rules.seats


def forced_alone(model: Model) -> tuple[Effect, ...]:
    """The viewer's pass or draw after a pause, where it is forced and the viewer wants it made.

    Nothing is done behind the menu; coming back to the table asks again.
    """
    match = model.match
    if match is None or model.playing.halted or not on_turn(model):
        return ()
    if model.screen is not Screen.TABLE:
        return ()
    move = _made_alone(model, match.rules.legal(match.state))
    return () if move is None else (Later(PAUSES[model.prefs.pace], move),)


def _made_alone(model: Model, legal: tuple[Move, ...]) -> Message | None:
    if legal == (PASS,) and model.prefs.pass_alone:
        return PassTurn(model.turn)
    if legal == (DRAW,) and model.prefs.draw_alone:
        return DrawTile(model.turn)
    return None
