"""Lighthouse on the start page, for a phone: what it may find fault with it must not find."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Thread
from typing import Any

from tools.build import build_site
from tools.chromium import ARGUMENTS, ensure_chromium, find_chromium
from tools.environment import ensure_environment
from tools.node import Node
from tools.project import HERE, Project, ToolError, only_one, write_if_changed
from tools.runtime import ensure_runtime, fetch
from tools.serve import SiteServer

CATEGORIES = ("accessibility", "best-practices", "seo")
"""What is asked for; each must have all points."""
SOURCE = HERE.root / "tools/audit"

Report = Mapping[str, Any]


def lighthouse(project: Project) -> None:
    """Audit the built page; raises ToolError when a category has less than all points."""
    python = ensure_environment(project, "core-tests", "dev")
    node = ensure_runtime(project)
    ensure_chromium(project, python)
    packages = _packages(project, node)
    with tempfile.TemporaryDirectory() as folder:
        build_site(project, Path(folder), node)
        server = SiteServer(Path(folder), 0)
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            report = _audit(packages, node, server.address)
        finally:
            server.shutdown()
    for line in scores(report):
        print(line)
    found = list(faults(report))
    for line in found:
        print(line)
    if found:
        raise ToolError("Lighthouse finds fault with the start page, see above.")


def _packages(project: Project, node: Node) -> Path:
    """A folder of its own with the pinned Lighthouse, which playing and building never need."""
    folder = project.work / "lighthouse"
    with only_one(project):
        for name in ("package.json", "package-lock.json"):
            write_if_changed(folder / name, (SOURCE / name).read_bytes())
        mark = hashlib.sha256((SOURCE / "package-lock.json").read_bytes()).hexdigest()
        stamp = folder / "stamp"
        if not stamp.is_file() or stamp.read_text() != mark:
            fetch(project, node, "ci", folder=folder, what="Lighthouse")
            stamp.write_text(mark)
    return folder


def _audit(packages: Path, node: Node, address: str) -> Report:
    browser = find_chromium() or shutil.which("google-chrome")
    if browser is None:
        raise ToolError("Lighthouse needs Chromium on the PATH: install the package chromium.")
    command = [node.node, str(SOURCE / "audit.mjs"), str(packages), f"{address}?lang=en", browser]
    command += [",".join(CATEGORIES), *ARGUMENTS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason"])[-1]
        raise ToolError(f"Lighthouse could not audit the page ({reason}).")
    report: Report = json.loads(done.stdout)
    return report


def scores(report: Report) -> Iterator[str]:
    """A line for each category: its name and its points of 100."""
    for name in CATEGORIES:
        score = report["categories"][name]["score"]
        yield f"{name}: {'none' if score is None else round(100 * score)}"


def faults(report: Report) -> Iterator[str]:
    """What keeps a category from all points, and what could not be audited at all."""
    if report.get("runtimeError"):
        yield f"the page could not be audited: {report['runtimeError']['message']}"
    for name in CATEGORIES:
        category = report["categories"][name]
        for ref in category["auditRefs"]:
            audit = report["audits"][ref["id"]]
            if audit["scoreDisplayMode"] == "error":
                yield f"{name}: {audit['id']}: {audit['errorMessage']}"
            elif ref["weight"] and audit["score"] is not None and audit["score"] < 1:
                items = json.dumps(audit.get("details", {}).get("items", []))
                yield f"{name}: {audit['id']}: {audit['title']} {items[:500]}"
        if category["score"] != 1 and not report.get("runtimeError"):
            yield f"{name}: {category['score']} instead of 1"
