"""`make onefile`: the whole game as one page that opens from disk, without any server."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import zipfile
import zlib
from io import BytesIO

from tools.archive import EPOCH, byte_code, library
from tools.node import Node
from tools.project import Project, ToolError
from tools.sources import game_sources

ONEFILE = "play.html"
STARTER = "onefile.js"
NO_USE = r"(?:offline|trusted)\.js"
"""Scripts of the site that serve its worker and its policy."""
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
LARGEST = 8_600_000
"""Bytes: mail and upload forms stop soon after."""
Files = dict[str, bytes]


def packed(data: bytes) -> str:
    """Gzip as base64, always the same for the same data."""
    maker = zlib.compressobj(9, zlib.DEFLATED, 31, 9)
    return base64.b64encode(maker.compress(data) + maker.flush()).decode()


def stored_zip(files: Files) -> bytes:
    """A zip without compression of its own: it is packed as a whole, which packs better."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return buffer.getvalue()


def onefile(project: Project, node: Node, files: Files, base: str = "") -> bytes:
    """The page, made of the finished index.html and all that it names.

    ``files``: the site; ``base``: its address, where links lead that the file cannot follow by
    itself. Raises ToolError when something would still have to be fetched, or the page gets too
    large.
    """
    pyodide = project.node_modules / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_text()) | {"packages": {}}
    parts = {
        "code": classic_script(*((pyodide / name).read_text() for name in MODULES)).encode(),
        "wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        "python": all_python(project, node),
    }
    body = [f'<script type="application/json" id="pack-lock">{json.dumps(lock)}</script>']
    body += [
        f'<script type="application/gzip" id="pack-{name}">{packed(data)}</script>'
        for name, data in parts.items()
    ]
    body.append(inline_script((project.assets / STARTER).read_text()))
    page = self_contained(files["index.html"].decode(), files, "\n".join(body), base).encode()
    if len(page) > LARGEST:
        raise ToolError(f"{ONEFILE} would have {len(page):,} bytes, more than {LARGEST:,}.")
    return page


def self_contained(page: str, files: Files, body: str, base: str) -> str:
    """``page`` with style sheets, scripts and pictures in it, and ``body`` where PyScript was.

    Raises ToolError when it still names another file.
    """

    def asset(address: str) -> bytes:
        return files[address.removeprefix("./").partition("?")[0]]

    def style(found: re.Match[str]) -> str:
        return f"<style>\n{_with_pictures(asset(found[1]).decode(), files)}</style>"

    def script(found: re.Match[str]) -> str:
        return inline_script(asset(found[1]).decode())

    page = re.sub(r'<link rel="(?:modulepreload|preload|manifest|apple[^"]*)"[^>]*>\n', "", page)
    page = re.sub(r'<link rel="stylesheet" href="([^"]+)">', style, page)
    page = re.sub(rf'<script (?:type="module"|src="[^"]*/{NO_USE})[^>]*></script>\n', "", page)
    page = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n', "", page)
    page = re.sub(r"<mpy-config.*?</mpy-config>\n", "", page, flags=re.S)
    page = re.sub(r'<script src="([^"]+)"></script>', script, page)
    page = re.sub(r'href="(\./assets/[^"]+)"', lambda f: f'href="{_data(asset(f[1]))}"', page)
    page = re.sub(r"(?<=<html )", f'data-alone="{html.escape(base)}" ', page)
    page = re.sub(r'"files":\[[^\]]*\]', '"files":[]', page)
    page = re.sub(r'<script type="py"[^>]*></script>', lambda _: body, page)
    page = page.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy(page)}')
    if left := re.search(r'(?:src|href|config)="(\./[^"]*)"', page):
        raise ToolError(f"{ONEFILE} would still have to fetch {left[1]}.")
    return page


def classic_script(loader: str, machine: str) -> str:
    """Pyodide's two modules as one script that defines loadPyodide and createPyodideModule.

    From disk no browser imports modules in a worker. Raises ToolError for modules of another kind.
    """
    changes = (
        (r"export\{(\w+) as loadPyodide,\w+ as version\};", r"globalThis.loadPyodide=\1;"),
        (r"export default (\w+);", r"globalThis.createPyodideModule=\1;"),
    )
    parts = []
    for text, (old, new) in zip((loader, machine), changes, strict=True):
        changed, found = re.subn(old, new, text)
        if found != 1:
            raise ToolError("Pyodide's modules are not of the kind that can be one script.")
        changed = changed.replace("import.meta.url", "location.href")
        parts.append(re.sub(r"//# sourceMappingURL=.*", "", changed))
    return "".join(f"(function(){{{part}\n}})();\n" for part in parts)


def inline_script(code: str) -> str:
    """A script element with ``code`` in it; raises ToolError when the code would end it."""
    if re.search(r"<!--|</?script", code, re.I):
        raise ToolError(f"A script of {ONEFILE} holds what ends a script element.")
    return f"<script>\n{code}</script>"


def policy(page: str) -> str:
    """What ``page`` may do: run its own scripts, and read blobs and pictures it holds itself."""
    codes = re.findall(r"<script>(.*?)</script>", page, re.S)
    hashes = [base64.b64encode(hashlib.sha256(code.encode()).digest()).decode() for code in codes]
    rules = {
        "default-src": "'none'",
        "script-src": " ".join(["blob: 'wasm-unsafe-eval'", *(f"'sha256-{h}'" for h in hashes)]),
        "worker-src": "blob:",
        "style-src": "'unsafe-inline'",
        "img-src": "blob: data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    content = "; ".join(f"{name} {value}" for name, value in rules.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def all_python(project: Project, node: Node) -> bytes:
    """The game with its main scripts, and the part of the library that it needs, as one zip."""
    sources = game_sources(project)
    stdlib = library(project, node, sources)
    with zipfile.ZipFile(stdlib) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    compiled = byte_code(project, node, sources)
    return stored_zip(files | {f"{name}c": data for name, data in compiled.items()})


def _with_pictures(style: str, files: Files) -> str:
    """A style sheet whose pictures are in it."""
    return re.sub(
        r'url\("([\w.-]+)"\)', lambda found: f'url("{_data(files["assets/" + found[1]])}")', style
    )


def _data(svg: bytes) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg).decode()}"
