"""What a seat can work out about tiles it doesn't see, and worlds drawn from that.

Who draws or passes has nothing that fits the ends open then. Tiles that came to a hand at
different times were under different such bans, so another hand is read as groups: the tiles
dealt, then those of each turn in which its owner drew. A tile that was played from one of
several groups is shared out among them together with the unseen tiles. Each way to do so
stands for one deal that leads to all that was seen, and every such deal is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from game.engine.chain import Chain
from game.engine.moves import Draw, Lay, Move, Pass, Play
from game.engine.seats import Seat, Table
from game.engine.tile import FULL_SET, Tile
from game.engine.worlds import Worlds
from game.games.domino_state import DominoObservation, DominoState
from game.games.dominoes import Hand, opening_rank, opening_tile

Deal = tuple[tuple[Hand, ...], Hand]
"""The hands by seat, and the undealt tiles in the order to be drawn."""


@dataclass(slots=True)
class Group:
    """Tiles of one hand that came to it together; none of them shows a banned number.

    ``opening``: the demanded lead, which outranks all tiles that were dealt; None where
    none was demanded, and for tiles drawn.
    """

    seat: Seat
    size: int
    opening: Tile | None = None
    banned: frozenset[int] = frozenset()

    def admits(self, tile: Tile) -> bool:
        """Whether ``tile`` may have been among them all the time."""
        if tile.low in self.banned or tile.high in self.banned:
            return False
        return self.opening is None or opening_rank(tile) <= opening_rank(self.opening)


@dataclass(slots=True)
class Reading:
    """Everything the moves have told about the other hands.

    ``loose``: played tiles that may have come from several groups, with the positions of
    these groups in ``groups``.
    """

    groups: list[Group] = field(default_factory=list)
    loose: list[tuple[Tile, tuple[int, ...]]] = field(default_factory=list)


def moves_seen(known: DominoObservation, lay: Lay) -> Iterator[tuple[Seat, Chain, Move]]:
    """Every move that ``known`` holds: whose it was, and the chain before it."""
    table = Table(len(known.counts))
    chain, seat = Chain(), known.leader
    for move in known.moves:
        yield seat, chain, move
        if isinstance(move, Play):
            chain = lay(chain, move)
        if not isinstance(move, Draw):
            seat = table.next(seat)


def demanded(known: DominoObservation, chain: Chain) -> bool:
    """Whether an option left no choice of the tile to play on ``chain``."""
    return known.opening and chain.lead is None


def read_moves(known: DominoObservation, lay: Lay) -> Reading:
    """Go through the moves that ``known`` holds and note what they tell of every other hand."""
    seen = tuple(moves_seen(known, lay))
    dealt = _dealt(known, seen)
    led = known.chain.lead if known.opening else None
    others = Table(len(known.counts)).others(known.seat)
    reading = Reading([Group(seat, dealt[seat], led) for seat in others])
    drawn = 0
    for seat, chain, move in seen:
        values = frozenset(chain.values)
        if isinstance(move, Draw):
            _ban(reading, seat, values)
            drawn += 1
            continue
        if seat != known.seat:
            _end_turn(reading, seat, move, drawn, values)
        drawn = 0
    if drawn and known.mover != known.seat:
        # In mid-turn: only the last tile drawn may fit.
        _add(reading, known.mover, drawn - 1, frozenset(known.chain.values))
        _add(reading, known.mover, 1, frozenset())
    return reading


def _dealt(known: DominoObservation, seen: Sequence[tuple[Seat, Chain, Move]]) -> list[int]:
    """How many tiles every seat was dealt, from what it has now, has played and has drawn."""
    counts = list(known.counts)
    for seat, _, move in seen:
        counts[seat] += isinstance(move, Play) - isinstance(move, Draw)
    return counts


def _end_turn(reading: Reading, seat: Seat, move: Move, drawn: int, values: frozenset[int]) -> None:
    if isinstance(move, Pass):
        _ban(reading, seat, values)
        _add(reading, seat, drawn, values)
    elif drawn:
        # The last tile drawn is the one played; the others did not fit.
        _add(reading, seat, drawn - 1, values)
    elif isinstance(move, Play):
        _take(reading, seat, move.tile)


def _ban(reading: Reading, seat: Seat, values: frozenset[int]) -> None:
    for group in reading.groups:
        if group.seat == seat:
            group.banned |= values


def _add(reading: Reading, seat: Seat, size: int, banned: frozenset[int]) -> None:
    if size:
        reading.groups.append(Group(seat, size, banned=banned))


def _take(reading: Reading, seat: Seat, tile: Tile) -> None:
    """A tile leaves a hand: at once from the only group that it can come from, else loose."""
    sources = tuple(
        at
        for at, group in enumerate(reading.groups)
        if group.seat == seat and group.size and group.admits(tile)
    )
    if len(sources) == 1:
        reading.groups[sources[0]].size -= 1
    else:
        reading.loose.append((tile, sources))


def unseen_worlds(known: DominoObservation, reading: Reading) -> Worlds[Tile]:
    """All deals that lead to what was seen.

    Holders are the groups of ``reading``, then the undealt tiles.
    """
    seen = {*known.tiles, *known.chain.tiles}
    undealt = len(reading.groups)
    things: list[Tile] = []
    places: list[tuple[int, ...]] = []
    for one in FULL_SET:
        if one in seen:
            continue
        homes = [at for at, group in enumerate(reading.groups) if group.admits(one)]
        things.append(one)
        places.append((*homes, undealt))
    for tile, sources in reading.loose:
        things.append(tile)
        places.append(sources)
    room = (*(group.size for group in reading.groups), known.undealt)
    return Worlds(tuple(things), tuple(places), room)


def guess(known: DominoObservation, lay: Lay, rng: Random) -> DominoState:
    """A state as it follows from a deal drawn uniformly from all that agree with ``known``."""
    hands, undealt = drawn_deals(known, lay)(rng)
    must_lead = known.must_lead
    if known.opening and must_lead is None:
        must_lead = opening_tile(hands)
    return DominoState(
        chain=known.chain,
        hands=hands,
        undealt=undealt,
        leader=known.leader,
        mover=known.mover,
        passes=known.passes,
        moves=known.moves,
        scores=known.scores,
        must_lead=must_lead,
        outcome=known.outcome,
        hand=known.hand,
    )


def drawn_deals(known: DominoObservation, lay: Lay) -> Callable[[Random], Deal]:
    """A source of deals like :func:`guess`, prepared once for many draws.

    Every call gives the hands by seat and the undealt tiles in the order to be drawn.
    """
    if known.shown is not None:
        shown = known.shown
        seen = {*known.chain.tiles, *(one for hand in shown for one in hand)}
        rest = tuple(one for one in FULL_SET if one not in seen)
        return lambda rng: (shown, shuffled(rest, rng))
    reading = read_moves(known, lay)
    worlds = unseen_worlds(known, reading)
    waiting = demanded(known, known.chain)

    def drawn(rng: Random) -> Deal:
        while True:
            hands, undealt = share_out(known, reading, worlds.draw(rng))
            if not waiting or opening_tile(hands) in hands[known.leader]:
                return hands, shuffled(undealt, rng)

    return drawn


def share_out(known: DominoObservation, reading: Reading, piles: tuple[Hand, ...]) -> Deal:
    """The hands and the undealt tiles of one world; played tiles fall out of the groups."""
    gone = {tile for tile, _ in reading.loose}
    hands: list[list[Tile]] = [[] for _ in known.counts]
    hands[known.seat] = list(known.tiles)
    for group, pile in zip(reading.groups, piles[:-1], strict=True):
        hands[group.seat].extend(one for one in pile if one not in gone)
    return tuple(map(tuple, hands)), piles[-1]


def shuffled(tiles: Hand, rng: Random) -> Hand:
    """The same tiles in a random order."""
    order = list(tiles)
    rng.shuffle(order)
    return tuple(order)
