"""What can be laid: the set of dominoes and the ends, or the tiles of the board by colour."""

from __future__ import annotations

from game.app.builder import Builder, chain_of, colours, lies, used
from game.engine.chain import Chain
from game.engine.stone import LABELS, Label, Stone, print_label
from game.engine.tile import FULL_SET, Tile
from game.i18n import Words
from game.i18n.building import BUILDING
from game.view.builder_stage import speech_of
from game.view.nodes import Node, h
from game.view.parts import button, choices
from game.view.speech import Speech
from game.view.stones import stone_face
from game.view.tiles import tile_face

COLUMNS = 7
"""Tiles of the set in a row."""
LABEL_COLUMNS = 9


def tiles(model: Builder) -> list[Node]:
    """Everything that can be chosen and laid in the game."""
    chain = chain_of(model)
    if chain is None:
        return [_colours(model), _labels(model)]
    return [_ends(model, chain), _set(model, chain)]


def _ends(model: Builder, chain: Chain) -> Node:
    texts = BUILDING[model.lang]
    buttons = [
        button(
            texts[f"end.{end.arm}"].format(value=end.value),
            f"put:{end.arm}",
            "fits" if model.chosen is not None and model.chosen.has(end.value) else "",
            spot=f"end-{end.arm}",
        )
        for end in chain.ends
    ]
    return h(
        "div",
        {"class": "builder-row ends", "role": "group", "aria-label": texts["ends"]},
        buttons,
        key="ends",
    )


def _set(model: Builder, chain: Chain) -> Node:
    speech = Speech(Words(model.lang), 2, aloud=True)
    lying = used(model)
    at = model.stands if model.stands in {str(one) for one in FULL_SET} else str(FULL_SET[0])

    def one(tile: Tile) -> Node:
        name = speech.tile(tile)
        laid = tile in lying
        fits = not laid and (chain.lead is None or any(tile.has(v) for v in chain.values))
        return _choice(
            str(tile),
            f"touch:{tile}",
            BUILDING[model.lang]["laid"].format(tile=name) if laid else name,
            "set-tile" + (" laid" if laid else "" if fits else " quiet"),
            tile == model.chosen,
            at,
            tile_face(tile, 90),
        )

    return _group(BUILDING[model.lang]["tiles"], COLUMNS, "set", [one(t) for t in FULL_SET])


def _colours(model: Builder) -> Node:
    words = Words(model.lang)
    values = tuple(
        (str(colour + 1), words(f"colour.{colour + 1}")) for colour in range(colours_in(model))
    )

    def face(value: str, label: str) -> Node:
        mark = h("span", {"class": f"swatch colour-{value}", "aria-hidden": "true"})
        return h("span", None, mark, h("span", None, label))

    legend = BUILDING[model.lang]["colour"]
    return choices(legend, "colour", values, str(model.colour + 1), "choices builder-colours", face)


def colours_in(model: Builder) -> int:
    """How many colours there are to choose from."""
    return colours(model.draft.game)


def _labels(model: Builder) -> Node:
    speech = speech_of(Words(model.lang))
    laid_ones = lies(model)
    names = {print_label(label) for label in LABELS}
    at = model.stands if model.stands in names else print_label(LABELS[0])

    def one(label: Label) -> Node:
        stone = Stone(model.colour, label)
        name, laid = speech.stone(stone), stone in laid_ones
        return _choice(
            print_label(label),
            f"label:{print_label(label)}",
            BUILDING[model.lang]["laid"].format(tile=name) if laid else name,
            "set-stone" + (" laid" if laid else ""),
            stone == model.stone,
            at,
            stone_face(stone),
        )

    labels = [one(label) for label in LABELS]
    return _group(BUILDING[model.lang]["tiles"], LABEL_COLUMNS, "set of-stones", labels)


def _choice(name: str, do: str, label: str, kind: str, chosen: bool, at: str, face: Node) -> Node:
    return h(
        "button",
        {
            "type": "button",
            "class": kind + (" chosen" if chosen else ""),
            "data-do": do,
            "data-stand": f"stand:{name}",
            "aria-label": label,
            "aria-pressed": "true" if chosen else "false",
            "tabindex": 0 if name == at else -1,
        },
        face,
        key=name,
    )


def _group(label: str, columns: int, kind: str, items: list[Node]) -> Node:
    """One stop for the Tab key; arrows move inside."""
    attrs: dict[str, str | int | float | bool | None] = {
        "role": "group",
        "class": kind,
        "aria-label": label,
        "data-roving": columns,
    }
    return h("div", attrs, items, key=kind)
