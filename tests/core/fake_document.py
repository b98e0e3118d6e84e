"""A document for the patcher: strict, small, counting. What a browser would refuse, it refuses."""

from __future__ import annotations

from html import escape

SVG = "http://www.w3.org/2000/svg"
HTML = "http://www.w3.org/1999/xhtml"
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
_CHECKED = {"input": ("checked", "value"), "option": ("selected", "value")}
_VALUED = ("select", "textarea", "button", "li", "meter", "progress")


class FakeText:
    """A text node."""

    __slots__ = ("_data", "log", "parent")

    def __init__(self, data: str, log: list[str]) -> None:
        assert type(data) is str
        self._data = data
        self.parent: FakeElement | None = None
        self.log = log

    @property
    def data(self) -> str:
        """The text."""
        return self._data

    @data.setter
    def data(self, value: str) -> None:
        assert type(value) is str
        self.log.append("text")
        self._data = value

    def remove(self) -> None:
        """Take this node out of its parent."""
        assert self.parent is not None, "removed twice"
        self.log.append("remove")
        _detach(self)

    def html(self) -> str:
        """The text as HTML."""
        return escape(self._data, quote=False)


class FakeStyle:
    """The style of one element, whose ``cssText`` is its ``style`` attribute."""

    __slots__ = ("_element",)

    def __init__(self, element: FakeElement) -> None:
        self._element = element

    @property
    def cssText(self) -> str:
        """All declarations."""
        return self._element.attributes.get("style", "")

    @cssText.setter
    def cssText(self, value: str) -> None:
        assert type(value) is str
        self._element.touch("style")
        self._element.attributes["style"] = value


