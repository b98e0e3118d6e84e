"""The same examples on every machine; ``TILES_FULL=1`` tries many more."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

FULL = os.environ.get("TILES_FULL") == "1"

settings.register_profile(
    "core",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=200 if FULL else 4,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("core")
