"""HTML as a tree, read strictly: every element is closed in its turn, no attribute comes twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

EMPTY = frozenset({"meta", "link", "br", "hr", "img", "input"})


@dataclass
class Element:
    """An element with its texts and children."""

    tag: str
    attrs: dict[str, str]
    children: list[Element | str] = field(default_factory=list)

    def all(self, *tags: str) -> Iterator[Element]:
        """The elements below with one of these tags, in order."""
        for child in self.children:
            if isinstance(child, Element):
                if child.tag in tags or not tags:
                    yield child
                yield from child.all(*tags)

    @property
    def text(self) -> str:
        """All texts of the element."""
        return "".join(one if isinstance(one, str) else one.text for one in self.children)


class Reader(HTMLParser):
    """Builds the tree; every element must be closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), tag
        found = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(found)
        if tag not in EMPTY:
            self.open.append(found)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def tree(html: str) -> Element:
    """The root of a document; fails on what is not closed."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [reader.root]
    return reader.root
