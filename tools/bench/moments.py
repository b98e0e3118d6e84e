"""Moments of hands at which a player has a choice, as observations in text."""

from __future__ import annotations

from hashlib import sha256

from game.ai.choose import choose
from game.ai.player import Budget
from game.engine.deal import Shuffler, hand_seed
from game.engine.level import Level
from game.engine.match import begin, first_standing, play
from game.engine.moves import parse_move
from game.engine.rules import AnyRules
from game.games.catalogue import print_knowledge

LEAST = Budget(1, 1, 1)
"""The work of those who play the hands: next to none."""


def moments(rules: AnyRules, number: int, seed: int) -> list[str]:
    """``number`` observations with more than one legal move, evenly from whole hands."""
    found: list[str] = []
    hand = 0
    while len(found) < 2 * number:
        found += _of_one_hand(rules, f"{seed} {hand}")
        hand += 1
    return [found[at * len(found) // number] for at in range(number)]


def _of_one_hand(rules: AnyRules, name: str) -> list[str]:
    secret = sha256(name.encode()).digest()[:16]
    setup = rules.set_up(first_standing(rules), Shuffler(hand_seed(secret, 0)))
    match = begin(rules, setup).match
    found = []
    while match.state.outcome is None:
        known = rules.observe(match.state, match.state.mover)
        text = print_knowledge(rules, known)
        if len(rules.choices(known)) > 1:
            found.append(text)
        chosen = choose(text, Level.MEDIUM, len(match.state.moves), budget=LEAST)
        match = play(match, parse_move(chosen.move)).match
    return found
