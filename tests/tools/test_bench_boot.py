"""The bench of the start: its pages, its server, its figures."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tools.bench.boot_chromium import Opened, read_probe
from tools.bench.boot_pages import GAME, HELLO, _hello
from tools.bench.booting import CHROMIUM, COLD, THROTTLED, WARM, Found, _figures, _read
from tools.bench.memory import Peak
from tools.bench.packed import Packed, PackedServer, packed
from tools.project import HERE, Project
from tools.runtime import ensure_runtime


def found() -> Found:
    one = Found()
    for page, second in ((GAME, 500.0), (HELLO, 2000.0)):
        for kind in (COLD, WARM, THROTTLED):
            for more in (0, 100, 5000):
                sizes = {f"/{page}/": 10, f"/{page}/a.wasm": 1000, "/probe.js": 99}
                one.add(page, kind, Opened(second + more, 20.0, sizes))
        one.memory[page] = [second, second + 2]
    one.add("floor", COLD, Opened(180.0, 1.0, {}))
    return one


FILES = {"game/index.html": Packed(b"", 12, ""), "game/a.wasm": Packed(b"", 1200, "")}


def test_figures(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(found(), FILES, CHROMIUM)
    ratio = round(600 / 2100, 3)
    assert [figures[f"{kind}_ratio"] for kind in (COLD, WARM, THROTTLED)] == [ratio] * 3
    assert (figures["bytes"], figures["hello_bytes"], figures["memory_ratio"]) == (1010, 1010, 0.25)
    assert (figures["game_cold_s"], figures["floor_s"], figures["answered_ms"]) == (0.6, 0.18, 20.0)
    printed = capsys.readouterr().out
    assert re.search(r"together +1,010 +1,212", printed)
    assert json.dumps(figures)


def test_other_engines_have_no_slow_line() -> None:
    figures = _figures(found(), FILES, "firefox")
    assert "cold_ratio" in figures and "throttled_ratio" not in figures


def test_a_game_that_answers_late_does_not_count() -> None:
    with pytest.raises(AssertionError, match="after 101 ms"):
        Found().add(GAME, COLD, Opened(500.0, 101.0, {}))


def test_what_the_probe_has_noted() -> None:
    noted = {"at": 5, "answered": 1, "bytes": [["/a", 0], ["/a", 7], ["/b", 2]]}
    assert read_probe(noted) == Opened(5.0, 1.0, {"/a": 7, "/b": 2})


def test_the_stock_page_names_only_what_is_there() -> None:
    ensure_runtime(HERE)
    files = _hello(HERE)
    named = re.findall(r"\./(runtime/[\w./-]+)", files["index.html"].decode())
    assert len(named) == 3 and all(name in files for name in named)
    stock = HERE.node_modules / "pyodide/python_stdlib.zip"
    assert files["runtime/python_stdlib.zip"] == stock.read_bytes()


def test_the_server_sends_brotli_and_asks_again(tmp_path: Path) -> None:
    text = b"the same words again and again, " * 100
    node = ensure_runtime(HERE)
    files = packed(Project(tmp_path), node, {"game/index.html": text})
    server = PackedServer(files)
    with urllib.request.urlopen(f"{server.address}game/") as answer:
        assert answer.headers["Content-Encoding"] == "br"
        assert answer.read() == files["game/index.html"].data
        tag = answer.headers["ETag"]
    assert len(files["game/index.html"].data) < len(text) / 10
    again = urllib.request.Request(f"{server.address}game/", headers={"If-None-Match": tag})
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)
    server.shutdown()


def test_memory_is_that_of_renderers() -> None:
    with Peak() as peak:
        assert peak.megabytes == 0


def test_arguments() -> None:
    asked = _read(["--runs", "7", "--browser", "webkit"])
    assert (asked.runs, asked.browser) == (7, "webkit")
    with pytest.raises(SystemExit):
        _read(["--fast"])
