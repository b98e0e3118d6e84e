"""Objects of JSON from text that anybody may have written: bounded in length and in depth."""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 8
"""More levels than any text of ours has."""

_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


class Unreadable(ValueError):
    """Text that is no object of JSON, or one too long or too deep to be ours."""


def read_object(text: str, longest: int) -> dict[str, Any]:
    """The object that ``text`` spells; raises :class:`Unreadable` for anything else.

    ``longest``: the most characters that are looked at.
    """
    # Deep text ends a browser's stack before Python's own limit, and with it the page.
    if len(text) > longest or _depth(text) > DEEPEST:
        raise Unreadable(text[:40])
    try:
        found = json.loads(text)
    except ValueError as error:
        raise Unreadable(str(error)) from error
    if not isinstance(found, dict):
        raise Unreadable(text[:40])
    return found


def print_object(found: dict[str, Any]) -> str:
    """The object in one line of plain letters."""
    return json.dumps(found, separators=(",", ":"))


def _depth(text: str) -> int:
    """How deep brackets are nested outside of quoted texts."""
    depth = deepest = 0
    for bracket in _BRACKET.findall(_TEXT.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest
