"""Firefox, driven by WebDriver BiDi: Debian has no geckodriver, and none is needed."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tools.engines.have import find_firefox
from tools.engines.running import running, temporary_folder
from tools.engines.tab import PATIENCE, PAUSE, EngineError, Tab

PREFERENCES: Mapping[str, bool | int | str] = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:9/",
    "toolkit.telemetry.enabled": False,
}
"""Quiet, and asking no server for anything."""


class Firefox(Tab):
    """A Firefox without a window; `preferences` as in about:config."""

    def __init__(self, preferences: Mapping[str, bool | int | str] = MappingProxyType({})) -> None:
        program = find_firefox()
        if program is None:
            raise EngineError("There is no Firefox on this machine.")
        self._number = 0
        with ExitStack() as opening:
            profile = Path(opening.enter_context(temporary_folder()))
            write_preferences(profile, {**PREFERENCES, **preferences})
            command = [program, "--headless", "--no-remote", "--profile", str(profile)]
            opening.enter_context(running([*command, "--remote-debugging-port", "0"]))
            link = connect(f"{listening(profile)}/session", max_size=None, proxy=None)
            self._link: ClientConnection = opening.enter_context(link)
            self._send("session.new", capabilities={})
            self._page = self._send("browsingContext.getTree")["contexts"][0]["context"]
            self._here = self._page
            self._opened = opening.pop_all()

    def _send(self, method: str, **parameters: Any) -> Any:
        """What the browser answers to one command; raises EngineError."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": parameters}
        self._link.send(json.dumps(command))
        while True:
            answer = json.loads(self._link.recv(timeout=2 * PATIENCE))
            if answer.get("id") == self._number:
                break
        if answer["type"] == "error":
            raise EngineError(f"{answer['error']}: {answer['message']}")
        return answer["result"]

    def open(self, address: str) -> None:
        self._here = self._page
        self._send("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def enter_frame(self) -> None:
        self.wait("document.querySelector('iframe') !== null")
        (page,) = self._send("browsingContext.getTree", root=self._page)["contexts"]
        self._here = page["children"][0]["context"]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._page, viewport=size)

    def picture(self) -> bytes:
        taken = self._send("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(taken["data"])

    def run(self, expression: str) -> str:
        target = {"context": self._here}
        answer = self._send(
            "script.evaluate", expression=expression, target=target, awaitPromise=True
        )
        if answer["type"] != "success":
            raise EngineError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._send("input.performActions", context=self._here, actions=[mouse])

    def close(self) -> None:
        self._opened.close()


def write_preferences(profile: Path, preferences: Mapping[str, bool | int | str]) -> None:
    """Let the browser start with these."""
    lines = [
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
        for name, value in preferences.items()
    ]
    (profile / "user.js").write_text("".join(lines))


def listening(profile: Path) -> str:
    """The address that the browser writes into its profile; raises EngineError."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError, ValueError):
            told = json.loads((profile / "WebDriverBiDiServer.json").read_text())
            return f"ws://{told['ws_host']}:{told['ws_port']}"
        time.sleep(PAUSE)
    raise EngineError("Firefox did not start.")
