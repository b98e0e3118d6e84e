"""The clock that cuts thinking short; on the page and in the worker."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


def after(milliseconds: int) -> Callable[[], bool]:
    """A function that tells whether so many milliseconds have passed since this call."""
    end = monotonic() + milliseconds / 1000
    return lambda: monotonic() >= end
