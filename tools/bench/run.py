"""`make bench NAME=... ARGS=...`: finds the bench and hands it its arguments."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from importlib import import_module

from tools.project import Project, ToolError

BENCHES = ("boot", "engine", "fuzz", "input", "laws", "mutants", "soak", "strength", "think")
"""Every bench: the module of that name in this package, and the function in it."""


def bench(project: Project, arguments: Sequence[str]) -> None:
    """Run the bench named first with the arguments after it; raises ToolError.

    Its module is loaded only now: the other commands must run while the game is broken.
    """
    name = arguments[0] if arguments else ""
    if name not in BENCHES:
        raise ToolError(f'Say which bench: make bench NAME=({" | ".join(BENCHES)}) ARGS="..."')
    words = [word for text in arguments[1:] for word in shlex.split(text)]
    getattr(import_module(f"tools.bench.{name}"), name)(project, words)
