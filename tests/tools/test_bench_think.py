"""The bench of the thinking: what is asked, and when a limit is kept."""

from __future__ import annotations

import pytest

from game.engine.level import Level
from game.games.catalogue import CATALOGUE, parse_knowledge, rules_for
from tools.bench.moments import moments
from tools.bench.thinking import Timed, _budget, _figures, _read


@pytest.mark.parametrize("game", [entry.game for entry in CATALOGUE])
def test_moments_are_choices_from_whole_hands(game: str) -> None:
    rules = rules_for(game, 2, {})
    found = moments(rules, 8, seed=3)
    assert found == moments(rules, 8, seed=3) != moments(rules, 8, seed=4)
    lengths = []
    for text in found:
        _, known = parse_knowledge(text)
        assert len(rules.choices(known)) > 1
        lengths.append(len(known.moves))
    assert len(set(lengths)) > 4


def test_a_limit_is_kept_or_not() -> None:
    quick = [Timed(float(ms), False) for ms in range(1, 101)]
    assert _figures(Level.HARD, quick) == {
        "p50_ms": 50,
        "p95_ms": 95,
        "cut_share": 0.0,
        "moves": 100,
        "within": True,
    }
    slow = [*quick[:90], *[Timed(900.0, False)] * 10]
    assert not _figures(Level.HARD, slow)["within"]
    assert _figures(Level.EXPERT, slow)["within"]
    cut = [*quick[:90], *[Timed(900.0, True)] * 10]
    assert not _figures(Level.EXPERT, cut)["within"]
    assert _figures(Level.MEDIUM, cut)["within"]


def test_budgets_are_those_of_the_levels() -> None:
    assert _budget("block", 2, Level.EASY) == _budget("block", 2, Level.HARD)
    assert set(_budget("all-fives", 3, Level.EXPERT)) == {"worlds", "nodes", "playouts"}


def test_arguments() -> None:
    found = _read(["--game", "block", "--level", "hard", "--moves", "3"])
    assert (found.game, found.level, found.moves, found.players) == ("block", "hard", 3, None)
    with pytest.raises(SystemExit):
        _read(["--game", "chess"])
