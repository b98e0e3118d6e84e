"""Small pictures for buttons whose name is told to the ear and on pointing at them."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.nodes import Node, h

_STROKES: Mapping[str, str] = {
    "undo": "M9 5L4 10L9 15M4.5 10H14A5.5 5.5 0 0 1 14 21H10",
    "pause": "M8.5 5V19M15.5 5V19",
    "play": "M8 5L19 12L8 19Z",
    "hint": "M9 17.5H15M10 21H14M9 17.5C9 14 6 13 6 9.5A6 6 0 0 1 18 9.5C18 13 15 14 15 17.5",
}
"""By name: strokes in a box of 24."""


def icon(name: str) -> Node:
    """The picture, in the colour of the text."""
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _STROKES[name]}),
        key=f"icon-{name}",
    )


def icon_button(
    name: str,
    label: str,
    do: str,
    *,
    key: str | None = None,
    expanded: bool | None = None,
    disabled: bool = False,
    spot: str | None = None,
) -> Node:
    """A button with a picture; ``label`` is its name, ``key`` the single key that does the same.

    ``disabled`` is only told: who presses it anyway hears why.
    """
    attrs: dict[str, str | int | float | bool | None] = {
        "type": "button",
        "class": "button quiet tool",
        "data-do": do,
        "data-spot": spot,
        "title": label,
        "aria-label": label,
        "aria-keyshortcuts": key,
        "aria-expanded": None if expanded is None else "true" if expanded else "false",
        "aria-disabled": "true" if disabled else None,
    }
    return h("button", attrs, icon(name), key=do)
