"""The page never holds a tile that its reader can't see, not even where nobody looks."""

from __future__ import annotations

import html
import json
import re

import pytest

from game.app.model import VIEWER
from game.app.saved import parse_save
from game.engine.events import LotDrawn
from game.engine.match import MatchStep
from game.engine.tile import FULL_SET, Tile, tile
from game.i18n import LANGUAGES, Words
from game.view.speech import Speech
from tests.browser.conftest import OpenGame
from tests.browser.support import (
    FULL,
    Game,
    Mouse,
    address,
    block_plan,
    play_match,
    prepare,
    short_seed,
    start,
)

CASES = [(seats, lang) for seats in (2, 3, 4) for lang in LANGUAGES]
SOME = [(2, "en"), (4, "pt")]
NOTED = "[0-6][-|:,–—][0-6]"
"""Ways in which a tile might be written."""
FACE = re.compile(r'<svg class="tile tile-(?:flat|upright)"[^>]*>(?:(?!</svg>).)*class="face"')


@pytest.mark.parametrize(("seats", "lang"), CASES if FULL else SOME)
def test_no_hidden_tile_in_the_document(open_game: OpenGame, seats: int, lang: str) -> None:
    plan = block_plan(seats, target=25)
    page = open_game(address(plan, lang), prepare=prepare, reduced_motion="reduce")
    hand = Mouse(Game(page))
    hand.game.keep("Pages")
    start(hand, short_seed(plan))
    play_match(hand)
    pages = [one for one in hand.game.watched("pages") if one["save"]]
    moves = [len(played.moves) for played in hand.game.match().hands]
    assert len(moves) >= 3
    assert len({one["save"] for one in pages}) == sum(moves) + len(moves)
    for one in {json.dumps(one): one for one in pages}.values():
        if 'class="page at-table"' in one["html"]:
            check_fair(one["html"], one["values"], one["save"], lang)


def check_fair(document: str, values: list[str], save: str, lang: str) -> None:
    """Whether nothing in the document tells a hidden tile, past sentences aside."""
    step, secret = parse_save(save)
    text = "\n".join((html.unescape(document), *values)).casefold()
    assert secret.hex() not in text
    assert step.match.state.outcome is not None or faces(document) <= open_faces(step)
    for sentence in past(step, lang):
        text = text.replace(sentence.casefold(), "")
    secrets = hidden(step)
    for found in re.finditer(rf"(?<!\d)(?<!\d\.)(?:{NOTED}|{spoken(lang)})(?!\d|\.\d)", text):
        around = text[max(0, found.start() - 200) : found.end() + 60]
        assert named(found[0], lang) not in secrets, around


def hidden(step: MatchStep) -> set[Tile]:
    """The tiles that the viewer can't see now."""
    state = step.match.state
    seen = {*state.chain.tiles, *state.hands[VIEWER]}
    if state.outcome is not None:
        seen |= {one for hand in state.hands for one in hand}
    seen |= lot(step)
    return set(FULL_SET) - seen


def lot(step: MatchStep) -> set[Tile]:
    """The tiles of the lot while they are shown: they are shuffled in again afterwards."""
    if step.match.state.moves or not step.match.setup.lot:
        return set()
    drawn = [event for event in step.events if isinstance(event, LotDrawn)]
    return {one for pairs in drawn[-1].rounds for _, one in pairs}


def past(step: MatchStep, lang: str) -> list[str]:
    """What was said openly so far, the longest first."""
    words = Words(lang)
    found: list[str] = []
    for event in step.events:
        for aloud in (False, True):
            speech = Speech(words, step.match.rules.seats, aloud)
            found.extend(speech.event(event.seen_by(VIEWER)))
    return sorted(found, key=len, reverse=True)


def names(lang: str) -> dict[str, Tile]:
    """All tiles by their spoken names."""
    aloud = Speech(Words(lang), 2, aloud=True)
    return {aloud.tile(one).casefold(): one for one in FULL_SET}


def spoken(lang: str) -> str:
    """A pattern for the spoken names of all tiles."""
    return "|".join(map(re.escape, names(lang)))


def named(name: str, lang: str) -> Tile:
    """The tile of a name, spoken or noted in one of many ways."""
    if name[0].isdigit():
        return tile(int(name[0]), int(name[2]))
    return names(lang)[name]


def faces(document: str) -> int:
    """How many tiles lie face up."""
    return len(FACE.findall(document))


def open_faces(step: MatchStep) -> int:
    """How many there may be: chain, own hand, the chosen tile at two ends, the lot."""
    state = step.match.state
    return len(state.chain.tiles) + len(state.hands[VIEWER]) + 2 + len(lot(step))
