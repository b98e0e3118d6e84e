"""The arguments of `make bench NAME=strength`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, fields

from game.ai.player import Budget
from game.engine.errors import NotationError
from game.engine.options import parse_options
from game.games.catalogue import CATALOGUE, entry
from tools.arguments import Parser
from tools.bench.design import Setting
from tools.project import ToolError


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a run is to do."""

    setting: Setting
    deals: int
    matches: int
    paired: str | None
    processes: int
    calibrate: bool


def _parser() -> Parser:
    parser = Parser("bench strength", "make bench NAME=strength ARGS=...")
    add = parser.add_argument
    add("--game", default="block", choices=[one.game for one in CATALOGUE])
    add("--players", type=int, default=2, help="number of seats")
    add("--level", default="expert", help="the candidate: a level or a reference player")
    add("--versus", default="greedy", help="the others: a reference player or a level")
    add("--paired", help="another candidate on the same deals, for the paired difference")
    add("--deals", type=int, help="deals, each played in every seat (default 300)")
    add("--matches", type=int, default=0, help="real matches, each played in every seat")
    add("--seed", type=int, default=1, help="another seed, other deals")
    add("--lone", default="candidate", choices=["candidate", "reference"], help="who is alone")
    add("--leads", choices=["all", "one"], help="seats that lead each deal (board games: one)")
    add("--options", default="", help="options of the game: name=value,...")
    add("--budget", default="", help="instead of the level's own: worlds=40,nodes=1000,...")
    add("--seconds", type=float, help="time for a move, as on the page; none without it")
    add("--processes", type=int, default=os.cpu_count() or 1)
    add("--calibrate", action="store_true", help="reference players beside published figures")
    return parser


def read(arguments: Sequence[str]) -> Wanted:
    """The run that is asked for; raises ToolError with one sentence for what is wrong."""
    found = _parser().parse_args(arguments)
    try:
        options = parse_options(found.options.replace(",", " "))
        setting = Setting(
            game=found.game,
            players=found.players,
            candidate=found.level,
            versus=found.versus,
            seed=found.seed,
            options=options,
            work=_work(found.budget),
            seconds=found.seconds,
            lone_reference=found.lone == "reference",
            all_lead=_all_lead(found.game, found.leads),
        )
        setting.rules  # noqa: B018
    except NotationError as error:
        raise ToolError(_sentence(error, found.game)) from error
    deals = found.deals
    if deals is None:
        deals = 0 if found.matches else 300
    _at_least(1, "--processes", found.processes)
    _at_least(0, "--seed", found.seed)
    _at_least(0, "--deals", deals)
    _at_least(0, "--matches", found.matches)
    if not deals and not found.matches:
        raise ToolError("Nothing to play: --deals or --matches must be at least 1.")
    if found.paired and not deals:
        raise ToolError("--paired compares deals: --deals must be at least 2.")
    return Wanted(setting, deals, found.matches, found.paired, found.processes, found.calibrate)


def _all_lead(game: str, leads: str | None) -> bool:
    """Games on a board are long: there one seat leads each game unless all are wanted."""
    return leads == "all" or (leads is None and game != "blockers")


def _work(text: str) -> dict[str, int]:
    kinds = [one.name for one in fields(Budget)]
    work: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        name, _, number = word.partition("=")
        if name not in kinds or not (number.isascii() and number.isdecimal()):
            raise ToolError(f"--budget takes {', '.join(kinds)} with a number each, not {word!r}.")
        work[name] = int(number)
    return work


def _sentence(error: NotationError, game: str) -> str:
    if error.code == "seats":
        seats = ", ".join(map(str, entry(game).seats))
        return f"{game} is not played with {error.found} players, but with {seats}."
    names = ", ".join(option.name for option in entry(game).options)
    return f"{game} has no option {error.found!r}; its options are {names}."


def _at_least(least: int, name: str, value: int) -> None:
    if value < least:
        raise ToolError(f"{name} must be at least {least}.")
