"""Runs what needs Chromium, in the environment of the tools."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence

from tools.chromium import ensure_chromium
from tools.environment import ensure_environment
from tools.project import Project, ToolError
from tools.runtime import ensure_runtime


def run_with_chromium(project: Project, module: str, arguments: Sequence[str]) -> None:
    """Run ``module`` with ``arguments``; raises ToolError when it fails."""
    python = ensure_environment(project, "core-tests", "dev")
    ensure_runtime(project)
    ensure_chromium(project, python)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(python), "-m", module, *arguments]
    done = subprocess.run(command, cwd=project.root, env=environment, check=False)
    if done.returncode:
        raise ToolError(f"{module} failed (exit code {done.returncode}).")
