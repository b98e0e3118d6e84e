"""Which test runs which lines of the modules that are mutated, and how long it takes.

Kept between runs for every file of tests until it changes, or what the tests share, or one of
those modules in which its tests run a line.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from time import process_time

import pytest
from coverage import Coverage

from tools.project import ToolError

TESTS = "tests/core"
PAGE = re.compile(
    r"^(?:from|import) game\.(?:app(?!\.model import Plan$)|browser|run|view)\b", re.MULTILINE
)
"""The page's tests notice what breaks a game too, but it is the game's own tests that must. A plan
only says what to play."""
COLLECTING = "collecting"
"""The name under which stands what runs before any test: imports and parameters."""

Lines = dict[str, str]
"""By path of a module: its lines as the bits of a hexadecimal number."""


@dataclass(frozen=True, slots=True)
class Test:
    """A test that passes: seconds of the processor while it is watched, and the lines it runs."""

    seconds: float
    lines: Lines


@dataclass(slots=True)
class Record:
    """What is known of all files of tests."""

    keys: dict[str, str] = field(default_factory=dict)
    modules: dict[str, str] = field(default_factory=dict)
    tests: dict[str, Test] = field(default_factory=dict)
    before: Lines = field(default_factory=dict)

    def covering(self, path: str, first: int, last: int) -> Iterator[str]:
        """The tests that run one of these lines."""
        wanted = (1 << (last + 1)) - (1 << first)
        for name, test in self.tests.items():
            if int(test.lines.get(path, "0"), 16) & wanted:
                yield name

    def ran_before(self, path: str, first: int, last: int) -> bool:
        """Whether one of these lines runs before any test does."""
        wanted = (1 << (last + 1)) - (1 << first)
        return bool(int(self.before.get(path, "0"), 16) & wanted)


def record(kept: Path, modules: Sequence[Path]) -> Record:
    """The record for the tests in the working directory; raises ToolError.

    ``kept`` is the file in which it outlives the run, ``modules`` are those that are mutated.
    """
    found = _read(kept)
    files = sorted(Path(TESTS).glob("*.py"))
    shared = [path for path in files if not path.name.startswith("test_")]
    mine = [path for path in files if path not in shared and not PAGE.search(path.read_text())]
    keys = {str(path): _digest([*shared, path]) for path in mine}
    digests = {str(path): _digest([path]) for path in modules}
    changed = {path for path, digest in digests.items() if found.modules.get(path) != digest}
    stale = {path for path, key in keys.items() if found.keys.get(path) != key}
    stale |= {file_of(name) for name, test in found.tests.items() if changed & test.lines.keys()}
    if not stale and not changed and found.keys.keys() == keys.keys():
        return found
    print(f"Watching which tests run which lines: {len(stale)} files", file=sys.stderr, flush=True)
    new = _watch(kept, modules, sorted(keys), sorted(stale & keys.keys()))
    kept_tests = {
        name: test for name, test in found.tests.items() if file_of(name) in keys.keys() - stale
    }
    whole = Record(keys, digests, kept_tests | new.tests, new.before)
    kept.write_text(json.dumps(asdict(whole)))
    return whole


def file_of(test: str) -> str:
    """The file in which a test stands."""
    return test.partition("::")[0]


def _digest(paths: Iterable[Path]) -> str:
    return sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def _read(path: Path) -> Record:
    if not path.is_file():
        return Record()
    found = json.loads(path.read_text())
    tests = {name: Test(**test) for name, test in found["tests"].items()}
    return Record(found["keys"], found["modules"], tests, found["before"])


def _watch(
    kept: Path, modules: Sequence[Path], files: Sequence[str], stale: Sequence[str]
) -> Record:
    """Collect ``files`` and run the tests of those that are stale, in a process of their own."""
    out = kept.with_suffix(".new")
    command = [sys.executable, "-m", "tools.bench.mutant_cover", str(out)]
    command += [*map(str, modules), "--", *files, "--", *stale]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise ToolError(f"The tests could not be watched (exit code {done.returncode}).")
    return _read(out)


class Watch:
    """The plugin of pytest that notes lines and seconds by test."""

    def __init__(self, coverage: Coverage, files: Sequence[str]) -> None:
        self._coverage, self._files = coverage, files
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """All are imported, but only these files' tests run."""
        items[:] = [item for item in items if file_of(item.nodeid) in self._files]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Whatever runs from the set-up of a test to its end is the test's."""
        self._coverage.switch_context(item.nodeid)
        begun = process_time()
        result = yield
        self.seconds[item.nodeid] = process_time() - begun
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Only a test that passes can kill."""
        if not report.passed:
            self.failed.add(report.nodeid)


def watched(modules: Sequence[str], arguments: Sequence[str], files: Sequence[str]) -> Record:
    """Run pytest in this process, the tests of ``files`` watched; what it found, without keys."""
    coverage = Coverage(data_file=None, include=list(modules), config_file=False, messages=False)
    watch = Watch(coverage, files)
    coverage.start()
    coverage.switch_context(COLLECTING)
    code = pytest.main([*arguments], plugins=[watch])
    coverage.stop()
    if code not in (0, 1, 5):
        raise ToolError(f"The tests did not run (exit code {code}).")
    for name in sorted(watch.failed):
        print(f"Not used, for it fails without a mutant: {name}", file=sys.stderr)
    bits: dict[str, dict[str, int]] = {}
    data = coverage.get_data()
    for path in data.measured_files():
        name = os.path.relpath(path)
        for line, contexts in data.contexts_by_lineno(path).items():
            for test in contexts:
                lines = bits.setdefault(test, {})
                lines[name] = lines.get(name, 0) | 1 << line
    lines_of = {test: {path: hex(one) for path, one in by.items()} for test, by in bits.items()}
    good = {name: one for name, one in watch.seconds.items() if name not in watch.failed}
    tests = {name: Test(round(one, 4), lines_of.get(name, {})) for name, one in good.items()}
    return Record({}, {}, tests, lines_of.get(COLLECTING, {}))


def main(arguments: Sequence[str]) -> int:
    """Write the record for some files of tests: OUT MODULE... -- COLLECTED... -- WATCHED..."""
    out, *words = arguments
    first = words.index("--")
    second = words.index("--", first + 1)
    modules, files, stale = words[:first], words[first + 1 : second], words[second + 1 :]
    options = ["-q", "-p", "no:cacheprovider"]
    found = watched(modules, [*options, *files], stale)
    Path(out).write_text(json.dumps(asdict(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
