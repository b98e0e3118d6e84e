"""The bench of the mutants, on a project of a few lines."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from tools.bench.mutant_cover import record
from tools.bench.mutant_report import Tried, last_line, survivors, table
from tools.bench.mutant_run import by_file, equivalents, read, sources
from tools.bench.mutants import make_copy
from tools.bench.mutations import Mutant, Source, chosen
from tools.project import HERE, Project, ToolError

MODULE = """\
LIMIT = 3


def early(number):
    return number + 40


TABLE = early(LIMIT)


class Heap:
    def __init__(self, number):
        self.number = number

    @property
    def more(self):
        return self.number + 1  # pragma: no mutate

    def count(self):
        total = 0
        while total < self.number:
            total += 1
        return total


def unseen(number):
    return number * 2
"""
TESTS = """\
from game.engine.heap import TABLE, Heap, unseen


def test_heaps_count():
    assert Heap(3).count() == 3


def test_no_heap():
    assert Heap(0).count() == 0


def test_one_more():
    assert Heap(4).more == 5


def test_the_table():
    assert TABLE == 43


def test_that_sees_nothing():
    unseen(0)
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A project with one module to mutate and one file of tests."""
    root = tmp_path / "copy"
    shutil.copytree(HERE.root / "tools" / "bench", root / "tools" / "bench")
    for name in ("arguments.py", "__init__.py", "project.py"):
        shutil.copy(HERE.root / "tools" / name, root / "tools")
    files = {
        "game/__init__.py": "",
        "game/engine/__init__.py": "",
        "game/engine/heap.py": MODULE,
        "tests/core/conftest.py": "import pytest\n",
        "tests/core/test_heap.py": TESTS,
        "tools/bench/data/equivalent_mutants.json": "[]",
    }
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def source(root: Path) -> Source:
    """The module to mutate."""
    return Source(root, root / "game" / "engine" / "heap.py")


def bench(root: Path, *arguments: str) -> tuple[list[str], dict[str, Any]]:
    """What a run prints, and its last line read."""
    command = [sys.executable, "-m", "tools.bench.mutant_run", str(root.parent), *arguments]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    return lines, json.loads(lines[-1])


def listed(root: Path, mutant: Mutant) -> None:
    """List a mutant as equivalent."""
    whole = source(root)
    same = next(one for one in whole.mutants if one.name == mutant.name)
    change = whole.change(whole.mutated(same))
    entry = {"name": mutant.name, "change": change, "reason": "nobody looks"}
    (root / "tools/bench/data/equivalent_mutants.json").write_text(json.dumps([entry]))


def test_what_tests_see_is_killed_and_the_rest_is_shown(small: Path) -> None:
    unseen = next(one for one in source(small).mutants if one.function == "unseen")
    listed(small, unseen)
    lines, found = bench(small, "--processes", "2")
    there = len(chosen([source(small)], 500, 9))
    assert found["mutants"] == there > 12
    left = [line.removeprefix("Survived: ") for line in lines if line.startswith("Survived: ")]
    assert left and all(name.startswith("game.engine.heap:unseen#") for name in left)
    assert unseen.name not in left
    assert "    +    return number * 3" in lines
    assert (found["survived"], found["equivalent"]) == (len(left), 1)
    assert found["killed"] == there - len(left) - 1
    assert found["timed_out"] >= 1
    assert found["share"] == round(found["killed"] / (there - 1), 4)
    # What is listed can be tried by itself, to see that it survives.
    _, found = bench(small, "--listed")
    assert (found["mutants"], found["survived"], found["equivalent"]) == (1, 1, 0)


def test_only_what_changed_is_watched_again(
    small: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(small)
    core, heap = Path("tests", "core"), Path("game/engine/heap.py")
    (core / "test_other.py").write_text("def test_nothing_of_ours():\n    assert 1 + 1 == 2\n")
    whole = record(Path("record.json"), [heap])
    more = whole.tests["tests/core/test_heap.py::test_one_more"]
    assert int(more.lines["game/engine/heap.py"], 16) == 1 << 13 | 1 << 17
    assert whole.ran_before("game/engine/heap.py", 5, 5)
    assert not whole.ran_before("game/engine/heap.py", 17, 17)
    for change, watched in (
        (None, None),
        (core / "test_other.py", 1),
        (heap, 1),
        (core / "conftest.py", 2),
    ):
        if change:
            change.write_text(change.read_text() + "# changed\n")
        capfd.readouterr()
        assert record(Path("record.json"), [heap]) == replace(
            whole, keys=ANY, modules=ANY, tests=ANY
        )
        said = capfd.readouterr().err
        assert (f"lines: {watched} files" in said) == bool(watched)
        assert bool(said) == bool(watched)


def test_a_list_that_is_out_of_date_is_refused(small: Path) -> None:
    path = small / "list.json"
    every = sources(small)
    name = source(small).mutants[0].name
    for wrong in ({"name": "game.engine.heap:gone#1"}, {"name": name, "change": "1 => 2"}):
        path.write_text(json.dumps([{"change": "", "reason": "", **wrong}]))
        with pytest.raises(ToolError, match=wrong["name"]):
            equivalents(path, every)


def test_the_same_seed_draws_the_same_and_a_change_elsewhere_keeps_most(small: Path) -> None:
    first = [one.name for _, one, _ in chosen([source(small)], 8, 1)]
    assert first == [one.name for _, one, _ in chosen([source(small)], 8, 1)]
    assert first != [one.name for _, one, _ in chosen([source(small)], 8, 2)]
    path = small / "game" / "engine" / "heap.py"
    path.write_text(MODULE.replace("* 2", "* 2 + 1 - 0"))
    kept = [one.name for _, one, _ in chosen([source(small)], 8, 1)]
    assert len(set(first) & set(kept)) >= 5


def test_properties_and_marked_lines_are_mutated(small: Path) -> None:
    whole = source(small)
    changes = [whole.change(whole.mutated(one)) for one in whole.mutants]
    assert any("self.number - 1" in change for change in changes)
    assert not any("def more" in change for change in changes)


def test_what_ran_at_the_import_is_not_exchanged(small: Path) -> None:
    exchangeable = {one.function for one in source(small).mutants if one.exchangeable}
    assert {"early", "Heap.more", "Heap.count", "unseen"} <= exchangeable
    assert "" not in exchangeable


def test_importing_files_come_first_and_quick_ones_before_slow_ones() -> None:
    tests = [("a::1", 0.1), ("b::1", 0.2), ("a::2", 0.3), ("c::1", 0.9)]
    a, b, c = (tests[0], tests[2]), (tests[1],), (tests[3],)
    assert by_file(tests, ()) == b + a + c
    assert by_file(tests, {"c"}) == c + b + a


def test_the_report_adds_up() -> None:
    results = ["killed", "timed out", "survived", "equivalent"]
    tried = [Tried(f"m{n}", "engine", result, ("-1", "+2")) for n, result in enumerate(results)]
    assert table(tried, ["engine", "ai"])[-1].split() == ["all", "4", "2", "1", "1", "1"]
    assert survivors(tried) == ["Survived: m2", "    -1", "    +2", ""]
    assert json.loads(last_line(tried))["share"] == round(2 / 3, 4)
    assert json.loads(last_line([]))["share"] is None


def test_arguments_that_make_no_sense_are_refused() -> None:
    for words in (["--sample", "0"], ["--only", "view"], ["--processes", "0"]):
        with pytest.raises(ToolError):
            read(words)


def test_the_copy_has_nothing_in_it_that_is_made(copy: Project, tmp_path: Path) -> None:
    (copy.root / "tests").mkdir()
    (copy.game / "__pycache__").mkdir()
    make_copy(copy, tmp_path / "other")
    names = {path.name for path in (tmp_path / "other").rglob("*")}
    assert {"game", "tests", "pyproject.toml", "catalogue.py"} <= names
    assert "__pycache__" not in names


def test_the_listed_ones_of_the_project_are_there() -> None:
    equivalents(HERE.root / "tools/bench/data/equivalent_mutants.json", sources(HERE.root))
