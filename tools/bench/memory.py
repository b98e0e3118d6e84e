"""The memory of the renderers of browsers that this process has started."""

from __future__ import annotations

import os
import re
from pathlib import Path
from threading import Event, Thread

PAUSE = 0.01
"""Between two looks, in seconds."""
PROC = Path("/proc")


class Peak:
    """The most private memory that one renderer has had since ``clear``, while the block runs."""

    def __init__(self) -> None:
        self._most = 0
        self._over = Event()
        self._thread = Thread(target=self._look, daemon=True)

    def __enter__(self) -> Peak:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    @property
    def megabytes(self) -> float:
        """In MB of a million bytes."""
        return self._most * 1024 / 1e6

    def clear(self) -> None:
        """Forget what was seen."""
        self._most = 0

    def _look(self) -> None:
        while not self._over.wait(PAUSE):
            self._most = max([self._most, *map(_private, _renderers())])


def _renderers() -> list[int]:
    """The processes below this one that hold pages."""
    parents: dict[int, int] = {}
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            found = re.search(r"^PPid:\s+(\d+)", _read(entry / "status"), re.M)
            parents[int(entry.name)] = int(found[1]) if found else 0
    return [
        process
        for process in parents
        if "--type=renderer" in _read(PROC / str(process) / "cmdline") and _ours(process, parents)
    ]


def _ours(process: int, parents: dict[int, int]) -> bool:
    while process > 1:
        process = parents.get(process, 0)
        if process == os.getpid():
            return True
    return False


def _private(process: int) -> int:
    """Kilobytes that the process shares with no file."""
    found = re.search(r"^RssAnon:\s+(\d+) kB", _read(PROC / str(process) / "status"), re.M)
    return int(found[1]) if found else 0


def _read(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""
