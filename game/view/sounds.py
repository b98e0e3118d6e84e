"""What is heard when something has happened: short, soft sounds, described as tones."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.app.model import Model, Screen
from game.engine.events import (
    BoardEnded,
    Captured,
    Counted,
    Drew,
    Event,
    HandEnded,
    Passed,
    Placed,
    Played,
    Skipped,
)
from game.view.moving import Tone


class Sound(StrEnum):
    """One for each kind of thing that happens at the table."""

    PLACE = "place"
    DRAW = "draw"
    PASS = "pass"
    CAPTURE = "capture"
    SCORE = "score"
    END = "end"


TONES: Mapping[Sound, tuple[Tone, ...]] = {
    Sound.PLACE: (Tone(1500, 420, 0.03, 0.14), Tone(340, 150, 0.07, 0.2)),
    Sound.DRAW: (Tone(520, 700, 0.06, 0.07), Tone(340, 170, 0.05, 0.1, 0.07)),
    Sound.PASS: (Tone(230, 190, 0.12, 0.12), Tone(230, 190, 0.12, 0.08, 0.14)),
    Sound.CAPTURE: (Tone(620, 240, 0.1, 0.12), Tone(330, 140, 0.08, 0.16, 0.08)),
    Sound.SCORE: (Tone(659, 659, 0.16, 0.08, 0.18), Tone(880, 880, 0.24, 0.08, 0.28)),
    Sound.END: (
        Tone(523, 523, 0.2, 0.09, 0.3),
        Tone(659, 659, 0.2, 0.09, 0.44),
        Tone(784, 784, 0.4, 0.09, 0.58),
    ),
}


def sounds(before: Model, after: Model) -> tuple[Sound, ...]:
    """What is heard between two moments, each sound once; nothing where sounds are off.

    Switching them on lets one be heard.
    """
    if not after.prefs.look.sounds:
        return ()
    if not before.prefs.look.sounds:
        return (Sound.PLACE,)
    if {before.screen, after.screen} != {Screen.TABLE} or before.began != after.began:
        return ()
    news = (_sound(event) for event in after.log[len(before.log) :])
    return tuple(dict.fromkeys(sound for sound in news if sound is not None))


def tones(heard: tuple[Sound, ...]) -> tuple[Tone, ...]:
    """What the sounds are made of."""
    return tuple(tone for sound in heard for tone in TONES[sound])


def _sound(event: Event) -> Sound | None:
    match event:
        case Played() | Placed():
            return Sound.PLACE
        case Drew():
            return Sound.DRAW
        case Passed() | Skipped():
            return Sound.PASS
        case Captured():
            return Sound.CAPTURE
        case Counted():
            return Sound.SCORE if event.points else None
        case HandEnded() | BoardEnded():
            return Sound.END
    return None
