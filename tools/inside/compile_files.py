"""Compile a list of files: `compile_files JOB`, a JSON file.

The job is a list of {"source": path, "name": name in tracebacks, "target": path}.
"""

from __future__ import annotations

import json
from pathlib import Path

from tools.inside.bytecode import compile_source

HOST = Path("/host")


def host(path: str) -> Path:
    """Where this interpreter sees the file `path` of the machine."""
    return HOST / path.lstrip("/")


def main(arguments: list[str]) -> int:
    """Do the job; 0."""
    for item in json.loads(host(arguments[0]).read_text()):
        source, name = host(item["source"]).read_bytes(), item["name"]
        data = compile_source(source, name, plain=name.startswith("game/"))
        host(item["target"]).write_bytes(data)
    return 0
