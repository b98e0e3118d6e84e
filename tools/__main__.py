"""The commands behind the Makefile: `python -m tools COMMAND`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tools.build import build
from tools.check import check_all, check_fast, put_in_form
from tools.play import play
from tools.project import HERE, Project, ToolError
from tools.raise_runtime import raise_runtime

COMMANDS: dict[str, Callable[[Project], None]] = {
    "play": play,
    "build": build,
    "format": put_in_form,
    "runtime": raise_runtime,
    "test": check_all,
    "test-fast": check_fast,
}


def main(arguments: list[str]) -> int:
    """Run one command; 1 and one sentence when it cannot be done."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"Usage: python -m tools ({' | '.join(COMMANDS)})", file=sys.stderr)
        return 2
    try:
        COMMANDS[arguments[0]](HERE)
    except ToolError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
