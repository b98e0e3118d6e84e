"""A server whose answers are all compressed beforehand, the same for every page it serves."""

from __future__ import annotations

import gzip
import hashlib
import json
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tools.node import Node
from tools.project import Project
from tools.serve import ASK_AGAIN, FOR_EVER, HOST, TYPES

QUALITY = 11
PACK = """
const { readFileSync, renameSync, writeFileSync } = require("fs");
const zlib = require("zlib");
const QUALITY = zlib.constants.BROTLI_PARAM_QUALITY, SIZE = zlib.constants.BROTLI_PARAM_SIZE_HINT;
for (const [source, target] of JSON.parse(readFileSync(process.argv[1], "utf8"))) {
  const data = readFileSync(source);
  const params = { [QUALITY]: %d, [SIZE]: data.length };
  writeFileSync(target + ".part", zlib.brotliCompressSync(data, { params }));
  renameSync(target + ".part", target);
}
"""


@dataclass(frozen=True, slots=True)
class Packed:
    """A file as it travels. ``gzip``: its size with gzip's best level, for comparison."""

    data: bytes
    gzip: int
    tag: str


def packed(project: Project, node: Node, files: Mapping[str, bytes]) -> dict[str, Packed]:
    """The files compressed by brotli; what was compressed once stays in the work folder."""
    folder = project.work / "brotli"
    folder.mkdir(parents=True, exist_ok=True)
    names = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    new = {
        names[name]: data for name, data in files.items() if not (folder / names[name]).is_file()
    }
    if new:
        _pack(node, folder, new)
    return {
        name: Packed(
            (folder / names[name]).read_bytes(),
            len(gzip.compress(data, 9, mtime=0)),
            f'"{names[name][:32]}"',
        )
        for name, data in files.items()
    }


def _pack(node: Node, folder: Path, files: Mapping[str, bytes]) -> None:
    print(f"Compressing {len(files)} files with brotli {QUALITY}", flush=True)
    with tempfile.TemporaryDirectory() as raw:
        job = []
        for name, data in files.items():
            (Path(raw) / name).write_bytes(data)
            job.append([str(Path(raw) / name), str(folder / name)])
        (Path(raw) / "job.json").write_text(json.dumps(job))
        call = [node.node, "-e", PACK % QUALITY, str(Path(raw) / "job.json")]
        subprocess.run(call, check=True)


class PackedServer(ThreadingHTTPServer):
    """Serves packed files by their path; ends with ``shutdown``."""

    daemon_threads = True

    def __init__(self, files: Mapping[str, Packed]) -> None:
        super().__init__((HOST, 0), _Handler)
        self.files = files
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the files are."""
        return f"http://{HOST}:{self.server_address[1]}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that went away is no error."""


class _Handler(BaseHTTPRequestHandler):
    server: PackedServer
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""

    def do_GET(self) -> None:
        """Send the file, or that it is still the same."""
        path = self.path.partition("?")[0].removeprefix("/")
        name = f"{path}index.html" if path.endswith("/") else path
        found = self.server.files.get(name)
        if found is None:
            self._head(HTTPStatus.NOT_FOUND, 0, {})
            return
        extra = {
            "ETag": found.tag,
            "Cache-Control": FOR_EVER if "/runtime" in name else ASK_AGAIN,
        }
        if found.tag in self.headers.get("If-None-Match", ""):
            self._head(HTTPStatus.NOT_MODIFIED, None, extra)
            return
        kind = TYPES.get(Path(name).suffix, "application/octet-stream")
        extra |= {"Content-Type": kind, "Content-Encoding": "br", "Vary": "Accept-Encoding"}
        self._head(HTTPStatus.OK, len(found.data), extra)
        self.wfile.write(found.data)

    def _head(self, status: HTTPStatus, length: int | None, headers: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.end_headers()
