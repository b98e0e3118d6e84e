"""Sentences: tiles, ends, events, prompts and refusals in the words of one language.

``Speech`` spells tiles in notation (``6-4``) for the eye or in words (``six-four``) for
the ear; everything else is the same for both.
"""

from __future__ import annotations

from game.engine.chain import SIDES, Arm
from game.engine.events import (
    Counted,
    Dealt,
    Drew,
    Event,
    HandEnded,
    LotDrawn,
    MatchEnded,
    Passed,
    Played,
)
from game.engine.outcome import MatchResult, Outcome
from game.engine.seats import Seat
from game.engine.tile import Tile
from game.i18n import Words
from game.view.account import number, settlement, spelled_sum
from game.view.names import Names, capital

Seats = tuple[Seat, ...]


def sentence(text: str) -> str:
    """``text`` with a capital and a full stop."""
    return f"{capital(text)}."


class Speech:
    """Speaks of one table in one language."""

    def __init__(self, words: Words, seats: int, aloud: bool = False, humans: Seats = (0,)) -> None:
        """``aloud``: tiles in words, for names and announcements."""
        self.words = words
        self.names = Names(words, seats, humans)
        self.aloud = aloud

    def tile(self, tile: Tile) -> str:
        """The tile in notation, or in words when speaking aloud."""
        if not self.aloud:
            return str(tile)
        if tile.is_double:
            return self.words("tile.double", value=self.words(f"number.{tile.low}"))
        high, low = self.words(f"number.{tile.high}"), self.words(f"number.{tile.low}")
        return self.words("tile.spoken", high=high, low=low)

    def name(self, seat: Seat) -> str:
        """The name of a seat, as it begins a sentence."""
        return self.names.name(seat)

    def where(self, values: tuple[int, ...], joined: int, arm: Arm) -> str:
        """``on the 6 end``, or the side of the end where two have the same value."""
        if values.count(joined) > 1:
            return self.words(f"end.{arm}")
        return self.words("end.value", value=joined)

    def listed(self, parts: tuple[str, ...], joiner: str = "and") -> str:
        """Several things as one phrase: ``6 and 2``; equal ones once.

        ``joiner``: ``nor`` inside a negative sentence, else ``and``.
        """
        once = tuple(dict.fromkeys(parts))
        if len(once) == 1:
            return once[0]
        first = ", ".join(once[:-1])
        return self.words(f"list.{joiner}", first=first, last=once[-1])

    def ends(self, values: tuple[int, ...], joiner: str = "and") -> str:
        """Open values as one phrase, equal ones once."""
        return self.listed(tuple(map(str, values)), joiner)

    def ends_are(self, values: tuple[int, ...]) -> str:
        """The open ends as a clause: ``the ends are 6 and 2``, ``both ends are 6``."""
        if len(set(values)) == 1 and len(values) == len(SIDES):
            return self.words("ends.same", value=values[0])
        if len(set(values)) == 1:
            return self.words("ends.all", value=values[0])
        return self.words("ends.are", ends=self.ends(values))

    def event(self, event: Event) -> tuple[str, ...]:
        """What has happened, one sentence for each thing; the settlement needs several."""
        match event:
            case LotDrawn(rounds, leader):
                return (self._lot(rounds, leader),)
            case Dealt(hand=hand, leader=leader):
                return (self.of(leader, "dealt", hand=hand + 1),)
            case Played():
                return (self._played(event),)
            case Drew(seat, tile):
                return (self._drew(seat, tile),)
            case Counted():
                return (self._counted(event),)
            case Passed(seat, values):
                return (self.of(seat, "passed", ends=self.ends(values, "nor")),)
            case HandEnded(outcome=outcome):
                return (*settlement(self, outcome), *self._scores(outcome))
            case MatchEnded(result):
                return (self.result(result),)
        return ()

    def result(self, result: MatchResult) -> str:
        """Who has won the match; all of them when it is tied."""
        if result.tied:
            return self.words("say.tied", names=self.listed(tuple(map(self.name, result.winners))))
        return self.of(result.winners[0], "won")

    def _scores(self, outcome: Outcome) -> tuple[str, ...]:
        """All scores after a hand, for the ear; the eye has them beside the table."""
        if not self.aloud:
            return ()
        each = (f"{self.name(seat)} {number(score)}" for seat, score in enumerate(outcome.scores))
        return (f"{self.words('settle.score')}: {', '.join(each)}.",)

    def _lot(self, rounds: tuple[tuple[tuple[Seat, Tile], ...], ...], leader: Seat) -> str:
        turned = "; ".join(
            ", ".join(self.of(seat, "turned-up", tile=self.tile(tile)) for seat, tile in pairs)
            for pairs in rounds
        )
        return self.of(leader, "lot", turned=turned)

    def _drew(self, seat: Seat, tile: Tile | None) -> str:
        return self.of(seat, "drew", tile="" if tile is None else self.tile(tile))

    def _counted(self, event: Counted) -> str:
        """The sum of the open ends, and the points it brings."""
        if event.points:
            return self.of(event.seat, "scored", sum=spelled_sum(event))
        return self.words("say.counted", sum=spelled_sum(event))

    def _played(self, event: Played) -> str:
        if event.joined is None:
            return self.of(event.seat, "led", tile=self.tile(event.tile))
        where = self.where(event.values, event.joined, event.arm)
        return self.of(event.seat, "played", tile=self.tile(event.tile), where=where)

    def of(self, seat: Seat, verb: str, **gaps: str | int) -> str:
        """A sentence about a seat, in the form for "you" or for somebody else."""
        return self.names.say(seat, verb, **gaps)
