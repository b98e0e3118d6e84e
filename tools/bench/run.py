"""`make bench NAME=... ARGS=...`: finds the bench and hands it its arguments."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence

from tools.bench.engine import engine
from tools.bench.strength import strength
from tools.bench.think import think
from tools.project import Project, ToolError

BENCHES: Mapping[str, Callable[[Project, Sequence[str]], None]] = {
    "engine": engine,
    "strength": lambda project, arguments: strength(arguments),
    "think": think,
}
"""Every bench by name."""


def bench(project: Project, arguments: Sequence[str]) -> None:
    """Run the bench named first with the arguments after it; raises ToolError."""
    name = arguments[0] if arguments else ""
    if name not in BENCHES:
        raise ToolError(f'Say which bench: make bench NAME=({" | ".join(BENCHES)}) ARGS="..."')
    BENCHES[name](project, [word for text in arguments[1:] for word in shlex.split(text)])
