"""axe-core on the open page: WCAG 2.2 A and AA, no rule off, no part left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from tools.project import HERE

AXE = HERE.node_modules / "axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
LOOKS = (
    {"color_scheme": "light", "forced_colors": "none"},
    {"color_scheme": "dark", "forced_colors": "none"},
    {"color_scheme": "light", "forced_colors": "active"},
)
SIZES = ((1280, 800), (360, 740))
COMBINATIONS = tuple((size, look) for size in SIZES for look in LOOKS)
"""Sizes and looks in which a screen is checked."""


def violations(page: Page, combinations: Iterable[int] = range(len(COMBINATIONS))) -> list[str]:
    """What axe finds in these :data:`COMBINATIONS`: size, look, rule, elements, reason.

    Leaves the page in the first one.
    """
    page.evaluate("script => { if (!window.axe) (0, eval)(script); }", AXE.read_text())
    found: list[str] = []
    for number in combinations:
        dress(page, number)
        result: list[dict[str, Any]] = page.evaluate(
            """async tags => (await axe.run(document, {
              runOnly: { type: "tag", values: tags }, resultTypes: ["violations"],
            })).violations""",
            TAGS,
        )
        for one in result:
            nodes = [f"{node['html'][:120]} {node['failureSummary']}" for node in one["nodes"]]
            found.append(f"{COMBINATIONS[number]}: {one['id']}: {nodes[:3]}")
    dress(page, 0)
    return found


def dress(page: Page, number: int) -> None:
    """Size and look of one of :data:`COMBINATIONS`."""
    (width, height), look = COMBINATIONS[number]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(**look)  # type: ignore[arg-type]
