"""`make bench NAME=laws`: whole random matches of every game, and whether they keep every law."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import monotonic

from tools.bench.lawful import Violation, violation
from tools.bench.progress import Progress
from tools.project import Project, ToolError

MATCHES = 100_000
AT_ONCE = 50
"""Matches that a process plays before it reports."""
SHOWN = 20
"""So many violations are printed."""


def laws(project: Project, arguments: Sequence[str]) -> None:
    """Play, print what is broken and one line of JSON; raises ToolError when something is."""
    reader = ArgumentParser(prog="make bench NAME=laws", description=__doc__)
    reader.add_argument("--matches", type=int, default=MATCHES, help="how many")
    reader.add_argument("--seed", type=int, default=1, help="which ones")
    reader.add_argument("--first", type=int, default=0, help="the number of the first")
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = reader.parse_args(arguments)
    begun = monotonic()
    ends = range(wanted.first, wanted.first + wanted.matches, AT_ONCE)
    parts = [range(at, min(at + AT_ONCE, wanted.first + wanted.matches)) for at in ends]
    progress = Progress("matches", len(parts))
    found: list[Violation] = []
    with ProcessPoolExecutor(wanted.processes) as pool:
        for some in pool.map(partial(part, wanted.seed), parts):
            for one in some[: max(0, SHOWN - len(found))]:
                print(f"match {one.number} ({one.table}), step {one.step}: {one.law}", flush=True)
            found += some
            progress.step()
    seconds = round(monotonic() - begun, 1)
    print(f"{wanted.matches} matches, {len(found)} break a law")
    result = {"matches": wanted.matches, "violations": len(found), "seconds": seconds}
    print(json.dumps(result))
    if found:
        raise ToolError("Laws are broken: --first NUMBER --matches 1 plays such a match again.")


def part(seed: int, numbers: range) -> list[Violation]:
    """The violations of some matches."""
    return [one for number in numbers if (one := violation(seed, number)) is not None]
