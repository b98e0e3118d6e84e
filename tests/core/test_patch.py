"""The patcher on a fake document: the same picture, the same elements, the fewest touches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.effects import Effect
from game.app.messages import Open, SetLanguage
from game.app.model import VIEWER, Model, Plan, Screen
from game.app.sight import Sight, sight_of
from game.browser.patch import Patcher
from game.engine.events import Played
from game.view.layout import lay_out
from game.view.nodes import Node, find_all, h, to_html
from game.view.page import page
from tests.core.fake_document import FakeDocument, FakeElement, FakeText
from tests.core.page_driver import BOX, Driver, at_random, name_of
from tests.core.support import FULL
from tests.core.trees import walk

TREES = 400 if FULL else 20


def plain(text: str) -> str:
    """With spaces around signs of arithmetic as they are in the tree."""
    return re.sub("\u00a0([+−=])\u00a0", r" \1 ", text)


class Shown:
    """A patcher with its fake document and root."""

    def __init__(self) -> None:
        self.document = FakeDocument()
        self.root = self.document.createElement("div")
        self.patcher = Patcher(self.document, self.root)

    def show(self, *nodes: Node) -> Shown:
        """Show, and compare with what should be there."""
        self.document.clear()
        for element in self.root.walk():
            element.touched.clear()
        self.patcher.show(*nodes)
        assert plain(self.html) == "".join(map(to_html, nodes))
        return self

    @property
    def html(self) -> str:
        """What the root holds."""
        return "".join(child.html() for child in self.root.children)

    def by_path(self, *nodes: Node) -> dict[tuple[object, ...], FakeElement]:
        """The elements by the way to them: tags, keys and counts of those without a key."""
        return dict(_paths(self.root, nodes, ()))


def _paths(
    element: FakeElement, nodes: tuple[Node | str, ...], above: tuple[object, ...]
) -> Iterator[tuple[tuple[object, ...], FakeElement]]:
    counts: dict[object, int] = {}
    for child, node in zip(element.children, nodes, strict=True):
        if isinstance(node, str):
            assert isinstance(child, FakeText)
            continue
        assert isinstance(child, FakeElement)
        name = (node.tag, node.key)
        counts[name] = counts.get(name, 0) + 1
        path = (*above, (*name, counts[name]))
        yield path, child
        yield from _paths(child, node.children, path)


# --- Random trees -----------------------------------------------------------------------

attributes = st.dictionaries(
    st.sampled_from(("class", "style", "data-x", "aria-label", "hidden")),
    st.sampled_from(("", "a", "b", "x \"y\" <z> & 'w'")),
    max_size=3,
)
leaves = st.sampled_from(("", "text", "<b>bold</b> & \"quotes\" 'too'", "&amp;"))


def _elements(children: st.SearchStrategy[Node | str]) -> st.SearchStrategy[Node | str]:
    return st.builds(
        lambda tag, attrs, inner, key: h(tag, dict(attrs), inner, key=key),
        st.sampled_from(("div", "p", "ul", "svg")),
        attributes,
        st.lists(children, max_size=5),
        st.sampled_from(("", "", "k1", "k2", "k3")),
    )


trees = st.recursive(leaves, _elements, max_leaves=12).filter(lambda one: isinstance(one, Node))


@settings(max_examples=TREES)
@given(st.lists(trees, min_size=2, max_size=6))
def test_the_document_always_equals_the_last_tree(sequence: list[Node]) -> None:
    shown = Shown()
    for tree in sequence:
        shown.show(tree)


@settings(max_examples=TREES)
@given(st.lists(st.lists(trees, max_size=4), min_size=2, max_size=4))
def test_so_it_does_with_several_trees_in_the_root(sequence: list[list[Node]]) -> None:
    shown = Shown()
    for several in sequence:
        shown.show(*several)


@settings(max_examples=TREES)
@given(trees, trees)
def test_elements_on_the_same_way_are_the_same(before: Node, after: Node) -> None:
    shown = Shown().show(before)
    old = shown.by_path(before)
    shown.show(after)
    new = shown.by_path(after)
    for path, element in new.items():
        if path in old:
            assert element is old[path]
        else:
            assert all(element is not one for one in old.values())


@settings(max_examples=TREES)
@given(trees)
def test_an_equal_tree_touches_nothing(tree: Node) -> None:
    shown = Shown().show(tree)
    copy = _copied(tree)
    assert copy == tree and copy is not tree
    shown.show(copy)
    assert shown.document.log == []


def _copied(node: Node) -> Node:
    children = tuple(_copied(c) if isinstance(c, Node) else c for c in node.children)
    return Node(node.tag, node.attrs, children, node.key)


def keyed(keys: list[int]) -> Node:
    return h("ul", None, [h("li", {"class": f"c{key}"}, str(key), key=str(key)) for key in keys])


@settings(max_examples=TREES)
@given(st.permutations(range(8)), st.permutations(range(8)), st.data())
def test_any_order_into_any_other(one: list[int], two: list[int], data: st.DataObject) -> None:
    before = one[: data.draw(st.integers(0, 8))]
    after = two[: data.draw(st.integers(0, 8))]
    shown = Shown().show(keyed(before))
    (old,) = shown.root.children
    assert isinstance(old, FakeElement)
    elements = dict(zip(before, old.children, strict=True))
    shown.show(keyed(after))
    assert shown.root.children == [old]
    for key, element in zip(after, old.children, strict=True):
        if key in elements:
            assert element is elements[key]


@settings(max_examples=TREES)
@given(st.permutations(range(9)), st.sets(st.integers(0, 8)), st.booleans())
def test_what_stays_is_not_moved_when_others_come_or_go(
    order: list[int], some: set[int], grows: bool
) -> None:
    """An element that is moved in the document loses the focus."""
    fewer = [key for key in order if key in some]
    before, after = (fewer, order) if grows else (order, fewer)
    shown = Shown().show(keyed(before)).show(keyed(after))
    assert "move" not in shown.document.log
    made = set(after) - set(before)
    assert len(shown.document.made) == len(made)
    assert shown.document.log.count("remove") == len(set(before) - set(after))


# --- One thing after the other ----------------------------------------------------------


def test_texts_stay_texts() -> None:
    text = "<script>alert(\"1\")</script> & 'more' &lt;"
    shown = Shown().show(h("p", {"title": text}, text))
    (p,) = shown.root.children
    assert isinstance(p, FakeElement)
    assert len(p.children) == 1 and isinstance(p.children[0], FakeText)
    assert p.children[0].data == text and p.attributes["title"] == text
    shown.show(h("p", {"title": "x"}, "x"))
    assert shown.root.children == [p]


def test_no_sum_is_torn_apart_by_the_end_of_a_line() -> None:
    shown = Shown().show(h("p", {"title": "4 + 1 = 5"}, "You score 4 + 1 = 5."))
    assert shown.html == '<p title="4 + 1 = 5">You score 4\u00a0+\u00a01\u00a0=\u00a05.</p>'
    shown.show(h("p", None, "West scores 7 + 8 − 3."))
    assert shown.html == "<p>West scores 7\u00a0+\u00a08\u00a0−\u00a03.</p>"


def test_what_was_there_before_goes() -> None:
    shown = Shown()
    shown.root.appendChild(shown.document.createElement("progress"))
    shown.show(h("p", None, "x"))
    assert shown.html == "<p>x</p>"


def test_only_what_differs_is_touched() -> None:
    shown = Shown().show(h("div", {"class": "a", "data-x": "1"}, h("p", None, "a"), h("b", None)))
    shown.show(h("div", {"class": "a", "data-x": "2"}, h("p", None, "b"), h("b", None)))
    assert shown.document.log == ["text", "attribute data-x"]


def test_attributes_come_and_go() -> None:
    shown = Shown().show(h("p", {"class": "a", "style": "color: red"}))
    shown.show(h("p", {"hidden": True}))
    shown.show(h("p", {"style": "--x: 1px"}))
    shown.show(h("p"))
    assert shown.html == "<p></p>"


def test_drawings_are_made_in_their_namespace() -> None:
    drawing = h("svg", {"class": "a"}, h("path", {"d": "M0 0"}))
    shown = Shown().show(h("div", None, drawing))
    more = h("svg", {"class": "a"}, h("path", {"d": "M0 0"}), h("rect", {"x": 1}))
    shown.show(h("div", None, more, h("p", None, "html again")))


def test_another_tag_is_another_element() -> None:
    shown = Shown().show(h("p", None, "x", key="k"))
    (old,) = shown.root.children
    shown.show(h("div", None, "x", key="k"))
    assert shown.root.children[0] is not old


def fields(chosen: str, checked: bool, value: str) -> Node:
    options = [h("option", {"value": v, "selected": v == chosen}, v) for v in ("a", "b", "c")]
    return h(
        "form",
        None,
        h("select", {"data-change": "x"}, options),
        h("input", {"type": "checkbox", "checked": checked}),
        h("input", {"type": "number", "value": value}),
    )


def test_fields_are_set_as_properties() -> None:
    """An attribute no longer counts once a reader has used the field."""
    shown = Shown().show(fields("a", True, "5"))
    elements = shown.root.walk()
    select, box, number = (one for one in elements if one.tag in ("select", "input"))
    assert [one.selected for one in select.walk()[1:]] == [True, False, False]
    assert box.checked and number.value == "5"
    shown.show(fields("c", False, "6"))
    assert [one.selected for one in select.walk()[1:]] == [False, False, True]
    assert not box.checked and (number.value, number.attributes["value"]) == ("6", "6")


def test_a_value_comes_after_the_type() -> None:
    """A browser cleans a value that does not suit the type it has at that moment."""
    shown = Shown().show(h("input", {"type": "number", "min": 1, "value": "5", "zzz": "1"}))
    element = shown.root.walk()[1]
    assert element.touched.index("property value") > element.touched.index("attribute type")


def test_the_value_of_a_list_comes_after_its_options() -> None:
    """Before they are there it has nothing to choose from."""
    shown = Shown().show(h("select", {"value": "b"}, h("option", {"value": "b"}, "b")))
    value = ["attribute value", "property value"]
    assert shown.document.log == ["insert", *value, "insert", *value, "insert"]


@pytest.mark.parametrize("wrong", ["innerHTML", "textContent", "className", "onclick"])
def test_the_fake_knows_only_what_it_knows(wrong: str) -> None:
    element = FakeDocument().createElement("p")
    with pytest.raises(AttributeError):
        setattr(element, wrong, "x")


def test_the_fake_refuses_what_a_browser_refuses() -> None:
    document = FakeDocument()
    one, two = document.createElement("p"), document.createElement("p")
    for act in (
        lambda: one.remove(),
        lambda: one.insertBefore(two, document.createElement("b")),
        lambda: one.insertBefore(one, None),
        lambda: one.setAttribute("a b", "x"),
        lambda: one.setAttribute("style", "x"),
        lambda: one.removeAttribute("none"),
        lambda: document.createElement("svg"),
        lambda: setattr(one, "checked", True),
    ):
        with pytest.raises(AssertionError):
            act()


# --- Real pages -------------------------------------------------------------------------


class Watcher:
    """Shows every model of a visit, and counts what that takes."""

    def __init__(self) -> None:
        self.shown = Shown()
        self.placements = 0
        self.moves = 0

    def see(self, driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
        old = self.elements("data-tile")
        self.shown.show(page(driver.model))
        self.moves += self.shown.document.log.count("move")
        event = placement(before, driver.model)
        if event is not None and same_step(before, driver.model):
            self.placements += 1
            self.look_at(event, old, driver.model)

    def elements(self, name: str) -> dict[str, FakeElement]:
        """Elements by the value of an attribute."""
        found = [one for one in self.shown.root.walk() if name in one.attributes]
        return {one.attributes[name]: one for one in found}

    def look_at(self, event: Played, old: dict[str, FakeElement], model: Model) -> None:
        """One tile more lies on the table; the others were left alone."""
        new = self.elements("data-tile")
        played = str(event.tile)
        assert set(new) - set(old) == {played}
        tree = page(model)
        (node,) = [one for one in find_all(tree, "data-tile") if one.get("data-tile") == played]
        made = {id(one) for one in self.shown.document.made}
        inside = new[played].walk()
        assert len(inside) == sum(1 for _ in walk(node))
        assert all(id(one) in made for one in inside)
        (lying,) = {id(one.parent): one.parent for one in new.values()}.values()
        assert lying is not None
        assert [one for one in lying.walk()[1:] if id(one) in made] == inside
        for name, element in old.items():
            assert new[name] is element
            touched = [what for one in element.walk() for what in one.touched]
            # The tile that was the last one gives up its mark; nothing else changes.
            assert touched in ([], ["attribute class"] if was_last(name, model) else [])


def was_last(name: str, model: Model) -> bool:
    tiles = [str(event.tile) for event in model.log if isinstance(event, Played)]
    return tiles[-2] == name


def placement(before: Model, after: Model) -> Played | None:
    """The placement that has just happened."""
    if before.match is None or len(after.log) <= len(before.log):
        return None
    placed = [one for one in after.log[len(before.log) :] if isinstance(one, Played)]
    return placed[0] if placed and before.screen is after.screen is Screen.TABLE else None


def same_step(before: Model, after: Model) -> bool:
    """Whether the chain was not laid anew."""
    sights = sight_of(before), sight_of(after)
    steps = [lay_out(one.known.chain, *BOX) for one in sights if isinstance(one, Sight)]
    return steps[0].step == steps[1].step and bool(steps[0].places)


@pytest.mark.parametrize("plan", [Plan("block", 3), Plan("all-fives", 2)], ids=name_of)
def test_a_placement_makes_one_tile_and_leaves_the_others_alone(plan: Plan) -> None:
    watcher = Watcher()
    driver = Driver(number=20, after=watcher.see, player=at_random).begin(plan)
    for _ in driver.play(1):
        pass
    assert watcher.placements > 8
    assert watcher.moves == 0


def test_every_screen_in_every_language_one_after_the_other() -> None:
    watcher = Watcher()
    driver = Driver(number=21, after=watcher.see, player=at_random).begin(Plan("block", 3))
    rng = Random(4)
    for _ in range(12):
        driver.send(Open(rng.choice((Screen.START, Screen.ABOUT))))
        driver.send(SetLanguage(rng.choice(("en", "es", "it", "pt"))), Open(Screen.TABLE))
        driver.settle()
        if driver.yours:
            driver.step()
    assert watcher.moves == 0


def test_the_tile_in_hand_keeps_its_element() -> None:
    """Else the keyboard loses its place at every move of the others."""
    shown = Shown()
    driver = Driver(number=22, player=at_random).begin(Plan("block", 3))
    kept: dict[str, FakeElement] = {}
    for model in driver.play(1):
        shown.show(page(model))
        if driver.state.outcome is not None:
            break
        hand = {
            one.attributes["data-do"]: one
            for one in shown.root.walk()
            if one.attributes.get("data-do", "").startswith("touch:")
        }
        assert len(hand) == len(driver.state.hands[VIEWER])
        for name, element in hand.items():
            assert kept.setdefault(name, element) is element
    assert len(kept) == 5
