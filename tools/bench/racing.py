"""Random full hands of Block a second: through our rules, on our integers, in other engines.

All play the same deals, in rounds by turns; a ratio is the median of the rounds. Processor time
counts, so that other work on the machine matters little. A hand runs from the dealt tiles to
its end. OpenSpiel is even given its first states: it deals tile by tile, and that is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from game.ai.block_fast import random_hand
from game.ai.masks import INDEX, mask_of
from game.engine.deal import Shuffler, hand_seed, mix_secret
from game.engine.outcome import Standing
from game.engine.seats import Seat, Table
from game.engine.tile import FULL_SET
from game.games.block import Block, block
from game.games.dominoes import DominoSetup
from tools.bench.progress import Progress

SEATS = (2, 3, 4)
PLACES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Where our seats sit in ``dominoes``, which always has four."""
WANTED = {"fast_ratio_dominoes": 5.0, "rules_ratio_dominoes": 0.5, "fast_ratio_openspiel": None}
Deal = tuple[Standing, DominoSetup, Seat]
"""Where the match stands, the tiles, who leads."""
Play = Callable[[Random], None]
"""Plays all prepared hands once."""


def deals_of(rules: Block, hands: int, seed: int) -> list[Deal]:
    """Deals with the lead going round."""
    secret = mix_secret(seed.to_bytes(16, "big"), "bench engine")
    table = Table(rules.seats)
    found: list[Deal] = []
    for number in range(hands):
        standing = Standing(1, (0,) * rules.seats, number % rules.seats)
        setup = rules.set_up(standing, Shuffler(hand_seed(secret, number)))
        found.append((standing, setup, table.next(number % rules.seats)))
    return found


def by_rules(rules: Block, deals: Sequence[Deal]) -> Play:
    """The public way: ``legal`` and ``apply``, which checks the move and makes events."""

    def play(rng: Random) -> None:
        draw = rng.random
        for standing, setup, _ in deals:
            state = rules.start(standing, setup).state
            while state.outcome is None:
                legal = rules.legal(state)
                state = rules.apply(state, legal[int(draw() * len(legal))]).state

    return play


def by_integers(rules: Block, deals: Sequence[Deal]) -> Play:
    """The way of the search."""
    prepared = [(list(map(mask_of, setup.hands)), leader) for _, setup, leader in deals]

    def play(rng: Random) -> None:
        for hands, leader in prepared:
            random_hand(hands.copy(), leader, rng)

    return play


def by_dominoes(rules: Block, deals: Sequence[Deal]) -> Play:
    """PyPI ``dominoes``, dealt by hand; seats without tiles never play."""
    peer: Any = import_module("dominoes")
    theirs = {one: peer.Domino(one.high, one.low) for one in FULL_SET}
    places = PLACES[rules.seats]
    prepared = [
        ([[theirs[one] for one in hand] for hand in setup.hands], places[leader])
        for _, setup, leader in deals
    ]

    def play(rng: Random) -> None:
        draw = rng.random
        for tiles, leader in prepared:
            hands = [peer.Hand([]) for _ in range(4)]
            for place, hand in zip(places, tiles, strict=True):
                hands[place] = peer.Hand(hand)
            moves = tuple((one, True) for one in hands[leader])
            game = peer.Game(peer.Board(), hands, [], leader, moves, leader, None)
            while game.result is None:
                legal = game.valid_moves
                game.make_move(*legal[int(draw() * len(legal))])

    return play


def by_openspiel(rules: Block, deals: Sequence[Deal]) -> Play:
    """OpenSpiel's block dominoes, for two; who leads sits first there."""
    import_module("open_spiel.python.games.block_dominoes")
    game: Any = import_module("pyspiel").load_game("python_block_dominoes")
    table = Table(rules.seats)
    prepared = []
    for _, setup, leader in deals:
        state = game.new_initial_state()
        for seat in table.clockwise_from(leader):
            for one in setup.hands[seat]:
                state.apply_action(INDEX[one])
        prepared.append(state)

    def play(rng: Random) -> None:
        draw = rng.random
        for state in prepared:
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])

    return play


@dataclass(frozen=True, slots=True)
class Contender:
    """A way to play hands: prepared outside the time that counts."""

    name: str
    prepare: Callable[[Block, Sequence[Deal]], Play]
    seats: tuple[int, ...] = SEATS


def contenders() -> list[Contender]:
    """Those that are installed; ours and ``dominoes`` always are."""
    found = [
        Contender("dominoes", by_dominoes),
        Contender("rules", by_rules),
        Contender("fast", by_integers),
    ]
    try:
        import_module("open_spiel")
    except ImportError:
        return found
    return [*found, Contender("openspiel", by_openspiel, (2,))]


def race(seats: int, hands: int, rounds: int, seed: int, step: Callable[[], None]) -> list[Any]:
    """For each round: hands a second by contender."""
    rules = block(seats)
    deals = deals_of(rules, hands, seed)
    taking_part = [one for one in contenders() if seats in one.seats]
    found = []
    for number in range(rounds):
        speeds = {}
        for one in taking_part:
            play, rng = one.prepare(rules, deals), Random(seed + number)
            begun = process_time()
            play(rng)
            speeds[one.name] = hands / (process_time() - begun)
        found.append(speeds)
        step()
    return found


def ratio(rounds: Sequence[dict[str, float]], name: str) -> float | None:
    """``fast_ratio_dominoes``: the median of the rounds; None without that contender."""
    ours, _, other = name.split("_")
    if other not in rounds[0]:
        return None
    return round(median(speeds[ours] / speeds[other] for speeds in rounds), 3)


def measure(hands: int, rounds: int, seed: int) -> dict[str, Any]:
    """All figures; the ratios at the top are the lowest over the numbers of seats."""
    progress = Progress("rounds", rounds * len(SEATS))
    by_seats: dict[str, Any] = {}
    for seats in SEATS:
        found = race(seats, hands, rounds, seed, progress.step)
        speeds = {name: round(median(one[name] for one in found)) for name in found[0]}
        by_seats[str(seats)] = speeds | {name: ratio(found, name) for name in WANTED}
    lowest = {
        name: min((one[name] for one in by_seats.values() if one[name] is not None), default=None)
        for name in WANTED
    }
    return {**lowest, "players": by_seats, "hands": hands, "rounds": rounds, "seed": seed}


def main(arguments: Sequence[str]) -> int:
    """Measure, print a table for people and one line of JSON."""
    parser = argparse.ArgumentParser(prog="make bench NAME=engine ARGS=...", allow_abbrev=False)
    parser.add_argument("--hands", type=int, default=400, help="hands for each round")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    if wanted.hands < 1 or wanted.rounds < 1 or wanted.seed < 0:
        print("error: --hands and --rounds must be at least 1, --seed 0.", file=sys.stderr)
        return 1
    result = measure(wanted.hands, wanted.rounds, wanted.seed)
    columns = list(next(iter(result["players"].values())))
    print("players" + "".join(f"{name:>22}" for name in columns))
    for seats, figures in result["players"].items():
        shown = ("-" if figures.get(name) is None else str(figures[name]) for name in columns)
        print(f"{seats:>7}" + "".join(f"{one:>22}" for one in shown))
    for name, least in WANTED.items():
        aim = "" if least is None else f" (at least {least} is the aim)"
        print(f"lowest {name}: {result[name]}{aim}")
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
