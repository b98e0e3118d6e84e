"""Tables of the page for site owners whose names and values are those of the code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.embed_address import KNOWN, NOTHING, PARAMETERS, Control, Embed
from game.app.embed_messages import IN, OUT
from game.engine.level import Level
from game.games.catalogue import CATALOGUE
from game.view.nodes import Node, h
from tools.project import ToolError
from tools.rules.markup import inline

_SEATS = sorted({seats for entry in CATALOGUE for seats in entry.seats})
_USUAL = Embed()
_TOLD: Mapping[str, Sequence[str]] = {
    **KNOWN,
    "players": [str(seats) for seats in _SEATS],
    "level": sorted(Level, key=lambda level: level is not _USUAL.level),
    "options": ["target:50,opener:winner"],
    "position": ["t1.…"],
    "record": ["t1.…"],
    "deal": ["t1.…"],
    "ply": ["0", "1", "2", "…"],
    "controls": [",".join(_USUAL.controls), *Control, NOTHING],
    "picture": ["1c…"],
}
"""By parameter: its values, the usual one first, or what a value looks like."""
REFERENCES: Mapping[str, Mapping[str, Sequence[str]]] = {
    "parameters": {name: _TOLD[name] for name in PARAMETERS},
    "out": {name: list(fields) for name, fields in OUT.items()},
    "in": {name: list(fields) for name, fields in IN.items()},
}
"""By name of a table: its rows, each with its values or fields."""


def reference(lines: Sequence[str]) -> Node:
    """A table from the lines of a text: ``% name | head | head | head``, then ``% row | meaning``.

    Raises ToolError when the rows aren't those of the code.
    """
    cells = [[cell.strip() for cell in line[1:].split("|")] for line in lines]
    (name, *heads), *rows = cells
    rows_there = REFERENCES.get(name)
    if rows_there is None:
        raise ToolError(f"{name} is no table: there are {', '.join(REFERENCES)}.")
    if [row[0] for row in rows] != list(rows_there):
        raise ToolError(f"The table {name} must have the rows {', '.join(rows_there)}.")
    head = [h("th", {"scope": "col"}, one) for one in heads]
    body = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, h("code", None, row)),
            h("td", None, _listed(rows_there[row])),
            h("td", None, inline(meaning)),
        )
        for row, meaning in rows
    ]
    return h(
        "table",
        {"class": "reference"},
        h("thead", None, h("tr", None, head)),
        h("tbody", None, body),
    )


def _listed(values: Sequence[str]) -> list[Node | str]:
    found: list[Node | str] = []
    for value in values:
        found += [", "] if found else []
        found.append(h("code", None, value))
    return found
