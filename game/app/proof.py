"""What "check this deal" shows: every step from a secret to the tiles, with its value.

Before a hand its fingerprint is shown. It binds the hand's seed and its set-up, and tells
nothing of them. After the hand the seed is shown; whoever has it can work out the
fingerprint and the set-up again. After the match its secret is shown as well, and what it
was mixed from, so that the seeds can be worked out too. A check never trusts what it checks:
every value is computed anew and laid beside the one that was shown or played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from game.engine.deal import Shuffler, fingerprint, fingerprinted, hand_seed, mix_secret
from game.engine.match import Match, begin, deal_next, first_standing, next_standing, play
from game.engine.outcome import Standing
from game.engine.rules import AnyRules


class StepKind(StrEnum):
    """What a step of a check shows."""

    PROMISE = "promise"
    """The fingerprint that was shown before the hand."""
    SEED = "seed"
    """The seed, shown after the hand; once the match is over, worked out from the secret."""
    FINGERPRINT = "fingerprint"
    """The fingerprint worked out from the seed and the set-up that was played."""
    DEAL = "deal"
    """The set-up that shuffling with the seed gives."""
    NOISE = "noise"
    """What the device drew at random for the match."""
    TEXT = "text"
    """What a player added of their own before the match."""
    SECRET = "secret"
    """The secret of the match, mixed from both."""


class Verdict(StrEnum):
    """What a check of a hand or of a mixing comes to."""

    HOLDS = "holds"
    """All values agree."""
    FAILS = "fails"
    """Some value does not."""
    RUNNING = "running"
    """The hand is not over, so its seed stays hidden."""
    ELSEWHERE = "elsewhere"
    """The hand was not dealt from the secret of this match, so there is nothing to check."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step. ``agrees``: whether its value is the one expected; None with nothing to compare."""

    kind: StepKind
    value: str
    agrees: bool | None = None


@dataclass(frozen=True, slots=True)
class HandProof:
    """The check of hand ``hand``, counted from 0 over the match.

    ``hashed``: in hex, the bytes whose SHA-256 is the fingerprint, for a check with other
    tools; empty while the hand runs.
    """

    hand: int
    verdict: Verdict
    steps: tuple[Step, ...] = ()
    hashed: str = ""


@dataclass(frozen=True, slots=True)
class MatchProof:
    """The check of a match. ``mixing``: from noise and text to the secret, once it is over."""

    hands: tuple[HandProof, ...]
    mixing: tuple[Step, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """``FAILS`` if anything does; ``HOLDS`` if something was checked and all of it holds.

        Else ``RUNNING`` while there will be something to check, and ``ELSEWHERE``.
        """
        found = {hand.verdict for hand in self.hands} | {_verdict(self.mixing)}
        for one in (Verdict.FAILS, Verdict.HOLDS, Verdict.RUNNING):
            if one in found:
                return one
        return Verdict.ELSEWHERE


@dataclass(frozen=True, slots=True)
class Origin:
    """What the secret of a match was mixed from: random bytes, and a player's own text."""

    noise: bytes
    text: str = ""

    @property
    def secret(self) -> bytes:
        """What comes of mixing them."""
        return mix_secret(self.noise, self.text)


def setup_text(setup: Any) -> str:
    """The lines of a set-up as they stand in a record: what a fingerprint binds."""
    return "\n".join(f"{name} {text}" for name, text in setup.lines())


def promise(match: Match, secret: bytes) -> str:
    """The fingerprint to show before the running hand of ``match``, dealt from ``secret``."""
    return fingerprint(hand_seed(secret, match.standing.hand), setup_text(match.setup))


def check_hand(
    rules: AnyRules, standing: Standing, setup: Any, seed: bytes, shown: str | None = None
) -> HandProof:
    """Check a finished hand from its revealed seed.

    ``standing``: before the hand; ``setup``: as it was played; ``shown``: the fingerprint
    that was shown before it, None when nobody has kept it.
    """
    played = setup_text(setup)
    dealt = setup_text(rules.set_up(standing, Shuffler(seed)))
    found = fingerprint(seed, played)
    steps = (
        *(() if shown is None else (Step(StepKind.PROMISE, shown),)),
        Step(StepKind.SEED, seed.hex()),
        Step(StepKind.FINGERPRINT, found, None if shown is None else found == shown),
        Step(StepKind.DEAL, dealt, dealt == played),
    )
    return HandProof(standing.hand, _verdict(steps), steps, fingerprinted(seed, played).hex())


def check_match(
    match: Match,
    secret: bytes | None,
    shown: Mapping[int, str],
    origin: Origin | None = None,
    own_from: int = 0,
    *,
    given_up: bool = False,
) -> MatchProof:
    """Check all finished hands of a match; of one that was given up the last hand as well.

    ``secret``: None for a match that came from outside, of which nothing can be checked.
    ``shown``: by hand, the fingerprints shown before play. ``own_from``: the first hand that
    was dealt from ``secret``; those before came with a link. ``origin`` is looked at once the
    match is over, since the secret tells the hands to come.
    """
    hands = []
    for standing, setup, over in _dealt(match):
        if secret is None or standing.hand < own_from:
            hands.append(HandProof(standing.hand, Verdict.ELSEWHERE))
        elif not over and not given_up:
            hands.append(_running(standing.hand, shown))
        else:
            seed = hand_seed(secret, standing.hand)
            kept = shown.get(standing.hand)
            hands.append(check_hand(match.rules, standing, setup, seed, kept))
    ended = given_up or match.result is not None
    if secret is None or origin is None or not ended:
        return MatchProof(tuple(hands))
    return MatchProof(tuple(hands), check_mixing(origin, secret))


def check_mixing(origin: Origin, secret: bytes) -> tuple[Step, ...]:
    """From the random bytes and a player's text to the secret of a finished match."""
    mixed = origin.secret
    return (
        Step(StepKind.NOISE, origin.noise.hex()),
        Step(StepKind.TEXT, origin.text),
        Step(StepKind.SECRET, mixed.hex(), mixed == secret),
    )


def _running(hand: int, shown: Mapping[int, str]) -> HandProof:
    steps = (Step(StepKind.PROMISE, shown[hand]),) if hand in shown else ()
    return HandProof(hand, Verdict.RUNNING, steps)


def _verdict(steps: tuple[Step, ...]) -> Verdict:
    compared = [step.agrees for step in steps if step.agrees is not None]
    if not compared:
        return Verdict.ELSEWHERE
    return Verdict.HOLDS if all(compared) else Verdict.FAILS


def _dealt(match: Match) -> list[tuple[Standing, Any, bool]]:
    """Every hand's standing and set-up, and whether it is over."""
    standing = match.start or first_standing(match.rules)
    found = []
    step = None
    for hand in match.hands:
        if step is None:
            step = begin(match.rules, hand.setup, match.start)
        else:
            standing = next_standing(step.match)
            step = deal_next(step.match, hand.setup)
        for move in hand.moves:
            step = play(step.match, move)
        found.append((standing, hand.setup, step.match.state.outcome is not None))
    return found
