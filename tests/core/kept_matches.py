"""Matches played at random, for tests of what is kept of them."""

from __future__ import annotations

from functools import cache
from random import Random

from game.app.bundle import Checked, Refused, check, open_bundle
from game.app.kept import Kept, Stage
from game.app.proof import Origin, setup_text
from game.app.trust import Trust
from game.engine.deal import Shuffler, fingerprint, hand_seed
from game.engine.level import Level
from game.engine.match import Match, begin, deal_next, first_standing, next_standing, play
from game.engine.record import print_match
from game.games.catalogue import rules_for
from tests.core.page_driver import secret_of

GAMES = (("block", 2), ("block", 3), ("all-fives", 2), ("blockers", 3))


@cache
def played(game: str, seats: int, number: int, most: int = 10_000) -> Match:
    """A match of at most ``most`` moves, dealt from a secret of its own."""
    options = {} if game == "blockers" else {"target": "60"}
    rules, rng, secret = rules_for(game, seats, options), Random(number), secret_of(number)
    shuffler = Shuffler(hand_seed(secret, 0))
    match = begin(rules, rules.set_up(first_standing(rules), shuffler)).match
    for _ in range(most):
        if match.result is not None:
            break
        if match.state.outcome is not None:
            standing = next_standing(match)
            setup = rules.set_up(standing, Shuffler(hand_seed(secret, standing.hand)))
            match = deal_next(match, setup).match
        match = play(match, rng.choice(rules.legal(match.state))).match
    return match


def trust_in(noise: bytes, text: str = "") -> Trust:
    """The trust in a match whose secret is mixed from these."""
    origin = Origin(noise, text)
    return Trust(origin.secret, origin)


def read_bundle(text: str) -> tuple[Checked | Refused, ...]:
    """A file with every line of it checked; raises :class:`BundleError`."""
    return tuple(map(check, open_bundle(text)))


def trust_of(number: int, match: Match) -> Trust:
    """What was shown of a match dealt from the secret of ``number``."""
    secret = secret_of(number)
    shown = [
        (at, fingerprint(hand_seed(secret, at), setup_text(hand.setup)))
        for at, hand in enumerate(match.hands)
    ]
    return Trust(secret, shown=tuple(shown))


def kept(
    number: int,
    game: str = "block",
    seats: int = 2,
    *,
    most: int = 10_000,
    humans: tuple[int, ...] = (0,),
    level: Level | None = Level.EASY,
    practice: bool = False,
    stage: Stage | None = None,
) -> Kept:
    """A kept match of its own day; running where it was not played to its end."""
    match = played(game, seats, number, most)
    others = [seat for seat in range(seats) if seat not in humans]
    done = Stage.RUNNING if match.result is None else Stage.FINISHED
    return Kept(
        day=f"20{26 + number // 336:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}",
        trust=trust_of(number, match),
        record=print_match(match),
        humans=humans,
        levels=() if level is None else tuple((seat, level) for seat in others),
        practice=practice,
        stage=stage or done,
    )
