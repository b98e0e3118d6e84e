"""The build: the same bytes every time, and nothing in them that the page may not have."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from game.i18n.boot import BOOT
from tools.build import ARCHIVE, build_site, site_files, write_site
from tools.inside.imports import imported
from tools.onefile import ONEFILE
from tools.pages import PAGES
from tools.project import HERE, Project, ToolError
from tools.runtime import ensure_runtime
from tools.sources import FIGURES, game_sources


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with its archive."""
    folder = tmp_path_factory.mktemp("site")
    build_site(HERE, folder, ensure_runtime(HERE), zipped=True)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """All files below `folder`."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_two_builds_are_equal(fetched: Project, tmp_path: Path) -> None:
    node = ensure_runtime(fetched)
    shutil.rmtree(fetched.work / "pyc", ignore_errors=True)
    build_site(fetched, tmp_path / "one", node, zipped=True, alone=True)
    shutil.rmtree(fetched.work / "library")
    # Among all others before, a few by themselves now: the byte code must not know.
    for compiled in sorted((fetched.work / "pyc").iterdir())[::10]:
        compiled.unlink()
    build_site(fetched, tmp_path / "two", node, zipped=True, alone=True)
    one, two = (contents(tmp_path / name) for name in ("one", "two"))
    assert ONEFILE in one and one.keys() == two.keys()
    assert [name for name in one if one[name] != two[name]] == []


@pytest.mark.parametrize("path", [one.path for one in PAGES])
def test_page_names_only_what_is_there(site: Path, path: str) -> None:
    page, folder = (site / path).read_text(), (site / path).parent
    addresses = re.findall(r'(?:src|href|config)="([^"]*)"', page)
    assert len(addresses) > 10
    for address in addresses:
        assert address.startswith(("./", "../"))
        there = (folder / address.partition("?")[0]).resolve()
        assert there.is_file() or there == site, address
    data = json.loads(re.findall(r'id="boot-data">(.*?)</script>', page)[0])
    assert data["texts"] == BOOT
    assert all((folder / file.partition("?")[0]).is_file() for file in data["files"])
    assert "build:" not in page


def test_archive_holds_the_site(site: Path) -> None:
    with zipfile.ZipFile(site / ARCHIVE) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    files = contents(site)
    del files[ARCHIVE]
    assert packed == files


def test_every_module_is_in_the_pack_of_the_game(site: Path) -> None:
    (pack,) = site.glob("game-*.txt")
    names = set(json.loads(pack.read_bytes().partition(b"\n")[0]))
    for name in game_sources(HERE):
        if (HERE.root / name).parent != HERE.game or name.endswith("__init__.py"):
            assert name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") in names
        else:
            assert (site / name).read_bytes() == (HERE.root / name).read_bytes()


def test_only_the_page_for_figures_loads_what_draws_them(site: Path) -> None:
    (pack,) = site.glob("figures-*.txt")
    names = set(json.loads(pack.read_bytes().partition(b"\n")[0]))
    modules = {name.removesuffix(".py").replace("/", ".") for name in FIGURES}
    assert names == {name for name in modules if name.count(".") > 1}
    loads = {
        path.parent.name
        for path in (*site.rglob("index.html"), *site.rglob("pyscript.toml"))
        if pack.name in path.read_text()
    }
    assert loads == {"figures"}


def test_what_is_not_shipped_is_needed_by_nothing_that_is() -> None:
    assert all((HERE.root / name).is_file() for name in FIGURES)
    left_out = {name.removesuffix(".py").replace("/", ".") for name in FIGURES}
    sources = game_sources(HERE)
    for name, text in sources.items():
        package = ".".join(Path(name).parent.parts)
        assert not imported(text, package, deferred=True) & left_out, name
    assert imported(b"from game.app import figures", "game", deferred=True) & left_out


def test_old_files_go_away(tmp_path: Path) -> None:
    write_site({"a/b.txt": b"1", "c.txt": b"2"}, tmp_path)
    before = (tmp_path / "c.txt").stat().st_mtime_ns
    write_site({"c.txt": b"2"}, tmp_path)
    assert contents(tmp_path) == {"c.txt": b"2"}
    assert not (tmp_path / "a").exists()
    assert (tmp_path / "c.txt").stat().st_mtime_ns == before


def test_error_in_a_source_is_one_sentence(fetched: Project) -> None:
    (fetched.game / "wrong.py").write_text("x = 1\ny = = 2\n")
    with pytest.raises(ToolError, match=r"game/wrong\.py, line 2: invalid syntax"):
        site_files(fetched, ensure_runtime(fetched))


@pytest.mark.parametrize(
    ("name", "old", "said"),
    [
        ("index.html", "./assets/shell.js", r"index\.html names \./assets/none\.js"),
        ("pyscript.toml", "./runtime/", r"pyscript\.toml no longer contains \./runtime/"),
    ],
)
def test_error_in_a_template_is_one_sentence(
    fetched: Project, name: str, old: str, said: str
) -> None:
    template = fetched.root / name
    template.write_text(template.read_text().replace(old, "./assets/none.js"))
    with pytest.raises(ToolError, match=said):
        site_files(fetched, ensure_runtime(fetched))


def test_unknown_command_is_refused() -> None:
    call = [sys.executable, "-m", "tools", "none"]
    done = subprocess.run(call, cwd=HERE.root, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Usage" in done.stderr
