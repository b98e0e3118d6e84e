"""What an author takes along: texts to copy, pictures to save."""

from __future__ import annotations

from dataclasses import replace

from game.app.builder import Builder, turns_fault
from game.app.builder_messages import Box, Ended, Live
from game.app.draft import embed_of, figure_in, position_link
from game.app.embed_address import Embed
from game.app.figures import Colours
from game.app.model import Theme
from game.i18n import Words
from game.i18n.building import BUILDING
from game.view.embed_snippet import element_html, frame_html
from game.view.figure_snippet import Shown, figure_html, forum_text, markdown, svg_file
from game.view.nodes import Node, h
from game.view.parts import button, choices, heard

ROWS = 4
"""Lines of a text that show at once."""
_LIVE = (Box.ELEMENT, Box.FRAME)


def shown_of(model: Builder) -> Shown:
    """The figure as it is to look."""
    style = model.style
    figure = figure_in(model.draft, model.stone)
    return Shown(figure, Words(model.figure_lang), style.colours, style.tileset)


def picture_file(model: Builder, painted: bool = False) -> str:
    """The text of the SVG file.

    ``painted``: it is to become a PNG, which follows no page, and is light then.
    """
    shown = shown_of(model)
    if painted and shown.colours is Colours.PAGE:
        shown = replace(shown, colours=Colours.LIGHT)
    return svg_file(shown, model.style.caption)


def box_text(model: Builder, box: Box) -> str:
    """The text of a box, for the position of ``model``; empty where there is none."""
    fragment = position_link(model.draft, model.stone)
    go_on = f"{model.site}?lang={model.figure_lang}#{fragment}" if fragment else ""
    shown, caption = shown_of(model), model.style.caption
    match box:
        case Box.STATIC:
            return figure_html(shown, caption, go_on)
        case Box.MARKDOWN:
            return markdown(shown, f"{model.draft.game}.svg", caption, go_on)
        case Box.FORUM:
            return forum_text(go_on)
        case Box.LINK:
            return go_on
    embed = _embed(model)
    if embed is None:
        return ""
    if box is Box.ELEMENT:
        return element_html(embed, shown, model.site, caption, go_on)
    title = caption or Words(model.figure_lang)(f"game.{embed.game}")
    return frame_html(embed, shown, model.site, title)


_THEMES = {Colours.PAGE: Theme.SYSTEM, Colours.LIGHT: Theme.LIGHT, Colours.DARK: Theme.DARK}


def _embed(model: Builder) -> Embed | None:
    style = model.style
    embed = embed_of(model.draft, style.live is Live.REPLAY, model.stone)
    if embed is None:
        return None
    theme = _THEMES[style.colours]
    return replace(embed, lang=model.figure_lang, theme=theme, tileset=style.tileset)


def boxes(model: Builder) -> Node:
    """All of them, each with its button and what it is for."""
    texts = BUILDING[model.lang]
    title = h("h2", None, texts["take"])
    attrs: dict[str, str | int | float | bool | None] = {
        "class": "builder-boxes",
        "aria-label": texts["take"],
    }
    if turns_fault(model):
        return h("section", attrs, title, h("p", None, texts["take.none"]), key="boxes")
    values = tuple((one.value, texts[f"live.{one}"]) for one in Live)
    return h(
        "section",
        attrs,
        title,
        _picture(model),
        _box(model, Box.STATIC),
        [_box(model, box) for box in (Box.MARKDOWN, Box.FORUM, Box.LINK)],
        choices(texts["live"], "live", values, model.style.live.value),
        h("p", None, texts["over"]) if _embed(model) is None else None,
        [_box(model, box) for box in _LIVE],
        key="boxes",
    )


def _picture(model: Builder) -> Node:
    texts = BUILDING[model.lang]
    return h(
        "div",
        {"class": "card builder-box"},
        h("h3", None, texts["picture"]),
        h(
            "div",
            {"class": "builder-row"},
            [button(texts[f"save.{ending}"], f"save:{ending}") for ending in ("svg", "png")],
            _said(model, ("svg", "png")),
            _free(model),
        ),
        key="picture",
    )


def _box(model: Builder, box: Box) -> Node | None:
    text = box_text(model, box)
    if not text:
        return None
    texts = BUILDING[model.lang]
    return h(
        "div",
        {"class": "card builder-box"},
        h("h3", None, texts[f"box.{box}"]),
        h("p", {"class": "hint"}, texts[f"box.{box}.hint"].format(file=f"{model.draft.game}.svg")),
        h(
            "textarea",
            {
                "readonly": True,
                "rows": min(ROWS, 1 + len(text) // 60),
                "aria-label": texts[f"box.{box}"],
                "data-spot": f"text-{box}",
                "spellcheck": "false",
            },
            text,
        ),
        h(
            "div",
            {"class": "builder-row"},
            _named(button(texts["copy"], f"copy:{box}", spot=f"copy-{box}"), texts[f"box.{box}"]),
            _said(model, (box,)),
            _free(model),
        ),
        key=box,
    )


def _named(node: Node, what: str) -> Node:
    """A button whose name says for the ear, too, what it copies."""
    return replace(node, children=(*node.children, heard(f": {what}")))


def _said(model: Builder, names: tuple[str, ...]) -> Node:
    """What came of the button beside it."""
    ended = model.ended
    texts = BUILDING[model.lang]
    told = "" if ended is None or ended.what not in names else texts[ended.ended]
    failed = ended is not None and ended.ended is Ended.FAILED
    return h("p", {"role": "status", "class": "error" if told and failed else "done"}, told)


def _free(model: Builder) -> Node:
    return h("p", {"class": "hint free"}, BUILDING[model.lang]["free"])
