"""Tries mutants: runs the tests that may kill each, in a process of its own, until one fails.

All tests are collected once. A mutant of a function that has not run until then gets its code
exchanged in a fork of that process, which is as if it had always been so. For any other mutant
everything is imported anew, with the module mutated, in a fork that has imported nothing of ours.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import groupby
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.bench.mutant_cover import file_of
from tools.bench.progress import Progress
from tools.project import ToolError

SURVIVED, KILLED, TIMED_OUT = "survived", "killed", "timed out"
CODES = {10: SURVIVED, 11: KILLED}
TIMES, MORE = 5.0, 1.0
"""A test may take this many times the seconds of the clean run, and so many seconds more."""
IMPORTING = 60.0
"""Seconds for importing and collecting a file of tests."""
MEMORY = 4 << 30
UNUSABLE = (4, 5)
"""Exit codes of pytest that no mutant can cause: wrong arguments, no tests."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant to try: the mutated text of a module and the tests with their clean seconds.

    ``function`` is the one whose code can be exchanged; without it all is imported anew.
    """

    name: str
    module: str
    path: str
    text: str
    function: str
    tests: tuple[tuple[str, float], ...]


def attempt_all(
    trials: Sequence[Trial],
    processes: int,
    attempt: Callable[[Trial], bool],
    note: Callable[[Trial, str], None],
) -> None:
    """Attempt each trial in a fork, so many at a time; ``attempt`` says whether it is killed."""
    running: dict[int, Trial] = {}
    for one in trials:
        if len(running) == processes:
            _await(running, note)
        child = os.fork()
        if not child:
            _in_child(one, attempt)
        running[child] = one
    while running:
        _await(running, note)


def _in_child(one: Trial, attempt: Callable[[Trial], bool]) -> None:
    code = 1
    try:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        code = 11 if attempt(one) else 10
    finally:
        os._exit(code)


def _await(running: dict[int, Trial], note: Callable[[Trial, str], None]) -> None:
    child, status = os.wait()
    one = running.pop(child)
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGPROF:
        note(one, TIMED_OUT)
    elif code in CODES or code < 0:
        note(one, CODES.get(code, KILLED))
    else:
        raise ToolError(f"Trying {one.name} went wrong (exit code {code}).")


def kill(items: dict[str, pytest.Item], tests: Sequence[tuple[str, float]]) -> bool:
    """Run tests in the given order; whether one failed. A test that hangs ends the process."""
    chosen = [(items[name], seconds) for name, seconds in tests if name in items]
    following = [item for item, _ in chosen[1:]]
    for (item, seconds), after in zip(chosen, [*following, None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, TIMES * seconds + MORE)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return True
    signal.setitimer(signal.ITIMER_PROF, 0)
    return False


class Running:
    """The plugin of pytest that runs something of ours instead of all tests."""

    def __init__(self, run: Callable[[dict[str, pytest.Item]], None]) -> None:
        self._run = run

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called when all tests are collected."""
        self._run({item.nodeid: item for item in session.items})
        return True


def _pytest(arguments: Sequence[str], run: Callable[[dict[str, pytest.Item]], None]) -> int:
    options = ["-q", "-s", "-p", "no:cacheprovider"]
    return int(pytest.main([*options, *arguments], plugins=[Running(run)]))


def by_exchange(items: dict[str, pytest.Item], one: Trial) -> bool:
    """Whether the tests notice the function's new code, in a process that has collected them."""
    module = importlib.import_module(one.module)
    function = function_in(module, one.function)
    function.__code__ = code_of(compile(one.text, one.path, "exec"), one.function)
    return kill(items, one.tests)


def function_in(module: ModuleType, name: str) -> FunctionType:
    """The function of that qualified name, under a property, a cache or the like."""
    *holders, last = name.split(".")
    holder: Any = module
    for word in holders:
        holder = getattr(holder, word)
    found: Any = vars(holder)[last]
    for inner in ("fget", "func", "__func__", "__wrapped__"):
        found = getattr(found, inner, found)
    assert isinstance(found, FunctionType), name
    return found


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of the function of that qualified name inside the code of its module."""
    (found,) = (one for one in _codes(code) if one.co_qualname == name)
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes(one)


class Mutated:
    """The finder that gives one module another text."""

    def __init__(self, one: Trial) -> None:
        self._one = one

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        """The mutated module under its name; all others are for the next finder."""
        if name != self._one.module:
            return None
        where = str(Path(self._one.path).resolve())
        return spec_from_file_location(name, where, loader=_Text(name, where, self._one.text))


class _Text(SourceFileLoader):
    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, self.path, "exec")


def by_import(one: Trial) -> bool:
    """Whether the tests notice the mutated module, file by file, in a process without ours."""
    assert one.module not in sys.modules
    sys.meta_path.insert(0, Mutated(one))
    by_file = groupby(one.tests, key=lambda test: file_of(test[0]))
    return any(_file_kills(path, list(tests)) for path, tests in by_file)


def _file_kills(path: str, tests: Sequence[tuple[str, float]]) -> bool:
    killed: list[bool] = []
    signal.setitimer(signal.ITIMER_PROF, IMPORTING)
    code = _pytest([path], lambda items: killed.append(kill(items, tests)))
    if code in UNUSABLE:
        raise ToolError(f"pytest cannot run {path} (exit code {code}).")
    return bool(code) or any(killed)


def main(arguments: Sequence[str]) -> int:
    """Try what the file IN says, PROCESSES at a time, and write to OUT what came of it."""
    source, out, processes = arguments
    trials = [_read(one) for one in json.loads(Path(source).read_text())]
    results: dict[str, str] = {}
    progress = Progress("mutants", max(1, len(trials)))

    def note(one: Trial, result: str) -> None:
        results[one.name] = result
        progress.step()

    def warm(items: dict[str, pytest.Item]) -> None:
        gc.collect()
        gc.freeze()
        attempt_all(exchanged, int(processes), partial(by_exchange, items), note)

    exchanged = [one for one in trials if one.function]
    imported = [one for one in trials if not one.function]
    attempt_all(imported, int(processes), by_import, note)
    files = sorted({file_of(name) for one in exchanged for name, _ in one.tests})
    if exchanged:
        with open(os.devnull, "w") as nowhere:
            sys.stdout = nowhere
            code = _pytest(files, warm)
        if code:
            raise ToolError(f"The tests could not be collected (exit code {code}).")
    Path(out).write_text(json.dumps(results))
    return 0


def _read(found: dict[str, Any]) -> Trial:
    tests = tuple((name, seconds) for name, seconds in found.pop("tests"))
    return Trial(**found, tests=tests)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
