"""What is shipped in place of the game's dataclasses can't be told from them."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tools.inside.lower import lowered
from tools.project import HERE


def described(kind: str) -> dict[str, dict[str, Any]]:
    call = [sys.executable, "-m", "tests.tools.lowered_game", kind]
    done = subprocess.run(call, cwd=HERE.root, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def test_every_class_is_as_before() -> None:
    written, shipped = described("written"), described("lowered")
    assert len(written) > 200
    assert shipped.keys() == written.keys()
    for name, told in written.items():
        assert shipped[name] == told, name
    assert any(told["set"][0] is None for told in written.values())
    assert any(told["set"][0] == "FrozenInstanceError" for told in written.values())


@pytest.mark.parametrize(
    "source",
    [
        "@dataclass(frozen=True)\nclass A:\n    x: int\n",
        "@dataclass(slots=True, eq=False)\nclass A:\n    x: int\n",
        "@dataclass(slots=True)\nclass A(B):\n    x: int = 1\n",
        "@dataclass(frozen=True, slots=True)\nclass A(B):\n    x: int\n",
        "@dataclass(slots=True)\nclass A:\n    x: ClassVar[int] = 1\n",
        "@dataclass(slots=True)\nclass A:\n    x: int = field(kw_only=True)\n",
        "@other\n@dataclass(slots=True)\nclass A:\n    x: int\n",
    ],
)
def test_other_kinds_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"^line \d"):
        lowered(source.encode(), "game/a.py")
