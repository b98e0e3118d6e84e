"""An embedded board: what PyScript starts there."""

from __future__ import annotations

from game.run.embedding import EmbeddedApp

APP = EmbeddedApp()
