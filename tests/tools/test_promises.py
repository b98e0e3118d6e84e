"""The promises to players in CONTRIBUTING.md name tests that there are."""

from __future__ import annotations

import re

import pytest

from tools.project import HERE

TITLE = "## Promises to players and the tests that keep them"


def rows() -> list[tuple[str, list[tuple[str, str]]]]:
    """Every promise with its tests: file and name."""
    section = (HERE.root / "CONTRIBUTING.md").read_text("utf-8").partition(TITLE)[2]
    lines = section.partition("\n## ")[0].splitlines()
    cells = [line.strip("|").split(" | ") for line in lines if line.startswith("| ")][1:]
    return [(told, re.findall(r"`([^`]+)::([^`]+)`", tests)) for told, tests in cells]


ROWS = rows()


def test_there_are_promises_and_none_twice() -> None:
    told = [promise for promise, _ in ROWS]
    assert len(told) > 20 and len(set(told)) == len(told)


@pytest.mark.parametrize(("promise", "tests"), ROWS, ids=[promise[:40] for promise, _ in ROWS])
def test_every_promise_has_tests_that_are_there(promise: str, tests: list[tuple[str, str]]) -> None:
    assert tests, promise
    for file, name in tests:
        text = (HERE.root / file).read_text("utf-8")
        assert re.search(rf"^def {name}\(", text, re.MULTILINE), f"{file}::{name}"
