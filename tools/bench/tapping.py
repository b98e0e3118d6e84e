"""Times taps on the real page, at a table of All Fives with 25 and 26 tiles on it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page

from game.app.saved import print_save
from game.app.trust import Trust
from game.engine.deal import SECRET_BYTES
from game.engine.level import Level
from game.engine.match import Match
from game.engine.moves import Play
from game.engine.record import parse_match
from game.games.catalogue import rules_for
from tools.bench.figures import percentile
from tools.bench.moments import moments
from tools.bench.served import served
from tools.bench.worker_link import link_to_worker, question_of

FOLDER = Path(__file__).parent
RECORD = FOLDER / "data/all_fives_26.txt"
"""The fifth hand of a match, the viewer on turn: 25 tiles lie, and a 26th fits."""
LIMIT = 50.0
"""The p95 that is allowed, in ms."""
SIZE = {"width": 1280, "height": 800}
BUSY = """async questions => {
  window.thinking = true;
  for (let at = 0; window.thinking; at = (at + 1) % questions.length)
    await askWorker(questions[at]);
}"""

TIMED = """async before => {
  while (!timed.taps[before]?.ms) await new Promise(done => setTimeout(done, 20));
}"""


@dataclass(slots=True)
class Taps:
    """What was measured of one kind of tap: times in ms, and changes of the document."""

    times: list[float] = field(default_factory=list)
    changes: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Run:
    """What was measured, by kind, with the computer at rest or thinking."""

    kinds: dict[str, Taps] = field(default_factory=dict)
    presented: list[float] = field(default_factory=list)
    long_tasks: list[float] = field(default_factory=list)

    @property
    def times(self) -> list[float]:
        """All taps together."""
        return [time for taps in self.kinds.values() for time in taps.times]


def main(arguments: Sequence[str]) -> int:
    """Measure, print a table and one line of JSON."""
    found = _read(arguments)
    runs = {}
    with served() as (browser, address):
        for thinking in (False, True):
            run = runs[thinking] = Run()
            for _ in range(found.rounds):
                with _table(browser, address, found.slower) as page:
                    _tap_all(page, run, thinking, found.taps)
    print(json.dumps(_figures(runs[False], runs[True])), flush=True)
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench NAME=input ARGS=...", allow_abbrev=False)
    parser.add_argument("--rounds", type=int, default=4, help="how often the table is opened")
    parser.add_argument("--taps", type=int, default=10, help="of each kind in a round")
    parser.add_argument("--slower", type=float, default=1, help="a processor so much slower")
    return parser.parse_args(arguments)


def record() -> Match:
    """The match of which a table is opened."""
    return parse_match(RECORD.read_text(), rules_for).match


@contextmanager
def _table(browser: Browser, address: str, slower: float) -> Iterator[Page]:
    """The page with the table open and its worker there."""
    context = browser.new_context(viewport=SIZE, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(120_000)
    save = json.dumps(print_save(record(), Trust(bytes(SECRET_BYTES)), (0,)))
    page.add_init_script(f"localStorage.setItem('tiles.1.match', {save})")
    page.add_init_script(path=FOLDER / "taps.js")
    page.goto(f"{address}?lang=en&pace=instant#table")
    page.wait_for_selector(".own.fits")
    link_to_worker(page)
    client = context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def _tap_all(page: Page, run: Run, thinking: bool, taps: int) -> None:
    """All kinds of taps, before and after a tile is placed."""
    if thinking:
        questions = [question_of(text, Level.EXPERT) for text in _thoughts()]
        page.evaluate(f"questions => {{ ({BUSY})(questions); }}", questions)
    page.evaluate("timed.longTasks.length = timed.presented.length = 0")
    tap = _tapper(page, run)
    few, many = _own(page)
    for _ in range(taps):
        tap("choose", few)
        tap("other tile", many)
        tap("unchoose", many)
    for _ in range(2 if not thinking else 0):
        tap("hint", "[data-do=hint]")
        page.wait_for_selector(".hint-card:not(.thinking)")
        tap("close hint", ".hint-card .close")
    _panels(tap, taps)
    page.locator(many).tap()
    tap("place", "[data-ghost=right]")
    page.wait_for_selector(".own.fits")
    (last,) = _own(page)
    for _ in range(taps):
        tap("choose", last)
        tap("unchoose", last)
    _panels(tap, taps)
    run.long_tasks += page.evaluate("timed.longTasks")
    run.presented += page.evaluate("timed.presented")


def _panels(tap: Callable[[str, str], None], taps: int) -> None:
    for _ in range(taps // 2):
        tap("open rules", '.aid-buttons [data-do="aid:rules"]')
        tap("other panel", '.aid-buttons [data-do="aid:words"]')
        tap("close panel", '.aid-buttons [data-do="aid:words"]')


def _thoughts() -> list[str]:
    """What the expert has to think about meanwhile."""
    return moments(rules_for("all-fives", 2, {}), 12, seed=1)


def _own(page: Page) -> list[str]:
    """The own tiles as selectors, the one that fits the fewest ends first."""
    match = record()
    fits: dict[str, int] = {}
    for move in match.rules.legal(match.state):
        if isinstance(move, Play):
            fits[str(move.tile)] = fits.get(str(move.tile), 0) + 1
    shown = page.locator(".own").evaluate_all("all => all.map(one => one.dataset.spot)")
    names = sorted((spot.removeprefix("tile-") for spot in shown), key=lambda one: fits[one])
    return [f'[data-spot="tile-{name}"]' for name in names]


def _tapper(page: Page, run: Run) -> Callable[[str, str], None]:
    def tap(kind: str, selector: str) -> None:
        before = page.evaluate("timed.taps.length")
        page.locator(selector).tap()
        page.evaluate(TIMED, before)
        found = page.evaluate("before => timed.taps[before]", before)
        if not found["changes"]:
            raise AssertionError(f"The tap “{kind}” has changed nothing.")
        taps = run.kinds.setdefault(kind, Taps())
        taps.times.append(found["ms"])
        taps.changes.append(found["changes"])

    return tap


def _figures(resting: Run, thinking: Run) -> dict[str, object]:
    """The table on the terminal, and what goes into the JSON."""
    print(f"{'tap':<14}{'number':>7}{'p50 ms':>8}{'p95 ms':>8}{'thinking':>10}{'changes':>9}")
    for kind, taps in resting.kinds.items():
        other = thinking.kinds.get(kind)
        print(
            f"{kind:<14}{len(taps.times):>7}{percentile(taps.times, 0.5):>8.1f}"
            f"{percentile(taps.times, 0.95):>8.1f}"
            f"{percentile(other.times, 0.95) if other else float('nan'):>10.1f}"
            f"{max(taps.changes):>9}"
        )
    slow, slow_thinking = (percentile(run.times, 0.95) for run in (resting, thinking))
    tasks = [*resting.long_tasks, *thinking.long_tasks]
    return {
        "p95_ms": round(slow, 1),
        "p95_thinking_ms": round(slow_thinking, 1),
        "long_tasks": len(tasks),
        "longest_task_ms": round(max(tasks, default=0.0)),
        "p50_ms": round(percentile(resting.times, 0.5), 1),
        "p50_thinking_ms": round(percentile(thinking.times, 0.5), 1),
        "presented_max_ms": max((*resting.presented, *thinking.presented), default=0.0),
        "taps": len(resting.times) + len(thinking.times),
        "changes": {kind: max(taps.changes) for kind, taps in resting.kinds.items()},
        "within": max(slow, slow_thinking) <= LIMIT,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
