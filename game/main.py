"""The page: what PyScript starts."""

from __future__ import annotations

from game.run.app import App

APP = App()
