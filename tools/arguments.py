"""Arguments of commands, read so that what is wrong with them is one sentence."""

from __future__ import annotations

import argparse
from typing import NoReturn

from tools.project import ToolError


class Parser(argparse.ArgumentParser):
    """Raises ToolError instead of printing the whole usage; ``name`` begins its sentence."""

    def __init__(self, name: str, prog: str, description: str | None = None) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)
        self._name = name

    def error(self, message: str) -> NoReturn:
        """What is wrong, as the sentence of a ToolError."""
        raise ToolError(f"{self._name}: {message} (--help lists the arguments).")
