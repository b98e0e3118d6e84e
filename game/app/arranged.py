"""A position made up for a figure: a match in which just these moves have been played.

Nobody dealt it, so the hidden tiles are made up too, the same each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.app.late_deals import LateDeal, late_deal, longest
from game.app.turn_orders import Chained, Shape
from game.engine.deal import Shuffler, hand_seed
from game.engine.errors import NotationError
from game.engine.match import Match, begin, first_standing, play
from game.engine.moves import Move, Place, Play
from game.engine.rules import AnyRules
from game.engine.seats import Seat, Table
from game.engine.stone import LABELS, Stone
from game.engine.tile import FULL_SET, HIGHEST_PIP, Tile, tile
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

    Tiles of a chain are played in turn and drawn only where hands are too small for them, with
    passes where nothing else is left; then the first seat is on turn. On the board the colours
    tell whose moves they are, and ``held`` is a tile on the rack of whose turn it is. Raises
    ``IllegalMove`` with the reason of the rules, and ``NotationError``: code ``too-many`` for
    more tiles than can ever lie, with their number; ``no-deal`` for a chain that needs draws
    nobody can have had to make; ``position`` for anything else; other codes of the catalogue
    for a game or options that it does not know.
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
    tables = [rules_for(game, seats, options) for seats in entry(game).seats]
    chained = _chained(tables[0], plays)
    for rules in tables:
        shape = _shape(rules)
        # Nobody may have played the last tile.
        if len(plays) <= rules.seats * (len(shape.hands[0]) - 1):
            return _with_choice(rules, shape, plays)
    most = max(longest(_size(rules)) for rules in tables)
    if len(plays) > most:
        raise NotationError("too-many", str(most))
    enough = [rules for rules in tables if len(plays) <= longest(_size(rules))]
    for passing, out in ((False, False), (False, True), (True, True)):
        for rules in enough:
            deal = late_deal(chained, _size(rules), passing, out)
            if deal is not None:
                return _with_draws(rules, deal, plays)
    raise NotationError("no-deal", str(plays[-1]))


def _chained(rules: AnyRules, plays: Sequence[Play]) -> Chained:
    """The tiles; raises ``IllegalMove`` for a play that is wrong whoever holds what."""
    setup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
    state = begin(rules, setup).match.state
    state = replace(state, hands=(FULL_SET,) * rules.seats, must_lead=None)
    ends: list[frozenset[int]] = []
    for one in plays:
        led = state.chain.lead is not None
        ends.append(frozenset(state.chain.values if led else range(HIGHEST_PIP + 1)))
        state = rules.apply(state, one).state
    return Chained(tuple(one.tile for one in plays), tuple(ends))


def _shape(rules: AnyRules) -> DominoSetup:
    """Some deal of the first hand."""
    found: DominoSetup = rules.set_up(first_standing(rules), Shuffler(bytes(32)))
    return found


def _size(rules: AnyRules) -> Shape:
    shape = _shape(rules)
    never = int(dict(rules.options).get("floor", 0)) if rules.boneyard else len(shape.undealt)
    return Shape(rules.seats, len(shape.hands[0]), never)


def _with_draws(rules: AnyRules, deal: LateDeal, plays: Sequence[Play]) -> Match:
    """The match in which what the first hands lack is drawn when it is played."""
    table, owners = Table(rules.seats), deal.turns.owners
    leader = table.clockwise_from(table.next(owners[-1])).index(0)
    sitting = table.clockwise_from(leader)
    hands = tuple(deal.hands[sitting.index(seat)] for seat in table)
    setup = DominoSetup(_lot(_shape(rules), leader), hands, deal.undealt)
    match = begin(rules, setup).match
    if match.state.mover != leader:
        raise NotationError("no-deal", str(plays[-1]))
    for one, owner in zip(plays, owners, strict=True):
        seat = sitting[owner]
        while match.state.mover != seat or one.tile not in match.state.hands[seat]:
            (instead,) = rules.legal(match.state)
            match = play(match, instead).match
        match = play(match, one).match
    return match


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
