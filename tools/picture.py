"""`make picture`: the picture in README.md, a table of the real page in the middle of a hand."""

from __future__ import annotations

import json
import sys

from game.app.saved import print_save
from game.app.trust import Trust
from game.engine.deal import SECRET_BYTES
from game.engine.record import parse_match
from game.games.catalogue import rules_for
from tools.bench.served import served
from tools.project import HERE, write_if_changed

TARGET = "docs/table.jpg"
LARGEST = 150_000
"""Bytes: the picture comes with every look at the project."""
SIZE = {"width": 1100, "height": 760}
RECORD = """tiles 1
game all-fives
seats 2
options deal=9-7-5 target=250 finish=at-once floor=0 settlement=own spinner=first opener=lot
hand 1
lot 6-5 3-3
deal 6-3 6-2 5-4 5-2 4-0 3-3 2-1 1-0 0-0 | 6-4 6-0 5-5 5-3 4-3 4-1 3-2 3-1 3-0 \
| 6-5 5-0 5-1 4-2 6-1 1-1 2-2 4-4 2-0 6-6
moves 5-4 5-5< 4-0> 5-3< 0-0> 3-0< 5-2_ 3-2_ 1-0< 3-1_
"""


def main() -> int:
    """Write the picture; 1 and one sentence when it is larger than it may be."""
    match = parse_match(RECORD, rules_for).match
    save = json.dumps(print_save(match, Trust(bytes(SECRET_BYTES)), (0,)))
    with served() as (browser, address):
        page = browser.new_page(
            viewport=SIZE,  # type: ignore[arg-type]
            color_scheme="light",
            reduced_motion="reduce",
        )
        page.add_init_script(f"localStorage.setItem('tiles.1.match', {save})")
        page.goto(f"{address}?lang=en&pace=instant#table")
        page.wait_for_selector(".own.fits")
        picture = page.screenshot(type="jpeg", quality=85)
    if len(picture) > LARGEST:
        print(f"{TARGET} would have {len(picture):,} bytes, more than {LARGEST:,}.")
        return 1
    write_if_changed(HERE.root / TARGET, picture)
    print(f"{TARGET} is ready: {len(picture):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
