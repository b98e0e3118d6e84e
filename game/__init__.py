"""Tile games in Python: engine, players, table and pictures."""
