"""The virtual environment of the tools: made when needed, left alone when it is right."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.project import Project, ToolError

NO_VENV = (
    "Python cannot make a virtual environment here: install the module venv"
    " (on Debian and Ubuntu the package python3-venv) and run the command again."
)


def requirements(project: Project, group: str) -> list[str]:
    """The pinned requirements of one dependency group of pyproject.toml."""
    with (project.root / "pyproject.toml").open("rb") as file:
        found: list[str] = tomllib.load(file)["dependency-groups"][group]
    return found


def program(project: Project, name: str) -> Path:
    """Where the environment keeps the program `name` (it may not be there)."""
    return project.venv / "bin" / name


def ensure_environment(project: Project, *groups: str) -> Path:
    """Make the environment with the named groups in it; its Python.

    Raises ToolError when there is no venv module or a package cannot be had.
    """
    python = program(project, "python")
    if not _works(python):
        _make(project)
    for group in groups:
        wanted = requirements(project, group)
        stamp = project.venv / f"{group}.stamp"
        mark = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
        if not stamp.is_file() or stamp.read_text() != mark:
            print(f"Installing {', '.join(wanted)}", flush=True)
            pip_install(python, wanted)
            stamp.write_text(mark)
    return python


def pip_install(python: Path, arguments: list[str]) -> None:
    """Run pip's install; raises ToolError with the last thing pip said when it fails."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--retries", "2"]
    command += ["--disable-pip-version-check", "--root-user-action", "ignore", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        reason = lines[-1].removeprefix("ERROR: ") if lines else "pip gave no reason"
        names = ", ".join(item for item in arguments if "==" in item)
        raise ToolError(
            f"Could not install {names} from the Python package index ({reason}):"
            " check the network connection and run the command again."
        )


def _works(python: Path) -> bool:
    if not python.exists():
        return False
    check = [str(python), "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.run(check, capture_output=True, check=False).returncode == 0


def _make(project: Project) -> None:
    if not os.access(project.root, os.W_OK):
        raise ToolError(f"The folder {project.root} cannot be written: make a copy of your own.")
    base = os.environ.get("PYTHON", sys.executable)
    command = [base, "-m", "venv", "--clear", str(project.venv)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise ToolError(NO_VENV) from error
    if done.returncode:
        raise ToolError(NO_VENV)
