"""What the domino games share at play: the state, what a seat knows, moves and refusals."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.chain import CROSS, SIDES, Arm, Chain
from game.engine.events import Dealt, Drew, Event, HandEnded, Passed, Played
from game.engine.moves import DRAW, PASS, PLAYS, Draw, Move, Pass, Play
from game.engine.outcome import Outcome, Standing
from game.engine.quick import maker
from game.engine.rules import Reason, Step
from game.engine.seats import Seat, table
from game.engine.tile import Tile
from game.games.dominoes import DominoSetup, Hand

_LEAD = Arm.LEAD
"""The same under a name of the module: looking into an enumeration takes ten times as long."""
_AT_ENDS = tuple(PLAYS[arm] for arm in SIDES + CROSS)
"""By open end, in the order of ``Chain.values``, of which there may be fewer: the placements."""


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
    must_lead: Tile | None
    outcome: Outcome | None
    hand: int

    def after(
        self, move: Move, chain: Chain, hands: tuple[Hand, ...], mover: Seat, passes: int
    ) -> DominoState:
        """The state after a placement or a pass, with the turn at ``mover``."""
        moves = (*self.moves, move)
        undealt, leader, scores, demanded = self.undealt, self.leader, self.scores, self.must_lead
        return _state(
            chain, hands, undealt, leader, mover, passes, moves, scores, demanded, None, self.hand
        )

    def over(self, outcome: Outcome) -> DominoState:
        """The same moment with the hand settled."""
        return replace(self, outcome=outcome)


_state = maker(DominoState)
_played = maker(Played)
_passed = maker(Passed)


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
    opening: bool
    must_lead: Tile | None
    outcome: Outcome | None
    hand: int
    shown: tuple[Hand, ...] | None


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


def with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """``hands`` with the one of ``seat`` replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def drawable(undealt: int, floor: int | None) -> bool:
    """Whether a tile may be taken: more than ``floor`` lie undealt; None: no boneyard."""
    return floor is not None and undealt > floor


def legal_moves(state: DominoState, floor: int | None = None) -> tuple[Move, ...]:
    """All moves of the mover; none once the hand is over."""
    if state.outcome is not None:
        return ()
    found = _placements(state.chain, state.hands[state.mover], state.must_lead)
    return found or _instead(drawable(len(state.undealt), floor))


def choices(known: DominoObservation, floor: int | None = None) -> tuple[Move, ...]:
    """The legal moves of the observing seat, from what it knows; none when others are on turn."""
    if known.outcome is not None or known.mover != known.seat:
        return ()
    found = _placements(known.chain, known.tiles, known.must_lead)
    return found or _instead(drawable(known.undealt, floor))


def _instead(can_draw: bool) -> tuple[Move, ...]:
    """What a seat does that can't play."""
    return (DRAW,) if can_draw else (PASS,)


def _placements(chain: Chain, hand: Hand, must_lead: Tile | None) -> tuple[Move, ...]:
    """Every tile on every open end that it fits."""
    if chain.lead is None:
        led = hand if must_lead is None else (must_lead,)
        return tuple(map(PLAYS[_LEAD].__getitem__, led))
    ends = tuple(zip(chain.values, _AT_ENDS, strict=False))
    found: list[Move] = []
    for one in hand:
        for value, plays in ends:
            if value in one:
                found.append(plays[one])
    return tuple(found)


def why_not(state: DominoState, move: Move, floor: int | None = None) -> Reason | None:
    """Why the mover can't make ``move``; None when it is legal."""
    if state.outcome is not None:
        return Reason.HAND_OVER
    hand = state.hands[state.mover]
    if isinstance(move, Play):
        return _why_not_play(state, hand, move)
    if not isinstance(move, (Pass, Draw)):
        return Reason.OTHER_GAME
    if isinstance(move, Draw) and floor is None:
        return Reason.NO_DRAWING
    if state.chain.lead is None or can_play(state.chain, hand):
        return Reason.MUST_PLAY
    if isinstance(move, Draw):
        return None if drawable(len(state.undealt), floor) else Reason.BONEYARD_CLOSED
    return Reason.MUST_DRAW if drawable(len(state.undealt), floor) else None


def _why_not_play(state: DominoState, hand: Hand, move: Play) -> Reason | None:
    if move.tile not in hand:
        return Reason.NOT_IN_HAND
    if state.chain.lead is None:
        if move.arm is not _LEAD:
            return Reason.LEAD_FIRST
        demanded = state.must_lead
        return None if demanded is None or demanded == move.tile else Reason.MUST_LEAD
    if move.arm is _LEAD:
        return Reason.ALREADY_LED
    value = state.chain.value_at(move.arm)
    if value is None:
        return Reason.NOT_OPEN
    if value in move.tile:
        return None
    return Reason.WRONG_END if can_play(state.chain, (move.tile,)) else Reason.NO_FIT


def can_play(chain: Chain, hand: Hand) -> bool:
    """Whether some tile of ``hand`` fits some open end."""
    values = chain.values
    return any(low in values or high in values for low, high in hand)


def placed(state: DominoState, move: Play, chain: Chain) -> tuple[DominoState, Played]:
    """The mover lays ``move.tile``, which makes the table ``chain``; the turn goes on."""
    seat, before = state.mover, state.chain
    held = state.hands[seat]
    at = held.index(move.tile)
    hand = (*held[:at], *held[at + 1 :])
    event = _played(seat, move.tile, move.arm, before.values, before.value_at(move.arm), len(hand))
    hands = with_hand(state.hands, seat, hand)
    return state.after(move, chain, hands, table(len(hands)).next(seat), 0), event


def passed(state: DominoState, move: Move) -> tuple[DominoState, Passed]:
    """The mover passes; the turn goes on."""
    seat = state.mover
    mover = table(len(state.hands)).next(seat)
    after = state.after(move, state.chain, state.hands, mover, state.passes + 1)
    return after, _passed(seat, state.chain.values)


def drew(state: DominoState, move: Move) -> tuple[DominoState, Drew]:
    """The mover takes the next tile of the boneyard and stays on turn."""
    seat, taken = state.mover, state.undealt[0]
    hands = with_hand(state.hands, seat, (*state.hands[seat], taken))
    rest = state.undealt[1:]
    after = replace(state, hands=hands, undealt=rest, moves=(*state.moves, move))
    return after, Drew(seat, taken, len(rest))


def ended(state: DominoState, outcome: Outcome, *before: Event) -> Step[DominoState]:
    """The hand is over: the settled state, and the events with the settlement last."""
    return Step(state.over(outcome), (*before, HandEnded(state.hand, outcome, state.hands)))


def opened(
    standing: Standing, setup: DominoSetup, leader: Seat, must_lead: Tile | None, *before: Event
) -> Step[DominoState]:
    """The first state of a hand and the event of its deal, after the events ``before``."""
    state = DominoState(
        chain=Chain(),
        hands=setup.hands,
        undealt=setup.undealt,
        leader=leader,
        mover=leader,
        passes=0,
        moves=(),
        scores=standing.scores,
        must_lead=must_lead,
        outcome=None,
        hand=standing.hand,
    )
    counts = tuple(len(hand) for hand in setup.hands)
    deal = Dealt(standing.hand, leader, setup.hands, counts, len(setup.undealt))
    return Step(state, (*before, deal))