class FakeElement:
    """An element. ``touched`` names all that was done to it since it was last cleared."""

    __slots__ = ("attributes", "children", "log", "namespace", "parent", "props", "tag", "touched")

    def __init__(self, tag: str, namespace: str, log: list[str]) -> None:
        assert type(tag) is str and tag
        self.tag = tag
        self.namespace = namespace
        self.attributes: dict[str, str] = {}
        self.props: dict[str, bool | str] = {}
        self.children: list[FakeElement | FakeText] = []
        self.parent: FakeElement | None = None
        self.touched: list[str] = []
        self.log = log

    def touch(self, what: str) -> None:
        """Note that something was done here."""
        self.touched.append(what)
        self.log.append(what)

    # Attributes and properties

    @property
    def style(self) -> FakeStyle:
        """The style."""
        return FakeStyle(self)

    def setAttribute(self, name: str, value: str) -> None:
        """Set an attribute; a style set so would be refused by the page's security policy."""
        assert type(name) is str and type(value) is str
        assert name and not set(name) & set(" \t\n\"'>/=")
        assert name != "style" and not name.startswith("on")
        self.touch(f"attribute {name}")
        self.attributes[name] = value

    def removeAttribute(self, name: str) -> None:
        """Remove an attribute."""
        assert name in self.attributes, f"no attribute {name}"
        self.touch(f"attribute {name}")
        del self.attributes[name]

    def _property(self, name: str, value: bool | str) -> None:
        known = name in _CHECKED.get(self.tag, ()) or (name == "value" and self.tag in _VALUED)
        assert known, f"<{self.tag}> has no {name}"
        self.touch(f"property {name}")
        self.props[name] = value

    @property
    def checked(self) -> bool:
        """Whether a box or radio button is checked."""
        return bool(self.props.get("checked", False))

    @checked.setter
    def checked(self, value: bool) -> None:
        assert type(value) is bool
        self._property("checked", value)

    @property
    def selected(self) -> bool:
        """Whether an option is selected."""
        return bool(self.props.get("selected", False))

    @selected.setter
    def selected(self, value: bool) -> None:
        assert type(value) is bool
        self._property("selected", value)

    @property
    def value(self) -> str:
        """What a field holds."""
        return str(self.props.get("value", ""))

    @value.setter
    def value(self, value: str) -> None:
        assert type(value) is str
        self._property("value", value)

    # Children

    def appendChild(self, child: FakeElement | FakeText) -> FakeElement | FakeText:
        """Put ``child`` last; it may come from elsewhere."""
        return self.insertBefore(child, None)

    def insertBefore(
        self, child: FakeElement | FakeText, anchor: FakeElement | FakeText | None
    ) -> FakeElement | FakeText:
        """Put ``child`` before ``anchor``, or last; a child that is there is moved."""
        assert isinstance(child, (FakeElement, FakeText))
        assert child is not anchor
        assert anchor is None or anchor.parent is self, "the anchor lies elsewhere"
        assert not self._inside(child), "into itself"
        assert self.tag not in _VOID
        if child.parent is not None:
            if isinstance(child, FakeElement):
                child.touch("move")
            else:
                self.log.append("move")
            _detach(child)
        at = len(self.children) if anchor is None else _index(self.children, anchor)
        self.children.insert(at, child)
        child.parent = self
        self.log.append("insert")
        return child

    def replaceChildren(self, *children: FakeElement | FakeText) -> None:
        """Throw the children out and take others in."""
        for child in tuple(self.children):
            _detach(child)
        for child in children:
            self.appendChild(child)

    def remove(self) -> None:
        """Take this element out of its parent."""
        assert self.parent is not None, "removed twice"
        self.log.append("remove")
        _detach(self)

    def _inside(self, other: FakeElement | FakeText) -> bool:
        here: FakeElement | None = self
        while here is not None:
            if here is other:
                return True
            here = here.parent
        return False

    # For the tests

    def html(self) -> str:
        """The element as HTML; attributes sorted, checked and selected as attributes."""
        inside = self.parent is not None and self.parent.namespace == SVG
        assert (self.namespace == SVG) == (self.tag == "svg" or inside), self.tag
        attributes = dict(self.attributes)
        attributes |= {name: "" for name in ("checked", "selected") if self.props.get(name)}
        if "value" in attributes or self.props.get("value"):
            assert self.value == attributes.get("value", "")
        pairs = "".join(f' {name}="{escape(v)}"' for name, v in sorted(attributes.items()))
        if self.tag in _VOID:
            return f"<{self.tag}{pairs}>"
        return f"<{self.tag}{pairs}>{''.join(one.html() for one in self.children)}</{self.tag}>"

    def walk(self) -> list[FakeElement]:
        """This element and all below it, in document order."""
        found = [self]
        for child in self.children:
            if isinstance(child, FakeElement):
                found += child.walk()
        return found


class FakeDocument:
    """Makes elements and texts. ``log`` names everything that was done, in order."""

    __slots__ = ("log", "made")

    def __init__(self) -> None:
        self.log: list[str] = []
        self.made: list[FakeElement] = []

    def createElement(self, tag: str) -> FakeElement:
        """An HTML element."""
        assert tag == tag.lower() and tag not in ("svg", "path", "rect")
        return self._element(tag, HTML)

    def createElementNS(self, namespace: str, tag: str) -> FakeElement:
        """An element of a drawing."""
        assert namespace == SVG
        return self._element(tag, SVG)

    def createTextNode(self, data: str) -> FakeText:
        """A text."""
        return FakeText(data, self.log)

    def _element(self, tag: str, namespace: str) -> FakeElement:
        element = FakeElement(tag, namespace, self.log)
        self.made.append(element)
        return element

    def clear(self) -> None:
        """Forget what was done up to now."""
        self.log.clear()
        for element in self.made:
            element.touched.clear()
        self.made.clear()


def _index(children: list[FakeElement | FakeText], child: FakeElement | FakeText) -> int:
    return next(at for at, one in enumerate(children) if one is child)


def _detach(child: FakeElement | FakeText) -> None:
    assert child.parent is not None
    del child.parent.children[_index(child.parent.children, child)]
    child.parent = None
