"""What is kept on the device, under prefixed and versioned names, or in memory if denied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

PREFIX = "tiles.1."


class Store:
    """The browser's local storage, or a dictionary where the browser denies it."""

    def __init__(self, failed: Callable[[bool], None]) -> None:
        """``failed(full)`` is called when something could not be kept, once of each kind."""
        self._failed = failed
        self._told: set[bool] = set()
        self._memory: dict[str, str] = {}
        self._storage: Any = None
        try:
            storage = js.window.localStorage
            storage.setItem(f"{PREFIX}probe", "1")
            storage.removeItem(f"{PREFIX}probe")
            self._storage = storage
        except (JsException, AttributeError):
            self._storage = _full_storage()

    @property
    def available(self) -> bool:
        """Whether the device keeps anything."""
        return self._storage is not None

    def get(self, name: str) -> str | None:
        """The text kept under ``name``; None when there is none."""
        if name in self._memory or self._storage is None:
            return self._memory.get(name)
        try:
            text = self._storage.getItem(PREFIX + name)
        except JsException:
            return None
        return str(text) if isinstance(text, str) else None

    def put(self, name: str, text: str) -> None:
        """Keep ``text``; what the device can't keep stays in memory for this visit."""
        if self._storage is None:
            self._memory[name] = text
            return
        try:
            self._storage.setItem(PREFIX + name, text)
            self._memory.pop(name, None)
        except JsException:
            self._memory[name] = text
            self._tell(True)

    def remove(self, name: str) -> None:
        """Forget the text under ``name``."""
        self._memory.pop(name, None)
        if self._storage is None:
            return
        try:
            self._storage.removeItem(PREFIX + name)
        except JsException:
            self._tell(False)

    def _tell(self, full: bool) -> None:
        """A notice that the reader has put away does not come back with the next failure."""
        if full not in self._told:
            self._told.add(full)
            self._failed(full)

    def on_change(self, act: Callable[[str, str | None], None]) -> None:
        """Call ``act(name, text)`` when another tab keeps or, with None, forgets something."""

        def changed(event: Any) -> None:
            key, text = event.key, event.newValue
            if isinstance(key, str) and key.startswith(PREFIX):
                act(key.removeprefix(PREFIX), text if isinstance(text, str) else None)

        js.window.addEventListener("storage", create_proxy(changed))

    def names(self) -> tuple[str, ...]:
        """All names under which something is kept."""
        found = dict.fromkeys(self._memory)
        try:
            length = 0 if self._storage is None else self._storage.length
            keys = [str(self._storage.key(at)) for at in range(length)]
        except JsException:
            keys = []
        kept = (key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX))
        return tuple(found | dict.fromkeys(kept))


class Memory:
    """Keeps things for this visit only, whatever the browser allows."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """The text kept under ``name``; None when there is none."""
        return self._texts.get(name)

    def put(self, name: str, text: str) -> None:
        """Keep ``text``."""
        self._texts[name] = text

    def remove(self, name: str) -> None:
        """Forget the text under ``name``."""
        self._texts.pop(name, None)

    def names(self) -> tuple[str, ...]:
        """All names under which something is kept."""
        return tuple(self._texts)


def _full_storage() -> Any:
    """The storage if it can at least be read, as when it is full; else None."""
    try:
        js.window.localStorage.getItem(PREFIX)
        return js.window.localStorage
    except (JsException, AttributeError):
        return None
