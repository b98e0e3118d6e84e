"""Where the arrows lead inside a group of buttons."""

from __future__ import annotations

import pytest

from game.browser.roving import walk

ROW = [
    ("ArrowRight", False, 0, 1),
    ("ArrowDown", False, 1, 2),
    ("ArrowRight", False, 4, 0),
    ("ArrowLeft", False, 0, 4),
    ("ArrowUp", False, 2, 1),
    ("Home", False, 3, 0),
    ("End", False, 1, 4),
    ("Enter", False, 1, None),
    (" ", False, 1, None),
    ("Tab", False, 1, None),
    ("ArrowRight", True, 1, None),
    ("Home", True, 3, None),
]
GRID = [
    ("ArrowRight", False, 0, 1),
    ("ArrowLeft", False, 1, 0),
    ("ArrowDown", False, 0, 9),
    ("ArrowUp", False, 9, 0),
    ("ArrowLeft", False, 0, 0),
    ("ArrowUp", False, 0, 0),
    ("ArrowRight", False, 8, 8),
    ("ArrowLeft", False, 9, 9),
    ("ArrowDown", False, 72, 72),
    ("ArrowRight", False, 80, 80),
    ("ArrowDown", False, 80, 80),
    ("Home", False, 40, 36),
    ("End", False, 40, 44),
    ("Home", False, 36, 36),
    ("End", False, 80, 80),
    ("Home", True, 40, 0),
    ("End", True, 40, 80),
    ("ArrowRight", True, 40, None),
    ("Enter", False, 40, None),
    ("a", False, 40, None),
]


@pytest.mark.parametrize(("key", "ctrl", "here", "there"), ROW)
def test_along_a_row(key: str, ctrl: bool, here: int, there: int | None) -> None:
    assert walk(key, ctrl, here, 5) == there


@pytest.mark.parametrize(("key", "ctrl", "here", "there"), GRID)
def test_over_a_grid(key: str, ctrl: bool, here: int, there: int | None) -> None:
    assert walk(key, ctrl, here, 81, 9) == there


def test_a_single_button_stays() -> None:
    for key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        assert walk(key, False, 0, 1) == 0


def test_arrows_reach_every_space_and_never_leave() -> None:
    reached, edge = {0}, [0]
    while edge:
        here = edge.pop()
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            there = walk(key, False, here, 81, 9)
            assert there is not None and 0 <= there < 81
            assert (
                sum(abs(a - b) for a, b in zip(divmod(there, 9), divmod(here, 9), strict=True)) < 2
            )
            if there not in reached:
                reached.add(there)
                edge.append(there)
    assert len(reached) == 81
