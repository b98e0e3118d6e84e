"""Small pieces that several screens share: buttons, choices, texts for the ear only."""

from __future__ import annotations

from typing import Protocol

from game.engine.level import Level
from game.engine.seats import Seat
from game.engine.tile import Tile
from game.i18n import Words
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


class Seated(Protocol):
    """What tells who plays at a seat, and how well."""

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        ...

    @property
    def levels(self) -> tuple[Level, ...]:
        """By seat, of the computers."""
        ...


def chip_name(sight: Seated, seat: Seat, name: list[Child], words: Words) -> list[Node]:
    """The name of a seat and, of a computer, its level: to point at and for the ear."""
    if seat in sight.humans:
        return [h("span", {"class": "chip-name"}, name)]
    level = sight.levels[seat]
    told = words(f"level.seat.{level}")
    return [h("span", {"class": "chip-name", "title": told}, name), heard(told)]


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


def switch(label: str, do: str, on: bool) -> Node:
    """A box to tick; a change sends ``do:on`` or ``do:off``."""
    return h(
        "label",
        {"class": "check"},
        h("input", {"type": "checkbox", "checked": on, "data-change": do}),
        h("span", None, label),
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
