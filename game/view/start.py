"""The start screen: play at once, go on, or change the plan and the settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.model import Model, Plan
from game.app.planning import games, options_of, seats_for
from game.app.sight import Progress, progress_of
from game.engine.level import Level
from game.engine.options import Choice, Number
from game.engine.stone import parse_stone
from game.engine.tile import tile
from game.i18n import Words
from game.view.account import number
from game.view.check import own_text
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.parts import button, choices, field, select, switch
from game.view.rules_panel import whole_rules
from game.view.settings import language
from game.view.share import offer
from game.view.stones import stone_face
from game.view.tiles import tile_face


def start(model: Model, words: Words) -> Node:
    """One column: the game, what to do now, then players, rules and language."""
    progress = progress_of(model)
    return h(
        "main",
        {"class": "start"},
        _head(model.plan, words),
        _brought(model, words),
        _fresh(model, words) if progress is None else _running(model, progress, words),
        _learn(model.plan, words),
        _games(model.plan, words),
        _seats(model.plan, words),
        _level(model.plan, words),
        _people(model.plan, words),
        _rules(model, words),
        h("section", {"class": "settings"}, language(model.prefs.lang, words), key="language"),
        h(
            "p",
            {"class": "start-foot ways"},
            button(words("start.settings"), "open:settings", "link"),
            button(words("kept.title"), "open:history", "link"),
            button(words("stats.title"), "open:statistics", "link"),
            button(words("about.title"), "open:about", "link"),
        ),
        key="start",
    )


def _learn(plan: Plan, words: Words) -> Node:
    """To the lesson and to the page with all the rules."""
    whole = whole_rules(plan.game, words)
    return h(
        "p",
        {"class": "start-foot"},
        button(words("lesson.start"), "lesson:start", "link"),
        h("a", {"class": "button link", "href": whole}, words("rules.whole")),
    )


def _brought(model: Model, words: Words) -> Node | None:
    """What a link has brought."""
    shared = model.sharing.offer
    return None if shared is None else offer(shared, model.running, words)


def _head(plan: Plan, words: Words) -> Node:
    art = ART.get(plan.game, _dominoes)()
    return h(
        "div",
        {"class": "start-head"},
        h("div", {"class": "start-art", "aria-hidden": "true"}, art, key=f"art-{plan.game}"),
        h("h1", None, words(f"game.{plan.game}")),
        h("p", None, words(f"game.{plan.game}.about")),
        key="head",
    )


def _dominoes() -> list[Node]:
    return [
        h("span", {"class": f"art-{at}"}, tile_face(one, turn))
        for at, (one, turn) in enumerate(((tile(6, 4), 180), (tile(4, 4), 90), (tile(4, 1), 180)))
    ]


def _stones() -> list[Node]:
    return [stone_face(parse_stone(one)) for one in ("1:7", "2:C", "3:*")]


ART: Mapping[str, Callable[[], list[Node]]] = {"blockers": _stones}
"""By game: the picture at its head, where it isn't dominoes."""


def summary(plan: Plan, words: Words) -> str:
    """The plan in one line: game, players, target."""
    target = next((value for option, value in options_of(plan) if option.name == "target"), None)
    if target is None:
        return f"{words(f'game.{plan.game}')}, {words('start.players.count', n=plan.seats)}"
    return words(
        "start.summary",
        game=words(f"game.{plan.game}"),
        players=words("start.players.count", n=plan.seats),
        points=words("table.points", n=int(target)),
    )


def _fresh(model: Model, words: Words) -> Node:
    plan, told = model.plan, None
    go = words("start.play" if plan.humans else "watch.play")
    if model.playing.given_up:
        given = words("give-up.done", list=words("kept.title"))
        told = h("p", {"class": "start-plan", "role": "status"}, given)
    return h(
        "div",
        {"class": "start-go"},
        told,
        button(go, "new", "main big", spot="go", home=True),
        h("p", {"class": "start-plan"}, summary(plan, words)),
        key="go",
    )


