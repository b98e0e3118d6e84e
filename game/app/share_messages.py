"""What can happen around sharing a table, and what it asks of the outside world."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Share(StrEnum):
    """A way to share; the first three are links."""

    DEAL = "deal"
    POSITION = "position"
    MATCH = "match"
    TEXT = "text"
    RECORD = "record"
    SVG = "svg"
    PNG = "png"


class Done(StrEnum):
    """What came of it."""

    COPIED = "copied"
    SAVED = "saved"
    FAILED = "failed"
    TOO_LONG = "too-long"


# --- Messages ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShareAs:
    """Share the table in some way."""

    what: Share


@dataclass(frozen=True, slots=True)
class ShareEnded:
    """What came of it; ``by_hand``: the text that the browser would not copy."""

    done: Done
    by_hand: str = ""


@dataclass(frozen=True, slots=True)
class LinkFollowed:
    """The page was opened, or sent, to an address with this fragment."""

    fragment: str


@dataclass(frozen=True, slots=True)
class TakeOffer:
    """Play or see what a link has brought."""


@dataclass(frozen=True, slots=True)
class DropOffer:
    """Leave what a link has brought, or the sentence about a link that can't be opened."""


@dataclass(frozen=True, slots=True)
class SetOwnText:
    """A text of the player's own for the secret of the next match."""

    text: str


ShareMessage = ShareAs | ShareEnded | LinkFollowed | TakeOffer | DropOffer | SetOwnText


# --- Effects ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CopyText:
    """Put ``text`` on the clipboard; answered by :class:`ShareEnded`.

    ``link``: it is the fragment of a link, so the address of the page goes before it.
    """

    text: str
    link: bool = False


@dataclass(frozen=True, slots=True)
class CopyTable:
    """Put the table as text on the clipboard; answered by :class:`ShareEnded`."""


@dataclass(frozen=True, slots=True)
class SavePicture:
    """Offer the picture of the table as a file; answered by :class:`ShareEnded`."""

    name: str
    png: bool


@dataclass(frozen=True, slots=True)
class StartShared:
    """Begin, or look at, what the link has brought; the page sees to it (``app/giving.py``)."""


ShareEffect = CopyText | CopyTable | SavePicture


# --- Messages from texts ----------------------------------------------------------------


def parse_share_message(text: str) -> ShareMessage | None:
    """The message written in a ``data-do``; None when it is none of these.

    ``share:WAY``, ``take-offer``, ``drop-offer``, ``own-text:TEXT`` (the text may be empty).
    """
    word, colon, rest = text.partition(":")
    match word:
        case "share" if rest in list(Share):
            return ShareAs(Share(rest))
        case "take-offer" if not colon:
            return TakeOffer()
        case "drop-offer" if not colon:
            return DropOffer()
        case "own-text" if colon:
            return SetOwnText(rest)
    return None
