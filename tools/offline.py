"""What lets the site be installed and opened without a network: service worker, manifest, icons."""

from __future__ import annotations

import base64
import hashlib
import json
import runpy
from collections.abc import Mapping

from tools.icons import icons
from tools.page import short_hash
from tools.project import Project, ToolError

Files = dict[str, bytes]
WORKER = "service-worker.js"
KILL_SWITCH = "kill-switch.js"
MANIFEST = "manifest.webmanifest"
PLACE = "const KEPT = {};"
NOT_KEPT = ("robots.txt", ".xml", ".png")
"""Ends of files that no page shows: for search engines, messengers and installing."""
THEME, BACKGROUND = "#2b6055", "#f4efe6"


def installable(project: Project) -> Files:
    """The manifest and the icons, by their path in the site."""
    return icons(project) | {MANIFEST: manifest(project).encode()}


def service_worker(project: Project, files: Mapping[str, bytes]) -> Files:
    """The worker that keeps ``files``, which are the site, and the kill switch.

    Raises ToolError when the template of the worker lacks its place.
    """
    template = (project.assets / WORKER).read_text()
    if PLACE not in template:
        raise ToolError(f"{WORKER} no longer contains {PLACE}, which the build replaces.")
    listed = json.dumps(kept_sets(files), separators=(",", ":"))
    worker = template.replace(PLACE, f"const KEPT = {listed};").encode()
    return {WORKER: worker, KILL_SWITCH: (project.assets / KILL_SWITCH).read_bytes()}


def kept_sets(files: Mapping[str, bytes]) -> dict[str, dict[str, str]]:
    """What is kept, as the pages ask for it: the runtime by its hash, and all else.

    By set, by address from the top of the site, the hash that the browser checks.
    """
    runtime: dict[str, str] = {}
    site: dict[str, str] = {}
    name = "runtime"
    for path, data in sorted(files.items()):
        if path.endswith(NOT_KEPT):
            continue
        integrity = f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"
        if path.startswith("runtime-"):
            name = path.partition("/")[0]
            runtime[path] = integrity
        else:
            site[address(path, data)] = integrity
    version = short_hash(json.dumps(site).encode())
    return {name: runtime, f"site-{version}": site}


def address(path: str, data: bytes) -> str:
    """How the pages name a file."""
    if path.startswith("assets/"):
        return f"{path}?v={short_hash(data)}"
    folder, slash, name = path.rpartition("/")
    return f"{folder}{slash}" or "./" if name == "index.html" else path


def manifest(project: Project) -> str:
    """The web app manifest: in English, with the other languages beside it."""
    texts = runpy.run_path(str(project.game / "i18n/offline.py"))["MANIFEST"]
    members: dict[str, object] = {"start_url": "./", "scope": "./", "lang": "en"}
    for member in texts["en"]:
        members[member] = texts["en"][member]
        members[f"{member}_localized"] = {
            language: words[member] for language, words in texts.items() if language != "en"
        }
    members |= {"display": "standalone", "background_color": BACKGROUND, "theme_color": THEME}
    members["icons"] = [
        {"src": "./assets/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "./assets/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "./assets/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {
            "src": "./assets/icon-full-512.png",
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "maskable",
        },
    ]
    return json.dumps(members, ensure_ascii=False, indent=2) + "\n"
