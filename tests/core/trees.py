"""Reading trees of nodes as a player, a screen reader or a spy would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from game.app.effects import Effect
from game.app.messages import Open, Resized, SetLanguage
from game.app.model import Model, Plan, Screen
from game.engine.tile import FULL_SET, Tile
from game.i18n import LANGUAGES, Words
from game.view.nodes import Node, find_all
from game.view.page import page
from game.view.tiles import TURNS, tile_face
from tests.core.page_driver import BOX, Driver, at_random
from tests.core.support import FULL


def walk(node: Node) -> Iterator[Node]:
    """The node and all nodes below it, in document order."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(child for child in reversed(node.children) if isinstance(child, Node))


def tagged(node: Node, *tags: str) -> list[Node]:
    """All elements with one of these tags, in document order."""
    return [one for one in walk(node) if one.tag in tags]


def the(node: Node, name: str, value: str | None = None) -> Node:
    """The only node with this attribute."""
    (found,) = find_all(node, name, value)
    return found


def log_of(node: Node) -> Node:
    """The live region that tells what has happened."""
    return the(node, "role", "log")


def heard_text(node: Node | str) -> str:
    """What a screen reader reads of a tree: hidden parts left out, names for what has one."""
    if isinstance(node, str):
        return node
    if node.get("aria-hidden") == "true":
        return ""
    label = node.get("aria-label")
    if label is not None and node.tag in ("button", "a"):
        return label
    return " ".join(" ".join(heard_text(child) for child in node.children).split())


def names(tree: Node) -> Iterator[tuple[Node, str]]:
    """Every button, field, link and list of choices with its accessible name."""
    labels: dict[int, str] = {}
    for label in tagged(tree, "label"):
        for inner in tagged(label, "input", "select"):
            labels[id(inner)] = heard_text(_without(label, inner))
    for node in tagged(tree, "button", "a", "summary"):
        yield node, heard_text(node)
    for node in tagged(tree, "input", "select"):
        yield node, node.get("aria-label") or labels.get(id(node), "")


def _without(node: Node, left_out: Node) -> Node:
    children = tuple(
        _without(child, left_out) if isinstance(child, Node) else child
        for child in node.children
        if child is not left_out
    )
    return Node(node.tag, node.attrs, children, node.key)


# --- What a tree tells about tiles ------------------------------------------------------


def strings(tree: Node) -> Iterator[str]:
    """Every text, key and attribute value of a tree, but the strokes of its drawings."""
    for node in walk(tree):
        yield node.key
        for name, value in node.attrs:
            if name != "d":
                yield value
        for child in node.children:
            if isinstance(child, str):
                yield child


@cache
def _speakers(lang: str) -> tuple[re.Pattern[str], dict[str, Tile]]:
    words = Words(lang)
    number = [words(f"number.{value}") for value in range(7)]
    forms: dict[str, Tile] = {}
    for one in FULL_SET:
        for a, b in ((one.low, one.high), (one.high, one.low)):
            forms[f"{a}-{b}"] = one
            forms[words("tile.spoken", high=number[a], low=number[b]).casefold()] = one
        if one.is_double:
            forms[words("tile.double", value=number[one.low]).casefold()] = one
    spoken = "|".join(re.escape(form) for form in forms if not form[0].isdigit())
    # Digits that belong to longer numbers, as in the drawings, name no tile.
    return re.compile(rf"(?<![\d.])[0-6]-[0-6](?![\d.])|(?<!\w)(?:{spoken})(?!\w)"), forms


@lru_cache(maxsize=4096)
def tiles_told(text: str, lang: str) -> frozenset[Tile]:
    """The tiles that a text names, in notation or in words, in either order."""
    pattern, forms = _speakers(lang)
    return frozenset(forms[found] for found in pattern.findall(text.casefold()))


@cache
def _faces() -> dict[Node, Tile]:
    return {tile_face(one, turn): one for one in FULL_SET for turn in TURNS}


def tiles_drawn(tree: Node) -> set[Tile]:
    """The tiles whose faces are drawn."""
    faces = _faces()
    return {faces[node] for node in tagged(tree, "svg") if node in faces}


# --- Visits to look at ------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """The page after one message; drawn when it is looked at."""

    model: Model
    effects: tuple[Effect, ...]

    @cached_property
    def tree(self) -> Node:
        """The page."""
        return page(self.model)


VISITS = (
    (Plan("block", 2), 1),
    (Plan("all-fives", 3), 3),
    (Plan("block", 4, (("opener", "highest-double"),)), 5),
)
"""What is planned, and a number for the secret."""
BOARD_VISITS = ((Plan("blockers", 3), 2), (Plan("blockers", 2), 6))
"""The same for a game on the board."""


def some(moments: tuple[Moment, ...], lang: str) -> tuple[Moment, ...]:
    """All moments in English, and some in other languages; ``TILES_FULL=1``: all."""
    return moments if FULL or lang == LANGUAGES[0] else moments[::4]


@cache
def visit(plan: Plan, lang: str, number: int, hands: int = 1) -> tuple[Moment, ...]:
    """Every moment of some hands, with a look at the other screens now and then."""
    moments: list[Moment] = []

    def note(driver: Driver, before: Model, effects: tuple[Effect, ...]) -> None:
        moments.append(Moment(driver.model, effects))

    driver = Driver(number=number, after=note, player=at_random)
    driver.send(SetLanguage(lang), Resized(*BOX)).begin(plan)
    for at, _ in enumerate(driver.play(hands)):
        if at % 9 == 4:
            driver.send(Open(Screen.START), Open(Screen.ABOUT), Open(Screen.START))
            driver.send(Open(Screen.TABLE))
    return tuple(moments)
