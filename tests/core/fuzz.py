"""What reads text that others may have written, and what it may answer.

Each target gets mutated texts, in `test_fuzz.py` a few hundred and in `make bench NAME=fuzz` a
million in all. It raises AssertionError where something kept would have been changed, and
lets escape what it should not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from urllib.parse import quote

from game.app.builder_messages import parse_builder_message
from game.app.bundle import HEAD, VERSION, BundleError, print_bundle
from game.app.cupboard import bring_in, put_away
from game.app.draft import read_draft
from game.app.effects import SetAside
from game.app.embed_address import parse_embed
from game.app.embed_messages import parse_said
from game.app.history import parse_index
from game.app.kept import Unkept, parse_kept, print_kept
from game.app.link import Moment, deal_of, match_of, parse_link, position_of, print_link
from game.app.model import VIEWER, Model
from game.app.opening import Opening, open_page
from game.app.reading import parse_message
from game.app.saved import print_prefs, print_save
from game.app.update import update
from game.engine.digits import parse_number, print_number
from game.engine.errors import IllegalMove, NotationError
from game.engine.match import Match
from game.engine.moves import parse_move
from game.engine.options import parse_options
from game.engine.record import parse_match, print_match
from game.engine.seats import Table
from game.games.catalogue import CATALOGUE, parse_knowledge, print_knowledge, rules_for
from tests.core.kept_matches import kept, played, read_bundle, trust_of

START = "t1."
"""How a link begins."""
NOISE = bytes(range(16))
WORDS = """touch:6-4 lift:6-4 stand:6-4 put:left put:up open:table open:settings pick:1:7 hold:1:7
place:4 walk:80 human:1:person human:2:hard level:expert review:3 game:block game:blockers seats:4
option:target:50 option:opener:rotate option:floor:2 lang:pt theme:dark pace:slow tileset:contrast
felt:blue contrast:more sounds:on dismiss:bad-address pass-alone:on counting:off aid:rules tell
lesson:start lesson:next new drop unchoose pass draw skip uncover next-hand drawer hint hint-close
review hasten share:link take-offer drop-offer own-text:t1.x undo lay-back pause ask-give-up
play-on give-up take-over open-hands:on practice:on draw-alone:off sort:weight arrange:6-4:2
replay:0123456789abcdef resume:0123456789abcdef play-tape:on ask-forget:x forget:x go:forward
jump:0:7 show-hands:on opinions:on chances:on keep-it export import close-report back clear read
colour:2 label:7 written:6-4 hand:1 ply:3 caption:x colours:dark live:frame figure-lang:it
copy:svg save:png"""
MESSAGES = tuple(WORDS.split())
"""What elements say they mean."""
SAID = (
    '{"tileGame":1,"type":"goto","ply":7}',
    '{"tileGame":1,"type":"theme","theme":"dark"}',
    '{"tileGame":1,"type":"lang","lang":"it"}',
    '{"tileGame":1,"type":"load","position":"t1.abc","ply":"3"}',
)
QUERIES = (
    "lang=it&theme=dark&pace=slow&game=block&players=4&level=hard&options=target:50,opener:winner",
    "game=all-fives&players=3&options=deal:7-5-5,floor:1&tileset=contrast",
    "game=blockers&players=5&options=scoring:uptown&lesson=blockers",
    "game=draw&players=2&level=expert",
)
EMBEDS = (
    "game=block&players=2&level=hard&options=target:50&lang=es&theme=dark&mode=replay&ply=7",
    "embed/1/?game=blockers&mode=figure&start=load&controls=undo,hint&fit=width&picture=6-4.4-1",
    "#game=all-fives&controls=none&tileset=contrast",
)


class Drawers(dict[str, str]):
    """A storage in memory."""

    def put(self, name: str, text: str) -> None:
        """Keep a text."""
        self[name] = text

    def remove(self, name: str) -> None:
        """Forget a text."""
        self.pop(name, None)

    def names(self) -> tuple[str, ...]:
        """All names."""
        return tuple(self)


@cache
def matches() -> tuple[Match, ...]:
    """Some of every game: running ones and whole ones."""
    found = [played(one.game, one.seats[0], 1, 9) for one in CATALOGUE]
    return (*found, played("block", 3, 2, 60), played("blockers", 3, 4, 70))


@cache
def saves() -> tuple[str, ...]:
    """Their saves."""
    return tuple(print_save(one, trust_of(1, one), (VIEWER,)) for one in matches())


@cache
def links() -> tuple[str, ...]:
    """Deals, positions and matches."""
    first = matches()[0]
    at = Moment(0, len(first.state.moves) // 2)
    shared = [match_of(one) for one in matches()] + [deal_of(one, 0) for one in matches()]
    return tuple(map(print_link, (*shared, position_of(first, at))))


@cache
def knowledge() -> tuple[str, ...]:
    """What seats know."""
    return tuple(
        print_knowledge(one.rules, one.rules.observe(one.state, seat))
        for one in matches()
        for seat in Table(one.rules.seats)
    )


@cache
def kept_texts() -> tuple[str, ...]:
    """Texts of kept matches."""
    return tuple(map(print_kept, (kept(3), kept(4, "all-fives"), kept(6, "blockers", 3, most=20))))


@cache
def drawers() -> Drawers:
    """A device with kept matches, preferences and a running match."""
    full = Drawers(prefs=prefs()[0], match=saves()[0])
    put_away(full, kept(3))
    put_away(full, kept(5, most=9))
    return full


@cache
def prefs() -> tuple[str, ...]:
    """Preferences as they are kept."""
    plain, _ = open_page(Opening())
    other, _ = open_page(Opening(query=QUERIES[0]))
    return tuple(print_prefs(one.prefs, one.plan) for one in (plain, other))


@cache
def running() -> tuple[Model, ...]:
    """Pages with a match on the table."""
    found = (Opening(screen="table", match=save, noise=NOISE) for save in saves()[:4])
    return tuple(open_page(one)[0] for one in found)


def record(text: str) -> None:
    """A record: what can be read is printed and read the same again."""
    match = parse_match(text, rules_for).match
    assert parse_match(print_match(match), rules_for).match == match


def link(text: str) -> None:
    """A link: likewise."""
    shared = parse_link(text)
    assert parse_link(print_link(shared)) == shared


def link_number(text: str) -> None:
    """The number of a link, with check digits that are right."""
    body = "".join(sign for sign in text.removeprefix(START) if sign.isalnum() and sign.isascii())
    number = 0
    for sign in body[:8000]:
        number = number << 6 | ord(sign) & 63
    link(START + print_number(number + 1, START))


def near_link(text: str) -> None:
    """A link whose number was changed in one place: what lies beneath the check digits."""
    head, _, tail = text.partition("|")
    number = parse_number(links()[len(head) % len(links())].removeprefix(START), START)
    for at, sign in enumerate(tail[:3]):
        number ^= 1 << (ord(sign) * 7 + at) % number.bit_length()
    link(START + print_number(max(1, number), START))


def save(text: str) -> None:
    """A kept match: it is there again, or set aside for good."""
    model, effects = open_page(Opening(match=text, noise=NOISE))
    if SetAside(text) not in effects:
        assert model.match is not None
        assert parse_match(print_match(model.match), rules_for).match == model.match


def query(text: str) -> None:
    """What stands in the address after the question mark changes no kept match."""
    _opened(Opening(query=text, match=saves()[0], prefs=prefs()[0], noise=NOISE))


def fragment(text: str) -> None:
    """Nor does what stands after the number sign."""
    _opened(Opening(screen=text, match=saves()[0], prefs=prefs()[0], noise=NOISE))


def _opened(found: Opening) -> None:
    model, effects = open_page(found)
    assert model.match == matches()[0]
    assert not any(isinstance(one, SetAside) for one in effects)


def preferences(text: str) -> None:
    """Preferences: what can't be read has its default."""
    open_page(Opening(prefs=text))


