"""Texts of odd letters for laws that hold for any text."""

from __future__ import annotations

from hypothesis import strategies as st

LETTERS = "azAZ079 :-<>|=,.;&%+#/\\\"'{}[]()_\n\t\r\0\u00e9\u00a0\u0663\u00b2\u6f22\ud800\U0001f600"
"""Letters that have a meaning somewhere, digits of other scripts, halves of pairs. A short list:
to set up all of Unicode takes seconds on the page's interpreter."""


def odd_text(most: int, least: int = 0) -> st.SearchStrategy[str]:
    """Any text of these letters up to a length."""
    return st.text(alphabet=LETTERS, min_size=least, max_size=most)
