"""Programs from Debian's packages, where this account may install them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

DEBIAN = Path("/etc/debian_version")


def can_install() -> bool:
    """Whether this is Debian and we are root."""
    return DEBIAN.exists() and os.geteuid() == 0


def install(packages: Sequence[str]) -> bool:
    """Install packages; when it cannot be done, print the last thing apt said and give False."""
    print(f"Installing from Debian: {', '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    get = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    for call in (["apt-get", "update", "-q"], get):
        done = subprocess.run(call, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode:
            print(*done.stderr.strip().splitlines()[-1:], flush=True)
            return False
    return True
