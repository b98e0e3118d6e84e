"""Dragging an own tile to an end: the tile follows the pointer and snaps to the nearest end."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

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
            self._send(self._tile.dataset.lift)
        self._tile.style.translate = f"{dx}px {dy}px"

    def up(self, event: Any) -> None:
        """A release: play on the end nearby, or leave it to the table, or lay the tile back."""
        if self._tile is None or event.pointerId != self._pointer:
            return
        tile, moved = self._tile, self._moving
        self._forget()
        if moved:
            self._swallow = True
            x, y = event.clientX, event.clientY
            near = self._beneath(x, y) or self._nearest(x, y)
            # It still lies where it was let go, and goes on from there.
            if near:
                self._send(near.dataset.do)
            else:
                self._send("drop" if self._over_table(x, y) else "lay-back")
        _lay_back(tile)

    def cancel(self, event: Any) -> None:
        """The browser takes the pointer away: the tile goes back."""
        if self._tile is not None and event.pointerId == self._pointer:
            self._abandon()

    def call_off(self) -> None:
        """The tile goes back, and letting it go means nothing any more."""
        if self._tile is None:
            return
        self._swallow = self._moving
        if self._tile.hasPointerCapture(self._pointer):
            self._tile.releasePointerCapture(self._pointer)
        self._abandon()

    def _abandon(self) -> None:
        """The tile goes back, and is chosen no more."""
        moved = self._moving
        self._reset()
        if moved:
            self._send("lay-back")

    def _reset(self) -> None:
        tile = self._tile
        self._forget()
        _lay_back(tile)

    def _forget(self) -> None:
        self._tile, self._pointer, self._moving = None, -1, False

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
