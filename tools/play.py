"""`make play`: build, serve, open the browser, and build again when a source has changed."""

from __future__ import annotations

import html
import os
import sys
import webbrowser
from threading import Lock

from tools.build import build_site
from tools.node import Node
from tools.project import Project, ToolError, told
from tools.runtime import ensure_runtime
from tools.serve import SiteServer, open_server

FIRST_PORT = 8000


class Rebuilder:
    """Builds again before a page is sent; an error becomes the page."""

    def __init__(self, project: Project, node: Node) -> None:
        self._project = project
        self._node = node
        self._lock = Lock()

    def __call__(self) -> bytes | None:
        """None when the site is up to date, else a page that says why it is not."""
        with self._lock:
            try:
                build_site(self._project, self._project.dist, self._node)
            except (ToolError, OSError) as error:
                print(f"Not built: {told(error)}", file=sys.stderr, flush=True)
                return error_page(told(error))
            return None


def error_page(message: str) -> bytes:
    """A readable page for a build that failed."""
    return (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Not built</title>'
        '<link rel="icon" href="data:,">'
        '<body style="font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem">'
        f"<h1>The page could not be built</h1><pre>{html.escape(message)}</pre>"
        "<p>Correct the file and reload.</p>"
    ).encode()


def wanted_port() -> int:
    """The port to try first; raises ToolError when PORT is not one."""
    text = os.environ.get("PORT") or str(FIRST_PORT)
    if not text.isdigit() or not 0 < int(text) < 65536:
        raise ToolError(f"PORT={text} is not a port: give a number from 1 to 65535.")
    return int(text)


def play(project: Project) -> None:
    """Serve the game until interrupted; raises ToolError when that cannot be."""
    port = wanted_port()
    node = ensure_runtime(project)
    rebuild = Rebuilder(project, node)
    rebuild()
    server = open_server(project.dist, port, rebuild)
    if server.server_address[1] != port:
        print(f"Port {port} is taken.")
    serve(server)


def serve(server: SiteServer) -> None:
    """Say where the page is, open a browser if there is one, and answer until interrupted."""
    print(f"The game is at {server.address} (stop with Ctrl+C)", flush=True)
    if os.environ.get("OPEN", "1") != "0" and _has_screen():
        webbrowser.open(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def _has_screen() -> bool:
    on_desk = sys.platform == "darwin"
    return on_desk or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
