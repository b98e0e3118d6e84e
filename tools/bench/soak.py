"""`make bench NAME=soak`: two hundred hands on one page, in the environment of the tools."""

from __future__ import annotations

from collections.abc import Sequence

from tools.bench.inside import run_with_chromium
from tools.project import Project


def soak(project: Project, arguments: Sequence[str]) -> None:
    """Run ``soaking.py``; raises ToolError when it fails."""
    run_with_chromium(project, "tools.bench.soaking", arguments)
