"""The rules pages as part of the site: made by a program of their own, kept until they change."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.chromium import find_chromium
from tools.page import versioned
from tools.project import Project, ToolError

Files = dict[str, bytes]


def base_address(text: str) -> str:
    """The address of the site with a slash at its end; empty for none.

    Raises ToolError for what is no address.
    """
    if not text:
        return ""
    if not re.fullmatch(r"https?://[^\s\"'<>?#&]+", text):
        raise ToolError(f"BASE must be an address such as https://example.org/games/, not {text}.")
    return text.rstrip("/") + "/"


def rules_site(project: Project, assets: Mapping[str, bytes], base: str = "") -> Files:
    """All rules pages by their path in the site, and with ``base`` what belongs to addresses.

    ``assets``: the other files of the site, whose content marks their addresses. Raises
    ToolError when a text or the game can't be read.
    """
    folder = project.work / "rules" / _key(project, base)
    if not folder.is_dir():
        _make(project, folder, base)
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    return {
        name: versioned(data.decode(), assets, name).encode() if name.endswith(".html") else data
        for name, data in files.items()
    }


def _key(project: Project, base: str) -> str:
    """Changes with everything that the pages are made of."""
    sources = [
        *project.game.rglob("*.py"),
        *(project.root / "tools/rules").glob("*.py"),
        *(path for path in (project.root / "tools/texts").rglob("*") if path.is_file()),
    ]
    hashed = hashlib.sha256(f"{base} {find_chromium() is not None}".encode())
    for path in sorted(sources):
        hashed.update(str(path.relative_to(project.root)).encode())
        hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()[:32]


def _make(project: Project, folder: Path, base: str) -> None:
    print("Making the rules pages", flush=True)
    shutil.rmtree(folder.parent, ignore_errors=True)
    partial = folder.with_suffix(".part")
    call = [sys.executable, "-m", "tools.rules", str(partial), base]
    done = subprocess.run(call, cwd=project.root, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1:]
        raise ToolError(f"The rules pages can't be made: {' '.join(said)}")
    partial.replace(folder)
