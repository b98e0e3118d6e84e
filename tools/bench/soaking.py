"""Hands of every game, one after the other on one page, and what they leave behind in it."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from game.games.catalogue import CATALOGUE
from tools.bench.progress import Progress
from tools.bench.served import served
from tools.bench.worker_link import run_on_page

ALLOWED = 1.05
"""How much more memory there may be at the end than after the first quarter."""
READY = 'html[data-boot="ready"]'
HAND = (Path(__file__).parent / "soak.js").read_text()
FOLLOW = """
import gc, pyodide_js
from js import window
from pyodide.ffi import create_proxy, to_js

module = pyodide_js._module
module.enable_pyproxy_allocation_tracing()

def _measured():
    gc.collect()
    return to_js([
        module.pyproxy_alloc_map.size,
        module._hiwire_num_refs(),
        len(gc.get_objects()),
        module.HEAPU8.length,
    ])

window.measured = create_proxy(_measured)
"""


@dataclass(frozen=True, slots=True)
class Left:
    """What there is on the page after so many hands, sizes in bytes.

    ``proxies``: Python objects that JavaScript holds; ``refs``: JavaScript's that Python holds;
    ``objects``: Python's, as its collector counts them, which grow with the kept matches and
    until what is remembered of layouts is full; ``python``: the memory that it has taken;
    ``script``: JavaScript's objects.
    """

    proxies: int
    refs: int
    objects: int
    python: int
    script: int
    nodes: int
    listeners: int

    @property
    def memory(self) -> int:
        """All in all."""
        return self.python + self.script


def main(arguments: Sequence[str]) -> int:
    """Play, print a table and one line of JSON; 1 when something was left behind."""
    reader = ArgumentParser(prog="make bench NAME=soak", description=__doc__)
    reader.add_argument("--hands", type=int, default=200, help="how many in all")
    wanted = reader.parse_args(arguments)
    first = max(1, wanted.hands // 4)
    with served() as (browser, address):
        page = browser.new_page(reduced_motion="reduce")
        page.set_default_timeout(120_000)
        page.goto(f"{address}?lang=en&pace=instant&level=easy&game={CATALOGUE[0].game}")
        page.wait_for_selector(READY, state="attached")
        run_on_page(page, FOLLOW, "measured")
        progress = Progress("hands", wanted.hands)
        games = cycle(entry.game for entry in CATALOGUE)
        early = play(page, first, games, progress)
        late = play(page, wanted.hands - first, games, progress)
    return report(first, early, wanted.hands, late)


def play(page: Page, hands: int, games: Any, progress: Progress) -> Left:
    """Play so many hands, each of the next game, and measure at rest on the start screen."""
    for _ in range(hands):
        page.evaluate(HAND, next(games))
        progress.step()
    return measure(page)


def measure(page: Page) -> Left:
    """What there is now, after both sides have cleared up."""
    session: CDPSession = page.context.new_cdp_session(page)
    page.evaluate("measured()")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    proxies, refs, objects, python = page.evaluate("measured()")
    session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    script = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return Left(
        proxies,
        refs,
        objects,
        python,
        round(script),
        counters["nodes"],
        counters["jsEventListeners"],
    )


def report(first: int, early: Left, hands: int, late: Left) -> int:
    """Say what was found; 1 when it is too much."""
    print(f"{'':>10} {f'hand {first}':>14} {f'hand {hands}':>14}")
    for name, before in asdict(early).items():
        print(f"{name:>10} {before:>14,} {asdict(late)[name]:>14,}")
    ratio = late.memory / early.memory
    result = {
        "hands": hands,
        "memory_ratio": round(ratio, 4),
        "proxies_before": early.proxies,
        "proxies": late.proxies,
        "memory_mb": round(late.memory / 1e6, 1),
    }
    print(json.dumps(result))
    if ratio > ALLOWED or late.proxies != early.proxies:
        print("The page keeps more and more.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
