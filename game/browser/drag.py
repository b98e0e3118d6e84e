"""Dragging an own tile: it follows the pointer and snaps to the nearest end, or goes to another
place in the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

from game.browser.gap import Gap, gap_at, mark

THRESHOLD = 8
"""How far the pointer must move, in px, before a press is a drag."""
REACH = 1.3
"""How near to an end the tile must be let go, in lengths of a tile there."""


class Drag:
    """Follows one pointer from a press on ``data-drag`` to its release."""

    def __init__(self, root: Any, send: Callable[[str], None]) -> None:
        self._root = root
        self._send = send
        self._tile: Any = None
        self._pointer = -1
        self._from = (0.0, 0.0)
        self._moving = False
        self._lifted = False
        self._gap: Gap | None = None
        self._swallow = False

    def swallows_click(self) -> bool:
        """Whether the click that follows is only the end of a drag."""
        swallow, self._swallow = self._swallow, False
        return swallow

    def down(self, event: Any) -> None:
        """A press: remember the tile, if it is one that may be dragged."""
        self._swallow = False
        found = event.target.closest("[data-drag]")
        if not found or self._tile is not None or event.button != 0:
            return
        self._tile, self._pointer = found, event.pointerId
        self._from = (event.clientX, event.clientY)

    def move(self, event: Any) -> None:
        """A move: past the threshold the tile is lifted and follows."""
        if self._tile is None or event.pointerId != self._pointer:
            return
        dx, dy = event.clientX - self._from[0], event.clientY - self._from[1]
        if not self._moving:
            if hypot(dx, dy) < THRESHOLD:
                return
            self._moving = True
            self._tile.setPointerCapture(self._pointer)
            self._tile.setAttribute("data-dragged", "")
            self._lift()
        self._tile.style.translate = f"{dx}px {dy}px"
        self._show_gap(gap_at(self._tile, event.clientX, event.clientY))

    def _lift(self) -> None:
        """A tile that fits nowhere is only moved in the hand."""
        lift = self._tile.getAttribute("data-lift")
        self._lifted = bool(lift)
        if lift:
            self._send(lift)

    def _show_gap(self, gap: Gap | None) -> None:
        """Mark where in the hand the tile would go."""
        if gap != self._gap:
            mark(self._gap, gap)
            self._gap = gap

    def up(self, event: Any) -> None:
        """A release: into the hand, onto the end nearby, onto the table, or back."""
        if self._tile is None or event.pointerId != self._pointer:
            return
        tile, moved = self._tile, self._moving
        meant = self._meant(event.clientX, event.clientY) if moved else ""
        self._forget()
        if moved:
            self._swallow = True
            # It still lies where it was let go, and goes on from there.
            self._send(meant)
        _lay_back(tile)

    def _meant(self, x: float, y: float) -> str:
        """The message of letting the tile go there."""
        gap = gap_at(self._tile, x, y)
        if gap is not None:
            return f"{self._tile.dataset.arrange}:{gap.at}"
        near = self._lifted and (self._beneath(x, y) or self._nearest(x, y))
        if near:
            return str(near.dataset.do)
        if not self._over_table(x, y):
            return "lay-back"
        return "drop" if self._lifted else str(self._tile.dataset.do)

    def cancel(self, event: Any) -> None:
        """The browser takes the pointer away: the tile goes back."""
        if self._tile is not None and event.pointerId == self._pointer:
            self._abandon()

    def call_off(self) -> bool:
        """The tile goes back, and letting it go means nothing any more; whether one was dragged."""
        if self._tile is None:
            return False
        moved = self._swallow = self._moving
        if self._tile.hasPointerCapture(self._pointer):
            self._tile.releasePointerCapture(self._pointer)
        self._abandon()
        return moved

    def _abandon(self) -> None:
        """The tile goes back, as if it had not been lifted."""
        moved = self._moving
        self._reset()
        if moved:
            self._send("lay-back")

    def _reset(self) -> None:
        tile = self._tile
        self._forget()
        _lay_back(tile)

    def _forget(self) -> None:
        self._show_gap(None)
        self._tile, self._pointer, self._moving, self._lifted = None, -1, False, False

    def _beneath(self, x: float, y: float) -> Any:
        """The place under the pointer itself, where tiles fit or not."""
        under = self._root.ownerDocument.elementFromPoint(x, y)
        return under and under.closest("[data-drop] [data-do]")

    def _nearest(self, x: float, y: float) -> Any:
        best, found = REACH, None
        for ghost in self._root.querySelectorAll("[data-ghost]"):
            box = ghost.getBoundingClientRect()
            long_side = max(box.width, box.height)
            away = hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) / long_side
            if away < best:
                best, found = away, ghost
        return found

    def _over_table(self, x: float, y: float) -> bool:
        for table in self._root.querySelectorAll("[data-drop]"):
            box = table.getBoundingClientRect()
            if box.left <= x <= box.right and box.top <= y <= box.bottom:
                return True
        return False


def _lay_back(tile: Any) -> None:
    tile.style.translate = ""
    tile.removeAttribute("data-dragged")
