"""A site that is put on a server, replaced by its next version, and taken away again."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from socket import SHUT_RDWR, socket
from typing import Any

from tests.browser.conftest import PREFIX, serve_in_thread
from tools.build import write_site
from tools.offline import KILL_SWITCH, WORKER, service_worker
from tools.page import short_hash
from tools.project import HERE
from tools.serve import SiteServer

SECOND = 'meta[name="version"][content="2"]'
"""Marks the start page of the second version."""


class Stoppable(SiteServer):
    """A server that also ends the connections which a browser holds open."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, 0, PREFIX)
        self._connections: list[socket] = []

    def process_request(self, request: Any, client_address: Any) -> None:
        """As always, and remember the connection."""
        self._connections.append(request)
        super().process_request(request, client_address)

    def stop(self) -> None:
        """From now on nobody answers at the address."""
        self.shutdown()
        self.server_close()
        for connection in self._connections:
            with suppress(OSError):
                connection.shutdown(SHUT_RDWR)


class Deployment:
    """One site at one address."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.folder = shutil.copytree(site, folder)
        self.server = Stoppable(self.folder)
        serve_in_thread(self.server)
        self.address = self.server.address
        self.stop = self.server.stop
        self.second = ""
        """The file of the game in the second version, once it is there."""

    def put_second_version(self) -> None:
        """The game by another name, which all pages know, and another start page."""
        paths = [path for path in self.folder.rglob("*") if path.is_file()]
        files = {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}
        old = next(name for name in files if name.startswith("game-"))
        new = f"game-{short_hash(old.encode())}.txt"
        files[new] = files.pop(old)
        for name, text in files.items():
            if name.endswith((".html", ".toml")):
                files[name] = text.replace(old.encode(), new.encode())
        head = b'<head>\n<meta name="version" content="2">'
        files["index.html"] = files["index.html"].replace(b"<head>", head)
        del files[WORKER], files[KILL_SWITCH]
        self.second = new
        write_site(files | service_worker(HERE, files), self.folder)
