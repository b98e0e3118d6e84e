"""Compares the start of the game with that of a stock PyScript page that plays nothing."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tools.bench.boot_chromium import Chromium, Opened
from tools.bench.boot_others import Other
from tools.bench.boot_pages import FLOOR, GAME, HELLO, pages
from tools.bench.packed import Packed, PackedServer, packed
from tools.engines.have import ENGINES
from tools.project import HERE
from tools.runtime import ensure_runtime

AT_ONCE = 100.0
"""In which the game has to answer a tap at its mark, in ms."""
CHROMIUM = ENGINES[0]
COLD, WARM, THROTTLED = "cold", "warm", "throttled"
GOALS = {COLD: 0.55, WARM: 0.45, THROTTLED: 0.75}
ELSEWHERE = 0.55
"""The ratio to reach in the other engines."""
BYTES_GOAL = 4_300_000
MEMORY_GOAL = 1.6


@dataclass(slots=True)
class Found:
    """What was measured: openings by page and kind, the most memory by page in MB."""

    opened: dict[tuple[str, str], list[Opened]] = field(default_factory=dict)
    memory: dict[str, list[float]] = field(default_factory=dict)

    def add(self, page: str, kind: str, one: Opened) -> None:
        """Add an opening. Raises AssertionError when the page was not ready at its mark."""
        if page == GAME and not one.answered <= AT_ONCE:
            raise AssertionError(f"A tap at the mark was answered after {one.answered:.0f} ms.")
        self.opened.setdefault((page, kind), []).append(one)

    def seconds(self, page: str, kind: str) -> float:
        """The median."""
        return median(one.at for one in self.opened[page, kind]) / 1000


def main(arguments: Sequence[str]) -> int:
    """Measure, print tables and one line of JSON."""
    asked = _read(arguments)
    node = ensure_runtime(HERE)
    with tempfile.TemporaryDirectory() as folder:
        files = packed(HERE, node, pages(HERE, node, Path(folder)))
    server = PackedServer(files)
    if asked.browser == CHROMIUM:
        with sync_playwright() as playwright:
            found = _measure(Chromium(playwright), server.address, asked.runs)
    else:
        found = _measure_other(Other(asked.browser), server.address, asked.runs)
    server.shutdown()
    print(json.dumps(_figures(found, files, asked.browser)), flush=True)
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench NAME=boot ARGS=...", allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=5, help="of each kind")
    parser.add_argument("--browser", choices=ENGINES, default=CHROMIUM)
    return parser.parse_args(arguments)


def _measure(browser: Chromium, address: str, runs: int) -> Found:
    found = Found()
    for run in range(runs):
        both = (HELLO, GAME) if run % 2 else (GAME, HELLO)
        for page in (*both, FLOOR):
            cold, warm = browser.cold_and_warm(f"{address}{page}/")
            found.add(page, COLD, cold)
            found.add(page, WARM, warm)
        for page in both:
            found.add(page, THROTTLED, browser.throttled(f"{address}{page}/"))
            found.memory.setdefault(page, []).append(browser.memory(f"{address}{page}/"))
        print(f"run {run + 1} of {runs}", file=sys.stderr, flush=True)
    return found


def _measure_other(browser: Other, address: str, runs: int) -> Found:
    """Without a slow line and without memory."""
    found = Found()
    for run in range(runs):
        for page in (HELLO, GAME) if run % 2 else (GAME, HELLO):
            cold, warm = browser.cold_and_warm(f"{address}{page}/")
            found.add(page, COLD, cold)
            found.add(page, WARM, warm)
        print(f"run {run + 1} of {runs}", file=sys.stderr, flush=True)
    return found


def _figures(found: Found, files: Mapping[str, Packed], browser: str) -> dict[str, object]:
    """The tables on the terminal, and what goes into the JSON."""
    print(f"{'':<14}{'stock hello':>12}{'game':>11}{'ratio':>8}{'goal':>11}")
    figures: dict[str, object] = {"browser": browser}
    goals = GOALS if browser == CHROMIUM else dict.fromkeys((COLD, WARM), ELSEWHERE)
    for kind, goal in goals.items():
        hello, game = found.seconds(HELLO, kind), found.seconds(GAME, kind)
        print(f"{kind + ', s':<14}{hello:>12.2f}{game:>11.2f}{game / hello:>8.2f}{goal:>11.2f}")
        figures |= {
            f"{kind}_ratio": round(game / hello, 3),
            f"{HELLO}_{kind}_s": round(hello, 3),
            f"{GAME}_{kind}_s": round(game, 3),
        }
    used, stock = (_sizes(found, page) for page in (GAME, HELLO))
    total, stock_total = sum(used.values()), sum(stock.values())
    share = f"{total / stock_total:>8.2f}"
    print(f"{'bytes':<14}{stock_total:>12,}{total:>11,}{share}{BYTES_GOAL:>11,}")
    figures |= {"bytes": total, "hello_bytes": stock_total}
    if browser == CHROMIUM:
        figures |= _memory(found)
        floor = found.seconds(FLOOR, COLD)
        print(f"{'floor, s':<14}{floor:>12.2f} (compiling the machine code alone)")
        figures["floor_s"] = round(floor, 3)
    _print_parts(used, files)
    slowest = max(
        one.answered for (page, _), all in found.opened.items() if page == GAME for one in all
    )
    return figures | {"answered_ms": round(slowest, 1)}


def _memory(found: Found) -> dict[str, object]:
    game, hello = median(found.memory[GAME]), median(found.memory[HELLO])
    print(f"{'memory, MB':<14}{hello:>12.0f}{game:>11.0f}{game / hello:>8.2f}{MEMORY_GOAL:>11.2f}")
    return {
        "memory_ratio": round(game / hello, 2),
        "game_memory_mb": round(game),
        "hello_memory_mb": round(hello),
    }


def _sizes(found: Found, page: str) -> dict[str, int]:
    """Bytes on the line until the page could be played, by path."""
    sizes = found.opened[page, COLD][-1].sizes
    return {name: size for name, size in sizes.items() if name.startswith(f"/{page}/")}


def _print_parts(used: Mapping[str, int], files: Mapping[str, Packed]) -> None:
    print(f"\n{'part, until the first tile can be played':<52}{'brotli':>11}{'gzip':>11}")
    packs = 0
    for name, size in sorted(used.items(), key=lambda one: -one[1]):
        file = f"{name[1:]}index.html" if name.endswith("/") else name[1:]
        packs += files[file].gzip
        print(f"{name.removeprefix('/game/'):<52}{size:>11,}{files[file].gzip:>11,}")
    print(f"{'together':<52}{sum(used.values()):>11,}{packs:>11,}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
