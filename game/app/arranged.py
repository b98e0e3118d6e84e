"""A position made up for a figure: a match in which just these moves have been played.

Nobody dealt it, so the hidden tiles are made up too, the same each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.engine.deal import Shuffler, hand_seed
from game.engine.errors import NotationError
from game.engine.match import Match, begin, first_standing, play
from game.engine.moves import DRAW, Move, Place, Play
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from game.engine.stone import LABELS, Stone
from game.engine.tile import FULL_SET, Tile, tile
from game.games.blockers_state import BlockersSetup, owners
from game.games.catalogue import entry, rules_for
from game.games.dominoes import DominoSetup, sorted_hand

Options = Mapping[str, str]

_TRIES = 40
_CHOICE = 3
"""So many moves to choose from are enough for whoever goes on from the position."""


def arranged(
    game: str, moves: Sequence[Move], options: Options | None = None, held: Stone | None = None
) -> Match:
    """A match of ``game`` after ``moves``, with as few seats as can have made them.

    Tiles of a chain are played in turn, without passes, and drawn only where hands are too
    small for them; then the first seat is on turn. On the board the colours tell whose moves
    they are, and ``held`` is a tile on the rack of whose turn it is. Raises ``IllegalMove``
    with the reason of the rules, and ``NotationError``, code ``position``, for what no deal
    was found to lead to; other codes of the catalogue for a game or options that it does not
    know.
    """
    given = options or {}
    plays = [move for move in moves if isinstance(move, Play)]
    places = [move for move in moves if isinstance(move, Place)]
    board = on_board(game, given)
    if len(places if board else plays) != len(moves):
        raise _impossible(moves)
    return _board(game, places, given, held) if board else _chain(game, plays, given)


def on_board(game: str, options: Options | None = None) -> bool:
    """Whether the game is played on a board; raises ``NotationError`` as the catalogue does."""
    rules = rules_for(game, max(entry(game).seats), options or {})
    return isinstance(rules.set_up(first_standing(rules), Shuffler(bytes(32))), BlockersSetup)


def _impossible(moves: Sequence[Move]) -> NotationError:
    return NotationError("position", " ".join(map(str, moves)))


def _played(rules: AnyRules, setup: object, moves: Sequence[Move]) -> Match:
    match = begin(rules, setup).match
    for move in moves:
        match = play(match, move).match
    return match


def _chain(game: str, plays: Sequence[Play], options: Options) -> Match:
    if len({one.tile for one in plays}) != len(plays):
        raise _impossible(plays)
    _check(rules_for(game, entry(game).seats[0], options), plays)
    for seats in entry(game).seats:
        rules = rules_for(game, seats, options)
        shape: DominoSetup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
        # Nobody may have played the last tile.
        if len(plays) <= seats * (len(shape.hands[0]) - 1):
            return _with_choice(rules, shape, plays)
    for seats in entry(game).seats:
        match = _with_draws(rules_for(game, seats, options), plays)
        if match is not None:
            return match
    raise _impossible(plays)


def _check(rules: AnyRules, plays: Sequence[Play]) -> None:
    """Raises ``IllegalMove`` for a play that is wrong whoever holds what."""
    setup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
    state = begin(rules, setup).match.state
    state = replace(state, hands=(FULL_SET,) * rules.seats, must_lead=None)
    for one in plays:
        state = rules.apply(state, one).state


def _with_draws(rules: AnyRules, plays: Sequence[Play]) -> Match | None:
    """Everybody begins with their first plays and a tile that they keep; what comes later they
    draw when it is played. None where no kept tiles leave them nothing else to do."""
    shape: DominoSetup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
    seats = Table(len(shape.hands))
    rest = [one for one in FULL_SET if one not in {each.tile for each in plays}]
    kept = dict(zip(seats, rest, strict=False))
    tried = set(kept.items())
    while rules.boneyard and len(kept) == len(shape.hands):
        match, stuck = _drawing(rules, _late_deal(plays, shape, kept), plays)
        if stuck is None:
            return match
        others = [one for one in rest if one not in kept.values() and (stuck, one) not in tried]
        if not others:
            return None
        kept[stuck] = others[0]
        tried.add((stuck, others[0]))
    return None


def _drawing(
    rules: AnyRules, setup: DominoSetup, plays: Sequence[Play]
) -> tuple[Match, Seat | None]:
    """The match in which who lacks a tile draws it; and the seat that may not, if there is one."""
    match = begin(rules, setup).match
    for one in plays:
        if one.tile not in match.state.hands[match.state.mover]:
            if rules.why_not(match.state, DRAW) is not None:
                return match, match.state.mover
            match = play(match, DRAW).match
        match = play(match, one).match
    return match, None


def _late_deal(plays: Sequence[Play], shape: DominoSetup, kept: Mapping[Seat, Tile]) -> DominoSetup:
    """Hands with the first plays of every seat and the tile kept; all others in the order drawn."""
    seats, each = len(shape.hands), len(shape.hands[0])
    leader = -len(plays) % seats
    own = {seat: [one.tile for one in plays[(seat - leader) % seats :: seats]] for seat in kept}
    hands = tuple(sorted_hand((*own[seat][: each - 1], kept[seat])) for seat in Table(seats))
    dealt = {one for hand in hands for one in hand}
    drawn = [one.tile for one in plays if one.tile not in dealt]
    rest = [one for one in FULL_SET if one not in dealt and one not in drawn]
    return DominoSetup(_lot(shape, leader), hands, (*drawn, *rest))


def _lot(shape: DominoSetup, leader: Seat) -> tuple[Tile, ...]:
    """A lot that the leader wins, where there is one."""
    low = iter(FULL_SET)
    lot = tuple(tile(6, 6) if seat == leader else next(low) for seat in Table(len(shape.hands)))
    return lot if shape.lot else ()


def _with_choice(rules: AnyRules, shape: DominoSetup, plays: Sequence[Play]) -> Match:
    """Of several deals, the first that leaves a choice, or the one that leaves most."""
    best: list[tuple[int, Match]] = []
    for number in range(_TRIES):
        match = _played(rules, _deal(plays, shape, number), plays)
        choice = sum(isinstance(move, Play) for move in rules.legal(match.state))
        if choice >= _CHOICE:
            return match
        best.append((choice, match))
    return max(best, key=lambda one: one[0])[1]


def _deal(plays: Sequence[Play], shape: DominoSetup, number: int) -> DominoSetup:
    """Hands that hold the plays, filled up in an order that ``number`` picks."""
    seats, each = len(shape.hands), len(shape.hands[0])
    leader = -len(plays) % seats
    order = Shuffler(hand_seed(bytes(16), number))("figure", FULL_SET)
    played = {one.tile for one in plays}
    rest = iter([one for one in order if one not in played])
    hands: list[tuple[Tile, ...]] = []
    for seat in Table(seats):
        own = [one.tile for at, one in enumerate(plays) if (leader + at) % seats == seat]
        own += [next(rest) for _ in range(each - len(own))]
        hands.append(sorted_hand(tuple(own)))
    return DominoSetup(_lot(shape, leader), tuple(hands), tuple(rest))


def _board(game: str, places: Sequence[Place], options: Options, held: Stone | None) -> Match:
    stones = [one.stone for one in places] + ([held] if held else [])
    colours = [one.colour for one in stones]
    for seats, starter in tables(game):
        owner = owners(seats)
        movers = Table(seats).clockwise_from(starter)
        if all(
            colour < len(owner) and owner[colour] == movers[at % seats]
            for at, colour in enumerate(colours)
        ):
            rules = rules_for(game, seats, options)
            piles = tuple(_pile(stones, colour) for colour in range(len(owner)))
            return _played(rules, BlockersSetup(starter, piles), places)
    raise _impossible(places)


def tables(game: str) -> Iterator[tuple[int, Seat]]:
    """Numbers of seats with a starter: a colour each comes before two colours each."""
    for seats in sorted(entry(game).seats, key=lambda n: (len(owners(n)) != n, n)):
        yield from ((seats, starter) for starter in Table(seats))


def _pile(stones: Sequence[Stone], colour: int) -> tuple[int, ...]:
    """The pile of a colour in the order in which its tiles are played."""
    played = [one.label for one in stones if one.colour == colour]
    if len(set(played)) != len(played):
        raise NotationError("position", " ".join(map(str, stones)))
    order = Shuffler(bytes(32))(f"figure {colour}", LABELS)
    return (*played, *(label for label in order if label not in played))
