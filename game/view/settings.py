"""The settings: what the table looks like, the page, how the game goes on by itself."""

from __future__ import annotations

from game.app.look import Contrast, Felt, TileSet
from game.app.model import Model, Pace, Preferences, Theme
from game.app.playing import Sorting
from game.engine.tile import tile
from game.i18n import LANGUAGES, Words
from game.view.nodes import Node, h
from game.view.parts import button, choices, select, switch
from game.view.tiles import tile_face


def settings(model: Model, words: Words) -> Node:
    """Three groups; every change shows at once, on the page itself."""
    prefs = model.prefs
    return h(
        "main",
        {"class": "start settings-screen"},
        h(
            "nav",
            {"class": "archive-ways", "aria-label": words("start.settings")},
            button(words("about.back"), "open:start", "quiet", spot="go", home=True),
            button(words("settings.back.table"), "open:table", "quiet") if model.running else None,
        ),
        h("h1", None, words("start.settings")),
        _group("table", words, *_table(prefs, words)),
        _group("page", words, *_page(prefs, words)),
        _group("play", words, *_play(prefs, words)),
        key="settings",
    )


def language(lang: str, words: Words) -> Node:
    """The choice of the language."""
    languages = tuple((code, words(f"language.{code}")) for code in LANGUAGES)
    return select(words("settings.language"), "lang", languages, lang)


def _group(name: str, words: Words, *parts: Node) -> Node:
    title = h("h2", None, words(f"settings.{name}"))
    return h("section", {"class": f"settings of-{name}"}, title, parts, key=name)


def _table(prefs: Preferences, words: Words) -> tuple[Node, ...]:
    look = prefs.look
    sets = tuple((one.value, words(f"settings.tileset.{one}")) for one in TileSet)
    felts = tuple((one.value, words(f"settings.felt.{one}")) for one in Felt)
    return (
        _shown(words("settings.tileset"), "tileset", sets, look.tileset, _sample()),
        _shown(words("settings.felt"), "felt", felts, look.felt),
        switch(words("settings.sounds"), "sounds", look.sounds),
    )


def _page(prefs: Preferences, words: Words) -> tuple[Node, ...]:
    themes = tuple((theme.value, words(f"settings.theme.{theme}")) for theme in Theme)
    contrasts = tuple((one.value, words(f"settings.contrast.{one}")) for one in Contrast)
    return (
        language(prefs.lang, words),
        select(words("settings.theme"), "theme", themes, prefs.theme.value),
        select(words("settings.contrast"), "contrast", contrasts, prefs.look.contrast.value),
    )


def _play(prefs: Preferences, words: Words) -> tuple[Node, ...]:
    orders = tuple((one.value, words(f"sort.{one}")) for one in Sorting)
    paces = tuple((pace.value, words(f"settings.pace.{pace}")) for pace in Pace)
    hint = h("span", {"class": "hint"}, words("settings.pace.hint"))
    by_hand = h("span", {"class": "hint"}, words("sort.hint"))
    return (
        select(words("settings.pace"), "pace", paces, prefs.pace.value, hint),
        select(words("sort.title"), "sort", orders, prefs.sorting.value, by_hand),
        switch(words("settings.pass-alone"), "pass-alone", prefs.pass_alone),
        switch(words("settings.draw-alone"), "draw-alone", prefs.draw_alone),
        switch(words("settings.counting"), "counting", prefs.counting),
    )


def _sample() -> Node:
    return h("span", {"class": "sample-tile"}, tile_face(tile(5, 2), 180))


def _shown(
    legend: str,
    do: str,
    values: tuple[tuple[str, str], ...],
    chosen: str,
    sample: Node | None = None,
) -> Node:
    """Radio buttons, each with a piece of the table that is dressed as it says."""

    def face(value: str, label: str) -> Node:
        piece = h("span", {"class": "sample", f"data-{do}": value, "aria-hidden": "true"}, sample)
        return h("span", None, piece, h("span", None, label))

    return choices(legend, do, values, chosen, f"choices samples of-{do}", face)
