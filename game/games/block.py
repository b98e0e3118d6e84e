"""Block: an individual game for 2 to 4 players without drawing.

Points come only from the tiles left in the other hands. The module follows the
rule sheet: set-up, a turn, end of a hand, next hand and match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.engine.chain import Chain
from game.engine.deal import Shuffle
from game.engine.errors import IllegalMove
from game.engine.events import LotDrawn
from game.engine.moves import Move, Play
from game.engine.options import Choice, Chosen, Number, Option, choose
from game.engine.outcome import (
    Account,
    Ending,
    MatchResult,
    Outcome,
    Standing,
    highest_reaching,
)
from game.engine.rules import Line, Reason, Step
from game.engine.seats import Seat, Table
from game.games import deduction, domino_state, dominoes, knowledge
from game.games.domino_state import (
    DominoObservation,
    DominoState,
    ended,
    opened,
    passed,
    placed,
)
from game.games.dominoes import DominoSetup, Hand

GAME = "block"
TILES_EACH: Mapping[int, int] = {2: 7, 3: 5, 4: 5}
TARGETS: Mapping[int, int] = {2: 100, 3: 61, 4: 61}
OPTIONS: tuple[Option, ...] = (
    Number("target", 1, 9999, TARGETS),
    Choice("opener", ("rotate", "highest-double", "winner")),
    Choice("block-score", ("net", "gross")),
)

DominoStep = Step[DominoState]


@dataclass(frozen=True, slots=True)
class Block:
    """The rules for a number of seats and chosen options; build it with :func:`block`."""

    seats: int
    options: Chosen
    target: int
    opener: str
    block_score: str
    game: str = GAME
    boneyard: bool = False
    floor: int | None = None

    def set_up(self, standing: Standing, shuffle: Shuffle) -> DominoSetup:
        """Block, set-up: seven tiles each with two players, else five; no boneyard."""
        return dominoes.set_up(self.seats, TILES_EACH[self.seats], self._lot(standing), shuffle)

    def parse_setup(self, standing: Standing, lines: tuple[Line, ...]) -> DominoSetup:
        """The set-up from the lines of a record; raises ``NotationError``."""
        each = TILES_EACH[self.seats]
        return dominoes.parse_setup(self.seats, each, self._lot(standing), lines)

    def _lot(self, standing: Standing) -> bool:
        """Only the first hand draws a lot, and none if the highest double leads."""
        return standing.leader is None and self.opener != "highest-double"

    def start(self, standing: Standing, setup: DominoSetup) -> DominoStep:
        """The first state: who leads is decided, nothing is on the table."""
        if setup.lot:
            rounds, leader = dominoes.lot_rounds(self.seats, setup.lot)
            return opened(standing, setup, leader, None, LotDrawn(rounds, leader))
        if standing.leader is None:
            must_lead = dominoes.opening_tile(setup.hands)
            return opened(standing, setup, dominoes.holder(setup.hands, must_lead), must_lead)
        return opened(standing, setup, self.next_leader(standing), None)

    def legal(self, state: DominoState) -> tuple[Move, ...]:
        """Block, a turn: every tile on every end it fits; a pass only when there is none."""
        return domino_state.legal_moves(state, self.floor)

    def choices(self, observation: DominoObservation) -> tuple[Move, ...]:
        """The legal moves of the observing seat."""
        return domino_state.choices(observation, self.floor)

    def why_not(self, state: DominoState, move: Move) -> Reason | None:
        """The reason a move is refused, None when it is legal."""
        return domino_state.why_not(state, move, self.floor)

    def apply(self, state: DominoState, move: Move) -> DominoStep:
        """Block, a turn: a placement or a pass ends it; the hand ends at once when it is over."""
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(reason, str(move))
        if isinstance(move, Play):
            seat = state.mover
            after, laid = placed(state, move, state.chain.play(move.tile, move.arm))
            if laid.left:
                return Step(after, (laid,))
            outcome = self.settle(after.hands, Ending.DOMINO, seat, state.scores)
            return ended(after, outcome, laid)
        after, passing = passed(state, move)
        if after.passes < self.seats:
            return Step(after, (passing,))
        outcome = self.settle(after.hands, Ending.BLOCKED, None, state.scores)
        return ended(after, outcome, passing)

    def settle(
        self, hands: tuple[Hand, ...], ending: Ending, out: Seat | None, scores: tuple[int, ...]
    ) -> Outcome:
        """Block, end of a hand.

        Domino: ``out`` scores the pips of all other hands. Blocked: who alone has the
        lowest total scores the others' pips minus the own (``block-score`` gross: without
        that subtraction); a shared lowest scores nothing.
        """
        left = dominoes.hand_pips(hands)
        winner = out
        if ending is Ending.BLOCKED:
            winner = dominoes.alone_lowest(left)
        account = Account.OTHERS if self.block_score == "net" else Account.GROSS
        gained = 0
        if winner is not None:
            gained = sum(left) - left[winner]
            if ending is Ending.BLOCKED and account is Account.OTHERS:
                gained -= left[winner]
        points = tuple(gained if seat == winner else 0 for seat in range(self.seats))
        after = tuple(score + point for score, point in zip(scores, points, strict=True))
        return Outcome(ending, winner, left, points, after, account)

    def next_leader(self, standing: Standing) -> Seat:
        """Block, next hand: the seat clockwise from the previous leader, whoever won.

        Option ``opener``, ``winner``: the winner of the hand before, after a shared lowest
        the previous leader's left.
        """
        if standing.leader is None:
            raise ValueError("the first lead is drawn by lot")
        if self.opener == "winner" and standing.last and standing.last.winner is not None:
            return standing.last.winner
        return Table(self.seats).next(standing.leader)

    def result(self, outcome: Outcome) -> MatchResult | None:
        """The match end is looked at only after the whole settlement."""
        return self.match_result(outcome.scores)

    def match_result(self, scores: tuple[int, ...]) -> MatchResult | None:
        """Block, match end: the highest score at or above the target; a shared one is a tie."""
        return highest_reaching(scores, self.target)

    def observe(self, state: DominoState, seat: Seat) -> DominoObservation:
        """What ``seat`` knows of ``state``."""
        return domino_state.observe(state, seat)

    def print_observation(self, observation: DominoObservation) -> tuple[Line, ...]:
        """The observation as lines of text."""
        return knowledge.print_observation(observation)

    def parse_observation(self, lines: tuple[Line, ...]) -> DominoObservation:
        """The observation from its lines; raises ``NotationError``."""
        return knowledge.parse_observation(lines, place)

    def guess(self, observation: DominoObservation, rng: Random) -> DominoState:
        """A state that agrees with all passes and placements the seat has seen."""
        return deduction.guess(observation, place, rng)


def place(chain: Chain, move: Play) -> Chain:
    """The chain after a placement: no double of Block opens a branch."""
    return chain.play(move.tile, move.arm)


def block(seats: int, given: Mapping[str, str] | None = None) -> Block:
    """Block for 2 to 4 ``seats``; ``given`` options by name, the rest are defaults.

    Raises ``NotationError``, code ``option``, for an unknown option or value.
    """
    chosen = choose(OPTIONS, seats, given or {})
    values = dict(chosen)
    return Block(seats, chosen, int(values["target"]), values["opener"], values["block-score"])
