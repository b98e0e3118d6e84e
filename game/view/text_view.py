"""The table in words: every topic as short sentences, under a heading or on a single key."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from game.app.aids import MOVED
from game.app.sight import AnySight, Sight
from game.engine.chain import CROSS
from game.engine.events import Counted, Event, HandEnded
from game.i18n import Words
from game.view.account import number, spelled_sum
from game.view.nodes import Node, h
from game.view.prompt import prompt
from game.view.speech import Speech, sentence
from game.view.text_board import BOARD_TOPICS

Lines = tuple[str, ...]

KEYS: Mapping[str, str] = {
    "t": "tiles",
    "e": "ends",
    "l": "last",
    "s": "scores",
    "c": "counts",
}
"""Which topic a single key tells while the table has the focus, in every game."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Something about the table: its name, and the sentences that tell it."""

    name: str
    lines: Callable[[Sight, Speech], Lines]


def text_view(sight: AnySight, words: Words) -> Node:
    """The whole table as lists under headings, and which key tells what."""
    topics = _told(sight, words)
    told = ((key, words(f"text.{topic}")) for key, topic in KEYS.items())
    keys = [
        h("li", None, h("kbd", None, key if "+" in key else key.upper()), " ", what, key=key)
        for key, what in (*told, *_deeds(sight, words))
    ]
    return h(
        "section",
        {"class": "card text-view"},
        h("h2", None, words("text.title")),
        [_topic(name, lines, words) for name, lines in topics],
        h("h3", None, words("text.keys")),
        h("ul", {"class": "text-keys"}, keys),
        key="text-view",
    )


def _deeds(sight: AnySight, words: Words) -> Iterator[tuple[str, str]]:
    """The other keys of the table: what they do."""
    yield "n", words("keys.onward.tile" if isinstance(sight, Sight) else "keys.onward.space")
    yield "h", words("hint.ask")
    yield "u", words("undo.do")
    yield "p", words("pause.do")
    yield "r", words("aid.rules")
    yield "w", words("aid.words")
    yield "f", words("keys.hasten")
    if isinstance(sight, Sight):
        yield f"{words('sort.shift')} + ← →", words("sort.move")


def spoken(sight: AnySight, key: str, words: Words) -> str | None:
    """What a single key tells; None for a key that tells nothing. Capitals are the same.

    In place of a key: where a tile of the own hand was put.
    """
    word, _, tile = key.partition(":")
    if word == MOVED:
        return _put(sight, tile, words)
    topic = KEYS.get(key.lower())
    if topic is None:
        return None
    return " ".join(dict(_told(sight, words))[topic])


def _put(sight: AnySight, name: str, words: Words) -> str | None:
    """Where a tile lies now that was put elsewhere in the own hand."""
    if not isinstance(sight, Sight):
        return None
    speech = Speech(words, sight.seats, aloud=True, humans=sight.humans)
    return next(
        (
            words("sort.told", tile=speech.tile(tile), n=at, all=len(sight.hand))
            for at, tile in enumerate(sight.hand, 1)
            if str(tile) == name
        ),
        None,
    )


def _topic(name: str, lines: Lines, words: Words) -> Node:
    items = [h("li", None, line, key=str(at)) for at, line in enumerate(lines)]
    return h(
        "section",
        None,
        h("h3", None, words(f"text.{name}")),
        h("ul", None, items),
        key=name,
    )


def _told(sight: AnySight, words: Words) -> list[tuple[str, Lines]]:
    """Every topic of the game with its sentences, in the order of the view."""
    if isinstance(sight, Sight):
        speech = Speech(words, sight.seats, aloud=True, humans=sight.humans)
        return [(topic.name, topic.lines(sight, speech)) for topic in _TOPICS]
    return [(topic.name, topic.lines(sight, words)) for topic in BOARD_TOPICS]


def _tiles(sight: Sight, speech: Speech) -> Lines:
    held = sight.known.tiles
    if not held:
        return (speech.words("text.no-tiles"),)
    count = speech.words("table.tiles", n=len(held))
    told = [f"{count}: {', '.join(map(speech.tile, held))}."]
    if sight.your_turn and 0 < len(sight.playable) < len(held):
        fits = ", ".join(map(speech.tile, sight.playable))
        told.append(speech.words("text.fits", tiles=fits))
    return tuple(told)


def _ends(sight: Sight, speech: Speech) -> Lines:
    """The open ends and their sum, then the tiles as they lie."""
    words, chain = speech.words, sight.known.chain
    if chain.lead is None:
        return (words("text.no-chain"),)
    told = [sentence(speech.ends_are(chain.values))]
    if sight.counted is not None:
        told.append(words("say.counted", sum=spelled_sum(sight.counted)))
    line = (*(x.tile for x in reversed(chain.left)), chain.lead, *(x.tile for x in chain.right))
    told.append(words("text.line", tiles=", ".join(map(speech.tile, line))))
    for arm in CROSS:
        links = chain.links(arm)
        if links:
            listed = ", ".join(speech.tile(link.tile) for link in links)
            told.append(words(f"text.arm.{arm}", tiles=listed))
    if chain.spinner is not None:
        state = "open" if chain.spinner_closed else "closed"
        name = speech.tile(chain.spinner)
        told.append(sentence(f"{name}: {words(f'table.spinner.{state}')}"))
    return tuple(told)


def _last(sight: Sight, speech: Speech) -> Lines:
    """What happened last, and whose turn it is."""
    told = [one for event in _latest(sight.log) for one in speech.event(event)]
    if sight.your_turn:
        told.append(prompt(sight, speech))
    elif sight.ended is None:
        told.append(speech.words("text.turn", name=speech.name(sight.known.mover)))
    return tuple(told)


def _latest(log: tuple[Event, ...]) -> tuple[Event, ...]:
    """The last event, a sum of the ends and a settlement together with what led to them."""
    first = len(log) - 1
    while first > 0 and isinstance(log[first], (Counted, HandEnded)):
        first -= 1
    return log[max(first, 0) :]


def _scores(sight: Sight, speech: Speech) -> Lines:
    words = speech.words
    each = tuple(
        f"{speech.name(seat)}: {_points(score, words)}." for seat, score in enumerate(sight.scores)
    )
    return (*each, f"{words('sheet.target', target=sight.target)}.")


def _points(score: int, words: Words) -> str:
    return words("table.points", n=score) if score >= 0 else number(score)


def _counts(sight: Sight, speech: Speech) -> Lines:
    """Tiles of every seat, who has passed, and the boneyard."""
    words = speech.words
    told = []
    for seat, count in enumerate(sight.known.counts):
        passed = f", {words('table.passed')}" if seat in sight.passed else ""
        told.append(f"{speech.name(seat)}: {words('table.tiles', n=count)}{passed}.")
    if sight.boneyard is not None:
        told.append(f"{words('table.boneyard.count', n=sight.boneyard)}.")
    return tuple(told)


_TOPICS = (
    Topic("tiles", _tiles),
    Topic("ends", _ends),
    Topic("last", _last),
    Topic("scores", _scores),
    Topic("counts", _counts),
)
