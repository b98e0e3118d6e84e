"""Sentences about kept matches: day, game, levels, result; shared by the screens of them."""

from __future__ import annotations

from game.app.kept import IndexEntry, Stage
from game.app.model import VIEWER
from game.app.statistics import level_of
from game.app.summary import Summary
from game.engine.outcome import MatchResult
from game.engine.seats import Seat
from game.i18n import Words
from game.view.account import number
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.speech import Speech


def day_text(day: str, words: Words) -> str:
    """An ISO date, with or without an hour, as the language writes dates."""
    months = {
        name: words(f"month.{name}")
        for name in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
    }
    year, month, date = day[:10].split("-")
    return words("day.full", day=int(date), month=months[str(int(month))], year=int(year))


def day_node(day: str, words: Words) -> Node:
    """A date as an element that machines can read."""
    return h("time", {"datetime": day}, day_text(day, words))


def level_text(level: str, words: Words) -> str:
    """A level of the computers, one for all of a table, as it stands in a list."""
    texts = {one: words(f"level.{one}") for one in ("easy", "medium", "hard", "expert")}
    texts |= {none: words(f"kept.level.{none}") for none in ("mixed", "unknown")}
    return texts[level]


def what(entry: IndexEntry, words: Words) -> str:
    """Game, players, levels, and what is special about the match."""
    summary = entry.summary
    game = summary.game
    parts = [words(f"game.{game}"), words("start.players.count", n=summary.seats)]
    if len(entry.humans) < summary.seats:
        parts.append(level_text(level_of(entry), words))
    if entry.humans != (VIEWER,):
        parts.append(words("kept.people", n=len(entry.humans)))
    if entry.practice:
        parts.append(words("kept.practice"))
    return ", ".join(parts)


def result_text(entry: IndexEntry, words: Words) -> str:
    """How the match ended, as a sentence."""
    summary = entry.summary
    if entry.stage is Stage.GIVEN_UP:
        return words("kept.given-up")
    if entry.stage is Stage.RUNNING or not summary.winners:
        return words("kept.running")
    return teller(summary, entry.humans, words).result(MatchResult(summary.winners, summary.scores))


def scores_text(entry: IndexEntry, words: Words) -> str:
    """The scores by seat: ``You 105, North 80``."""
    names = Names(words, entry.summary.seats, entry.humans)
    return ", ".join(
        f"{names.name(seat)} {number(score)}" for seat, score in enumerate(entry.summary.scores)
    )


def teller(summary: Summary, humans: tuple[Seat, ...], words: Words) -> Speech | GridSpeech:
    """Who speaks of a match."""
    if summary.single:
        return GridSpeech(words, Names(words, summary.seats, humans))
    return Speech(words, summary.seats, humans=humans)
