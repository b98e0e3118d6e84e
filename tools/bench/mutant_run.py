"""The whole of `make bench NAME=mutants`, inside the copy: draw, watch, try, report."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from tools.arguments import Parser
from tools.bench.mutant_cover import Record, file_of, record
from tools.bench.mutant_report import Tried, last_line, survivors, table
from tools.bench.mutant_trial import Trial
from tools.bench.mutations import Mutant, Source, chosen
from tools.project import ToolError

PACKAGES = ("engine", "games", "ai")
OF_AI = (
    "block_fast",
    "block_match",
    "block_worlds",
    "blockers_end",
    "blockers_position",
    "blockers_worth",
    "draw",
    "draw_evidence",
    "evidence",
    "fives_chance",
    "fives_evidence",
    "fives_playout",
    "fives_rule",
    "fives_table",
    "masks",
)
"""The modules of the players that settle, guess and weigh; searches are measured by strength."""
SAMPLE, SEED = 500, 9
LONGEST = 30.0
"""Seconds of watched tests spent on a mutant at most: one that outlives them counts as survived."""
EQUIVALENT = Path("tools/bench/data/equivalent_mutants.json")


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments; raises ToolError with one sentence for what is wrong."""
    parser = Parser("bench mutants", "make bench NAME=mutants ARGS=...")
    add = parser.add_argument
    add("--sample", type=int, default=SAMPLE, help="how many mutants are drawn (default 500)")
    add("--seed", type=int, default=SEED, help="another seed, other mutants")
    add("--only", choices=PACKAGES, help="mutants of one package")
    add("--processes", type=int, default=os.cpu_count() or 1)
    add("--listed", action="store_true", help="those listed as equivalent: all must survive")
    found = parser.parse_args(arguments)
    if found.sample < 1 or found.processes < 1:
        raise ToolError("--sample and --processes must be at least 1.")
    return found


def sources(root: Path) -> list[Source]:
    """The modules that are mutated."""
    paths = [path for name in PACKAGES for path in sorted((root / "game" / name).glob("*.py"))]
    return [Source(root, path) for path in paths if path.parent.name != "ai" or path.stem in OF_AI]


def equivalents(path: Path, all_sources: Sequence[Source]) -> dict[str, str]:
    """By name: why no test can kill it; raises ToolError for one that is not there as listed."""
    reasons = {}
    by_module = {source.module: source for source in all_sources}
    for one in json.loads(path.read_text()):
        name = one["name"]
        source = by_module.get(name.partition(":")[0])
        mutants = source.mutants if source else ()
        mutant = next((each for each in mutants if each.name == name), None)
        if source is None or mutant is None:
            raise ToolError(f"{path} lists {name}, which is not a mutant.")
        change = source.change(source.mutated(mutant))
        if change != one["change"]:
            raise ToolError(f"{path} lists {name} as {one['change']!r}; it is now {change!r}.")
        reasons[name] = one["reason"]
    return reasons


def plan(found: Record, source: Source, mutant: Mutant, text: str) -> Trial:
    """The tests that may kill it: those that run its lines, quickest first, then the others there.

    The others because something remembered may have kept one from running the lines. A change
    that shows when its module is imported is tried with every file that imports the module or
    runs any of its lines.
    """
    path = source.path.relative_to(Path.cwd()).as_posix()
    lines = path, mutant.first, mutant.last
    exchange = mutant.exchangeable and not found.ran_before(*lines)
    direct = set(found.covering(*lines))
    files, importing = set(map(file_of, direct)), set[str]()
    if not exchange:
        files |= set(map(file_of, found.covering(path, 1, source.text.count("\n"))))
        importing = {file for file in found.keys if source.module in Path(file).read_text()}
        files |= importing
    seconds = {name: one.seconds for name, one in found.tests.items() if file_of(name) in files}
    order = sorted(seconds, key=lambda name: (name not in direct, seconds[name], name))
    tests = tuple(_within(LONGEST, [(name, seconds[name]) for name in order]))
    if not exchange:
        tests = by_file(tests, importing)
    return Trial(mutant.name, mutant.module, path, text, mutant.function * exchange, tests)


def _within(most: float, tests: Sequence[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    for name, seconds in tests:
        most -= seconds
        if most < 0:
            return
        yield name, seconds


def by_file(
    tests: Sequence[tuple[str, float]], first: Collection[str]
) -> tuple[tuple[str, float], ...]:
    """Tests of a file together, the files ``first`` before the others, the quickest file first."""
    total: dict[str, float] = {}
    for name, seconds in tests:
        total[file_of(name)] = total.get(file_of(name), 0.0) + seconds

    def place(test: tuple[str, float]) -> tuple[bool, float, str, float]:
        file = file_of(test[0])
        return file not in first, total[file], file, test[1]

    return tuple(sorted(tests, key=place))


def run(work: Path, arguments: Sequence[str]) -> list[str]:
    """What the bench prints. ``work`` keeps what outlives the copy, the working directory."""
    wanted = read(arguments)
    root = Path.cwd()
    every = sources(root)
    reasons = equivalents(root / EQUIVALENT, every)
    mine = [one for one in every if wanted.only in (None, one.path.parent.name)]
    if wanted.listed:
        sample = [
            (source, mutant, source.mutated(mutant))
            for source in mine
            for mutant in source.mutants
            if mutant.name in reasons
        ]
    else:
        sample = chosen(mine, wanted.sample, wanted.seed)
    scope = [path for name in PACKAGES for path in sorted(Path("game", name).glob("*.py"))]
    found = record(work / "record.json", scope)
    trials = [plan(found, *one) for one in sample if wanted.listed or one[1].name not in reasons]
    results = _try(work, trials, wanted.processes)
    if wanted.listed:
        reasons = {}
    tried = [
        Tried(
            mutant.name,
            source.path.parent.name,
            "equivalent" if mutant.name in reasons else results[mutant.name],
            source.diff(text),
        )
        for source, mutant, text in sample
    ]
    return [*survivors(tried), *table(tried, PACKAGES), last_line(tried)]


def _try(work: Path, trials: Sequence[Trial], processes: int) -> dict[str, str]:
    source, out = work / "trials.json", work / "results.json"
    source.write_text(json.dumps([asdict(one) for one in trials]))
    command = [sys.executable, "-m", "tools.bench.mutant_trial", str(source), str(out)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*command, str(processes)], env=environment, check=False)
    if done.returncode:
        raise ToolError(f"The mutants could not be tried (exit code {done.returncode}).")
    results: dict[str, str] = json.loads(out.read_text())
    return results


def main(arguments: Sequence[str]) -> int:
    """Run and print; 1 and a sentence when it cannot be done."""
    try:
        print("\n".join(run(Path(arguments[0]), arguments[1:])))
    except ToolError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
