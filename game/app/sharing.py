"""Sharing a table, and what a link brings, as pure values: how they change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.link import (
    Kind,
    Moment,
    Shared,
    deal_of,
    match_of,
    parse_link,
    position_of,
    print_link,
)
from game.app.share_messages import (
    CopyTable,
    CopyText,
    Done,
    DropOffer,
    LinkFollowed,
    SavePicture,
    SetOwnText,
    Share,
    ShareAs,
    ShareEffect,
    ShareEnded,
    ShareMessage,
    StartShared,
    TakeOffer,
)
from game.app.trust import LONGEST_TEXT
from game.engine.errors import NotationError
from game.engine.match import Match
from game.engine.record import print_match

NO_LINK = "link"
"""The code of a fragment that is no link of ours: the name of a screen, or nothing."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """Everything that panels for sharing show.

    ``done`` and ``by_hand``: what came of the last button. ``offer``: what a link has brought,
    until it is taken or dropped; ``fault``: the code of a link that can't be opened.
    ``own_text``: goes into the secret of the next match.
    """

    done: Done | None = None
    by_hand: str = ""
    offer: Shared | None = None
    fault: str | None = None
    own_text: str = ""


Change = tuple[Sharing, tuple[ShareEffect | StartShared, ...]]


def change(sharing: Sharing, message: ShareMessage, match: Match | None) -> Change:
    """The state after ``message`` and what it asks of the outside world.

    ``match``: the one on the table, which is shared. What a link brings is shown and waits;
    taking it asks for :class:`StartShared`, also where it is only to be looked at.
    """
    match message:
        case ShareAs(what):
            return _share(sharing, what, match)
        case ShareEnded(done, by_hand):
            return replace(sharing, done=done, by_hand=by_hand), ()
        case LinkFollowed(fragment):
            return _followed(sharing, fragment), ()
        case TakeOffer():
            return sharing, (StartShared(),) if sharing.offer is not None else ()
        case DropOffer():
            return replace(sharing, offer=None, fault=None), ()
        case SetOwnText(text):
            return replace(sharing, own_text=text[:LONGEST_TEXT]), ()


def to_look_at(sharing: Sharing) -> bool:
    """Whether a link has brought a match for the replay rather than one to play."""
    return sharing.offer is not None and sharing.offer.kind is Kind.MATCH


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


def file_name(match: Match, what: Share) -> str:
    """The name of a saved picture: game, hand and move."""
    hand, ply = match.standing.hand + 1, len(match.state.moves)
    return f"{match.rules.game}-{hand}-{ply}.{what}"


def _share(sharing: Sharing, what: Share, match: Match | None) -> Change:
    if match is None:
        return sharing, ()
    silent = replace(sharing, done=None, by_hand="")
    match what:
        case Share.TEXT:
            return silent, (CopyTable(),)
        case Share.RECORD:
            return silent, (CopyText(print_match(match)),)
        case Share.SVG | Share.PNG:
            return silent, (SavePicture(file_name(match, what), what is Share.PNG),)
    link = link_to(match, what)
    if link is None:
        return replace(silent, done=Done.TOO_LONG), ()
    return silent, (CopyText(link, link=True),)


def _followed(sharing: Sharing, fragment: str) -> Sharing:
    try:
        return replace(sharing, offer=parse_link(fragment), fault=None)
    except NotationError as error:
        if error.code == NO_LINK:
            return sharing
        return replace(sharing, offer=None, fault=error.code)
