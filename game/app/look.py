"""How the table looks and sounds on this device, and its text form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum


class TileSet(StrEnum):
    """What the tiles show and of which colour they are."""

    CLASSIC = "classic"
    COLOURED = "coloured"
    DIGITS = "digits"
    DARK = "dark"


class Felt(StrEnum):
    """The colour of the table."""

    GREEN = "green"
    BLUE = "blue"
    WALNUT = "walnut"


class Contrast(StrEnum):
    """How strong edges and quiet texts are; ``SYSTEM`` follows the device."""

    SYSTEM = "system"
    MORE = "more"


@dataclass(frozen=True, slots=True)
class Look:
    """The choices of one reader. ``sounds``: whether moves are heard."""

    tileset: TileSet = TileSet.CLASSIC
    felt: Felt = Felt.GREEN
    contrast: Contrast = Contrast.SYSTEM
    sounds: bool = False


@dataclass(frozen=True, slots=True)
class SetLook:
    """Change one part of the look: the tiles, the felt or the contrast."""

    choice: TileSet | Felt | Contrast


@dataclass(frozen=True, slots=True)
class SetSounds:
    """Whether moves are heard."""

    on: bool


@dataclass(frozen=True, slots=True)
class Hasten:
    """The computer that is on turn waits no longer before its move."""


LookMessage = SetLook | SetSounds


def changed(look: Look, message: LookMessage) -> Look:
    """``look`` with one part changed."""
    if isinstance(message, SetSounds):
        return replace(look, sounds=message.on)
    match message.choice:
        case TileSet() as tileset:
            return replace(look, tileset=tileset)
        case Felt() as felt:
            return replace(look, felt=felt)
        case Contrast() as contrast:
            return replace(look, contrast=contrast)


def print_look(look: Look) -> dict[str, str | bool]:
    """The look as values by name, for :func:`read_look`."""
    return {
        "tileset": look.tileset.value,
        "felt": look.felt.value,
        "contrast": look.contrast.value,
        "sounds": look.sounds,
    }


def read_look(found: Mapping[str, object], before: Look) -> Look:
    """``before`` with what ``found`` names; what is none of the choices changes nothing."""
    look = before
    for name, kind in (("tileset", TileSet), ("felt", Felt), ("contrast", Contrast)):
        value = found.get(name)
        if isinstance(value, str) and value in list(kind):
            look = changed(look, SetLook(kind(value)))
    sounds = found.get("sounds")
    return replace(look, sounds=sounds) if isinstance(sounds, bool) else look
