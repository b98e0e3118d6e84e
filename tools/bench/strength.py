"""`make bench NAME=strength`: how well a computer player plays against another.

Every deal is played with the candidate in every seat and, where not said otherwise, every seat
leading, so that luck cancels. Errors are over deals: the hands of one deal depend on each other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import isnan
from time import monotonic
from typing import Any, TypeVar

from tools.bench.arguments import Wanted, read
from tools.bench.calibration import calibrate
from tools.bench.design import DealPlayed, MatchPlayed, Setting, play_deal, play_match
from tools.bench.figures import (
    Mean,
    Resampled,
    deal_points,
    deal_share,
    is_game,
    mean,
    percentile,
)
from tools.bench.playing import Tables, Watched
from tools.bench.progress import Progress
from tools.project import Project

T = TypeVar("T")
Result = dict[str, Any]


def strength(project: Project, arguments: Sequence[str]) -> None:
    """Play, print a table for people and one line of JSON; raises ToolError for bad arguments."""
    wanted = read(arguments)
    if wanted.calibrate:
        calibrate(measure, wanted.processes, wanted.setting.seed)
        return
    result = measure(wanted)
    for name, value in result.items():
        print(f"{name:>18}  {_shown(value)}")
    print(json.dumps(result))


def measure(wanted: Wanted) -> Result:
    """The figures of one run, by name; those that don't apply are None."""
    setting = wanted.setting
    tables = setting.tables()
    begun = monotonic()
    deals = _all(wanted, f"{setting.candidate} v {setting.versus}", wanted.deals, setting, _deal)
    matches = _all(wanted, "matches", wanted.matches, setting, _match)
    result = _head(wanted, tables)
    result |= _hands(setting, deals)
    result |= _matches(setting, deals, matches)
    notes = Watched()
    for played in (*(one.notes for one in deals), *(one.notes for one in matches)):
        notes.add(played)
    result |= _moves(notes)
    if wanted.paired is not None:
        result |= _paired(wanted, wanted.paired, deals)
    return result | {"seconds": round(monotonic() - begun, 1)}


def _head(wanted: Wanted, tables: Tables) -> Result:
    setting = wanted.setting
    candidate = tables.lone if tables.watched else tables.many
    return {
        "candidate": setting.candidate,
        "versus": setting.versus,
        "game": setting.game,
        "players": setting.players,
        "options": dict(setting.rules.options),
        "deals": wanted.deals,
        "seed": setting.seed,
        "leads": "all" if setting.all_lead else "one",
        "figures_of": setting.versus if setting.lone_reference else setting.candidate,
        "budget": dict(candidate.budget),
    }


def _hands(setting: Setting, deals: Sequence[DealPlayed]) -> Result:
    share = mean([deal_share(deal) for deal in deals])
    points = Mean(float("nan"), float("nan"))
    if not is_game(deals):
        points = mean([deal_points(deal) for deal in deals])
    return {
        "points_per_hand": _rounded(points.value),
        "stderr": _rounded(points.error),
        "hand_share": _rounded(share.value),
        "hand_stderr": _rounded(share.error),
        "fair_share": _rounded(1 / setting.players),
        "hands": sum(len(deal.hands) for deal in deals),
    }


def _matches(
    setting: Setting, deals: Sequence[DealPlayed], matches: Sequence[MatchPlayed]
) -> Result:
    if matches:
        share = mean([sum(match.shares) / len(match.shares) for match in matches])
        method = "played"
    elif is_game(deals):
        share, method = mean([deal_share(deal) for deal in deals]), "game"
    elif setting.all_lead or len(deals) >= setting.players:
        share, method = Resampled(setting.rules, deals).share(), "resampled"
    else:
        share, method = Mean(float("nan"), float("nan")), "none"
    return {
        "match_share": _rounded(share.value),
        "match_stderr": _rounded(share.error),
        "match_method": method,
        "matches": sum(len(match.shares) for match in matches),
    }


def _moves(notes: Watched) -> Result:
    number = len(notes.times)
    return {
        "ms_p50": _rounded(percentile(notes.times, 0.5)),
        "ms_p95": _rounded(percentile(notes.times, 0.95)),
        "moves": number,
        "illegal": notes.illegal,
        "cut_share": _rounded(notes.cut / number if number else 0.0),
    }


def _paired(wanted: Wanted, name: str, deals: Sequence[DealPlayed]) -> Result:
    """The candidate less the other, deal by deal; shares of games where there are no points."""
    setting = wanted.setting.against(name)
    others = _all(wanted, f"{name} v {setting.versus}", wanted.deals, setting, _deal)
    figure = deal_share if is_game(deals) else deal_points
    mine, theirs = [figure(deal) for deal in deals], [figure(deal) for deal in others]
    apart = mean([own - other for own, other in zip(mine, theirs, strict=True)])
    return {
        "paired_with": name,
        "paired_unit": "game share" if is_game(deals) else "points a hand",
        "paired_other": _rounded(mean(theirs).value),
        "paired_difference": _rounded(apart.value),
        "paired_stderr": _rounded(apart.error),
    }


def _all(
    wanted: Wanted, name: str, number: int, setting: Setting, task: Callable[[Setting, int], T]
) -> list[T]:
    """``task`` for 0 to ``number`` - 1, in order, in as many processes as wanted."""
    if not number:
        return []
    setting.tables()
    progress = Progress(name, number)
    found = []
    for one in _each(wanted.processes, number, partial(task, setting)):
        found.append(one)
        progress.step()
    return found


def _each(processes: int, number: int, task: Callable[[int], T]) -> Iterator[T]:
    if processes == 1:
        yield from map(task, range(number))
        return
    with ProcessPoolExecutor(min(processes, number)) as pool:
        yield from pool.map(task, range(number), chunksize=max(1, number // (processes * 50)))


def _deal(setting: Setting, number: int) -> DealPlayed:
    return play_deal(setting, setting.tables(), number)


def _match(setting: Setting, number: int) -> MatchPlayed:
    return play_match(setting, setting.tables(), number)


def _rounded(value: float) -> float | None:
    return None if isnan(value) else round(value, 4)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "-"
    return "-" if value is None else str(value)
