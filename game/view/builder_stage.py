"""The figure while it is built: the picture, what is asked for, what lies where."""

from __future__ import annotations

from dataclasses import replace

from game.app.builder import Builder, chain_of, turns_fault
from game.app.draft import Whole, figure_in
from game.app.figures import BoardFigure
from game.engine.errors import NotationError
from game.engine.grid import SIZE, Space, print_space
from game.engine.moves import Place, Play, parse_move
from game.i18n import Words
from game.i18n.building import BUILDING
from game.i18n.refusing import REFUSING
from game.view.figure_picture import drawn
from game.view.figure_text import told
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.parts import button


def speech_of(words: Words) -> GridSpeech:
    """How tiles of the board are called."""
    return GridSpeech(words, Names(words, 3, (0, 1, 2)))


def stage(model: Builder) -> Node:
    """The figure with the line below it."""
    texts = BUILDING[model.lang]
    figure = figure_in(model.draft, model.stone)
    alternative = told(figure, Words(model.figure_lang))
    style = model.style
    picture = _with_marks(drawn(figure, style.colours, alternative, style.tileset))
    board = _spaces(model, figure) if isinstance(figure, BoardFigure) else None
    return h(
        "section",
        {"class": "stage", "aria-label": texts["figure"]},
        h(
            "div",
            {"class": "drawing" + (" of-board" if board else ""), "lang": model.figure_lang},
            picture,
            board,
        ),
        h("p", {"class": "builder-line", "role": "status"}, line(model)),
        key="stage",
    )


def in_words(model: Builder) -> Node:
    """The figure as it is read out."""
    figure = figure_in(model.draft, model.stone)
    words = told(figure, Words(model.figure_lang))
    return h(
        "details",
        {"class": "in-words"},
        h("summary", None, BUILDING[model.lang]["in-words"]),
        h("p", {"lang": model.figure_lang}, words),
        key="words",
    )


def taking_away(model: Builder) -> Node:
    """The buttons that take tiles away."""
    texts = BUILDING[model.lang]
    return h(
        "div",
        {"class": "builder-row"},
        button(texts["back"], "back", spot="back"),
        button(texts["clear"], "clear", spot="clear"),
        key="away",
    )


def line(model: Builder) -> str:
    """Why the last thing can't be, else what can be done now."""
    texts, words = BUILDING[model.lang], Words(model.lang)
    if model.refusal is not None:
        why = REFUSING[model.lang]
        sentence = why.get(model.refusal.code, why["other"])
        return sentence.format(found=_piece(model.refusal.found, words))
    chain = chain_of(model)
    if chain is None:
        if turns_fault(model):
            return texts["prompt.turns"].format(counts=_counts(model, words))
        if model.stone is None:
            return _last(model, words) + texts["prompt.pick"]
        return texts["prompt.space"].format(tile=speech_of(words).stone(model.stone))
    if model.chosen is None:
        key = "prompt.first" if chain.lead is None else "prompt.next"
        return _last(model, words) + texts[key]
    fitting = [end for end in chain.ends if model.chosen.has(end.value)]
    if chain.lead is None or len(fitting) == 1:
        return texts["prompt.again"].format(tile=model.chosen)
    return texts["prompt.where" if fitting else "prompt.nowhere"].format(tile=model.chosen)


def _last(model: Builder, words: Words) -> str:
    """The last tile that was laid, so that each change is heard; empty where there is none."""
    moves = () if isinstance(model.draft, Whole) else model.draft.moves
    if not moves:
        return ""
    move = moves[-1]
    return BUILDING[model.lang]["prompt.last"].format(tile=_piece(str(move), words)) + " "


def _piece(found: str, words: Words) -> str:
    """The tile of a move, on the board in words and with its space; all else as it was written."""
    try:
        move = parse_move(found)
    except NotationError:
        return found
    if isinstance(move, Place):
        return f"{speech_of(words).stone(move.stone)} {print_space(move.space)}"
    return str(move.tile) if isinstance(move, Play) else found


def _counts(model: Builder, words: Words) -> str:
    """How many tiles of each colour have been laid."""
    laid = [] if isinstance(model.draft, Whole) else model.draft.stones
    numbers = dict.fromkeys(range(max((one.colour for one in laid), default=0) + 1), 0)
    for one in laid:
        numbers[one.colour] += 1
    return ", ".join(f"{words(f'colour.{colour + 1}')} {n}" for colour, n in numbers.items())


def _with_marks(picture: Node) -> Node:
    """The rings of open ends take the chosen tile."""
    children = tuple(_with_marks(one) if isinstance(one, Node) else one for one in picture.children)
    arm = picture.get("data-arm")
    attrs = picture.attrs if arm is None else (*picture.attrs, ("data-do", f"put:{arm}"))
    return replace(picture, attrs=tuple(sorted(attrs)), children=children)


def _spaces(model: Builder, figure: BoardFigure) -> Node:
    """A button over every space of the picture: one stop for the Tab key, arrows move inside."""
    words = Words(model.lang)
    speech = speech_of(words)

    def space(at: Space) -> Node:
        there = figure.cells[at]
        name = print_space(at)
        empty = words("grid.empty", space=name, symbol=speech.block(at))
        return h(
            "div",
            {"role": "gridcell"},
            h(
                "button",
                {
                    "type": "button",
                    "data-do": f"place:{name}",
                    "data-stand": f"walk:{name}",
                    "data-spot": f"space-{name}",
                    "tabindex": 0 if at == model.space else -1,
                    "aria-label": empty if there is None else f"{name}: {speech.stone(there)}",
                },
            ),
            key=name,
        )

    rows = [
        h("div", {"role": "row"}, [space(row * SIZE + column) for column in range(SIZE)])
        for row in range(SIZE)
    ]
    label = BUILDING[model.lang]["board"]
    return h(
        "div",
        {"role": "grid", "class": "over-board", "aria-label": label, "data-roving": SIZE},
        rows,
    )
