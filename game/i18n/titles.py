"""Names that stay the same in every language."""

TITLES: dict[str, str] = {
    "game.block": "Block",
    "game.draw": "Draw",
    "game.all-fives": "All Fives",
    "game.blockers": "Blockers! (Uptown)",
}
"""By text key: the names of the games."""