def message(text: str) -> None:
    """What an element says it means, at a table of every game."""
    parse_builder_message(text)
    found = parse_message(text)
    if found is None:
        return
    for model in running():
        update(model, found)


def bundle(text: str) -> None:
    """An exported file: what is kept here stays as it is."""
    _bring_in(text)


def signed_bundle(text: str) -> None:
    """Lines of such a file below a checksum that is right."""
    lines = [line.strip() for line in text.split("\n") if line.strip()][2:]
    check = sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()
    _bring_in("\n".join((f"{HEAD} {VERSION}", f"check {check}", *lines)))


def _bring_in(text: str) -> None:
    found = read_bundle(text)
    before = drawers()
    here = Drawers(before)
    bring_in(here, found, runs=True, has_prefs=True)
    for name in before:
        if name != "kept":
            assert here[name] == before[name] or len(here[name]) > len(before[name])


def kept_match(text: str) -> None:
    """The text of a kept match."""
    parse_kept(text)


def index(text: str) -> None:
    """The list of kept matches: what can't be read is left out."""
    parse_index(text)


def embed(text: str) -> None:
    """The address of an embedded board, as it is and as a browser writes it."""
    parse_embed(text)
    with suppress(UnicodeEncodeError):
        parse_embed(quote(text, safe="=&"))


