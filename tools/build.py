"""The finished site: a folder of static files that any host can serve from any address."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tools import embeds, page
from tools.archive import byte_code, library, zip_bytes
from tools.inside.packs import pack_bytes
from tools.node import Node
from tools.offline import KILL_SWITCH, WORKER, installable, service_worker
from tools.onefile import ONEFILE, onefile
from tools.pages import WAITING, Built, pages
from tools.project import Project, only_one, write_if_changed
from tools.rules_site import base_address, rules_site
from tools.runtime import ensure_runtime, pyscript_files
from tools.sources import figure_sources, game_sources, pyscript_sources, scripts

Files = dict[str, bytes]
ARCHIVE = "site.zip"
IN_RUNTIME = ("interpreter.mjs", "storage.mjs")
ELSEWHERE = (*IN_RUNTIME, "onefile.js", WORKER, KILL_SWITCH, *embeds.SOURCES)
"""Files of assets/ that the pages don't name there."""


def runtime_files(project: Project, stdlib: Path) -> Files:
    """The runtime folder: PyScript, Pyodide, our interpreter module and the library."""
    pyodide = project.node_modules / "pyodide"
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    files = {name: (pyodide / name).read_bytes() for name in names}
    files |= {name: (project.assets / name).read_bytes() for name in IN_RUNTIME}
    files |= {f"pyscript/{path.name}": path.read_bytes() for path in pyscript_files(project)}
    files["pyscript/LICENSE"] = (project.node_modules / "@pyscript/core/LICENSE").read_bytes()
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    files["pyodide-lock.json"] = json.dumps(lock | {"packages": {}}).encode()
    files["library.txt"] = stdlib.read_bytes()
    return files


def pack(project: Project, node: Node, sources: Files) -> bytes:
    """Modules as byte code in one file; not those that are started by address."""
    started = scripts(sources)
    modules = {name: text for name, text in sources.items() if name not in started}
    code = byte_code(project, node, modules)
    return pack_bytes({name.removesuffix(".py"): data for name, data in code.items()})


def site_files(project: Project, node: Node, base: str = "") -> Files:
    """All files of the site, by their path; raises ToolError when a source is not right.

    ``base``: the address of the site, for what search engines and messengers read.
    """
    sources, more = game_sources(project), figure_sources(project)
    stdlib = library(project, node, sources | more | pyscript_sources(project))
    runtime = runtime_files(project, stdlib)
    folder = "runtime-" + page.short_hash(b"".join(runtime[name] for name in sorted(runtime)))
    game = pack(project, node, sources | pyscript_sources(project))
    figures = pack(project, node, more)
    packs = {f"game-{page.short_hash(game)}.txt": game}
    packs[f"figures-{page.short_hash(figures)}.txt"] = figures
    files = {f"{folder}/{name}": data for name, data in runtime.items()} | packs
    files |= scripts(sources | more)
    for path in sorted(project.assets.rglob("*")):
        if path.is_file() and path.name not in ELSEWHERE:
            files[str(path.relative_to(project.root))] = path.read_bytes()
    files |= installable(project)
    files |= rules_site(project, files, base)
    files[embeds.FOLDER + embeds.SCRIPT] = embeds.element(project, files[embeds.DATA])
    files |= pages(project, files, Built(folder, *packs), base)
    del files[embeds.DATA], files[WAITING]
    for name in ("LICENSE", "NOTICE"):
        files[name] = (project.root / name).read_bytes()
    return files | service_worker(project, files)


def write_site(files: Files, folder: Path) -> None:
    """Make `folder` hold exactly `files`, touching only what is different.

    The page that holds everything may stay beside them: it is made by a command of its own.
    """
    for name, data in files.items():
        write_if_changed(folder / name, data)
    kept = {folder / name for name in (*files, ONEFILE)}
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path not in kept:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def build_site(
    project: Project,
    folder: Path,
    node: Node,
    *,
    zipped: bool = False,
    base: str = "",
    offline: bool = True,
    alone: bool = False,
) -> None:
    """Build the site into `folder`, with site.zip in it when `zipped`.

    ``base``: the address where it will be, if that is known; ``offline``: whether browsers keep
    it, or forget what they have kept; ``alone``: with the page that holds everything.
    Raises ToolError when a source is not right.
    """
    with only_one(project):
        files = site_files(project, node, base)
        if not offline:
            files[WORKER] = files[KILL_SWITCH]
        if alone:
            files[ONEFILE] = onefile(project, node, files, base)
        if zipped:
            files[ARCHIVE] = zip_bytes(files)
        write_site(files, folder)


def build(project: Project) -> None:
    """`make build`: everything from nothing to dist/.

    The variable BASE is its address; OFFLINE=0 pulls the kill switch.
    """
    base = base_address(os.environ.get("BASE", ""))
    offline = os.environ.get("OFFLINE", "1") != "0"
    node = ensure_runtime(project)
    options = {"zipped": True, "alone": True, "offline": offline}
    build_site(project, project.dist, node, base=base, **options)
    if not offline:
        print("Browsers that come by forget what they have kept of the site.")
    packed = (project.dist / ARCHIVE).stat().st_size
    print(f"dist/ is ready, and as dist/{ARCHIVE} ({packed / 1e6:.1f} MB)")


def make_onefile(project: Project) -> None:
    """`make onefile`: dist/play.html; the variable BASE is the address of the site it is from."""
    base = base_address(os.environ.get("BASE", ""))
    node = ensure_runtime(project)
    with only_one(project):
        data = onefile(project, node, site_files(project, node, base), base)
        write_if_changed(project.dist / ONEFILE, data)
    print(f"dist/{ONEFILE} is ready: {len(data):,} bytes")
