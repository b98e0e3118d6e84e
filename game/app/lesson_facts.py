"""The numbers and names in the texts of a lesson, all read from the table as it lies."""

from __future__ import annotations

from game.app.facts import Ends, Fact, Facts, Who
from game.app.lesson import Lesson, Scene, scene
from game.app.model import VIEWER
from game.engine.chain import Arm
from game.engine.events import Counted, Drew, Played
from game.engine.grid import count_groups, print_space
from game.engine.moves import Move, Place, Play
from game.engine.rules import AnyRules
from game.engine.seats import Table
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersState, by_colour
from game.games.domino_state import DominoState


def facts(lesson: Lesson) -> Facts:
    """What may stand in the gaps of the running step's text."""
    seen = scene(lesson)
    if isinstance(seen.match.state, BlockersState):
        return _board(lesson, seen, seen.match.state)
    return _dominoes(lesson, seen, seen.match.state)


def _dominoes(lesson: Lesson, seen: Scene, state: DominoState) -> Facts:
    other = Table(len(state.hands)).next(VIEWER)
    found: dict[str, Fact] = {
        "other": Who(other),
        "own": len(state.hands[VIEWER]),
        "theirs": len(state.hands[other]),
        "rest": len(state.undealt),
        "score": seen.match.scores[VIEWER],
        "score_other": seen.match.scores[other],
        "drawn": sum(isinstance(event, Drew) for event in seen.fresh),
    }
    if state.chain.lead is not None:
        found["ends"] = Ends(state.chain.values)
    if state.chain.spinner is not None:
        found["spinner"] = state.chain.spinner
    if state.outcome is not None:
        found["pips"], found["pips_other"] = state.outcome.pips[VIEWER], state.outcome.pips[other]
        found["gain"] = state.outcome
        found["lost"] = -state.outcome.points[other]
    for event in seen.log:
        if isinstance(event, Played) and event.seat == other:
            found["last"] = event.tile
            found["last_joined"] = event.joined or 0
        if isinstance(event, Counted) and event.seat == other:
            found["last_sum"] = event
    wanted = lesson.wanted
    return found if not isinstance(wanted, Play) else {**found, **_placing(seen, state, wanted)}


def _placing(seen: Scene, state: DominoState, move: Play) -> dict[str, Fact]:
    """What the move that is asked for does, and the same tile on another end."""
    found: dict[str, Fact] = {"tile": move.tile}
    joined = state.chain.value_at(move.arm)
    if joined is not None:
        found["joined"], found["left"] = joined, move.tile.other(joined)
    rules = seen.match.rules
    for name, arm in (("makes", move.arm), ("instead", _other_arm(rules, state, move))):
        counted = None if arm is None else sum_after(rules, state, Play(move.tile, arm))
        if counted is not None:
            found[name] = counted
    return found


def _other_arm(rules: AnyRules, state: DominoState, move: Play) -> Arm | None:
    legal = (one for one in rules.legal(state) if isinstance(one, Play))
    return next((one.arm for one in legal if one.tile == move.tile and one.arm != move.arm), None)


def sum_after(rules: AnyRules, state: DominoState, move: Move) -> Counted | None:
    """How the ends add up after a legal move; None in games that don't count them."""
    events = rules.apply(state, move).events
    return next((event for event in events if isinstance(event, Counted)), None)


def _board(lesson: Lesson, seen: Scene, state: BlockersState) -> Facts:
    rules = seen.match.rules
    assert isinstance(rules, Blockers)
    groups = _groups(rules, state)
    taken = by_colour(state.captured[VIEWER], len(state.boards))
    found: dict[str, Fact] = {
        "rack": len(state.racks[VIEWER]),
        "groups": groups,
        "captured": max(taken),
        "score": rules.score(groups, taken),
        "turns": rules.turns // rules.seats,
    }
    spaces = (mark.name for mark in lesson.marks if mark.kind == "space")
    found |= dict(zip("abc", spaces, strict=False))
    wanted = lesson.wanted
    if isinstance(wanted, Place):
        found["stone"] = wanted.stone
        found["space"] = print_space(wanted.space)
        found["after"] = _groups(rules, rules.apply(state, wanted).state)
        there = state.cells[wanted.space]
        if there is not None:
            found["victim"] = there
    return found


def _groups(rules: Blockers, state: BlockersState) -> int:
    return sum(count_groups(state.boards[colour]) for colour in rules.colours_of(VIEWER))
