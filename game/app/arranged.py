"""A position made up for a figure: a match in which just these moves have been played.

Nobody dealt it, so the hidden tiles are made up too, the same each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine.deal import Shuffler, hand_seed
from game.engine.errors import NotationError
from game.engine.match import Match, begin, first_standing, play
from game.engine.moves import Move, Place, Play
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

    Tiles of a chain are played in turn, without draws and passes; then the first seat is on
    turn. On the board the colours tell whose moves they are, and ``held`` is a tile on the rack
    of whose turn it is. Raises ``IllegalMove`` with the
    reason of the rules, and ``NotationError``, code ``position``, for what no deal can lead
    to; other codes of the catalogue for a game or options that it does not know.
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
    for seats in entry(game).seats:
        rules = rules_for(game, seats, options)
        shape: DominoSetup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
        # Nobody may have played the last tile.
        if len(plays) <= seats * (len(shape.hands[0]) - 1):
            return _with_choice(rules, shape, plays)
    raise _impossible(plays)


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
    low = iter(FULL_SET)
    lot = tuple(tile(6, 6) if seat == leader else next(low) for seat in Table(seats))
    return DominoSetup(lot if shape.lot else (), tuple(hands), tuple(rest))


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
