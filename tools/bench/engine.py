"""`make bench NAME=engine`: our engine beside others, in the environment of the tools."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.environment import ensure_environment, pip_install, requirements
from tools.project import Project, ToolError


def engine(project: Project, arguments: Sequence[str]) -> None:
    """Run the race of ``racing.py``; raises ToolError when it fails."""
    python = ensure_environment(project, "core-tests", "dev")
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    peers = _peers(project, python)
    if peers is not None:
        environment["PYTHONPATH"] = str(peers)
    command = [str(python), "-m", "tools.bench.racing", *arguments]
    done = subprocess.run(command, cwd=project.root, env=environment, check=False)
    if done.returncode:
        raise ToolError(f"The bench of the engine failed (exit code {done.returncode}).")


def _peers(project: Project, python: Path) -> Path | None:
    """A folder with OpenSpiel in it; None where it can't be had."""
    folder = project.work / "peers"
    wanted = requirements(project, "peers")
    stamp = folder / "stamp"
    if stamp.is_file() and stamp.read_text() == "\n".join(wanted):
        return folder
    print(f"Installing {', '.join(wanted)}", file=sys.stderr, flush=True)
    try:
        where = ["--target", str(folder), "--upgrade", "--only-binary", ":all:"]
        pip_install(python, [*where, *wanted])
    except ToolError as error:
        print(f"Without OpenSpiel: {error}", file=sys.stderr)
        return None
    stamp.write_text("\n".join(wanted))
    return folder
