"""The page that builds figures: what it shows, what it refuses, what it gives away."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qsl
from xml.etree import ElementTree

import pytest

import game
from game.app.builder import CHOOSE_FIRST, Builder, Refusal, update, used
from game.app.builder_messages import (
    AskCopy,
    AskSave,
    Box,
    CopyBox,
    Ended,
    Followed,
    HasEnded,
    Live,
    SaveFigure,
    ShowAddress,
    parse_builder_message,
)
from game.app.composed import Composed
from game.app.draft import Whole
from game.app.embed_address import Mode, parse_embed
from game.app.figures import Colours
from game.app.link import parse_link
from game.app.look import TileSet
from game.engine.rules import Reason
from game.i18n import LANGUAGES
from game.i18n.building import BUILDING
from game.i18n.refusing import REFUSING
from game.view.builder import builder_page, builder_title
from game.view.builder_boxes import box_text, picture_file
from game.view.builder_stage import line
from game.view.figure_snippet import MARGIN
from game.view.nodes import Node, find_all, text_of, to_html
from tests.core.support import DATA

SITE = "https://example.org/games/"
BLOCK = ("touch:4-1", "touch:4-1", "touch:1-1", "touch:1-1", "touch:4-4", "put:left")
BOARD = (
    *("game:blockers", "label:5", "place:A5", "label:6", "place:A6"),
    *("colour:2", "label:1", "place:B1", "label:2", "place:C2"),
    *("colour:3", "label:1", "place:E1"),
)


def built(*said: str, lang: str = "en", before: Builder | None = None) -> Builder:
    model = before or Builder(lang, SITE)
    for text in said:
        message = parse_builder_message(text)
        assert message is not None, text
        model, _ = update(model, message)
    return model


def moves(model: Builder) -> str:
    assert isinstance(model.draft, Composed)
    return " ".join(map(str, model.draft.moves))


# --- Laying -----------------------------------------------------------------------------------


def test_a_chain_is_laid_by_choosing_tiles_and_ends() -> None:
    model = built(*BLOCK)
    assert moves(model) == "4-1 1-1> 4-4<" and model.chosen is None
    assert {str(one) for one in used(model)} == {"4-1", "1-1", "4-4"}
    assert moves(built("back", before=model)) == "4-1 1-1>"
    assert moves(built("clear", before=model)) == ""


def test_the_chosen_tile_again_is_laid_only_where_one_place_fits() -> None:
    model = built("touch:6-6", "touch:6-6", "touch:6-5", "touch:6-5")
    assert moves(model) == "6-6" and str(model.chosen) == "6-5"
    assert moves(built("put:right", before=model)) == "6-6 6-5>"
    assert built("unchoose", before=model).chosen is None


def test_a_board_is_laid_colour_after_colour() -> None:
    model = built(*BOARD)
    assert moves(model).startswith("1:5@A5 1:6@A6 2:1@B1") and model.colour == 2
    held = built("label:4", before=model)
    assert str(held.stone) == "3:4" and built("label:4", before=held).stone is None
    assert built("colour:1", before=held).stone is None


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        (("put:left",), Refusal(CHOOSE_FIRST)),
        (("game:blockers", "place:A1"), Refusal(CHOOSE_FIRST)),
        (("touch:4-1", "touch:4-1", "touch:4-1"), Refusal("used", "4-1")),
        (("touch:4-1", "touch:4-1", "touch:3-3", "put:left"), Refusal("no-fit", "3-3<")),
        (("game:blockers", "label:5", "place:A4"), Refusal("wrong-space", "1:5@A4")),
        (("written:no", "read"), Refusal("move", "no")),
        (("written:t1.abc", "read"), Refusal("link-mangled", "t1.abc")),
    ],
)
def test_what_can_not_be_is_refused(said: tuple[str, ...], refusal: Refusal) -> None:
    model = built(*said)
    assert model.refusal == refusal
    assert built("clear", before=model).refusal is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_tells_what_to_do_and_why_not(lang: str) -> None:
    stages = [
        (),
        ("touch:4-1",),
        *(BLOCK[:at] for at in range(2, 7)),
        ("touch:4-1", "touch:4-1", "touch:6-6"),
        ("touch:6-6", "touch:6-6", "touch:6-5"),
        ("put:left",),
        ("game:blockers",),
        ("game:blockers", "label:s5"),
        ("game:blockers", "label:5", "place:A4"),
        ("game:blockers", "label:5", "place:A5", "label:6", "place:A6"),
    ]
    told = [line(built(*stage, lang=lang)) for stage in stages]
    assert all(one.endswith(".") and not set(one) & set("{}") for one in told)
    assert len(set(told)) >= 9


# --- Pasting and the address ------------------------------------------------------------------


def test_what_is_pasted_is_shown() -> None:
    record = (DATA / "golden_all-fives_2.txt").read_text()
    model = built(f"written:{record}", "read")
    assert isinstance(model.draft, Whole) and model.written == ""
    early = built("hand:1", "ply:2", before=model)
    assert isinstance(early.draft, Whole) and early.draft.at == (0, 2)
    page = builder_page(early)
    assert find_all(page, "data-change", "ply") and not find_all(
        builder_page(built(*BLOCK)), "data-change", "ply"
    )


def test_what_can_not_be_is_said_beside_the_field_too() -> None:
    model = built("written:6-4 3-3>", "read")
    assert text_of(builder_page(model)).count(line(model)) == 2
    pressed = built("put:left")
    assert text_of(builder_page(pressed)).count(line(pressed)) == 1


def test_the_address_holds_the_position() -> None:
    before = built(*BLOCK[:-1])
    message = parse_builder_message(BLOCK[-1])
    assert message is not None
    model, effects = update(before, message)
    (effect,) = effects
    assert isinstance(effect, ShowAddress)
    opened, _ = update(Builder("it", SITE), Followed(effect.fragment))
    assert opened.draft == model.draft
    assert update(model, Followed("")) == (model, ())
    halves = built("game:blockers", "label:5", "place:A5")
    message = parse_builder_message("label:6")
    assert message is not None and update(halves, message)[1]


# --- What is taken along ----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("said", [BLOCK, ("game:draw", *BLOCK), ("game:all-fives", *BLOCK), BOARD])
def test_boxes_hold_the_figure_its_words_and_the_way_to_play(
    said: tuple[str, ...], lang: str
) -> None:
    model = built(*said, "caption:Two & <three>", lang=lang)
    static = ElementTree.fromstring(box_text(model, Box.STATIC))
    svg = static.find("{http://www.w3.org/2000/svg}svg")
    assert svg is not None and static.get("lang") == lang
    words = svg.get("aria-label") or ""
    link = static.find("figcaption/a")
    assert link is not None
    href = link.get("href") or ""
    assert href == box_text(model, Box.LINK) and href.startswith(f"{SITE}?lang={lang}#t1.")
    assert parse_link(href).match.rules.game == model.draft.game
    board = ElementTree.fromstring(box_text(model, Box.ELEMENT).replace(" async", ""))
    inside = board.find("tile-game/p[@class='tile-link']/a")
    assert inside is not None and inside.get("href") == href and board.find("figcaption/a") is None
    assert static.get("style") == board.get("style") == MARGIN
    assert f"![{words}]({model.draft.game}.svg)]({href})" in box_text(model, Box.MARKDOWN)
    assert box_text(model, Box.FORUM) == f"[url={href}][img]…[/img][/url]"


@pytest.mark.parametrize("live", list(Live))
@pytest.mark.parametrize("said", [BLOCK, ("game:draw", *BLOCK), ("game:all-fives", *BLOCK), BOARD])
def test_live_boards_are_understood_to_the_last_parameter(
    said: tuple[str, ...], live: Live
) -> None:
    model = built(*said, f"live:{live}", "tileset:digits", "colours:dark", "figure-lang:es")
    text = box_text(model, Box.ELEMENT)
    whole = ElementTree.fromstring(text.replace(" async", ""))
    element, script = whole.find("tile-game"), whole.find("script")
    assert element is not None and script is not None and whole.tag == "figure"
    assert element.find("{http://www.w3.org/2000/svg}svg") is not None
    assert "\n\n" not in text and "{{" not in text and "{%" not in text
    assert script.get("src") == f"{SITE}embed/1/tile-game.js"
    frame = ElementTree.fromstring(box_text(model, Box.FRAME))
    address = frame.get("src") or ""
    assert address.startswith(f"{SITE}embed/1/#") and frame.get("title")
    embed, odd = parse_embed(address)
    assert odd == () and embed.picture and embed.source is not None
    assert embed.mode is (Mode.REPLAY if live is Live.REPLAY else Mode.PLAY)
    assert (embed.lang, embed.theme, embed.tileset) == ("es", "dark", TileSet.DIGITS)
    assert parse_link(embed.source.text).match.rules.game == embed.game == model.draft.game
    said_there = dict(parse_qsl(address.partition("#")[2]))
    assert {**element.attrib, "picture": embed.picture} == said_there


def test_after_the_end_of_a_hand_only_the_moves_are_left() -> None:
    model = built(f"written:{(DATA / 'golden_block_2.txt').read_text()}", "read")
    assert isinstance(model.draft, Whole)
    assert box_text(model, Box.LINK) == box_text(model, Box.ELEMENT) == ""
    assert BUILDING["en"]["over"] in text_of(builder_page(model))
    replay = built("live:replay", before=model)
    moves = sum(len(hand.moves) for hand in model.draft.match.hands)
    assert f'ply="{moves}"' in box_text(replay, Box.ELEMENT)


def test_without_turns_that_lead_there_nothing_is_given_away() -> None:
    page = builder_page(built("game:blockers", "label:5", "place:A5", "label:6", "place:A6"))
    assert not find_all(page, "data-do", "copy:static")
    assert BUILDING["en"]["take.none"] in text_of(page)


def test_pictures_are_dressed_as_wished() -> None:
    model = built(*BLOCK)
    light = built("colours:light", before=model)
    texts = {picture_file(one) for one in (model, light, built("tileset:dark", before=light))}
    assert len(texts) == 3 and "prefers-color-scheme" in picture_file(model)
    assert light.style.colours is Colours.LIGHT
    assert picture_file(model, painted=True) == picture_file(light, painted=True)
    assert picture_file(light, painted=True) == picture_file(light)


def test_copying_and_saving_are_asked_for_and_told() -> None:
    model = built(*BLOCK)
    assert update(model, AskCopy(Box.STATIC))[1] == (CopyBox(Box.STATIC),)
    assert update(model, AskSave(True))[1] == (SaveFigure("block.png", True),)
    for ended in Ended:
        after, _ = update(model, HasEnded(Box.LINK, ended))
        assert BUILDING["en"][ended] in text_of(builder_page(after))


# --- The page ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("said", [(), BLOCK, BOARD, (*BLOCK, "touch:4-3")])
def test_every_button_means_something_and_one_tile_is_a_stop(
    said: tuple[str, ...], lang: str
) -> None:
    page = builder_page(built(*said, lang=lang))
    for name in ("data-do", "data-stand"):
        for one in find_all(page, name):
            assert parse_builder_message(one.get(name) or "") is not None, one
    for one in find_all(page, "data-change"):
        assert parse_builder_message(f"{one.get('data-change')}:{_value(one)}") is not None
    for group in find_all(page, "data-roving"):
        assert len(find_all(group, "tabindex", "0")) == 1
    assert not re.search(r"\{\w+\}", text_of(page))
    assert builder_title(built(lang=lang)).startswith(BUILDING[lang]["title"])
    assert to_html(page).count(BUILDING[lang]["free"]) >= 6


def _value(control: Node) -> str:
    """A value that the control can have."""
    options = [one.get("value") for one in control.children if isinstance(one, Node)]
    return options[-1] or "" if options else control.get("value") or ""


def test_the_keyboard_stands_where_it_went() -> None:
    page = builder_page(built("stand:6-4"))
    (stop,) = (one for one in find_all(page, "tabindex", "0") if one.get("data-stand"))
    assert stop.get("data-do") == "touch:6-4"
    board = builder_page(built("game:blockers", "walk:B2", "stand:C"))
    stops = {one.get("data-do") for one in find_all(board, "tabindex", "0")}
    assert {"place:B2", "label:C"} <= stops


@pytest.mark.parametrize(
    "text",
    ["", "touch", "touch:7-7", "put:up:", "label:Z", "place:K1", "copy:all", "hand:x", "none:1"],
)
def test_other_texts_are_no_messages(text: str) -> None:
    assert parse_builder_message(text) is None


def test_unknown_games_and_colours_change_nothing() -> None:
    model = built(*BLOCK)
    assert built("game:chess", before=model) == replace(model, refusal=None)
    assert built("colour:9", before=model) == model


# --- Texts ------------------------------------------------------------------------------------

SOURCES = "".join(
    path.read_text() for path in sorted((Path(game.__file__).parent / "view").glob("builder*.py"))
)


def test_texts_are_alike_in_all_languages() -> None:
    for texts in (BUILDING, REFUSING):
        assert set(texts) == set(LANGUAGES)
        wanted = {key: sorted(re.findall(r"{\w+}", text)) for key, text in texts["en"].items()}
        for found in texts.values():
            assert wanted == {k: sorted(re.findall(r"{\w+}", text)) for k, text in found.items()}
            assert list(found) == list(texts["en"])


def test_every_text_is_used() -> None:
    quoted = {
        node.value
        for node in ast.walk(ast.parse(SOURCES.replace("from __future__ import annotations", "")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    made = {f"box.{box}" for box in Box} | {f"live.{live}" for live in Live} | set(Ended)
    made |= {f"box.{box}.hint" for box in Box} | {"save.svg", "save.png"}
    made |= {f"end.{arm}" for arm in ("left", "right", "up", "down")}
    assert set(BUILDING["en"]) <= quoted | made


def test_reasons_that_a_placement_can_meet_have_sentences() -> None:
    never = {
        *(Reason.NOT_IN_HAND, Reason.MUST_PLAY, Reason.MUST_DRAW, Reason.NO_DRAWING),
        *(Reason.MUST_PLACE, Reason.OTHER_GAME, Reason.BONEYARD_CLOSED),
    }
    assert {str(one) for one in set(Reason) - never} <= set(REFUSING["en"])
