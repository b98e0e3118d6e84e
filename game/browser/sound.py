"""Sounds made in the page. Silent until the reader has touched it; asleep when nothing sounds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import js

from game.view.moving import Tone

ATTACK = 0.004
"""Seconds until a tone is at its loudest, so that it begins without a crack."""
REST = 0.5
"""Seconds of silence after which the sound output sleeps."""
_SILENT = 0.0001


class Sounder:
    """Plays sounds; makes its audio context when the first is heard."""

    def __init__(self) -> None:
        self._context: Any = None
        self._sleep: asyncio.TimerHandle | None = None

    def play(self, tones: Sequence[Tone]) -> None:
        """Let ``tones`` be heard; before the first touch of the page, nothing."""
        if not tones or not self._wake():
            return
        for tone in tones:
            self._sound(tone)
        if self._sleep is not None:
            self._sleep.cancel()
        wait = max(tone.after + tone.length for tone in tones) + REST
        self._sleep = asyncio.get_event_loop().call_later(wait, self._context.suspend)

    def _wake(self) -> bool:
        """Whether the browser lets the page be heard."""
        touched = getattr(js.navigator, "userActivation", None)
        if not hasattr(js, "AudioContext") or (touched and not touched.hasBeenActive):
            return False
        if self._context is None:
            self._context = js.AudioContext.new()
        self._context.resume()
        return True

    def _sound(self, tone: Tone) -> None:
        """One tone: up fast, sliding, dying away; its nodes go when it has ended."""
        start = self._context.currentTime + tone.after
        end = start + tone.length
        source, loudness = self._context.createOscillator(), self._context.createGain()
        source.type = "triangle"
        source.frequency.setValueAtTime(tone.start, start)
        source.frequency.exponentialRampToValueAtTime(tone.end, end)
        loudness.gain.setValueAtTime(_SILENT, start)
        loudness.gain.linearRampToValueAtTime(tone.loud, start + ATTACK)
        loudness.gain.exponentialRampToValueAtTime(_SILENT, end)
        source.connect(loudness)
        loudness.connect(self._context.destination)
        source.start(start)
        source.stop(end)
