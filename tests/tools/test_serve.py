"""The server: types, caching, what it refuses, and the port."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from http.client import HTTPMessage
from pathlib import Path
from threading import Thread

import pytest

from tools.project import ToolError
from tools.serve import ASK_AGAIN, FOR_EVER, HOST, SiteServer, open_server

Answer = tuple[int, HTTPMessage, bytes]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site with one file of every kind, and a secret beside it."""
    folder = tmp_path / "site"
    for name in ("a.css", "a.mjs", "a.wasm", "a.toml", "a.zip", "a.svg", "a.webmanifest"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(name)
    (folder / "index.html").write_text("<p>page")
    (folder / "runtime-1").mkdir()
    (folder / "runtime-1/x.js").write_text("x")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[SiteServer]:
    """The site served below a path."""
    with SiteServer(site, prefix="/below/") as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def ask(
    server: SiteServer, path: str, method: str = "GET", headers: dict[str, str] | None = None
) -> Answer:
    """Status, headers and body of an answer."""
    connection = http.client.HTTPConnection(HOST, server.server_address[1])
    connection.request(method, path, headers=headers or {})
    reply = connection.getresponse()
    answer = reply.status, reply.msg, reply.read()
    connection.close()
    return answer


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.css", "text/css; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.toml", "application/toml; charset=utf-8"),
        ("a.zip", "application/zip"),
        ("a.svg", "image/svg+xml"),
        ("a.webmanifest", "application/manifest+json"),
        ("", "text/html; charset=utf-8"),
    ],
)
def test_types(server: SiteServer, name: str, kind: str) -> None:
    status, headers, _ = ask(server, f"/below/{name}")
    assert (status, headers["Content-Type"]) == (200, kind)


def test_tag_follows_the_content(server: SiteServer, site: Path) -> None:
    _, headers, body = ask(server, "/below/a.css?v=1")
    tag = headers["ETag"]
    assert (body, headers["Cache-Control"]) == (b"a.css", ASK_AGAIN)
    assert ask(server, "/below/a.css", headers={"If-None-Match": tag})[::2] == (304, b"")
    (site / "a.css").write_text("other")
    status, headers, body = ask(server, "/below/a.css", headers={"If-None-Match": tag})
    assert (status, body) == (200, b"other")
    assert headers["ETag"] != tag


def test_runtime_is_kept_for_ever(server: SiteServer) -> None:
    assert ask(server, "/below/runtime-1/x.js")[1]["Cache-Control"] == FOR_EVER


def test_head_sends_no_body(server: SiteServer) -> None:
    status, headers, body = ask(server, "/below/a.zip", "HEAD")
    assert (status, headers["Content-Length"], body) == (200, "5", b"")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/below",
        "/below/none",
        "/below/../secret.txt",
        "/below/%2e%2e/secret.txt",
        "/below/%00",
    ],
)
def test_nothing_outside_the_site(server: SiteServer, path: str) -> None:
    status, headers, body = ask(server, path)
    assert status == 404
    assert headers["Cache-Control"] == "no-store"
    assert b"secret" not in body


def test_page_may_be_replaced(site: Path) -> None:
    with SiteServer(site, before_page=lambda: b"broken") as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert ask(server, "/")[::2] == (500, b"broken")
        assert ask(server, "/a.css")[0] == 200
        server.shutdown()


def test_busy_port_gives_the_next(site: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        busy = taken.getsockname()[1]
        with open_server(site, busy) as server:
            assert server.server_address[1] > busy
        with pytest.raises(ToolError, match=f"No port from {busy}"):
            open_server(site, busy, tries=1)
