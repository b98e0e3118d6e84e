"""A copy of the project to change and break."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.project import HERE, Project
from tools.runtime import ensure_runtime

COPIED = ("game", "assets", "tools")


@pytest.fixture
def copy(tmp_path: Path) -> Project:
    """A fresh checkout without anything that the tools make."""
    root = tmp_path / "checkout"
    ignore = shutil.ignore_patterns("__pycache__")
    for name in COPIED:
        shutil.copytree(HERE.root / name, root / name, ignore=ignore)
    for path in HERE.root.iterdir():
        if path.is_file():
            shutil.copy(path, root)
    return Project(root)


@pytest.fixture
def fetched(copy: Project) -> Project:
    """The copy with the pinned runtime in it, and what was compiled before."""
    ensure_runtime(HERE)
    shutil.copytree(HERE.node_modules, copy.node_modules, symlinks=True)
    kept_out = shutil.ignore_patterns("pyodide-packages")
    shutil.copytree(HERE.work, copy.work, ignore=kept_out)
    return copy
