"""A bar on stderr that says how far a bench has come."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TextIO

WIDTH = 30


class Progress:
    """Counts up to ``total``; on a terminal one line, elsewhere a line for every tenth."""

    def __init__(self, name: str, total: int, out: TextIO | None = None) -> None:
        self._name, self._total = name, total
        self._out = sys.stderr if out is None else out
        self._done, self._tenth = 0, 0
        self._begun = monotonic()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        tenth = self._done * 10 // self._total
        if self._out.isatty():
            self._out.write(f"\r{self._line()}\x1b[K{chr(10) if self._done == self._total else ''}")
        elif tenth > self._tenth:
            self._out.write(f"{self._line()}\n")
        self._tenth = tenth
        self._out.flush()

    def _line(self) -> str:
        full = WIDTH * self._done // self._total
        gone = monotonic() - self._begun
        left = gone / self._done * (self._total - self._done)
        bar = "#" * full + "." * (WIDTH - full)
        return f"{self._name} [{bar}] {self._done}/{self._total}, {_clock(left)} left"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d}"
