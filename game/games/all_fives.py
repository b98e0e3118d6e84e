"""All Fives: points in play whenever the open ends add up to a multiple of five.

For 2 to 4 players, with a boneyard and a spinner. The module follows the rule sheet:
set-up, a turn, the spinner, scoring a placement, end of a hand, winning.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from game.engine.chain import SIDES, Arm, Chain
from game.engine.deal import Shuffle
from game.engine.errors import IllegalMove
from game.engine.events import Counted, LotDrawn, Term
from game.engine.moves import Draw, Move, Play
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
from game.engine.seats import Seat
from game.games import deduction, domino_state, dominoes, knowledge
from game.games.domino_state import (
    DominoObservation,
    DominoState,
    drew,
    ended,
    opened,
    passed,
    placed,
)
from game.games.dominoes import DominoSetup, Hand

GAME = "all-fives"
DEALS: Mapping[str, Mapping[int, int]] = {
    "9-7-5": {2: 9, 3: 7, 4: 5},
    "5-5-5": {2: 5, 3: 5, 4: 5},
    "7-5-5": {2: 7, 3: 5, 4: 5},
}
TARGETS: Mapping[int, int] = {2: 250, 3: 200, 4: 200}
OPTIONS: tuple[Option, ...] = (
    Choice("deal", tuple(DEALS)),
    Number("target", 1, 9999, TARGETS),
    Choice("finish", ("at-once", "after-hand")),
    Choice("floor", ("0", "1", "2")),
    Choice("settlement", ("own", "winner")),
    Choice("spinner", ("first", "none")),
    Choice("opener", ("lot", "highest-double")),
)

DominoStep = Step[DominoState]


@dataclass(frozen=True, slots=True)
class AllFives:
    """The rules for a number of seats and chosen options; build it with :func:`all_fives`."""

    seats: int
    options: Chosen
    target: int
    each: int
    finish: str
    floor: int
    settlement: str
    spinner: bool
    opener: str
    game: str = GAME
    boneyard: bool = True

    def set_up(self, standing: Standing, shuffle: Shuffle) -> DominoSetup:
        """All Fives, set-up: the tiles not dealt form the boneyard, in the order drawn."""
        return dominoes.set_up(self.seats, self.each, self._lot(standing), shuffle)

    def parse_setup(self, standing: Standing, lines: tuple[Line, ...]) -> DominoSetup:
        """The set-up from the lines of a record; raises ``NotationError``."""
        return dominoes.parse_setup(self.seats, self.each, self._lot(standing), lines)

    def _lot(self, standing: Standing) -> bool:
        """The first hand draws a lot unless the highest double leads; so does every hand
        after a blocked one."""
        if standing.last is None:
            return self.opener == "lot"
        return standing.last.ending is Ending.BLOCKED

    def start(self, standing: Standing, setup: DominoSetup) -> DominoStep:
        """The first state. Later hands are led by who went out in the hand before."""
        if setup.lot:
            rounds, leader = dominoes.lot_rounds(self.seats, setup.lot)
            return opened(standing, setup, leader, None, LotDrawn(rounds, leader))
        last = standing.last
        if last is None:
            must_lead = dominoes.opening_tile(setup.hands)
            return opened(standing, setup, dominoes.holder(setup.hands, must_lead), must_lead)
        if last.winner is None:
            raise ValueError("nobody went out in the hand before")
        return opened(standing, setup, last.winner, None)

    def legal(self, state: DominoState) -> tuple[Move, ...]:
        """All Fives, a turn: play if possible, else draw, else pass.

        No tile fitted before a draw, so a drawn tile that fits is all there is to play.
        """
        return domino_state.legal_moves(state, self.floor)

    def choices(self, observation: DominoObservation) -> tuple[Move, ...]:
        """The legal moves of the observing seat."""
        return domino_state.choices(observation, self.floor)

    def why_not(self, state: DominoState, move: Move) -> Reason | None:
        """The reason a move is refused, None when it is legal."""
        return domino_state.why_not(state, move, self.floor)

    def apply(self, state: DominoState, move: Move) -> DominoStep:
        """All Fives, a turn: draws stay with the seat, a placement or a pass ends the turn."""
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(reason, str(move))
        if isinstance(move, Play):
            return self._play(state, move)
        if isinstance(move, Draw):
            drawn, event = drew(state, move)
            return Step(drawn, (event,))
        after, passing = passed(state, move)
        if after.passes < self.seats:
            return Step(after, (passing,))
        outcome = self.settle(after.hands, Ending.BLOCKED, None, after.scores)
        return ended(after, outcome, passing)

    def _play(self, state: DominoState, move: Play) -> DominoStep:
        """All Fives, scoring a placement; the match may end right here."""
        seat = state.mover
        after, laid = placed(state, move, self.place(state.chain, move))
        terms = open_terms(after.chain)
        points = scoring(sum(term.worth for term in terms))
        counted = Counted(seat, move.tile, terms, points)
        if points:
            after = replace(after, scores=_plus(after.scores, seat, points))
        if self.finish == "at-once" and after.scores[seat] >= self.target:
            return ended(after, self._reached(after, seat), laid, counted)
        if laid.left:
            return Step(after, (laid, counted))
        outcome = self.settle(after.hands, Ending.DOMINO, seat, after.scores)
        return ended(after, outcome, laid, counted)

    def place(self, chain: Chain, move: Play) -> Chain:
        """All Fives, the spinner: the first double played, led or joined later."""
        grown = chain.play(move.tile, move.arm)
        if self.spinner and chain.spinner is None and move.tile.is_double:
            return grown.with_spinner(move.tile)
        return grown

    def _reached(self, state: DominoState, seat: Seat) -> Outcome:
        """Option ``finish``, ``at-once``: nothing is settled any more."""
        left = dominoes.hand_pips(state.hands)
        nothing = (0,) * self.seats
        return Outcome(Ending.TARGET, seat, left, nothing, state.scores, Account.NONE)

    def settle(
        self, hands: tuple[Hand, ...], ending: Ending, out: Seat | None, scores: tuple[int, ...]
    ) -> Outcome:
        """All Fives, end of a hand: option ``settlement``."""
        left = dominoes.hand_pips(hands)
        if self.settlement == "own":
            points = tuple(-rounded(own) for own in left)
            return Outcome(ending, out, left, points, _sum(scores, points), Account.OWN)
        winner = out
        gained = 0
        if ending is Ending.BLOCKED:
            winner = dominoes.alone_lowest(left)
        if winner is not None:
            own = left[winner] if ending is Ending.BLOCKED else 0
            gained = rounded(sum(left) - left[winner] - own)
        points = tuple(gained if seat == winner else 0 for seat in range(self.seats))
        return Outcome(ending, winner, left, points, _sum(scores, points), Account.ROUNDED)

    def result(self, outcome: Outcome) -> MatchResult | None:
        """The match end is looked at only after the whole settlement."""
        return self.match_result(outcome.scores)

    def match_result(self, scores: tuple[int, ...]) -> MatchResult | None:
        """All Fives, winning: the first at the target; under ``after-hand`` a tie can arise."""
        return highest_reaching(scores, self.target)

    def observe(self, state: DominoState, seat: Seat) -> DominoObservation:
        """What ``seat`` knows of ``state``."""
        return domino_state.observe(state, seat)

    def print_observation(self, observation: DominoObservation) -> tuple[Line, ...]:
        """The observation as lines of text."""
        return knowledge.print_observation(observation)

    def parse_observation(self, lines: tuple[Line, ...]) -> DominoObservation:
        """The observation from its lines; raises ``NotationError``."""
        return knowledge.parse_observation(lines, self.place)

    def guess(self, observation: DominoObservation, rng: Random) -> DominoState:
        """A state that agrees with every placement, draw and pass the seat has seen."""
        return deduction.guess(observation, self.place, rng)


def open_terms(chain: Chain) -> tuple[Term, ...]:
    """All Fives, scoring: what each open end counts, left, right, up, down.

    An ordinary tile counts its outward half, a double both halves as one term. The spinner
    counts both halves while fewer than two tiles lie on its sides, alone on the table once.
    Its two ends count nothing until a tile lies there.
    """
    lead = chain.lead
    if lead is None:
        return ()
    if lead.is_double and not chain.left and not chain.right:
        return (Term(Arm.LEAD, lead, lead.pips),)
    return tuple(
        Term(end.arm, end.tile, end.tile.pips if end.tile.is_double else end.value)
        for end in chain.ends
        if end.arm in SIDES or chain.links(end.arm)
    )


def scoring(total: int) -> int:
    """What a sum of open ends brings: itself if it is a positive multiple of five, else 0."""
    return total if total > 0 and total % 5 == 0 else 0


def rounded(pips: int) -> int:
    """``pips`` to the nearest multiple of five: 7 becomes 5, 8 becomes 10."""
    return (pips + 2) // 5 * 5


def _plus(scores: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return tuple(score + (points if at == seat else 0) for at, score in enumerate(scores))


def _sum(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(score + point for score, point in zip(scores, points, strict=True))


def all_fives(seats: int, given: Mapping[str, str] | None = None) -> AllFives:
    """All Fives for 2 to 4 ``seats``; ``given`` options by name, the rest are defaults.

    Raises ``NotationError``, code ``option``, for an unknown option or value.
    """
    chosen = choose(OPTIONS, seats, given or {})
    values = dict(chosen)
    return AllFives(
        seats=seats,
        options=chosen,
        target=int(values["target"]),
        each=DEALS[values["deal"]][seats],
        finish=values["finish"],
        floor=int(values["floor"]),
        settlement=values["settlement"],
        spinner=values["spinner"] == "first",
        opener=values["opener"],
    )
