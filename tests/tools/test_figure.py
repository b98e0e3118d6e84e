"""The figure command: pictures and snippets of positions, and one sentence for what can't be."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.app.link import parse_link
from game.games.catalogue import CATALOGUE
from tests.core.support import DATA
from tools import figure as command
from tools.chromium import find_chromium
from tools.figure import figure
from tools.project import HERE, ToolError

SVG = "{http://www.w3.org/2000/svg}"
ROW = "1:1@A1 2:B@B3 3:1@C1 1:2@A2 2:4@B4 3:2@C2 1:3@A3 2:5@B5 3:3@C3 1:4@B4"
"""The last one would take the middle of three."""
RECORD = str(DATA / "golden_all-fives_2.txt")


def made(tmp_path: Path, *arguments: str) -> str:
    """What the command writes to a file."""
    target = tmp_path / "figure"
    figure(HERE, [*arguments, "--out", str(target)])
    return target.read_text("utf-8")


def test_an_svg_stands_alone_and_tells_the_position(tmp_path: Path) -> None:
    text = made(tmp_path, "--moves", "1-4 1-1>", "--lang", "es", "--title", "Un doble")
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "Un doble"
    told = root.findtext(f"{SVG}desc") or ""
    assert told.startswith("Fichas en el orden en que se colocaron: cuatro-uno, doble uno.")
    assert root.get("aria-label") == told
    assert "var(" not in text and "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_colours(tmp_path: Path) -> None:
    texts = [
        made(tmp_path, "--moves", "6-6", "--colours", colours)
        for colours in ("light", "dark", "page")
    ]
    assert len(set(texts)) == 3
    assert "prefers-color-scheme" in texts[2] and "style" not in texts[0] + texts[1]


def test_tile_sets(tmp_path: Path) -> None:
    sets = ("classic", "coloured", "digits", "dark")
    texts = {one: made(tmp_path, "--moves", "6-4", "--tileset", one) for one in sets}
    assert len(set(texts.values())) == 4
    assert "#0a5f78" in made(tmp_path, "--moves", "1-0", "--tileset", "coloured")
    assert all("var(" not in text for text in texts.values())


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: str(entry.game))
def test_every_game_has_figures(tmp_path: Path, entry: object) -> None:
    game = entry.game  # type: ignore[attr-defined]
    moves = "1:5@A5 2:C@C3 3:s5@E5" if game == "blockers" else "5-5 5-2> 5-3<"
    text = made(tmp_path, "--game", game, "--moves", moves)
    marks = {"all-fives": 4, "blockers": 3}.get(game, 2)
    assert len(re.findall('class="(?:open|badge)"', text)) == marks


def test_a_snippet_has_text_caption_and_link(tmp_path: Path) -> None:
    text = made(
        tmp_path,
        *("--moves", "1-4 1-1>", "--form", "html", "--lang", "it", "--colours", "page"),
        *("--caption", "La <doppia>", "--base", "https://example.org/giochi"),
    )
    root = ElementTree.fromstring(text)
    assert (root.tag, root.get("lang")) == ("figure", "it")
    svg = root.find(f"{SVG}svg")
    assert svg is not None and (svg.get("aria-label") or "").startswith("Tessere nell’ordine")
    caption = root.find("figcaption")
    assert caption is not None and (caption.text or "").strip() == "La <doppia>"
    link = caption.find("a")
    assert link is not None and link.text == "Gioca da qui"
    address, _, fragment = (link.get("href") or "").partition("#")
    assert address == "https://example.org/giochi/?lang=it"
    assert " ".join(map(str, parse_link(fragment).match.state.moves)) == "4-1 1-1>"
    assert "<script" not in text and ".tile-figure{" in text


def test_a_moment_of_a_record(tmp_path: Path) -> None:
    first = made(tmp_path, "--record", RECORD, "--hand", "1", "--ply", "1")
    later = made(tmp_path, "--record", RECORD, "--hand", "1")
    assert first.count('data-tile="') == 1 < later.count('data-tile="')
    with pytest.raises(ToolError, match="There is no hand 99: the match has"):
        figure(HERE, ["--record", RECORD, "--hand", "99"])
    with pytest.raises(ToolError, match="There is no move 99: the hand has"):
        figure(HERE, ["--record", RECORD, "--ply", "99"])


def test_a_drawn_board_with_a_tile_to_place(tmp_path: Path) -> None:
    text = made(tmp_path, "--board", "..XXX/OO/....../YY/O......../........Y", "--stone", "1:A")
    assert text.count('class="free"') == 6 and text.count('class="badge"') == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--moves|6-4 3-3<", "3-3<: it fits no open end."),
        ("--moves|6-4 6-5", "already"),
        ("--moves|6-4<", "no tile lies yet"),
        ("--game|all-fives|--moves|5-5 5-1> 6-5^", "nothing can be joined there yet"),
        ("--moves|6-4 6-4<", "no deal was found"),
        ("--moves|6-4 x", "x is no move. Write"),
        ("--moves|1:5@A4", "it doesn’t belong to that space"),
        ("--moves|1:A@A1 2:2@B2 3:3@C3 1:1@A1", "a tile of the same player lies there"),
        (f"--moves|{ROW}", "4@B4: without the tile that lies there its group"),
        ("--board|OO/Q", "This board can’t be: OO/Q."),
        ("--moves|1:5@A5|--stone|9:Z", "9:Z is no tile of the board"),
        ("--record|none.txt", "none.txt can't be read."),
        ("--link|t1.abc", "This link is damaged"),
        ("--moves|6-4|--scale|99", "The scale must be"),
        ("--moves|6-4|--form|html|--base|nowhere", "BASE must be an address"),
        ("--form|svg", "figure: one of the arguments"),
        ("--moves|6-4|--options|spinner=x", "This can’t be: spinner"),
    ],
)
def test_what_can_not_be_is_refused_with_the_reason(arguments: str, said: str) -> None:
    with pytest.raises(ToolError) as caught:
        figure(HERE, arguments.split("|"))
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_the_reason_is_in_the_language_of_the_figure() -> None:
    with pytest.raises(ToolError, match="3-3<: no encaja en ningún extremo"):
        figure(HERE, ["--moves", "6-4 3-3<", "--lang", "es"])


def test_a_png_needs_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_chromium", lambda: None)
    with pytest.raises(ToolError, match="A PNG needs Chromium: install"):
        figure(HERE, ["--moves", "6-4", "--form", "png"])


@pytest.mark.skipif(find_chromium() is None, reason="no Chromium on this machine")
def test_a_png_has_the_size_of_the_figure(tmp_path: Path) -> None:
    svg = ElementTree.fromstring(made(tmp_path, "--moves", "6-4"))
    target = tmp_path / "figure.png"
    figure(HERE, ["--moves", "6-4", "--form", "png", "--scale", "2", "--out", str(target)])
    data = target.read_bytes()
    assert data.startswith(b"\x89PNG")
    size = struct.unpack(">II", data[16:24])
    assert size == tuple(2 * int(svg.get(side) or 0) for side in ("width", "height"))


@pytest.mark.parametrize("module", [["tools.figure"], ["tools", "figure"]])
def test_it_is_a_command(module: list[str]) -> None:
    for moves, code in (("2-2", 0), ("2-2 3-3<", 1)):
        call = [sys.executable, "-m", *module, "--moves", moves]
        done = subprocess.run(call, cwd=HERE.root, capture_output=True, text=True, check=False)
        assert done.returncode == code
        assert (done.stdout.startswith("<svg") and not done.stderr) == (code == 0)
        assert done.stderr.startswith("error: 3-3<: it fits no open end") == (code == 1)
