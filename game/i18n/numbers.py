"""Numbers as a language writes them: the decimal comma, a true minus sign."""

from __future__ import annotations

_POINT = frozenset({"en"})
"""The languages that write a decimal point."""


def decimal(language: str, value: float) -> str:
    """A number with one decimal place: ``−1.8``, ``−1,8``."""
    text = f"{abs(value):.1f}"
    negative = value < 0 and float(text) != 0
    return ("−" if negative else "") + (text if language in _POINT else text.replace(".", ","))


def signed(language: str, value: float) -> str:
    """The same with a plus sign where it is above zero."""
    text = decimal(language, value)
    return text if text.startswith("−") or float(f"{value:.1f}") == 0 else f"+{text}"
