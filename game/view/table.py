"""The table screen: bar, players, felt, the line, the own hand or the settlement, the panel."""

from __future__ import annotations

from game.app.sight import Sight
from game.engine.events import Counted
from game.engine.moves import Play
from game.engine.seats import Seat
from game.engine.tile import Tile
from game.i18n import Words
from game.view.account import number
from game.view.aids import TABLE_KEYS
from game.view.board import end_label, felt
from game.view.conduct import answers, takes_over, tools, watch_button, watched
from game.view.hint import hint_card
from game.view.moves import DominoTeller
from game.view.nodes import Node, h
from game.view.parts import button, chip_name, heard, line
from game.view.prompt import prompt
from game.view.settlement import settlement
from game.view.sheet import panel
from game.view.speech import Speech
from game.view.tiles import tile_face


def table(sight: Sight, words: Words, drawer: bool) -> Node:
    """The whole table as the viewer sees it."""
    speech = Speech(words, sight.seats, humans=sight.humans)
    aloud = Speech(words, sight.seats, aloud=True, humans=sight.humans)
    below: list[Node | None]
    if sight.ended is None or takes_over(sight.conduct):
        hand = watched(sight, aloud) if sight.conduct.watching else _hand(sight, aloud)
        below = [_line(sight, speech), hand, _actions(sight, speech)]
    else:
        refused = None if sight.refusal is None else _line(sight, speech)
        below = [refused, settlement(sight, sight.ended, speech, aloud)]
    return h(
        "div",
        {"class": "table-screen" + (" open" if drawer else ""), "data-keys": TABLE_KEYS},
        _bar(sight, words, drawer),
        h(
            "main",
            {"class": "play"},
            _players(sight, speech),
            felt(sight, speech, aloud),
            h("div", {"class": "below" + (" ended" if sight.ended else "")}, below, key="below"),
            key="play",
        ),
        hint_card(sight.hint, DominoTeller(speech, sight.known.chain), words),
        panel(sight, speech),
        key="table",
    )


def _bar(sight: Sight, words: Words, drawer: bool) -> Node:
    note = [words("table.hand", hand=sight.hand_number)]
    note.append(words("table.target", target=sight.target))
    if sight.conduct.practice:
        note.append(words("practice.table"))
    sheet = button(words("table.sheet.close" if drawer else "table.sheet"), "drawer", "quiet fold")
    return h(
        "header",
        {"class": "bar"},
        h(
            "div",
            {"class": "bar-title"},
            h("h1", None, words(f"game.{sight.game}")),
            h("p", {"class": "bar-note"}, " · ".join(note)),
        ),
        h(
            "div",
            {"class": "bar-buttons"},
            sheet,
            button(words("table.menu"), "open:start", "quiet"),
        ),
        key="bar",
    )


def _players(sight: Sight, speech: Speech) -> Node:
    label = speech.words("table.players")
    chips = [_chip(sight, seat, speech) for seat in range(sight.seats)]
    return h(
        "ul", {"class": f"players of-{sight.seats}", "aria-label": label}, chips, key="players"
    )


def _chip(sight: Sight, seat: Seat, speech: Speech) -> Node:
    words = speech.words
    count = sight.known.counts[seat]
    on_turn = sight.ended is None and sight.known.mover == seat
    state = ""
    if on_turn:
        state = words("table.turn")
    elif seat in sight.passed and sight.ended is None:
        state = words("table.passed")
    points = words("table.points", n=sight.scores[seat])
    return h(
        "li",
        {
            "class": "chip"
            + (" turn" if on_turn else "")
            + (" you" if seat == sight.viewer else ""),
            "aria-current": "true" if on_turn else None,
            "data-seat": seat,
        },
        chip_name(sight, seat, [speech.name(seat)], words),
        h(
            "span",
            {"class": "chip-tiles"},
            h("span", {"class": "chip-number", "aria-hidden": "true"}, str(count)),
            h("span", {"class": "chip-words"}, words("table.tiles", n=count)),
        ),
        h("span", {"class": "chip-state"}, state),
        h(
            "span",
            {"class": "chip-score", "title": points},
            h("span", {"aria-hidden": "true"}, number(sight.scores[seat])),
            heard(points),
        ),
        key=str(seat),
    )


