"""Run a Python module of tools/inside on the pinned Pyodide, under Node."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from tools.node import Node
from tools.project import Project, ToolError


def run_inside(project: Project, node: Node, module: str, *arguments: str) -> int:
    """Run `module` with `arguments`, its output shown; its exit code."""
    call = [node.node, str(project.root / "tools/node/python.mjs"), str(project.root), module]
    return subprocess.run([*call, *arguments], env=node.environment(), check=False).returncode


def do_job(
    project: Project, node: Node, module: str, job: object, stdlib: Path | None = None
) -> None:
    """Give `module` a job as a JSON file; raises ToolError with its last line when it fails.

    `stdlib` is another standard library to start with than the one that came with Pyodide.
    """
    environment = node.environment() | ({"TILES_STDLIB": str(stdlib)} if stdlib else {})
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(job, file)
        file.flush()
        call = [node.node, "tools/node/python.mjs", str(project.root), module, file.name]
        done = subprocess.run(
            call,
            cwd=project.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["no message"]
        raise ToolError(f"The pinned Python could not do {module}: {lines[-1].strip()}")
