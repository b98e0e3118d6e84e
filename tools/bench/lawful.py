"""One whole random match, and which laws it breaks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from random import Random
from traceback import extract_tb

from game.engine.events import Event
from game.engine.match import MatchStep
from game.engine.options import Choice, Option
from game.engine.rules import AnyRules
from game.games.catalogue import rules_for
from tests.core import laws
from tests.core.support import match_steps

STEPS = 1000
STEPS_A_POINT = 4
"""A match with more steps than the first, and so many for each point of its target, is left as
it is: where players subtract what they are left with, one at random may fall for ever."""
LOOKED_AT = 1 / 80
"""The share of moments at which every law is tried."""
TRIED = 10
"""How many moves are tried at such a moment."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken law: the number of the match, the table, after how many steps, and what was said."""

    number: int
    table: str
    step: int
    law: str


def table(seed: int, number: int, further: int) -> tuple[AnyRules, Random]:
    """The rules of a match, all options at random, and the chance for its moves.

    Tables take turns, so that every game is played with every number of seats as often.
    ``further``: how often others were taken because a match did not end.
    """
    seating = laws.SEATINGS[number % len(laws.SEATINGS)]
    rng = Random(f"{seed} {number} {further}")
    options = {one.name: _value(one, seating.seats, rng) for one in seating.entry.options}
    return rules_for(seating.entry.game, seating.seats, options), rng


def _value(option: Option, seats: int, rng: Random) -> str:
    if isinstance(option, Choice):
        return rng.choice(option.values)
    usual = int(option.default(seats))
    # Longer matches are more of the same: they are played now and then.
    most = option.highest if rng.random() < 0.002 else min(option.highest, usual)
    return str(rng.randint(option.lowest, most))


def violation(seed: int, number: int) -> Violation | None:
    """Play one match to its end; the first law that it breaks, None when it keeps them all."""
    for further in count():
        rules, rng = table(seed, number, further)
        played = _Played(rules)
        try:
            if played.to_the_end(rng):
                return None
        except Exception as error:
            frame = extract_tb(error.__traceback__)[-1]
            said = f"{frame.name}, line {frame.lineno}: {error!r}"
            named = f"{rules.game} {rules.seats} {dict(rules.options)}"
            return Violation(number, named, played.steps, said)
    raise AssertionError("the tables never end")


class _Played:
    """A match, looked at while it is played."""

    def __init__(self, rules: AnyRules) -> None:
        self.steps = 0
        self._rules = rules

    def to_the_end(self, rng: Random) -> bool:
        """Whether it has ended; raises whatever is wrong."""
        most = STEPS + STEPS_A_POINT * int(dict(self._rules.options).get("target", 0))
        told: list[Event] = []
        secrecy = laws.Secrecy(self._rules)
        before: MatchStep | None = None
        for step in match_steps(self._rules, rng.randbytes(16), rng):
            self.steps += 1
            told.extend(step.events)
            secrecy.follow(step)
            laws.settles_once(step)
            if before is None or step.match.result is not None or rng.random() < LOOKED_AT:
                _look(self._rules, before, step, rng)
                secrecy.look(step)
            before = step
            if self.steps > most:
                return False
        assert before is not None
        laws.best_score_wins(before)
        laws.record_replays(before.match, told)
        return True


def _look(rules: AnyRules, before: MatchStep | None, step: MatchStep, rng: Random) -> None:
    state = step.match.state
    laws.tiles_are_all_there(state)
    laws.legal_moves_are_moves(rules, state)
    laws.exactly_legal_moves_are_accepted(rules, state, rng.sample(laws.ALL_MOVES, TRIED))
    laws.only_the_mover_acts(rules, before, step)
    laws.observation_is_blind(rules, state, rng)
    laws.observation_crosses_as_text(rules, state)
    laws.guess_agrees(step.match, rng.randrange(rules.seats), rng.randrange(1 << 30))
