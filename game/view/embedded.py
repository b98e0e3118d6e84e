"""An embedded board: the page with nothing around the table or the replay but what is asked for."""

from __future__ import annotations

from dataclasses import replace

from game.app.embed_address import Control, Mode
from game.app.embedding import Board
from game.view.nodes import Node, h
from game.view.page import page

_TABLES = ("table", "grid-table")
_REPLAY = "replay"
_OF: dict[str, Control] = {
    "undo": Control.UNDO,
    "pause": Control.PAUSE,
    "hint": Control.HINT,
    "review": Control.HINT,
}
"""By the first word of a message: the control that it belongs to."""
_BESIDE = "aid"
"""The first word of messages about help that stands beside the table on the page."""


def embedded(board: Board) -> Node:
    """The content of the root element of an embedded board."""
    model = replace(board.model, sharing=replace(board.model.sharing, fault=board.fault))
    whole = page(model)
    parts = [_part(one, board) for one in whole.children if isinstance(one, Node)]
    return h("div", {"class": f"page embedded is-{board.embed.mode}"}, parts, key="page")


def _part(node: Node, board: Board) -> Node:
    controls = board.embed.controls
    log = Control.LOG in controls
    if node.key in _TABLES:
        kept = [_without(one, controls) for one in _keyed(node, "play", "hint")]
        return _changed(node, [*kept, *([_log(node)] if log else [])], _keys(node, controls))
    if node.key == _REPLAY:
        ways = ("place", "picture", "ways", *(["moves"] if log else []))
        return _changed(node, _keyed(node, *_only(board.embed.mode, ways)))
    return node


def _only(mode: Mode, ways: tuple[str, ...]) -> tuple[str, ...]:
    return ("picture",) if mode is Mode.FIGURE else ways


def _keyed(node: Node, *keys: str) -> list[Node]:
    return [one for one in node.children if isinstance(one, Node) and one.key in keys]


def _changed(node: Node, children: list[Node], keys: str | None = None) -> Node:
    attrs = {**dict(node.attrs), **({} if keys is None else {"data-keys": keys})}
    return h(node.tag, {**attrs}, children, key=node.key)


def _wanted(message: str, controls: tuple[Control, ...]) -> bool:
    word = message.partition(":")[0]
    return word != _BESIDE and (word not in _OF or _OF[word] in controls)


def _keys(node: Node, controls: tuple[Control, ...]) -> str:
    """The single keys of the table, but those of controls that nobody has asked for."""
    pairs = (node.get("data-keys") or "").split()
    return " ".join(pair for pair in pairs if _wanted(pair.partition("=")[2], controls))


def _without(node: Node, controls: tuple[Control, ...]) -> Node:
    """The tree without the buttons of controls that nobody has asked for."""
    children = tuple(
        _without(one, controls) if isinstance(one, Node) else one
        for one in node.children
        if not isinstance(one, Node) or _wanted(one.get("data-do") or "", controls)
    )
    return replace(node, children=children)


def _log(table: Node) -> Node:
    """What has happened, folded away below the table."""
    (panel,) = _keyed(table, "panel")
    (log,) = _keyed(panel, "log")
    (title, *rest) = (one for one in log.children if isinstance(one, Node))
    summary = h("summary", None, title.children)
    return h("details", {"class": "embed-log"}, summary, rest, key="log")
