"""Nothing grows without anybody noticing: modules, functions, the scripts before Python."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.project import HERE

MODULES = sorted(path for name in ("game", "tools") for path in (HERE.root / name).rglob("*.py"))
SCRIPTS = sorted([*HERE.assets.glob("*.js"), *HERE.assets.glob("*.mjs")])


def name(path: Path) -> str:
    """The path from the root."""
    return str(path.relative_to(HERE.root))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_modules_and_functions_stay_small(path: Path) -> None:
    text = path.read_text()
    assert len(text.splitlines()) < 300
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first, last = node.body[0].lineno, node.body[-1].end_lineno or 0
            assert last - first < 40, node.name


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_scripts_stay_small(path: Path) -> None:
    assert len(path.read_text().splitlines()) < 100
