"""Tiles on their way: measured before the page changes and after, drawn above it in between.

The page itself is final at once; a copy of the drawing travels over it, so nothing waits for
it and no element of the table moves. Reduced motion: nothing travels.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import js
from pyodide.ffi import create_proxy, to_js

from game.view.moving import Count, Flight, Motion, Pulse

FLIGHT = 260
"""Milliseconds from lifting off to lying still."""
STEP = 0.05
"""Seconds between two numbers of a count."""
_TOUCH = 0.78
"""The part of a flight after which the tile touches down and settles."""
_SETTLE = "translateY(-2px) scale(1.03)"
_FAR = "cubic-bezier(0.3, 0.6, 0.35, 1)"


class Started(NamedTuple):
    """A motion that has begun: the box it starts from, how it was turned there, its copy."""

    motion: Motion
    box: Any = None
    turn: int = 0
    copy: Any = None


class Mover:
    """Lets the tiles of one page travel."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._layer: Any = None
        self._counting: list[tuple[Any, str, asyncio.TimerHandle]] = []
        self._landed = create_proxy(lambda event: event.target.effect.target.remove())

    def take_off(self, moved: Sequence[Motion]) -> list[Started]:
        """Before the page changes: measure where each flight begins."""
        self._end_counts()
        if not moved or js.matchMedia("(prefers-reduced-motion: reduce)").matches:
            return []
        started: list[Started] = []
        for one in moved:
            if not isinstance(one, Flight):
                started.append(Started(one))
                continue
            origin = self._first(one.origins)
            if origin is not None:
                copy = origin.cloneNode(True) if one.leaves else None
                box = origin.getBoundingClientRect()
                started.append(Started(one, box, _turn(origin), copy))
        return started

    def land(self, started: Sequence[Started]) -> None:
        """After the page has changed: let everything travel to where it lies now."""
        flies = any(isinstance(one.motion, Flight) for one in started)
        for motion, box, turn, copy in started:
            if not isinstance(motion, Flight):
                self._tell(motion, delay=flies)
                continue
            there = self._first((motion.to,))
            if there is not None:
                self._fly(box, turn, there, copy)

    def _first(self, selectors: Iterable[str]) -> Any:
        """The first element that is there and can be seen."""
        for selector in selectors:
            found = self._root.querySelector(selector)
            if found and found.getBoundingClientRect().width:
                return found
        return None

    def _fly(self, start: Any, turn: int, there: Any, copy: Any) -> None:
        end = there.getBoundingClientRect()
        drawn = end if copy is None else start
        away = f"translate({_middle(start, end)})"
        if copy is None:
            copy = there.cloneNode(True)
            size = max(start.width, start.height) / max(end.width, end.height)
            is_tile = abs(max(start.width, start.height) / min(start.width, start.height) - 2) < 0.3
            angle = _short_way(turn - _turn(there)) if is_tile else 0
            first = f"{away} rotate({angle}deg) scale({min(size, 3) if is_tile else 0.5:g})"
            frames = [(0, first, 1), (_TOUCH, _SETTLE, 1), (1, "none", 1)]
            _animate(there, [{"opacity": 0}, {"opacity": 0}], FLIGHT)
        else:
            back = f"translate({_middle(end, start)})"
            frames = [(0, "none", 1), (0.8, f"{back} scale(0.45)", 1), (1, f"{back} scale(0.3)", 0)]
        copy.setAttribute("aria-hidden", "true")
        place = f"left:{drawn.left}px;top:{drawn.top}px;width:{drawn.width}px"
        copy.style.cssText = f"{place};height:{drawn.height}px;--cell:{drawn.width}px"
        self._over().append(copy)
        path: list[dict[str, Any]] = [
            {"offset": at, "transform": where, "opacity": seen, "easing": _FAR}
            for at, where, seen in frames
        ]
        _animate(copy, path, FLIGHT).onfinish = self._landed

    def _over(self) -> Any:
        """The layer above the page."""
        if self._layer is None:
            self._layer = js.document.createElement("div")
            self._layer.className = "flights"
            self._layer.setAttribute("aria-hidden", "true")
            js.document.body.append(self._layer)
        return self._layer

    def _tell(self, told: Pulse | Count, delay: bool) -> None:
        found = self._first((told.at,))
        if found is None:
            return
        wait = FLIGHT if delay else 0
        if isinstance(told, Pulse):
            soft: list[dict[str, Any]] = [{"opacity": 0.2}, {"opacity": 1}]
            _animate(found, soft, FLIGHT, wait)
            return
        text, steps = found.firstChild, told.steps
        if len(steps) > 1:
            text.data = steps[0]
            self._count(text, steps[1:], wait / 1000)

    def _count(self, text: Any, steps: tuple[str, ...], wait: float) -> None:
        """Write the next number after ``wait`` seconds, unless the page changes before."""

        def step() -> None:
            self._counting.remove(entry)
            text.data = steps[0]
            if len(steps) > 1:
                self._count(text, steps[1:], STEP)

        entry = (text, steps[-1], asyncio.get_event_loop().call_later(wait, step))
        self._counting.append(entry)

    def _end_counts(self) -> None:
        """Every number that was still counting shows its end, before the page is compared."""
        for text, end, timer in self._counting:
            timer.cancel()
            text.data = end
        self._counting = []


def _middle(one: Any, other: Any) -> str:
    """From the middle of ``other`` to that of ``one``, for a translation."""
    x = one.left + one.width / 2 - other.left - other.width / 2
    y = one.top + one.height / 2 - other.top - other.height / 2
    return f"{x:g}px, {y:g}px"


def _turn(element: Any) -> int:
    """How a tile is turned, in degrees; one that is not on the table stands upright."""
    lies = element.closest("[data-turn]")
    if lies:
        return int(lies.dataset.turn)
    box = element.getBoundingClientRect()
    return 90 if box.height >= box.width else 180


def _short_way(angle: int) -> int:
    """The same turn, half a circle at most."""
    return (angle + 180) % 360 - 180


def _animate(element: Any, frames: list[dict[str, Any]], duration: int, delay: int = 0) -> Any:
    timing = {"duration": duration, "delay": delay, "fill": "backwards"}
    js_frames = to_js(frames, dict_converter=js.Object.fromEntries)
    return element.animate(js_frames, to_js(timing, dict_converter=js.Object.fromEntries))
