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
from tools.bench.boot_pages import FLOOR, GAME, HELLO, pages
from tools.bench.packed import Packed, PackedServer, packed
from tools.project import HERE
from tools.runtime import ensure_runtime

AT_ONCE = 100.0
"""In which the game has to answer a tap at its mark, in ms."""
COLD, WARM, THROTTLED = "cold", "warm", "throttled"
GOALS = {COLD: 0.55, WARM: 0.45, THROTTLED: 0.75}
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

    def ratio(self, kind: str) -> float:
        """Of the medians of the game and of the stock page."""
        return self.seconds(GAME, kind) / self.seconds(HELLO, kind)


def main(arguments: Sequence[str]) -> int:
    """Measure, print tables and one line of JSON."""
    asked = _read(arguments)
    node = ensure_runtime(HERE)
    with tempfile.TemporaryDirectory() as folder:
        files = packed(HERE, node, pages(HERE, node, Path(folder)))
    server = PackedServer(files)
    with sync_playwright() as playwright:
        found = _measure(Chromium(playwright), server.address, asked)
    server.shutdown()
    print(json.dumps(_figures(found, files)), flush=True)
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench NAME=boot ARGS=...", allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=5, help="of each kind")
    return parser.parse_args(arguments)


def _measure(browser: Chromium, address: str, asked: argparse.Namespace) -> Found:
    found = Found()
    for run in range(asked.runs):
        both = (HELLO, GAME) if run % 2 else (GAME, HELLO)
        for page in (*both, FLOOR):
            cold, warm = browser.cold_and_warm(f"{address}{page}/")
            found.add(page, COLD, cold)
            found.add(page, WARM, warm)
        for page in both:
            found.add(page, THROTTLED, browser.throttled(f"{address}{page}/"))
            found.memory.setdefault(page, []).append(browser.memory(f"{address}{page}/"))
        print(f"run {run + 1} of {asked.runs}", file=sys.stderr, flush=True)
    return found


def _figures(found: Found, files: Mapping[str, Packed]) -> dict[str, object]:
    """The tables on the terminal, and what goes into the JSON."""
    print(f"{'':<12}{'stock hello':>12}{'game':>9}{'ratio':>8}{'goal':>7}")
    figures: dict[str, object] = {}
    for kind, goal in GOALS.items():
        hello, game = found.seconds(HELLO, kind), found.seconds(GAME, kind)
        print(f"{kind + ', s':<12}{hello:>12.2f}{game:>9.2f}{game / hello:>8.2f}{goal:>7.2f}")
        figures[f"{kind}_ratio"] = round(found.ratio(kind), 3)
    used, hello_used = (_sizes(found, page) for page in (GAME, HELLO))
    total, hello_total = sum(used.values()), sum(hello_used.values())
    memory = {page: median(found.memory[page]) for page in (GAME, HELLO)}
    share = memory[GAME] / memory[HELLO]
    print(f"{'memory, MB':<12}{memory[HELLO]:>12.0f}{memory[GAME]:>9.0f}{share:>8.2f}{1.6:>7.2f}")
    print(f"{'bytes':<12}{hello_total:>12,}{total:>9,}{'':>8}{BYTES_GOAL:>11,}")
    print(f"{'floor, s':<12}{found.seconds(FLOOR, COLD):>12.2f} (compiling the wasm alone)")
    _print_parts(used, files)
    for page in (HELLO, GAME, FLOOR):
        for kind in GOALS:
            if (page, kind) in found.opened:
                figures[f"{page}_{kind}_s"] = round(found.seconds(page, kind), 3)
    return figures | {
        "bytes": total,
        "hello_bytes": hello_total,
        "memory_ratio": round(share, 2),
        "game_memory_mb": round(memory[GAME]),
        "hello_memory_mb": round(memory[HELLO]),
        "answered_ms": round(max(one.answered for one in found.opened[GAME, COLD]), 1),
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
