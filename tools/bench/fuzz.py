"""`make bench NAME=fuzz`: a million mutated texts for everything that reads texts of others."""

from __future__ import annotations

import json
import os
import signal
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic, process_time
from traceback import extract_tb

from tests.core.fuzz import TARGETS
from tests.core.mutation import mutated
from tools.bench.progress import Progress
from tools.project import Project, ToolError

INPUTS = 1_000_000
AT_ONCE = 500
"""Texts that a process reads before it reports."""
SLOW = 2.0
"""Seconds of work that one text may take."""
HANGS = 60
"""Seconds after which a text is given up."""
SHOWN = 20
"""So many findings are printed."""


class Hang(BaseException):
    """A text takes for ever; no reader's own ``except`` may catch it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a text has led to that it may not."""

    target: str
    said: str
    text: str


def fuzz(project: Project, arguments: Sequence[str]) -> None:
    """Read them all, print what goes wrong and one line of JSON; raises ToolError if it does."""
    reader = ArgumentParser(prog="make bench NAME=fuzz", description=__doc__)
    reader.add_argument("--inputs", type=int, default=INPUTS, help="how many texts")
    reader.add_argument("--seed", type=int, default=1, help="which ones")
    reader.add_argument("--target", choices=[one.name for one in TARGETS], help="only for this")
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = reader.parse_args(arguments)
    names = [wanted.target] if wanted.target else [one.name for one in TARGETS]
    begun = monotonic()
    parts = [
        (names[at % len(names)], f"{wanted.seed} {at}", min(AT_ONCE, wanted.inputs - at * AT_ONCE))
        for at in range(-(-wanted.inputs // AT_ONCE))
    ]
    progress = Progress("texts", len(parts))
    found: list[Finding] = []
    with ProcessPoolExecutor(wanted.processes) as pool:
        for some in pool.map(part, parts):
            for one in some[: max(0, SHOWN - len(found))]:
                print(f"{one.target}: {one.said}\n    {one.text!r}", flush=True)
            found += some
            progress.step()
    seconds = round(monotonic() - begun, 1)
    print(f"{wanted.inputs} texts for {len(names)} readers, {len(found)} findings")
    result = {"inputs": wanted.inputs, "findings": len(found), "seconds": seconds}
    print(json.dumps(result))
    if found:
        raise ToolError("Some texts are not refused as they should be.")


def part(asked: tuple[str, str, int]) -> list[Finding]:
    """The findings of one target with so many texts from one seed."""
    signal.signal(signal.SIGALRM, _give_up)
    return list(_findings(*asked))


def _findings(name: str, seed: str, inputs: int) -> Iterator[Finding]:
    target = next(one for one in TARGETS if one.name == name)
    rng = Random(f"{name} {seed}")
    texts = target.texts()
    for _ in range(inputs):
        text = mutated(texts, rng)
        begun = process_time()
        signal.alarm(HANGS)
        try:
            with suppress(*target.refused):
                target.read(text)
        except Hang:
            yield Finding(name, f"more than {HANGS} s", text)
        except Exception as error:
            frame = extract_tb(error.__traceback__)[-1]
            yield Finding(name, f"{frame.filename}:{frame.lineno}: {error!r:.200}", text[:2000])
        finally:
            signal.alarm(0)
        taken = process_time() - begun
        if taken > SLOW:
            yield Finding(name, f"{taken:.1f} s", text)


def _give_up(number: int, frame: object) -> None:
    raise Hang
