"""Around the moves at the table: taking back, pause, giving up, looking on, two tabs."""

from __future__ import annotations

from game.app.conduct import Conduct
from game.app.playing import Sorting
from game.app.sight import AnySight, Sight
from game.engine.stone import Stone
from game.engine.tile import Tile
from game.i18n import Words
from game.view.grid_speech import GridSpeech
from game.view.icons import icon_button
from game.view.nodes import Node, h
from game.view.parts import button, heard, small_tile
from game.view.speech import Speech
from game.view.stones import stone_face


def takes_over(conduct: Conduct) -> bool:
    """Whether a question stands where the moves, or the end of a hand, would be."""
    return conduct.elsewhere or conduct.asking


def answers(conduct: Conduct, words: Words) -> list[Node]:
    """The buttons below such a question, and the one that ends a pause."""
    if conduct.elsewhere:
        return [button(words("elsewhere.take-over"), "take-over", "main", home=True)]
    if conduct.asking:
        return [
            button(words("give-up.yes"), "give-up", "quiet"),
            button(words("give-up.no"), "play-on", "main", spot="play-on", home=True),
        ]
    if conduct.paused and conduct.running:
        return [button(words("pause.go-on"), "pause", "main", home=True)]
    return []


def tools(sight: AnySight, words: Words) -> Node | None:
    """Buttons with pictures: take back, pause, hint; None while a question is open."""
    conduct = sight.conduct
    if takes_over(conduct):
        return None
    found = []
    if not conduct.watching:
        found.append(undo_button(conduct, words))
    if conduct.running and conduct.computers:
        name = "play" if conduct.paused else "pause"
        label = words("pause.go-on" if conduct.paused else "pause.do")
        found.append(icon_button(name, label, "pause", key="P", spot="pause"))
    if conduct.running and not conduct.watching:
        found.append(_hint(sight, words))
    return h("div", {"class": "tools"}, found, key="tools")


def undo_button(conduct: Conduct, words: Words) -> Node:
    """Takes the last move back; where it can't be, it tells why."""
    shut = not conduct.may_undo
    return icon_button("undo", words("undo.do"), "undo", key="U", disabled=shut, spot="undo")


def _hint(sight: AnySight, words: Words) -> Node:
    """The button that asks for a hint; again, and the hint is closed."""
    label, asked, shut = words("hint.ask"), sight.hint is not None, not sight.can_ask
    return icon_button("hint", label, "hint", key="H", expanded=asked, disabled=shut, spot="hint")


def watched(sight: AnySight, speech: Speech | GridSpeech) -> Node:
    """In place of an own hand: the hands of all where they lie open, for one who looks on."""
    words = speech.words
    hands = sight.conduct.hands
    rows = [
        h(
            "li",
            {"class": "watched-hand"},
            h("span", None, speech.names.name(seat)),
            h("ul", {"class": "bare"}, [_held(one, speech) for one in held]),
            key=str(seat),
        )
        for seat, held in enumerate(hands)
    ]
    # Many tiles scroll, which keys must reach too.
    label = words("watch.hands")
    return h("ul", {"class": "watched", "aria-label": label, "tabindex": 0}, rows, key="watched")


def _held(one: Tile | Stone, speech: Speech | GridSpeech) -> Node:
    if isinstance(one, Tile) and isinstance(speech, Speech):
        return small_tile(one, speech)
    if isinstance(one, Stone) and isinstance(speech, GridSpeech):
        name = heard(speech.stone(one))
        return h("li", {"class": "small-stone"}, stone_face(one), name, key=str(one))
    raise TypeError("a hand and a speaker of different games")


def watch_button(conduct: Conduct, words: Words) -> Node:
    """Opens and closes the hands of all."""
    shown = bool(conduct.hands)
    label = words("watch.hide" if shown else "watch.show")
    return button(label, f"open-hands:{'off' if shown else 'on'}", "quiet", key="open-hands")


def match_buttons(sight: AnySight, words: Words) -> Node:
    """Beside the table: the order of the own hand, and the end of the match before its time."""
    conduct = sight.conduct
    found = []
    if isinstance(sight, Sight) and not conduct.watching:
        order = words(f"sort.{conduct.sorting}")
        kinds = list(Sorting)
        following = kinds[(kinds.index(conduct.sorting) + 1) % len(kinds)]
        found.append(
            button(words("sort.now", order=order), f"sort:{following}", "quiet", key="sort")
        )
    if sight.result is None:
        found.append(button(words("give-up.do"), "ask-give-up", "quiet", spot="give-up"))
    return h("div", {"class": "aid-buttons"}, found, key="match-buttons")
