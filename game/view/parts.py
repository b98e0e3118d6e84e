"""Small pieces that several screens share: buttons, choices, texts for the ear only."""

from __future__ import annotations

from game.engine.tile import Tile
from game.view.nodes import Child, Node, h
from game.view.speech import Speech
from game.view.tiles import tile_face


def button(
    label: str, do: str, kind: str = "", spot: str | None = None, home: bool = False
) -> Node:
    """A button that sends the message ``do``; ``home``: where lost focus goes."""
    return h(
        "button",
        {
            "type": "button",
            "class": f"button {kind}".strip(),
            "data-do": do,
            "data-spot": spot,
            "data-home": home,
        },
        label,
        key=do,
    )


def heard(text: str) -> Node:
    """Text for screen readers only."""
    return h("span", {"class": "heard"}, text)


def choices(legend: str, do: str, values: tuple[tuple[str, str], ...], chosen: str) -> Node:
    """A row of radio buttons: (value, label) pairs; a change sends ``do:value``."""
    items = [
        h(
            "label",
            {"class": "choice"},
            h(
                "input",
                {
                    "type": "radio",
                    "name": do,
                    "value": value,
                    "checked": value == chosen,
                    "data-change": do,
                },
            ),
            h("span", None, label),
            key=value,
        )
        for value, label in values
    ]
    return h(
        "fieldset",
        {"class": "choices"},
        h("legend", None, legend),
        h("div", {"class": "choices-row"}, items),
        key=do,
    )


def select(
    label: str, do: str, values: tuple[tuple[str, str], ...], chosen: str, hint: Child = None
) -> Node:
    """A drop-down list: (value, label) pairs; a change sends ``do:value``."""
    options = [
        h("option", {"value": value, "selected": value == chosen}, text, key=value)
        for value, text in values
    ]
    return h(
        "label",
        {"class": "field"},
        h("span", {"class": "field-label"}, label),
        h("select", {"data-change": do}, options),
        hint,
        key=do,
    )


def small_tile(tile: Tile, aloud: Speech, turn: int = 90) -> Node:
    """A tile to look at, turned by ``turn`` degrees: its face, and its name for the ear."""
    return h(
        "li",
        {"class": "small-tile" + (" flat" if turn in (0, 180) else "")},
        tile_face(tile, turn),
        heard(aloud.tile(tile)),
        key=str(tile),
    )
