"""The standard library of the page: byte code, and only the modules that can be needed.

`library JOB`, a JSON file: {"seeds": [names], "target": path of the zip to write}. Nothing in the
zip is compressed: what the server does with all of it together is better by a third.
"""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Set
from pathlib import Path

from tools.inside import packs
from tools.inside.bytecode import compile_source
from tools.inside.compile_files import host
from tools.inside.imports import closure_parts, imported

STOCK = Path(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
LOADED = frozenset(sys.modules)
LAZY = frozenset({"encodings.ascii", "encodings.cp437", "encodings.latin_1"})
"""Wanted by name at run time (zipfile: cp437), which no import shows."""
EPOCH = (1980, 1, 1, 0, 0, 0)


class Stock:
    """The modules of the library that Pyodide came with."""

    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path)
        self._files = set(self._zip.namelist())

    def file(self, module: str) -> str | None:
        """The file of a module, None when it is not in the library."""
        stem = module.replace(".", "/")
        return next((f for f in (f"{stem}/__init__.py", f"{stem}.py") if f in self._files), None)

    def source(self, file: str) -> bytes:
        """The text of a file."""
        return self._zip.read(file)

    def needs(self, module: str, file: str) -> set[str]:
        """What a module imports when it is imported (Pyodide's own modules: at any time)."""
        package = module if file.endswith("/__init__.py") else module.rpartition(".")[0]
        return imported(self.source(file), package, deferred=is_pyodide(file))


def is_pyodide(file: str) -> bool:
    """Whether a file is Pyodide's own: it reads its docstrings, and imports late."""
    return file.partition("/")[0].removesuffix(".py") in ("pyodide", "_pyodide")


def needed(stock: Stock, seeds: Set[str]) -> dict[str, str]:
    """The seeds and all that they import, as module to file."""
    waiting = [part for seed in sorted(seeds) for part in closure_parts(seed)]
    found: dict[str, str] = {}
    while waiting:
        module = waiting.pop()
        file = stock.file(module)
        if file is None or module in found:
            continue
        found[module] = file
        for name in stock.needs(module, file):
            waiting += closure_parts(name)
    return found


def main(arguments: list[str]) -> int:
    """Write the zip; 0."""
    job = json.loads(host(arguments[0]).read_text())
    stock = Stock(STOCK)
    files = needed(stock, LOADED | LAZY.union(job["seeds"]))
    with zipfile.ZipFile(host(job["target"]), "w") as archive:
        for file in sorted(files.values()):
            code = compile_source(stock.source(file), file, bare=not is_pyodide(file))
            archive.writestr(zipfile.ZipInfo(file + "c", EPOCH), code)
        own = Path(packs.__file__)
        code = compile_source(own.read_bytes(), own.name, bare=True)
        archive.writestr(zipfile.ZipInfo(own.name + "c", EPOCH), code)
    return 0
