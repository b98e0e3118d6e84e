"""The page without a browser: messages in, effects carried out on lists, time as a queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from random import Random
from typing import Any

from game.ai.choose import choose
from game.ai.player import Budget
from game.app.advice import Advised, Rated, Ratings, ranked
from game.app.archive_messages import KeepMatch
from game.app.effects import (
    AskAdvice,
    AskPlayer,
    Clear,
    Effect,
    Focus,
    GoTo,
    Later,
    MakeSecret,
    ReadTable,
    Save,
    SetAside,
    Shelf,
)
from game.app.kept import Kept
from game.app.messages import (
    Answered,
    DrawTile,
    Drop,
    Hold,
    Lift,
    Message,
    NewMatch,
    NextHand,
    PassTurn,
    Pick,
    PlaceAt,
    PutOn,
    Resized,
    SecretMade,
    SkipTurn,
    Touch,
    Uncover,
)
from game.app.model import Box, Model, Plan, Screen
from game.app.opening import Opening, open_page
from game.app.playing import TableRead
from game.app.saved import print_prefs
from game.app.update import arms_for, update
from game.engine.deal import SECRET_BYTES
from game.engine.level import Level
from game.engine.match import Match, first_standing
from game.engine.moves import DRAW, PASS, SKIP, Move, Place, Play
from game.engine.options import Choice, Option
from game.engine.tile import FULL_SET
from game.games.catalogue import CATALOGUE, parse_knowledge
from game.games.dominoes import DominoSetup
from tests.core.support import FULL

BOX = (800, 420)
FORCED: dict[Move, Message] = {PASS: PassTurn(), DRAW: DrawTile(), SKIP: SkipTurn()}


def computer(text: str, seed: int) -> str:
    """A computer player that spends next to no work."""
    return choose(text, Level.MEDIUM, seed, budget=Budget(1, 1, 1)).move


def secret_of(number: int) -> bytes:
    """Sixteen fixed bytes for every number."""
    return sha256(str(number).encode()).digest()[:SECRET_BYTES]


def plans() -> list[Plan]:
    """Every game and number of seats, and every value of every option.

    An option goes with one number of seats after the other; ``TILES_FULL=1``: with each.
    """
    found = [Plan(entry.game, seats) for entry in CATALOGUE for seats in entry.seats]
    for entry in CATALOGUE:
        for option in entry.options:
            for at, value in enumerate(_values(option)):
                for seats in entry.seats if FULL else (entry.seats[at % len(entry.seats)],):
                    if value != option.default(seats):
                        found.append(Plan(entry.game, seats, ((option.name, value),)))
    return found


def _values(option: Option) -> list[str]:
    if isinstance(option, Choice):
        return list(option.values)
    return [str(option.lowest), str(option.lowest + 17), str(option.highest)]


def at_random(observation: str, seed: int) -> str:
    """A player who takes any legal move; much quicker than those of the page."""
    rules, known = parse_knowledge(observation)
    return str(Random(seed).choice(rules.choices(known)))


def name_of(plan: Plan) -> str:
    """A short name for a test."""
    return "-".join((plan.game, str(plan.seats), *(f"{k}-{v}" for k, v in plan.options)))


Player = Callable[[str, int], str]


@dataclass
class Driver:
    """One visit to the page.

    ``waiting``: when, in what order, and what is then sent; an ``AskPlayer`` stays as it is
    until its time has come. ``after`` is called after every message; ``player`` chooses for
    the computer.
    """

    opening: Opening = field(default_factory=Opening)
    number: int = 0
    after: Callable[[Driver, Model, tuple[Effect, ...]], None] | None = None
    player: Player = computer
    model: Model = field(init=False)
    now: int = 0
    waiting: list[tuple[int, int, AskPlayer | Later]] = field(default_factory=list)
    shelves: dict[Shelf, str] = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)
    history: list[Screen] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)
    asked: list[AskPlayer] = field(default_factory=list)
    questions: list[AskAdvice] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        if self.opening.match is not None:
            self.shelves[Shelf.MATCH] = self.opening.match
        if self.opening.prefs is not None:
            self.shelves[Shelf.PREFS] = self.opening.prefs
        self.model, effects = open_page(self.opening)
        self._carry_out(effects)
        self.send(Resized(*BOX))

    def send(self, *messages: Message) -> Driver:
        """Messages, one after the other."""
        for message in messages:
            before = self.model
            self.model, effects = update(before, message)
            self._carry_out(effects)
            if self.after is not None:
                self.after(self, before, effects)
        return self

    def _carry_out(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            match effect:
                case MakeSecret(shared=shared):
                    self.number += 1
                    self.send(SecretMade(secret_of(self.number), shared=shared))
                case AskPlayer(wait=wait):
                    self.asked.append(effect)
                    self._queue(wait, effect)
                case AskAdvice():
                    self.questions.append(effect)
                case Later(wait=wait):
                    self._queue(wait, effect)
                case Save(shelf, text):
                    self.shelves[shelf] = text
                case Clear(shelf):
                    self.shelves.pop(shelf, None)
                case ReadTable():
                    self.send(TableRead(self.shelves.get(Shelf.MATCH)))
                case KeepMatch(kept=kept):
                    self.kept.append(kept)
                case SetAside(text):
                    self.aside.append(text)
                case GoTo(screen):
                    self.history.append(screen)
                case Focus(spot):
                    self.focused.append(spot)

    def advise(self) -> Driver:
        """Let the expert answer until it is asked nothing more."""
        while self.questions:
            asked = self.questions.pop(0)
            self.send(Advised(ratings_for(asked.observation), asked.turn, asked.about))
        return self

    def _queue(self, wait: int, effect: AskPlayer | Later) -> None:
        assert wait >= 0
        self.count += 1
        self.waiting.append((self.now + wait, self.count, effect))
        self.waiting.sort(key=lambda one: one[:2])

    def tick(self) -> None:
        """Let time go on to what comes next."""
        self.now, _, effect = self.waiting.pop(0)
        self.send(answer_to(effect, self.player))

    def settle(self) -> Driver:
        """Let time go on until nothing more comes by itself."""
        while self.waiting:
            self.tick()
        return self

    @property
    def state(self) -> Any:
        """The state of the running hand."""
        assert self.model.match is not None
        return self.model.match.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.model.match is not None and self.model.match.result is not None

    @property
    def yours(self) -> bool:
        """Whether the page waits for the viewer to move, or to take off the cover."""
        return self.state.outcome is None and self.state.mover == self.model.viewer

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the running hand."""
        assert self.model.match is not None
        legal: tuple[Move, ...] = self.model.match.rules.legal(self.state)
        return legal

    def begin(self, plan: Plan) -> Driver:
        """Start a match with this plan."""
        self.model = replace(self.model, plan=plan)
        return self.send(NewMatch())

    def step(self) -> None:
        """One move, by whoever is on turn, or the next hand."""
        if self.state.outcome is not None:
            self.send(NextHand())
        elif self.model.covered:
            self.send(Uncover())
        elif self.yours:
            self.send(*self.hand_moves())
        else:
            self.tick()

    def hand_moves(self) -> tuple[Message, ...]:
        """A random move of the viewer, in one of the ways it can be made.

        What is chosen depends on the moment alone, so that it is the same after a reload.
        """
        match = self.model.match
        assert match is not None
        rng = Random(f"{match.standing.hand} {len(self.state.moves)}")
        move = rng.choice(self.legal)
        if isinstance(move, Place):
            take = rng.choice((Pick, Hold))
            return take(move.stone), PlaceAt(move.space)
        if not isinstance(move, Play):
            return (FORCED[move],)
        ways: list[tuple[Message, ...]] = [
            (Touch(move.tile), PutOn(move.arm)),
            (Lift(move.tile), PutOn(move.arm)),
        ]
        if len(arms_for(self.model, move.tile)) == 1:
            ways += [(Touch(move.tile), Touch(move.tile)), (Lift(move.tile), Drop())]
        return rng.choice(ways)

    def play(self, hands: int = 1_000) -> Iterator[Model]:
        """The models of a match, move by move, up to a number of hands."""
        assert self.model.match is not None
        yield self.model
        while not self.over:
            if self.state.outcome is not None and self.model.match.standing.hand + 1 >= hands:
                return
            self.step()
            yield self.model

    def reopened(self, screen: str = "table") -> Driver:
        """Another visit, with what this one has kept."""
        found = Opening(
            screen=screen,
            prefs=self.shelves.get(Shelf.PREFS),
            match=self.shelves.get(Shelf.MATCH),
        )
        return Driver(found, self.number, player=self.player)

    @property
    def prefs_text(self) -> str:
        """Preferences and plan as they would be kept."""
        return print_prefs(self.model.prefs, self.model.plan)


