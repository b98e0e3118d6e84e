"""The bench of the input: its table, its figures."""

from __future__ import annotations

import json

import pytest

from game.engine.match import play
from game.engine.moves import PASS, Play
from game.games.all_fives import GAME
from tools.bench.tapping import Run, Taps, _figures, _read, record


def test_the_record_has_room_for_every_kind_of_tap() -> None:
    match = record()
    assert (match.rules.game, len(match.state.chain.tiles), match.standing.hand) == (GAME, 25, 4)
    placements = [move for move in match.rules.legal(match.state) if isinstance(move, Play)]
    fits = [move.tile for move in placements]
    assert sorted(map(fits.count, set(fits))) == [1, 2]
    (placed,) = [move for move in placements if move.arm == "right" and fits.count(move.tile) == 2]
    after = play(play(match, placed).match, PASS).match
    assert len(after.state.chain.tiles) == 26
    assert len(match.rules.legal(after.state)) == 2


def test_figures(capsys: pytest.CaptureFixture[str]) -> None:
    resting = Run({"choose": Taps([float(ms) for ms in range(1, 101)], [5, 7])}, [], [60.0])
    thinking = Run({"choose": Taps([49.0], [5])}, [48.0], [])
    found = _figures(resting, thinking)
    assert (found["p95_ms"], found["p95_thinking_ms"], found["long_tasks"]) == (95.0, 49.0, 1)
    assert (found["within"], found["longest_task_ms"], found["changes"]) == (
        False,
        60,
        {"choose": 7},
    )
    assert json.dumps(found)
    assert "choose" in capsys.readouterr().out
    assert _figures(thinking, thinking)["within"]


def test_arguments() -> None:
    found = _read(["--rounds", "2", "--slower", "4"])
    assert (found.rounds, found.taps, found.slower) == (2, 10, 4)
    with pytest.raises(SystemExit):
        _read(["--fast"])
