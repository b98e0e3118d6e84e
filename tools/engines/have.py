"""Which engines this machine has, and getting those that it lets us install."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from tools.chromium import ensure_chromium
from tools.debian import can_install, install
from tools.project import Project

FURTHER: Mapping[str, tuple[str, ...]] = {
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
}
"""The engines beside Chromium, and the packages of Debian that bring them."""
ENGINES = ("chromium", *FURTHER)
"""Every engine by its name."""
LIBRARIES = Path("/usr/lib")


def find_firefox() -> str | None:
    """The machine's Firefox."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> str | None:
    """The machine's MiniBrowser for WebKitGTK."""
    found = sorted(LIBRARIES.glob("*/webkit2gtk-4.1/MiniBrowser"))
    return str(found[0]) if found else None


def absent(engine: str) -> str | None:
    """Why `engine` can't be used on this machine; None when it can."""
    missing: list[str] = []
    if engine == "firefox" and not find_firefox():
        missing = ["firefox-esr"]
    if engine == "webkit":
        missing = [name for name in ("WebKitWebDriver", "Xvfb") if not shutil.which(name)]
        missing += [] if find_webkit() else ["MiniBrowser (WebKitGTK 4.1)"]
    return f"no {', no '.join(missing)} on this machine" if missing else None


def ensure_engines(project: Project, python: Path) -> None:
    """Have Chromium, and the other engines as far as this machine lets us install them.

    Prints why an engine is missing; raises ToolError only without a Chromium.
    """
    ensure_chromium(project, python)
    for engine, packages in FURTHER.items():
        if absent(engine) and can_install():
            install(packages)
        if reason := absent(engine):
            print(f"Nothing can be tested in {engine}: {reason}", flush=True)