def _line(sight: Sight, speech: Speech) -> Node:
    """What just happened and what can be done now."""
    now = prompt(sight, speech)
    refused = sight.refusal is not None
    before = "" if refused or sight.chosen else _last_sentence(sight, speech)
    return line(before, now, refused)


def _last_sentence(sight: Sight, speech: Speech) -> str:
    """The last move; a sum of the ends is told together with the tile that made it."""
    if not sight.log or sight.lot is not None:
        return ""
    last = sight.log[-1]
    told = sight.log[-2:] if isinstance(last, Counted) else (last,)
    return " ".join(speech.event(event)[-1] for event in told)


def _hand(sight: Sight, aloud: Speech) -> Node:
    """The own tiles: one stop for the Tab key, arrows move inside."""
    tiles = sight.hand
    at = sight.at if sight.at in tiles else None
    fits = next((tile for tile in tiles if tile in sight.playable), None)
    stand = at or fits or (tiles[0] if tiles else None)
    home = stand if fits is None or stand in sight.playable else fits
    return h(
        "div",
        {
            "class": "hand" + ("" if sight.your_turn else " waiting"),
            "role": "toolbar",
            "aria-label": aloud.words("table.your-tiles"),
            "data-roving": True,
            "data-hand": True,
        },
        [_own_tile(sight, tile, (tile == stand, tile == home), aloud) for tile in tiles],
        key="hand",
    )


def _own_tile(sight: Sight, tile: Tile, place: tuple[bool, bool], aloud: Speech) -> Node:
    """``place``: whether the Tab key stops here, and whether lost focus comes here."""
    stand, home = place
    fits = tile in sight.playable
    kind = "own" + (" fits" if fits else "") + (" chosen" if tile == sight.chosen else "")
    best = sight.advised
    kind += " advised" if isinstance(best, Play) and best.tile == tile else ""
    return h(
        "button",
        {
            "type": "button",
            "class": kind,
            "data-do": f"touch:{tile}",
            "data-stand": f"stand:{tile}",
            "data-spot": f"tile-{tile}",
            "data-drag": True,
            "data-lift": f"lift:{tile}" if fits else None,
            "data-arrange": f"arrange:{tile}",
            "data-home": home and not (sight.must_pass or sight.must_draw),
            "tabindex": 0 if stand else -1,
            "aria-pressed": "true" if tile == sight.chosen else "false",
            "aria-disabled": None if fits or not sight.your_turn else "true",
            "aria-label": aloud.tile(tile),
        },
        tile_face(tile, 90),
        key=str(tile),
    )


def _actions(sight: Sight, speech: Speech) -> Node:
    """Buttons for what can be done now with the chosen tile, or the pass."""
    found = answers(sight.conduct, speech.words)
    if sight.conduct.watching and not takes_over(sight.conduct):
        found.append(watch_button(sight.conduct, speech.words))
    found = found or _moves(sight, speech)
    return h("div", {"class": "actions"}, found, tools(sight, speech.words), key="actions")


def _moves(sight: Sight, speech: Speech) -> list[Node]:
    if sight.must_draw:
        return [button(speech.words("do.draw"), "draw", "main", home=True)]
    if sight.must_pass:
        return [button(speech.words("do.pass"), "pass", "main", home=True)]
    if sight.chosen is None:
        return []
    only = speech.words("do.play", tile=speech.tile(sight.chosen))
    several = len(sight.arms) > 1
    return [
        button(end_label(sight, arm, speech) if several else only, f"put:{arm}", "main")
        for arm in sight.arms
    ]
