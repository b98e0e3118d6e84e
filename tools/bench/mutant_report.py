"""What came of the mutants, as lines to print."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

HEADS = ("package", "mutants", "killed", "of these timed out", "survived", "equivalent")


@dataclass(frozen=True, slots=True)
class Tried:
    """A mutant, its package and what came of it: killed, timed out, survived or equivalent."""

    name: str
    package: str
    result: str
    diff: tuple[str, ...]


def counts(tried: Sequence[Tried]) -> tuple[int, int, int, int, int]:
    """Mutants, killed (by a failure or by time), of these by time, survived, equivalent."""
    by = [one.result for one in tried]
    late = by.count("timed out")
    return len(by), by.count("killed") + late, late, by.count("survived"), by.count("equivalent")


def share(tried: Sequence[Tried]) -> float | None:
    """The killed among those that can be killed; None when there are none."""
    mutants, killed, _, _, equivalent = counts(tried)
    return round(killed / (mutants - equivalent), 4) if mutants > equivalent else None


def table(tried: Sequence[Tried], packages: Sequence[str]) -> list[str]:
    """A line for each package and one for all."""
    rows: list[tuple[str, ...]] = [HEADS]
    for package in packages:
        if of := [one for one in tried if one.package == package]:
            rows.append((f"game/{package}", *map(str, counts(of))))
    rows.append(("all", *map(str, counts(tried))))
    widths = [max(len(row[place]) for row in rows) for place in range(len(HEADS))]
    return [
        "  ".join(
            word.ljust(width) if place == 0 else word.rjust(width)
            for place, (word, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def survivors(tried: Sequence[Tried]) -> list[str]:
    """Each with its diff."""
    lines = []
    for one in tried:
        if one.result == "survived":
            lines += [f"Survived: {one.name}", *(f"    {line}" for line in one.diff), ""]
    return lines


def last_line(tried: Sequence[Tried]) -> str:
    """The figures as one JSON object; share is of those that are not equivalent."""
    mutants, killed, late, survived, equivalent = counts(tried)
    return json.dumps(
        {
            "mutants": mutants,
            "killed": killed,
            "timed_out": late,
            "survived": survived,
            "equivalent": equivalent,
            "share": share(tried),
        }
    )
