"""What every panel keeps for those who read it by ear."""

from __future__ import annotations

from itertools import pairwise

from game.view.nodes import Node, find_all
from tests.core.trees import heard_text, names, tagged, walk


def assert_readable(panel: Node) -> None:
    """Ranks of headings, tables with captions and heads, lists of items, names, unlike keys."""
    ranks = [int(one.tag[1]) for one in tagged(panel, "h1", "h2", "h3", "h4")]
    assert ranks[0] == 2 and ranks.count(2) == 1
    assert all(after <= before + 1 for before, after in pairwise(ranks))
    for node in walk(panel):
        keys = [(c.tag, c.key) for c in node.children if isinstance(c, Node) and c.key]
        assert len(set(keys)) == len(keys)
        if node.tag in ("h2", "h3", "li", "caption", "th"):
            assert heard_text(node), node
        if node.tag in ("ul", "ol"):
            assert node.children
            assert all(isinstance(c, Node) and c.tag == "li" for c in node.children)
        if node.tag == "svg":
            assert node.get("aria-hidden") == "true"
    for table in tagged(panel, "table"):
        assert isinstance(table.children[0], Node) and table.children[0].tag == "caption"
        assert all(one.get("scope") in ("row", "col") for one in tagged(table, "th"))
        widths = {len(row.children) for row in tagged(table, "tr")}
        assert len(widths) == 1
    for node, name in names(panel):
        assert name and name == name.strip(), node
    for hidden in find_all(panel, "aria-hidden", "true"):
        assert not any(one.tag in ("button", "a") for one in walk(hidden))
    texts = [child for node in walk(panel) for child in node.children if isinstance(child, str)]
    assert not any(set(text) & set("{}") for text in texts)
