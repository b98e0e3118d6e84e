"""The page names no tile that the viewer can't see, and does not depend on where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.app.messages import Touch
from game.app.model import VIEWER, Model, Plan, Screen
from game.app.update import update
from game.engine.events import Dealt, LotDrawn
from game.engine.tile import FULL_SET, Tile, tile
from game.i18n.languages import LANGUAGES
from game.view.nodes import Node, h
from game.view.page import page, title
from game.view.tiles import tile_back
from tests.core.page_driver import Driver, at_random, name_of
from tests.core.support import FULL
from tests.core.trees import VISITS, log_of, some, strings, tagged, tiles_drawn, tiles_told, visit

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
on_every_visit = pytest.mark.parametrize(
    ("plan", "number"), VISITS, ids=[name_of(plan) for plan, _ in VISITS]
)


def in_sight(model: Model) -> set[Tile]:
    """What lies open to the viewer in this hand: by the rules, not by the page's account."""
    assert model.match is not None
    state = model.match.state
    seen = {*state.hands[VIEWER], *state.chain.tiles}
    if state.outcome is not None:
        seen.update(one for hand in state.hands for one in hand)
    for event in model.log[this_hand(model) :]:
        if isinstance(event, LotDrawn):
            seen.update(one for pairs in event.rounds for _, one in pairs)
    return seen


def this_hand(model: Model) -> int:
    """Where the events of the running hand begin."""
    start = max(at for at, event in enumerate(model.log) if isinstance(event, Dealt))
    return start - 1 if start and isinstance(model.log[start - 1], LotDrawn) else start


def without_earlier_hands(tree: Node, model: Model) -> Node:
    """The tree without the announcements of hands that are over."""
    start = this_hand(model)
    log = log_of(tree)
    kept = tuple(
        child
        for child in log.children
        if isinstance(child, Node) and int(child.key.rpartition(":")[2]) >= start
    )
    return _exchanged(tree, log, replace(log, children=kept))


def _exchanged(tree: Node, old: Node, new: Node) -> Node:
    if tree is old:
        return new
    children = tuple(
        _exchanged(child, old, new) if isinstance(child, Node) else child for child in tree.children
    )
    return replace(tree, children=children)


def told(tree: Node, lang: str) -> set[Tile]:
    """Every tile that any text, value or key of the tree names."""
    return {one for text in strings(tree) for one in tiles_told(text, lang)}


def test_the_spy_finds_what_is_there() -> None:
    """In notation and in words, in both orders, in texts, values, classes and keys."""
    six_four, double = {tile(6, 4)}, {tile(3, 3)}
    for lang, words in (
        ("en", ("six-four", "Double three")),
        ("es", ("cuatro-seis", "doble tres")),
        ("it", ("sei-quattro", "doppia tre")),
        ("pt", ("quatro-seis", "dupla de três")),
    ):
        for text in ("6-4", "4-6", f"a {words[0]}, b", "touch:6-4", "tile-6-4", "x6-4y"):
            assert told(h("p", None, text), lang) == six_four, text
            assert told(h("p", {"data-x": text}), lang) == six_four
            assert told(h("p", {"class": f"a {text} b"}), lang) == six_four
            assert told(h("p", None, h("b", None, key=text)), lang) == six_four
        assert told(h("p", None, words[1].capitalize()), lang) == double
        assert told(h("p", None, "16-4 6-43 6-7 6 4 1.6-4 6-4.5"), lang) == set()


@in_every_language
@on_every_visit
def test_no_hidden_tile_is_named(plan: Plan, number: int, lang: str) -> None:
    named: set[Tile] = set()
    moments = visit(plan, lang, number)
    for moment in (*some(moments, lang), moments[-1]):
        if moment.model.match is None:
            assert not told(moment.tree, lang)
            continue
        found = told(without_earlier_hands(moment.tree, moment.model), lang)
        assert found <= in_sight(moment.model)
        assert not tiles_told(title(moment.model), lang)
        named |= found
    # The law means something: tiles are named, and some stay hidden to the end.
    assert len(named) >= plan.seats * 5


@on_every_visit
def test_no_hidden_tile_is_drawn(plan: Plan, number: int) -> None:
    for moment in visit(plan, "en", number):
        if moment.model.match is None or moment.model.screen is not Screen.TABLE:
            continue
        drawn = tiles_drawn(moment.tree)
        assert drawn <= in_sight(moment.model)
        assert set(moment.model.match.state.hands[VIEWER]) <= drawn
        state = moment.model.match.state
        backs = sum(one == tile_back() for one in tagged(moment.tree, "svg"))
        others = sum(map(len, state.hands[1:])) if state.outcome is None else 0
        assert backs == others + moment.model.match.rules.boneyard


def exchanged(model: Model, rng: Random) -> Model:
    """The same for the viewer: what is hidden lies elsewhere."""
    match = model.match
    assert match is not None
    known = match.rules.observe(match.state, VIEWER)
    return replace(model, match=replace(match, state=match.rules.guess(known, rng)))


@on_every_visit
def test_hidden_tiles_may_lie_anywhere(plan: Plan, number: int) -> None:
    """The tree is equal, not merely alike; nor does any touch give something away."""
    rng = Random(number)
    moved = 0
    moments = [one for one in visit(plan, "it", number) if one.model.match is not None]
    for at, moment in enumerate(moments):
        if not FULL and at % 2:
            continue
        other = exchanged(moment.model, rng)
        moved += other != moment.model
        assert page(other) == moment.tree
        assert title(other) == title(moment.model)
        for one in FULL_SET:
            mine, theirs = (update(model, Touch(one))[0] for model in (moment.model, other))
            seen = (mine.chosen, mine.refusal, mine.at, mine.log)
            assert seen == (theirs.chosen, theirs.refusal, theirs.at, theirs.log)
    assert moved > len(moments) / 4


def later_hands() -> Iterator[Model]:
    driver = Driver(number=31, player=at_random).begin(Plan("block", 4))
    for model in driver.play(2):
        if model.match is not None and model.match.standing.hand:
            yield model


def test_the_laws_hold_in_later_hands() -> None:
    rng = Random(8)
    for model in later_hands():
        tree = page(model)
        assert told(without_earlier_hands(tree, model), "en") <= in_sight(model)
        assert page(exchanged(model, rng)) == tree
