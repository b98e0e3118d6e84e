"""The page's globals as Python sees them: JavaScript has no types to check."""

from typing import Any

def __getattr__(name: str) -> Any: ...
