"""The same random hands of Block through another engine, PyPI ``dominoes``.

That engine always seats four: with two players they sit at 0 and 2, with three at 0 to 2, and
an empty place shows as a pass. It skips to the next seat that can play by itself and leaves
the closing passes of a blocked hand unwritten. With equal ends it lists only the left one.
Its points are those of teams and are not compared.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.chain import Arm
from game.engine.moves import PASS, Move, Play
from game.engine.outcome import Ending
from game.engine.tile import Tile
from game.games.block import block
from tests.core.support import start

peer: Any = pytest.importorskip("dominoes")

PLACES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Where our seats sit at the other engine's table."""
HANDS = 1_000


def theirs(one: Tile) -> Any:
    """The tile as they write it; the first half lies to the left, as the high one does here."""
    return peer.Domino(one.high, one.low)


def deal(state: Any) -> Any:
    """Their game with the hands and the leader of ``state``."""
    hands = [peer.Hand([]) for _ in range(4)]
    places = PLACES[len(state.hands)]
    for place, hand in zip(places, state.hands, strict=True):
        hands[place] = peer.Hand([theirs(one) for one in hand])
    leader = places[state.leader]
    moves = tuple((one, True) for one in hands[leader])
    return peer.Game(peer.Board(), hands, [], leader, moves, leader, None)


def their_options(game: Any) -> set[tuple[frozenset[int], bool]]:
    """What they allow now: the halves of a tile, and whether it goes to the left."""
    return {(frozenset((one.first, one.second)), left) for one, left in game.valid_moves}


def our_options(state: Any, legal: tuple[Move, ...]) -> set[tuple[frozenset[int], bool]]:
    """The same from ours, with the right end left out where both ends are equal."""
    ends = state.chain.values
    found = set()
    for move in legal:
        assert isinstance(move, Play)
        left = move.arm in (Arm.LEAD, Arm.LEFT)
        if left or ends[0] != ends[1]:
            found.add((frozenset((move.tile.low, move.tile.high)), left))
    return found


def passes_between(game: Any, since: int, places: tuple[int, ...], seat: int) -> list[int]:
    """Our seats that passed in their list of moves from ``since`` on, in order."""
    found = []
    for place, move in enumerate(game.moves[since:], places[seat] + 1):
        assert move is None
        if place % 4 in places:
            found.append(places.index(place % 4))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_hands_agree(seats: int) -> None:
    rules = block(seats)
    places = PLACES[seats]
    rng = Random(seats)
    blocked = 0
    for seed in range(HANDS):
        state = start(rules, seed, leader=seed % seats)
        game = deal(state)
        while state.outcome is None:
            legal = rules.legal(state)
            assert game.turn == places[state.mover]
            assert their_options(game) == our_options(state, legal)
            move = rng.choice(legal)
            assert isinstance(move, Play)
            seat, written = state.mover, len(game.moves) + 1
            state = rules.apply(state, move).state
            game.make_move(theirs(move.tile), move.arm in (Arm.LEAD, Arm.LEFT))
            passed = []
            while state.outcome is None and rules.legal(state) == (PASS,):
                passed.append(state.mover)
                state = rules.apply(state, PASS).state
            if game.result is None or game.result.won:
                assert passed == passes_between(game, written, places, seat)
            else:
                assert len(game.moves) == written
                assert passed == [(seat + turn) % seats for turn in range(1, seats + 1)]
            if game.result is None:
                assert state.outcome is None
                assert (game.board.left_end(), game.board.right_end()) == state.chain.values
        assert game.result is not None
        assert game.result.won is (state.outcome.ending is Ending.DOMINO)
        if game.result.won:
            assert game.result.player == places[state.outcome.winner]
        blocked += state.outcome.ending is Ending.BLOCKED
        for place, hand in zip(places, state.hands, strict=True):
            assert {frozenset((one.first, one.second)) for one in game.hands[place]} == {
                frozenset((one.low, one.high)) for one in hand
            }
            assert len(game.hands[place]) == len(hand)
    assert 0.2 * HANDS < blocked < 0.8 * HANDS
