"""The texts that leave the page: links with their address, the table as text, its picture."""

from __future__ import annotations

from game.app.model import Model
from game.app.share_messages import CopyTable, CopyText, Share
from game.app.sharing import link_to
from game.app.sight import sight_of
from game.engine.match import Match
from game.i18n import Words
from game.view.picture import picture
from game.view.table_text import table_text


def given_text(effect: CopyText | CopyTable, model: Model, address: str) -> str:
    """The text to copy; ``address``: of the page, without its fragment."""
    if isinstance(effect, CopyTable):
        sight = sight_of(model)
        if sight is None or model.match is None:
            return ""
        text = table_text(sight, Words(model.prefs.lang))
        return "\n".join([text, *_links(model.match, address)])
    return f"{address}#{effect.text}" if effect.link else effect.text


def _links(match: Match, address: str) -> list[str]:
    """Where the table can be seen: the position, or the match once the hand is over.

    Nothing where the match is too long for a link.
    """
    what = Share.POSITION if match.state.outcome is None else Share.MATCH
    link = link_to(match, what)
    return [] if link is None else [f"{address}#{link}"]


def given_picture(model: Model, dark: bool) -> str:
    """The picture of the table as SVG."""
    sight, prefs = sight_of(model), model.prefs
    return "" if sight is None else picture(sight, Words(prefs.lang), dark, prefs.look)
