"""What a replay tells beside its picture: sentences, hands, opinions, all moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.board_sight import BoardSight
from game.app.holdings import Held
from game.app.replay import Tape
from game.app.scene import Scene
from game.engine.seats import Seat
from game.engine.stone import Stone
from game.engine.tile import Tile
from game.i18n import Words
from game.view.account import number
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.parts import heard, small_tile
from game.view.speech import Speech
from game.view.stones import stone_face

Opinions = Sequence[tuple[str, str]]
"""What the computer thinks of the moves at a moment: move and cost as texts, best first."""


class Told:
    """The words for one scene: sentences for the eye, tiles for the ear."""

    def __init__(self, tape: Tape, seen: Scene, words: Words) -> None:
        self.tape, self.seen, self.words = tape, seen, words
        seats = seen.sight.seats
        self.names = Names(words, seats, tape.humans)
        self.speech = Speech(words, seats, humans=tape.humans)
        self.aloud = Speech(words, seats, aloud=True, humans=tape.humans)
        self.grid = GridSpeech(words, self.names)
        self.single = tape.match.rules.target is None

    def happened(self, ply: int) -> str:
        """What a move of this hand has brought."""
        speaker = self.grid if isinstance(self.seen.sight, BoardSight) else self.speech
        return " ".join(one for event in self.seen.told[ply] for one in speaker.event(event))

    def place(self) -> str:
        """Where this is, and what has just happened."""
        at, plies = self.seen.place, len(self.seen.told) - 1
        where = self.words("replay.place.single", ply=at.ply, plies=plies)
        if not self.single:
            hand, hands = at.hand + 1, len(self.tape.reels)
            where = self.words("replay.place", hand=hand, hands=hands, ply=at.ply, plies=plies)
        return f"{where}. {self.happened(at.ply)}"


def hands_list(seen: Scene, opened: bool, told: Told, words: Words) -> Node:
    """Score and tiles of every seat; the backs of hidden tiles as their number."""
    show_all = h(
        "label",
        {"class": "check"},
        h("input", {"type": "checkbox", "checked": opened, "data-change": "show-hands"}),
        h("span", None, words("replay.all-hands")),
        key="show-all",
    )
    heads = [h("th", {"scope": "col"}, heard(words("table.players")))]
    heads.append(h("th", {"scope": "col"}, words("settle.score")))
    heads.append(h("th", {"scope": "col"}, words("replay.tiles")))
    rows = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, told.names.name(seat)),
            h("td", None, number(seen.scores[seat])),
            h("td", None, _held(seen, seat, told, words)),
            key=str(seat),
        )
        for seat in range(seen.sight.seats)
    ]
    return h(
        "section",
        {"class": "replay-hands"},
        h("h2", None, words("replay.hands")),
        show_all if seen.may_open else None,
        h(
            "table",
            None,
            h("caption", {"class": "heard"}, words("replay.hands")),
            h("thead", None, h("tr", None, heads)),
            h("tbody", None, rows),
        ),
        key="hands",
    )


def _held(seen: Scene, seat: Seat, told: Told, words: Words) -> Node:
    hand: Held | None = seen.hands[seat]
    if hand is None:
        return h("span", None, words("table.tiles", n=seen.counts[seat]))
    if not hand:
        return h("span", None, words("settle.none"))
    return h("ul", {"class": "bare"}, [_tile(one, told) for one in hand])


def _tile(one: Tile | Stone, told: Told) -> Node:
    if isinstance(one, Tile):
        return small_tile(one, told.aloud)
    return h(
        "li",
        {"class": "small-stone"},
        stone_face(one),
        heard(told.grid.stone(one)),
        key=str(one),
    )


def opinions_list(opinions: Opinions, words: Words) -> Node | None:
    """What the computer thinks of the moves at a moment; nothing where it was not asked."""
    if not opinions:
        return None
    heads = [h("th", {"scope": "col"}, words(f"replay.{name}")) for name in ("move", "cost")]
    rows = [
        h("tr", None, h("th", {"scope": "row"}, move), h("td", None, cost), key=str(at))
        for at, (move, cost) in enumerate(opinions)
    ]
    return h(
        "section",
        {"class": "replay-opinion"},
        h("h2", None, words("replay.opinion")),
        h(
            "table",
            None,
            h("caption", {"class": "heard"}, words("replay.opinion")),
            h("thead", None, h("tr", None, heads)),
            h("tbody", None, rows),
        ),
        key="opinion",
    )


def moves_list(seen: Scene, told: Told, thoughts: Mapping[int, str], words: Words) -> Node:
    """All moves of the hand, each a button that leads there, with what the expert thinks of it.

    ``thoughts``: by number of the move, from 1; none where the expert was not asked.
    """
    at = seen.place
    items = [
        h(
            "li",
            None,
            h(
                "button",
                {
                    "type": "button",
                    "class": "button link replay-move",
                    "data-do": f"jump:{at.hand}:{ply}",
                    "aria-current": "step" if ply == at.ply else None,
                },
                f"{ply}. {told.happened(ply)}",
            ),
            h("p", {"class": "replay-thought"}, thoughts[ply]) if ply in thoughts else None,
            key=str(ply),
        )
        for ply in range(len(seen.told))
    ]
    title = words("replay.moves", hand=at.hand + 1)
    if told.single:
        title = words("replay.moves.single")
    return h(
        "section",
        {"class": "replay-moves"},
        h("h2", None, title),
        h("ol", {"class": "log-list", "aria-label": title}, items),
        key="moves",
    )
