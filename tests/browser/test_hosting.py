"""The site on other people's servers: the recipes of the page for site owners, carried out."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenGame
from tools.archive import zip_bytes
from tools.debian import can_install, install
from tools.rules.samples import RECIPES, snippet
from tools.serve import SiteServer

HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds until a server must answer."""


@pytest.fixture(scope="session")
def unpacked(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip of the site, unpacked into a folder below another one."""
    files = {
        str(path.relative_to(site_folder)): path.read_bytes()
        for path in site_folder.rglob("*")
        if path.is_file()
    }
    root = tmp_path_factory.mktemp("host")
    packed = root / "site.zip"
    packed.write_bytes(zip_bytes(files))
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(root / "some" / "folder")
    return root


def free_port() -> int:
    """A port that nothing listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A server while it answers; fails with what it said when it does not."""
    log = folder / "server.log"
    with log.open("wb") as out:
        server = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out)
        try:
            end = time.monotonic() + PATIENCE
            while not _answers(port):
                assert server.poll() is None and time.monotonic() < end, log.read_text()
                time.sleep(0.05)
            yield
        finally:
            server.terminate()
            server.wait()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


def headers_of(address: str) -> dict[str, str]:
    """The headers of an answer, their names in small letters."""
    asked = Request(address, headers={"Accept-Encoding": "gzip"})
    with urlopen(asked, timeout=PATIENCE) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}


# --- Python's own server, as for the zip of itch.io -------------------------------------------


def test_the_unpacked_zip_plays_from_any_folder_of_a_plain_server(
    open_game: OpenGame, unpacked: Path
) -> None:
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", HOST]
    with running([*command, "--directory", str(unpacked)], port, unpacked):
        page = open_game("?lang=en", at=f"http://{HOST}:{port}/some/folder/")
        page.locator('[data-do="new"]').first.click()
        expect(page.locator(".table-screen")).to_be_visible()
        page.goto(f"http://{HOST}:{port}/some/folder/rules/?lang=pt")
        page.wait_for_url("**/rules/pt/index.html?lang=pt")
        page.goto(f"http://{HOST}:{port}/some/folder/for-sites/")
        page.wait_for_url("**/for-sites/en.html")
        expect(page.locator("tile-game button").first).to_be_visible()
        page.get_by_role("link", name="Make a figure").click()
        expect(page.locator(".builder .stage")).to_be_visible()
        page.close()


def test_the_zip_is_what_itch_takes(unpacked: Path) -> None:
    names = zipfile.ZipFile(unpacked / "site.zip").namelist()
    assert "index.html" in names and len(names) < 1000
    assert max(map(len, names)) < 240


# --- nginx with the configuration of the page -------------------------------------------------


def find_nginx() -> str | None:
    """Debian's nginx, installed if that may be; None says why in the skipped test."""
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    # Where nothing starts services, the package starts none either.
    if found is None and can_install() and install(("nginx-light",)):
        found = shutil.which("/usr/sbin/nginx")
    return found


def configuration(folder: Path, root: Path, port: int) -> str:
    """The server of the page inside the least that nginx needs around it, all in ``folder``."""
    server = (RECIPES / "nginx.conf").read_text()
    server = re.sub(r"listen 80;", f"listen {HOST}:{port};", server)
    server = re.sub(r"root .*;", f"root {root};", server)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    return (
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{server}}}\n"
    )


def test_nginx_serves_it_with_the_configuration_of_the_page(
    open_game: OpenGame, unpacked: Path, tmp_path: Path
) -> None:
    nginx = find_nginx()
    if nginx is None:
        pytest.skip("no nginx here, and Debian's package can't be installed by this account")
    port = free_port()
    root = unpacked / "some"
    (tmp_path / "nginx.conf").write_text(configuration(tmp_path, root, port))
    command = [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    with running(command, port, tmp_path):
        address = f"http://{HOST}:{port}/folder/"
        page = open_game("?lang=en", at=address)
        expect(page.locator("main.start")).to_be_visible()
        (runtime,) = (root / "folder").glob("runtime-*")
        module = headers_of(f"{address}{runtime.name}/pyodide.mjs")
        assert module["content-type"] == "text/javascript" and module["content-encoding"] == "gzip"
        assert "immutable" in module["cache-control"]
        wasm = headers_of(f"{address}{runtime.name}/pyodide.asm.wasm")
        assert wasm["content-type"] == "application/wasm" and wasm["content-encoding"] == "gzip"
        start = headers_of(address)
        assert start["cache-control"] == "no-cache" and "etag" in start
        assert start["access-control-allow-origin"] == "*"
        page.close()


# --- Somebody's page with the snippets --------------------------------------------------------


class HostPage(BaseHTTPRequestHandler):
    """One page with a policy, whatever is asked for."""

    html = ""
    policy = ""

    def do_GET(self) -> None:
        """Send the page."""
        data = self.html.encode() if self.path == "/" else b""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", self.policy)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


@contextmanager
def hosted(body: str, policy: str) -> Iterator[str]:
    """The address of a page of another origin."""
    head = '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>A blog</title>'
    kind = type("Page", (HostPage,), {"html": f"{head}<body>{body}", "policy": policy})
    server = ThreadingHTTPServer((HOST, 0), kind)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def test_the_snippets_play_on_a_page_with_the_policy_that_the_page_names(
    open_game: OpenGame, site: SiteServer, watch: Any
) -> None:
    body = "".join(snippet(name, "en", site.address) for name in ("element", "wordpress", "static"))
    policy = "default-src 'none'; style-src 'unsafe-inline'; " + snippet("csp", "en", site.address)
    watch.expect("foreign request")
    with hosted(body, policy) as address:
        page = open_game("", at=address, ready=False)
        expect(page.locator("figure svg[role=img]")).to_have_count(2)
        expect(page.locator("tile-game .tile-link")).to_be_hidden()
        page.locator("tile-game button").click()
        board = page.frame_locator("tile-game iframe")
        expect(board.locator(".lying [data-tile]")).to_have_count(4)
        frame = page.frame_locator("body > iframe")
        expect(frame.locator("svg").first).to_be_visible()
        page.close()
