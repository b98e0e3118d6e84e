"""The reference players beside figures published for players of the same kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Any

from tools.bench.arguments import Wanted
from tools.bench.design import Setting

Measure = Callable[[Wanted], dict[str, Any]]


LONG = (
    "published as 'about', without an error. With the points measured here, a spread of 7.9 a"
    " hand and some 28 hands to the target, 77 to 79 % is what resampled and real matches give"
)
OTHERS = "published for players of the same kind with other weights or another search"


@dataclass(frozen=True, slots=True)
class Row:
    """A pairing, the figure looked at, what was published, and the error of that.

    It is measured by ``deals``, or else by real ``matches``. ``note``: why the figures need not
    agree.
    """

    game: str
    players: int
    candidate: str
    versus: str
    figure: str
    published: float
    error: float
    deals: int = 0
    matches: int = 0
    note: str = ""


POINTS, SHARE = "points_per_hand", "match_share"
ROWS = (
    Row("block", 2, "greedy", "random", POINTS, 2.33, 0.05, 5000),
    Row("block", 2, "greedy", "random", SHARE, 0.916, 0.006, matches=1500),
    Row("block", 2, "smart", "greedy", POINTS, 1.01, 0.05, 5000),
    Row("block", 2, "smart", "greedy", SHARE, 0.72, 0.01, matches=1000, note=LONG),
    Row("block", 2, "pimc-5", "greedy", POINTS, 1.4, 0.15, 300),
    Row("block", 2, "pimc-20", "greedy", POINTS, 2.1, 0.15, 200),
    Row("block", 2, "pimc-40", "greedy", POINTS, 2.6, 0.15, 150),
    Row("block", 2, "pimc-80", "greedy", POINTS, 2.7, 0.15, 100),
    Row("block", 2, "cheater", "greedy", POINTS, 7.3, 0.15, 300),
    Row("block", 3, "cheater", "smart", SHARE, 0.97, 0.01, 60, note=OTHERS),
    Row("block", 4, "cheater", "smart", SHARE, 0.935, 0.01, 40, note=OTHERS),
    Row("all-fives", 2, "greedy", "random", SHARE, 0.999, 0.001, matches=500),
    Row("blockers", 3, "greedy", "random", SHARE, 1.0, 0.005, 60, note=OTHERS),
    Row("blockers", 3, "planning", "greedy", SHARE, 0.66, 0.02, 120, note=OTHERS),
    Row("blockers", 4, "planning", "greedy", SHARE, 0.45, 0.02, 90, note=OTHERS),
    Row("blockers", 5, "planning", "greedy", SHARE, 0.35, 0.02, 60, note=OTHERS),
)
"""Published errors where there are none: what the number of matches or the text suggests."""
ERRORS = {POINTS: "stderr", SHARE: "match_stderr"}
NAMES = ("published", "measured")


def calibrate(measure: Measure, processes: int, seed: int) -> None:
    """Measure every row once, print them side by side, and a line of JSON."""
    lines = []
    for row in ROWS:
        board = row.game == "blockers"
        setting = Setting(
            row.game, row.players, row.candidate, row.versus, seed, all_lead=not board
        )
        result = measure(Wanted(setting, row.deals, row.matches, None, processes, False))
        lines.append(compared(row, result[row.figure], result[ERRORS[row.figure]]))
    print(f"{'game':12}{'pairing':20}{'figure':17}{'published':>18}{'measured':>18}  verdict")
    for line in lines:
        figures = (f"{line[name]:.3f} +- {line[f'{name}_error']:.3f}" for name in NAMES)
        published, measured = figures
        print(
            f"{line['game']:12}{line['pairing']:20}{line['figure']:17}"
            f"{published:>18}{measured:>18}  {line['verdict']}"
        )
    for note in dict.fromkeys(line["note"] for line in lines if line["note"]):
        rows = ", ".join(f"{one['game']} {one['pairing']}" for one in lines if one["note"] == note)
        print(f"{rows}: {note}.")
    print(json.dumps({"calibration": lines}))


def compared(row: Row, value: float, error: float) -> dict[str, Any]:
    """A line of the table: it agrees within two standard errors of both figures together."""
    agrees = abs(value - row.published) <= 2 * hypot(error, row.error)
    return {
        "game": f"{row.game} {row.players}",
        "pairing": f"{row.candidate} v {row.versus}",
        "figure": row.figure,
        "published": row.published,
        "published_error": row.error,
        "measured": value,
        "measured_error": error,
        "verdict": "agrees" if agrees else "differs",
        "note": row.note,
    }
