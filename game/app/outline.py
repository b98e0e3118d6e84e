"""The rules of one match in short: which sentences belong to it, and the numbers in them.

A sentence is a text key after ``rules.``; where an option decides, its value ends the key.
All numbers come from the rules themselves: the deal, the settlement, the sum of the ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.app.facts import Fact, Facts
from game.engine.chain import Arm, Chain
from game.engine.deal import in_order
from game.engine.events import Counted
from game.engine.match import first_standing
from game.engine.moves import Play, parse_move
from game.engine.options import Chosen
from game.engine.outcome import Ending
from game.engine.rules import AnyRules
from game.engine.stone import LABELS, RACK
from game.engine.tile import tile
from game.games import all_fives, block, blockers, draw
from game.games.catalogue import rules_for
from game.games.dominoes import parse_tiles

SECTIONS = ("goal", "turn", "score", "end", "match")
"""The headings, in order."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of :data:`SECTIONS` and its sentences, text keys after ``rules.``."""

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """The sentences of a match, and what may stand in their gaps."""

    sections: tuple[Section, ...]
    facts: Facts


@dataclass(frozen=True, slots=True)
class _Plan:
    """``lines`` by section: a key, or ``key:option`` where the value of an option ends it.

    A sentence that belongs to another game too is named with that game, as ``block.join``.

    ``facts``: the numbers of this game; ``n`` counts the points of the target.
    """

    lines: Mapping[str, str]
    facts: Callable[[Any], Facts]


def outline(game: str, seats: int, options: Chosen) -> Outline:
    """The rules of a match in short; raises ``NotationError`` for a match that can't be."""
    rules = rules_for(game, seats, dict(options))
    plan = _PLANS[game]
    chosen = {**dict(rules.options), "seats": "two" if seats == 2 else "more"}
    sections = tuple(
        Section(name, tuple(_key(game, word, chosen) for word in plan.lines[name].split()))
        for name in SECTIONS
    )
    return Outline(sections, plan.facts(rules))


def _key(game: str, word: str, chosen: Mapping[str, str]) -> str:
    line, _, option = word.partition(":")
    named = line if "." in line else f"{game}.{line}"
    return f"{named}.{chosen[option]}" if option else named


# --- Domino games -----------------------------------------------------------------------

_LEFT = ("3-0", "4-3", "5-3", "4-1")
"""What the players hold in the example of a settlement, a tile each."""


def _deal(rules: AnyRules) -> dict[str, Fact]:
    """The target, and how the tiles are dealt."""
    setup = rules.set_up(first_standing(rules), in_order)
    return {"n": rules.target or 0, "each": len(setup.hands[0]), "rest": len(setup.undealt)}


def _settled(rules: block.Block | all_fives.AllFives) -> dict[str, Fact]:
    """``out``: somebody has gone out; ``lowest``: the hand is blocked."""
    hands = tuple(parse_tiles(text) for text in _LEFT[: rules.seats])
    nothing = (0,) * rules.seats
    out = rules.settle(((), *hands[1:]), Ending.DOMINO, 0, nothing)
    return {"out": out, "lowest": rules.settle(hands, Ending.BLOCKED, None, nothing)}


def _block(rules: block.Block) -> Facts:
    joined = tile(6, 4)
    example: dict[str, Fact] = {"tile": joined, "joined": joined.high, "left": joined.low}
    return {**_deal(rules), **_settled(rules), **example}


def _sum(rules: all_fives.AllFives, plays: str) -> Counted:
    """How the ends add up after ``plays``."""
    chain, last = Chain(), Play(tile(0, 0), Arm.LEAD)
    for word in plays.split():
        move = parse_move(word)
        assert isinstance(move, Play)
        chain, last = rules.place(chain, move), move
    terms = all_fives.open_terms(chain)
    points = all_fives.scoring(sum(term.worth for term in terms))
    return Counted(0, last.tile, terms, points)


def _fives(rules: all_fives.AllFives) -> Facts:
    settled = _settled(rules) if rules.settlement == "winner" else {}
    return {
        **_deal(rules),
        **settled,
        "lead": tile(5, 5),
        "alone": _sum(rules, "5-5"),
        "right": tile(5, 2),
        "one": _sum(rules, "5-5 5-2>"),
        "left": tile(5, 3),
        "both": _sum(rules, "5-5 5-2> 5-3<"),
        "few": 7,
        "fewer": all_fives.rounded(7),
        "many": 8,
        "more": all_fives.rounded(8),
    }


# --- Blockers! --------------------------------------------------------------------------


def _blockers(rules: blockers.Blockers) -> Facts:
    spread, heaped = (1, 1, 1), (3, 0, 0)
    return {
        "all": len(LABELS),
        "rack": RACK,
        "turns": rules.turns // rules.seats,
        "kept": blockers.CLOSED,
        "g": 2,
        "spread": rules.score(2, spread),
        "taken": sum(spread),
        "heaped": rules.score(2, heaped),
    }


_PLANS: Mapping[str, _Plan] = {
    block.GAME: _Plan(
        {
            "goal": "goal deal",
            "turn": "lead:opener join must double blank",
            "score": "place out",
            "end": "blocked:block-score shared",
            "match": "target",
        },
        _block,
    ),
    draw.GAME: _Plan(
        {
            "goal": "block.goal all-fives.deal",
            "turn": "block.lead:opener block.join must all-fives.draw:floor block.double"
            " block.blank",
            "score": "block.place block.out",
            "end": "blocked:block-score block.shared",
            "match": "block.target",
        },
        _block,
    ),
    all_fives.GAME: _Plan(
        {
            "goal": "goal deal",
            "turn": "lead:opener must draw:floor spinner:spinner",
            "score": "sum double alone both:spinner",
            "end": "over settle:settlement",
            "match": "target:finish below:settlement",
        },
        _fives,
    ),
    blockers.GAME: _Plan(
        {
            "goal": "goal:scoring deal:seats",
            "turn": "play labels take split must",
            "score": "group sum:scoring",
            "end": "turns last",
            "match": "tie",
        },
        _blockers,
    ),
}
"""The only table of what is told of which game."""
