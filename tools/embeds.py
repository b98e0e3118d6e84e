"""The embedded board's own part of the site: its data, and the script of its element."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tools import page
from tools.project import Project

FOLDER = "embed/1/"
"""Where version 1 is in the site, for ever."""
DATA = f"{FOLDER}data.json"
"""Under this name ``python -m tools.rules`` leaves what the scripts need from the game."""
TEMPLATE = "tools/templates/embed.html"
SCRIPT, STYLE = SOURCES = ("tile-game.js", "tile-game.css")


def element(project: Project, data: bytes) -> bytes:
    """The script of ``<tile-game>`` with texts, names and style in it; raises ToolError."""
    found = json.loads(data)
    kept = {name: found[name] for name in ("texts", "titles", "parameters")}
    style = (project.assets / STYLE).read_text()
    given = {**kept, "messages": found["out"], "style": page_style(style)}
    script = (project.assets / SCRIPT).read_text()
    return page.fill(script, {"DATA = {}": f"DATA = {plain_json(given)}"}, SCRIPT).encode()


def page_data(data: bytes) -> str:
    """What the page of the board needs, as JSON that is safe inside a script element."""
    found = json.loads(data)
    kept = {name: found[name] for name in ("texts", "titles", "shapes", "posters", "known")}
    return plain_json({**kept, "messages": found["in"]})


def plain_json(data: Mapping[str, Any]) -> str:
    """JSON without anything that could end a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def page_style(text: str) -> str:
    """A style sheet without its comments and line breaks."""
    lines = (line.strip() for line in text.splitlines() if not line.startswith("/*"))
    return "".join(lines)
