"""Sentences about Blockers!: spaces, tiles, moves, refusals, scores."""

from __future__ import annotations

from game.app.board_sight import BoardSight, Standing
from game.app.grid_moves import NOT_YOUR_TURN, PICK_FIRST
from game.app.model import Refusal
from game.engine.events import (
    BoardEnded,
    BoardOpened,
    Captured,
    Event,
    LastRound,
    MatchEnded,
    Placed,
    Refilled,
    Skipped,
)
from game.engine.grid import SIZE, Space, print_space
from game.engine.outcome import BoardOutcome, MatchResult
from game.engine.rules import Reason
from game.engine.seats import Seat
from game.engine.stone import SYMBOLS, WILD, Label, Stone, print_label
from game.i18n import Words
from game.view.conduct_line import conduct_line
from game.view.names import Names, capital


class GridSpeech:
    """Speaks of one game on the board in one language."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    def label(self, label: Label) -> str:
        """What stands on a tile, in words: ``7``, ``C``, ``triangle``, ``wild``."""
        if label == WILD:
            return self.words("stone.wild")
        if label >= 2 * SIZE:
            return self.words(f"shape.{SYMBOLS[label - 2 * SIZE]}")
        return print_label(label)

    def stone(self, stone: Stone) -> str:
        """A tile with its colour: ``blue 7``."""
        colour = self.words(f"colour.{stone.colour + 1}")
        return self.words("stone.named", colour=colour, label=self.label(stone.label))

    def block(self, space: Space) -> str:
        """The symbol printed in a space."""
        number = space // SIZE // 3 * 3 + space % SIZE // 3
        return self.words(f"shape.{SYMBOLS[number]}")

    def event(self, event: Event) -> tuple[str, ...]:
        """What has happened, a sentence each; a refilled rack of others is not worth one."""
        match event:
            case BoardOpened(starter):
                return (self.names.say(starter, "starts"),)
            case Placed(seat, stone, space):
                told = self.names.say(
                    seat, "placed", stone=self.stone(stone), space=print_space(space)
                )
                return (told,)
            case Captured(seat, stone):
                return (self.names.say(seat, "captured", stone=self.stone(stone)),)
            case Refilled(seat, label=label) if label is not None:
                return (self.names.say(seat, "refilled", stone=self.label(label)),)
            case Skipped(seat):
                return (self.names.say(seat, "skipped"),)
            case LastRound():
                return (self.words("say.last-round"),)
            case BoardEnded(outcome):
                return self.outcome(outcome)
            case MatchEnded(result):
                return (self.result(result),)
        return ()

    def result(self, result: MatchResult) -> str:
        """Who has won; all of them when the victory is shared."""
        if result.tied:
            return self.words("say.shared-win", names=self.names.listed(result.winners))
        return self.names.say(result.winners[0], "won")

    def outcome(self, outcome: BoardOutcome) -> tuple[str, ...]:
        """The score of every seat, its arithmetic spelled out."""
        return tuple(
            f"{self.names.name(seat)}: {self.arithmetic(groups, captures, score)}."
            for seat, (groups, captures, score) in enumerate(
                zip(outcome.groups, outcome.captures, outcome.scores, strict=True)
            )
        )

    def arithmetic(self, groups: int, captures: tuple[int, ...], score: int) -> str:
        """Groups plus the most captured colour: ``4 groups + 1 captured = 5``."""
        counted = self.words("grid.groups", n=groups)
        if score == groups and max(captures) > 0:
            return counted
        taken = self.words("grid.captured", n=max(captures))
        return f"{counted} + {taken} = {score}"

    def standing(self, standing: Standing) -> str:
        """The arithmetic of a seat as it stands now."""
        return self.arithmetic(standing.groups, standing.captures, standing.score)

    def space(self, sight: BoardSight, space: Space) -> str:
        """A space for the ear: its name, what lies there, what the chosen tile can do there."""
        there = sight.known.cells[space]
        name = print_space(space)
        if there is None:
            told = self.words("grid.empty", space=name, symbol=self.block(space))
        else:
            told = f"{name}: {self.stone(there)}"
        if space not in sight.spaces:
            return told
        reason = sight.spaces[space]
        if reason is None:
            return f"{told}, {self.words('grid.can-capture' if there else 'grid.can-place')}"
        return f"{told}, {self.words('grid.protected')}" if reason is Reason.PROTECTED else told

    def refusal(self, sight: BoardSight, refusal: Refusal) -> str:
        """Why a tile can't go to a space."""
        label = "" if refusal.stone is None else self.label(refusal.stone.label)
        where = "" if refusal.space is None else print_space(refusal.space)
        match refusal.reason:
            case Reason.WRONG_SPACE:
                return capital(self.words("why.wrong-space", label=label, space=where))
            case Reason.OWN_TILE:
                return self.words("why.own-tile", space=where)
            case Reason.PROTECTED:
                return self.words("why.protected", space=where)
            case Reason.CLOSED_COLOUR:
                return self.words("why.closed-colour")
            case Reason.MUST_PLACE:
                return self.words("why.must-place")
        if refusal.reason == PICK_FIRST:
            return self.words("why.pick-first")
        if refusal.reason == NOT_YOUR_TURN:
            return self.words("why.not-your-turn", name=self.names.name(sight.known.mover))
        return self.words("why.other")

    def prompt(self, sight: BoardSight) -> str:
        """What the viewer can do now, or why not; empty while others play."""
        instead = conduct_line(sight.conduct, sight.refusal, self.words)
        if instead is not None:
            return instead
        if sight.refusal is not None:
            return self.refusal(sight, sight.refusal)
        if not sight.your_turn:
            return ""
        if sight.must_skip:
            return self.words("ask.skip")
        if sight.chosen is None:
            return self.words("ask.pick")
        free = sum(
            1 for at, reason in sight.spaces.items() if reason is None and not sight.known.cells[at]
        )
        takes = sum(
            1 for at, reason in sight.spaces.items() if reason is None and sight.known.cells[at]
        )
        places = self.words("grid.places", n=free)
        captures = self.words("grid.captures", n=takes)
        return f"{capital(self.label(sight.chosen.label))}: {places}, {captures}."

    def seat_name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.names.name(seat)
