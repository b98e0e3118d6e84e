"""The Python that goes to the page: where it is, what it is called, what it imports."""

from __future__ import annotations

import zipfile
from pathlib import Path

from tools.inside.imports import imported
from tools.project import Project, ToolError

Sources = dict[str, bytes]
UNUSED = ("fs", "media", "web")
"""Parts of PyScript that are imported only by those who name them; this game does not."""


VALUES = "game/engine/values.py"
"""Where the page finds what the lowered modules import (``inside/lower.py``)."""
FIGURES = (
    "game/app/arranged.py",
    "game/app/builder.py",
    "game/app/builder_messages.py",
    "game/app/composed.py",
    "game/app/draft.py",
    "game/app/drawn_board.py",
    "game/app/figures.py",
    "game/app/late_deals.py",
    "game/app/turn_orders.py",
    "game/engine/figure.py",
    "game/figures.py",
    "game/i18n/building.py",
    "game/i18n/building_more.py",
    "game/i18n/figures.py",
    "game/i18n/refusing.py",
    "game/run/builder.py",
    "game/view/builder.py",
    "game/view/builder_boxes.py",
    "game/view/builder_stage.py",
    "game/view/builder_tiles.py",
    "game/view/embed_snippet.py",
    "game/view/figure_picture.py",
    "game/view/figure_snippet.py",
    "game/view/figure_text.py",
)
"""Modules that draw and build figures, which the game itself does not need."""


def game_sources(project: Project) -> Sources:
    """Every module of the game that goes to each page: path from the root to text."""
    return {name: text for name, text in _all(project).items() if name not in FIGURES}


def figure_sources(project: Project) -> Sources:
    """The modules of :data:`FIGURES`: path from the root to text."""
    return {name: text for name, text in _all(project).items() if name in FIGURES}


def _all(project: Project) -> Sources:
    files = sorted(project.game.rglob("*.py"))
    found = {str(path.relative_to(project.root)): path.read_bytes() for path in files}
    return found | {VALUES: (project.root / "tools/inside/values.py").read_bytes()}


def scripts(sources: Sources) -> Sources:
    """The modules that the page starts by address: those directly in game/."""
    return {
        name: text
        for name, text in sources.items()
        if Path(name).parent == Path("game") and Path(name).name != "__init__.py"
    }


def pyscript_sources(project: Project) -> Sources:
    """PyScript's Python half: path from the page's working folder to text."""
    folder = project.node_modules / "@pyscript/core/src/stdlib/pyscript"
    paths = [path for path in sorted(folder.glob("*.py")) if path.stem not in UNUSED]
    return {f"pyscript/{path.name}": path.read_bytes() for path in paths}


def library_imports(project: Project, sources: Sources) -> set[str]:
    """The modules of the standard library that the sources import, anywhere in them.

    Raises ToolError when a source is not Python.
    """
    with zipfile.ZipFile(project.node_modules / "pyodide/python_stdlib.zip") as stock:
        paths = [name.removesuffix(".py").removesuffix("/__init__") for name in stock.namelist()]
    names: set[str] = set()
    for path, text in sources.items():
        package = ".".join(Path(path).parent.parts)
        try:
            names |= imported(text, package, deferred=True)
        except SyntaxError as error:
            raise ToolError(f"{path}, line {error.lineno}: {error.msg}") from error
    return names.intersection(path.replace("/", ".") for path in paths)
