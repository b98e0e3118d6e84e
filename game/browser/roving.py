"""Where the keyboard goes inside a group of buttons: along a row, or over a grid."""

from __future__ import annotations

_STEPS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


def walk(key: str, ctrl: bool, here: int, number: int, columns: int = 0) -> int | None:
    """The button to go to from ``here``, of ``number`` in all; None when ``key`` moves nothing.

    ``columns``: of a grid, where arrows stop at the edges and Home and End go along the row,
    with ``ctrl`` to the corners. 0 is a single row, whose arrows go round.
    """
    if columns:
        return _over_grid(key, ctrl, here, number, columns)
    if ctrl:
        return None
    if key in _STEPS:
        return (here + _STEPS[key]) % number
    return {"Home": 0, "End": number - 1}.get(key)


def _over_grid(key: str, ctrl: bool, here: int, number: int, columns: int) -> int | None:
    row, column = divmod(here, columns)
    last = columns - 1
    if key in ("Home", "End"):
        corner = {"Home": 0, "End": number - 1}[key]
        return corner if ctrl else row * columns + (0 if key == "Home" else last)
    targets = {
        "ArrowLeft": here - (column > 0),
        "ArrowRight": here + (column < last),
        "ArrowUp": here - columns if row else here,
        "ArrowDown": here + columns if here + columns < number else here,
    }
    return None if ctrl else targets.get(key)
