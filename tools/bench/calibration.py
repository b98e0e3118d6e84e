"""The reference players beside figures published for players of the same kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools.bench.arguments import Wanted
from tools.bench.design import Setting

Measure = Callable[[Wanted], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Row:
    """A pairing, the figure looked at, and what was published; ``within``: its tolerance.

    ``exact``: whether the players were defined as here, so that the figures must agree.
    """

    game: str
    players: int
    candidate: str
    versus: str
    figure: str
    published: float
    within: float
    deals: int
    exact: bool = True


ROWS = (
    Row("block", 2, "greedy", "random", "points_per_hand", 2.33, 0.10, 6000),
    Row("block", 2, "greedy", "random", "match_share", 0.916, 0.0, 6000),
    Row("block", 2, "smart", "greedy", "points_per_hand", 1.01, 0.10, 6000),
    Row("block", 2, "smart", "greedy", "match_share", 0.72, 0.02, 6000),
    Row("block", 2, "pimc-5", "greedy", "points_per_hand", 1.4, 0.3, 200),
    Row("block", 2, "pimc-20", "greedy", "points_per_hand", 2.1, 0.3, 120),
    Row("block", 2, "pimc-40", "greedy", "points_per_hand", 2.6, 0.3, 100),
    Row("block", 2, "pimc-80", "greedy", "points_per_hand", 2.7, 0.3, 80),
    Row("block", 2, "cheater", "greedy", "points_per_hand", 7.3, 0.3, 300, False),
    Row("all-fives", 2, "greedy", "random", "match_share", 0.999, 0.001, 1000),
    Row("blockers", 3, "greedy", "random", "match_share", 1.0, 0.0, 20, False),
    Row("blockers", 3, "planning", "greedy", "match_share", 0.66, 0.0, 60, False),
    Row("blockers", 4, "planning", "greedy", "match_share", 0.45, 0.0, 40, False),
    Row("blockers", 5, "planning", "greedy", "match_share", 0.35, 0.0, 30, False),
)
ERRORS = {"points_per_hand": "stderr", "match_share": "match_stderr"}


def calibrate(measure: Measure, processes: int, seed: int) -> None:
    """Measure every row once, print them side by side, and a line of JSON."""
    found: dict[tuple[str, int, str, str], dict[str, Any]] = {}
    lines: list[dict[str, Any]] = []
    for row in ROWS:
        pairing = row.game, row.players, row.candidate, row.versus
        if pairing not in found:
            setting = Setting(*pairing, seed, all_lead=row.game != "blockers")
            found[pairing] = measure(Wanted(setting, row.deals, 0, None, processes, False))
        lines.append(_line(row, found[pairing]))
    print(f"{'game':12}{'pairing':24}{'figure':17}{'published':>10}{'measured':>20}  verdict")
    for line in lines:
        measured = f"{line['measured']:.3f} +- {line['stderr']:.3f}"
        print(
            f"{line['game']:12}{line['pairing']:24}{line['figure']:17}"
            f"{line['published']:>10}{measured:>20}  {line['verdict']}"
        )
    print(json.dumps({"calibration": lines}))


def _line(row: Row, result: dict[str, Any]) -> dict[str, Any]:
    value, error = result[row.figure], result[ERRORS[row.figure]]
    agrees = abs(value - row.published) <= 2 * error + row.within
    verdict = "agrees" if agrees else "differs"
    return {
        "game": f"{row.game} {row.players}",
        "pairing": f"{row.candidate} v {row.versus}",
        "figure": row.figure,
        "published": row.published,
        "measured": value,
        "stderr": error,
        "verdict": verdict if row.exact else f"{verdict} (other weights or search)",
    }
