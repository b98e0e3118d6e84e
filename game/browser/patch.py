"""Makes a part of the document equal to a tree of nodes, touching only what differs.

Takes the document as an argument, so it is tested on a fake one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.view.nodes import Node

SVG = "http://www.w3.org/2000/svg"


class Mounted:
    """A node and the element or text that shows it."""

    __slots__ = ("children", "element", "node")

    def __init__(self, node: Node | str, element: Any, children: list[Mounted]) -> None:
        self.node = node
        self.element = element
        self.children = children


class Patcher:
    """Owns all children of one element of the document."""

    def __init__(self, document: Any, root: Any) -> None:
        self._document = document
        self._root = root
        self._shown: list[Mounted] = []

    def show(self, *nodes: Node) -> None:
        """Make the root's children equal to ``nodes``; elements of equal keys stay."""
        if not self._shown:
            self._root.replaceChildren()
        self._shown = self._patch_children(self._root, self._shown, nodes, svg=False)

    def _create(self, node: Node | str, svg: bool) -> Mounted:
        if isinstance(node, str):
            return Mounted(node, self._document.createTextNode(on_one_line(node)), [])
        svg = svg or node.tag == "svg"
        if svg:
            element = self._document.createElementNS(SVG, node.tag)
        else:
            element = self._document.createElement(node.tag)
        for name, value in node.attrs:
            if name not in _AFTER_CHILDREN:
                _set(element, name, value)
        children = [self._create(child, svg) for child in node.children]
        for child in children:
            element.appendChild(child.element)
        for name, value in node.attrs:
            if name in _AFTER_CHILDREN:
                _set(element, name, value)
        return Mounted(node, element, children)

    def _patch(self, mounted: Mounted, node: Node | str, svg: bool) -> None:
        old = mounted.node
        if old is node or old == node:
            return
        mounted.node = node
        if isinstance(node, str):
            mounted.element.data = on_one_line(node)
            return
        assert isinstance(old, Node)
        if old.children != node.children:
            svg = svg or node.tag == "svg"
            mounted.children = self._patch_children(
                mounted.element, mounted.children, node.children, svg
            )
        if old.attrs != node.attrs:
            _patch_attrs(mounted.element, dict(old.attrs), dict(node.attrs))

    def _patch_children(
        self, parent: Any, shown: list[Mounted], nodes: Iterable[Node | str], svg: bool
    ) -> list[Mounted]:
        before = {name: at for at, name in enumerate(_names(one.node for one in shown))}
        nodes = tuple(nodes)
        after: list[Mounted] = []
        stays: list[bool] = []
        last = -1
        for node, name in zip(nodes, _names(nodes), strict=True):
            at = before.pop(name, None)
            if at is None:
                after.append(self._create(node, svg))
                stays.append(False)
                continue
            self._patch(shown[at], node, svg)
            after.append(shown[at])
            stays.append(at > last)
            last = max(last, at)
        for at in before.values():
            shown[at].element.remove()
        # First to last, so that a live region tells several new lines in their order.
        for mounted, anchor in _insertions(after, stays):
            parent.insertBefore(mounted.element, anchor)
        return after


def on_one_line(text: str) -> str:
    """The same with sums that no line break tears apart: ``8 + 0 = 8``."""
    for sign in "+−=":
        text = text.replace(f" {sign} ", f"\u00a0{sign}\u00a0")
    return text


def _insertions(after: list[Mounted], stays: list[bool]) -> list[tuple[Mounted, Any]]:
    """What must be put into its place, with the next element that stays, in order."""
    found: list[tuple[Mounted, Any]] = []
    anchor = None
    for mounted, stay in zip(reversed(after), reversed(stays), strict=True):
        if stay:
            anchor = mounted.element
        else:
            found.append((mounted, anchor))
    return found[::-1]


def _names(nodes: Iterable[Node | str]) -> Iterable[tuple[str, str, int]]:
    """What tells the children of one element apart: tag and key, else tag and count."""
    counts: dict[tuple[str, str], int] = {}
    for node in nodes:
        name = ("", "") if isinstance(node, str) else (node.tag, node.key)
        counts[name] = counts.get(name, 0) + 1
        yield (*name, counts[name])


_AFTER_CHILDREN = ("value",)
"""Attributes that only mean something once the children are there."""
_PROPERTIES = ("checked", "selected")


def _patch_attrs(element: Any, old: dict[str, str], new: dict[str, str]) -> None:
    for name in old:
        if name not in new:
            _unset(element, name)
    for name, value in new.items():
        if old.get(name) != value:
            _set(element, name, value)


def _set(element: Any, name: str, value: str) -> None:
    """Styles go through the object model, which a content security policy allows."""
    if name == "style":
        element.style.cssText = value
    elif name in _PROPERTIES:
        setattr(element, name, True)
    else:
        element.setAttribute(name, value)
        if name == "value":
            element.value = value


def _unset(element: Any, name: str) -> None:
    if name in _PROPERTIES:
        setattr(element, name, False)
    else:
        element.removeAttribute(name)