def said(text: str) -> None:
    """A message to an embedded board."""
    parse_said(text)


def draft(text: str) -> None:
    """What is pasted where figures are built."""
    read_draft(text, "block")


def observation(text: str) -> None:
    """What a seat knows, as the players get it."""
    parse_knowledge(text)


def notation(text: str) -> None:
    """Moves and options."""
    with suppress(NotationError):
        parse_move(text)
    parse_options(text)


@dataclass(frozen=True, slots=True)
class Target:
    """``read`` gets the mutated ``texts`` and may raise what is ``refused``, nothing else.

    ``right``: whether the texts as they are can be read.
    """

    read: Callable[[str], None]
    texts: Callable[[], Sequence[str]]
    refused: tuple[type[Exception], ...] = ()
    right: bool = True

    @property
    def name(self) -> str:
        """Its name."""
        return self.read.__name__


def records() -> Sequence[str]:
    """Records of matches."""
    return tuple(map(print_match, matches()))


def bundles() -> Sequence[str]:
    """Exported files."""
    return (print_bundle(kept_texts(), kept(5, most=9), prefs()[0]),)


def drafts() -> Sequence[str]:
    """A link, a record, moves, a drawn board."""
    board = next(one for one in matches() if one.rules.game == "blockers")
    stones = " ".join(map(str, board.state.moves[:1]))
    return (links()[0], records()[0], "1-4 1-1> 4-4<", stones)


TARGETS = (
    Target(record, records, (NotationError, IllegalMove)),
    Target(link, links, (NotationError,)),
    Target(link_number, links, (NotationError,), right=False),
    Target(near_link, lambda: ("a|b", "ab|cd", "abcdefgh|xy"), (NotationError,), right=False),
    Target(save, saves),
    Target(query, lambda: QUERIES),
    Target(fragment, lambda: (*links(), "table", "settings", "history", "check")),
    Target(preferences, prefs),
    Target(message, lambda: MESSAGES),
    Target(bundle, bundles, (BundleError,)),
    Target(signed_bundle, bundles, (BundleError,)),
    Target(kept_match, kept_texts, (Unkept,)),
    Target(index, lambda: (drawers()["kept"],)),
    Target(embed, lambda: (*EMBEDS, *(f"position={one}" for one in links()))),
    Target(said, lambda: SAID),
    Target(draft, drafts, (NotationError, IllegalMove)),
    Target(observation, knowledge, (NotationError,)),
    Target(notation, lambda: ("6-5>", "1:7@4", "a=50 b=lot"), (NotationError,), right=False),
)
"""Everything that reads texts of others."""
