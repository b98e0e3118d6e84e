"""Positions and whole hands of All Fives for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.engine.chain import Chain
from game.engine.deal import Shuffler, hand_seed
from game.engine.match import first_standing
from game.engine.moves import Play
from game.engine.seats import Seat
from game.engine.tile import Tile
from game.games.all_fives import AllFives
from game.games.domino_state import DominoState
from game.games.dominoes import parse_tiles
from tests.core.support import hands_of, moves_of, rest_of


def chain_of(rules: AllFives, plays: str) -> Chain:
    """The table after ``plays``, whoever made them."""
    chain = Chain()
    for move in moves_of(plays):
        assert isinstance(move, Play)
        chain = rules.place(chain, move)
    return chain


def fives(
    rules: AllFives,
    hands: str,
    plays: str = "",
    boneyard: str | None = None,
    *,
    mover: Seat = 0,
    scores: tuple[int, ...] | None = None,
    must_lead: Tile | None = None,
) -> DominoState:
    """A moment in a hand: ``plays`` lie, ``hands`` are held.

    ``boneyard``: its tiles in the order they are drawn; None: all that are left.
    """
    held = hands_of(hands)
    chain = chain_of(rules, plays)
    rest = rest_of(*chain.tiles, *(one for hand in held for one in hand))
    assert len(held) == rules.seats
    return DominoState(
        chain=chain,
        hands=held,
        undealt=rest if boneyard is None else parse_tiles(boneyard),
        leader=0,
        mover=mover,
        passes=0,
        moves=moves_of(plays),
        scores=scores or (0,) * rules.seats,
        must_lead=must_lead,
        outcome=None,
        hand=1,
    )


def dealt(rules: AllFives, seed: int) -> DominoState:
    """The first state of a first hand dealt from ``seed``."""
    standing = first_standing(rules)
    setup = rules.set_up(standing, Shuffler(hand_seed(b"fives" + bytes(11), seed)))
    return rules.start(standing, setup).state


def moments(rules: AllFives, seed: int, rng: Random) -> Iterator[Any]:
    """All states of a hand with every legal move equally likely, the end included."""
    state = dealt(rules, seed)
    yield state
    while state.outcome is None:
        state = rules.apply(state, rng.choice(rules.legal(state))).state
        yield state
