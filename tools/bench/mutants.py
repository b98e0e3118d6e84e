"""`make bench NAME=mutants`: whether the tests of the core notice small changes of the rules.

mutmut makes the changes. Its own way of running them suits a suite of thousands of tests with
searches in them badly: every call goes through a switch, and every mutant collects its tests anew.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.environment import ensure_environment
from tools.project import Project, ToolError

FOLDERS = ("assets", "game", "tests", "tools")


def mutants(project: Project, arguments: Sequence[str]) -> None:
    """Run ``mutant_run.py`` in a copy of the project; raises ToolError when it fails."""
    python = ensure_environment(project, "core-tests", "dev")
    work = project.work / "mutants"
    copy = work / "copy"
    make_copy(project, copy)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(python), "-m", "tools.bench.mutant_run", str(work), *arguments]
    done = subprocess.run(command, cwd=copy, env=environment, check=False)
    if done.returncode:
        raise ToolError(f"The bench of the mutants failed (exit code {done.returncode}).")


def make_copy(project: Project, copy: Path) -> None:
    """A copy with nothing in it that the tools make."""
    shutil.rmtree(copy, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__")
    for name in FOLDERS:
        shutil.copytree(project.root / name, copy / name, ignore=ignore)
    for path in project.root.iterdir():
        if path.is_file():
            shutil.copy(path, copy)
