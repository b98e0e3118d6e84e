"""The table as it is shown while Python is on its way: the first visit's, with nothing on it yet.

Drawn by the game's own code, so that nothing moves when the game takes over.
"""

from __future__ import annotations

from game.app.flow import on_turn
from game.app.model import Model
from game.app.opening import Opening, open_page
from game.engine.deal import SECRET_BYTES
from game.i18n.languages import LANGUAGES
from game.view.nodes import Node, h, to_html
from game.view.page import page
from game.view.tiles import tile_back

GONE = frozenset({"lot", "heard", "log-list"})
"""Classes of what belongs to a deal and takes no place before it."""
BLANK = frozenset({"line", "chip-state", "check-start", "check-value"})
"""The same of words; their elements stay."""
STATES = frozenset({"turn", "fits"})
LOOKS = frozenset(
    {"aria-disabled", "class", "type", "viewBox", "preserveAspectRatio", "transform"}
    | {"d", "height", "width", "x", "y", "rx"}
)
"""The attributes that make the look; all others are for hands and ears."""


def waiting_tables() -> str:
    """One picture of the table for each language, as HTML; early.js and the style sheet choose."""
    return "".join(to_html(_picture(language)) for language in LANGUAGES)


def _picture(language: str) -> Node:
    name = {"id": f"boot-table-{language}", "class": "boot-table", "lang": language}
    tree = _veiled(page(_first_visit(language)))
    return h("div", {**name, "aria-hidden": "true", "inert": True, "hidden": True}, tree)


def _first_visit(language: str) -> Model:
    """What a newcomer sees who is to lead."""
    for number in range(100):
        noise = number.to_bytes(SECRET_BYTES, "big")
        model, _ = open_page(Opening(languages=(language,), noise=noise))
        if on_turn(model):
            return model
    raise ValueError("No deal gives the lead to whoever opens the page.")


def _veiled(node: Node) -> Node:
    """The tree without what can be done or heard, and with the backs of the tiles."""
    classes = _classes(node)
    attrs: dict[str, str | int | float | bool | None] = {
        name: value for name, value in node.attrs if name in LOOKS
    }
    if classes:
        attrs["class"] = " ".join(one for one in classes if one not in STATES)
    if BLANK.intersection(classes):
        return h(node.tag, attrs)
    children = (tile_back(),) if "own" in classes else node.children
    return h(node.tag, attrs, [_veiled_child(one) for one in children])


def _veiled_child(child: Node | str) -> Node | str | None:
    if isinstance(child, str):
        return child
    return None if GONE.intersection(_classes(child)) else _veiled(child)


def _classes(node: Node) -> list[str]:
    return (node.get("class") or "").split()
