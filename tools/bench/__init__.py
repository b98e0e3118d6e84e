"""Measures: how well the computer players play, how fast the engine is."""
