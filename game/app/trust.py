"""What a match keeps so that its deals can be checked: secret, origin, fingerprints shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.app.proof import MatchProof, Origin, check_match, promise
from game.engine.deal import SECRET_BYTES
from game.engine.match import Match

LONGEST_TEXT = 200
"""Of a player's own text, in characters."""
_FINGERPRINT = 64
_MOST_DIGITS = 5
NOT_KNOWN = 10**_MOST_DIGITS - 1
"""``own_from`` of a match of which nobody has noted it."""


@dataclass(frozen=True, slots=True)
class Trust:
    """The secret of a match and what was shown of it.

    ``origin``: what it was mixed from, None where that was not kept. ``shown``: hand and
    fingerprint, in the order of the hands. ``own_from``: the first hand dealt from the secret;
    earlier ones came with a link.
    """

    secret: bytes
    origin: Origin | None = None
    shown: tuple[tuple[int, str], ...] = ()
    own_from: int = 0


def with_promise(trust: Trust, match: Match) -> Trust:
    """With the fingerprint of the running hand, which is shown from now on.

    One that was shown stays as it was; a hand that came with a link gets none.
    """
    hand = match.standing.hand
    if hand < trust.own_from or any(at == hand for at, _ in trust.shown):
        return trust
    return replace(trust, shown=(*trust.shown, (hand, promise(match, trust.secret))))


def shown_for(trust: Trust, match: Match) -> str | None:
    """The fingerprint shown for the running hand; None when there is none."""
    return dict(trust.shown).get(match.standing.hand)


def joined(here: Trust, brought: Trust) -> Trust:
    """What this device and a file know of one match; what was shown here stays as it was."""
    shown = {**dict(brought.shown), **dict(here.shown)}
    own_from = brought.own_from if here.own_from == NOT_KNOWN else here.own_from
    return Trust(here.secret, here.origin or brought.origin, tuple(sorted(shown.items())), own_from)


def check(match: Match, trust: Trust | None, *, given_up: bool = False) -> MatchProof:
    """All that can be checked of a match; nothing without ``trust``, as after an import.

    ``given_up``: nothing more will be played, so the hand that was not ended is open too.
    """
    if trust is None:
        return check_match(match, None, {})
    return check_match(
        match, trust.secret, dict(trust.shown), trust.origin, trust.own_from, given_up=given_up
    )


def print_trust(trust: Trust) -> dict[str, Any]:
    """As plain data for a save."""
    data: dict[str, Any] = {"secret": trust.secret.hex(), "own_from": trust.own_from}
    data["shown"] = {str(hand): found for hand, found in trust.shown}
    if trust.origin is not None:
        # In hex, for a save must not hold brackets that a player has typed.
        data["noise"] = trust.origin.noise.hex()
        data["text"] = trust.origin.text.encode(errors="surrogatepass").hex()
    return data


def parse_trust(data: Mapping[str, Any]) -> Trust:
    """Read what :func:`print_trust` wrote; ``secret`` alone is enough.

    Raises ``ValueError`` without a secret. Of the rest, what can't be read is left out, so
    that its hands count as not promised.
    """
    try:
        secret = bytes.fromhex(data["secret"])
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError("no secret") from error
    if len(secret) != SECRET_BYTES:
        raise ValueError("no secret")
    own_from = data.get("own_from")
    first = own_from if isinstance(own_from, int) and _is_hand(own_from) else 0
    return Trust(secret, _origin(data), _shown(data.get("shown")), first)


def _origin(data: Mapping[str, Any]) -> Origin | None:
    noise, text = data.get("noise"), data.get("text")
    if not isinstance(noise, str) or not isinstance(text, str):
        return None
    try:
        found = bytes.fromhex(noise)
        typed = bytes.fromhex(text).decode(errors="surrogatepass")
    except ValueError:
        return None
    if len(found) < SECRET_BYTES or len(typed) > LONGEST_TEXT:
        return None
    return Origin(found, typed)


def _shown(found: object) -> tuple[tuple[int, str], ...]:
    pairs: dict[int, str] = {}
    for hand, text in found.items() if isinstance(found, dict) else ():
        plain = hand.isascii() and hand.isdigit() and len(hand) <= _MOST_DIGITS
        if plain and isinstance(text, str) and len(text) == _FINGERPRINT:
            pairs[int(hand)] = text
    return tuple(sorted(pairs.items()))


def _is_hand(value: object) -> bool:
    return type(value) is int and 0 <= value < 10**_MOST_DIGITS
