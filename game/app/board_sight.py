"""What the viewer may see of a game on the board: all that its pictures are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.app.advice import Ratings, Review
from game.app.aids import Aid
from game.app.asking import can_ask
from game.app.conduct import Conduct, conduct_of
from game.app.flow import on_turn
from game.app.model import Model, Refusal
from game.engine.events import BoardEnded, Event, LastRound
from game.engine.grid import SPACES, Space, count_groups
from game.engine.level import Level
from game.engine.match import Match
from game.engine.moves import SKIP, Move, Place
from game.engine.options import Chosen
from game.engine.outcome import MatchResult
from game.engine.rules import Reason
from game.engine.seats import Seat
from game.engine.stone import Colour, Label, Stone
from game.games.blockers import Blockers
from game.games.blockers_state import BlockersObservation, by_colour, colours_of, unseen


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at this moment: its colours, groups, captured tiles by colour, turns left."""

    seat: Seat
    colours: tuple[Colour, ...]
    groups: int
    captures: tuple[int, ...]
    score: int
    turns_left: int


@dataclass(frozen=True, slots=True)
class BoardSight:
    """The board as the viewer sees it.

    ``promise``: the fingerprint of the hand.
    ``open_racks``: own colours that may be played from. ``spaces``: for the chosen stone,
    by space, None where it may go, else the reason why not. ``to_come``: by colour, the
    labels not seen yet. ``last``: the space of the latest
    placement; ``space``: where the keyboard stands. ``levels``: by seat, of the computers;
    ``can_ask``: for a hint.
    """

    promise: str | None
    game: str
    seats: int
    viewer: Seat
    humans: tuple[Seat, ...]
    options: Chosen
    known: BlockersObservation
    standings: tuple[Standing, ...]
    open_racks: tuple[Colour, ...]
    chosen: Stone | None
    spaces: Mapping[Space, Reason | None]
    must_skip: bool
    to_come: tuple[tuple[Label, ...], ...]
    log: tuple[Event, ...]
    last: Space | None
    last_round: bool
    space: Space
    refusal: Refusal | None
    ended: BoardEnded | None
    result: MatchResult | None
    levels: tuple[Level, ...]
    can_ask: bool
    hint: Ratings | None
    review: Review | None
    counting: bool
    aid: Aid | None
    conduct: Conduct

    @property
    def your_turn(self) -> bool:
        """Whether the page waits for the viewer."""
        on_turn = self.known.mover == self.viewer and self.viewer in self.humans
        return self.ended is None and on_turn and not self.conduct.elsewhere

    @property
    def advised(self) -> Move | None:
        """The move that the shown hint would choose."""
        return self.hint[0].move if self.hint else None

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The viewer's own colours."""
        return tuple(sorted(colours_of(self.seats, self.viewer)))


def board_sight(match: Match, model: Model) -> BoardSight:
    """The sight of the model's viewer."""
    rules = match.rules
    assert isinstance(rules, Blockers)
    viewer, chosen, log = model.viewer, model.picked, model.seen
    known = rules.observe(match.state, viewer)
    yours = on_turn(model)
    places = [move.space for move in known.moves if isinstance(move, Place)]
    return BoardSight(
        promise=model.promise,
        game=rules.game,
        seats=rules.seats,
        viewer=viewer,
        humans=model.humans,
        options=rules.options,
        known=known,
        standings=tuple(_standing(rules, known, seat) for seat in range(rules.seats)),
        open_racks=_open(rules, known) if yours else (),
        chosen=chosen,
        spaces=_spaces(match, chosen) if yours and chosen is not None else {},
        must_skip=yours and rules.choices(known) == (SKIP,),
        to_come=tuple(unseen(known, colour) for colour in range(len(known.boards))),
        log=log,
        last=places[-1] if places else None,
        last_round=any(isinstance(event, LastRound) for event in log),
        ended=next((event for event in log if isinstance(event, BoardEnded)), None),
        space=model.space,
        refusal=model.refusal,
        result=match.result,
        levels=tuple(map(model.level_at, range(rules.seats))),
        can_ask=can_ask(model),
        hint=model.hint,
        review=model.review,
        counting=model.prefs.counting,
        aid=model.aid,
        conduct=conduct_of(match, model),
    )


def _standing(rules: Blockers, known: BlockersObservation, seat: Seat) -> Standing:
    colours = tuple(sorted(rules.colours_of(seat)))
    groups = sum(count_groups(known.boards[colour]) for colour in colours)
    captures = by_colour(known.captured[seat], len(known.boards))
    left = rules.turns_left(len(known.moves), seat, known.leader)
    return Standing(seat, colours, groups, captures, rules.score(groups, captures), left)


def _open(rules: Blockers, known: BlockersObservation) -> tuple[Colour, ...]:
    found = {move.stone.colour for move in rules.choices(known) if isinstance(move, Place)}
    return tuple(sorted(found))


def _spaces(match: Match, stone: Stone) -> Mapping[Space, Reason | None]:
    return {space: match.rules.why_not(match.state, Place(stone, space)) for space in range(SPACES)}
