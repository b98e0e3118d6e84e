"""The pages that the bench of the start compares: stock PyScript, the game, the bare compiler."""

from __future__ import annotations

from pathlib import Path

from tools.build import build_site
from tools.node import Node
from tools.project import Project

HELLO, GAME, FLOOR = "hello", "game", "floor"
PROBE = (Path(__file__).parent / "probe.js").read_bytes()
SEED = 3
"""Chance of the game's page: with it the lot gives the reader the first lead."""
CHANCE = """
crypto.getRandomValues = array => {
  let state = %d;
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return array;
};
"""
HELLO_PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>PyScript</title>
<link rel="icon" href="data:,">
<script data-page="hello" src="/probe.js"></script>
<link rel="stylesheet" href="./runtime/pyscript/core.css">
<script type="module" src="./runtime/pyscript/core.js"></script>
</head>
<body>
<script type="py" config='{"interpreter": "./runtime/pyodide.mjs"}'>
from js import document
document.body.append("hel" + "lo")
</script>
</body>
</html>
"""
FLOOR_PAGE = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,"></head>
<body><script src="./floor.js"></script></body>
</html>
"""
FLOOR_SCRIPT = """
window.booted = { at: 0, answered: 1, bytes: [] };
WebAssembly.compileStreaming(fetch("/hello/runtime/pyodide.asm.wasm")).then(() => {
  window.booted.at = performance.now();
  document.documentElement.dataset.booted = "yes";
});
"""


def pages(project: Project, node: Node, site: Path) -> dict[str, bytes]:
    """All files of all pages by their path; the site is built in the folder ``site``."""
    build_site(project, site, node)
    files = {
        f"{GAME}/{path.relative_to(site)}": path.read_bytes()
        for path in sorted(site.rglob("*"))
        if path.is_file()
    }
    probed = f'<script src="/chance.js"></script><script data-page="{GAME}" src="/probe.js">'
    page = files[f"{GAME}/index.html"].decode().replace("<head>", f"<head>{probed}</script>", 1)
    files[f"{GAME}/index.html"] = page.encode()
    files |= {f"{HELLO}/{name}": data for name, data in _hello(project).items()}
    files["probe.js"] = PROBE
    files["chance.js"] = (CHANCE % SEED).encode()
    files[f"{FLOOR}/index.html"] = FLOOR_PAGE.encode()
    files[f"{FLOOR}/floor.js"] = FLOOR_SCRIPT.encode()
    return files


def _hello(project: Project) -> dict[str, bytes]:
    """A page that writes a word, with the runtime exactly as npm delivers it."""
    dist = project.node_modules / "@pyscript/core/dist"
    files = {"index.html": HELLO_PAGE.encode()}
    for path in sorted(dist.glob("*")):
        if path.is_file() and path.suffix in (".js", ".css"):
            files[f"runtime/pyscript/{path.name}"] = path.read_bytes()
    for path in sorted((project.node_modules / "pyodide").glob("*")):
        if path.suffix in (".mjs", ".wasm", ".zip", ".json"):
            files[f"runtime/{path.name}"] = path.read_bytes()
    return files
