"""The commands behind the Makefile: `python -m tools COMMAND`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from tools.bench.inside import run_with_chromium
from tools.bench.run import bench
from tools.build import build, make_onefile
from tools.check import check_all, check_fast, put_in_form, renew_screens
from tools.lighthouse import lighthouse
from tools.play import play
from tools.project import HERE, Project, ToolError, told
from tools.raise_runtime import raise_runtime


def _figure(project: Project, arguments: Sequence[str]) -> None:
    """Loaded only now: the other commands must run while the game is broken."""
    import_module("tools.figure").figure(project, arguments)


def _picture(project: Project) -> None:
    run_with_chromium(project, "tools.picture", [])


COMMANDS: dict[str, Callable[[Project], None]] = {
    "play": play,
    "build": build,
    "format": put_in_form,
    "lighthouse": lighthouse,
    "onefile": make_onefile,
    "picture": _picture,
    "runtime": raise_runtime,
    "screens": renew_screens,
    "test": check_all,
    "test-fast": check_fast,
}
WITH_ARGUMENTS: dict[str, Callable[[Project, Sequence[str]], None]] = {
    "bench": bench,
    "figure": _figure,
}
"""Commands that take further arguments."""


def main(arguments: list[str]) -> int:
    """Run one command; 1 and one sentence when it cannot be done."""
    name, further = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name not in WITH_ARGUMENTS and (name not in COMMANDS or further):
        names = " | ".join((*COMMANDS, *WITH_ARGUMENTS))
        print(f"Usage: python -m tools ({names})", file=sys.stderr)
        return 2
    try:
        if name in COMMANDS:
            COMMANDS[name](HERE)
        else:
            WITH_ARGUMENTS[name](HERE, further)
    except (ToolError, OSError) as error:
        print(f"error: {told(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
