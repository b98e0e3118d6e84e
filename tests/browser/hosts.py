"""Pages of somebody else, on another origin, that show our boards."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import FrameLocator, Page

from game.app.embed_address import Embed, Mode, Origin, Source
from game.app.link import Moment, match_of, position_of, print_link
from game.engine.match import Match
from game.engine.moves import Play
from game.games.catalogue import rules_for
from game.view.laid import print_laid
from tests.core.support import match_steps
from tools.serve import SiteServer

HEAD = (
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>A blog</title>'
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
    "<style>body{margin:0}iframe{display:block;border:0}</style>"
)
LISTEN = """<script>
const heard = [];
addEventListener("message", event => heard.push({ ...event.data, origin: event.origin }));
</script>"""
ASK = "#embed-go"
_LIVE = 'html[data-boot="ready"]'


class Host:
    """A site on another origin: the same machine under another name and port."""

    def __init__(self, folder: Path, server: SiteServer, site: SiteServer) -> None:
        self._folder = folder
        self.address = server.address.replace("127.0.0.1", "localhost")
        self.embeds = f"{site.address}embed/1/"

    def page(self, body: str) -> str:
        """The address of a page with this body."""
        name = f"page{len(list(self._folder.iterdir()))}.html"
        (self._folder / name).write_text(HEAD + body)
        return self.address + name

    def frame(self, asked: str, attributes: str = 'width="700" height="560"') -> str:
        """A frame with a board; ``asked``: its query or fragment."""
        return f'<iframe title="A board" src="{self.embeds}{asked}" {attributes}></iframe>'


def board(page: Page, at: int = 0) -> FrameLocator:
    """The board in a frame of a page."""
    return page.locator("iframe").nth(at).content_frame


def wait_for_board(page: Page, at: int = 0) -> FrameLocator:
    """The same once Python has taken over in it."""
    found = board(page, at)
    found.locator(_LIVE).wait_for(state="attached")
    return found


def played(game: str, seats: int = 2, moves: int = 8) -> Match:
    """A match at its first hand after so many moves, the same each time."""
    steps = match_steps(rules_for(game, seats, {}), bytes(16), Random(2))
    return next(one.match for one in steps if len(one.match.state.moves) == moves)


def to_play(game: str = "block") -> Match:
    """A match at a moment when whoever is on turn has a tile that fits one end only."""
    for step in match_steps(rules_for(game, 2, {}), bytes(16), Random(2)):
        legal = step.match.rules.legal(step.match.state)
        plays = [move.tile for move in legal if isinstance(move, Play)]
        if len(step.match.state.moves) > 3 and len(plays) == len({*plays}) > 0:
            return step.match
    raise AssertionError("nothing can be played")


def shown(match: Match) -> str:
    """The laid-out picture of a match."""
    state = match.state
    return print_laid(state.cells if hasattr(state, "cells") else state.chain)


def position(match: Match) -> str:
    """The link to where a match stands."""
    return print_link(position_of(match, Moment(0, len(match.state.moves))))


def embed(match: Match, mode: Mode = Mode.PLAY, *, drawn: bool = False, lang: str = "en") -> Embed:
    """The embed of a match: where it stands, or all of it as a replay."""
    source = Source(Origin.POSITION, position(match))
    if mode is Mode.REPLAY:
        source = Source(Origin.RECORD, print_link(match_of(match)))
    picture = shown(match) if drawn else ""
    game, seats = match.rules.game, match.rules.seats
    return Embed(game, seats, lang=lang, source=source, mode=mode, picture=picture)
