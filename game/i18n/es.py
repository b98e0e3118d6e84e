"""Texts."""

TEXTS: dict[str, str | dict[str, str]] = {}
