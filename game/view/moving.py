"""What a browser needs to know to move tiles, to count, and to be heard."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Flight:
    """A tile travels from the first of ``origins`` that is on the page to ``to``.

    ``leaves``: it is drawn as it lay at its origin, and is gone when it arrives.
    """

    to: str
    origins: tuple[str, ...]
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Pulse:
    """A text comes up softly."""

    at: str


@dataclass(frozen=True, slots=True)
class Count:
    """A number shows ``steps`` one after the other once the tile has landed; the last stays."""

    at: str
    steps: tuple[str, ...]


Motion = Flight | Pulse | Count


@dataclass(frozen=True, slots=True)
class Tone:
    """A tone that slides and dies away.

    ``start`` and ``end`` in hertz; ``after``, its beginning, and ``length`` in seconds;
    ``loud`` of 1 is as loud as the device allows.
    """

    start: float
    end: float
    length: float
    loud: float
    after: float = 0
