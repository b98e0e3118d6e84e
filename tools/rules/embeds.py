"""What the scripts of embedded boards need to know of the game, before any Python is loaded."""

from __future__ import annotations

import json

from game.app.arranged import arranged
from game.app.drawn_board import moves_to
from game.app.embed_address import KNOWN, PARAMETERS
from game.app.embed_messages import IN, OUT
from game.engine.moves import parse_move
from game.games.blockers_state import BlockersState
from game.games.catalogue import CATALOGUE
from game.i18n.embedding import EMBEDDING
from game.i18n.titles import TITLES
from game.view.laid import print_laid, shapes
from tools.rules.games import ABOUT


def embed_data() -> bytes:
    """All of it as JSON."""
    games = [entry.game for entry in CATALOGUE]
    data = {
        "texts": EMBEDDING,
        "titles": {game: TITLES[f"game.{game}"] for game in games},
        "parameters": PARAMETERS,
        "known": KNOWN,
        "out": list(OUT),
        "in": list(IN),
        "shapes": shapes(),
        "posters": {game: _poster(game) for game in games},
    }
    return json.dumps(data, ensure_ascii=False).encode()


def _poster(game: str) -> str:
    text = ABOUT[game].poster
    drawn = "/" in text
    moves = moves_to(text) if drawn else [parse_move(word) for word in text.split()]
    state = arranged(game, moves).state
    return print_laid(state.cells if isinstance(state, BlockersState) else state.chain)
