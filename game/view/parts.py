"""Small pieces that several screens share: buttons, choices, texts for the ear only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from game.engine.level import Level
from game.engine.seats import Seat
from game.engine.tile import Tile
from game.i18n import Words
from game.view.account import signed
from game.view.nodes import Child, Node, h
from game.view.speech import Speech
from game.view.tiles import tile_face


def button(
    label: str,
    do: str,
    kind: str = "",
    spot: str | None = None,
    home: bool = False,
    key: str | None = None,
) -> Node:
    """A button that sends the message ``do``; ``home``: where lost focus goes.

    ``key``: of one whose message changes while it stays the same button, and keeps the focus.
    """
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
        key=key or do,
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


def gained(points: int) -> Child | list[Node]:
    """A change of a score; a dot for the eye where there is none, a number for the ear."""
    if points:
        return signed(points)
    return [h("span", {"aria-hidden": "true"}, signed(0)), heard("0")]


def _in_words(value: str, label: str) -> Node:
    return h("span", None, label)


def choices(
    legend: str,
    do: str,
    values: tuple[tuple[str, str], ...],
    chosen: str,
    kind: str = "choices",
    face: Callable[[str, str], Node] = _in_words,
) -> Node:
    """A row of radio buttons: (value, label) pairs; a change sends ``do:value``.

    ``face`` draws what stands beside a button, the label alone where nothing else is said.
    """
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
            face(value, label),
            key=value,
        )
        for value, label in values
    ]
    return h(
        "fieldset",
        {"class": kind},
        h("legend", None, legend),
        h("div", {"class": "choices-row"}, items),
        key=do,
    )


def select(
    label: str, do: str, values: tuple[tuple[str, str], ...], chosen: str, hint: Node | None = None
) -> Node:
    """A drop-down list: (value, label) pairs; a change sends ``do:value``."""
    options = [
        h("option", {"value": value, "selected": value == chosen}, text, key=value)
        for value, text in values
    ]
    return field(label, do, h("select", {"data-change": do}, options), hint)


def field(label: str, do: str, control: Node, hint: Node | None = None) -> Node:
    """A control with its label; ``hint`` describes it and is no part of its name."""
    told = {"aria-labelledby": f"{do}-name"}
    if hint is not None:
        hint = _with(hint, {"id": f"{do}-hint"})
        told["aria-describedby"] = f"{do}-hint"
    name = h("span", {"class": "field-label", "id": f"{do}-name"}, label)
    return h("label", {"class": "field"}, name, _with(control, told), hint, key=do)


def _with(node: Node, attrs: dict[str, str]) -> Node:
    return replace(node, attrs=tuple(sorted({**dict(node.attrs), **attrs}.items())))


def line(before: str, now: str, refused: bool) -> Node:
    """The line above the own tiles, for the eye: what just happened, and what can be done now."""
    return h(
        "p",
        {"class": "line" + (" refused" if refused else ""), "aria-hidden": "true"},
        h("span", {"class": "line-before"}, before),
        " " if before and now else None,
        h("span", {"class": "line-now"}, now),
        key="line",
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
