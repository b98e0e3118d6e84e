"""The node type that pictures are made of: a small, frozen tree.

Children carry a ``key`` where their element must survive reordering. Handlers
are no functions but ``data-do`` attributes, read by one listener on the root.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

Attrs = tuple[tuple[str, str], ...]

_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


@dataclass(frozen=True, slots=True)
class Node:
    """One element. ``attrs`` are sorted by name; texts are plain ``str`` children."""

    tag: str
    attrs: Attrs = ()
    children: tuple[Node | str, ...] = ()
    key: str = ""

    def get(self, name: str) -> str | None:
        """The value of an attribute, None where it is not set."""
        for found, value in self.attrs:
            if found == name:
                return value
        return None


Child = Node | str | None
"""What :func:`h` accepts as a child; None is left out."""


def h(
    tag: str,
    attrs: dict[str, str | int | float | bool | None] | None = None,
    *children: Child | Iterable[Child],
    key: str = "",
) -> Node:
    """Build a node.

    ``attrs``: True writes an empty attribute, False and None leave it out.
    ``children``: nodes, texts, None (left out), or iterables of these.
    """
    pairs = []
    for name, value in (attrs or {}).items():
        if value is None or value is False:
            continue
        pairs.append((name, "" if value is True else str(value)))
    pairs.sort()
    return Node(tag, tuple(pairs), tuple(_flat(children)), key)


def _flat(children: Iterable[Child | Iterable[Child]]) -> Iterable[Node | str]:
    for child in children:
        if child is None:
            continue
        if isinstance(child, (Node, str)):
            yield child
        else:
            yield from _flat(child)


def to_html(node: Node | str) -> str:
    """The tree as HTML text, everything escaped."""
    if isinstance(node, str):
        return escape(node, quote=False)
    attrs = "".join(f' {name}="{escape(value)}"' for name, value in node.attrs)
    if node.tag in _VOID:
        return f"<{node.tag}{attrs}>"
    inner = "".join(to_html(child) for child in node.children)
    return f"<{node.tag}{attrs}>{inner}</{node.tag}>"


def text_of(node: Node | str) -> str:
    """All texts of a tree in order, joined by spaces (for tests and plain copies)."""
    if isinstance(node, str):
        return node
    return " ".join(filter(None, (text_of(child) for child in node.children)))


def find_all(node: Node, name: str, value: str | None = None) -> tuple[Node, ...]:
    """All nodes below and including ``node`` that carry attribute ``name`` (with ``value``)."""
    found = []
    have = node.get(name)
    if have is not None and (value is None or have == value):
        found.append(node)
    for child in node.children:
        if isinstance(child, Node):
            found.extend(find_all(child, name, value))
    return tuple(found)
