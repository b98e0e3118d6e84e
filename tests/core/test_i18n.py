"""The catalogues: complete, alike in all languages, used to the last key, right to the word."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import pytest

import game
from game.app.aids import Aid
from game.app.asking import NoHint
from game.app.grid_moves import NOT_YOUR_TURN
from game.app.lesson_script import SCRIPTS
from game.app.look import Contrast, Felt, TileSet
from game.app.model import Model, Pace, Plan, Refusal, Theme, Trouble
from game.app.outline import SECTIONS, outline
from game.app.playing import Sorting
from game.app.sight import Sight, sight_of
from game.app.undoing import WhyNot
from game.engine.chain import CROSS, SIDES, Arm
from game.engine.events import Dealt, Event, HandEnded, LotDrawn, MatchEnded, Passed, Played
from game.engine.level import Level
from game.engine.match import Match
from game.engine.moves import DRAW, PASS, SKIP
from game.engine.options import Choice, Number
from game.engine.outcome import Account, Ending, MatchResult, Outcome
from game.engine.rules import Reason
from game.engine.seats import Seat
from game.engine.stone import SYMBOLS
from game.engine.tile import FULL_SET, parse_tile, tile
from game.games.block import block
from game.games.blockers_state import owners
from game.games.catalogue import CATALOGUE
from game.i18n import CATALOGUES, LANGUAGES, Catalogue, Words, best_language, plural_form
from game.i18n.boot import BOOT
from game.i18n.titles import TITLES
from game.view import about
from game.view.board import end_label, ghost_label
from game.view.names import PLACES
from game.view.prompt import prompt
from game.view.speech import Speech
from game.view.text_board import BOARD_TOPICS
from game.view.text_view import _TOPICS, KEYS
from game.view.worths import Unit
from tests.core.page_driver import plans
from tests.core.support import later_hand, position

GAME = Path(game.__file__).parent
OTHERS = LANGUAGES[1:]

# --- The catalogues beside each other ---------------------------------------------------


def gaps(text: str) -> frozenset[str]:
    """The names of the gaps in a text; ``ValueError`` for a lone brace."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def forms(text: str | dict[str, str]) -> tuple[str, ...]:
    """The text itself, or all plural forms."""
    return (text,) if isinstance(text, str) else tuple(text.values())


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every key with each of its forms."""
    for key, text in CATALOGUES[language].items():
        for form in forms(text):
            yield key, form


def test_every_language_has_a_catalogue_and_boot_texts() -> None:
    assert set(CATALOGUES) == set(BOOT) == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_equal_keys_in_equal_order(language: str) -> None:
    assert list(CATALOGUES[language]) == list(CATALOGUES["en"])


@pytest.mark.parametrize("language", OTHERS)
def test_equal_plural_structure(language: str) -> None:
    for key, text in CATALOGUES["en"].items():
        assert isinstance(CATALOGUES[language][key], dict) == isinstance(text, dict), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        if isinstance(text, dict):
            assert set(text) == {"one", "other"}, key
            assert "n" in gaps(text["one"]) & gaps(text["other"]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_gaps_in_every_form(language: str) -> None:
    for key, text in texts(language):
        assert gaps(text) == gaps(forms(CATALOGUES["en"][key])[0]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """A calm referee: no exclamation marks, no straight quotes, no stray spaces."""
    for key, text in texts(language):
        assert text and text == text.strip() and "  " not in text, key
        assert key in TITLES or not set(text) & set("!¡'\""), key


SAME_AS_ENGLISH = {
    "tile.spoken",
    "sheet.total",
    "table.menu",
    "option.spinner",
    "start.computer",
    "number.percent",
    "sort.shift",
    *TITLES,
}


def test_every_game_has_a_title_that_stays_the_same() -> None:
    assert set(TITLES) == {f"game.{found.game}" for found in CATALOGUE}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        if not key.startswith("language.") and key not in SAME_AS_ENGLISH:
            assert text != CATALOGUES["en"][key], key


@pytest.mark.parametrize("language", OTHERS)
def test_boot_texts_are_alike(language: str) -> None:
    assert list(BOOT[language]) == list(BOOT["en"])
    for key, text in BOOT["en"].items():
        assert gaps(BOOT[language][key]) == gaps(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_called_the_same_before_and_after_loading(language: str) -> None:
    assert CATALOGUES[language]["page.title"] == BOOT[language]["boot.title"]


# --- Keys in the code and keys in the catalogues ----------------------------------------


@dataclass(frozen=True)
class Use:
    """A call of the look-up: a key or a pattern, and the gaps it fills, None if unknown."""

    key: str
    filled: frozenset[str] | None


def uses(source: str) -> Iterator[Use]:
    """Every call ``words(...)``; ``ValueError`` for one whose key can't be read off."""
    tree = ast.parse(source)
    loops = dict(constant_loops(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "words":
            names = [keyword.arg for keyword in node.keywords]
            filled = None if None in names else frozenset(name for name in names if name)
            for key in keys_of(node.args[0], loops):
                yield Use(key, filled)


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def constants(node: ast.expr) -> tuple[str, ...]:
    """The strings of a tuple written out; none for anything else."""
    if not isinstance(node, ast.Tuple):
        return ()
    values = [one.value for one in node.elts if isinstance(one, ast.Constant)]
    return tuple(value for value in values if isinstance(value, str))


def constant_loops(tree: ast.AST) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Names that run over strings written out: ``for name in ("left", "right")``."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.target, ast.Name):
            values = constants(node.iter)
            if values:
                yield node.target.id, values


def keys_of(node: ast.expr, loops: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The keys, or patterns like ``seat.{place}``, that an argument may be."""
    match node:
        case ast.Constant(value=str(key)):
            return (key,)
        case ast.IfExp(body=body, orelse=orelse):
            return (*keys_of(body, loops), *keys_of(orelse, loops))
        case ast.JoinedStr(values=parts):
            found: tuple[str, ...] = ("",)
            for part in parts:
                found = tuple(head + tail for head in found for tail in pieces(part, loops))
            return found
    raise ValueError(f"line {node.lineno}: no key can be read off {ast.unparse(node)}")


def pieces(part: ast.expr, loops: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """A piece of an f-string: its text, the values of a loop, or the gap itself."""
    if isinstance(part, ast.FormattedValue):
        gap = ast.unparse(part.value)
        return loops.get(gap, (f"{{{gap}}}",))
    return keys_of(part, loops)


def arguments(sources: Iterable[str], function: str, position: int) -> set[str]:
    """The strings that ``function`` is called with at ``position``."""
    return {
        argument.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and called(node) == function
        for argument in node.args[position : position + 1]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def faults(
    found: Iterable[Use], patterns: Mapping[str, Collection[str]], catalogue: Catalogue
) -> list[str]:
    """What is wrong between the code and a catalogue, a line each."""
    lines = []
    used: set[str] = set()
    seen: set[str] = set()
    for use in found:
        keys: Collection[str] = (use.key,)
        if "{" in use.key:
            seen.add(use.key)
            if use.key not in patterns:
                lines.append(f"unknown pattern {use.key}")
            keys = patterns.get(use.key, ())
        for key in keys:
            used.add(key)
            if key not in catalogue:
                lines.append(f"missing {key}")
            elif use.filled is not None:
                lines += [f"unfilled {key}: {gap}" for gap in needed(catalogue[key]) - use.filled]
    lines += [f"unused {key}" for key in catalogue if key not in used]
    lines += [f"stale pattern {pattern}" for pattern in patterns if pattern not in seen]
    return lines


def needed(text: str | dict[str, str]) -> frozenset[str]:
    """The gaps that a call must fill."""
    return frozenset().union(*map(gaps, forms(text)))


SOURCES = [
    path.read_text(encoding="utf-8")
    for path in sorted(GAME.rglob("*.py"))
    if path.parent.name != "i18n"
]

FORCED = (DRAW, PASS, SKIP)
GAMES = [found.game for found in CATALOGUE]
COLOURS = [f"colour.{colour + 1}" for colour in owners(max(PLACES))]
OPTIONS = [option for found in CATALOGUE for option in found.options]
VERBS = arguments(SOURCES, "of", 1) | arguments(SOURCES, "say", 1)
JOINERS = {"and"} | arguments(SOURCES, "ends", 1) | arguments(SOURCES, "listed", 1)

RULE_LINES = {
    f"rules.{line}"
    for plan in plans()
    for section in outline(plan.game, plan.seats, plan.options).sections
    for line in section.lines
}

PATTERNS: dict[str, Collection[str]] = {
    "game.{plan.game}": [f"game.{one}" for one in GAMES],
    "game.{sight.game}": [f"game.{one}" for one in GAMES],
    "game.{game}": [f"game.{one}" for one in GAMES],
    "game.{plan.game}.about": [f"game.{one}.about" for one in GAMES],
    "number.{tile.low}": {f"number.{one.low}" for one in FULL_SET},
    "number.{tile.high}": {f"number.{one.high}" for one in FULL_SET},
    "seat.{place}": {f"seat.{place}" for places in PLACES.values() for place in places[1:]},
    "shape.{SYMBOLS[label - 2 * SIZE]}": [f"shape.{one}" for one in SYMBOLS],
    "shape.{SYMBOLS[number]}": [f"shape.{one}" for one in SYMBOLS],
    "colour.{colour + 1}": COLOURS,
    "colour.{stone.colour + 1}": COLOURS,
    "game.{progress.game}": [f"game.{one}" for one in GAMES],
    "list.{joiner}": [f"list.{one}" for one in JOINERS],
    "end.{arm}": [f"end.{arm}" for arm in SIDES + CROSS],
    "table.spinner.{state}": ["table.spinner.closed", "table.spinner.open"],
    "say.{verb}.you": [f"say.{verb}.you" for verb in VERBS],
    "say.{verb}.other": [f"say.{verb}.other" for verb in VERBS],
    "table.lot.{who}": ["table.lot.you", "table.lot.other"],
    "option.{name}": [f"option.{one.name}" for one in OPTIONS],
    "option.{name}.hint": [f"option.{one.name}.hint" for one in OPTIONS],
    "option.{name}.bad": [f"option.{one.name}.bad" for one in OPTIONS if isinstance(one, Number)],
    "option.{name}.{value}": [
        f"option.{one.name}.{value}"
        for one in OPTIONS
        if isinstance(one, Choice)
        for value in one.values
    ],
    "language.{code}": [f"language.{code}" for code in LANGUAGES],
    "settings.theme.{theme}": [f"settings.theme.{theme}" for theme in Theme],
    "settings.{name}": ["settings.table", "settings.page", "settings.play"],
    "settings.tileset.{one}": [f"settings.tileset.{one}" for one in TileSet],
    "settings.felt.{one}": [f"settings.felt.{one}" for one in Felt],
    "settings.contrast.{one}": [f"settings.contrast.{one}" for one in Contrast],
    "hint.{no_hint}": [f"hint.{why}" for why in NoHint],
    "undo.{why}": [f"undo.{why}" for why in WhyNot],
    "sort.{one}": [f"sort.{one}" for one in Sorting],
    "sort.{conduct.sorting}": [f"sort.{one}" for one in Sorting],
    "settings.pace.{pace}": [f"settings.pace.{pace}" for pace in Pace],
    "trouble.{trouble}": [f"trouble.{trouble}" for trouble in Trouble],
    "level.{level}": [f"level.{level}" for level in Level],
    "level.seat.{level}": [f"level.seat.{level}" for level in Level],
    "worth.{unit}": [f"worth.{unit}" for unit in Unit],
    "hint.{unit}": [f"hint.{unit}" for unit in Unit],
    "replay.opinions.{unit}": [f"replay.opinions.{unit}" for unit in Unit],
    "review.{unit}": [f"review.{unit}" for unit in Unit],
    "do.{move}": [f"do.{move}" for move in FORCED],
    "about.{name}": [f"about.{name}" for name in about._SECTIONS],
    "about.{name}.title": [f"about.{name}.title" for name in about._SECTIONS],
    "rules.{section.name}": [f"rules.{name}" for name in SECTIONS],
    "rules.{key}": RULE_LINES,
    "lesson.{lesson.game}.{lesson.part.name}": [
        f"lesson.{game}.{part.name}" for game, script in SCRIPTS.items() for part in script.parts
    ],
    "game.{lesson.game}": [f"game.{one}" for one in SCRIPTS],
    "colour.{count.colour + 1}": COLOURS,
    "text.{name}": [f"text.{topic.name}" for topic in (*_TOPICS, *BOARD_TOPICS)],
    "text.{topic}": [f"text.{topic}" for topic in KEYS.values()],
    "text.arm.{arm}": [f"text.arm.{arm}" for arm in CROSS],
    "aid.{aid}": [f"aid.{aid}" for aid in Aid],
    "aid.hide.{sight.aid}": [f"aid.hide.{aid}" for aid in Aid],
    "aid.counting.{switch}": ["aid.counting.on", "aid.counting.off"],
}
"""Every key that is put together in the code, with all that it can become."""


def test_code_and_catalogue_agree() -> None:
    found = [use for source in SOURCES for use in uses(source)]
    assert faults(found, PATTERNS, CATALOGUES["en"]) == []


FAKE_CODE = """
def page(words, speech, dark, place):
    a = words("one"), speech.words("two" if dark else "three", name="x")
    b = [self.words(f"tile.{side}.title") for side in ("left", "right")]
    return words(f"seat.{place}"), words("many", **gaps)
"""
FAKE_PATTERNS = {"seat.{place}": ["seat.north"]}
FAKE_CATALOGUE: Catalogue = {
    "one": "One",
    "two": "Two for {name}",
    "three": "Three",
    "tile.left.title": "Left",
    "tile.right.title": "Right",
    "seat.north": "North",
    "many": {"one": "{n} of {all}", "other": "{n} of {all}"},
}


def fake_faults(
    code: str = FAKE_CODE,
    patterns: Mapping[str, Collection[str]] = FAKE_PATTERNS,
    without: str = "",
    **more: str,
) -> list[str]:
    kept = {key: text for key, text in FAKE_CATALOGUE.items() if key != without}
    return faults(uses(code), patterns, {**kept, **more})


def test_scanner_accepts_what_is_right() -> None:
    assert fake_faults() == []


@pytest.mark.parametrize("key", FAKE_CATALOGUE)
def test_scanner_finds_a_missing_key(key: str) -> None:
    assert fake_faults(without=key) == [f"missing {key}"]


def test_scanner_finds_an_unused_key() -> None:
    assert fake_faults(four="Four") == ["unused four"]


def test_scanner_finds_an_unfilled_gap() -> None:
    assert fake_faults(one="One of {all}") == ["unfilled one: all"]


def test_scanner_finds_unknown_and_stale_patterns() -> None:
    wrong = {"seat.{chair}": ["seat.north"]}
    assert fake_faults(patterns=wrong) == [
        "unknown pattern seat.{place}",
        "unused seat.north",
        "stale pattern seat.{chair}",
    ]


def test_scanner_refuses_a_key_it_can_not_read() -> None:
    with pytest.raises(ValueError, match="no key can be read off"):
        fake_faults(code="words(key)")


# --- Look-up ----------------------------------------------------------------------------

PLURALS = {
    "en": {0: "other", 1: "one", 2: "other", 5: "other", 21: "other", 100: "other"},
    "es": {0: "other", 1: "one", 2: "other", 5: "other", 21: "other", 100: "other"},
    "it": {0: "other", 1: "one", 2: "other", 5: "other", 21: "other", 100: "other"},
    "pt": {0: "one", 1: "one", 2: "other", 5: "other", 21: "other", 100: "other"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_form(language: str) -> None:
    table = PLURALS[language]
    assert {number: plural_form(language, number) for number in table} == table


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["0 tiles", "1 tile", "2 tiles"]),
        ("es", ["0 fichas", "1 ficha", "2 fichas"]),
        ("it", ["0 tessere", "1 tessera", "2 tessere"]),
        ("pt", ["0 peça", "1 peça", "2 peças"]),
    ],
)
def test_counted_tiles(language: str, counted: list[str]) -> None:
    words = Words(language)
    assert [words("table.tiles", n=n) for n in range(3)] == counted


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (("pt-BR",), "pt"),
        (("fr", "it-CH"), "it"),
        ((), "en"),
        (("de", "fr"), "en"),
        (("es-419", "en"), "es"),
        ((" PT_pt ",), "pt"),
        (("", "-", "it"), "it"),
        (("english",), "en"),
    ],
)
def test_best_language(wanted: tuple[str, ...], found: str) -> None:
    assert best_language(wanted) == found


def test_words_refuse_what_they_do_not_know() -> None:
    with pytest.raises(KeyError):
        Words("fr")
    with pytest.raises(KeyError):
        Words("en")("no.such.key")
    with pytest.raises(KeyError):
        Words("en")("table.hand", table=1)
    with pytest.raises(KeyError):
        Words("en")("table.tiles")


# --- What the page says -----------------------------------------------------------------


def played(seat: Seat, text: str, arm: Arm, values: tuple[int, ...], joined: int) -> Played:
    return Played(seat, parse_tile(text), arm, values, joined, 3)


def led(seat: Seat, text: str) -> Played:
    return Played(seat, parse_tile(text), Arm.LEAD, (), None, 4)


def domino(winner: Seat, *left: int) -> HandEnded:
    points = tuple(sum(left) if seat == winner else 0 for seat in range(len(left)))
    return HandEnded(0, Outcome(Ending.DOMINO, winner, left, points, points), ())


def blocked(
    winner: Seat | None, gained: int, *left: int, account: Account = Account.OTHERS
) -> HandEnded:
    points = tuple(gained if seat == winner else 0 for seat in range(len(left)))
    return HandEnded(0, Outcome(Ending.BLOCKED, winner, left, points, points, account), ())


def won(*winners: Seat) -> MatchEnded:
    return MatchEnded(MatchResult(winners, (61,) * 3))


def dealt(hand: int, leader: Seat) -> Dealt:
    return Dealt(hand, leader, (None,) * 3, (5,) * 3, 13)


LOT_WITH_TIE = LotDrawn(
    (
        ((0, tile(6, 4)), (1, tile(3, 2)), (2, tile(5, 5))),
        ((0, tile(1, 0)), (2, tile(4, 3))),
    ),
    2,
)


def sight(
    hands: str,
    plays: str = "",
    *,
    chosen: str = "",
    refusal: Refusal | None = None,
    mover: Seat = 0,
    must_lead: str = "",
) -> Sight:
    """What the viewer sees of a position of three; ``hands`` as in ``position``."""
    demanded = parse_tile(must_lead) if must_lead else None
    state = position(hands, plays, mover=mover, must_lead=demanded)
    rules = block(3)
    model = Model(
        Plan("block", 3),
        match=Match(rules, later_hand(rules), None, state),
        chosen=parse_tile(chosen) if chosen else None,
        refusal=refusal,
    )
    found = sight_of(model)
    assert isinstance(found, Sight)
    return found


MINE = "6-4 3-5 0-0 | 5-5 | 5-4"
"""Hands of three; the viewer's first."""


def refused(reason: str, text: str = "") -> Refusal:
    return Refusal(reason, parse_tile(text) if text else None)


def said(language: str, what: Event | Sight, aloud: bool = False) -> str:
    """An event or a prompt in words; three sit at the table."""
    speech = Speech(Words(language), 3, aloud)
    return prompt(what, speech) if isinstance(what, Sight) else " ".join(speech.event(what))


Golden = tuple[str, Event | Sight, bool, dict[str, str]]

GOLDEN: list[Golden] = [
    (
        "lot with a repeated tie",
        LOT_WITH_TIE,
        False,
        {
            "en": "The lot: you turn up 6-4, West turns up 3-2, East turns up 5-5; you turn up"
            " 1-0, East turns up 4-3. East leads.",
            "es": "El sorteo: tú sacas el 6-4, Oeste saca el 3-2, Este saca el 5-5; tú sacas el"
            " 1-0, Este saca el 4-3. Abre Este.",
            "it": "Il sorteggio: tu scopri la 6-4, Ovest scopre la 3-2, Est scopre la 5-5; tu"
            " scopri la 1-0, Est scopre la 4-3. Apre Est.",
            "pt": "O sorteio: você vira a 6-4, Oeste vira a 3-2, Leste vira a 5-5; você vira a"
            " 1-0, Leste vira a 4-3. Leste abre.",
        },
    ),
    (
        "lot won, aloud",
        LotDrawn((((0, tile(6, 6)), (1, tile(6, 1)), (2, tile(2, 0))),), 0),
        True,
        {
            "en": "The lot: you turn up double six, West turns up six-one, East turns up"
            " two-blank. You lead.",
            "es": "El sorteo: tú sacas el doble seis, Oeste saca el seis-uno, Este saca el"
            " dos-blanca. Abres tú.",
            "it": "Il sorteggio: tu scopri la doppia sei, Ovest scopre la sei-uno, Est scopre la"
            " due-vuota. Apri tu.",
            "pt": "O sorteio: você vira a dupla de seis, Oeste vira a seis-um, Leste vira a"
            " dois-branco. Você abre.",
        },
    ),
    (
        "dealt, your lead",
        dealt(0, 0),
        False,
        {
            "en": "Hand 1: you lead.",
            "es": "Ronda 1: abres tú.",
            "it": "Mano 1: apri tu.",
            "pt": "Rodada 1: você abre.",
        },
    ),
    (
        "dealt, another's lead",
        dealt(2, 1),
        False,
        {
            "en": "Hand 3: West leads.",
            "es": "Ronda 3: abre Oeste.",
            "it": "Mano 3: apre Ovest.",
            "pt": "Rodada 3: Oeste abre.",
        },
    ),
    (
        "your lead",
        led(0, "6-4"),
        False,
        {
            "en": "You lead 6-4.",
            "es": "Abres con el 6-4.",
            "it": "Apri con la 6-4.",
            "pt": "Você abre com a 6-4.",
        },
    ),
    (
        "another's lead, aloud",
        led(2, "0-0"),
        True,
        {
            "en": "East leads double blank.",
            "es": "Este abre con el doble blanca.",
            "it": "Est apre con la doppia vuota.",
            "pt": "Leste abre com a dupla de branco.",
        },
    ),
    (
        "your play on a value",
        played(0, "6-4", Arm.LEFT, (6, 2), 6),
        False,
        {
            "en": "You play 6-4 on the 6 end.",
            "es": "Juegas el 6-4 en el extremo 6.",
            "it": "Giochi la 6-4 sull’estremità 6.",
            "pt": "Você joga a 6-4 na ponta 6.",
        },
    ),
    (
        "another's play on a value, aloud",
        played(1, "2-1", Arm.RIGHT, (6, 2), 2),
        True,
        {
            "en": "West plays two-one on the 2 end.",
            "es": "Oeste juega el dos-uno en el extremo 2.",
            "it": "Ovest gioca la due-uno sull’estremità 2.",
            "pt": "Oeste joga a dois-um na ponta 2.",
        },
    ),
    (
        "your play on the left",
        played(0, "6-4", Arm.LEFT, (6, 6), 6),
        False,
        {
            "en": "You play 6-4 on the left.",
            "es": "Juegas el 6-4 a la izquierda.",
            "it": "Giochi la 6-4 a sinistra.",
            "pt": "Você joga a 6-4 à esquerda.",
        },
    ),
    (
        "another's play on the right, aloud",
        played(1, "6-6", Arm.RIGHT, (6, 6), 6),
        True,
        {
            "en": "West plays double six on the right.",
            "es": "Oeste juega el doble seis a la derecha.",
            "it": "Ovest gioca la doppia sei a destra.",
            "pt": "Oeste joga a dupla de seis à direita.",
        },
    ),
    (
        "your pass with two values",
        Passed(0, (6, 2)),
        False,
        {
            "en": "You pass: nothing fits 6 or 2.",
            "es": "Pasas: no tienes 6 ni 2.",
            "it": "Passi: non hai 6 né 2.",
            "pt": "Você passa a vez: não tem 6 nem 2.",
        },
    ),
    (
        "another's pass with two values",
        Passed(1, (0, 5)),
        True,
        {
            "en": "West passes: nothing fits 0 or 5.",
            "es": "Oeste pasa: no tiene 0 ni 5.",
            "it": "Ovest passa: non ha 0 né 5.",
            "pt": "Oeste passa a vez: não tem 0 nem 5.",
        },
    ),
    (
        "another's pass with one value",
        Passed(2, (3, 3)),
        False,
        {
            "en": "East passes: nothing fits 3.",
            "es": "Este pasa: no tiene 3.",
            "it": "Est passa: non ha 3.",
            "pt": "Leste passa a vez: não tem 3.",
        },
    ),
    (
        "domino, yours",
        domino(0, 0, 5, 8),
        False,
        {
            "en": "You go out. You score 5 + 8 = 13.",
            "es": "Haces dominó. Anotas 5 + 8 = 13.",
            "it": "Giochi l’ultima tessera. Punti per te: 5 + 8 = 13.",
            "pt": "Você bate. Você marca 5 + 8 = 13.",
        },
    ),
    (
        "domino, another's, a hand of zero",
        domino(1, 0, 0, 8),
        False,
        {
            "en": "West goes out. West scores 8 + 0 = 8.",
            "es": "Oeste hace dominó. Oeste anota 8 + 0 = 8.",
            "it": "Ovest gioca l’ultima tessera. Punti per Ovest: 8 + 0 = 8.",
            "pt": "Oeste bate. Oeste marca 8 + 0 = 8.",
        },
    ),
    (
        "domino with two, one term",
        domino(0, 0, 9),
        False,
        {
            "en": "You go out. You score 9.",
            "es": "Haces dominó. Anotas 9.",
            "it": "Giochi l’ultima tessera. Punti per te: 9.",
            "pt": "Você bate. Você marca 9.",
        },
    ),
    (
        "domino without points",
        domino(2, 0, 0, 0),
        False,
        {
            "en": "East goes out. East wins the hand without points.",
            "es": "Este hace dominó. Este gana la ronda sin puntos.",
            "it": "Est gioca l’ultima tessera. Est vince la mano senza punti.",
            "pt": "Leste bate. Leste vence a rodada sem pontos.",
        },
    ),
    (
        "blocked, net",
        blocked(1, 12, 8, 3, 7),
        False,
        {
            "en": "Nobody can play: the hand is blocked. West scores 7 + 8 − 3 = 12.",
            "es": "Nadie puede jugar: ronda bloqueada. Oeste anota 7 + 8 − 3 = 12.",
            "it": "Nessuno può giocare: mano bloccata. Punti per Ovest: 7 + 8 − 3 = 12.",
            "pt": "Ninguém pode jogar: rodada trancada. Oeste marca 7 + 8 − 3 = 12.",
        },
    ),
    (
        "blocked, gross",
        blocked(0, 15, 3, 7, 8, account=Account.GROSS),
        False,
        {
            "en": "Nobody can play: the hand is blocked. You score 7 + 8 = 15.",
            "es": "Nadie puede jugar: ronda bloqueada. Anotas 7 + 8 = 15.",
            "it": "Nessuno può giocare: mano bloccata. Punti per te: 7 + 8 = 15.",
            "pt": "Ninguém pode jogar: rodada trancada. Você marca 7 + 8 = 15.",
        },
    ),
    (
        "blocked, shared lowest",
        blocked(None, 0, 3, 3, 8),
        False,
        {
            "en": "Nobody can play: the hand is blocked. The lowest total is shared: nobody"
            " scores.",
            "es": "Nadie puede jugar: ronda bloqueada. Más de un jugador tiene el total más bajo:"
            " nadie anota.",
            "it": "Nessuno può giocare: mano bloccata. Più di un giocatore ha il totale più"
            " basso: nessuno fa punti.",
            "pt": "Ninguém pode jogar: rodada trancada. Mais de um jogador tem o menor total:"
            " ninguém marca.",
        },
    ),
    (
        "match won by you",
        won(0),
        False,
        {
            "en": "You win the match.",
            "es": "Ganas la partida.",
            "it": "Vinci la partita.",
            "pt": "Você vence a partida.",
        },
    ),
    (
        "match won by another",
        won(1),
        False,
        {
            "en": "West wins the match.",
            "es": "Oeste gana la partida.",
            "it": "Ovest vince la partita.",
            "pt": "Oeste vence a partida.",
        },
    ),
    (
        "match tied by two",
        won(0, 1),
        False,
        {
            "en": "You and West tie the match.",
            "es": "Tú y Oeste: partida en tablas.",
            "it": "Tu e Ovest: partita in pareggio.",
            "pt": "Você e Oeste: partida empatada.",
        },
    ),
    (
        "match tied by all",
        won(0, 1, 2),
        False,
        {
            "en": "You, West and East tie the match.",
            "es": "Tú, Oeste y Este: partida en tablas.",
            "it": "Tu, Ovest e Est: partita in pareggio.",
            "pt": "Você, Oeste e Leste: partida empatada.",
        },
    ),
    (
        "your lead is asked for",
        sight(MINE),
        False,
        {
            "en": "You lead: play any tile.",
            "es": "Abres tú: juega cualquier ficha.",
            "it": "Apri tu: gioca una tessera qualsiasi.",
            "pt": "Você abre: jogue qualquer peça.",
        },
    ),
    (
        "a lead is demanded, aloud",
        sight(MINE, must_lead="0-0"),
        True,
        {
            "en": "You lead, and it must be double blank.",
            "es": "Abres tú, y tiene que ser con el doble blanca.",
            "it": "Apri tu, e deve essere con la doppia vuota.",
            "pt": "Você abre, e tem que ser com a dupla de branco.",
        },
    ),
    (
        "your turn",
        sight(MINE, "6-2"),
        False,
        {
            "en": "Your turn: the ends are 6 and 2.",
            "es": "Tu turno: los extremos son 6 y 2.",
            "it": "Tocca a te: le estremità sono 6 e 2.",
            "pt": "Sua vez: as pontas são 6 e 2.",
        },
    ),
    (
        "your turn, equal ends",
        sight(MINE, "6-6"),
        False,
        {
            "en": "Your turn: both ends are 6.",
            "es": "Tu turno: los dos extremos son 6.",
            "it": "Tocca a te: le due estremità sono 6.",
            "pt": "Sua vez: as duas pontas são 6.",
        },
    ),
    (
        "you must pass",
        sight(MINE, "2-1"),
        False,
        {
            "en": "Your turn: nothing fits 2 or 1, so you pass.",
            "es": "Tu turno: no tienes 2 ni 1, así que pasas.",
            "it": "Tocca a te: non hai 2 né 1, quindi passi.",
            "pt": "Sua vez: sem 2 nem 1, você passa.",
        },
    ),
    (
        "chosen as lead",
        sight(MINE, chosen="6-4"),
        False,
        {
            "en": "6-4 is chosen: choose it again to lead it.",
            "es": "El 6-4 está elegido: elígelo otra vez para abrir con él.",
            "it": "La 6-4 è scelta: sceglila di nuovo per aprire.",
            "pt": "A 6-4 está escolhida: escolha-a de novo para abrir.",
        },
    ),
    (
        "chosen, fits one end",
        sight(MINE, "6-2", chosen="6-4"),
        False,
        {
            "en": "6-4 fits the 6 end and leaves 4.",
            "es": "El 6-4 encaja en el extremo 6 y deja 4.",
            "it": "La 6-4 si attacca all’estremità 6 e lascia 4.",
            "pt": "A 6-4 encaixa na ponta 6 e deixa 4.",
        },
    ),
    (
        "chosen, fits two ends, aloud",
        sight(MINE, "6-6", chosen="6-4"),
        True,
        {
            "en": "Six-four fits more than one end: choose where.",
            "es": "El seis-cuatro encaja en más de un extremo: elige dónde.",
            "it": "La sei-quattro si attacca a più di un’estremità: scegli dove.",
            "pt": "A seis-quatro encaixa em mais de uma ponta: escolha onde.",
        },
    ),
    (
        "refused: fits no end",
        sight(MINE, "6-2", refusal=refused(Reason.NO_FIT, "3-5")),
        False,
        {
            "en": "You can’t play 5-3: the ends are 6 and 2.",
            "es": "No puedes jugar el 5-3: los extremos son 6 y 2.",
            "it": "Non puoi giocare la 5-3: le estremità sono 6 e 2.",
            "pt": "Você não pode jogar a 5-3: as pontas são 6 e 2.",
        },
    ),
    (
        "refused: the wrong end",
        sight(MINE, "6-2", refusal=refused(Reason.WRONG_END, "6-4")),
        False,
        {
            "en": "6-4 doesn’t fit that end.",
            "es": "El 6-4 no encaja en ese extremo.",
            "it": "La 6-4 non si attacca a quell’estremità.",
            "pt": "A 6-4 não encaixa nessa ponta.",
        },
    ),
    (
        "refused: another lead is demanded",
        sight(MINE, must_lead="0-0", refusal=refused(Reason.MUST_LEAD, "6-4")),
        False,
        {
            "en": "You can’t lead 6-4: it must be 0-0.",
            "es": "No puedes abrir con el 6-4: tiene que ser con el 0-0.",
            "it": "Non puoi aprire con la 6-4: deve essere la 0-0.",
            "pt": "Você não pode abrir com a 6-4: tem que ser com a 0-0.",
        },
    ),
    (
        "refused: a pass",
        sight(MINE, "6-2", refusal=refused(Reason.MUST_PLAY)),
        False,
        {
            "en": "You can’t pass: a tile of yours fits.",
            "es": "No puedes pasar: tienes una ficha que encaja.",
            "it": "Non puoi passare: hai una tessera che si attacca.",
            "pt": "Você não pode passar a vez: tem uma peça que encaixa.",
        },
    ),
    (
        "refused: not your turn",
        sight(MINE, "6-2", mover=2, refusal=refused(NOT_YOUR_TURN, "6-4")),
        False,
        {
            "en": "It isn’t your turn yet: East is to play.",
            "es": "Aún no es tu turno: le toca a Este.",
            "it": "Non è ancora il tuo turno: tocca a Est.",
            "pt": "Ainda não é a sua vez: é a vez de Leste.",
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden[0])
def test_golden_sentences(golden: Golden, language: str) -> None:
    _, what, aloud, sentences = golden
    assert said(language, what, aloud) == sentences[language]


@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_said(language: str, aloud: bool) -> None:
    kinds = {type(what) for _, what, _, _ in GOLDEN}
    assert kinds >= {LotDrawn, Dealt, Played, Passed, HandEnded, MatchEnded}
    for _, what, _, _ in GOLDEN:
        if not isinstance(what, Sight):
            assert_sentence(said(language, what, aloud))


@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str, aloud: bool) -> None:
    for reason in (*Reason, NOT_YOUR_TURN, "unheard-of"):
        for text in ("", "5-3"):
            seen = sight(MINE, "6-2", must_lead="0-0", refusal=refused(reason, text))
            assert_sentence(said(language, seen, aloud))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_said(language: str) -> None:
    speech = Speech(Words(language), 2, aloud=True)
    names = [speech.tile(one) for one in FULL_SET]
    assert len(set(names)) == len(FULL_SET)
    assert not any(set(name) & set("{}0123456789") for name in names)


def assert_sentence(text: str) -> None:
    assert text.endswith("."), text
    assert not set(text) & set("{}"), text


SPOKEN_TILES = {
    "en": ["six-four", "double six", "one-blank", "double blank"],
    "es": ["seis-cuatro", "doble seis", "uno-blanca", "doble blanca"],
    "it": ["sei-quattro", "doppia sei", "uno-vuota", "doppia vuota"],
    "pt": ["seis-quatro", "dupla de seis", "um-branco", "dupla de branco"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_tiles(language: str) -> None:
    speech = Speech(Words(language), 2, aloud=True)
    shown = [speech.tile(parse_tile(text)) for text in ("6-4", "6-6", "1-0", "0-0")]
    assert shown == SPOKEN_TILES[language]


LABELS = {
    "en": ["Lead 6-4", "Play 6-4 on the 6 end, leaves 4", "Play 6-4 on the left, leaves 4"],
    "es": [
        "Abrir con 6-4",
        "Jugar 6-4 en el extremo 6, deja 4",
        "Jugar 6-4 a la izquierda, deja 4",
    ],
    "it": [
        "Apri con 6-4",
        "Gioca 6-4 sull’estremità 6, lascia 4",
        "Gioca 6-4 a sinistra, lascia 4",
    ],
    "pt": [
        "Abrir com 6-4",
        "Jogar 6-4 na ponta 6, deixa 4",
        "Jogar 6-4 à esquerda, deixa 4",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_ends(language: str) -> None:
    speech = Speech(Words(language), 3)
    lead, on_value, on_left = (sight(MINE, plays, chosen="6-4") for plays in ("", "6-2", "6-6"))
    assert [
        ghost_label(lead, Arm.LEAD, speech),
        ghost_label(on_value, Arm.LEFT, speech),
        ghost_label(on_left, Arm.LEFT, speech),
    ] == LABELS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_button_texts_fit_a_phone(language: str) -> None:
    """Two buttons beside each other on 360 px hold about 16 characters each."""
    speech = Speech(Words(language), 3)
    labels = [
        end_label(sight(MINE, plays), arm, speech) for plays in ("6-2", "6-6") for arm in SIDES
    ]
    plain = [text for key, text in texts(language) if key.startswith("do.") and "{" not in text]
    assert all(len(text) <= 16 and text[0].isupper() for text in labels + plain)
