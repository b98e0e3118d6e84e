"""The same examples on every machine; ``TILES_FULL=1`` tries many more."""

from __future__ import annotations

import os

import pytest
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
settings.register_profile(
    "thorough", parent=settings.get_profile("core"), max_examples=200 if FULL else 15
)
settings.load_profile("core")


SLOW = {
    "test_ai",
    "test_all_fives_statistics",
    "test_all_fives_worlds",
    "test_app_match",
    "test_app_several",
    "test_asking",
    "test_block_fast",
    "test_block_player",
    "test_blockers_player",
    "test_bundle",
    "test_draw_player",
    "test_fives_player",
    "test_fives_player_exact",
    "test_fives_player_table",
    "test_layout",
    "test_lesson",
    "test_levels",
    "test_link",
    "test_motion",
    "test_patch",
    "test_perft",
    "test_picture",
    "test_statistics",
    "test_table_text",
    "test_view_access",
    "test_view_announce",
    "test_view_archive",
    "test_view_grid",
    "test_worlds",
}
"""Modules that play or count a lot; ``make test-fast`` leaves them out."""


def pytest_configure(config: pytest.Config) -> None:
    """The mark of slow modules."""
    config.addinivalue_line("markers", "slow: plays or counts a lot")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of slow modules."""
    for item in items:
        if item.path.stem in SLOW:
            item.add_marker("slow")
