"""`make runtime VERSION=... PYSCRIPT=...`: pin other versions of Pyodide and PyScript."""

from __future__ import annotations

import json
import os

from tools.node import ensure_node
from tools.project import Project, ToolError
from tools.runtime import fetch, record

ASKED = {"VERSION": "pyodide", "PYSCRIPT": "@pyscript/core"}


def raise_runtime(project: Project) -> None:
    """Fetch the versions asked for, and write down their numbers and hashes.

    Raises ToolError when none is asked for or one cannot be fetched.
    """
    wanted = {package: os.environ.get(name, "") for name, package in ASKED.items()}
    if not any(wanted.values()):
        raise ToolError("Say which version: make runtime VERSION=<pyodide> PYSCRIPT=<pyscript>.")
    node = ensure_node(project)
    versions = [f"{package}@{version}" for package, version in wanted.items() if version]
    before = pinned(project)
    fetch(project, node, "install", "--save-exact", *versions)
    record(project)
    notice = (project.root / "NOTICE").read_text()
    for package, version in pinned(project).items():
        notice = notice.replace(before[package], version)
    (project.root / "NOTICE").write_text(notice)
    print("Pinned. Now `make test FULL=1` decides; see CONTRIBUTING.md.")


def pinned(project: Project) -> dict[str, str]:
    """The versions in package.json."""
    found: dict[str, str] = json.loads((project.root / "package.json").read_text())["dependencies"]
    return found
