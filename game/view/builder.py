"""The page that builds figures."""

from __future__ import annotations

from game.app.builder import GAMES, Builder, chain_of
from game.app.draft import Whole
from game.app.figures import Colours
from game.app.look import TileSet
from game.i18n import LANGUAGES, Words
from game.i18n.building import BUILDING
from game.view.builder_boxes import boxes
from game.view.builder_stage import in_words, line, stage, taking_away
from game.view.builder_tiles import tiles
from game.view.nodes import Node, h
from game.view.parts import button, choices, field, select


def builder_title(model: Builder) -> str:
    """The title of the document."""
    words = Words(model.lang)
    return f"{BUILDING[model.lang]['title']} – {words('page.title')}"


def builder_page(model: Builder) -> Node:
    """Everything: what is built at the left, what it becomes at the right."""
    texts, words = BUILDING[model.lang], Words(model.lang)
    games = tuple((game, words(f"game.{game}")) for game in GAMES)
    return h(
        "div",
        {"class": "builder"},
        _head(model),
        h(
            "main",
            None,
            h("h1", {"tabindex": -1, "data-home": True}, texts["title"]),
            h("p", {"class": "builder-lead"}, texts["lead"]),
            h(
                "div",
                {"class": "builder-columns"},
                h(
                    "div",
                    {"class": "builder-left"},
                    choices(texts["game"], "game", games, model.draft.game),
                    stage(model),
                    _moment(model),
                    tiles(model),
                    taking_away(model),
                    in_words(model),
                    _paste(model),
                ),
                h(
                    "div",
                    {"class": "builder-right"},
                    _style(model),
                    boxes(model),
                ),
            ),
        ),
    )


def _head(model: Builder) -> Node:
    texts, words = BUILDING[model.lang], Words(model.lang)
    languages = tuple((code, words(f"language.{code}")) for code in LANGUAGES)
    return h(
        "header",
        {"class": "builder-head"},
        h(
            "nav",
            {"aria-label": words("page.title")},
            h("a", {"href": f"{model.site}?lang={model.lang}"}, texts["home"]),
            h("a", {"href": f"{model.site}for-sites/{model.lang}.html"}, texts["owners"]),
        ),
        select(texts["language"], "lang", languages, model.lang),
    )


def _moment(model: Builder) -> Node | None:
    """Which moment of a match that was brought."""
    if not isinstance(model.draft, Whole):
        return None
    texts, match, at = BUILDING[model.lang], model.draft.match, model.draft.at
    hands, moves = len(match.hands), len(match.hands[at.hand].moves)
    return h(
        "fieldset",
        {"class": "card builder-moment"},
        h("legend", None, texts["moment"]),
        _number(texts["hand"].format(last=hands), "hand", 1, hands, at.hand + 1),
        _number(texts["ply"].format(last=moves), "ply", 0, moves, at.ply),
        key="moment",
    )


def _number(label: str, do: str, low: int, high: int, value: int) -> Node:
    attrs: dict[str, str | int | float | bool | None] = {
        "type": "number",
        "min": low,
        "max": high,
        "value": value,
        "data-change": do,
    }
    return field(label, do, h("input", attrs))


def _paste(model: Builder) -> Node:
    texts = BUILDING[model.lang]
    written: dict[str, str | int | float | bool | None] = {
        "rows": 3,
        "data-change": "written",
        "spellcheck": "false",
        "value": model.written,
    }
    hint = h("span", {"class": "hint"}, texts["paste.hint"])
    # Said aloud where the line above the tiles says it; here for those who look at the field.
    refused = model.refusal is not None and model.written
    why = h("p", {"class": "error", "aria-hidden": True}, line(model)) if refused else None
    return h(
        "details",
        {"class": "fold builder-paste"},
        h("summary", None, texts["paste"]),
        field(texts["paste.field"], "written", h("textarea", written), hint),
        h("div", {"class": "builder-row"}, button(texts["paste.read"], "read", spot="read"), why),
        key="paste",
    )


def _style(model: Builder) -> Node:
    texts, words, style = BUILDING[model.lang], Words(model.lang), model.style
    colours = (
        (Colours.PAGE.value, texts["colours.page"]),
        (Colours.LIGHT.value, words("settings.theme.light")),
        (Colours.DARK.value, words("settings.theme.dark")),
    )
    sets = tuple((one.value, words(f"settings.tileset.{one}")) for one in TileSet)
    languages = tuple((code, words(f"language.{code}")) for code in LANGUAGES)
    caption: dict[str, str | int | float | bool | None] = {
        "type": "text",
        "data-change": "caption",
        "value": style.caption,
        "maxlength": 300,
    }
    return h(
        "section",
        {"class": "builder-style", "aria-label": texts["style"]},
        h("h2", None, texts["style"]),
        field(texts["caption"], "caption", h("input", caption)),
        select(texts["figure-language"], "figure-lang", languages, model.figure_lang),
        select(texts["colours"], "colours", colours, style.colours.value),
        None
        if chain_of(model) is None
        else select(words("settings.tileset"), "tileset", sets, style.tileset.value),
        key="style",
    )
