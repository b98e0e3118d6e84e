"""WebKitGTK's MiniBrowser on a screen that nobody sees, driven by the classic WebDriver."""

from __future__ import annotations

import base64
import json
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, suppress
from typing import Any

from tools.engines.have import find_webkit
from tools.engines.running import running, temporary_folder
from tools.engines.tab import PATIENCE, PAUSE, EngineError, Tab

CALL = """const done = arguments[arguments.length - 1];
(%s).then(value => done({ value }), error => done({ error: String(error) }));"""
SCREEN = "1600x1400x24"
START = 10.0
"""Seconds for the driver to start."""


class WebKit(Tab):
    """A MiniBrowser with a screen of its own and an empty home."""

    def __init__(self) -> None:
        program = find_webkit()
        if program is None:
            raise EngineError("There is no WebKitGTK on this machine.")
        with ExitStack() as opening:
            home = opening.enter_context(temporary_folder())
            display = start_screen(opening)
            base = start_driver(opening, home, display)
            options = {"binary": program, "args": ["--automation"]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = send("POST", base, {"capabilities": wanted})["sessionId"]
            self._base = f"{base}/{session}"
            self._ask("/timeouts", script=round(2000 * PATIENCE))
            self._opened = opening.pop_all()

    def _ask(self, path: str, **parameters: Any) -> Any:
        return send("POST", self._base + path, parameters)

    def open(self, address: str) -> None:
        self._ask("/frame", id=None)
        self._ask("/url", url=address)

    def enter_frame(self) -> None:
        self.wait("document.querySelector('iframe') !== null")
        self._ask("/frame", id=0)

    def resize(self, width: int, height: int) -> None:
        """As in Tab; raises EngineError below the least width that the window has."""
        self._ask("/window/rect", x=0, y=0, width=width, height=height)
        inner = self.evaluate("[innerWidth, innerHeight]")
        rect = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self._ask("/window/rect", x=0, y=0, **rect)
        now = self.evaluate("innerWidth")
        if now != width:
            raise EngineError(f"The viewport is {now} px wide instead of {width}.")

    def picture(self) -> bytes:
        return base64.b64decode(send("GET", self._base + "/screenshot"))

    def run(self, expression: str) -> str:
        answer = self._ask("/execute/async", script=CALL % expression, args=[])
        if "error" in answer:
            raise EngineError(answer["error"])
        return str(answer["value"])

    def press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("/actions", actions=[mouse])

    def close(self) -> None:
        with suppress(EngineError, OSError):
            send("DELETE", self._base)
        self._opened.close()


def start_screen(opening: ExitStack) -> str:
    """The name of a new display; raises EngineError."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    screen = opening.enter_context(running(command, stdout=subprocess.PIPE))
    assert screen.stdout is not None
    number = screen.stdout.readline().strip()
    if not number:
        raise EngineError("Xvfb did not start.")
    return f":{number}"


def start_driver(opening: ExitStack, home: str, display: str) -> str:
    """The address at which a new driver makes sessions; raises EngineError."""
    places = {f"XDG_{name}_HOME": f"{home}/{name}" for name in ("CACHE", "CONFIG", "DATA")}
    plain = {"GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "DISPLAY": display, "HOME": home}
    port = free_port()
    opening.enter_context(running(["WebKitWebDriver", f"--port={port}"], places | plain))
    base = f"http://127.0.0.1:{port}"
    end = time.monotonic() + START
    while time.monotonic() < end:
        with suppress(EngineError, OSError):
            send("GET", f"{base}/status")
            return f"{base}/session"
        time.sleep(PAUSE)
    raise EngineError("WebKitWebDriver did not start.")


def send(method: str, address: str, body: dict[str, Any] | None = None) -> Any:
    """The value that a WebDriver answers; raises EngineError with what it says."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    request.method = method
    try:
        with urllib.request.urlopen(request, timeout=3 * PATIENCE) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
        value = json.load(error)["value"]
        raise EngineError(f"{value['error']}: {value['message']}") from error


def free_port() -> int:
    """A port on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number
