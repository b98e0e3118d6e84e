"""The race of the engines: everybody plays the same hands to their ends."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from game.games.block import block
from tools.bench.racing import SEATS, WANTED, contenders, deals_of, main, ratio
from tools.bench.run import bench
from tools.project import HERE, Project, ToolError

pytest.importorskip("dominoes")


class Counting(Random):
    """Counts how often it is asked."""

    asked = 0

    def random(self) -> float:
        """The next number."""
        self.asked += 1
        return super().random()


@pytest.mark.parametrize("seats", SEATS)
def test_all_play_every_hand(seats: int) -> None:
    rules = block(seats)
    deals = deals_of(rules, 30, 1)
    assert len({leader for _, _, leader in deals}) == seats
    moves = {}
    for one in contenders():
        if seats in one.seats:
            rng = Counting(5)
            one.prepare(rules, deals)(rng)
            moves[one.name] = rng.asked
    assert {"dominoes", "rules", "fast"} <= set(moves)
    # Passes are drawn for by our rules alone; hands differ in length by chance.
    plays = [number for name, number in moves.items() if name != "rules"]
    assert max(plays) < 1.3 * min(plays)
    assert moves["rules"] > 30 * seats


def test_other_seeds_are_other_deals() -> None:
    rules = block(2)
    first, second = ([setup for _, setup, _ in deals_of(rules, 3, seed)] for seed in (1, 2))
    assert not {str(one) for one in first} & {str(one) for one in second}
    assert first == [setup for _, setup, _ in deals_of(rules, 3, 1)]


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    speeds: list[dict[str, float]] = [
        {"fast": 10, "dominoes": 1},
        {"fast": 30, "dominoes": 2},
        {"fast": 8, "dominoes": 4},
    ]
    assert ratio(speeds, "fast_ratio_dominoes") == 10
    assert ratio(speeds, "fast_ratio_openspiel") is None


def test_the_last_line_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hands", "3", "--rounds", "1"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(WANTED) <= set(found)
    assert set(found["players"]) == {"2", "3", "4"}
    assert all(figures["rules"] > 0 for figures in found["players"].values())


def test_numbers_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rounds", "0"]) == 1
    assert "at least 1" in capsys.readouterr().err


def test_an_unknown_bench_is_answered_with_those_that_there_are() -> None:
    for words in ([], ["speed"]):
        with pytest.raises(ToolError, match="strength"):
            bench(HERE, words)


def test_other_commands_run_while_the_game_is_broken(copy: Project) -> None:
    (copy.game / "engine" / "tile.py").write_text("class :")
    command = [sys.executable, "-m", "tools"]
    done = subprocess.run(command, cwd=copy.root, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Usage: python -m tools (play | ")