def _running(model: Model, progress: Progress, words: Words) -> Node:
    names = Names(words, progress.seats, progress.humans)
    scores = ", ".join(
        f"{names.name(seat)} {number(score)}" for seat, score in enumerate(progress.scores)
    )
    where = words("start.running", hand=progress.hand, scores=scores)
    if progress.turn is not None:
        where = words("start.turn", game=words(f"game.{progress.game}"), turn=progress.turn)
    return h(
        "div",
        {"class": "start-go"},
        button(words("start.continue"), "open:table", "main big", spot="go", home=True),
        h("p", {"class": "start-plan"}, where),
        button(words("start.new"), "new", "quiet big"),
        h("p", {"class": "start-plan"}, words("start.leaves")),
        _give_up(model, words),
        key="go",
    )


def _give_up(model: Model, words: Words) -> Node:
    """Ends the match, after a question."""
    if not model.playing.asking:
        return button(words("give-up.do"), "ask-give-up", "link", spot="give-up")
    free = model.practice or len(model.humans) != 1
    return h(
        "div",
        {"class": "start-go"},
        h("p", {"role": "alert"}, words("give-up.ask.free" if free else "give-up.ask")),
        button(words("give-up.yes"), "give-up", "quiet"),
        button(words("give-up.no"), "play-on", "main", spot="play-on"),
        key="asking",
    )


def _games(plan: Plan, words: Words) -> Node | None:
    """The choice of a game, once there is more than one."""
    values = tuple((game, words(f"game.{game}")) for game in games())
    return choices(words("start.game"), "game", values, plan.game) if len(values) > 1 else None


def _seats(plan: Plan, words: Words) -> Node:
    values = tuple((str(n), str(n)) for n in seats_for(plan))
    return choices(words("start.players"), "seats", values, str(plan.seats))


def _level(plan: Plan, words: Words) -> Node | None:
    """How well the computers play; nothing where only people do."""
    if len(plan.humans) == plan.seats:
        return None
    values = tuple((level.value, words(f"level.{level}")) for level in Level)
    return choices(words("level"), "level", values, plan.level.value)


def _people(plan: Plan, words: Words) -> Node:
    """Who is a person at this device, and which computer plays unlike the others.

    Without any person the reader looks on.
    """
    own = tuple((level.value, words(f"level.seat.{level}")) for level in Level)
    kinds = (("person", words("start.person")), ("computer", words("start.computer")), *own)
    apart = dict(plan.apart)
    seats = [
        select(
            words("seat.player", n=seat + 1),
            f"human:{seat}",
            kinds,
            "person" if seat in plan.humans else apart.get(seat, "computer"),
        )
        for seat in range(plan.seats)
    ]
    return h(
        "details",
        {"class": "fold people-fold"},
        h("summary", None, words("start.people")),
        h("p", {"class": "hint fold-hint"}, words("start.people.hint")),
        h("div", {"class": "people"}, seats),
        switch(words("practice.plan"), "practice", plan.practice),
        key="people",
    )


def _rules(model: Model, words: Words) -> Node:
    bad = model.bad_option or ""
    fields = [
        _number(option, value, bad, words)
        if isinstance(option, Number)
        else _choice(option, value, words)
        for option, value in options_of(model.plan)
    ]
    return h(
        "details",
        {"class": "fold rules-fold"},
        h("summary", None, words("start.rules")),
        fields,
        own_text(model.sharing.own_text, words),
        key="rules",
    )


def _hint(name: str, words: Words) -> Node:
    return h("span", {"class": "hint"}, words(f"option.{name}.hint"))


def _number(option: Number, value: str, bad_option: str, words: Words) -> Node:
    name = option.name
    bad = bad_option.startswith(f"{name}=")
    entered = bad_option.partition("=")[2] if bad else value
    error = h("span", {"class": "error", "role": "alert"}, words(f"option.{name}.bad"))
    do = f"option:{name}"
    entry = h(
        "input",
        {
            "type": "number",
            "inputmode": "numeric",
            "min": option.lowest,
            "max": option.highest,
            "value": entered,
            "placeholder": value,
            "data-change": do,
            "aria-invalid": "true" if bad else None,
        },
    )
    return field(words(f"option.{name}"), do, entry, error if bad else _hint(name, words))


def _choice(option: Choice, chosen: str, words: Words) -> Node:
    name = option.name
    values = tuple((value, words(f"option.{name}.{value}")) for value in option.values)
    return select(words(f"option.{name}"), f"option:{name}", values, chosen, _hint(name, words))
