"""Programs and folders of one browser, gone when it is closed."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress


def temporary_folder() -> AbstractContextManager[str]:
    """A folder; what a dying program still writes into it is no error."""
    return tempfile.TemporaryDirectory(ignore_cleanup_errors=True)


@contextmanager
def running(
    command: Sequence[str], more: Mapping[str, str] | None = None, stdout: int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[str]]:
    """A program in a group of its own, so that all it starts ends with it.

    `more` is added to the environment.
    """
    with subprocess.Popen(
        list(command),
        env={**os.environ, **(more or {})},
        stdout=stdout,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as started:
        try:
            yield started
        finally:
            with suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)
