"""`make bench NAME=... ARGS=...`: finds the bench and hands it its arguments."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from importlib import import_module

from tools.bench.inside import run_with_chromium
from tools.project import Project, ToolError

OWN = ("engine", "fuzz", "laws", "mutants", "strength")
"""Benches that are a module of their name in this package, and the function in it."""
ON_PAGE = {"boot": "booting", "input": "tapping", "soak": "soaking", "think": "thinking"}
"""Benches of the page: the module that runs beside a Chromium, in the environment of the tools."""
BENCHES = tuple(sorted((*OWN, *ON_PAGE)))


def bench(project: Project, arguments: Sequence[str]) -> None:
    """Run the bench named first with the arguments after it; raises ToolError.

    Its module is loaded only now: the other commands must run while the game is broken.
    """
    name = arguments[0] if arguments else ""
    if name not in BENCHES:
        raise ToolError(f'Say which bench: make bench NAME=({" | ".join(BENCHES)}) ARGS="..."')
    words = [word for text in arguments[1:] for word in shlex.split(text)]
    if name in ON_PAGE:
        run_with_chromium(project, f"tools.bench.{ON_PAGE[name]}", words)
    else:
        getattr(import_module(f"tools.bench.{name}"), name)(project, words)
