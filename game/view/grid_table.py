"""The table of Blockers!: the board, the own racks, the players."""

from __future__ import annotations

from game.app.board_sight import BoardSight, Standing
from game.engine.grid import ROWS, SIZE, Space, print_space
from game.engine.moves import Place
from game.engine.stone import SYMBOLS, Colour, Label, Stone
from game.view.conduct import answers, takes_over, tools, watch_button
from game.view.grid_account import beside, marks
from game.view.grid_speech import GridSpeech
from game.view.nodes import Node, h
from game.view.parts import button, chip_name, heard
from game.view.stones import stone_face, symbol


def board(sight: BoardSight, speech: GridSpeech) -> Node:
    """The 9 x 9 board as a grid: one stop for the Tab key, arrows move inside."""
    words, at = speech.words, sight.space
    ready = sight.your_turn or sight.ended is not None
    head = [h("span", {"class": "edge-number"}, str(n + 1)) for n in range(SIZE)]
    rows = [
        h(
            "div",
            {"role": "row", "class": "board-row"},
            [_space(sight, speech, row * SIZE + column, at) for column in range(SIZE)],
            key=f"row-{row}",
        )
        for row in range(SIZE)
    ]
    sides = [h("span", {"class": "edge-letter"}, letter) for letter in ROWS]
    return h(
        "div",
        {"class": "grid-felt", "data-tap": None if ready else "hasten"},
        h("div", {"class": "edge-top", "aria-hidden": "true"}, head),
        h("div", {"class": "edge-left", "aria-hidden": "true"}, sides),
        h(
            "div",
            {
                "role": "grid",
                "class": "grid" + (" picking" if sight.spaces else ""),
                "aria-label": words("grid.board"),
                "data-roving": SIZE,
                "data-drop": True,
            },
            rows,
        ),
        beside(sight, speech),
        key="felt",
    )


def _space(sight: BoardSight, speech: GridSpeech, space: Space, at: Space) -> Node:
    there = sight.known.cells[space]
    name = print_space(space)
    row, column = divmod(space, SIZE)
    block = row // 3 * 3 + column // 3
    return h(
        "div",
        {"role": "gridcell", "class": "space" + (" shaded" if block % 2 else "")},
        h(
            "button",
            {
                "type": "button",
                "class": _space_class(sight, space),
                "data-do": f"place:{name}",
                "data-stand": f"walk:{name}",
                "data-spot": f"space-{name}",
                "data-ghost": name if _open(sight, space) else None,
                "tabindex": 0 if space == at else -1,
                "aria-label": speech.space(sight, space),
            },
            h("span", {"class": "printed"}, symbol(SYMBOLS[block])),
            None if there is None else stone_face(there),
        ),
        key=name,
    )


def _open(sight: BoardSight, space: Space) -> bool:
    return space in sight.spaces and sight.spaces[space] is None


def _space_class(sight: BoardSight, space: Space) -> str:
    kind = "cell"
    best = sight.advised
    if isinstance(best, Place) and best.space == space:
        kind += " advised"
    if sight.last == space:
        kind += " last"
    if space not in sight.spaces:
        return kind
    reason = sight.spaces[space]
    if reason is None:
        return kind + (" can-capture" if sight.known.cells[space] else " can-place")
    return f"{kind} {reason}"


def racks(sight: BoardSight, speech: GridSpeech) -> list[Node]:
    """The own racks, one for each colour; a closed one is marked."""
    return [_rack_node(sight, colour, speech) for colour in sight.colours]


def _rack(sight: BoardSight, colour: Colour) -> tuple[Label, ...]:
    return tuple(sorted(sight.known.racks[colour] or ()))


def _home(sight: BoardSight) -> Stone | None:
    """The rack tile that lost focus comes back to; None when the skip is what is left to do."""
    if sight.must_skip:
        return None
    colours = sight.open_racks or sight.colours
    stones = (Stone(colour, label) for colour in colours for label in _rack(sight, colour))
    return sight.chosen or next(stones, None)


