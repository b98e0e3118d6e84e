"""`make test` and `make test-fast`: named steps, one after the other, until one fails."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tools.chromium import ensure_chromium
from tools.engines.have import ensure_engines
from tools.environment import ensure_environment, pip_install, requirements
from tools.lighthouse import lighthouse
from tools.node import Node
from tools.project import Project, ToolError
from tools.pyodide_node import run_inside
from tools.runtime import ensure_runtime, python_version

CORE = "tests/core"


def check_all(project: Project) -> None:
    """Everything that decides whether a change is right; raises ToolError at the first failure."""
    python = ensure_environment(project, "core-tests", "dev")
    node = ensure_runtime(project)
    packages = pyodide_packages(project, python)
    ensure_engines(project, python)
    lint(project, python)
    step("types", project, [str(python), "-m", "mypy"])
    pytest("core on CPython", project, python, CORE, "-n", "2", "--hypothesis-profile=thorough")
    core_on_pyodide(project, node, packages)
    pytest("tools", project, python, "tests/tools")
    print("== lighthouse", flush=True)
    lighthouse(project)
    pytest("browser", project, python, "tests/browser", "-n", "2")


def renew_screens(project: Project) -> None:
    """Write down anew what assistive technology gets of every screen; raises ToolError."""
    python = ensure_environment(project, "core-tests", "dev")
    ensure_runtime(project)
    ensure_chromium(project, python)
    os.environ["TILES_RENEW"] = "1"
    pytest("screens", project, python, "tests/browser/test_screens.py")


def check_fast(project: Project) -> None:
    """Lint and the quick tests of the core on CPython; raises ToolError at the first failure."""
    python = ensure_environment(project, "core-tests", "dev")
    lint(project, python)
    pytest("core on CPython", project, python, CORE, "-n", "2", "-m", "not slow")


def lint(project: Project, python: Path) -> None:
    """Form and common mistakes."""
    ruff = [str(python), "-m", "ruff"]
    step("form", project, [*ruff, "format", "--check", "--quiet"])
    step("lint", project, [*ruff, "check", "--quiet"])


def put_in_form(project: Project) -> None:
    """Format the Python files and mend what ruff can mend; raises ToolError when it cannot."""
    ruff = [str(ensure_environment(project, "dev")), "-m", "ruff"]
    step("form", project, [*ruff, "format", "--quiet"])
    step("lint", project, [*ruff, "check", "--quiet", "--fix"])


def pytest(name: str, project: Project, python: Path, *arguments: str) -> None:
    """A step that runs pytest."""
    step(name, project, [str(python), "-m", "pytest", "-q", *arguments])


def core_on_pyodide(project: Project, node: Node, packages: Path) -> None:
    """The tests of the core again, on the very interpreter of the page."""
    print("== core on Pyodide", flush=True)
    code = run_inside(project, node, "tools.inside.run_tests", str(packages), "-q", CORE)
    stop_if(code, "core on Pyodide")


def step(name: str, project: Project, command: list[str]) -> None:
    """Run one command under its name; raises ToolError when it fails."""
    print(f"== {name}", flush=True)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=project.root, env=environment, check=False)
    stop_if(done.returncode, name)


def stop_if(code: int, name: str) -> None:
    """Raise ToolError when a step ended with a code other than 0."""
    if code:
        raise ToolError(f"The step “{name}” failed (exit code {code}).")


def pyodide_packages(project: Project, python: Path) -> Path:
    """A folder with the pure-Python test packages for Pyodide; raises ToolError."""
    folder = project.work / "pyodide-packages"
    wanted = requirements(project, "core-tests")
    stamp = folder / "stamp"
    if not stamp.is_file() or stamp.read_text() != "\n".join(wanted):
        where = ["--target", str(folder), "--upgrade", "--python-version"]
        where += [".".join(python_version(project)), "--platform", "any", "--only-binary", ":all:"]
        pip_install(python, [*where, *wanted])
        stamp.write_text("\n".join(wanted))
    return folder
