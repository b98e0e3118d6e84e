"""`make bench NAME=think`: how long a move takes on the page, in the environment of the tools."""

from __future__ import annotations

from collections.abc import Sequence

from tools.bench.inside import run_with_chromium
from tools.project import Project


def think(project: Project, arguments: Sequence[str]) -> None:
    """Run ``thinking.py``; raises ToolError when it fails."""
    run_with_chromium(project, "tools.bench.thinking", arguments)
