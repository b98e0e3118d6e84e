"""The pinned runtime: fetched by npm, and every file that is used checked against its hash."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path

from tools.node import Node, ensure_node
from tools.project import Project, ToolError, only_one

HASHES = "tools/runtime.json"
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)


def ensure_runtime(project: Project) -> Node:
    """Have the runtime of the lock file in node_modules, whole; the Node to use.

    Raises ToolError when it cannot be fetched or does not match its hashes.
    """
    node = ensure_node(project)
    with only_one(project):
        if damaged(project) is None and _stamp(project) == _lock_mark(project):
            return node
        fetch(project, node, "ci")
        _set_stamp(project)
    bad = damaged(project)
    if bad:
        raise ToolError(
            f"The download is damaged: {bad} is not the file that this project was tested with."
            " Delete the folder node_modules and run the command again."
        )
    return node


def fetch(
    project: Project,
    node: Node,
    *command: str,
    folder: Path | None = None,
    what: str = "the pinned runtime",
) -> None:
    """Run an npm command that fetches into ``folder``, else into the project's own.

    ``what``: is fetched, for the reader. Raises ToolError when it fails.
    """
    print(f"Getting {what} from the npm registry", flush=True)
    call = [node.npm, *command, "--no-audit", "--no-fund", "--ignore-scripts"]
    call += ["--omit-lockfile-registry-resolved", "--loglevel=error"]
    call += ["--fetch-retries=2", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=3000"]
    done = subprocess.run(
        call,
        cwd=folder or project.root,
        env=node.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return
    if "EINTEGRITY" in done.stderr:
        raise ToolError(
            "The download is damaged: a package from npm does not match package-lock.json."
            " Run `npm cache clean --force` and then the command again."
        )
    if "ETARGET" in done.stderr or "E404" in done.stderr:
        raise ToolError(f"The npm registry has no such version of {what}.")
    reason = next((line for line in done.stderr.splitlines() if " code " in line), "no reason")
    raise ToolError(
        f"npm could not fetch {what}"
        f" ({reason.replace('npm error code', '').strip()}):"
        " check the network connection and run the command again."
    )


def used_files(project: Project) -> list[Path]:
    """The files of node_modules that the build reads; those of PyScript only when there."""
    scripts = pyscript_files(project)
    sources = sorted((project.node_modules / "@pyscript/core/src/stdlib/pyscript").glob("*.py"))
    return [project.node_modules / "pyodide" / name for name in PYODIDE_FILES] + scripts + sources


def pyscript_files(project: Project) -> list[Path]:
    """The files of PyScript's dist that a page without editor and terminal loads."""
    dist = project.node_modules / "@pyscript/core/dist"
    names = ("core.js", "core-*.js", "toml-V*.js", "error-*.js")
    return [path for name in names for path in sorted(dist.glob(name))]


def python_version(project: Project) -> tuple[str, str]:
    """Major and minor number of the pinned Python."""
    lock = json.loads((project.node_modules / "pyodide/pyodide-lock.json").read_text())
    major, minor, _ = lock["info"]["python"].split(".")
    return major, minor


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hex."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def damaged(project: Project) -> str | None:
    """The first used file that is missing or not as recorded; None when all is well."""
    recorded: dict[str, str] = json.loads((project.root / HASHES).read_text())
    for name, wanted in recorded.items():
        path = project.root / name
        if not path.is_file() or digest(path) != wanted:
            return name
    return None


def record(project: Project) -> None:
    """Write down the hashes of the files that are there now."""
    files = {str(path.relative_to(project.root)): digest(path) for path in used_files(project)}
    (project.root / HASHES).write_text(json.dumps(files, indent=2) + "\n")
    _set_stamp(project)


def _lock_mark(project: Project) -> str:
    return digest(project.root / "package-lock.json")


def _set_stamp(project: Project) -> None:
    project.work.mkdir(exist_ok=True)
    (project.work / "npm.stamp").write_text(_lock_mark(project))


def _stamp(project: Project) -> str:
    stamp = project.work / "npm.stamp"
    return stamp.read_text() if stamp.is_file() else ""
