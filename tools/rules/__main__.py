"""`python -m tools.rules FOLDER [BASE]`: writes the pages of text.

A program of its own, so that a build shows the texts and the game as they are now.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.embeds import DATA
from tools.pages import WAITING
from tools.project import ToolError, write_if_changed
from tools.rules.embeds import embed_data
from tools.rules.site import text_files
from tools.rules.waiting import waiting_tables


def main(arguments: list[str]) -> int:
    """Write all files; 1 and one sentence when a text is not right."""
    folder, base = Path(arguments[0]), "".join(arguments[1:])
    try:
        files = text_files(base) | {DATA: embed_data(), WAITING: waiting_tables().encode()}
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    for name, data in files.items():
        write_if_changed(folder / name, data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
