"""What the domino games share: set-up, state, what a seat knows, guessed worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from game.engine.chain import Arm, Chain
from game.engine.deal import Shuffle
from game.engine.errors import NotationError
from game.engine.moves import PASS, Move, Pass, Play
from game.engine.outcome import Outcome
from game.engine.rules import Reason
from game.engine.seats import Seat, Table
from game.engine.tile import FULL_SET, Tile, parse_tile, pips
from game.engine.worlds import Worlds

Hand = tuple[Tile, ...]
LotRound = tuple[tuple[Seat, Tile], ...]


@dataclass(frozen=True, slots=True)
class DominoSetup:
    """One deal. ``lot``: tiles in the order turned up, empty when no lot was drawn."""

    lot: Hand
    hands: tuple[Hand, ...]
    undealt: Hand

    def lines(self) -> tuple[tuple[str, str], ...]:
        """``lot 6-4 3-2`` (if drawn), then ``deal``: hands and undealt tiles between bars."""
        groups = " | ".join(print_tiles(group) for group in (*self.hands, self.undealt))
        deal = ("deal", groups)
        return (("lot", print_tiles(self.lot)), deal) if self.lot else (deal,)


def print_tiles(tiles: Hand) -> str:
    """Tiles in notation, separated by spaces."""
    return " ".join(map(str, tiles))


def sorted_hand(tiles: Hand) -> Hand:
    """Tiles in the order a hand is kept: by higher half, then lower, highest first."""
    return tuple(sorted(tiles, key=lambda one: (one.high, one.low), reverse=True))


def parse_tiles(text: str) -> Hand:
    """Read what :func:`print_tiles` wrote; raises ``NotationError``."""
    return tuple(parse_tile(word) for word in text.split())


def set_up(seats: int, each: int, with_lot: bool, shuffle: Shuffle) -> DominoSetup:
    """Draw the lot if asked, then shuffle all 28 tiles afresh and deal ``each`` to every seat."""
    lot: Hand = ()
    if with_lot:
        order = shuffle("lot", FULL_SET)
        taken = _lot_length(seats, order)
        lot = order[:taken]
    deck = shuffle("deal", FULL_SET)
    hands = tuple(sorted_hand(deck[seat * each : (seat + 1) * each]) for seat in range(seats))
    return DominoSetup(lot, hands, deck[seats * each :])


def parse_setup(
    seats: int, each: int, with_lot: bool, lines: tuple[tuple[str, str], ...]
) -> DominoSetup:
    """Read and check the lines of a deal; raises ``NotationError``, code ``deal`` or ``lot``."""
    found = dict(lines)
    if set(found) != ({"lot", "deal"} if with_lot else {"deal"}) or len(found) != len(lines):
        raise NotationError("deal", " ".join(name for name, _ in lines))
    groups = tuple(parse_tiles(group) for group in found["deal"].split("|"))
    lot = parse_tiles(found.get("lot", ""))
    dealt = [one for group in groups for one in group]
    sizes = tuple(len(group) for group in groups[:-1])
    if sizes != (each,) * seats or len(dealt) != len(FULL_SET) or len(set(dealt)) != len(dealt):
        raise NotationError("deal", found["deal"])
    if with_lot and (len(set(lot)) != len(lot) or _lot_length(seats, lot) != len(lot)):
        raise NotationError("lot", found["lot"])
    return DominoSetup(lot, groups[:-1], groups[-1])


def lot_rounds(seats: int, lot: Hand) -> tuple[tuple[LotRound, ...], Seat]:
    """The rounds of a lot and who leads.

    Every seat turns up one tile in turn, the highest total leads; the seats tied
    for highest turn up one more each. Raises ``NotationError``, code ``lot``, when
    the tiles run out undecided (28 tiles can't, with up to four seats).
    """
    rounds: list[LotRound] = []
    contenders: tuple[Seat, ...] = tuple(Table(seats))
    at = 0
    while len(contenders) > 1:
        turned = lot[at : at + len(contenders)]
        if len(turned) < len(contenders):
            raise NotationError("lot", print_tiles(lot))
        at += len(contenders)
        best = max(one.pips for one in turned)
        pairs = tuple(zip(contenders, turned, strict=True))
        rounds.append(pairs)
        contenders = tuple(seat for seat, one in pairs if one.pips == best)
    return tuple(rounds), contenders[0]


def _lot_length(seats: int, lot: Hand) -> int:
    rounds, _ = lot_rounds(seats, lot)
    return sum(map(len, rounds))


def opening_tile(hands: tuple[Hand, ...]) -> Tile:
    """Option ``opener``, ``highest-double``: the tile that must be led.

    The highest double held; without doubles the tile with most pips, of equal
    tiles the one with the higher half.
    """
    held = [one for hand in hands for one in hand]
    return max(held, key=opening_rank)


def opening_rank(one: Tile) -> tuple[bool, int, int]:
    """The order in which tiles are demanded as first lead: doubles, then pips, then high half."""
    return one.is_double, one.pips, one.high


def holder(hands: tuple[Hand, ...], sought: Tile) -> Seat:
    """The seat that holds ``sought``; ``ValueError`` when none does."""
    for seat, hand in enumerate(hands):
        if sought in hand:
            return seat
    raise ValueError(f"nobody holds {sought}")


@dataclass(frozen=True, slots=True)
class DominoState:
    """One moment of a hand.

    ``undealt``: tiles in nobody's hand. ``passes``: passes in a row. ``moves``: all
    moves so far, which every seat has seen. ``must_lead``: the tile an option
    demands as lead. ``scores``: the match scores before the settlement. ``hand``: hands
    finished before this one.
    """

    chain: Chain
    hands: tuple[Hand, ...]
    undealt: Hand
    leader: Seat
    mover: Seat
    passes: int
    moves: tuple[Move, ...]
    scores: tuple[int, ...]
    must_lead: Tile | None = None
    outcome: Outcome | None = None
    hand: int = 0

    def moved(
        self, move: Move, chain: Chain, hands: tuple[Hand, ...], mover: Seat, passes: int
    ) -> DominoState:
        """The state after ``move``, with the turn at ``mover``."""
        moves = (*self.moves, move)
        undealt, leader, scores, demanded = self.undealt, self.leader, self.scores, self.must_lead
        return DominoState(
            chain, hands, undealt, leader, mover, passes, moves, scores, demanded, None, self.hand
        )

    def ended(self, outcome: Outcome) -> DominoState:
        """The same table once the hand is settled."""
        return replace(self, outcome=outcome)


@dataclass(frozen=True, slots=True)
class DominoObservation:
    """What one seat knows. ``tiles``: its own; ``counts``: tiles of every seat by number.

    ``opening``: an option demands the opening tile as lead, so all know that the leader
    holds or held it; ``must_lead`` names it to its holder, and to all once it was led.
    ``shown`` holds all hands once the hand is over, when they lie open on the table.
    """

    seat: Seat
    tiles: Hand
    counts: tuple[int, ...]
    undealt: int
    chain: Chain
    leader: Seat
    mover: Seat
    passes: int
    moves: tuple[Move, ...]
    scores: tuple[int, ...]
    opening: bool = False
    must_lead: Tile | None = None
    outcome: Outcome | None = None
    hand: int = 0
    shown: tuple[Hand, ...] | None = None


def observe(state: DominoState, seat: Seat) -> DominoObservation:
    """The knowledge of ``seat``: its own tiles, the numbers of the others', all that was played."""
    over = state.outcome is not None
    demanded = state.must_lead
    visible = demanded in state.hands[seat] or demanded == state.chain.lead
    return DominoObservation(
        seat=seat,
        tiles=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        undealt=len(state.undealt),
        chain=state.chain,
        leader=state.leader,
        mover=state.mover,
        passes=state.passes,
        moves=state.moves,
        scores=state.scores,
        opening=demanded is not None,
        must_lead=demanded if visible else None,
        outcome=state.outcome,
        hand=state.hand,
        shown=state.hands if over else None,
    )


def legal_moves(state: DominoState) -> tuple[Move, ...]:
    """Every tile on every open end that it fits; a pass when there is none."""
    if state.outcome is not None:
        return ()
    hand = state.hands[state.mover]
    if state.chain.lead is None:
        led = hand if state.must_lead is None else (state.must_lead,)
        return tuple(Play(one, Arm.LEAD) for one in led)
    opens = tuple(zip(state.chain.arms, state.chain.values, strict=True))
    found = [
        Play(one, arm)
        for one in hand
        for arm, value in opens
        if one.low == value or one.high == value
    ]
    return tuple(found) or (PASS,)


def why_not(state: DominoState, move: Move) -> Reason | None:
    """Why the mover can't make ``move``; None when it is legal."""
    if state.outcome is not None:
        return Reason.HAND_OVER
    hand = state.hands[state.mover]
    if isinstance(move, Play):
        return _why_not_play(state, hand, move)
    if isinstance(move, Pass):
        if state.chain.lead is None or can_play(state.chain, hand):
            return Reason.MUST_PLAY
        return None
    return Reason.NO_DRAWING


def _why_not_play(state: DominoState, hand: Hand, move: Play) -> Reason | None:
    if move.tile not in hand:
        return Reason.NOT_IN_HAND
    if state.chain.lead is None:
        if move.arm is not Arm.LEAD:
            return Reason.LEAD_FIRST
        demanded = state.must_lead
        return None if demanded is None or demanded == move.tile else Reason.MUST_LEAD
    if move.arm is Arm.LEAD:
        return Reason.ALREADY_LED
    value = state.chain.value_at(move.arm)
    if value is None:
        return Reason.NOT_OPEN
    if move.tile.has(value):
        return None
    return Reason.WRONG_END if can_play(state.chain, (move.tile,)) else Reason.NO_FIT


def can_play(chain: Chain, hand: Hand) -> bool:
    """Whether some tile of ``hand`` fits some open end."""
    values = chain.values
    return any(one.low in values or one.high in values for one in hand)


Missing = tuple[frozenset[int], ...]
"""By seat: the numbers that its hand is known not to hold."""


def missing_numbers(
    observation: DominoObservation, place: Callable[[Chain, Play], Chain]
) -> Missing:
    """What passes have told: a seat that passed holds none of the numbers open then.

    ``place`` builds the chain as the game does. Holds for games in which hands only shrink.
    """
    seats = Table(len(observation.counts))
    known: list[frozenset[int]] = [frozenset() for _ in seats]
    chain = Chain()
    seat = observation.leader
    for move in observation.moves:
        if isinstance(move, Play):
            chain = place(chain, move)
        else:
            known[seat] |= {end.value for end in chain.ends}
        seat = seats.next(seat)
    return tuple(known)


def unseen_worlds(observation: DominoObservation, missing: Missing) -> Worlds[Tile]:
    """All ways in which the tiles this seat can't see may lie, in other hands or undealt.

    Holders 0 to n-1 are the seats (the own one takes nothing), holder n the undealt tiles.
    """
    seen = {*observation.tiles, *observation.chain.tiles}
    unseen = tuple(one for one in FULL_SET if one not in seen)
    own = observation.seat
    room = [0 if seat == own else count for seat, count in enumerate(observation.counts)]
    led = observation.chain.lead if observation.opening else None
    places = []
    for one in unseen:
        outranks = led is not None and opening_rank(one) > opening_rank(led)
        open_to = [
            seat
            for seat, numbers in enumerate(missing)
            if seat != own and not outranks and one.low not in numbers and one.high not in numbers
        ]
        places.append((*open_to, len(missing)))
    return Worlds(unseen, tuple(places), (*room, observation.undealt))


def guess(observation: DominoObservation, missing: Missing, rng: Random) -> DominoState:
    """A state drawn uniformly from all that agree with the observation."""
    hands, undealt = _guess_hands(observation, missing, rng)
    demanded = observation.must_lead
    if observation.opening and demanded is None:
        demanded = opening_tile(hands)
    return DominoState(
        chain=observation.chain,
        hands=hands,
        undealt=undealt,
        leader=observation.leader,
        mover=observation.mover,
        passes=observation.passes,
        moves=observation.moves,
        scores=observation.scores,
        must_lead=demanded,
        outcome=observation.outcome,
        hand=observation.hand,
    )


def _guess_hands(
    observation: DominoObservation, missing: Missing, rng: Random
) -> tuple[tuple[Hand, ...], Hand]:
    if observation.shown is not None:
        seen = {*observation.chain.tiles, *(one for hand in observation.shown for one in hand)}
        return observation.shown, tuple(one for one in FULL_SET if one not in seen)
    worlds = unseen_worlds(observation, missing)
    while True:
        piles = worlds.draw(rng)
        hands = tuple(
            observation.tiles if seat == observation.seat else pile
            for seat, pile in enumerate(piles[:-1])
        )
        waiting = observation.opening and observation.chain.lead is None
        if not waiting or opening_tile(hands) in hands[observation.leader]:
            return hands, piles[-1]


def hand_pips(hands: tuple[Hand, ...]) -> tuple[int, ...]:
    """What is left in each hand."""
    return tuple(pips(hand) for hand in hands)
