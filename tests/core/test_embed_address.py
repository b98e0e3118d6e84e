"""Addresses of embedded boards: printed and read again, and nothing in them that could fail."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.embed_address import (
    PARAMETERS,
    Control,
    Embed,
    Fit,
    Mode,
    Origin,
    Source,
    Start,
    parse_embed,
    print_embed,
)
from game.app.look import TileSet
from game.app.model import Theme
from game.engine.level import Level
from game.engine.options import Choice, Option
from game.games.catalogue import CATALOGUE, entry
from game.i18n.languages import LANGUAGES

LINK = "t1.B-_WAJNioTm_nVIAAG94_"
RECORD = "tiles 1\ngame block\nseats 2\noptions target=100\nhand 1\nmoves 6-5 6-3> 4-4< 1:*@A5\n"


def values(option: Option) -> st.SearchStrategy[str]:
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    return st.integers(option.lowest, option.highest).map(str)


@st.composite
def embeds(draw: st.DrawFn) -> Embed:
    game = draw(st.sampled_from([one.game for one in CATALOGUE]))
    seats = draw(st.sampled_from(entry(game).seats))
    chosen = [(one.name, draw(values(one))) for one in entry(game).options if draw(st.booleans())]
    defaults = {one.name: one.default(seats) for one in entry(game).options}
    texts = st.sampled_from([LINK, RECORD])
    origin = draw(st.sampled_from(Origin))
    text = draw(texts) if origin is Origin.RECORD else LINK
    return Embed(
        game,
        seats,
        draw(st.sampled_from(Level)),
        tuple(sorted(one for one in chosen if defaults[one[0]] != one[1])),
        draw(st.sampled_from(["", *LANGUAGES])),
        draw(st.sampled_from(Theme)),
        draw(st.sampled_from(TileSet)),
        draw(st.sampled_from([None, Source(origin, text)])),
        draw(st.none() | st.integers(0, 9999)),
        draw(st.sampled_from(Mode)),
        tuple(one for one in Control if draw(st.booleans())),
        draw(st.sampled_from(Start)),
        draw(st.sampled_from(Fit)),
        draw(st.sampled_from(["", "1c.64-*~_"])),
    )


@given(embeds(), st.sampled_from(["", "?", "#", "https://example.org/embed/1/?", "/embed/1/#"]))
def test_read_as_printed(embed: Embed, before: str) -> None:
    assert parse_embed(before + print_embed(embed)) == (embed, ())


@given(embeds(), st.integers(0, len(PARAMETERS)))
def test_query_and_fragment_both_count(embed: Embed, cut: int) -> None:
    pairs = print_embed(embed).split("&")
    query, fragment = "&".join(pairs[:cut]), "&".join(pairs[cut:])
    assert parse_embed(f"?{query}#{fragment}") == (embed, ())


@given(st.text(max_size=80))
def test_any_text_gives_an_embed(text: str) -> None:
    embed, _ = parse_embed(text)
    assert parse_embed(print_embed(embed)) == (embed, ())


@given(st.sampled_from(PARAMETERS), st.text(max_size=30))
def test_any_value_gives_an_embed(name: str, value: str) -> None:
    embed, _ = parse_embed(f"{name}={value}")
    assert parse_embed(print_embed(embed)) == (embed, ())


@pytest.mark.parametrize(
    ("text", "embed", "odd"),
    [
        ("", Embed(), ()),
        ("https://example.org/games/embed/1/", Embed(), ()),
        ("?game=chess", Embed(), ("game=chess",)),
        ("?colour=red", Embed(), ("colour=red",)),
        ("?players=9&game=blockers", Embed("blockers"), ("players=9",)),
        ("?lang=pt-BR&theme=pink", Embed(lang="pt"), ("theme=pink",)),
        ("?mode=replay#mode=figure", Embed(mode=Mode.FIGURE), ()),
        (
            "?options=target:50,target:0,spinner:none",
            Embed(options=(("target", "50"),)),
            ("options=target:0", "options=spinner:none"),
        ),
        ("?position=6-4", Embed(), ("position=6-4",)),
        (f"?deal={LINK}&position={LINK}", Embed(source=Source(Origin.POSITION, LINK)), None),
        ("?controls=log,undo,log", Embed(controls=(Control.UNDO, Control.LOG)), ()),
        ("?controls=none", Embed(controls=()), ()),
        ("?controls=pause,clock", Embed(controls=(Control.PAUSE,)), ("controls=clock",)),
        ("?ply=-1", Embed(), ("ply=-1",)),
        ("?start=load&start=now", Embed(start=Start.CLICK), ("start=now",)),
        ("?picture=<svg>", Embed(), ("picture=<svg>",)),
    ],
)
def test_examples(text: str, embed: Embed, odd: tuple[str, ...] | None) -> None:
    wrong = (f"deal={LINK}",) if odd is None else odd
    assert parse_embed(text) == (embed, wrong)


def test_what_is_so_by_default_is_not_printed() -> None:
    assert print_embed(Embed()) == "game=block"


@given(embeds())
def test_parameters_are_all_and_in_their_order(embed: Embed) -> None:
    names = [name for name, _ in parse_qsl(print_embed(embed))]
    assert names == [name for name in PARAMETERS if name in names]
