"""The page that builds figures: what PyScript starts there."""

from __future__ import annotations

from game.run.builder import BuilderApp

APP = BuilderApp()
