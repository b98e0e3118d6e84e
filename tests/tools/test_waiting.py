"""The table that is shown before Python: in every language, without anything of a deal."""

from __future__ import annotations

import re

import pytest

from game.app.welcome import NAMED
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from tests.tools.html_tree import Element, tree
from tools.project import HERE
from tools.rules.waiting import waiting_tables

TABLES = [one for one in tree(waiting_tables()).children if isinstance(one, Element)]


def classes(table: Element, name: str) -> list[Element]:
    return [one for one in table.all() if name in one.attrs.get("class", "").split()]


def test_one_for_each_language() -> None:
    assert [one.attrs["lang"] for one in TABLES] == list(LANGUAGES)


@pytest.mark.parametrize("table", TABLES, ids=LANGUAGES)
def test_all_of_the_table_and_nothing_of_the_deal(table: Element) -> None:
    language = table.attrs["lang"]
    assert next(table.all("h1")).text == Words(language)("game.block")
    assert len(classes(table, "own")) == len(classes(table, "hidden-tile")) == 7
    assert len(classes(table, "back")) == 14 and not classes(table, "pip")
    assert [one.text for one in classes(table, "line")] == [""]
    assert not re.search("[0-9a-f]{8}", table.text)


@pytest.mark.parametrize("table", TABLES, ids=LANGUAGES)
def test_nothing_can_be_done_or_heard(table: Element) -> None:
    assert table.attrs["aria-hidden"] == "true" and "inert" in table.attrs
    names = {name for one in table.all() for name in one.attrs}
    assert not [name for name in names if name.startswith("data-") or name in ("id", "style")]


def test_the_script_knows_what_an_address_names() -> None:
    script = (HERE.root / "assets/early.js").read_text()
    found = re.search(r"\[\?&\]\(([a-z|]+)\)=/\.test", script)
    assert found and tuple(found[1].split("|")) == NAMED