def ratings_for(observation: str) -> Ratings:
    """What an expert could answer: points and shares that fall from move to move."""
    rules, known = parse_knowledge(observation)
    rated = enumerate(rules.choices(known))
    return ranked(Rated(move, -at, 2.5 - at, max(0.6 - 0.05 * at, 0.0)) for at, move in rated)


def answer_to(effect: AskPlayer | Later, player: Player = at_random) -> Message:
    """What comes back for an effect that takes time."""
    if isinstance(effect, Later):
        return effect.message
    return Answered(player(effect.observation, effect.seed), effect.turn)


def started(plan: Plan, number: int = 0, player: Player = at_random) -> Driver:
    """A visit in which a match has just been started."""
    return Driver(number=number, player=player).begin(plan)


def until(driver: Driver, wanted: Callable[[Driver], bool]) -> Driver:
    """Play until the page is as wanted; fails when the match ends before."""
    while not wanted(driver):
        assert not driver.over, "no such moment in this match"
        driver.step()
    return driver


def table_at(state: Any, rules: Any, **changes: Any) -> Model:
    """A model that shows the table at a position written down by hand."""
    held = [one for hand in state.hands for one in hand]
    assert sorted((*held, *state.undealt, *state.chain.tiles)) == list(FULL_SET)
    setup = DominoSetup((), state.hands, state.undealt)
    match = Match(rules, first_standing(rules), setup, state)
    model = Model(
        plan=Plan(rules.game, rules.seats),
        screen=Screen.TABLE,
        match=match,
        box=Box(*BOX),
        turn=5,
    )
    return replace(model, **changes)
