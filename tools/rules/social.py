"""The picture that messengers show beside a link: a figure on the felt, 1200 by 630."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.figures import Colours
from game.i18n.titles import TITLES
from game.view.figure_picture import drawn
from game.view.nodes import h, to_html
from game.view.paint import FONT, LIGHT, inside, rect, words_at
from tools.chromium import ARGUMENTS, find_chromium
from tools.project import ToolError
from tools.rules.games import ABOUT
from tools.rules.positions import POSITIONS, shown

WIDTH, HEIGHT = 1200, 630


def social_svg(game: str) -> str:
    """The picture of a game as an SVG; its words are those that all languages share."""
    figure = drawn(shown(POSITIONS[game][ABOUT[game].picture]).figure, Colours.LIGHT)
    placed = inside(60, 150, WIDTH - 120, HEIGHT - 190, figure, *figure.children)
    bold = {"text_anchor": "middle", "font_weight": "700"}
    return to_html(
        h(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {WIDTH} {HEIGHT}",
                "width": WIDTH,
                "height": HEIGHT,
                "font-family": FONT,
            },
            rect(0, 0, WIDTH, HEIGHT, 0, fill=LIGHT.felt),
            words_at(WIDTH / 2, 104, 68, TITLES[f"game.{game}"], LIGHT.felt_ink, **bold),
            placed,
        )
    )


def social_picture(game: str) -> tuple[str, bytes]:
    """The ending of the file's name and the picture: a PNG where there is a Chromium."""
    svg = social_svg(game)
    chromium = find_chromium()
    if chromium is None:
        return "svg", svg.encode()
    return "png", png_of(svg, WIDTH, HEIGHT, chromium)


def png_of(svg: str, width: int, height: int, chromium: str) -> bytes:
    """An SVG as Chromium paints it; raises ToolError when it paints nothing."""
    with TemporaryDirectory() as folder:
        page, target = Path(folder) / "page.html", Path(folder) / "picture.png"
        style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
        page.write_text(f'<!DOCTYPE html><meta charset="utf-8">{style}{svg}', "utf-8")
        call = [
            chromium,
            "--headless",
            *ARGUMENTS,
            "--hide-scrollbars",
            "--default-background-color=00000000",
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={target}",
            page.as_uri(),
        ]
        try:
            subprocess.run(call, capture_output=True, check=False, timeout=60)
        except subprocess.TimeoutExpired as error:
            raise ToolError("Chromium took too long to paint a picture.") from error
        if not target.is_file():
            raise ToolError("Chromium painted no picture.")
        return target.read_bytes()
