"""Archives of byte code: the game as one file, and the trimmed standard library."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path

from tools.node import Node
from tools.project import Project
from tools.pyodide_node import do_job
from tools.sources import Sources, library_imports

EPOCH = (1980, 1, 1, 0, 0, 0)


def zip_bytes(files: dict[str, bytes]) -> bytes:
    """A zip of `files` that depends on nothing but them."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)
    return buffer.getvalue()


def byte_code(project: Project, node: Node, sources: Sources) -> dict[str, bytes]:
    """The .pyc file of each source, by the name of the source; compiles only what is new."""
    folder = project.work / "pyc"
    folder.mkdir(parents=True, exist_ok=True)
    compiler = _compiler(project)
    targets = {name: folder / _key(compiler, name.encode(), text) for name, text in sources.items()}
    new = [name for name, target in targets.items() if not target.is_file()]
    if new:
        _compile(project, node, {name: (sources[name], targets[name]) for name in new})
    return {name: target.read_bytes() for name, target in targets.items()}


def library(project: Project, node: Node, sources: Sources) -> Path:
    """The standard library as a zip of byte code: what `sources` can need of it, no more."""
    seeds = sorted(library_imports(project, sources))
    key = _key(_compiler(project), json.dumps(seeds).encode())
    target = project.work / "library" / f"{key}.zip"
    if not target.is_file():
        print("Compiling the standard library for the page", flush=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(".part")
        job = {"seeds": seeds, "target": str(partial)}
        do_job(project, node, "tools.inside.library", job)
        partial.replace(target)
    return target


def _compile(project: Project, node: Node, items: dict[str, tuple[bytes, Path]]) -> None:
    job = []
    for name, (text, target) in items.items():
        source = target.with_suffix(".source")
        source.write_bytes(text)
        job.append({"source": str(source), "name": name, "target": str(target) + ".part"})
    do_job(project, node, "tools.inside.compile_files", job)
    for _, target in items.values():
        target.with_suffix(".source").unlink()
        Path(f"{target}.part").replace(target)


def _compiler(project: Project) -> bytes:
    """What decides the byte code besides the source."""
    inside = sorted((project.root / "tools/inside").glob("*.py"))
    lock = project.root / "tools/runtime.json"
    return b"".join(path.read_bytes() for path in [lock, *inside])


def _key(*parts: bytes) -> str:
    hashed = hashlib.sha256()
    for part in parts:
        hashed.update(hashlib.sha256(part).digest())
    return hashed.hexdigest()[:32]
