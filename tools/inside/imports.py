"""Which modules a module imports, read from its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator

DEFERRED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def imported(source: bytes, package: str, *, deferred: bool) -> set[str]:
    """Dotted names that `source`, a module in `package`, imports.

    `from a import b` gives both `a` and `a.b`, because b may be a module. Imports inside
    functions count when `deferred`; those for type checkers and those of a module run as a
    program never do. Raises SyntaxError.
    """
    names: set[str] = set()
    for node in _imports(ast.parse(source), deferred):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
            continue
        base = _base(node, package)
        names.add(base)
        names.update(f"{base}.{alias.name}" for alias in node.names)
    return names - {""}


def _base(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, *([node.module] if node.module else [])])


def _imports(node: ast.AST, deferred: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif isinstance(child, ast.If) and _never_runs(child.test):
            for other in child.orelse:
                yield from _imports(ast.Module([other], []), deferred)
        elif deferred or not isinstance(child, DEFERRED):
            yield from _imports(child, deferred)


def _never_runs(test: ast.expr) -> bool:
    text = ast.unparse(test)
    return text in ("TYPE_CHECKING", "typing.TYPE_CHECKING") or text.startswith("__name__ ==")


def closure_parts(name: str) -> list[str]:
    """A dotted name and the packages around it, outermost first."""
    parts = name.split(".")
    return [".".join(parts[: end + 1]) for end in range(len(parts))]