def _rack_node(sight: BoardSight, colour: Colour, speech: GridSpeech) -> Node:
    """A rack: one stop for the Tab key, at the chosen tile or the first."""
    words = speech.words
    closed = sight.your_turn and colour not in sight.open_racks and not sight.must_skip
    name = words(f"colour.{colour + 1}")
    label = words("grid.rack.closed" if closed else "grid.rack", colour=name)
    stones = [Stone(colour, one) for one in _rack(sight, colour)]
    stand = sight.chosen if sight.chosen in stones else next(iter(stones), None)
    return h(
        "div",
        {
            "class": "rack" + (" closed" if closed else ""),
            "role": "toolbar",
            "aria-label": label,
            "data-roving": True,
        },
        [_rack_stone(sight, stone, stone == stand, speech) for stone in stones],
        h("span", {"class": "rack-note"}, words("grid.closed")) if closed else None,
        key=f"rack-{colour}",
    )


def _rack_stone(sight: BoardSight, stone: Stone, stand: bool, speech: GridSpeech) -> Node:
    chosen = stone == sight.chosen
    fits = sight.your_turn and stone.colour in sight.open_racks
    best = sight.advised
    advised = isinstance(best, Place) and best.stone == stone
    return h(
        "button",
        {
            "type": "button",
            "class": "own-stone"
            + (" chosen" if chosen else "")
            + (" fits" if fits else "")
            + (" advised" if advised else ""),
            "data-do": f"pick:{stone}",
            "data-spot": f"stone-{stone}",
            "data-drag": fits,
            "data-lift": f"hold:{stone}" if fits else None,
            "data-home": stone == _home(sight),
            "tabindex": 0 if stand else -1,
            "aria-pressed": "true" if chosen else "false",
            "aria-label": speech.stone(stone),
        },
        stone_face(stone),
        key=str(stone),
    )


def players(sight: BoardSight, speech: GridSpeech) -> Node:
    """A chip for each seat: its colours, groups and captures so far, turns left."""
    label = speech.words("table.players")
    chips = [_chip(sight, standing, speech) for standing in sight.standings]
    return h(
        "ul", {"class": f"players of-{sight.seats}", "aria-label": label}, chips, key="players"
    )


def _chip(sight: BoardSight, standing: Standing, speech: GridSpeech) -> Node:
    on_turn = sight.ended is None and sight.known.mover == standing.seat
    name = speech.seat_name(standing.seat)
    colours = " ".join(speech.words(f"colour.{colour + 1}") for colour in standing.colours)
    return h(
        "li",
        {
            "class": "chip grid-chip" + (" turn" if on_turn else ""),
            "aria-current": "true" if on_turn else None,
            "data-seat": standing.seat,
        },
        chip_name(sight, standing.seat, [*marks(standing), name, heard(colours)], speech.words),
        h("span", {"class": "chip-tiles", "aria-hidden": "true"}, _short_sum(standing)),
        h(
            "span",
            {"class": "chip-score", "title": speech.standing(standing)},
            h("span", {"aria-hidden": "true"}, str(standing.score)),
            heard(speech.standing(standing)),
        ),
        key=str(standing.seat),
    )


def _short_sum(standing: Standing) -> str:
    """Groups and captures as two numbers for the eye; the ear has a sentence in their place."""
    return f"{standing.groups} + {max(standing.captures)}"


def actions(sight: BoardSight, speech: GridSpeech) -> Node:
    """The skip, when nothing can be placed."""
    found = answers(sight.conduct, speech.words)
    if sight.conduct.watching and not takes_over(sight.conduct):
        found.append(watch_button(sight.conduct, speech.words))
    elif sight.must_skip and not found:
        found = [button(speech.words("do.skip"), "skip", "main", home=True)]
    return h("div", {"class": "actions"}, found, tools(sight, speech.words), key="actions")
