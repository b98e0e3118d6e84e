"""`make bench NAME=input`: from a tap to its painted change, in the environment of the tools."""

from __future__ import annotations

from collections.abc import Sequence

from tools.bench.inside import run_with_chromium
from tools.project import Project


def input(project: Project, arguments: Sequence[str]) -> None:
    """Run ``tapping.py``; raises ToolError when it fails."""
    run_with_chromium(project, "tools.bench.tapping", arguments)
