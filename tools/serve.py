"""A small server for the finished site: right types, caching by content, loopback only."""

from __future__ import annotations

import hashlib
import socket
import sys
import urllib.parse
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.project import ToolError

HOST = "127.0.0.1"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
PLAIN = "text/plain; charset=utf-8"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

BeforePage = Callable[[], bytes | None]
"""Called before a page is sent; may give another page to send in its place (status 500)."""


class SiteServer(ThreadingHTTPServer):
    """Serves `folder` at `prefix` of the first free port from `port`."""

    daemon_threads = True

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        prefix: str = "/",
        before_page: BeforePage = lambda: None,
    ) -> None:
        super().__init__((HOST, port), SiteHandler)
        self.folder = folder.resolve()
        self.prefix = prefix
        self.before_page = before_page

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{HOST}:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that went away is no error; anything else is told."""
        if not isinstance(sys.exception(), ConnectionError):
            print(f"Could not answer a request: {sys.exception()!r}", file=sys.stderr)


class SiteHandler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    server: SiteServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send the file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send what GET would, without the file."""
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: the terminal is for the address and for errors in the build."""

    def _answer(self, *, with_body: bool) -> None:
        path = self._file()
        if path and path.suffix == ".html":
            page = self.server.before_page()
            if page is not None:
                self._send(HTTPStatus.INTERNAL_SERVER_ERROR, page, TYPES[".html"], with_body)
                return
        if path is None or not path.is_file():
            self._send(HTTPStatus.NOT_FOUND, b"There is no such file.\n", PLAIN, with_body)
            return
        data = path.read_bytes()
        tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
        fixed = path.relative_to(self.server.folder).parts[0].startswith("runtime-")
        extra = {"ETag": tag, "Cache-Control": FOR_EVER if fixed else ASK_AGAIN}
        if tag in self.headers.get("If-None-Match", ""):
            self._send(HTTPStatus.NOT_MODIFIED, b"", None, with_body, extra)
            return
        kind = TYPES.get(path.suffix, "application/octet-stream" if path.suffix else PLAIN)
        self._send(HTTPStatus.OK, data, kind, with_body, extra)

    def _file(self) -> Path | None:
        """The file that the address names; None outside the site."""
        asked = urllib.parse.unquote(self.path.partition("?")[0].partition("#")[0])
        if not asked.startswith(self.server.prefix) or "\0" in asked:
            return None
        path = (self.server.folder / asked[len(self.server.prefix) :].lstrip("/")).resolve()
        if not path.is_relative_to(self.server.folder):
            return None
        return path / "index.html" if path == self.server.folder or path.is_dir() else path

    def _send(
        self,
        status: HTTPStatus,
        data: bytes,
        kind: str | None,
        with_body: bool,
        extra: dict[str, str] | None = None,
    ) -> None:
        headers = {"Access-Control-Allow-Origin": "*", "Cache-Control": "no-store"}
        headers |= {"Content-Type": kind} if kind else {}
        self.send_response(status)
        for name, value in (headers | (extra or {})).items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if with_body and data:
            self.wfile.write(data)


def open_server(
    folder: Path, first: int, before_page: BeforePage = lambda: None, tries: int = 100
) -> SiteServer:
    """A server on the first free port from `first`; raises ToolError when there is none."""
    for port in range(first, min(first + tries, 65536)):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                continue
        try:
            return SiteServer(folder, port, before_page=before_page)
        except OSError:
            continue
    raise ToolError(f"No port from {first} on is free on {HOST}: give another one with PORT=.")
