"""`make bench NAME=boot`: from the address to the first tile, in the environment of the tools."""

from __future__ import annotations

from collections.abc import Sequence

from tools.bench.inside import run_with_chromium
from tools.project import Project


def boot(project: Project, arguments: Sequence[str]) -> None:
    """Run ``booting.py``; raises ToolError when it fails."""
    run_with_chromium(project, "tools.bench.booting", arguments)
