"""What every engine can do with a page; each engine adds how."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import Any

PATIENCE = 60.0
"""Seconds to wait for a condition."""
PAUSE = 0.05
READY = 'document.documentElement.dataset.boot === "ready"'
"""The condition that Python has taken the page over."""
MIDDLE = """(() => {
  const found = document.querySelector(%s);
  if (!found) return null;
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const x = left + width / 2, y = top + height / 2;
  return width && height && found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
})()"""


class EngineError(Exception):
    """The browser refused a command, or the script in the page threw."""


class Tab(ABC):
    """One page in a browser of its own with a fresh profile; `close` ends both."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to `address` and wait for the document's load event."""

    @abstractmethod
    def enter_frame(self) -> None:
        """Let everything but `open` mean the first frame of the page, once it is there.

        It must lie in the corner of the page for clicks to come to the right place.
        """

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the viewport a size in CSS pixels."""

    @abstractmethod
    def picture(self) -> bytes:
        """The viewport as PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and delete its profile."""

    @abstractmethod
    def run(self, expression: str) -> str:
        """What the promise `expression` of the page comes to, a text; raises EngineError."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """Press and release the main button at a point of the viewport."""

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, awaited, through JSON; raises EngineError."""
        return json.loads(
            self.run(f"(async () => JSON.stringify((await ({expression})) ?? null))()")
        )

    def wait(self, condition: str, seconds: float = PATIENCE) -> None:
        """Wait until the expression `condition` is true, also across page loads.

        Raises TimeoutError with the condition and the last error of the page.
        """
        end = time.monotonic() + seconds
        said = ""
        while time.monotonic() < end:
            try:
                if self.evaluate(condition):
                    return
                said = ""
            except EngineError as error:
                said = f" ({error})"
            time.sleep(PAUSE)
        raise TimeoutError(f"This did not become true in {seconds:g} s: {condition}{said}")

    def wait_ready(self) -> None:
        """Wait until Python has taken the page over."""
        self.wait(READY)

    def click(self, selector: str) -> None:
        """Click in the middle of the first element that matches, once nothing covers it."""
        middle = MIDDLE % json.dumps(selector)
        self.wait(f"{middle} !== null")
        x, y = self.evaluate(middle)
        self.press(x, y)

    def choose(self, selector: str, value: str) -> None:
        """Choose an option of a list, by its value."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"{found} !== null")
        self.evaluate(f"""(list => {{
          list.value = {json.dumps(value)};
          list.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})({found})""")

    def text(self, selector: str) -> str:
        """The text of the first element that matches, once there is one."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"{found} !== null")
        return str(self.evaluate(f"{found}.innerText"))
