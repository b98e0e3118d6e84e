"""Where things are, and how a tool says that it cannot go on."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


class ToolError(Exception):
    """A tool cannot go on; its text is one clear sentence for the person who ran it."""


def told(error: ToolError | OSError) -> str:
    """The sentence of an error; of one of the machine, which file it is about and why."""
    if isinstance(error, ToolError):
        return str(error)
    about = f" ({error.filename})" if error.filename else ""
    return f"{error.strerror or error}{about}: the folder must be there, writable, and have room."


@dataclass(frozen=True)
class Project:
    """The folders of one checkout."""

    root: Path

    @property
    def game(self) -> Path:
        """The Python that runs on the page."""
        return self.root / "game"

    @property
    def assets(self) -> Path:
        """Style sheet and the few scripts that run before Python."""
        return self.root / "assets"

    @property
    def dist(self) -> Path:
        """The finished site."""
        return self.root / "dist"

    @property
    def work(self) -> Path:
        """Everything that can be made again: caches and stamps."""
        return self.root / "build"

    @property
    def venv(self) -> Path:
        """The virtual environment of the tools."""
        return self.root / ".venv"

    @property
    def node_modules(self) -> Path:
        """The pinned runtime as npm delivers it."""
        return self.root / "node_modules"


@contextmanager
def only_one(project: Project) -> Iterator[None]:
    """Keep other builds and downloads of this checkout waiting."""
    project.work.mkdir(exist_ok=True)
    with (project.work / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


HERE = Project(Path(__file__).resolve().parent.parent)


def write_if_changed(path: Path, data: bytes) -> bool:
    """Write `data` to `path` unless it is there already; True when something was written."""
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(data)
    partial.replace(path)
    return True
