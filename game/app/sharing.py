"""What can be taken away from a table, and the texts that need no language."""

from __future__ import annotations

from enum import StrEnum

from game.app.link import Moment, deal_of, match_of, position_of, print_link
from game.engine.errors import NotationError
from game.engine.match import Match
from game.engine.record import print_match


class Share(StrEnum):
    """A way to share; three of them are links."""

    DEAL = "deal"
    POSITION = "position"
    MATCH = "match"
    TEXT = "text"
    RECORD = "record"
    SVG = "svg"
    PNG = "png"


def link_to(match: Match, what: Share) -> str | None:
    """The fragment of a link to the running deal, the position or the match.

    None for a match that is too long for one; ``ValueError`` for what is no link.
    """
    hand = len(match.earlier)
    if what is Share.DEAL:
        return print_link(deal_of(match, hand))
    if what is Share.POSITION:
        return print_link(position_of(match, Moment(hand, len(match.state.moves))))
    if what is not Share.MATCH:
        raise ValueError(f"{what} is no link")
    try:
        return print_link(match_of(match))
    except NotationError:
        return None


def record_of(match: Match) -> str:
    """The record of the match, as it is kept."""
    return print_match(match)


def file_name(match: Match, what: Share) -> str:
    """The name of a saved picture: game, hand and move."""
    hand, ply = match.standing.hand + 1, len(match.state.moves)
    return f"{match.rules.game}-{hand}-{ply}.{what}"
