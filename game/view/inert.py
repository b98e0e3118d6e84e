"""A picture of something that could be used elsewhere: the same look, nothing to do."""

from __future__ import annotations

from game.view.nodes import Node

_ROLES = {"grid": "table", "gridcell": "cell"}
_STATES = frozenset({"tabindex", "type", "aria-disabled", "aria-pressed", "aria-current"})
_KEPT = frozenset({"data-measure", "data-tile"})


def inert(node: Node) -> Node:
    """The tree without anything that can be clicked, dragged or stepped on.

    Buttons become pictures of the same name; a grid becomes a table.
    """
    attrs = {name: value for name, value in node.attrs if _stays(name)}
    if attrs.get("role") in _ROLES:
        attrs["role"] = _ROLES[attrs["role"]]
    tag = node.tag
    if tag == "button":
        tag = "span"
        if "aria-label" in attrs:
            attrs["role"] = "img"
    children = tuple(inert(one) if isinstance(one, Node) else one for one in node.children)
    return Node(tag, tuple(sorted(attrs.items())), children, node.key)


def _stays(name: str) -> bool:
    return name in _KEPT or not (name in _STATES or name.startswith("data-"))
