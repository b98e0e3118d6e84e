"""Modules out of a pack, the one file that holds the game: part of the library of the page.

A pack is a line of JSON, ``{"dotted.name": [length, is_package]}``, and then the byte code of
the modules in that order, without the headers of .pyc files. Nothing is unpacked into files,
and no folder is searched: an import is one look-up.
"""

from __future__ import annotations

import gc
import json
import marshal
import sys
from collections.abc import Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


class Finder:
    """Finds and loads the modules of packs."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[memoryview, bool]] = {}

    def add(self, pack: bytes) -> None:
        """Have the modules of ``pack`` as well."""
        end = pack.index(b"\n") + 1
        data = memoryview(pack)
        for name, (length, is_package) in json.loads(pack[:end]).items():
            self._found[name] = (data[end : end + length], is_package)
            end += length

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """What the import system asks first."""
        if name not in self._found:
            return None
        return ModuleSpec(name, self, is_package=self._found[name][1])  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Modules are made as usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module."""
        exec(marshal.loads(self._found[module.__name__][0]), module.__dict__)


FINDER = Finder()
SELDOM = 50_000
"""So many new objects make Python look for garbage."""


def add(pack: Any) -> None:
    """Let the modules of a pack, a JavaScript Uint8Array, be imported before all others."""
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
        # What modules make stays, and looking through it for garbage takes a fifth of the time.
        gc.set_threshold(SELDOM)
    FINDER.add(pack.to_bytes())


def pack_bytes(modules: Mapping[str, bytes]) -> bytes:
    """The pack of .pyc files by their paths without a suffix, such as ``game/app/model``."""
    index: dict[str, list[int | bool]] = {}
    codes: list[bytes] = []
    for path in sorted(modules):
        is_package = path.endswith("/__init__")
        name = path.removesuffix("/__init__").replace("/", ".")
        codes.append(modules[path][HEADER:])
        index[name] = [len(codes[-1]), is_package]
    return b"".join([json.dumps(index, separators=(",", ":")).encode(), b"\n", *codes])


HEADER = 16
"""The length of the header of a .pyc file (PEP 552)."""
