"""Who may import whom, and what the pure layers must not touch; read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

ENGINE, GAMES, AI, APP = "game.engine", "game.games", "game.ai", "game.app"
VIEW, I18N, BROWSER = "game.view", "game.i18n", "game.browser"
LANGUAGES = "game.i18n.languages"
NODES = "game.view.nodes"
MOVING = "game.view.moving"

ALLOWED: dict[str, tuple[str, ...]] = {
    ENGINE: (),
    GAMES: (ENGINE,),
    AI: (ENGINE, GAMES),
    APP: (ENGINE, GAMES, LANGUAGES),
    VIEW: (ENGINE, APP, I18N),
    I18N: (),
    BROWSER: (NODES, MOVING, "game.app.messages", "game.app.effects"),
}
"""Packages and modules of ours that each package may import, beside itself."""
ROOTS = ("game.main", "game.worker", "game.figures", "game.embed", "game.run")
"""The composition roots, which put everything together."""

PURE = (ENGINE, GAMES, AI, APP, VIEW)
BRIDGE = frozenset({"js", "pyodide", "pyodide_js", "pyscript", "polyscript", "_pyodide"})
CLOCKS = frozenset({"time", "datetime", "secrets", "uuid", "os", "sys", "socket", "threading"})


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def is_root(name: str) -> bool:
    return any(within(name, root) for root in ROOTS)


def package_of(name: str) -> str:
    return ".".join(name.split(".")[:2])


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(), str(path))


def imports(tree: ast.Module, package: str) -> Iterator[tuple[int, str, str]]:
    """Line, module and name of every import, those inside functions too; no name is ``""``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *filter(None, [base])])
            for alias in node.names:
                yield node.lineno, base, alias.name


def imported_modules(path: Path) -> Iterator[tuple[int, str, str]]:
    """Line, module of ours as precisely as the import tells, and the imported name."""
    name = name_of(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for line, module, imported in imports(parse(path), package):
        inner = f"{module}.{imported}"
        file = ROOT.parent / Path(*inner.split("."))
        is_module = imported and (
            file.with_suffix(".py").exists() or (file / "__init__.py").exists()
        )
        yield line, inner if is_module else module, "" if is_module else imported


every_module = pytest.mark.parametrize("path", MODULES, ids=name_of)
pure_modules = pytest.mark.parametrize(
    "path",
    [path for path in MODULES if package_of(name_of(path)) in PURE],
    ids=name_of,
)


@every_module
def test_every_module_belongs_to_a_layer(path: Path) -> None:
    name = name_of(path)
    assert name == "game" or is_root(name) or package_of(name) in ALLOWED


@every_module
def test_imports_only_from_layers_below(path: Path) -> None:
    name = name_of(path)
    if is_root(name) or name == "game":
        return
    own = package_of(name)
    for line, module, _ in imported_modules(path):
        if within(module, "game"):
            allowed = (own, *ALLOWED[own])
            assert any(within(module, one) for one in allowed), f"{path}:{line} imports {module}"


@every_module
def test_nobody_imports_a_composition_root(path: Path) -> None:
    closed = (
        ("game.main", "game.worker", "game.figures", "game.embed")
        if is_root(name_of(path))
        else ROOTS
    )
    for line, module, _ in imported_modules(path):
        assert not any(within(module, root) for root in closed), f"{path}:{line} imports {module}"


@every_module
def test_only_the_browser_package_knows_javascript(path: Path) -> None:
    if within(name_of(path), BROWSER) or is_root(name_of(path)):
        return
    for line, module, _ in imported_modules(path):
        assert module.partition(".")[0] not in BRIDGE, f"{path}:{line} imports {module}"


@pure_modules
def test_pure_layers_have_no_chance_and_no_clock(path: Path) -> None:
    """``random.Random`` is the type of a generator that somebody hands in."""
    for line, module, imported in imported_modules(path):
        top = module.partition(".")[0]
        assert top not in CLOCKS, f"{path}:{line} imports {module}"
        if top == "random":
            assert imported == "Random", f"{path}:{line} imports {module} {imported}"


@pure_modules
def test_pure_layers_neither_print_nor_read(path: Path) -> None:
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            assert called not in {"print", "input", "open", "exec", "eval", "__import__"}, (
                f"{path}:{node.lineno} calls {called}"
            )


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if package_of(name_of(path)) in (ENGINE, GAMES)],
    ids=name_of,
)
def test_rules_make_no_generator(path: Path) -> None:
    """Chance is data: engine and games may take a ``Random`` but never build one."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "Random", f"{path}:{node.lineno} makes a generator"


@every_module
def test_games_are_told_apart_only_in_the_catalogue(path: Path) -> None:
    """No ``if game == ...``: a game is data."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = {one.attr if isinstance(one, ast.Attribute) else "" for one in sides}
            names |= {one.id if isinstance(one, ast.Name) else "" for one in sides}
            texts = [one for one in sides if isinstance(one, ast.Constant)]
            found = "game" in names and any(isinstance(one.value, str) for one in texts)
            assert not found, f"{path}:{node.lineno} asks for one game"
