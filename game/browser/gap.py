"""Where in an own hand a tile would go: by pointer, or by a key."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

STEPS = {"ArrowLeft": -1, "ArrowRight": 1}


@dataclass(frozen=True, slots=True)
class Gap:
    """A place in a hand: before it lie ``at`` tiles besides the one that is moved.

    ``beside``: the element of the nearest of them; ``after``: whether the place is behind it;
    ``other``: whether the tile lies elsewhere now.
    """

    at: int
    beside: Any = field(compare=False)
    after: bool
    other: bool


def gap_at(tile: Any, x: float, y: float) -> Gap | None:
    """The place for an own tile at a point of the window; None outside of its hand.

    A hand is an element with ``data-hand``, its tiles have ``data-arrange``.
    """
    hand = tile.closest("[data-hand]")
    if not hand or not _holds(hand.getBoundingClientRect(), x, y):
        return None
    tiles = list(hand.querySelectorAll("[data-arrange]"))
    here = next(at for at, one in enumerate(tiles) if one.isSameNode(tile))
    others = tiles[:here] + tiles[here + 1 :]
    if not others:
        return None
    boxes = [one.getBoundingClientRect() for one in others]
    middles = [(box.x + box.width / 2, box.y + box.height / 2) for box in boxes]
    near = min(range(len(others)), key=lambda at: _away(*middles[at], x, y))
    after = x > middles[near][0]
    at = near + after
    return Gap(at, others[near], after, at != here)


def stepped(tile: Any, key: str) -> str | None:
    """The message of moving an own tile by a key; empty at the end of the hand.

    None for other keys and other elements.
    """
    hand = tile.closest("[data-hand]")
    if not hand or key not in STEPS:
        return None
    tiles = list(hand.querySelectorAll("[data-arrange]"))
    here = next((at for at, one in enumerate(tiles) if one.isSameNode(tile)), None)
    if here is None:
        return None
    there = here + STEPS[key]
    return f"{tile.dataset.arrange}:{there}" if 0 <= there < len(tiles) else ""


def mark(old: Gap | None, new: Gap | None) -> None:
    """Show a place in the hand, instead of another; not the one where the tile is already."""
    if old is not None:
        old.beside.removeAttribute("data-gap")
    if new is not None and new.other:
        new.beside.setAttribute("data-gap", "after" if new.after else "before")


def _holds(box: Any, x: float, y: float) -> bool:
    return bool(box.left <= x <= box.right and box.top <= y <= box.bottom)


def _away(to_x: float, to_y: float, x: float, y: float) -> float:
    """The square of a distance; rows count more, so that a place is in the row of the pointer."""
    return float((to_x - x) ** 2 + 4 * (to_y - y) ** 2)
