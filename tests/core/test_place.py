"""Where the page runs: on a site, kept without a network, or as one file with everything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.aids import Aid, ToggleAid
from game.app.messages import Message, Open
from game.app.model import Model, Plan, Screen
from game.app.opening import Opening, open_page
from game.app.place import Place, SiteKept, place_of
from game.app.update import update
from game.i18n import LANGUAGES, Words
from game.view.nodes import Node, find_all, text_of
from game.view.page import page
from tests.core.page_driver import started

PLAN = Plan("block", 2)
SITE = "https://example.org/games/"
ALONE = (Opening(alone=""), Opening(alone=SITE))


def opened(found: Opening, *messages: Message) -> Model:
    model, _ = open_page(found)
    for message in messages:
        model, _ = update(model, message)
    return model


def links(tree: Node) -> set[str]:
    """The addresses that the page leads to."""
    return {node.get("href") or "" for node in find_all(tree, "href")}


def screens(place: Place) -> list[Node]:
    """The screens that lead to other pages of the site."""
    table, _ = update(started(PLAN).model, ToggleAid(Aid.RULES))
    models = [Model(PLAN), Model(PLAN, screen=Screen.ABOUT), table]
    return [page(replace(model, place=place)) for model in models]


def test_links_of_a_site_lead_from_the_page() -> None:
    for tree in screens(Place()):
        assert links(tree)
        assert all(link.startswith("./") for link in links(tree))


def test_links_of_one_file_lead_to_its_site() -> None:
    for here, alone in zip(screens(Place()), screens(place_of(SITE)), strict=True):
        assert links(alone) == {SITE + link.removeprefix("./") for link in links(here)}


def test_one_file_without_a_site_has_no_links_and_nothing_empty_in_their_place() -> None:
    for here, alone in zip(screens(Place()), screens(place_of("")), strict=True):
        assert links(alone) == set()
        before, after = elements(here), elements(alone)
        assert {kind for kind in after if not kind[1]} <= {kind for kind in before if not kind[1]}


def elements(node: Node) -> set[tuple[str, bool]]:
    """Every tag of the tree, and whether it holds anything."""
    inner = [elements(child) for child in node.children if isinstance(child, Node)]
    return {(node.tag, bool(node.children))}.union(*inner)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_one_file_says_what_it_lacks(lang: str) -> None:
    words = Words(lang)
    nowhere, somewhere = (
        text_of(page(opened(replace(found, query=f"lang={lang}"), Open(Screen.ABOUT))))
        for found in ALONE
    )
    assert words("offline.alone") in nowhere and words("offline.alone") in somewhere
    assert words("offline.rules") in nowhere and words("offline.rules") not in somewhere


def test_links_to_a_table_of_one_file_open_only_there() -> None:
    told = Words("en")("offline.link")
    shared, _ = update(started(PLAN).model, Open(Screen.SHARE))
    for alone, only in ((None, False), ("", True), (SITE, False)):
        assert (told in text_of(page(replace(shared, place=place_of(alone))))) is only


def test_kept_is_told_once_it_is_sure() -> None:
    told = Words("en")("offline.kept")
    before = opened(Opening(), Open(Screen.ABOUT))
    assert told not in text_of(page(before))
    after, effects = update(before, SiteKept())
    assert told in text_of(page(after))
    assert (after.place, effects) == (Place(kept=True), ())
    assert update(after, SiteKept()) == (after, ())
