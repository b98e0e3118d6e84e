"""The embedded board's own part of the site: complete, safe, and the same names everywhere."""

from __future__ import annotations

import json
import re

import pytest

from game.app.embed_address import KNOWN, PARAMETERS, parse_embed
from game.app.embed_messages import IN, OUT
from game.games.catalogue import CATALOGUE
from game.i18n.embedding import EMBEDDING
from tools.embeds import element, page_data, plain_json
from tools.project import HERE
from tools.rules.embeds import embed_data

GAMES = [entry.game for entry in CATALOGUE]


@pytest.fixture(scope="module")
def data() -> bytes:
    """What the build hands over."""
    return embed_data()


def test_the_page_gets_what_its_scripts_name(data: bytes) -> None:
    found = json.loads(page_data(data))
    assert found["texts"] == EMBEDDING
    assert found["messages"] == list(IN)
    assert list(found["known"]) == list(PARAMETERS) == list(KNOWN)
    assert list(found["titles"]) == list(found["posters"]) == GAMES
    for name in ("laid", "port", "embed"):
        script = (HERE.assets / f"{name}.js").read_text()
        named = set(re.findall(r"\bdata\.(\w+)", script))
        assert named <= set(found), name
    keys = set(re.findall(r'"embed\.([\w.-]+)"', (HERE.assets / "embed.js").read_text()))
    assert {f"embed.{key}" for key in keys} <= set(EMBEDDING["en"])


def test_every_poster_is_a_picture_that_an_address_may_carry(data: bytes) -> None:
    for game, poster in json.loads(data)["posters"].items():
        embed, odd = parse_embed(f"picture={poster}")
        assert (embed.picture, odd) == (poster, ()), game
        assert len(poster) > 20


def test_the_element_carries_its_texts_and_names(data: bytes) -> None:
    script = element(HERE, data).decode()
    found = json.loads(re.findall(r"const DATA = (\{.*\});", script)[0])
    assert found["parameters"] == list(PARAMETERS)
    assert found["messages"] == list(OUT)
    assert found["texts"] == EMBEDDING
    assert "min-block-size:" in found["style"]
    assert "/*" not in found["style"]
    assert set(re.findall(r"\bDATA\.(\w+)", script)) == set(found)
    named = set(re.findall(r'text\("(\w+)"\)|retire\("(\w+)"\)', script))
    assert {f"embed.{one or two}" for one, two in named} <= set(EMBEDDING["en"])


def test_data_never_ends_its_script_element() -> None:
    assert "<" not in plain_json({"a": "</script><!--"})


def test_every_promise_to_site_owners_has_tests_that_are_there() -> None:
    text = (HERE.root / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("## Promises to site owners")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 9
    for row in rows:
        named = re.findall(r"`([^`]+)::([^`]+)`", row)
        assert named, row
        for file, name in named:
            source = (HERE.root / file).read_text("utf-8")
            assert re.search(rf"^def {name}\(", source, re.MULTILINE), f"{file}::{name}"
