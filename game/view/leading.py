"""Links to other pages of the site, from wherever the page runs."""

from __future__ import annotations

from game.app.place import FROM_PAGE, Place
from game.view.nodes import Node


def leading(tree: Node, place: Place) -> Node:
    """``tree`` with links that lead where they should; without those that lead nowhere."""
    if place.site == FROM_PAGE:
        return tree
    led = _led(tree, place.site)
    assert led is not None, "a whole page is more than links"
    return led


def _led(node: Node, site: str | None) -> Node | None:
    """None for a link to the site that nobody knows, and for what held nothing else."""
    href = node.get("href") or ""
    if href.startswith(FROM_PAGE):
        if site is None:
            return None
        whole = site + href.removeprefix(FROM_PAGE)
        attrs = tuple((name, whole if name == "href" else value) for name, value in node.attrs)
        return Node(node.tag, attrs, node.children, node.key)
    if not node.children:
        return node
    children = tuple(
        led
        for child in node.children
        if (led := child if isinstance(child, str) else _led(child, site)) is not None
    )
    return Node(node.tag, node.attrs, children, node.key) if children else None
