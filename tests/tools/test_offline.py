"""What the device keeps and installs: manifest, icons, the worker's list, the one file."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import struct
import zlib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game.i18n.languages import LANGUAGES
from game.i18n.offline import MANIFEST as TEXTS
from tools.build import build_site
from tools.icons import png
from tools.offline import KILL_SWITCH, MANIFEST, NOT_KEPT, WORKER, kept_sets, service_worker
from tools.onefile import LARGEST, ONEFILE, inline_script, self_contained
from tools.page import short_hash
from tools.project import HERE, Project, ToolError
from tools.runtime import ensure_runtime

Files = dict[str, bytes]
Kept = dict[str, dict[str, str]]
SCHEMES = ("data:", "blob:", "#")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the page that holds everything."""
    folder = tmp_path_factory.mktemp("site")
    build_site(HERE, folder, ensure_runtime(HERE), alone=True)
    return folder


def listed(worker: str) -> Kept:
    """The list in a worker."""
    found: Kept = json.loads(re.findall(r"^const KEPT = (\{.*\});", worker, re.MULTILINE)[0])
    return found


def integrity(data: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def pixels(data: bytes) -> tuple[int, list[bytes]]:
    """The side of a square PNG with red, green, blue and alpha, and its rows."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        name, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length :][:4]) == (zlib.crc32(name + content),)
        chunks[name], at = content, at + 12 + length
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    width, height, *kind = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert width == height and kind == [8, 6, 0, 0, 0]
    rows = zlib.decompress(chunks[b"IDAT"])
    stride = 1 + 4 * width
    assert len(rows) == stride * height and not any(rows[::stride])
    return width, [rows[at + 1 : at + stride] for at in range(0, len(rows), stride)]


def alpha(rows: list[bytes]) -> set[int]:
    return {value for row in rows for value in row[3::4]}


# --- Manifest and icons ---------------------------------------------------------------------------


def test_what_the_manifest_names_is_there_in_the_size_it_names(site: Path) -> None:
    icons = json.loads((site / MANIFEST).read_text("utf-8"))["icons"]
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512", "any"}
    for icon in icons:
        data = (site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            side, rows = pixels(data)
            assert icon["sizes"] == f"{side}x{side}"
            assert (alpha(rows) == {255}) is (icon.get("purpose") == "maskable")
        else:
            assert icon["type"] == "image/svg+xml" and b"<svg" in data


def test_every_page_of_the_game_names_manifest_and_icon_or_none(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert f'<link rel="manifest" href="./{MANIFEST}">' in page
    (touch,) = re.findall(r'<link rel="apple-touch-icon" href="\./([^"?]+)', page)
    side, rows = pixels((site / touch).read_bytes())
    assert side == 180 and alpha(rows) == {255}


def test_the_manifest_speaks_every_language_and_stays_in_its_folder(site: Path) -> None:
    found = json.loads((site / MANIFEST).read_text("utf-8"))
    assert found["start_url"] == found["scope"] == "./"
    for member in ("name", "short_name", "description"):
        said = {found["lang"]: found[member], **found[f"{member}_localized"]}
        assert said == {language: TEXTS[language][member] for language in LANGUAGES}


def test_an_icon_is_drawn_as_its_svg_says() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{}</svg>'
    shape = '<rect x="8" y="8" width="16" height="16" fill="#ff0000"/>'
    side, rows = pixels(png(svg.format(shape), 64, full=False))
    assert side == 64
    assert rows[32][4 * 32 :][:4] == b"\xff\0\0\xff" and rows[0][:4] == bytes(4)
    assert rows[15][4 * 32 :][3] == 0 and rows[16][4 * 32 :][3] > 0
    _, full = pixels(png(svg.format(shape), 64, full=True))
    assert full[32][4 * 32 :][:4] == b"\xff\0\0\xff" and alpha(full) == {255}
    with pytest.raises(ToolError, match="<path>"):
        png(svg.format('<path d="M1 1C2 2 3 3 4 4"/>'), 64, full=False)


# --- What the worker keeps ------------------------------------------------------------------------


def test_the_worker_lists_every_file_of_the_site_once_with_its_hash(site: Path) -> None:
    lists = listed((site / WORKER).read_text("utf-8"))
    addresses = [one for kept in lists.values() for one in kept]
    assert len(addresses) == len(set(addresses))
    kept = {one: value for files in lists.values() for one, value in files.items()}
    unlisted = {WORKER, KILL_SWITCH, ONEFILE}
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        name = path.relative_to(site).as_posix()
        if name in unlisted or name.endswith(NOT_KEPT):
            continue
        data = path.read_bytes()
        asked = name
        if name.endswith("index.html"):
            asked = name.removesuffix("index.html") or "./"
        elif name.startswith("assets/"):
            asked = f"{name}?v={short_hash(data)}"
        assert kept.pop(asked) == integrity(data), name
    assert kept == {}


def test_pages_ask_for_assets_by_the_addresses_that_are_kept(site: Path) -> None:
    kept = {one for files in listed((site / WORKER).read_text("utf-8")).values() for one in files}
    for page in sorted(site.rglob("*.html")):
        if page.name == ONEFILE:
            continue
        for asked in re.findall(
            r'(?:src|href)="(?:\.\.?/)+(assets/[^"]+)"', page.read_text("utf-8")
        ):
            assert asked in kept or asked.partition("?")[0].endswith(NOT_KEPT), (page, asked)


def test_a_set_is_named_by_its_content() -> None:
    files = {"runtime-abc/a.mjs": b"1", "index.html": b"2", "assets/a.css": b"3"}
    before, after = (kept_sets(files | {"index.html": text}) for text in (b"2", b"changed"))
    (runtime, old), (same_runtime, new) = before, after
    assert runtime == same_runtime == "runtime-abc" and old != new
    assert before[runtime] == {"runtime-abc/a.mjs": integrity(b"1")}
    assert kept_sets(dict(reversed(files.items()))) == before


def test_a_worker_without_its_place_is_not_built(copy: Project) -> None:
    template = copy.assets / WORKER
    template.write_text(template.read_text("utf-8").replace("const KEPT = {};", ""), "utf-8")
    with pytest.raises(ToolError, match=WORKER):
        service_worker(copy, {})


def test_the_kill_switch_takes_the_place_of_the_worker(site: Path, tmp_path: Path) -> None:
    build_site(HERE, tmp_path, ensure_runtime(HERE), offline=False)
    switch = (tmp_path / WORKER).read_bytes()
    assert switch == (site / KILL_SWITCH).read_bytes() == (HERE.assets / KILL_SWITCH).read_bytes()
    assert b"registration.unregister()" in switch and b"fetch" not in switch.partition(b'"use')[2]


# --- The page that holds everything ---------------------------------------------------------------


class Addresses(HTMLParser):
    """Collects what a page would load by itself, and what its style sheets name."""

    LOADING = frozenset({"src", "srcset", "poster", "data", "config", "action", "manifest"})

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.leads: list[str] = []
        self._style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._style = tag == "style"
        for name, value in attrs:
            link = tag == "link" and ("rel", "canonical") not in attrs
            if name in self.LOADING or (name == "href" and link):
                self.loads.append(value or "")
            elif name == "href":
                self.leads.append(value or "")

    def handle_data(self, data: str) -> None:
        if self._style:
            self.loads += re.findall(r'(?:url\(\s*["\']?|@import\s+["\'])([^"\')]+)', data)


def test_the_one_file_loads_nothing(site: Path) -> None:
    found = Addresses()
    found.feed((site / ONEFILE).read_text("utf-8"))
    assert found.loads and all(one.startswith(SCHEMES) for one in found.loads), found.loads
    assert all(one.startswith(SCHEMES) for one in found.leads), found.leads


def test_the_one_file_is_small_enough(site: Path) -> None:
    assert (site / ONEFILE).stat().st_size <= LARGEST == 8_600_000


@pytest.mark.parametrize("element", ['<img src="./a.png">', '<audio src="./a.ogg">'])
def test_a_page_that_would_still_fetch_is_refused(element: str) -> None:
    with pytest.raises(ToolError, match=r"still have to fetch \./a"):
        self_contained(f'<html lang="en"><meta charset="utf-8">{element}', {}, "", "")


@pytest.mark.parametrize("code", ["'</script>'", "'<!--'", "'<SCRIPT>'"])
def test_a_script_that_would_end_its_element_is_refused(code: str) -> None:
    with pytest.raises(ToolError, match="ends a script element"):
        inline_script(code)
