"""The browser of the tests: the machine's Chromium, else Debian's package, else Playwright's."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.debian import can_install, install
from tools.project import Project, ToolError

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)


def find_chromium() -> str | None:
    """The machine's own Chromium; None leaves the choice to Playwright."""
    return shutil.which("chromium")


def ensure_chromium(project: Project, python: Path) -> None:
    """Have a Chromium to test with; raises ToolError when none can be had."""
    if find_chromium() or _playwright_has_one(project):
        return
    if can_install() and install(["chromium"]) and find_chromium():
        return
    print("Getting Chromium from Playwright", flush=True)
    call = [str(python), "-m", "playwright", "install", "--with-deps", "chromium"]
    if os.geteuid():
        call.remove("--with-deps")
    if subprocess.run(call, check=False).returncode:
        raise ToolError(
            "The browser tests need Chromium, and it could not be installed by itself:"
            " install the package chromium and run the command again."
        )
    _mark(project).write_text("")


def _playwright_has_one(project: Project) -> bool:
    return _mark(project).is_file()


def _mark(project: Project) -> Path:
    return project.venv / "chromium.stamp"
