"""The lesson beside the table: what the step says, what it points at, the way on."""

from __future__ import annotations

from dataclasses import replace

from game.app.lesson import Lesson, Mark, scene
from game.app.lesson_facts import facts
from game.app.model import VIEWER, Model, Plan, Refusal
from game.app.sight import Sight, sight_of
from game.app.teaching import table_of
from game.engine.grid import print_space
from game.engine.moves import Draw, Move, Place, Play
from game.i18n import Words
from game.view.facts import spelled
from game.view.grid_speech import GridSpeech
from game.view.nodes import Node, h
from game.view.parts import button, heard
from game.view.prompt import prompt
from game.view.speech import Speech

_SPOTS = {"own": "tile", "stone": "stone", "space": "space"}
"""How the spots of what a mark points at begin."""
_NO_LESSON = frozenset(
    {"next-hand", "new", "hint", "review", "undo", "pause", "ask-give-up", "open-hands"}
)
"""Messages of buttons that have no meaning in a lesson."""


def lesson_panel(lesson: Lesson, words: Words) -> Node:
    """The text of the step, a sentence about the last try, and the buttons."""
    seats = scene(lesson).match.rules.seats
    speech = Speech(words, seats, humans=(VIEWER,))
    aloud = Speech(words, seats, aloud=True, humans=(VIEWER,))
    said = [
        h(
            "p",
            {"class": f"lesson-{name}", "id": f"lesson-{name}"},
            h("span", {"class": "lesson-seen", "aria-hidden": "true"}, told(lesson, speech)),
            heard(told(lesson, aloud)),
            key=name,
        )
        for name, told in (("text", lesson_text), ("wrong", lesson_answer))
        if told(lesson, aloud)
    ]
    step = words("lesson.step", n=lesson.at + 1, total=lesson.steps)
    return h(
        "section",
        {"class": "card lesson"},
        h("h2", None, words("lesson.title", game=words(f"game.{lesson.game}"))),
        h("p", {"class": "lesson-step"}, step),
        h("div", {"class": "lesson-said", "aria-live": "polite"}, said),
        h("div", {"class": "lesson-buttons"}, _buttons(lesson, words)),
        key="lesson",
    )


def lesson_text(lesson: Lesson, speech: Speech) -> str:
    """What the step says; tiles in words when ``speech`` is for the ear."""
    gaps = spelled(facts(lesson), speech)
    return speech.words(f"lesson.{lesson.game}.{lesson.part.name}", **gaps)


def lesson_answer(lesson: Lesson, speech: Speech) -> str:
    """Why the last try leads no further, and what to do; empty when there was none."""
    if lesson.wrong is None:
        return ""
    wanted = lesson.wanted
    if lesson.wrong.reason is not None:
        why = _refused(lesson, speech)
    elif wanted is None:
        why = speech.words("lesson.read-on")
    else:
        why = speech.words("lesson.other")
    return why if wanted is None else f"{why} {_task(lesson, wanted, speech)}"


def _refused(lesson: Lesson, speech: Speech) -> str:
    """The sentence of the table for a move that the rules refuse."""
    wrong = lesson.wrong
    assert wrong is not None and wrong.reason is not None
    move = wrong.move
    refusal = Refusal(
        wrong.reason,
        tile=move.tile if isinstance(move, Play) else None,
        stone=move.stone if isinstance(move, Place) else None,
        space=move.space if isinstance(move, Place) else None,
    )
    sight = sight_of(table_of(lesson, _model(lesson, refusal)))
    assert sight is not None
    if isinstance(sight, Sight):
        return prompt(sight, speech)
    return GridSpeech(speech.words, speech.names).prompt(sight)


def _model(lesson: Lesson, refusal: Refusal) -> Model:
    return Model(Plan(lesson.game, scene(lesson).match.rules.seats), refusal=refusal)


def _task(lesson: Lesson, wanted: Move, speech: Speech) -> str:
    """What the step asks for, in a sentence."""
    words = speech.words
    if isinstance(wanted, Place):
        stone = GridSpeech(words, speech.names).stone(wanted.stone)
        return words("lesson.do.place", stone=stone, space=print_space(wanted.space))
    if not isinstance(wanted, Play):
        return words("lesson.do.draw" if isinstance(wanted, Draw) else "lesson.do.pass")
    tile, chain = speech.tile(wanted.tile), scene(lesson).match.state.chain
    joined = chain.value_at(wanted.arm)
    if joined is None:
        return words("lesson.do.lead", tile=tile)
    where = speech.where(chain.values, joined, wanted.arm)
    return words("lesson.do.play", tile=tile, where=where)


def _buttons(lesson: Lesson, words: Words) -> list[Node]:
    found = []
    if lesson.wanted is None and not lesson.finished:
        found.append(_on(words("lesson.next"), "lesson:next", told=lesson.at == 0))
    if lesson.finished:
        found.append(_on(words("lesson.play"), "lesson:play"))
    if lesson.at:
        found.append(button(words("lesson.back"), "lesson:back"))
    found.append(button(words("lesson.leave"), "lesson:leave", "quiet"))
    return found


def _on(label: str, do: str, told: bool = False) -> Node:
    """The way on, where lost focus goes; ``told``: with the text of the step.

    The first step is shown together with its live region, which screen readers then pass over.
    """
    way = button(label, do, "main", spot="lesson-next", home=True)
    if not told:
        return way
    return replace(way, attrs=tuple(sorted((*way.attrs, ("aria-describedby", "lesson-text")))))


def framed(tree: Node, lesson: Lesson, words: Words) -> Node:
    """The table of a lesson, with its panel first in the main part.

    What the step points at is marked; buttons that lead out of the lesson are gone.
    """
    shown = _pointed(tree, lesson)
    panel = lesson_panel(lesson, words)
    children = tuple(
        replace(child, children=(panel, *child.children))
        if isinstance(child, Node) and child.tag == "main"
        else child
        for child in shown.children
    )
    return replace(shown, children=children)


def _pointed(node: Node, lesson: Lesson) -> Node:
    children = tuple(
        child if isinstance(child, str) else _pointed(child, lesson)
        for child in node.children
        if isinstance(child, str) or not _leads_out(child)
    )
    attrs = node.attrs
    if any(_is_meant(node, mark) for mark in lesson.marks):
        kind = f"{node.get('class') or ''} pointed".strip()
        attrs = tuple(sorted((*(one for one in attrs if one[0] != "class"), ("class", kind))))
    if lesson.wanted is None:
        attrs = tuple(one for one in attrs if one[0] != "data-home")
    if attrs == node.attrs and children == node.children:
        return node
    return replace(node, attrs=attrs, children=children)


def _leads_out(node: Node) -> bool:
    return (node.get("data-do") or "").partition(":")[0] in _NO_LESSON


def _is_meant(node: Node, mark: Mark) -> bool:
    """Whether ``mark`` points at the element."""
    kinds = (node.get("class") or "").split()
    match mark.kind:
        case "chip":
            return "chip" in kinds and node.key == mark.name
        case "boneyard":
            return "boneyard" in kinds
        case "do":
            return node.tag == "button" and node.get("data-do") == mark.name
        case "table":
            return node.get("data-tile") == mark.name
    return node.get("data-spot") == f"{_SPOTS[mark.kind]}-{mark.name}"
