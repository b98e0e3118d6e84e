"""Time for a move on the real page: its worker answers what seats of played hands would ask."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from playwright.sync_api import Page

from game.ai.choose import PLAYERS
from game.ai.post import parse_choice
from game.engine.level import Level
from game.games.catalogue import CATALOGUE, rules_for
from tools.bench.figures import percentile
from tools.bench.moments import moments
from tools.bench.served import served
from tools.bench.worker_link import link_to_worker, question_of

PATIENCE = 120_000
LIMITS = {Level.HARD: 400.0, Level.EXPERT: 1200.0}
"""The p95 that a level may have, in ms."""
CUT_LIMIT = 0.05
"""The share of the expert's moves that the time may cut."""
ASK = """async question => {
  const began = performance.now();
  const answer = await askWorker(question);
  return [performance.now() - began, answer];
}"""

Budgets = dict[str, dict[str, int]]


@dataclass(frozen=True, slots=True)
class Timed:
    """One answer: how long it took in ms, and whether the time had cut it short."""

    took: float
    cut: bool


def main(arguments: Sequence[str]) -> int:
    """Measure, print a table and one line of JSON."""
    found = _read(arguments)
    with served() as (browser, address):
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        _link(page, address)
        print(json.dumps(_measure(page, found)), flush=True)
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench NAME=think ARGS=...", allow_abbrev=False)
    games = [entry.game for entry in CATALOGUE]
    parser.add_argument("--game", choices=games, help="one game alone")
    parser.add_argument("--players", type=int, help="one number of seats alone")
    parser.add_argument("--level", choices=list(Level), help="one level alone")
    parser.add_argument("--moves", type=int, default=20, help="for each game, seats and level")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other hands")
    return parser.parse_args(arguments)


def _link(page: Page, address: str) -> None:
    """Open the game, let its worker start by itself, and reach it from JavaScript."""
    page.goto(f"{address}?lang=en&pace=instant#start")
    page.locator('.button[data-do="new"]').click()
    link_to_worker(page)


def _measure(page: Page, wanted: argparse.Namespace) -> dict[str, object]:
    result: dict[str, object] = {}
    kept = True
    print(f"{'game':<12}{'seats':>5}  {'level':<8}{'p50 ms':>8}{'p95 ms':>8}{'cut':>6}")
    for entry in CATALOGUE:
        if wanted.game not in (None, entry.game):
            continue
        of_game: dict[str, object] = {}
        for level in Level:
            if wanted.level not in (None, level):
                continue
            all_timed: list[Timed] = []
            budgets: Budgets = {}
            for seats in entry.seats:
                if wanted.players not in (None, seats):
                    continue
                timed = list(_timed(page, entry.game, seats, level, wanted))
                _row(entry.game, seats, level, timed)
                all_timed += timed
                budgets[str(seats)] = _budget(entry.game, seats, level)
            if all_timed:
                figures = _figures(level, all_timed)
                kept = kept and bool(figures["within"])
                of_game[level.value] = {**figures, "budget": budgets}
        result[entry.game] = of_game
    return {**result, "within_limits": kept}


def _timed(
    page: Page, game: str, seats: int, level: Level, wanted: argparse.Namespace
) -> Iterator[Timed]:
    for seed, text in enumerate(moments(rules_for(game, seats, {}), wanted.moves, wanted.seed)):
        took, answer = page.evaluate(ASK, question_of(text, level, seed))
        yield Timed(took, parse_choice(answer).cut)


def _budget(game: str, seats: int, level: Level) -> dict[str, int]:
    """What the level may spend; the easy one sees what the hard one sees."""
    seeing = Level.HARD if level is Level.EASY else level
    return asdict(PLAYERS[game].budget(rules_for(game, seats, {}), seeing))


def _figures(level: Level, timed: Sequence[Timed]) -> dict[str, object]:
    took = [one.took for one in timed]
    cut = sum(one.cut for one in timed) / len(timed)
    slow = percentile(took, 0.95)
    within = slow <= LIMITS.get(level, slow) and (level is not Level.EXPERT or cut <= CUT_LIMIT)
    return {
        "p50_ms": round(percentile(took, 0.5)),
        "p95_ms": round(slow),
        "cut_share": round(cut, 3),
        "moves": len(timed),
        "within": within,
    }


def _row(game: str, seats: int, level: Level, timed: Sequence[Timed]) -> None:
    figures = _figures(level, timed)
    over = "" if figures["within"] else "  over the limit"
    print(
        f"{game:<12}{seats:>5}  {level.value:<8}{figures['p50_ms']:>8}{figures['p95_ms']:>8}"
        f"{figures['cut_share']:>6}{over}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
