"""The icon of the site as PNG, drawn from assets/icon.svg without any other program."""

from __future__ import annotations

import hashlib
import math
import re
import struct
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Callable
from pathlib import Path

from tools.project import Project, ToolError, write_if_changed

Files = dict[str, bytes]
Colour = tuple[int, int, int]
Distance = Callable[[float, float], float]
"""From a point to the edge of a shape: negative inside it."""
BOX = 32
"""Width and height of the drawing, in its own units."""
FELT: Colour = (0x2B, 0x60, 0x55)
SAFE = 0.72
"""The part of a full icon that the drawing takes, so that no mask cuts it."""


def icons(project: Project) -> Files:
    """Three icons for the manifest and one for Apple's devices, by their path in the site.

    Raises ToolError when the drawing holds what can't be drawn.
    """
    svg = (project.assets / "icon.svg").read_bytes()
    own = Path(__file__).read_bytes()
    folder = project.work / "icons" / hashlib.sha256(svg + own).hexdigest()[:32]
    wanted = {"icon-192": (192, False), "icon-512": (512, False)}
    wanted |= {"icon-full-180": (180, True), "icon-full-512": (512, True)}
    for name, (size, full) in wanted.items():
        if not (folder / f"{name}.png").is_file():
            write_if_changed(folder / f"{name}.png", png(svg.decode(), size, full=full))
    return {f"assets/{name}.png": (folder / f"{name}.png").read_bytes() for name in wanted}


def png(svg: str, size: int, *, full: bool) -> bytes:
    """The drawing as a square of so many pixels; ``full``: on felt to the edges, else on nothing.

    Raises ToolError for what it can't draw.
    """
    scale = size / BOX * (SAFE if full else 1)
    shift = (size - BOX * scale) / 2
    ground = bytes((*FELT, 255)) if full else bytes(4)
    pixels = bytearray(ground * (size * size))
    for colour, distance in shapes(svg):
        for y in range(size):
            for x in range(size):
                away = scale * distance((x + 0.5 - shift) / scale, (y + 0.5 - shift) / scale)
                if away < 0.5:
                    _cover(pixels, 4 * (y * size + x), colour, min(1.0, 0.5 - away))
    return _encoded(pixels, size)


def shapes(svg: str) -> list[tuple[Colour, Distance]]:
    """Every filled or stroked shape, the lowest first; raises ToolError for an unknown one."""
    found: list[tuple[Colour, Distance]] = []
    for element, inherited in _elements(ET.fromstring(svg), "#000000"):
        kind = element.tag.rpartition("}")[2]
        stroke, width = element.get("stroke"), float(element.get("stroke-width", "1"))
        if kind == "rect":
            edge = _rect(*(float(element.get(name, "0")) for name in _RECT))
        elif kind == "circle":
            edge = _circle(*(float(element.get(name, "0")) for name in ("cx", "cy", "r")))
        elif line := re.fullmatch(r"M([\d.]+) ([\d.]+)h([\d.]+)", element.get("d", "")):
            x, y, length = map(float, line.groups())
            edge, stroke = _rect(x, y - width / 2, length, width, 0), None
            inherited = element.get("stroke", inherited)
        else:
            raise ToolError(f"icon.svg holds <{kind}>, which the build cannot draw as PNG.")
        found.append((_colour(inherited), edge))
        if stroke:
            found.append((_colour(stroke), _stroked(edge, width)))
    return found


_RECT = ("x", "y", "width", "height", "rx")


def _elements(root: ET.Element, fill: str) -> list[tuple[ET.Element, str]]:
    """The shapes in ``root`` with the colour that fills each."""
    found: list[tuple[ET.Element, str]] = []
    for element in root:
        own = element.get("fill", fill)
        grouped = element.tag.endswith("}g")
        found += _elements(element, own) if grouped else [(element, own)]
    return found


def _rect(x: float, y: float, width: float, height: float, radius: float) -> Distance:
    middle = (x + width / 2, y + height / 2)

    def distance(px: float, py: float) -> float:
        dx = abs(px - middle[0]) - width / 2 + radius
        dy = abs(py - middle[1]) - height / 2 + radius
        return math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius

    return distance


def _circle(x: float, y: float, radius: float) -> Distance:
    return lambda px, py: math.hypot(px - x, py - y) - radius


def _stroked(edge: Distance, width: float) -> Distance:
    return lambda px, py: abs(edge(px, py)) - width / 2


def _colour(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def _cover(pixels: bytearray, at: int, colour: Colour, part: float) -> None:
    """Lay ``colour`` over a pixel, as far as it covers it."""
    below = pixels[at + 3] / 255
    alpha = part + below * (1 - part)
    for channel in range(3):
        mixed = colour[channel] * part + pixels[at + channel] * below * (1 - part)
        pixels[at + channel] = round(mixed / alpha)
    pixels[at + 3] = round(alpha * 255)


def _encoded(pixels: bytearray, size: int) -> bytes:
    """Red, green, blue and alpha of every pixel as a PNG file."""
    rows = b"".join(
        b"\0" + bytes(pixels[at : at + 4 * size]) for at in range(0, len(pixels), 4 * size)
    )
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )
